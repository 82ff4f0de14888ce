"""A list whose rows are drawn from their RowDrawing, all as high as each other."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, QModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_delegate import ROW_HEIGHTS, RowDelegate
from tooldesk_ui.widgets.lists.table_view import dress_table

_Action = QAbstractItemView.CursorAction


class RowList(QTableView):
    """A list as a table of one column: a QListView asks for every row before it shows one."""

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Home and End are the first and the last row, not the first and the last column."""
        ends = {_Action.MoveHome: 0, _Action.MoveEnd: self.model().rowCount() - 1}
        if (row := ends.get(action, -1)) >= 0:
            return self.model().index(row, 0)
        return super().moveCursor(action, modifiers)


def row_list(
    theme: Theme,
    name: str,
    spoken: str,
    model: QAbstractItemModel | None = None,
    *,
    lines: int = 2,
    selects_one: bool = True,
) -> RowList:
    """Make one; `spoken` is what a screen reader calls it."""
    view = RowList()
    dress_table(view, name, spoken, ROW_HEIGHTS[lines], selects_one=selects_one)
    view.setProperty("frame", "none")
    if model is not None:
        view.setModel(model)
    view.setItemDelegate(RowDelegate(theme, view))
    view.setMouseTracking(True)
    view.horizontalHeader().hide()
    view.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    view.setVerticalScrollMode(QTableView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
