"""ImportModel: the functions of a file, what adding each comes to, and which are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.lists.checked_model import CheckedModel

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


class ImportModel(CheckedModel["PlannedTool"]):
    """New functions that say what they do are chosen at first; what changes a tool is not."""

    headings = ("Tool", "")

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
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
        chosen = "chosen" if self.is_chosen(row) else "not chosen"
        return ", ".join(filter(None, (*self.words(row), chosen, row.refusal)))

    def looks(self, row: PlannedTool, column: int, role: int) -> Any:
        """The icon of what happens, beside what every row has."""
        if column == NAME and role == _Role.DecorationRole and not self.may_choose(row):
            return self._no_mark
        if column == STANDING and role == _Role.DecorationRole:
            _, icon, tone = _LOOKS[row.standing.value]
            return self._theme.icon(icon, tone)
        return super().looks(row, column, role)

    def tip(self, row: PlannedTool, column: int) -> str | None:
        """Why it can't be added, or what it does."""
        return row.refusal or row.function.description

    def may_choose(self, row: PlannedTool) -> bool:
        """What changes nothing, or can't be a tool, can't be chosen."""
        return row.standing.value in _CHOOSABLE

    def is_likely(self, row: PlannedTool) -> bool:
        """Without a docstring it is more likely a helper than a tool."""
        is_tool = row.definition is not None and bool(row.definition.description)
        return row.standing.value == "new" and is_tool
