"""FunctionTable: the functions of a file, one a row, with a check mark each."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.tools.python_import.import_model import NAME, STANDING, ImportModel
from tooldesk_ui.widgets.lists.checked_table import CheckedTable

STANDING_WIDTH = 124


class FunctionTable(CheckedTable):
    """Two columns: the name, and what adding it comes to."""

    def __init__(self, model: ImportModel, parent: QWidget | None = None) -> None:
        super().__init__(model, "import_functions", "Functions to add", parent)
        self.setProperty("frame", "none")
        self.verticalHeader().setAccessibleName("Function rows")
        header = self.horizontalHeader()
        header.setAccessibleName("Function columns")
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STANDING, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(STANDING, px(STANDING_WIDTH))
        header.hide()
