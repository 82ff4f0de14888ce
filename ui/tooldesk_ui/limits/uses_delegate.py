"""UsesDelegate: paints how much of a limit is used, as a bar and in words."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tooldesk_ui.limits.gauge import paint_gauge
from tooldesk_ui.limits.limit_rows import LimitRow, LimitState
from tooldesk_ui.limits.limits_model import LimitsModel
from tooldesk_ui.theme import Theme, ui_font
from tooldesk_ui.widgets.row_delegate import write_words

BAR_WIDTH, NARROW_BAR_WIDTH = 96, 40
WIDE_ENOUGH = 220
PADDING = 11
GAP = 12
ICON_SIZE = 14
END_MARGIN = 8
_ROLES = {
    LimitState.UNLIMITED: "text_dim",
    LimitState.FINE: "accent_fill",
    LimitState.LOW: "warn",
    LimitState.USED_UP: "error",
}


class UsesDelegate(QStyledItemDelegate):
    """A bar where there is a limit; words, and an icon when little or nothing is left."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """The words are painted here, not by the style."""
        super().initStyleOption(option, index)
        option.text = ""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        super().paint(painter, option, index)
        model = index.model()
        row = model.row_at(index.row()) if isinstance(model, LimitsModel) else None
        if row is not None:
            painter.save()
            self._paint_row(painter, option.rect, row)
            painter.restore()

    def _paint_row(self, painter: QPainter, rect: QRect, row: LimitRow) -> None:
        left, role = rect.left() + PADDING, _ROLES[row.state]
        bar = BAR_WIDTH if rect.width() >= WIDE_ENOUGH else NARROW_BAR_WIDTH
        if row.fraction is not None:
            start = QPoint(left, rect.center().y() + 1)
            paint_gauge(painter, self._theme, start, bar, row.fraction, role)
        words = QRect(rect)
        words.setLeft(left + bar + GAP)
        tone = "text_dim" if row.limit is None else "text"
        words.setLeft(words.left() + self._text(painter, words, row.uses, ui_font(), tone) + GAP)
        if row.warning and words.width() > 2 * ICON_SIZE:
            icon = "error" if row.state is LimitState.USED_UP else "warning"
            middle = rect.center().y() - ICON_SIZE // 2 + 1
            spot = QRect(words.left(), middle, ICON_SIZE, ICON_SIZE)
            self._theme.icon(icon, role).paint(painter, spot)
            words.setLeft(spot.right() + 6)
            self._text(painter, words, row.warning.capitalize(), ui_font(weight=500), role)

    def _text(self, painter: QPainter, rect: QRect, text: str, font: QFont, role: str) -> int:
        """Draw `text` within `rect`; gives its width."""
        line = rect.adjusted(0, 0, -END_MARGIN, 0)
        return write_words(painter, line, text, font, self._theme.colour(role))
