"""The rows of an import: what would be stored, and what would be rewritten. No value in either."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import code_font
from tooldesk_ui.widgets.lists.checked_model import CheckedModel
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


class ImportModel(CheckedModel["ImportedVariable"]):
    """Rows that would be stored have a check mark."""

    headings = ("Variable", "Value", "Found at", "Import", "")
    own_columns = frozenset({0, 1})

    def key(self, row: ImportedVariable) -> Hashable:
        """Name and place: one name may stand in several places."""
        return row.name, row.where

    def words(self, row: ImportedVariable) -> tuple[str, ...]:
        """Everything but the value."""
        value = _MASK if row.value else ""
        return row.name or "?", value, row.where, row.action.value, row.reason

    def looks(self, row: ImportedVariable, column: int, role: int) -> Any:
        """The icon of what happens, beside what every row has."""
        if column == 3 and role == _Role.DecorationRole:
            return self._theme.icon(*_ICONS[row.action.value])
        return super().looks(row, column, role)

    def tip(self, row: ImportedVariable, column: int) -> str | None:
        """Why it is skipped."""
        return row.reason

    def may_choose(self, row: ImportedVariable) -> bool:
        """What is stored already, or is no variable, can't be chosen."""
        return row.action.value in _TAKEN

    def is_likely(self, row: ImportedVariable) -> bool:
        """All that can be stored."""
        return True


class RewriteModel(RowTableModel["RewrittenLine"]):
    """What becomes of each place of the file."""

    headings = ("Line", "Now", "Then")
    own_columns = frozenset({0, 1, 2})
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
