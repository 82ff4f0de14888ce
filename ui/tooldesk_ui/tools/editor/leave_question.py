"""LeaveQuestion: what shall become of unsaved edits."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button

WIDTH = 420


class Leave(Enum):
    """The three answers."""

    SAVE = "Save"
    DISCARD = "Discard"
    CANCEL = "Cancel"


class LeaveQuestion(Dialog):
    """Opened with `open()`; Esc is Cancel.

    Signals:
        answered(object): a Leave.
    """

    answered = Signal(object)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(
            theme,
            "leave_question",
            "Unsaved edits",
            Leave.SAVE.value,
            parent,
            heading=f"Save the edits of {name}?",
            width=WIDTH,
            buttons=("leave_save", "leave_cancel"),
        )
        self._answer = Leave.CANCEL
        self.hint.setText("Without saving they are lost.")
        discard = dialog_button(self, "leave_discard", "Discard", self._on_discard, "danger")
        self.lay_out(before=[discard])
        self.finished.connect(self._on_finished)
        self.go.setFocus()

    def on_go(self) -> None:
        """Save."""
        self._choose(Leave.SAVE)

    def _on_discard(self) -> None:
        self._choose(Leave.DISCARD)

    def _choose(self, answer: Leave) -> None:
        self._answer = answer
        self.accept()

    def _on_finished(self) -> None:
        self.deleteLater()
        self.answered.emit(self._answer)
