"""SecretRowDelegate: paints what has a state in two lines, a tool in one."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from tooldesk_ui.secrets.listing.secret_rows import SecretRow
from tooldesk_ui.theme import FontSize, Theme, code_font, ui_font
from tooldesk_ui.widgets.row_delegate import RowDelegate
from tooldesk_ui.widgets.state_look import StateLook
from tooldesk_ui.widgets.word_filter import ROW_ROLE

TOOL_HEIGHT = 36
MARGIN = 12
INDENT = 24
ICON_SIZE = 16
GAP = 8
_RIGHT = Qt.AlignmentFlag.AlignRight


class SecretRowDelegate(RowDelegate):
    """State icon, name and state word on the first line; what uses it on the second."""

    row_height = 52

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._tool_font = ui_font(FontSize.BASE, 600)
        self._name_font = code_font()
        self._word_font = ui_font(FontSize.SMALL, 500)
        self._detail_font = ui_font()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Tools are lower than variables."""
        row = index.data(ROW_ROLE)
        is_tool = isinstance(row, SecretRow) and row.look is None
        return QSize(0, TOOL_HEIGHT if is_tool else self.row_height)

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, SecretRow):
            return
        self.paint_ground(painter, option)
        if row.look is None:
            self._paint_tool(painter, option.rect, row)
        else:
            self._paint_variable(painter, option.rect, row, row.look)

    def _paint_tool(self, painter: QPainter, rect: QRect, row: SecretRow) -> None:
        line = rect.adjusted(MARGIN, 6, -MARGIN, 0)
        icon = QRect(line.left(), line.center().y() - ICON_SIZE // 2 + 1, ICON_SIZE, ICON_SIZE)
        self.theme.icon(row.icon, "text_dim").paint(painter, icon)
        used = self.write(painter, line, row.detail, self._word_font, "text_dim", _RIGHT)
        title = line.adjusted(ICON_SIZE + GAP, 0, -used - GAP, 0)
        self.write(painter, title, row.title, self._tool_font, "text")

    def _paint_variable(
        self, painter: QPainter, rect: QRect, row: SecretRow, look: StateLook
    ) -> None:
        left = MARGIN if row.tool_name is None else MARGIN + INDENT
        body = rect.adjusted(left, 0, -MARGIN, 0)
        icon = QRect(body.left(), body.top() + 9, ICON_SIZE, ICON_SIZE)
        self.theme.icon(look.icon, look.role).paint(painter, icon)
        body.setLeft(icon.right() + 1 + GAP)
        first = QRect(body.left(), body.top() + 7, body.width(), 20)
        used = self.write(painter, first, look.word, self._word_font, look.role, _RIGHT)
        first.setRight(first.right() - used - GAP)
        self.write(painter, first, row.title, self._name_font, "text")
        second = QRect(body.left(), body.top() + 27, body.width(), 18)
        self.write(painter, second, row.detail, self._detail_font, "text_dim")
