"""CheckedModel: rows of which some are chosen by a check mark in their first column."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Hashable, Iterable, Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

RowT = TypeVar("RowT")
_Role = Qt.ItemDataRole


class CheckedModel(RowTableModel[RowT]):
    """A subclass says which rows can be chosen, and which are at first.

    Signals:
        chosen_changed(): other rows than before are chosen.
    """

    chosen_changed = Signal()

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: dict[Hashable, bool] = {}

    @abstractmethod
    def may_choose(self, row: RowT) -> bool:
        """Whether it has a check mark at all."""

    @abstractmethod
    def is_likely(self, row: RowT) -> bool:
        """Whether it is chosen as long as nobody said anything."""

    def is_chosen(self, row: RowT) -> bool:
        """Whether it is chosen now."""
        return self.may_choose(row) and self._marks.get(self.key(row), self.is_likely(row))

    def chosen(self) -> list[RowT]:
        """The rows with a check mark."""
        return [row for row in self._rows if self.is_chosen(row)]

    def set_rows(self, rows: Sequence[RowT]) -> None:
        """Show these; what a person said of one of them before is still so."""
        super().set_rows(rows)
        self.chosen_changed.emit()

    def choose_all(self, *, is_chosen: bool) -> None:
        """Set or take away every check mark."""
        self.choose(self._rows, is_chosen=is_chosen)

    def choose(self, rows: Iterable[RowT], *, is_chosen: bool) -> None:
        """Set or take away the check marks of these rows."""
        self._marks |= {self.key(row): is_chosen for row in rows}
        self.rows_changed()
        self.chosen_changed.emit()

    def toggle(self, numbers: Iterable[int]) -> None:
        """Set the check marks of these rows, or take them away when all are set."""
        choosable = [row for row in self.rows_at(numbers) if self.may_choose(row)]
        self.choose(choosable, is_chosen=not all(map(self.is_chosen, choosable)))

    def mark(self, row: RowT) -> Qt.CheckState:
        """What its check mark shows."""
        return Qt.CheckState.Checked if self.is_chosen(row) else Qt.CheckState.Unchecked

    def looks(self, row: RowT, column: int, role: int) -> Any:
        """Check mark and code face of the first column; what can't be chosen is dim."""
        if column == 0 and role == _Role.CheckStateRole and self.may_choose(row):
            return self.mark(row)
        if column == 0 and role == _Role.FontRole:
            return sized(code_font())
        if role == _Role.ForegroundRole and not self.may_choose(row):
            return self._theme.colour("text_dim")
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Only what may be chosen has a check mark."""
        flags = super().flags(index)
        row = self.row_at(index.row())
        if index.column() == 0 and row is not None and self.may_choose(row):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(
        self, index: QModelIndex | QPersistentModelIndex, value: Any, role: int = _Role.EditRole
    ) -> bool:
        """Set or take away a check mark."""
        row = self.row_at(index.row())
        if role != _Role.CheckStateRole or row is None or not self.may_choose(row):
            return False
        self.choose((row,), is_chosen=Qt.CheckState(value) == Qt.CheckState.Checked)
        return True
