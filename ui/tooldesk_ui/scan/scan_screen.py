"""ScanScreen: logs as a whole, counted by model, dialect, tool, day and kind."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from tooldesk.counted import counted
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.scan.chart_words import drawn
from tooldesk_ui.scan.command_table import OF_EXAMPLE
from tooldesk_ui.scan.figure_page import FigurePage
from tooldesk_ui.scan.figure_rows import KINDS, VIEWS, WORDS, FigureRow, FiguresModel
from tooldesk_ui.scan.scan_bar import ScanBar
from tooldesk_ui.scan.scan_charts import ScanCharts
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.brought_data import NO_OUTPUTS
from tooldesk_ui.widgets.dialogs.file_dialog import ask_files, ask_folder, ask_where_to_save
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.scanning.kind_counts import Example
    from tooldesk.usage.desk.scanned_logs import ScannedLogs

LOOK_EVERY_MS = 200
WIDTHS, LEAST_WIDTHS = (420, 740), (280, 300)
NOTHING = ("no output in these logs names one.", "nothing in these logs was counted here.")
_CHOOSE = "Choose logs"
_KINDS = "Report (*.html);;JSON (*.json)"


class ScanScreen(ListScreen):
    """Reads nothing before a person starts it; what it shows has no stored secret in it.

    Signals:
        text_wanted(str): a model's text shall be put into the console.
    """

    text_wanted = Signal(str)

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("scan_screen", parent)
        self.commands = commands
        self._app: App | None = None
        self._work: ScannedLogs | None = None
        self._task: asyncio.Task[None] | None = None
        self.list = ListPane(theme, FiguresModel(), WORDS)
        self.page = FigurePage(theme, commands)
        self.choices = ScanBar(theme, commands)
        self.views = Segments(VIEWS, "scan_views")
        self.views.chosen.connect(self._on_view)
        buttons = [ActionButton(each) for each in commands.pick("show_scan_charts", "export_scan")]
        self.bar = TopBar("scan_summary", buttons, self.views)
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY_MS)
        self._timer.timeout.connect(self._look)
        self.charts = ScanCharts(theme, self.owner)
        self.charts.chosen.connect(self._on_chosen)
        self._right = QStackedWidget()
        self._right.addWidget(self.page)
        self._right.addWidget(self.charts)
        sides = TwoSides(
            "scan_splitter", self.list, self._right, self, widths=WIDTHS, least=LEAST_WIDTHS
        )
        self.compose(sides, self.choices, self.bar, show=self._show)
        self._join()
        self.take_files(self._take)
        self.list.set_rows([])
        self._show_rows()

    def _join(self) -> None:
        self.commands.join(
            self,
            {
                "start_scan": self._start,
                "stop_scan": self._stop,
                "choose_logs": lambda: ask_files(self, _CHOOSE, self._take),
                "choose_log_folder": lambda: ask_folder(self, _CHOOSE, self._take),
                "open_scan_example": self.with_row(self._open_first),
                "export_scan": self._ask_file,
                "show_scan_charts": lambda: self._show_charts(not self._is_charting),
            },
        )
        self.page.example_wanted.connect(self._open)
        self.choices.fields["logs"].textChanged.connect(self._offer)
        self.list.selected.connect(lambda _: self._show_charts(False))
        self.list.offer_when_empty(self.commands["choose_logs"])
        join_list(self.commands, self.list, OF_EXAMPLE, opens="open_scan_example")

    def set_app(self, app: App | None) -> None:
        """Scan beside the workspace of `app`; what was counted beside another one goes."""
        if app is not self._app:
            self._stop()
            self._app, self._work = app, None
            self._show_rows()
        self._offer()

    def save_state(self) -> dict[str, Any]:
        """As every list, and what was chosen."""
        chosen = {"choices": self.choices.save_state(), "view": self.views.current()}
        return {**super().save_state(), **chosen}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; nothing is read because of it."""
        super().restore_state(state)
        if isinstance(choices := state.get("choices"), dict):
            self.choices.restore_state(choices)
        view = state.get("view")
        if type(view) is int and 0 <= view < len(VIEWS):
            self.views.set_current(view)

    async def shut_down(self) -> None:
        """End the scan, and all that is under way; its parts are kept."""
        self._stop()
        self._timer.stop()
        if (task := self._task) is not None:
            await asyncio.wait([task])
        await super().shut_down()

    def _start(self) -> None:
        if self._app is not None and self._task is None:
            self._task = self.owner.start(self._run(self._app), "scan")
            self._offer()

    async def _run(self, app: App) -> None:
        # most windows never scan
        from tooldesk.errors import AppError
        from tooldesk.usage.desk.scanned_logs import ScannedLogs

        work, choices = self._work or ScannedLogs(app), self.choices
        self._work = work
        choices.show_begun()
        self._timer.start()
        try:
            await work.run(
                choices.texts("logs"),
                choices.written("specs"),
                choices.texts("what_ifs"),
                has_own_tools=choices.own_tools.isChecked(),
                scheduler=choices.written("scheduler"),
            )
            is_whole = work.result is None or work.result.is_whole
            words = "Stopped: press Start again to go on with the parts that are not done."
            choices.show_ended("" if is_whole else words)
        except AppError as error:
            choices.show_problem("The logs are not scanned", error)
        finally:
            self._task = None
            self._timer.stop()
            if work is self._work:
                self._show_rows()

    def _stop(self) -> None:
        if self._task is not None and (self._work is None or not self._work.stop()):
            self._task.cancel()  # it only looks for logs yet

    def _look(self) -> None:
        if self._work is not None and (progress := self._work.progress) is not None:
            self.choices.show_progress(progress)

    def _on_view(self) -> None:
        is_charting = self._is_charting
        self._show_rows()
        if is_charting and self.commands["show_scan_charts"].isEnabled():
            self._show_charts(True)

    def _show_rows(self) -> None:
        work, view = self._work, self.views.current()
        rows = [] if work is None else [FigureRow(each) for each in work.figures]
        shown = [row for row in rows if row.view == view]
        outputs = sum(row.count for row in rows if row.view == 0)
        if shown or work is None or work.result is None:
            self.list.set_rows(shown)
        elif not outputs:
            self.list.set_failed("No output found", NO_OUTPUTS)
        else:
            self.list.set_failed("None of these", f"{VIEWS[view]}: {NOTHING[view >= KINDS]}")
        words = ""
        if work is not None and (result := work.result) is not None:
            parts = [counted(outputs, "output"), counted(result.files, "file")]
            parts.append(size(result.totals.size_bytes))
            parts += [] if result.is_whole else ["stopped before its end"]
            words = ", ".join(parts)
        self.bar.summary.setText(words)
        has_charts = view < KINDS and drawn(view, shown) is not None
        if self._is_charting and not has_charts:
            self._show_charts(False)
        elif self._is_charting:
            self._draw_charts()
        self.commands.offer(has_charts, "show_scan_charts")
        self._offer()

    @property
    def _is_charting(self) -> bool:
        return self._right.currentWidget() is self.charts

    def _show_charts(self, is_shown: bool) -> None:
        self._right.setCurrentWidget(self.charts if is_shown else self.page)
        command = self.commands["show_scan_charts"]
        command.setChecked(is_shown)
        command.retitle(command.entry.title, "Examples" if is_shown else "Charts")
        if is_shown:
            self._draw_charts()

    def _draw_charts(self) -> None:
        self.charts.show_rows(self.views.current(), self.list.model.all_rows())

    def _on_chosen(self, key: str) -> None:
        self.list.show_row(key)
        self._show_charts(False)

    def _show(self, row: FigureRow | None) -> None:
        self.page.show_content(row is not None)
        if row is not None:
            self.page.show_row(row)
        self._offer()

    def _offer(self) -> None:
        offer, row = self.commands.offer, self.list.current()
        has_logs = bool(self.choices.texts("logs"))
        offer(self._app is not None and self._task is None and has_logs, "start_scan")
        offer(self._task is not None, "stop_scan")
        offer(self._task is None, "choose_logs", "choose_log_folder")
        has_result = self._work is not None and self._work.result is not None
        offer(has_result, "export_scan")
        name = row.title if row is not None else ""
        has_example = row is not None and _first_example(row) is not None
        offer(has_example, "open_scan_example", of=name)

    def _take(self, files: Sequence[Path]) -> None:
        self.choices.set_logs([str(each) for each in files])

    def _open_first(self, row: FigureRow) -> None:
        if (example := _first_example(row)) is not None:
            self._open(example[1], example[2])

    def _open(self, file: str, line: int) -> None:
        if self._work is not None:
            self.owner.start(self._read(self._work, file, line), "open an example")

    async def _read(self, work: ScannedLogs, file: str, line: int) -> None:
        self.text_wanted.emit(await work.raw_at(file, line))

    def _ask_file(self) -> None:
        def save(path: Path, _: str) -> None:
            self.owner.start(self._export(path), "export a scan")

        ask_where_to_save(self, "Export scan", "scan.html", _KINDS, save)

    async def _export(self, path: Path) -> None:
        if self._work is not None:
            await self._work.export(path)
            self.said.emit(f"The scan is written to {path.name}.")


def _first_example(row: FigureRow) -> Example | None:
    """One that can be opened."""
    every = (each for figure in row.figures.figures for each in figure.examples)
    return next((each for each in every if each[2]), None)
