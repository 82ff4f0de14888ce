"""JsonPane: the whole tool file as text."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.workspace.pointer_lines import line_of_pointer
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.tools.editor.draft_reading import JsonFault
from tooldesk_ui.tools.editor.form.history_keys import HistoryKeys
from tooldesk_ui.tools.editor.tool_draft import ToolDraft
from tooldesk_ui.widgets.pages.code_view import JsonArea
from tooldesk_ui.widgets.plain_text import PlainLabel


class JsonPane(QWidget):
    """Shows a draft's text and changes it.

    Signals:
        edited(): the draft was changed here.
        history_wanted(str): "undo" or "redo" was pressed.
    """

    edited = Signal()
    history_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft: ToolDraft | None = None
        self._fault = PlainLabel(parent=self)
        self._fault.setObjectName("json_fault")
        self._fault.setProperty("tone", "error")
        self._fault.setWordWrap(True)
        self._fault.setContentsMargins(12, 8, 12, 8)
        self._fault.hide()
        self.editor = JsonArea(theme, "definition_json", "Tool file as JSON", self)
        self.editor.edited.connect(self._on_edited)
        self._keys = HistoryKeys(self)
        self._keys.watch(self.editor)
        self._keys.pressed.connect(self.history_wanted)
        self.setFocusProxy(self.editor)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._fault)
        column.addWidget(self.editor, 1)

    def set_draft(self, draft: ToolDraft) -> None:
        """Edit another draft."""
        self._draft = draft
        self.refresh()

    def refresh(self) -> None:
        """Show the draft as it is now; cursor and scrolling stay where they can."""
        draft = self._draft
        if draft is None:
            return
        self._show_fault(draft.fault)
        self.editor.show_text(draft.text)

    def go_to_fault(self) -> None:
        """Put the cursor where the text stops being JSON."""
        self.editor.setFocus()
        fault = self._draft.fault if self._draft is not None else None
        if fault is None:
            return
        self.editor.go_to(fault.line - 1, fault.column - 1)

    def go_to_place(self, path: Sequence[str | int]) -> None:
        """Put the cursor where a place of the file stands."""
        if self._draft is not None:
            self.editor.setFocus()
            self.editor.go_to(
                line_of_pointer(self._draft.text, [str(each) for each in path]) - 1, 0
            )

    def _show_fault(self, fault: JsonFault | None) -> None:
        self._fault.setVisible(fault is not None)
        set_variant(self.editor, "invalid", fault is not None)
        if fault is not None:
            self._fault.setText(f"Not JSON. {fault.words}. The form keeps what it had.")

    def _on_edited(self) -> None:
        if self._draft is not None:
            self._draft.set_text(self.editor.text)
            self._show_fault(self._draft.fault)
            self.edited.emit()
