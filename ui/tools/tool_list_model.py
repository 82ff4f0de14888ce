"""ToolListModel: the rows of the tool list for Qt, and the filter over them."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from ui.tools.tool_rows import ToolRow

ROW_ROLE = int(Qt.ItemDataRole.UserRole)
"""Gives the ToolRow itself."""

_NO_PARENT = QModelIndex()


class ToolListModel(QAbstractListModel):
    """Holds ToolRows; `set_rows` changes only what differs, so that the selection stays."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ToolRow] = []

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        """Title, the row itself, or what a screen reader says."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.title
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.AccessibleTextRole:
            problem = f"Problem: {row.problem.reason}" if row.problem else ""
            parts = (row.title, row.name, row.description, problem)
            return ", ".join(dict.fromkeys(part for part in parts if part))
        return None

    def rows(self) -> list[ToolRow]:
        """All rows, in order."""
        return list(self._rows)

    def set_rows(self, rows: list[ToolRow]) -> None:
        """Show `rows` in place of the ones before."""
        if not rows:
            self._reset([])
            return
        wanted = {row.key for row in rows}
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place].key not in wanted:
                self.beginRemoveRows(QModelIndex(), place, place)
                del self._rows[place]
                self.endRemoveRows()
        kept = [row.key for row in self._rows]
        if kept == [row.key for row in rows if row.key in set(kept)]:
            self._merge(rows)
        else:
            self._reset(rows)

    def _reset(self, rows: list[ToolRow]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def _merge(self, rows: list[ToolRow]) -> None:
        """Put in what is new; what stayed is in the right order already."""
        place = 0
        while place < len(rows):
            if place < len(self._rows) and self._rows[place].key == rows[place].key:
                if self._rows[place] != rows[place]:
                    self._rows[place] = rows[place]
                    self.dataChanged.emit(self.index(place), self.index(place))
                place += 1
                continue
            end = place
            next_kept = self._rows[place].key if place < len(self._rows) else None
            while end < len(rows) and rows[end].key != next_kept:
                end += 1
            self.beginInsertRows(QModelIndex(), place, end - 1)
            self._rows[place:place] = rows[place:end]
            self.endInsertRows()
            place = end


class ToolFilter(QSortFilterProxyModel):
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
        return isinstance(row, ToolRow) and row.matches(self._words)
