"""RowDelegate: paints the rows of a list by hand, all of them equally high."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from tooldesk_ui.theme import Theme

BAR_WIDTH = 2
"""Pixels of the accent beside the selected row."""


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
        return write_words(painter, line, words, font, self.theme.colour(role), side)

    def paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> None:
        """Tint the row that is selected, or under the pointer."""
        rect: QRect = option.rect
        # its enumerations take long to make; a list is filled before it is first painted
        from PySide6.QtWidgets import QStyle

        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, self.theme.colour("accent_soft"))
            bar = QRect(rect.left(), rect.top(), BAR_WIDTH, rect.height())
            painter.fillRect(bar, self.theme.colour("accent"))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, self.theme.colour("hover"))


def write_words(
    painter: QPainter,
    line: QRect,
    words: str,
    font: QFont,
    colour: QColor,
    side: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> int:
    """Write on one line, cut where it ends; gives the pixels it took."""
    metrics = QFontMetrics(font)
    shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, max(line.width(), 0))
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, shown)
    return metrics.horizontalAdvance(shown)
