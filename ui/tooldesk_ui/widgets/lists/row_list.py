"""A list whose rows are drawn from their RowDrawing."""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QListView

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_delegate import RowDelegate

ROWS_AT_ONCE = 500
"""That are placed before the window may paint again; a row costs two questions to the model."""


_Flag = QItemSelectionModel.SelectionFlag

FEW_ROWS = 50
"""Of which a view may ask where each one stands."""


class RowList(QListView):
    """Places thousands of rows a few at a time while those at the top are to be seen."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """What is drawn again: all that is to be seen where ten thousand rows would be asked."""
        parts = map(selection.at, range(selection.count()))
        if sum(part.height() for part in parts) > FEW_ROWS:
            return QRegion(self.viewport().rect())
        return super().visualRegionForSelection(selection)

    def selectAll(self) -> None:
        """As one range; by itself a list asks for each row whether it is there."""
        count = self.model().rowCount()
        if count and self.selectionMode() == self.SelectionMode.ExtendedSelection:
            first, last = (self.model().index(row, 0) for row in (0, count - 1))
            self.selectionModel().select(QItemSelection(first, last), _Flag.ClearAndSelect)

    def doItemsLayout(self) -> None:
        """All at once where it is scrolled: it would not stay where it is."""
        is_at_top = not self.verticalScrollBar().value()
        self.setLayoutMode(self.LayoutMode.Batched if is_at_top else self.LayoutMode.SinglePass)
        super().doItemsLayout()

    def scrollTo(
        self,
        index: QModelIndex | QPersistentModelIndex,
        hint: QListView.ScrollHint = QListView.ScrollHint.EnsureVisible,
    ) -> None:
        """Also to a row that has no place yet."""
        if index.isValid() and not self.visualRect(index).isValid():
            self.setLayoutMode(self.LayoutMode.SinglePass)
            super().doItemsLayout()
            # while rows go it is laid out with those that are still there
            self.scheduleDelayedItemsLayout()
        super().scrollTo(index, hint)


def row_list(
    theme: Theme, name: str, spoken: str, model: QAbstractItemModel | None = None
) -> QListView:
    """Make one; `spoken` is what a screen reader calls it."""
    view = RowList()
    view.setBatchSize(ROWS_AT_ONCE)
    view.setObjectName(name)
    view.setAccessibleName(spoken)
    view.setProperty("frame", "none")
    if model is not None:
        view.setModel(model)
    view.setItemDelegate(RowDelegate(theme, view))
    view.setMouseTracking(True)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return view
