"""WordFilter: the rows of a list that hold every word of what was typed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QSortFilterProxyModel

from tooldesk_ui.widgets.row_table_model import ROW_ROLE


class ListedRow(Protocol):
    """What a list can show, filter and find again."""

    @property
    def key(self) -> str:
        """Unique in the list."""

    def matches(self, words: Iterable[str]) -> bool:
        """Whether every one of these lower-case words stands somewhere in the row."""


class WordFilter(QSortFilterProxyModel):
    """The rows that match what was typed; their order stays as it is."""

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
        index = self.sourceModel().index(source_row, 0, source_parent)
        row: ListedRow | None = index.data(ROW_ROLE)
        return row is not None and row.matches(self._words)
