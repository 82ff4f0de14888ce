"""ChoiceDelegate: paints a command with its place dim beside it and its shortcut at the end."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem

from tooldesk_ui.command_palette.choices import Choice
from tooldesk_ui.theme import FontSize, ui_font
from tooldesk_ui.widgets.lists.row_delegate import RowDelegate

CHOICE_ROLE = int(Qt.ItemDataRole.UserRole)
MARGIN = 16
GAP = 8
INSET = 6


class ChoiceDelegate(RowDelegate):
    """One line a command."""

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one command."""
        choice = index.data(CHOICE_ROLE)
        if not isinstance(choice, Choice):
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect: QRect = option.rect
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        if is_current or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.colour("accent_soft" if is_current else "hover"))
            painter.drawRoundedRect(rect.adjusted(INSET, 0, -INSET, 0), 6, 6)
        font = ui_font(FontSize.BASE)
        line = rect.adjusted(MARGIN, 0, -MARGIN, 0)
        right = Qt.AlignmentFlag.AlignRight
        end = self.write(painter, line, choice.shortcut, font, "text_dim", right)
        line.setRight(line.right() - end - GAP)
        used = self.write(painter, line, choice.title, font, "text")
        line.setLeft(line.left() + used + GAP)
        self.write(painter, line, choice.place, font, "text_dim")
