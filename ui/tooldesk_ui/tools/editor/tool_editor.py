"""ToolEditor: one tool file as a form and as JSON, with what can be done about it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QPushButton,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from tooldesk.calling.schema.pointers import path_of
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.language import tr
from tooldesk_ui.latest_work import LatestWork
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.advising import Advising
from tooldesk_ui.tools.editor.call_preview import CallPreview
from tooldesk_ui.tools.editor.editor_bar import BOTH, FORM, JSON, EditorBar
from tooldesk_ui.tools.editor.form.definition_form import DefinitionForm
from tooldesk_ui.tools.editor.function_looking import FunctionLooking
from tooldesk_ui.tools.editor.json_pane import JsonPane
from tooldesk_ui.tools.editor.tool_draft import ToolDraft
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.notice import Notice

if TYPE_CHECKING:
    from tooldesk.execution.python_worker.installed_interpreters import InstalledInterpreter
    from tooldesk_ui.tools.editor.draft_reading import DraftReading

LEAST_FOR_BOTH = 600
"""Pixels; a narrower editor shows form or JSON, not both side by side."""

WIDE = 1_000
"""Pixels; an editor that is as wide shows both, unless a person chose otherwise."""

PAUSE_MS = 40
"""How long nothing must have been typed before a long text is read."""


class ToolEditor(QWidget):
    """Shows one draft at a time; a long one is read on a thread, and shown when it was.

    Attributes:
        view: Form, both or JSON as a person chose it; None goes by the width.

    Signals:
        save_wanted(bool): the draft is to be written; true when the tool is to be tried then.
        close_wanted(): the person wants to leave.
        changed(): the draft is another one than before.
        said(str): a short word of success or of what is missing.
        outside_settled(bool): a file changed outside: true takes it over, false keeps the draft.
        comparison_wanted(): both are to be seen.
    """

    save_wanted = Signal(bool)
    close_wanted = Signal()
    changed = Signal()
    said = Signal(str)
    outside_settled = Signal(bool)
    comparison_wanted = Signal()

    def __init__(self, theme: Theme, commands: Commands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tool_editor")
        self.setProperty("has_history", True)
        self._theme = theme
        self._draft: ToolDraft | None = None
        self._commands = commands
        self._bar = EditorBar(commands, self)
        self._preview = CallPreview(theme, self)
        self._form = DefinitionForm(theme, self._preview, self)
        self._json = JsonPane(theme, self)
        self._outside = Notice(theme, self)
        self._outside.setObjectName("changed_outside")
        self._split = QSplitter(Qt.Orientation.Horizontal, self)
        self._reading = LatestWork(PAUSE_MS, self)
        self._advising = Advising(self)
        self._functions = FunctionLooking(self)
        self._lay_out()
        self._connect()
        self.view: int | None = None
        self._show_view()

    @property
    def draft(self) -> ToolDraft | None:
        """What is edited."""
        return self._draft

    def making(self, kind: str) -> Generator[None, None, None]:
        """Make the fields of a kind of tool, one with each step; `edit` makes what is missing."""
        return self._form.making(kind)

    def edit(self, draft: ToolDraft) -> None:
        """Edit this draft."""
        self._draft = draft
        self._outside_row.hide()
        self._reading.cancel()
        self._advising.forget()
        self._functions.follow(None, Path())
        self._form.set_draft(draft)
        self._json.set_draft(draft)
        self._read()
        self._refresh()

    def show_interpreters(
        self, found: Sequence[InstalledInterpreter], folder: Path, *, is_complete: bool
    ) -> None:
        """Offer these where a tool has an interpreter."""
        self._form.show_interpreters(found, folder, is_complete=is_complete)

    def look_for_functions(self, folder: Path) -> None:
        """Offer the functions of the file that the draft names, counted from this folder."""
        self._functions.follow(self._draft, folder)

    def end(self) -> None:
        """Edit nothing any more."""
        self._draft = None
        self._functions.follow(None, Path())
        self._reading.cancel()
        self._advising.forget()

    async def settle(self) -> None:
        """Wait until the draft was read as it is now, or is not edited any more."""
        await self._reading.settle()

    async def shut_down(self) -> None:
        """End the reading."""
        await self._reading.shut_down()
        await self._advising.shut_down()
        await self._functions.shut_down()

    def start(self, place: str = "") -> None:
        """Put the cursor into a section, to a JSON pointer, or into the first field.

        The editor is visible by then.
        """
        path = path_of(place)
        if self._bar.views.current() == JSON:
            self._json.go_to_place(path)
        elif path:
            self._form.go_to_place(path)
        elif place:
            self._form.go_to_section(place)
        else:
            self._form.go_to_start()

    def refresh(self) -> None:
        """Show the draft as it is now."""
        self._read()
        self._show()

    def show_outside(self, title: str, words: str, *, choices: int) -> None:
        """Say what became of the file: 0 choices, 1 to keep the draft, or 3 to compare too."""
        self._outside.set_words("warn", title, words)
        for button, least in zip(self._outside_buttons, (3, 3, 1), strict=True):
            button.setVisible(choices >= least)
        self._outside_row.show()

    def hide_outside(self) -> None:
        """It is settled."""
        self._outside_row.hide()

    def go_to_first_problem(self) -> str:
        """Put the cursor where the draft can't be saved; gives the reason."""
        draft = self._draft
        if draft is None:
            return ""
        if draft.fault is not None:
            if self._bar.views.current() == FORM:
                self.show_view(JSON)
            self._json.go_to_fault()
            return draft.fault.words
        blocking = [each for each in draft.check.problems if each.is_blocking]
        if not blocking:
            return ""
        if self._bar.views.current() == JSON:
            self.show_view(FORM)
        self._form.show_all_problems()
        self._form.go_to(blocking[0])
        return f"{blocking[0].pointer or 'The file'} {blocking[0].rule}."

    def show_view(self, view: int) -> None:
        """Show form, both, or JSON."""
        self.view = view
        self._show_view()

    def restore_view(self, view: object) -> None:
        """Show what `view` was when the program ended, if a person had chosen it."""
        if view in (FORM, BOTH, JSON):
            self.show_view(int(str(view)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Only a wide editor has room for both."""
        super().resizeEvent(event)
        self._show_view()

    def save_state(self) -> dict[str, Any]:
        """What is unsaved, so that a killed program loses nothing of it."""
        draft = self._draft
        state: dict[str, Any] = {}
        if draft is not None and draft.is_dirty:
            state = {"name": draft.name, "base": draft.base, "text": draft.valid_text}
        return state

    def undo(self) -> None:
        """Take the last edit back, wherever it was made."""
        if self._draft is not None:
            self._draft.undo()
            self.refresh()

    def redo(self) -> None:
        """Make it again."""
        if self._draft is not None:
            self._draft.redo()
            self.refresh()

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """What Tab comes to in the form is brought into view."""
        has_moved = super().focusNextPrevChild(forwards)
        self._form.bring_into_view(QApplication.focusWidget())
        return has_moved

    def _read(self) -> None:
        """See to it that the draft is read and checked."""
        draft = self._draft
        if draft is None or draft.is_checked:
            self._reading.cancel()
        else:
            self._reading.start(draft.reading())

    def _on_read(self, reading: DraftReading) -> None:
        if self._draft is not None and self._draft.take(reading):
            self._show()

    def _on_reading_failed(self, words: str) -> None:
        self.said.emit(f"The text could not be checked: {words}")
        self._refresh()

    def _show(self) -> None:
        self._form.refresh()
        self._json.refresh()
        self._refresh()

    def _show_view(self) -> None:
        view, width = self.view, self.width()
        if view is None:
            view = BOTH if width >= px(WIDE) else FORM
        elif view == BOTH and width < px(LEAST_FOR_BOTH):
            view = FORM
        self._bar.views.set_current(view)
        self._form.setVisible(view in (FORM, BOTH))
        self._json.setVisible(view in (BOTH, JSON))

    def _lay_out(self) -> None:
        line = QFrame(self)
        line.setProperty("rule", "true")
        compare, take, keep = map(QPushButton, ("Compare…", "Take theirs", "Keep mine"))
        compare.setObjectName("compare_outside")
        take.setObjectName("use_theirs")
        keep.setObjectName("keep_mine")
        compare.clicked.connect(self.comparison_wanted)
        take.clicked.connect(lambda: self.outside_settled.emit(True))
        keep.clicked.connect(lambda: self.outside_settled.emit(False))
        self._outside_buttons = (compare, take, keep)
        self._outside_row = QWidget(self)
        outside = QVBoxLayout(self._outside_row)
        outside.setContentsMargins(24, 0, 24, 12)
        outside.setSpacing(8)
        outside.addWidget(self._outside)
        outside.addWidget(flow_of(*self._outside_buttons))
        self._split.setObjectName("editor_splitter")
        self._split.setHandleWidth(1)
        self._split.setChildrenCollapsible(False)
        self._split.addWidget(self._form)
        self._split.addWidget(self._json)
        self._split.setSizes([500, 400])
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._bar)
        column.addWidget(self._outside_row)
        column.addWidget(line)
        column.addWidget(self._split, 1)

    def _connect(self) -> None:
        work: dict[str, Callable[[], object]] = {
            "save_tool": lambda: self.save_wanted.emit(False),
            "save_and_try": lambda: self.save_wanted.emit(True),
            "revert_tool": self._on_revert,
            "close_editor": self.close_wanted.emit,
        }
        self._commands.join(self, work)
        self._bar.views.chosen.connect(self.show_view)
        for part in (self._form, self._json):
            part.edited.connect(self.refresh)
            part.history_wanted.connect(lambda verb: getattr(self, verb)())
        self._form.json_wanted.connect(self._show_in_json)
        self._preview.copy_wanted.connect(self._on_copy)
        self._advising.found.connect(self._form.show_advice)
        self._functions.found.connect(self._form.show_functions)
        self._reading.late.connect(self._bar.show_checking)
        self._reading.finished.connect(self._on_read)
        self._reading.failed.connect(self._on_reading_failed)

    def _on_revert(self) -> None:
        if self._draft is not None:
            self._draft.revert()
            self.refresh()
            self.said.emit("It is as the file is. Undo brings your edits back.")

    def _show_in_json(self, path: Sequence[str | int]) -> None:
        if self._bar.views.current() == FORM:
            self.show_view(BOTH if self.width() >= px(LEAST_FOR_BOTH) else JSON)
        self._json.go_to_place(path)

    def _on_copy(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.said.emit("It is on the clipboard; secrets stand in it as $NAME.")

    def retranslate(self) -> None:
        """The language is another one."""
        self._refresh()

    def _refresh(self) -> None:
        draft = self._draft
        if draft is None:
            return
        title = tr("Edit {}").replace("{}", draft.name) if draft.name else tr("New tool")
        blocking = [each for each in draft.check.problems if each.is_blocking]
        count = len(blocking) + (draft.fault is not None)
        self._bar.show_state(
            title, is_dirty=draft.needs_saving, problem_count=count if self._form.shows_all else 0
        )
        do, name = self._commands, draft.name or ""
        do["save_tool"].offer(draft.needs_saving, name)
        role = "on_accent" if draft.needs_saving else "text_dim"
        do["save_tool"].setIcon(self._theme.icon("save", role))
        do["revert_tool"].offer(draft.is_dirty and draft.base is not None, name)
        words = "Save and &try {}" if draft.needs_saving else "&Try {} in console"
        do["save_and_try"].retitle(words)
        do.offer(True, "save_and_try", "close_editor", of=name)
        self._preview.show_call(draft.example)
        self._advising.follow(draft)
        self.changed.emit()
