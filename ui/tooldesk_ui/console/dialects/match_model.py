"""MatchModel: the dialects that read a text as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt

from tooldesk.counted import counted
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

if TYPE_CHECKING:
    from tooldesk.calling.parsing.matrix import DialectMatch

COLUMNS = ("", "Dialect", "Sure", "Calls", "Why")
STATE, DIALECT, SURE, CALLS, WHY = range(len(COLUMNS))
_Role = Qt.ItemDataRole


class MatchModel(RowTableModel["DialectMatch"]):
    """One row a dialect, in the order of the matrix."""

    headings = COLUMNS
    own_columns = frozenset({1})
    right_aligned = frozenset({SURE})

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._chosen: str | None = None
        theme.changed.connect(self.rows_changed)

    def set_chosen(self, dialect: str | None) -> None:
        """Mark the dialect that runs are read in."""
        self._chosen = dialect
        self.rows_changed()

    def key(self, row: DialectMatch) -> str:
        """A dialect stands in the table once."""
        return row.dialect

    def words(self, row: DialectMatch) -> tuple[str, ...]:
        """What stands in the columns."""
        state = "Detected" if row.is_detected else "Also reads"
        chosen = "Chosen for the next run. " if row.dialect == self._chosen else ""
        why = f"{chosen}{row.explanation}"
        return state, row.dialect, f"{row.confidence:.0%}", calls_in_words(row), why

    def looks(self, row: DialectMatch, column: int, role: int) -> Any:
        """Which one is detected, and which is chosen."""
        if role == _Role.DecorationRole and column == STATE:
            name, tone = ("check", "ok") if row.is_detected else ("state_skipped", "text_dim")
            return self._theme.icon(name, tone)
        if role == _Role.ForegroundRole and column in (STATE, WHY):
            is_marked = row.is_detected if column == STATE else row.dialect == self._chosen
            tone = "ok" if column == STATE else "accent"
            return self._theme.colour(tone if is_marked else "text_dim")
        if role == _Role.FontRole and column == DIALECT:
            return sized(code_font(weight=600 if row.is_detected else 400))
        return None

    def tip(self, row: DialectMatch, column: int) -> str | None:
        """What is cut."""
        return row.explanation if column == WHY else None


def calls_in_words(match: DialectMatch) -> str:
    """Such as "2 calls" or "1 call, 1 held back"."""
    parts = [counted(len(match.callings), "call")] if match.callings else []
    if match.held_back:
        parts.append(f"{len(match.held_back):,} held back")
    return ", ".join(parts)
