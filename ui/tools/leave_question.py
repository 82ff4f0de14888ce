"""LeaveQuestion: what shall become of unsaved edits."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

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
        heading = QLabel(f"Save the edits of {name}?", self)
        heading.setProperty("level", "heading")
        heading.setTextFormat(Qt.TextFormat.PlainText)
        heading.setWordWrap(True)
        words = QLabel("Without saving they are lost.", self)
        words.setProperty("tone", "dim")
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._button(Leave.DISCARD, "danger"))
        buttons.addStretch(1)
        buttons.addWidget(self._button(Leave.CANCEL))
        save = self._button(Leave.SAVE, "primary")
        save.setDefault(True)
        buttons.addWidget(save)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        column.setSpacing(4)
        column.addWidget(heading)
        column.addWidget(words)
        column.addSpacing(16)
        column.addLayout(buttons)
        self._answer = Leave.CANCEL
        self.finished.connect(self._on_finished)
        save.setFocus()

    def _button(self, answer: Leave, kind: str = "") -> QPushButton:
        button = QPushButton(answer.value, self)
        button.setObjectName(f"leave_{answer.value.lower()}")
        button.setAccessibleName(answer.value)
        if kind:
            button.setProperty("kind", kind)
        button.clicked.connect(lambda: self._choose(answer))
        return button

    def _choose(self, answer: Leave) -> None:
        self._answer = answer
        self.accept()

    def _on_finished(self) -> None:
        self.deleteLater()
        self.answered.emit(self._answer)
