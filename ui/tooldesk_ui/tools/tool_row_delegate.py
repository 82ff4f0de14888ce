"""ToolRowDelegate: paints a tool in two lines, with an icon for its kind and a problem badge."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from tooldesk_ui.theme import FontSize, Theme, code_font, ui_font
from tooldesk_ui.tools.tool_rows import ToolRow
from tooldesk_ui.widgets.row_delegate import RowDelegate
from tooldesk_ui.widgets.source_icons import source_icon
from tooldesk_ui.widgets.word_filter import ROW_ROLE

MARGIN = 12
ICON_SIZE = 16
GAP = 8


class ToolRowDelegate(RowDelegate):
    """Icon, title and name on the first line; the description, or the problem, on the second."""

    row_height = 52

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._title_font = ui_font(FontSize.BASE, 500)
        self._name_font = code_font(FontSize.SMALL)
        self._text_font = ui_font(FontSize.BASE)

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, ToolRow):
            return
        rect: QRect = option.rect
        self.paint_ground(painter, option)
        left = rect.left() + MARGIN
        icon = "file" if row.definition is None else source_icon(row.definition.source.kind)
        where = QRect(left, rect.top() + 9, ICON_SIZE, ICON_SIZE)
        self.theme.icon(icon, "text_dim").paint(painter, where)
        left += ICON_SIZE + GAP
        width = rect.right() - MARGIN - left
        self._paint_first_line(painter, QRect(left, rect.top() + 7, width, 20), row)
        self._paint_second_line(painter, QRect(left, rect.top() + 27, width, 18), row)

    def _paint_first_line(self, painter: QPainter, line: QRect, row: ToolRow) -> None:
        if row.problem:
            line = line.adjusted(0, 0, -self._paint_badge(painter, line), 0)
        used = self.write(painter, line, row.title, self._title_font, "text")
        rest = line.adjusted(used + GAP, 0, 0, 0)
        if row.name and row.name != row.title and rest.width() > ICON_SIZE * 2:
            self.write(painter, rest, row.name, self._name_font, "text_dim")

    def _paint_second_line(self, painter: QPainter, line: QRect, row: ToolRow) -> None:
        words = row.problem.reason if row.problem and row.definition else row.description
        role = "error" if row.problem else "text_dim"
        words = words[:1].upper() + words[1:]
        self.write(painter, line, words, self._text_font, role)

    def _paint_badge(self, painter: QPainter, line: QRect) -> int:
        """Draw icon and word at the right end; gives the room they take."""
        font = ui_font(FontSize.SMALL, 500)
        word = "Problem"
        width = QFontMetrics(font).horizontalAdvance(word) + 2
        left = line.right() - width
        spot = QRect(left - 18, line.top() + 3, 14, 14)
        self.theme.icon("warning", "error").paint(painter, spot)
        self.write(painter, QRect(left, line.top(), width, line.height()), word, font, "error")
        return width + 18 + GAP
