"""ImportModel: servers of other programs as rows, those that are new with a check mark."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

if TYPE_CHECKING:
    from tooldesk.workspace.server_import.server_plan import PlannedServer

_Role = Qt.ItemDataRole
_LONGEST = 300
_LOOKS = {
    "new": ("New", "add", "ok"),
    "same": ("Same", "state_passed", "text_dim"),
    "different": ("Different", "refresh", "warn"),
    "problem": ("Problem", "state_failed", "error"),
}


class ImportModel(RowTableModel["PlannedServer"]):
    """What can be imported has a check mark, which is set where nothing is replaced.

    Signals:
        chosen_changed(): a check mark was set or taken away.
    """

    chosen_changed = Signal()
    headings = ("Server", "Standing", "Found in", "What it starts")

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._checked: set[str] = set()

    def set_rows(self, rows: Sequence[PlannedServer]) -> None:
        """List these; new ones are chosen."""
        self._checked = {each.key for each in rows if each.standing.value == "new"}
        super().set_rows(rows)
        self.chosen_changed.emit()

    def key(self, row: PlannedServer) -> Hashable:
        """File and name."""
        return row.key

    def words(self, row: PlannedServer) -> tuple[str, ...]:
        """On one line each."""
        found = row.file.client or row.file.path.name
        starts = visible_line(row.starts[:_LONGEST])
        return visible_line(row.name), _LOOKS[row.standing.value][0], found, starts

    def looks(self, row: PlannedServer, column: int, role: int) -> Any:
        """Check mark, and icon of the standing."""
        if column == 0 and role == _Role.CheckStateRole and row.may_be_imported:
            is_on = row.key in self._checked
            return Qt.CheckState.Checked if is_on else Qt.CheckState.Unchecked
        if column in (0, 3) and role == _Role.FontRole:
            return sized(code_font())
        if column == 1 and role == _Role.DecorationRole:
            return self._theme.icon(*_LOOKS[row.standing.value][1:])
        if role == _Role.ForegroundRole and not row.may_be_imported:
            return self._theme.colour("text_dim")
        return None

    def tip(self, row: PlannedServer, column: int) -> str | None:
        """Where it stands."""
        return str(row.file.path)

    def chosen(self) -> list[PlannedServer]:
        """The rows with a check mark."""
        return [each for each in self._rows if each.key in self._checked]

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Only what can be imported can be chosen."""
        flags = super().flags(index)
        row = self.row_at(index.row())
        if index.column() == 0 and row is not None and row.may_be_imported:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(
        self, index: QModelIndex | QPersistentModelIndex, value: Any, role: int = _Role.EditRole
    ) -> bool:
        """Set or take away a check mark."""
        row = self.row_at(index.row())
        if role != _Role.CheckStateRole or row is None or not row.may_be_imported:
            return False
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._checked.add(row.key)
        else:
            self._checked.discard(row.key)
        self.dataChanged.emit(index, index, [role])
        self.chosen_changed.emit()
        return True
