"""Slot: a place on a page that holds one part, and another one later."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget


class Slot(QWidget):
    """Empty at first."""

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._part: QWidget | None = None

    def put(self, part: QWidget) -> None:
        """Show this in place of what was there."""
        if self._part is not None:
            self._column.removeWidget(self._part)
            self._part.hide()
            self._part.deleteLater()
        self._part = part
        self._column.addWidget(part)
