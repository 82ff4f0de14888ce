"""RowTableModel: plain records as the rows of a table, one word a column."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from tooldesk_ui.language import tr
from tooldesk_ui.widgets.lists.row_drawing import Line, RowDrawing
from tooldesk_ui.widgets.plain_text import plain_tip

RowT = TypeVar("RowT")
ROW_ROLE = int(Qt.ItemDataRole.UserRole)
"""Gives the record that a row shows."""

DRAWING_ROLE = ROW_ROLE + 1
"""Gives the RowDrawing of a row, or the Line of a cell."""

_NO_PARENT = QModelIndex()
_Role = Qt.ItemDataRole
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RowTableModel(QAbstractTableModel, Generic[RowT]):
    """A subclass names the columns and says what stands in them.

    Attributes:
        headings: The words above the columns.
        right_aligned: Columns that hold numbers.
        own_columns: Those that hold names and values of somebody's own.
    """

    headings: tuple[str, ...] = ()
    right_aligned: frozenset[int] = frozenset()
    own_columns: frozenset[int] = frozenset({0})

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: Sequence[RowT] = ()

    def keys_of(self, rows: Sequence[RowT]) -> list[Hashable]:
        """What each of these rows stays the same row by."""
        return [self.key(row) for row in rows]

    def key(self, row: RowT) -> Hashable:
        """The same for one row."""
        return row

    @abstractmethod
    def words(self, row: RowT) -> tuple[str, ...]:
        """What stands in the columns."""

    def spoken(self, row: RowT) -> str:
        """What a screen reader says of the row: all that is drawn, or each cell by its heading."""
        drawing = self.drawing(row, 0)
        if isinstance(drawing, RowDrawing) and (said := drawing.said(tr)):
            return said
        name, *cells = self.said(row)
        pairs = zip(map(tr, self.headings[1:]), cells, strict=True)
        return ", ".join(
            filter(None, (name, *(f"{head} {cell}".strip() for head, cell in pairs if cell)))
        )

    def said(self, row: RowT) -> tuple[str, ...]:
        """What is read in the columns: ours in the chosen language."""
        words = enumerate(self.words(row))
        return tuple(each if column in self.own_columns else tr(each) for column, each in words)

    def looks(self, row: RowT, column: int, role: int) -> Any:
        """Icons, colours and fonts."""
        return None

    def drawing(self, row: RowT, column: int) -> RowDrawing | Line | None:
        """What RowDelegate or CellDelegate draws; None where the style does."""
        return None

    def tip(self, row: RowT, column: int) -> str | None:
        """What is said where the pointer rests."""
        return None

    def set_rows(self, rows: Sequence[RowT]) -> None:
        """Show these; where the same rows stay in the same order they are changed, not replaced."""
        if rows == self._rows:
            return
        if self.keys_of(rows) == self.keys_of(self._rows):
            self._rows = rows
            self.rows_changed()
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rows_changed(self) -> None:
        """Show every row anew: its words or its looks are other ones."""
        if self._rows:
            self.dataChanged.emit(
                self.index(0, 0), self.index(len(self._rows) - 1, len(self.headings) - 1)
            )

    def row_at(self, number: int) -> RowT | None:
        """The record of a row."""
        return self._rows[number] if 0 <= number < len(self._rows) else None

    def rows_at(self, numbers: Iterable[int]) -> list[RowT]:
        """The records of these rows, those that are not held left out."""
        return [row for number in numbers if (row := self.row_at(number)) is not None]

    def number_of(self, key: Hashable) -> int:
        """The number of the row with a key; -1 when there is none."""
        keys = self.keys_of(self._rows)
        return keys.index(key) if key in keys else -1

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many rows there are."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many columns there are."""
        return 0 if parent.isValid() else len(self.headings)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = _Role.DisplayRole
    ) -> Any:
        """The words above the columns."""
        is_heading = orientation == Qt.Orientation.Horizontal and 0 <= section < len(self.headings)
        if is_heading and role == _Role.DisplayRole:
            return tr(self.headings[section])
        if is_heading and role == _Role.TextAlignmentRole:
            return _RIGHT if section in self.right_aligned else _LEFT
        return None

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = _Role.DisplayRole
    ) -> Any:
        """Words, looks, or what a screen reader says."""
        row = self.row_at(index.row()) if index.isValid() else None
        if row is None:
            return None
        if role == _Role.DisplayRole:
            words = self.words(row)[index.column()]
            return words if index.column() in self.own_columns else tr(words)
        if role == ROW_ROLE:
            return row
        if role == DRAWING_ROLE:
            return self.drawing(row, index.column())
        if role == _Role.AccessibleTextRole:
            return self.spoken(row)
        if role == _Role.ToolTipRole:
            return plain_tip(tr(self.tip(row, index.column()) or ""))
        if role == _Role.TextAlignmentRole and index.column() in self.right_aligned:
            return _RIGHT
        return self.looks(row, index.column(), role)
