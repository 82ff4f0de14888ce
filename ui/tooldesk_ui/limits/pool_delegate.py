"""PoolDelegate: paints a pool: its tools, what runs, what waits, and its rate."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from tooldesk_ui.limits.gauge import paint_gauge
from tooldesk_ui.limits.pools_model import (
    PoolsModel,
    belongs_words,
    rate_words,
    running_words,
    waiting_words,
)
from tooldesk_ui.theme import FontSize, code_font, ui_font
from tooldesk_ui.widgets.row_delegate import RowDelegate

MARGIN = 12
BAR_WIDTH = 96
ICON_SIZE = 14
_RIGHT = Qt.AlignmentFlag.AlignRight


class PoolDelegate(RowDelegate):
    """Three lines: name and prefixes, running and waiting, rate."""

    row_height = 84

    def draw(
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
        rect: QRect = option.rect
        self.paint_ground(painter, option)
        self._paint_rule(painter, rect)
        line = QRect(rect.left() + MARGIN, rect.top() + 10, rect.width() - 2 * MARGIN, 20)
        used = self.write(painter, line, gauge.name, code_font(weight=600), "text")
        rest = line.adjusted(used + 12, 0, 0, 0)
        self.write(
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

    def _paint_rule(self, painter: QPainter, rect: QRect) -> None:
        rule = QRect(rect.left() + MARGIN, rect.bottom(), rect.width() - 2 * MARGIN, 1)
        painter.fillRect(rule, self.theme.colour("border"))

    def _paint_line(
        self, painter: QPainter, line: QRect, fraction: float | None, role: str, words: str
    ) -> None:
        if fraction is not None:
            start = QPoint(line.left(), line.center().y() + 1)
            paint_gauge(painter, self.theme, start, BAR_WIDTH, fraction, role)
        place = line.adjusted(BAR_WIDTH + 12 if fraction is not None else 0, 0, 0, 0)
        self.write(painter, place, words, ui_font(), "text_dim")

    def _paint_waiting(self, painter: QPainter, line: QRect, words: str) -> None:
        """Icon and word at the right end."""
        width = self.write(painter, line, words, ui_font(weight=500), "warn", _RIGHT)
        left = line.right() - width - ICON_SIZE - 6
        spot = QRect(left, line.center().y() - ICON_SIZE // 2 + 1, ICON_SIZE, ICON_SIZE)
        self.theme.icon("state_waiting", "warn").paint(painter, spot)
