"""Opener: a painted row that opens and closes what is below it, by mouse and by keyboard."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from tooldesk_ui.language import tr
from tooldesk_ui.text_size import px, scaled, unscaled
from tooldesk_ui.theme import Theme, ui_font
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.state_look import STATE_LOOKS

CHEVRON_SIDE, CHEVRON_LEFT = 14, 9
_ROUND = 5
LEAST_WIDTH = 190
"""Pixels at 100 %."""


class Opener(QPushButton):
    """Checked while open. Enter and Space toggle it, Right opens it, Left closes it."""

    def __init__(self, height: int, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = height
        self.setCheckable(True)
        scaled(self, height=height)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        set_tool_tip(self, tip)

    def sizeHint(self) -> QSize:
        """As wide as it may be."""
        return QSize(px(240), px(self._height))

    def minimumSizeHint(self) -> QSize:
        """Words are cut with an ellipsis."""
        return QSize(px(LEAST_WIDTH), px(self._height))

    @property
    def room(self) -> QRect:
        """What it is painted on, in pixels of 100 %."""
        return unscaled(self.rect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close without a mouse."""
        key = event.key()
        opens = key == Qt.Key.Key_Right and not self.isChecked()
        closes = key == Qt.Key.Key_Left and self.isChecked()
        plain = event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        )
        if plain and (opens or closes or key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)):
            self.click()
        else:
            super().keyPressEvent(event)

    def paint_ground(self, painter: QPainter, theme: Theme, left: int = 3) -> None:
        """Draw what is behind the row: a frame with the focus, else a tint from `left` on."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawRoundedRect(self.room.adjusted(3, 1, -3, -1), _ROUND, _ROUND)
        elif self.underMouse():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.colour("hover"))
            painter.drawRoundedRect(self.room.adjusted(left, 2, -3, -2), _ROUND, _ROUND)

    def paint_chevron(self, painter: QPainter, theme: Theme, left: int) -> None:
        """Draw whether it is open."""
        name = "chevron_down" if self.isChecked() else "chevron_right"
        place = QRect(left, (self._height - CHEVRON_SIDE) // 2, CHEVRON_SIDE, CHEVRON_SIDE)
        theme.paint_icon(painter, place, name, "text_dim")


def room_for_time(font: QFont, words: str, usual: int) -> int:
    """Width of a column of times: that of all rows, unless one took minutes."""
    return max(usual, QFontMetrics(font).horizontalAdvance(words))


@cache
def room_for_states(usual: int, _language: str) -> int:
    """The width of a column of states, the same in every row; wider than usual where words are."""
    metrics = QFontMetrics(ui_font(weight=500))
    return max(usual, *(metrics.horizontalAdvance(tr(each.word)) for each in STATE_LOOKS.values()))
