"""CheckedTable: rows of a CheckedModel, which the keyboard chooses, too."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTableView, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.widgets.lists.checked_model import CheckedModel
from tooldesk_ui.widgets.lists.table_view import dress_table

CHECK_ROOM = 40


class CheckedTable(QTableView):
    """Space sets or takes away the check marks of all selected rows."""

    def __init__(
        self, model: CheckedModel[Any], name: str, spoken: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._checked = model
        self.setModel(model)
        dress_table(self, name, spoken)

    def start(self) -> None:
        """Put the cursor into the list, on its first row unless it is on one."""
        if not self.currentIndex().isValid():
            self.selectRow(0)
        self.setFocus()

    def fit_columns(self) -> None:
        """Make columns as wide as their words, the first with its check marks."""
        self.resizeColumnsToContents()
        self.setColumnWidth(0, self.columnWidth(0) + px(CHECK_ROOM))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses; all else is as in any table."""
        if event.key() == Qt.Key.Key_Space:
            rows = self.selectionModel().selectedRows()
            self._checked.toggle(index.row() for index in rows)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the dialog's default button
        else:
            super().keyPressEvent(event)
