"""ToolRowDelegate: paints a tool in two lines, with an icon for its kind and a problem badge."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.theme import FontSize, Theme, code_font, ui_font
from ui.tools.tool_list_model import ROW_ROLE
from ui.tools.tool_rows import ToolRow

ROW_HEIGHT = 52
MARGIN = 12
ICON_SIZE = 16
GAP = 8
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ToolRowDelegate(QStyledItemDelegate):
    """Icon, title and name on the first line; the description, or the problem, on the second."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title_font = ui_font(FontSize.BASE, 500)
        self._name_font = code_font(FontSize.SMALL)
        self._text_font = ui_font(FontSize.BASE)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Every row is as high as the others."""
        return QSize(0, ROW_HEIGHT)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, ToolRow):
            return
        painter.save()
        rect: QRect = option.rect
        self._paint_ground(painter, option, rect)
        left = rect.left() + MARGIN
        icon = "file" if row.definition is None else "function"
        where = QRect(left, rect.top() + 9, ICON_SIZE, ICON_SIZE)
        self._theme.icon(icon, "text_dim").paint(painter, where)
        left += ICON_SIZE + GAP
        width = rect.right() - MARGIN - left
        self._paint_first_line(painter, QRect(left, rect.top() + 7, width, 20), row)
        self._paint_second_line(painter, QRect(left, rect.top() + 27, width, 18), row)
        painter.restore()

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect) -> None:
        state = option.state
        if state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, self._theme.colour("accent_soft"))
            bar = QRect(rect.left(), rect.top(), 2, rect.height())
            painter.fillRect(bar, self._theme.colour("accent"))
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(rect, self._theme.colour("hover"))

    def _paint_first_line(self, painter: QPainter, line: QRect, row: ToolRow) -> None:
        room = line.width() - (self._paint_badge(painter, line) if row.problem else 0)
        used = self._text(painter, line, row.title, self._title_font, "text", room)
        room -= used + GAP
        if row.name and row.name != row.title and room > ICON_SIZE * 2:
            rest = line.adjusted(used + GAP, 0, 0, 0)
            self._text(painter, rest, row.name, self._name_font, "text_dim", room)

    def _paint_second_line(self, painter: QPainter, line: QRect, row: ToolRow) -> None:
        words = row.problem.reason if row.problem and row.definition else row.description
        role = "error" if row.problem else "text_dim"
        words = words[:1].upper() + words[1:]
        self._text(painter, line, words, self._text_font, role, line.width())

    def _paint_badge(self, painter: QPainter, line: QRect) -> int:
        """Draw icon and word at the right end; gives the room they take."""
        font = ui_font(FontSize.SMALL, 500)
        word = "Problem"
        width = QFontMetrics(font).horizontalAdvance(word) + 2
        left = line.right() - width
        spot = QRect(left - 18, line.top() + 3, 14, 14)
        self._theme.icon("warning", "error").paint(painter, spot)
        self._text(
            painter, QRect(left, line.top(), width, line.height()), word, font, "error", width
        )
        return width + 18 + GAP

    def _text(
        self, painter: QPainter, rect: QRect, text: str, font: QFont, role: str, room: int
    ) -> int:
        """Draw `text` within `room` pixels; gives its width."""
        metrics = QFontMetrics(font)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.setFont(font)
        painter.setPen(self._theme.colour(role))
        painter.drawText(rect, _LEFT, shown)
        return metrics.horizontalAdvance(shown)
