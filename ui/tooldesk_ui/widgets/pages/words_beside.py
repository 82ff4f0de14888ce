"""WordsBeside: words with what can be done beside them, or below them where that is too narrow."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from tooldesk_ui.text_size import is_dressing, px
from tooldesk_ui.widgets.pages.flow_layout import flow_of

LEAST_WORDS = 360
"""Pixels at 100 % that words keep beside buttons."""


class WordsBeside(QWidget):
    """The words take all room that the buttons leave."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(12, 12, 12, 12)
        self._box.setSpacing(8)
        self._buttons: QWidget | None = None

    def put(self, words: QWidget, *buttons: QWidget) -> None:
        """Lay these out; once."""
        self._buttons = flow_of(*buttons)
        self._box.addWidget(words, 1)
        self._box.addWidget(self._buttons)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find out whether both fit side by side."""
        super().resizeEvent(event)
        self._turn()

    def event(self, event: QEvent) -> bool:
        """A button may have come, gone, or another size."""
        if event.type() == QEvent.Type.LayoutRequest and not is_dressing():
            self._turn()
        return super().event(event)

    def _turn(self) -> None:
        if self._buttons is None:
            return
        needed = self._buttons.sizeHint().width() + px(LEAST_WORDS)
        is_wide = needed <= self.contentsRect().width()
        self._box.setDirection(
            QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom
        )
