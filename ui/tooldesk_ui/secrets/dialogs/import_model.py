"""The rows of an import: what would be stored, and what would be rewritten. No value in either."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal

from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

if TYPE_CHECKING:
    from tooldesk.secret_vault.importing.import_rewrite import RewrittenLine
    from tooldesk.secret_vault.importing.secret_import import ImportedVariable

_Role = Qt.ItemDataRole
_MASK = "••••••"
_TAKEN = ("new", "replaces")
_ICONS = {
    "new": ("add", "ok"),
    "replaces": ("refresh", "warn"),
    "already stored": ("state_passed", "text_dim"),
    "skipped": ("state_skipped", "text_dim"),
}


class ImportModel(RowTableModel["ImportedVariable"]):
    """Rows that would be stored have a check mark.

    Signals:
        chosen_changed(): a check mark was set or taken away.
    """

    chosen_changed = Signal()

    headings = ("Variable", "Value", "Found at", "Import", "")

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._left_out: set[tuple[str, str]] = set()

    def key(self, row: ImportedVariable) -> Hashable:
        """Name and place: one name may stand in several places."""
        return row.name, row.where

    def words(self, row: ImportedVariable) -> tuple[str, ...]:
        """Everything but the value."""
        value = _MASK if row.value else ""
        return row.name or "?", value, row.where, row.action.value, row.reason

    def looks(self, row: ImportedVariable, column: int, role: int) -> Any:
        """Check mark, and icon of what happens."""
        if column == 0 and role == _Role.CheckStateRole and row.action.value in _TAKEN:
            is_out = self.key(row) in self._left_out
            return Qt.CheckState.Unchecked if is_out else Qt.CheckState.Checked
        if column == 0 and role == _Role.FontRole:
            return sized(code_font())
        if column == 3 and role == _Role.DecorationRole:
            return self._theme.icon(*_ICONS[row.action.value])
        if role == _Role.ForegroundRole and row.action.value not in _TAKEN:
            return self._theme.colour("text_dim")
        return None

    def tip(self, row: ImportedVariable, column: int) -> str | None:
        """Why it is skipped."""
        return row.reason

    def chosen(self) -> list[ImportedVariable]:
        """The rows that shall be stored."""
        return [
            row
            for row in self._rows
            if row.action.value in _TAKEN and self.key(row) not in self._left_out
        ]

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Only what can be stored can be chosen."""
        flags = super().flags(index)
        row = self.row_at(index.row())
        if index.column() == 0 and row is not None and row.action.value in _TAKEN:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(
        self, index: QModelIndex | QPersistentModelIndex, value: Any, role: int = _Role.EditRole
    ) -> bool:
        """Set or take away a check mark."""
        row = self.row_at(index.row())
        if role != _Role.CheckStateRole or row is None:
            return False
        key = (row.name, row.where)
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._left_out.discard(key)
        else:
            self._left_out.add(key)
        self.dataChanged.emit(index, index, [role])
        self.chosen_changed.emit()
        return True


class RewriteModel(RowTableModel["RewrittenLine"]):
    """What becomes of each place of the file."""

    headings = ("Line", "Now", "Then")
    right_aligned = frozenset({0})

    def words(self, row: RewrittenLine) -> tuple[str, ...]:
        """Masked before and after."""
        return str(row.line), row.before, row.after

    def looks(self, row: RewrittenLine, column: int, role: int) -> Any:
        """Code in the code face."""
        if column > 0 and role == _Role.FontRole:
            return sized(code_font())
        return None

    def tip(self, row: RewrittenLine, column: int) -> str | None:
        """What is cut."""
        return row.after
