"""ScenariosScreen: outputs that are kept, run again, and compared with what is expected."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QWidget

from tooldesk.counted import counted
from tooldesk.errors import AppError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.scenarios.command_table import OF_SCENARIO
from tooldesk_ui.scenarios.scenario_edits import ScenarioEdits, named
from tooldesk_ui.scenarios.scenario_page import ScenarioPage
from tooldesk_ui.scenarios.scenario_rows import (
    DIFFERS,
    WORDS,
    ScenarioRow,
    ScenariosModel,
    summary_of,
)
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.dialogs.dialog import answer_of
from tooldesk_ui.widgets.dialogs.file_dialog import ask_files
from tooldesk_ui.widgets.dialogs.name_dialog import NameDialog
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.row_reading import RowReading
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.scenarios.shown_scenarios import ShownScenarios

WIDTHS, LEAST_WIDTHS = (380, 780), (280, 300)
LONGEST_NAME = 80


class ScenariosScreen(ListScreen):
    """Runs nothing by itself; what is executed is only what a scenario says, where it is allowed.

    Signals:
        text_wanted(str): an output shall be put into the console.
    """

    text_wanted = Signal(str)

    def __init__(
        self, theme: Theme, commands: Commands, history: History, parent: QWidget | None = None
    ) -> None:
        super().__init__("scenarios_screen", parent)
        self.commands, self._theme, self._steps = commands, theme, history
        self._edits = ScenarioEdits(history)
        self._app: App | None = None
        self._work: ShownScenarios | None = None
        self._task: asyncio.Task[None] | None = None
        self._read_row: ScenarioRow | None = None
        self._raw: str | None = None
        self.list = ListPane(theme, ScenariosModel(), WORDS)
        self.list.view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.page = ScenarioPage(theme, commands)
        ids = "import_traces", "stop_scenarios", "run_listed_scenarios"
        kinds = {"run_listed_scenarios": "primary"}
        buttons = [ActionButton(commands[id_], kinds.get(id_, "")) for id_ in ids]
        self.bar = TopBar("scenarios_summary", buttons)
        self._reading: RowReading[str] = RowReading(self.owner, self._read, self)
        sides = TwoSides(
            "scenarios_splitter", self.list, self.page, self, widths=WIDTHS, least=LEAST_WIDTHS
        )
        self.compose(sides, self.bar, show=self._show, seen=self._on_seen)
        self._join()
        self.take_files(self.bring)
        self.list.set_loading()

    def _join(self) -> None:
        begin = self.owner.start
        self.commands.join(
            self,
            {
                "run_scenarios": lambda: self._run([row.key for row in self.list.chosen()]),
                "run_listed_scenarios": lambda: self._run(self._listed_names()),
                "stop_scenarios": self._stop,
                "accept_scenarios": lambda: begin(self._accept(), "accept scenarios"),
                "open_scenario": self._open,
                "rename_scenario": self.with_row(self._ask_name),
                "import_traces": self._ask_files,
                "save_expectation": self.with_row(self._save),
                "revert_expectation": self.page.editor.revert,
            },
        )
        remove = {"remove_scenarios": lambda: begin(self._remove(), "remove scenarios")}
        self.commands.join(self.list, remove)
        self.list.chosen_changed.connect(self._offer)
        self.page.editor.changed.connect(self._offer)
        self.list.offer_when_empty(self.commands["import_traces"])
        join_list(self.commands, self.list, OF_SCENARIO, opens="open_scenario")

    def set_app(self, app: App | None) -> None:
        """Show the scenarios of `app`; None while a workspace is being opened."""
        if app is not self._app:
            self._stop()
            self._app, self._work, self._read_row = app, None, None
            self.page.editor.forget_all()
            self.list.set_loading()
        self.look()

    def look(self) -> None:
        """List what there is now."""
        if self._app is not None and self.isVisible():
            self.owner.start(self._look(self._app), "list scenarios")
        self._offer()

    def bring(self, files: Sequence[Path]) -> None:
        """Offer to keep what stands in traces."""
        if files and self._app is not None:
            self.owner.start(self._import(self._app, files), "import traces")

    def _on_seen(self, is_seen: bool) -> None:
        if is_seen:
            self.look()

    async def _look(self, app: App) -> None:
        work = await self._work_of(app)
        await work.look()
        if work is self._work:
            self._show_rows()

    async def _work_of(self, app: App) -> ShownScenarios:
        """Made when it is first wanted: most windows never run a scenario."""
        from tooldesk.scenarios.shown_scenarios import ShownScenarios

        if self._work is None or self._work.desk is not app:
            self._work = ShownScenarios(app)
        return self._work

    def _show_rows(self, words: str = "") -> None:
        listed = self._work.listed if self._work is not None else []
        rows = [ScenarioRow(*each) for each in listed]
        self.list.set_rows(rows)
        self.bar.summary.setText(words or summary_of(rows))
        self._offer()

    def _show(self, row: ScenarioRow | None) -> None:
        before, self._read_row = self._read_row, row
        is_other = row is None or before is None or before.listed != row.listed
        self.page.show_content(row is not None)
        if row is not None:
            self.page.show_row(row, is_other=is_other)
        if is_other:
            self._raw = None
            self._reading.want(row.key if row is not None and not row.listed.problem else None)
        self._offer()

    async def _read(self, name: str) -> None:
        if self._work is None:
            return
        try:
            scenario, expected, has_secret = await self._work.read(name)
        except AppError:
            self.look()  # the list says why
            return
        if self._reading.is_wanted(name):
            self._raw = scenario.raw
            self.page.show_scenario(name, scenario, expected, is_editable=not has_secret)
            self._offer()

    def _offer(self) -> None:
        offer, row, editor = self.commands.offer, self.list.current(), self.page.editor
        is_running = self._task is not None
        chosen = [each.key for each in self.list.chosen()]
        who = named(chosen) if chosen else ""
        can_run = self._work is not None and not is_running
        offer(can_run and bool(chosen), "run_scenarios", of=who)
        listed = self.list.model.rowCount() > 0
        offer(can_run and listed, "run_listed_scenarios")
        offer(is_running, "stop_scenarios")
        offer(can_run and bool(chosen), "remove_scenarios", of=who)
        differing = [row.key for row in self._differing()]
        what = named(differing) if differing else ""
        offer(can_run and bool(differing), "accept_scenarios", of=what)
        name = row.key if row is not None else ""
        offer(bool(name) and can_run, "rename_scenario", of=name)
        is_read = row is not None and self._raw is not None
        offer(is_read, "open_scenario", of=name)
        is_changed = is_read and editor.is_changed
        offer(is_changed and not editor.problem, "save_expectation", of=name)
        offer(is_changed, "revert_expectation", of=name)
        offer(self._app is not None, "import_traces")

    def _differing(self) -> list[ScenarioRow]:
        return [row for row in self.list.chosen() if row.look is DIFFERS]

    def _listed_names(self) -> list[str]:
        model = self.list.model
        rows = [model.row_at(number) for number in range(model.rowCount())]
        return [row.key for row in rows if row is not None]

    def _run(self, names: Sequence[str]) -> None:
        if self._work is not None and self._task is None and names:
            self._task = self.owner.start(self._run_all(self._work, names), "run scenarios")
            self._offer()

    async def _run_all(self, work: ShownScenarios, names: Sequence[str]) -> None:
        def tell(done: int) -> None:
            if work is self._work:
                self._show_rows(f"Running… {done:,} of {counted(len(names), 'scenario')}")

        try:
            tell(0)
            await work.run(names, tell)
        finally:
            self._task = None
            if work is self._work:
                self._show_rows()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _accept(self) -> None:
        if (work := self._work) is not None and (rows := self._differing()):
            found = (work.result_of(row.key) for row in rows)
            await self._edits.accept(work, [each for each in found if each is not None])

    async def _remove(self) -> None:
        if self._work is not None and (rows := self.list.chosen()):
            await self._edits.remove(self._work.runs, [row.key for row in rows])

    async def _save(self, row: ScenarioRow) -> None:
        editor = self.page.editor
        if self._work is not None:
            await self._edits.edit(self._work.runs, row.key, editor.text, editor.forget)

    async def _ask_name(self, row: ScenarioRow) -> None:
        if self._work is None:
            return
        runs, old = self._work.runs, row.key

        async def keep(name: str) -> None:
            runs.files.require_free(name)
            self.list.show_row(name)
            self._edits.rename(runs, old, name)

        hint = "It is the name of its file: letters, digits, -, _ and dots."
        title = f"Rename scenario {old}"
        dialog = NameDialog(
            self._theme, title, hint, old, keep, self, noun="scenario", longest=LONGEST_NAME
        )
        await answer_of(dialog)

    def _open(self) -> None:
        if self._raw is not None:
            self.text_wanted.emit(self._raw)

    def _ask_files(self) -> None:
        ask_files(self, "Import traces", self.bring)

    async def _import(self, app: App, files: Sequence[Path]) -> None:
        # the readers of traces are many, and most windows import none
        from tooldesk_ui.scenarios.import_dialog import ImportDialog

        runs = (await self._work_of(app)).runs
        dialog = ImportDialog(self._theme, app, runs, files, self)
        if await answer_of(dialog) and dialog.taken:
            self.list.show_row(dialog.taken[0].name)
            self._edits.keep(runs, dialog.taken)
