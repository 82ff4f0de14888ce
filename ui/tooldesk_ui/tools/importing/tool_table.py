"""ToolTable: what may become tools, one a row, with a check mark each."""

from __future__ import annotations

from PySide6.QtWidgets import QHeaderView, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.tools.importing.import_model import NAME, STANDING, ImportModel
from tooldesk_ui.widgets.lists.checked_table import CheckedTable

STANDING_WIDTH = 124


class ToolTable(CheckedTable):
    """Two columns: the name, and what adding it comes to."""

    def __init__(
        self, model: ImportModel, name: str, spoken: str, parent: QWidget | None = None
    ) -> None:
        super().__init__(model, name, spoken, parent)
        self.setProperty("frame", "none")
        self.verticalHeader().setAccessibleName("Rows")
        header = self.horizontalHeader()
        header.setAccessibleName("Columns")
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(STANDING, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(STANDING, px(STANDING_WIDTH))
        header.hide()
