"""LimitsModel: the tools and their limits as rows of a table, filtered and sorted."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QObject, Qt

from tooldesk.natural_order import natural_key
from tooldesk_ui.limits.table.limit_rows import LimitRow, LimitState, uses_line
from tooldesk_ui.text_size import sized
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.lists.listed_model import ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Line
from tooldesk_ui.widgets.time_words import ago_words, exact_words, until_words

COLUMNS = ("Tool", "Uses", "Per", "Starts anew", "Last used", "Pool")
TOOL, USES, PER, ANEW, LAST, POOL = range(len(COLUMNS))
_Role = Qt.ItemDataRole
_NEVER = datetime.min.replace(tzinfo=UTC)


class LimitsModel(ListedModel[LimitRow]):
    """One row a tool; what is told of time holds for the moment of `set_now`."""

    headings = COLUMNS
    own_columns = frozenset({TOOL, POOL})

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._now = datetime.now(UTC)
        theme.changed.connect(self.rows_changed)

    def set_now(self, now: datetime) -> None:
        """Say what is told of time as it is now."""
        self._now = now
        self.rows_changed()

    def sort_value(self, row: LimitRow, column: int) -> Any:
        """What a column means."""
        return _sort_value(row, column)

    def words(self, row: LimitRow) -> tuple[str, ...]:
        """What stands in the columns."""
        return (
            row.name,
            ", ".join(filter(None, (row.uses, row.warning))),
            "" if row.limit is None else row.period.capitalize() or "For ever",
            self._anew(row),
            ago_words(row.last_used_at, self._now),
            row.pool,
        )

    def _anew(self, row: LimitRow) -> str:
        if row.limit is None:
            return ""
        return until_words(row.next_period_at, self._now) or "On reset"

    def looks(self, row: LimitRow, column: int, role: int) -> Any:
        """Fonts and colours."""
        if role == _Role.FontRole and column in (TOOL, POOL):
            return sized(code_font())
        if role == _Role.ForegroundRole and column != TOOL:
            return self._theme.colour("text_dim")
        return None

    def drawing(self, row: LimitRow, column: int) -> Line | None:
        """How much is used."""
        return uses_line(row) if column == USES else None

    def tip(self, row: LimitRow, column: int) -> str | None:
        """Exact times, and what there is no room for."""
        if column == TOOL:
            return row.title
        if column == ANEW and row.limit is not None:
            return exact_words(row.next_period_at) or "Only when it is reset"
        if column == LAST:
            return exact_words(row.last_used_at) or "Not since it was last reset"
        if column == USES:
            total = "" if row.total is None else f"{row.total:,} in all since it was last reset"
            refused = "The next call is refused." if row.state is LimitState.USED_UP else ""
            return " ".join(filter(None, (refused, total)))
        return None


def _sort_value(row: LimitRow, column: int) -> Any:
    fullness = -1.0 if row.fraction is None else row.fraction
    latest = (row.last_used_at or _NEVER).timestamp() if row.last_used_at else 0.0
    anew = row.next_period_at.timestamp() if row.next_period_at else 1e12
    lengths = ("minute", "hour", "day", "week", "month")
    length = lengths.index(row.period) if row.period else len(lengths) + (row.limit is None)
    return (
        natural_key(row.name),
        fullness * 1e9 + (row.count or 0),
        length,
        anew,
        latest,
        row.pool,
    )[column]
