"""ImportModel: servers of other programs as rows, those that are new with a check mark."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import code_font
from tooldesk_ui.widgets.lists.checked_model import CheckedModel

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


class ImportModel(CheckedModel["PlannedServer"]):
    """What can be imported has a check mark, which is set where nothing is replaced."""

    headings = ("Server", "Standing", "Found in", "What it starts")

    def key(self, row: PlannedServer) -> Hashable:
        """File and name."""
        return row.key

    def words(self, row: PlannedServer) -> tuple[str, ...]:
        """On one line each."""
        found = row.file.client or row.file.path.name
        starts = visible_line(row.starts[:_LONGEST])
        return visible_line(row.name), _LOOKS[row.standing.value][0], found, starts

    def looks(self, row: PlannedServer, column: int, role: int) -> Any:
        """The icon of the standing, beside what every row has."""
        if column == 3 and role == _Role.FontRole:
            return sized(code_font())
        if column == 1 and role == _Role.DecorationRole:
            return self._theme.icon(*_LOOKS[row.standing.value][1:])
        return super().looks(row, column, role)

    def tip(self, row: PlannedServer, column: int) -> str | None:
        """Where it stands."""
        return str(row.file.path)

    def may_choose(self, row: PlannedServer) -> bool:
        """What is there already, or has a problem, can't be chosen."""
        return row.may_be_imported

    def is_likely(self, row: PlannedServer) -> bool:
        """What replaces nothing."""
        return row.standing.value == "new"
