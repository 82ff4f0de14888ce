"""PoolDelegate: paints a pool: its tools, what runs, what waits, and its rate."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.limits.gauge import paint_gauge
from ui.limits.pools_model import (
    PoolsModel,
    belongs_words,
    rate_words,
    running_words,
    waiting_words,
)
from ui.theme import FontSize, Theme, code_font, ui_font

ROW_HEIGHT = 84
MARGIN = 12
BAR_WIDTH = 96
ICON_SIZE = 14
_LEFT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight


class PoolDelegate(QStyledItemDelegate):
    """Three lines: name and prefixes, running and waiting, rate."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Every pool is as high as the others."""
        return QSize(0, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one pool."""
        model = index.model()
        gauge = model.row_at(index.row()) if isinstance(model, PoolsModel) else None
        if gauge is None:
            return
        painter.save()
        rect: QRect = option.rect
        self._paint_ground(painter, option, rect)
        line = QRect(rect.left() + MARGIN, rect.top() + 10, rect.width() - 2 * MARGIN, 20)
        used = self._text(painter, line, gauge.name, code_font(weight=600), "text", _LEFT)
        rest = line.adjusted(used + 12, 0, 0, 0)
        self._text(
            painter, rest, belongs_words(gauge), code_font(FontSize.SMALL), "text_dim", _RIGHT
        )
        line.translate(0, 22)
        is_full = gauge.running >= gauge.concurrency
        self._paint_line(
            painter,
            line,
            gauge.running / gauge.concurrency,
            "warn" if is_full and gauge.waiting else "accent_fill",
            running_words(gauge),
        )
        if gauge.waiting:
            self._paint_waiting(painter, line, waiting_words(gauge))
        line.translate(0, 22)
        fraction = None if gauge.rate is None else gauge.rate_used / gauge.rate.calls
        self._paint_line(painter, line, fraction, "accent_fill", rate_words(gauge))
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, self._theme.colour("accent_soft"))
            painter.fillRect(
                QRect(rect.left(), rect.top(), 2, rect.height()), self._theme.colour("accent")
            )
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, self._theme.colour("hover"))
        rule = QRect(rect.left() + MARGIN, rect.bottom(), rect.width() - 2 * MARGIN, 1)
        painter.fillRect(rule, self._theme.colour("border"))

    def _paint_line(
        self, painter: QPainter, line: QRect, fraction: float | None, role: str, words: str
    ) -> None:
        if fraction is not None:
            start = QPoint(line.left(), line.center().y() + 1)
            paint_gauge(painter, self._theme, start, BAR_WIDTH, fraction, role)
        place = line.adjusted(BAR_WIDTH + 12 if fraction is not None else 0, 0, 0, 0)
        self._text(painter, place, words, ui_font(), "text_dim", _LEFT)

    def _paint_waiting(self, painter: QPainter, line: QRect, words: str) -> None:
        """Icon and word at the right end."""
        width = self._text(painter, line, words, ui_font(weight=500), "warn", _RIGHT)
        left = line.right() - width - ICON_SIZE - 6
        spot = QRect(left, line.center().y() - ICON_SIZE // 2 + 1, ICON_SIZE, ICON_SIZE)
        self._theme.icon("state_waiting", "warn").paint(painter, spot)

    def _text(
        self,
        painter: QPainter,
        rect: QRect,
        text: str,
        font: QFont,
        role: str,
        flags: Qt.AlignmentFlag,
    ) -> int:
        """Draw `text` within `rect`; gives its width."""
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(0, rect.width()))
        painter.setFont(font)
        painter.setPen(self._theme.colour(role))
        painter.drawText(rect, flags, shown)
        return metrics.horizontalAdvance(shown)
