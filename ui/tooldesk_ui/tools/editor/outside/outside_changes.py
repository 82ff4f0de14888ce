"""OutsideChanges: sees what became of the file that is edited, and lets a person settle it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tooldesk.errors import DefinitionError
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import answer_of

if TYPE_CHECKING:
    from tooldesk.workspace.workspace import Workspace
    from tooldesk_ui.tools.editor.tool_editor import ToolEditor

CHANGED = "The file was changed outside"
CHOICE = "Take what it says now, which Undo takes back, keep your edits, or compare the two."
GONE = "The file was removed outside"
UNREADABLE = "The file can't be read any more"
KEPT = "Your edits are still here; saving writes it again."


class OutsideChanges(QObject):
    """A draft without edits follows its file; of any other nothing is lost, on neither side.

    Signals:
        said(str): a short word of what was done.
    """

    said = Signal(str)

    def __init__(self, theme: Theme, editor: ToolEditor) -> None:
        super().__init__(editor)
        self._theme = theme
        self._editor = editor
        self._theirs: str | None = None
        self._is_comparing = False
        editor.outside_settled.connect(self._settle)

    async def is_as_expected(self, workspace: Workspace) -> bool:
        """Whether the file still is as the draft knows it; says what it is else."""
        draft = self._editor.draft
        if draft is None or draft.name is None or draft.base is None:
            return True
        try:
            there = await workspace.read_text(draft.name)
        except DefinitionError as error:
            self._show_unreadable(error)
            return False
        if there is None or there == draft.base:
            return True
        self._show_changed(there)
        return False

    async def look(self, workspace: Workspace) -> None:
        """Follow the file, or say what became of it."""
        draft = self._editor.draft
        if draft is None or draft.name is None:
            return
        try:
            there = await workspace.read_text(draft.name)
        except DefinitionError as error:
            if draft is self._editor.draft:
                self._show_unreadable(error)
            return
        if draft is not self._editor.draft:
            return
        if there == draft.base:
            if there is not None:
                self._settled()  # it may have been another one for a while
            return
        if there is None:
            draft.rebase(None, takes_over=False)
            self._editor.show_outside(GONE, KEPT, choices=0)
        elif there == draft.text:
            draft.rebase(there, takes_over=False)
            self._editor.hide_outside()
            self.said.emit("The file says the same now.")
        elif not draft.is_dirty:
            draft.rebase(there, takes_over=True)
            self._editor.hide_outside()
            self.said.emit(f"{draft.name} was changed outside; this is what it says now.")
        else:
            self._show_changed(there)
        self._editor.refresh()

    async def compare(self) -> None:
        """Show both beside each other, until a person says what is wanted."""
        draft, theirs = self._editor.draft, self._theirs
        if draft is None or theirs is None or self._is_comparing:
            return
        from tooldesk_ui.tools.editor.outside.difference_dialog import DifferenceDialog

        dialog = DifferenceDialog(self._theme, draft, theirs, self._editor.window())
        self._is_comparing = True
        try:
            is_settled = await answer_of(dialog)
        finally:
            self._is_comparing = False
        if is_settled and draft is self._editor.draft:
            draft.replace_base(theirs, dialog.text)
            self._settled()

    def _settle(self, takes_over: bool) -> None:
        draft = self._editor.draft
        if draft is not None:
            draft.rebase(self._theirs, takes_over=takes_over and self._theirs is not None)
            self._settled()

    def _settled(self) -> None:
        self._theirs = None
        self._editor.hide_outside()
        self._editor.refresh()

    def _show_changed(self, there: str) -> None:
        self._theirs = there
        self._editor.show_outside(CHANGED, CHOICE, choices=3)

    def _show_unreadable(self, error: DefinitionError) -> None:
        self._theirs = None
        words = f"{error.message[:1].upper()}{error.message[1:]}. {error.next_step}"
        self._editor.show_outside(UNREADABLE, f"{words} {KEPT}", choices=1)
