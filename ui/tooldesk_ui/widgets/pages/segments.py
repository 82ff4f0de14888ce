"""Segments: a few choices side by side, one of them chosen."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QSizePolicy, QWidget


class Segments(QFrame):
    """Shows which of a few views is open. Left and right move between them.

    Signals:
        chosen(int): another segment was chosen, by its place from 0.
    """

    chosen = Signal(int)

    def __init__(self, words: tuple[str, ...], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("surface", "segments")
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(2)
        for place, word in enumerate(words):
            row.addWidget(self._segment(place, word))
        self.set_current(0)

    def current(self) -> int:
        """The chosen segment, from 0."""
        return self._group.checkedId()

    def set_current(self, place: int) -> None:
        """Choose a segment without telling anyone."""
        self._group.button(place).setChecked(True)

    def _segment(self, place: int, word: str) -> QPushButton:
        button = QPushButton(word, self)
        button.setObjectName(f"{self.objectName()}_{word.lower()}")
        button.setAccessibleName(word)
        button.setProperty("kind", "segment")
        button.setCheckable(True)
        self._group.addButton(button, place)
        return button
