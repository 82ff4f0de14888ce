"""Card: the bordered, rounded ground of a lane."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme

RADIUS = 6.0


class Card(QWidget):
    """A surface with a hairline around it; the current one's is in the accent colour."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_current = False
        theme.changed.connect(self.update)

    def set_current(self, is_current: bool) -> None:
        """Mark this card among its neighbours."""
        if is_current != self._is_current:
            self._is_current = is_current
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(self._theme.colour("surface"))
        painter.setPen(QPen(self._theme.colour("accent" if self._is_current else "border"), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        painter.end()
