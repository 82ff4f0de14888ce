"""ExportList: the tools of a workspace, each with a box that says whether it is exported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from tooldesk_ui.export.export_rows import KIND, PROBLEM, TAG, VERDICT, ExportRow
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.list_pane import ListPane
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_delegate import INDENT, MARGIN, RowDelegate
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing
from tooldesk_ui.widgets.lists.row_list import row_list
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE

WORDS = ListWords(
    "export", "tool", "tools", "tools", "Tools that can be used are listed here to be exported."
)
BOX, TOP = 16, 9
"""Pixels of the box, and where it begins in its row."""

_WORST_FIRST = ("fail", "warn", "pass")
_Role = Qt.ItemDataRole


class ExportModel(ListedModel[ExportRow]):
    """A row each.

    Signals:
        ticked(object, bool): the names of tools that shall be in the export, or not.
    """

    ticked = Signal(object, bool)
    headings = ("Tool",)
    orders = ("As in the workspace", "Worst first", "Tokens")
    facet_groups = (VERDICT, KIND, TAG, PROBLEM)

    def sort_value(self, row: ExportRow, column: int) -> object:
        """What is refused first, or what costs most."""
        return (0, _WORST_FIRST.index(row.verdict), -row.tokens)[column]

    def facets_of(self, row: ExportRow) -> Iterable[Facet]:
        """Verdict, kind, tags, and whether it has a problem."""
        return row.facets()

    def words(self, row: ExportRow) -> tuple[str, ...]:
        """The name alone; the delegate paints the rest."""
        return (row.key,)

    def spoken(self, row: ExportRow) -> str:
        """Everything that is painted."""
        return row.spoken()

    def drawing(self, row: ExportRow, column: int) -> RowDrawing:
        """Two lines, behind the box."""
        return row.drawing()

    def tip(self, row: ExportRow, column: int) -> str | None:
        """Why it can't be used."""
        return row.problem or None

    def looks(self, row: ExportRow, column: int, role: int) -> Any:
        """The box."""
        if role == _Role.CheckStateRole:
            return (Qt.CheckState.Checked if row.is_ticked else Qt.CheckState.Unchecked).value
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Each can be ticked."""
        return super().flags(index) | Qt.ItemFlag.ItemIsUserCheckable

    def setData(
        self, index: QModelIndex | QPersistentModelIndex, value: Any, role: int = _Role.EditRole
    ) -> bool:
        """Tick it, or take the tick away."""
        row = self.row_at(index.row())
        if role != _Role.CheckStateRole or row is None:
            return False
        self.ticked.emit((row.key,), Qt.CheckState(value) == Qt.CheckState.Checked)
        return True


class _TickedRows(RowDelegate):
    """Draws the box where rows that belong to others are indented."""

    def draw(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """The row, then its box."""
        super().draw(painter, option, index)
        row, colour = index.data(ROW_ROLE), self.theme.colour
        box = QRect(option.rect.left() + MARGIN, option.rect.top() + TOP, BOX, BOX)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour("accent_fill" if row.is_ticked else "text_dim"), 1))
        painter.setBrush(colour("accent_fill" if row.is_ticked else "surface"))
        painter.drawRoundedRect(box.adjusted(0, 0, -1, -1), 4, 4)
        if row.is_ticked:
            self.theme.paint_icon(painter, box.adjusted(1, 1, -2, -2), "check", "on_accent")

    def editorEvent(
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """A click on the box ticks; Space does by a command, for all that is selected."""
        if event.type() != QEvent.Type.MouseButtonRelease or not isinstance(event, QMouseEvent):
            return False
        across = event.position().x() - option.rect.left()
        if event.button() != Qt.MouseButton.LeftButton or across >= px(MARGIN + INDENT):
            return False
        is_ticked = index.data(ROW_ROLE).is_ticked
        state = Qt.CheckState.Unchecked if is_ticked else Qt.CheckState.Checked
        return model.setData(model.index(index.row(), 0), state, _Role.CheckStateRole)


class ExportList(ListPane[ExportRow]):
    """Several can be selected, to tick them at once."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        view = row_list(theme, "export_list", "Tools to export", selects_one=False)
        view.setItemDelegate(_TickedRows(theme, view))
        super().__init__(theme, ExportModel(), WORDS, view, parent)
