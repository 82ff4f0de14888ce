"""ChangeModel: the written names that other settings would decide differently, as a table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from tooldesk.calling.selection import Selection
from tooldesk.usage.history.selection_preview import Change
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import code_font
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

COLUMNS = ("Written name", "Calls", "Now", "Then")
NAME, CALLS, NOW, THEN = range(len(COLUMNS))
MAX_NAME_LENGTH = 200


class ChangeModel(RowTableModel[Change]):
    """One row a name, the newest first."""

    headings = COLUMNS
    right_aligned = frozenset({CALLS})

    def words(self, row: Change) -> tuple[str, ...]:
        """What stands in the columns."""
        name = row.written.name[:MAX_NAME_LENGTH] or "(nothing)"
        return name, f"{row.written.count:,}", outcome(row.now), outcome(row.then)

    def looks(self, row: Change, column: int, role: int) -> Any:
        """Names as code."""
        if role == Qt.ItemDataRole.FontRole and column == NAME:
            return sized(code_font())
        return None

    def tip(self, row: Change, column: int) -> str | None:
        """What is cut."""
        return self.words(row)[column]


def outcome(selection: Selection) -> str:
    """What becomes of a name, in a few words."""
    if selection.tool_name is not None:
        return f"Runs {selection.tool_name}"
    names = [candidate.name for candidate in selection.candidates[:2]]
    if selection.verdict == "needs confirmation":
        return f"Asks: {names[0]}?"
    if selection.verdict == "ambiguous":
        return f"Asks: {' or '.join(names)}?"
    return "Unknown tool"
