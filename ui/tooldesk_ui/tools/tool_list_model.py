"""ToolListModel: the rows of the tool list for Qt."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QModelIndex, QObject

from tooldesk_ui.tools.tool_rows import ToolRow, drawing_of
from tooldesk_ui.widgets.row_drawing import RowDrawing
from tooldesk_ui.widgets.row_table_model import RowTableModel


class ToolListModel(RowTableModel[ToolRow]):
    """One column; `set_rows` changes only what differs, so that the selection stays."""

    headings = ("Tool",)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[ToolRow] = []

    def key(self, row: ToolRow) -> Hashable:
        """The row's own key."""
        return row.key

    def words(self, row: ToolRow) -> tuple[str, ...]:
        """The title alone; the delegate paints the rest."""
        return (row.title,)

    def spoken(self, row: ToolRow) -> str:
        """Everything that is painted, once."""
        problem = f"Problem: {row.problem.reason}" if row.problem else ""
        parts = (row.title, row.name, row.description, problem)
        return ", ".join(dict.fromkeys(part for part in parts if part))

    def drawing(self, row: ToolRow, column: int) -> RowDrawing:
        """Two lines."""
        return drawing_of(row)

    def set_rows(self, rows: Sequence[ToolRow]) -> None:
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

    def _reset(self, rows: Sequence[ToolRow]) -> None:
        self.beginResetModel()
        self._rows = list(rows)
        self.endResetModel()

    def _merge(self, rows: Sequence[ToolRow]) -> None:
        """Put in what is new; what stayed is in the right order already."""
        place = 0
        while place < len(rows):
            if place < len(self._rows) and self._rows[place].key == rows[place].key:
                if self._rows[place] != rows[place]:
                    self._rows[place] = rows[place]
                    self.dataChanged.emit(self.index(place, 0), self.index(place, 0))
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
