"""paint_gauge: a bar that is full to some part; the words beside it say the same."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter

from tooldesk_ui.theme import Theme

HEIGHT = 6
RADIUS = 3
TROUGH_ALPHA = 150


def paint_gauge(
    painter: QPainter, theme: Theme, left: QPoint, width: int, fraction: float, role: str
) -> None:
    """Draw a bar from the middle of its left edge, full to `fraction` in the colour of `role`."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QRectF(left.x(), left.y() - HEIGHT / 2, width, HEIGHT)
    trough = theme.colour("border_strong")
    trough.setAlpha(TROUGH_ALPHA)  # seen on a selected row, and quiet where there are many
    painter.setBrush(trough)
    painter.drawRoundedRect(ground, RADIUS, RADIUS)
    if fraction > 0:
        full = QRectF(ground)
        full.setWidth(max(HEIGHT, width * min(1.0, fraction)))
        painter.setBrush(theme.colour(role))
        painter.drawRoundedRect(full, RADIUS, RADIUS)
    painter.restore()
