"""LeaveQuestion: what shall become of unsaved edits."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from tooldesk_ui.widgets.dialog_parts import (
    button_row,
    dialog_button,
    dialog_column,
    dialog_heading,
)
from tooldesk_ui.widgets.plain_text import PlainLabel

WIDTH = 420


class Leave(Enum):
    """The three answers."""

    SAVE = "Save"
    DISCARD = "Discard"
    CANCEL = "Cancel"


class LeaveQuestion(QDialog):
    """Opened with `open()`; Esc is Cancel.

    Signals:
        answered(object): a Leave.
    """

    answered = Signal(object)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("leave_question")
        self.setWindowTitle("Unsaved edits")
        self.setMinimumWidth(WIDTH)
        words = PlainLabel("Without saving they are lost.", self)
        words.setProperty("tone", "dim")
        save = self._button(Leave.SAVE, "primary")
        column = dialog_column(self)
        column.addWidget(dialog_heading(f"Save the edits of {name}?"))
        column.addWidget(words)
        column.addSpacing(16)
        discard, cancel = self._button(Leave.DISCARD, "danger"), self._button(Leave.CANCEL)
        column.addLayout(button_row(discard, 1, cancel, save))
        self._answer = Leave.CANCEL
        self.finished.connect(self._on_finished)
        save.setFocus()

    def _button(self, answer: Leave, kind: str = "") -> QPushButton:
        name = f"leave_{answer.value.lower()}"
        return dialog_button(self, name, answer.value, lambda: self._choose(answer), kind)

    def _choose(self, answer: Leave) -> None:
        self._answer = answer
        self.accept()

    def _on_finished(self) -> None:
        self.deleteLater()
        self.answered.emit(self._answer)
