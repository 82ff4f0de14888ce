"""CommandDelegate: paints a command with its place dim beside it and its shortcut at the end."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ui.command_palette.command import Command
from ui.theme import FontSize, Theme, ui_font

COMMAND_ROLE = int(Qt.ItemDataRole.UserRole)
ROW_HEIGHT = 32
MARGIN = 16
GAP = 8
INSET = 6


class CommandDelegate(QStyledItemDelegate):
    """One line a command."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme

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
        """Draw one command."""
        command = index.data(COMMAND_ROLE)
        if not isinstance(command, Command):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        ground = rect.adjusted(INSET, 0, -INSET, 0)
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour("accent_soft" if is_current else "hover"))
            painter.drawRoundedRect(ground, 6, 6)
        line = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        end = self._write(painter, line, command.shortcut, "text_dim", Qt.AlignmentFlag.AlignRight)
        line.setRight(line.right() - end - GAP)
        used = self._write(painter, line, command.title, "text", Qt.AlignmentFlag.AlignLeft)
        line.setLeft(line.left() + used + GAP)
        self._write(painter, line, command.place, "text_dim", Qt.AlignmentFlag.AlignLeft)
        painter.restore()

    def _write(
        self, painter: QPainter, line: QRect, text: str, role: str, side: Qt.AlignmentFlag
    ) -> int:
        painter.setFont(ui_font(FontSize.BASE))
        painter.setPen(self._theme.colour(role))
        metrics = painter.fontMetrics()
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(line.width(), 0))
        painter.drawText(line, side | Qt.AlignmentFlag.AlignVCenter, shown)
        return metrics.horizontalAdvance(shown)
