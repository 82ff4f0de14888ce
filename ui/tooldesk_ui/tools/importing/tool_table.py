"""ToolTable: what may become tools, one a row, with a check mark each."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHeaderView, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.tools.importing.import_model import NAME, STANDING, ImportModel
from tooldesk_ui.tools.importing.import_rows import ImportRow
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
        self._rows = model
        self._pressed: tuple[Hashable, Qt.CheckState] | None = None
        self.clicked.connect(self._on_clicked)

    def start(self) -> None:
        """Put the cursor on the first tool, of which there is something to see."""
        super().start()
        row = self._rows.row_at(self.currentIndex().row())
        if row is not None and row.members and not self._rows.is_folded(row):
            self.selectRow(self.currentIndex().row() + 1)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what a click is on."""
        row = self._rows.row_at(self.rowAt(round(event.position().y())))
        self._pressed = None if row is None else (row.key, self._rows.mark(row))
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left folds a heading, or goes to it; Right unfolds it."""
        row = self._rows.row_at(self.currentIndex().row())
        if row is None or event.key() not in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            super().keyPressEvent(event)
        elif row.members:
            self._fold(row, is_folded=event.key() == Qt.Key.Key_Left)
        elif event.key() == Qt.Key.Key_Left and (above := self._rows.heading_of(row)) is not None:
            self.selectRow(self._rows.number_of(above.key))

    def _on_clicked(self, index: QModelIndex) -> None:
        """Fold or unfold a heading, unless its check mark was meant."""
        row = self._rows.row_at(index.row())
        if row is not None and row.members and self._pressed == (row.key, self._rows.mark(row)):
            self._fold(row, is_folded=not self._rows.is_folded(row))

    def _fold(self, row: ImportRow, *, is_folded: bool) -> None:
        self._rows.fold(row, is_folded=is_folded)
        self.selectRow(self._rows.number_of(row.key))
