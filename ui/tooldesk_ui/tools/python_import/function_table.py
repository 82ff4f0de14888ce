"""FunctionTable: the functions of a file, one a row, with a check mark each."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.tools.python_import.import_model import NAME, STANDING, ImportModel
from tooldesk_ui.widgets.lists.table_view import dress_table

STANDING_WIDTH = 124


class FunctionTable(QTableView):
    """Space sets or takes away the check marks of all selected rows."""

    def __init__(self, model: ImportModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._functions = model
        self.setModel(model)
        dress_table(self, "import_functions", "Functions to add")
        self.setProperty("frame", "none")
        self.verticalHeader().setAccessibleName("Function rows")
        header = self.horizontalHeader()
        header.setAccessibleName("Function columns")
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STANDING, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(STANDING, px(STANDING_WIDTH))
        header.hide()

    def start(self) -> None:
        """Put the cursor into the list, on its first row unless it is on one."""
        if not self.currentIndex().isValid():
            self.selectRow(0)
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses; all else is as in any table."""
        if event.key() == Qt.Key.Key_Space:
            rows = self.selectionModel().selectedRows()
            self._functions.toggle([index.row() for index in rows])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the dialog's default button
        else:
            super().keyPressEvent(event)
