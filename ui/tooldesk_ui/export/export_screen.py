"""ExportScreen: which tools go out in whose form, what that form makes of them, and the result."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.counted import counted
from tooldesk.errors import SecretsUnreadError
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.commands.list_joining import join_list
from tooldesk_ui.export.command_table import OF_ROW
from tooldesk_ui.export.drag_handle import DragHandle
from tooldesk_ui.export.export_list import ExportList, ExportModel
from tooldesk_ui.export.export_options import ExportOptions
from tooldesk_ui.export.export_preview import ENDINGS, ExportPreview
from tooldesk_ui.export.export_rows import ExportRow, summary_of
from tooldesk_ui.export.export_work import (
    DOCTOR,
    SNIPPET,
    TOOL,
    Wish,
    beyond,
    export_all,
    schema_difference,
    shown_text,
)
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.clipboard import copy_text
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.lists.list_screen import ListScreen
from tooldesk_ui.widgets.lists.two_sides import TwoSides
from tooldesk_ui.widgets.pages.top_bar import TopBar

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.exporting.export import Export
    from tooldesk.exporting.finding import Finding

WIDTHS, LEAST_WIDTHS = (380, 800), (240, 300)
PAUSE_MS = 30
"""Between a choice and the work for it, so that a row that is only passed costs nothing."""


class ExportScreen(ListScreen):
    """Exports what is ticked; the tools themselves stay as they are.

    Signals:
        edit_wanted(str, str): a tool shall be edited, beginning at a JSON pointer into it.
    """

    edit_wanted = Signal(str, str)

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__("export_screen", parent)
        self.commands = commands
        self._app: App | None = None
        self._is_stale = False
        self._unticked: frozenset[str] = frozenset()
        self._all: Export | None = None
        self._export: Export | None = None
        self._shown: tuple[object, ...] = ()
        self._text = ""
        self._unread: SecretsUnreadError | None = None
        self._viewing: asyncio.Task[Any] | None = None
        self._exporting = LatestWork(PAUSE_MS, self)
        self.list = ExportList(theme, self)
        self.options, self.preview = ExportOptions(self), ExportPreview(theme, self)
        self.drag = DragHandle(theme, lambda: (self._file_name(), self._text), self)
        buttons = (
            ActionButton(commands["copy_specs"]),
            ActionButton(commands["save_specs"], "primary"),
        )
        self.bar = TopBar("export_summary", [self.drag, *buttons])
        sides = TwoSides(
            "export_splitter", self.list, self.preview, self, widths=WIDTHS, least=LEAST_WIDTHS
        )
        self.compose(sides, self.bar, self.options, show=self._on_row, seen=self._on_seen)
        self._connect()
        self.list.set_loading()

    def set_app(self, app: App | None) -> None:
        """Export the tools of `app`; None while a workspace is being opened."""
        if app is not self._app:
            self._all = self._export = None
            self._exporting.cancel()
            self._forget_text()
            self.list.set_loading()
            self.bar.summary.clear()
        self._app = app
        if app is not None:
            self.options.offer_formats()
        self._begin()

    def save_state(self) -> dict[str, Any]:
        """Format, options, view, which tools have no tick, and what every list keeps."""
        states = self.options.save_state() | self.preview.save_state()
        return super().save_state() | states | {"unticked": sorted(self._unticked)}

    def restore_state(self, state: dict[str, Any]) -> None:
        """Take over what `save_state` gave; what does not fit is left as it is."""
        super().restore_state(state)
        self.options.restore_state(state)
        self.preview.restore_state(state)
        names = state.get("unticked")
        listed = names if isinstance(names, list) else []
        self._unticked = frozenset(each for each in listed if isinstance(each, str))

    async def shut_down(self) -> None:
        """End what is under way; what was dragged out is copied by now."""
        await super().shut_down()
        await self._exporting.shut_down()
        self.drag.forget()

    def _connect(self) -> None:
        model = self.list.model
        assert isinstance(model, ExportModel)
        model.ticked.connect(self._tick)
        self._exporting.finished.connect(self._on_exported)
        self._exporting.failed.connect(
            lambda words: self.list.set_failed("The tools can't be exported", words)
        )
        self.options.changed.connect(self._begin)
        self.preview.changed.connect(self._view)
        self.preview.doctor.fix_wanted.connect(self._on_fix)
        self.list.chosen_changed.connect(self._offer)
        of_screen: dict[str, Callable[[], object]] = {
            "copy_specs": lambda: self.owner.start(self._copy(), "copy specs"),
            "save_specs": self._ask_where,
            "tick_listed": lambda: self._tick(self._listed(), True),
            "untick_listed": lambda: self._tick(self._listed(), False),
            "edit_exported_tool": self.with_row(self._edit),
        }
        self.commands.join(self, of_screen)
        self.commands.join(self.list.view, {"tick_tools": self._on_toggle})
        join_list(self.commands, self.list, OF_ROW, opens="edit_exported_tool")

    def _on_seen(self, is_seen: bool) -> None:
        if is_seen and self._is_stale:
            self._begin()

    def _begin(self) -> None:
        """Export all tools anew, if anybody sees it."""
        app = self._app
        self._is_stale = not self.isVisible()
        if app is None or self._is_stale:
            return
        options = self.options
        problems = {each.tool_name or "": each.reason for each in app.workspace.problems}
        wish = Wish(
            tuple(app.registry.offered()),
            tuple(app.registry.names()),
            options.key,
            options.strict.isChecked(),
            options.describes.isChecked(),
            problems,
        )
        self._exporting.start(partial(export_all, wish, self._unticked))

    def _on_exported(self, done: tuple[Export, list[ExportRow]]) -> None:
        self._all, rows = done
        self._show_rows(rows)

    def _tick(self, names: Iterable[str], is_ticked: bool) -> None:
        changed = frozenset(names)
        before = self._unticked
        self._unticked = before - changed if is_ticked else before | changed
        if self._all is not None and self._unticked != before:
            self._show_rows(self.list.model.all_rows())

    def _show_rows(self, rows: Iterable[ExportRow]) -> None:
        """List these, each as it is ticked now."""
        assert self._all is not None
        known = [
            each
            if each.is_ticked is (each.key not in self._unticked)
            else replace(each, is_ticked=not each.is_ticked)
            for each in rows
        ]
        ticked = {each.key for each in known if each.is_ticked}
        self._export = self._all.only(ticked)
        self.list.set_rows(known)
        verdicts = [each.verdict.value for each in self._export.about_all]
        self.bar.summary.setText(summary_of(known, verdicts) if known else "")

    def _on_row(self, row: ExportRow | None) -> None:
        self._view()

    def _offer(self) -> None:
        """Say what can be done now."""
        row, chosen, offer = self.list.current(), self.list.chosen(), self.commands.offer
        of_one = self.preview.view in (TOOL, SNIPPET)
        has_text = row is not None if of_one else bool(self._export and self._export.exported)
        if self.preview.view == SNIPPET and self.options.key == "mcp":
            has_text = False
        offer(self._all is not None and has_text, "copy_specs", "save_specs")
        self.drag.setEnabled(self._all is not None and has_text)
        of = chosen[0].key if len(chosen) == 1 else counted(len(chosen), "tool")
        offer(bool(chosen), "tick_tools", of=of)
        offer(self.list.has_rows, "tick_listed", "untick_listed")
        offer(row is not None, "edit_exported_tool", of=row.key if row is not None else "")

    def _view(self) -> None:
        """Show what the open view says of the current row; what takes long comes from a thread."""
        self._offer()
        app, row, every, export = self._app, self.list.current(), self._all, self._export
        if app is None or row is None or every is None or export is None:
            self._forget_text()
            return
        view = self.preview.view
        if view == DOCTOR:
            self.preview.doctor.show_tool(row, export)
        wanted = every, export, view, self.preview.language, row.key
        if wanted != self._shown:
            self._forget_text()
            self._shown = wanted
            self._viewing = self.owner.start(self._read(app, wanted, row), "show an export")

    def _forget_text(self) -> None:
        if self._viewing is not None:
            self._viewing.cancel()
        self._shown, self._text, self._viewing, self._unread = (), "", None, None

    async def _read(
        self, app: App, wanted: tuple[Export, Export, int, str, str], row: ExportRow
    ) -> None:
        every, export, view, language, name = wanted
        await asyncio.sleep(PAUSE_MS / 1000)
        if view == DOCTOR:
            found = await asyncio.to_thread(schema_difference, row.exported)
            self.preview.doctor.show_difference(found)
        source = every if view in (TOOL, SNIPPET) else export
        text = await asyncio.to_thread(shown_text, source, view, language, name)
        try:
            self._text = await app.without_secrets_aside(text)
        except SecretsUnreadError as error:
            # said where the text would stand, and to whoever wants to have it
            self._shown, self._unread = (), error
            self.preview.show_text(f"{error.title}. {error.message} {error.next_step}")
        else:
            self.preview.show_text(
                self._text or "MCP has no call of a model; choose another format."
            )

    async def _ready_text(self) -> str:
        """What is shown, or is about to be."""
        if self._viewing is not None:
            await asyncio.wait([self._viewing])
        if self._unread is not None:
            raise self._unread
        return self._text

    async def _copy(self) -> None:
        what = self._what()
        if text := await self._ready_text():
            copy_text(text)
            self.said.emit(f"{what} on the clipboard.")

    def _ask_where(self) -> None:
        what = self._what()
        name = self._file_name()
        ending = name.rpartition(".")[2]
        kinds = "JSON (*.json)" if ending == "json" else f"Script (*.{ending})"

        def save(path: Path, _: str) -> None:
            self.owner.start(self._save(path, what), "save specs")

        ask_where_to_save(self, "Save specs", name, kinds, save)

    async def _save(self, path: Path, what: str) -> None:
        from tooldesk.replaced_file import save_text

        if text := await self._ready_text():
            await asyncio.to_thread(save_text, path, f"{text.rstrip()}\n")
            self.said.emit(f"{what} in {path.name}.")

    def _what(self) -> str:
        """What is copied or saved, in words."""
        row = self.list.current()
        if row is not None and self.preview.view == TOOL:
            return f"The spec of {row.key} is"
        if row is not None and self.preview.view == SNIPPET:
            return f"A call with {row.key} is"
        count = len(self._export.exported) if self._export is not None else 0
        return "1 spec is" if count == 1 else f"{count:,} specs are"

    def _file_name(self) -> str:
        row = self.list.current()
        if row is not None and self.preview.view == TOOL:
            return f"{row.key}.json"
        if row is not None and self.preview.view == SNIPPET:
            return f"call_{row.key}.{ENDINGS[self.preview.language]}"
        return f"tools.{self.options.key}.json"

    def _listed(self) -> list[str]:
        """The tools that fit the filter."""
        model = self.list.model
        rows = (model.row_at(number) for number in range(model.rowCount()))
        return [each.key for each in rows if each is not None]

    def _on_toggle(self) -> None:
        """Tick what is selected; where all of it is ticked, take the ticks away."""
        chosen = self.list.chosen()
        is_ticked = not all(each.is_ticked for each in chosen)
        self._tick((each.key for each in chosen), is_ticked)

    def _edit(self, row: ExportRow) -> None:
        """Begin where the worst is that only a person can mend."""
        wanting = [f for f in row.exported.findings if f.fix is not None and f.fix.value == "edit"]
        found = max(wanting, key=lambda each: each.verdict.value == "fail", default=None)
        self.edit_wanted.emit(row.key, found.pointer if found is not None else "")

    def _on_fix(self, found: Finding) -> None:
        fix = found.fix.value if found.fix is not None else ""
        if fix == "describe":
            self.options.describes.setChecked(True)
        elif fix == "not-strict":
            self.options.strict.setChecked(False)
        elif fix == "fewer-tools" and self._all is not None:
            rows = self.list.model.all_rows()
            self._tick(beyond(rows, self._all.form.most_tools), False)
        elif fix == "edit":
            self.edit_wanted.emit(found.tool_name, found.pointer)
