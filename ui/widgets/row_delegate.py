"""RowDelegate: paints the rows of a list by hand, all of them equally high."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.theme import Theme


class RowDelegate(QStyledItemDelegate):
    """A subclass says how high a row is and draws what stands in it.

    Attributes:
        row_height: Pixels.
    """

    row_height: ClassVar[int]

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Every row is as high as the others."""
        return QSize(0, self.row_height)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        painter.save()
        self.draw(painter, option, index)
        painter.restore()

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw the ground and what stands on it."""
        raise NotImplementedError

    def write(
        self,
        painter: QPainter,
        line: QRect,
        words: str,
        font: QFont,
        role: str,
        side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
    ) -> int:
        """Write on one line, cut where it ends; gives the pixels it took."""
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(line.width(), 0))
        painter.setFont(font)
        painter.setPen(self.theme.colour(role))
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)
