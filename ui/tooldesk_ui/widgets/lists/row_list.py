"""A list whose rows are drawn from their RowDrawing."""

from __future__ import annotations

from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtWidgets import QListView

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.row_delegate import RowDelegate


def row_list(
    theme: Theme, name: str, spoken: str, model: QAbstractItemModel | None = None
) -> QListView:
    """Make one; `spoken` is what a screen reader calls it."""
    view = QListView()
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
