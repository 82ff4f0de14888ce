"""MatchTable: the table of the dialects, by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHeaderView, QTableView

from tooldesk_ui.console.dialects.match_model import CALLS, DIALECT, STATE, SURE, MatchModel
from tooldesk_ui.text_size import px
from tooldesk_ui.widgets.lists.table_view import ROW_HEIGHT, dress_table

WIDTHS = {DIALECT: 150, SURE: 64, CALLS: 112}


class MatchTable(QTableView):
    """Whole rows are selected; Enter and a double click choose.

    Signals:
        chosen(): read runs in the dialect of the current row, or detect it again.
    """

    chosen = Signal()

    def __init__(self, model: MatchModel) -> None:
        super().__init__()
        self.setModel(model)
        dress_table(self, "dialect_table", "Dialects that read the text", selects_one=True)
        self.setProperty("frame", "none")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumHeight(ROW_HEIGHT * 4)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setStretchLastSection(True)
        header.setSectionsClickable(False)
        for column, width in WIDTHS.items():
            self.setColumnWidth(column, px(width))
        header.setSectionResizeMode(STATE, QHeaderView.ResizeMode.ResizeToContents)
        self.doubleClicked.connect(lambda _: self.chosen.emit())

    @property
    def wanted_height(self) -> int:
        """What shows all rows, and a little ground below them."""
        rows = self.model().rowCount() + 1
        return self.horizontalHeader().sizeHint().height() + rows * ROW_HEIGHT

    def select(self, row: int) -> None:
        """Make a row the current one."""
        flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
        index = self.model().index(row, 0)
        self.selectionModel().setCurrentIndex(index, flags | QItemSelectionModel.SelectionFlag.Rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses."""
        is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier
        if is_enter and event.modifiers() in plain:
            self.chosen.emit()
        else:
            super().keyPressEvent(event)
