"""SecretListModel: the rows of the secrets list for Qt, and the filter over them."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel, Qt

from ui.secrets.secret_rows import SecretRow
from ui.widgets.row_table_model import RowTableModel

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
"""Gives the SecretRow itself."""


class SecretListModel(RowTableModel[SecretRow]):
    """One column; a row stays the same row by its key."""

    headings = ("Variable",)

    def key(self, row: SecretRow) -> Hashable:
        """The row's own key."""
        return row.key

    def words(self, row: SecretRow) -> tuple[str, ...]:
        """The title alone; the delegate paints the rest."""
        return (row.title,)

    def spoken(self, row: SecretRow) -> str:
        """Name, state and detail."""
        return row.spoken

    def looks(self, row: SecretRow, column: int, role: int) -> Any:
        """The row itself, for delegate and filter."""
        return row if role == ROW_ROLE else None


class SecretFilter(QSortFilterProxyModel):
    """The rows that match what was typed; order stays as it is."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []

    def set_text(self, text: str) -> None:
        """Show only rows with every word of `text`."""
        self.beginFilterChange()
        self._words = text.lower().split()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def filterAcceptsRow(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        """Whether a row matches."""
        row = self.sourceModel().index(source_row, 0, source_parent).data(ROW_ROLE)
        return isinstance(row, SecretRow) and row.matches(self._words)
