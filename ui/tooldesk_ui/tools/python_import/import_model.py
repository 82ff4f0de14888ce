"""ImportModel: the functions of a file, what adding each comes to, and which are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QPixmap

from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

if TYPE_CHECKING:
    from tooldesk.workspace.import_plan import PlannedTool

NAME, STANDING = range(2)
MARK_WIDTH = 16
_Role = Qt.ItemDataRole
_CHOOSABLE = ("new", "updates", "replaces")
_LOOKS = {
    "new": ("New", "add", "ok"),
    "unchanged": ("Up to date", "state_passed", "text_dim"),
    "updates": ("Changed", "refresh", "accent"),
    "replaces": ("Name taken", "warning", "warn"),
    "refused": ("Refused", "error", "error"),
}


class ImportModel(RowTableModel["PlannedTool"]):
    """New functions that say what they do are chosen at first; what changes a tool is not.

    Signals:
        chosen_changed(): a check mark was set or taken away.
    """

    chosen_changed = Signal()

    headings = ("Tool", "")

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._chosen: dict[str, bool] = {}
        # names stand below each other, with a check mark before them or not
        self._no_mark = QPixmap(MARK_WIDTH, 1)
        self._no_mark.fill(Qt.GlobalColor.transparent)

    def key(self, row: PlannedTool) -> str:
        """Functions of one file have names of their own."""
        return row.function.name

    def words(self, row: PlannedTool) -> tuple[str, ...]:
        """The tool's name, and what adding it comes to."""
        return row.function.tool_name, _LOOKS[row.standing.value][0]

    def spoken(self, row: PlannedTool) -> str:
        """Also whether it is chosen, and why it can't be."""
        chosen = "chosen" if self._is_chosen(row) else "not chosen"
        return ", ".join(filter(None, (*self.words(row), chosen, row.refusal)))

    def looks(self, row: PlannedTool, column: int, role: int) -> Any:
        """Check mark, and the icon of what happens."""
        if column == NAME and role == _Role.CheckStateRole and _is_choosable(row):
            return Qt.CheckState.Checked if self._is_chosen(row) else Qt.CheckState.Unchecked
        if column == NAME and role == _Role.DecorationRole and not _is_choosable(row):
            return self._no_mark
        if column == NAME and role == _Role.FontRole:
            return sized(code_font())
        if column == STANDING and role == _Role.DecorationRole:
            _, icon, tone = _LOOKS[row.standing.value]
            return self._theme.icon(icon, tone)
        if role == _Role.ForegroundRole and not _is_choosable(row):
            return self._theme.colour("text_dim")
        return None

    def tip(self, row: PlannedTool, column: int) -> str | None:
        """Why it can't be added, or what it does."""
        return row.refusal or row.function.description

    def chosen(self) -> tuple[PlannedTool, ...]:
        """The rows with a check mark."""
        return tuple(row for row in self._rows if self._is_chosen(row))

    def choose_all(self, *, is_chosen: bool) -> None:
        """Set or take away every check mark."""
        self._set(self._rows, is_chosen)

    def toggle(self, numbers: Sequence[int]) -> None:
        """Set the check marks of these rows, or take them away when all are set."""
        rows = [row for number in numbers if (row := self.row_at(number)) is not None]
        choosable = [row for row in rows if _is_choosable(row)]
        self._set(choosable, not all(map(self._is_chosen, choosable)))

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        """Only what can be added can be chosen."""
        flags = super().flags(index)
        row = self.row_at(index.row())
        if index.column() == NAME and row is not None and _is_choosable(row):
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    def setData(
        self, index: QModelIndex | QPersistentModelIndex, value: Any, role: int = _Role.EditRole
    ) -> bool:
        """Set or take away a check mark."""
        row = self.row_at(index.row())
        if role != _Role.CheckStateRole or row is None or not _is_choosable(row):
            return False
        self._set((row,), Qt.CheckState(value) == Qt.CheckState.Checked)
        return True

    def _set(self, rows: Sequence[PlannedTool], is_chosen: bool) -> None:
        self._chosen |= {self.key(row): is_chosen for row in rows}
        self.rows_changed()
        self.chosen_changed.emit()

    def _is_chosen(self, row: PlannedTool) -> bool:
        # without a docstring it is more likely a helper than a tool
        is_tool = row.definition is not None and bool(row.definition.description)
        is_likely = row.standing.value == "new" and is_tool
        return _is_choosable(row) and self._chosen.get(self.key(row), is_likely)


def _is_choosable(row: PlannedTool) -> bool:
    return row.standing.value in _CHOOSABLE
