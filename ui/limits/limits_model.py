"""LimitsModel: the tools and their limits as rows of a table, and the filter over them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from ui.limits.limit_rows import LimitRow, LimitState
from ui.limits.time_words import ago_words, exact_words, until_words
from ui.theme import Theme, code_font
from ui.widgets.row_table_model import RowTableModel

COLUMNS = ("Tool", "Uses", "Per", "Starts anew", "Last used", "Pool")
TOOL, USES, PER, ANEW, LAST, POOL = range(len(COLUMNS))
SORT_ROLE = int(Qt.ItemDataRole.UserRole)
"""Gives a value that sorts as the column means."""

_Role = Qt.ItemDataRole
_NEVER = datetime.min.replace(tzinfo=UTC)


class LimitsModel(RowTableModel[LimitRow]):
    """One row a tool; what is told of time holds for the moment of `set_rows_at`."""

    headings = COLUMNS

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._now = datetime.now(UTC)
        theme.changed.connect(self.rows_changed)

    def set_rows_at(self, rows: Sequence[LimitRow], now: datetime) -> None:
        """Show these rows as they are now."""
        self._now = now
        self.set_rows(rows)
        self.rows_changed()

    def rows(self) -> Sequence[LimitRow]:
        """All of them."""
        return self._rows

    def key(self, row: LimitRow) -> str:
        """A tool is in the table once."""
        return row.name

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
        return until_words(row.next_period_at, self._now) or "When it is reset"

    def spoken(self, row: LimitRow) -> str:
        """What a screen reader says."""
        per = f" per {row.period}" if row.limit is not None and row.period else ""
        warning = row.warning and f", {row.warning}"
        last = ago_words(row.last_used_at, self._now).lower()
        return f"{row.name}, {row.uses} uses{per}{warning}, last used {last}, pool {row.pool}"

    def looks(self, row: LimitRow, column: int, role: int) -> Any:
        """Fonts, colours, exact times."""
        if role == SORT_ROLE:
            return _sort_value(row, column)
        if role == _Role.FontRole and column in (TOOL, POOL):
            return code_font()
        if role == _Role.ForegroundRole and column != TOOL:
            return self._theme.colour("text_dim")
        if role == _Role.ToolTipRole:
            return _tool_tip(row, column)
        return None


class LimitsFilter(QSortFilterProxyModel):
    """The rows that match what was typed, in the order of the clicked heading."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: list[str] = []
        self.setSortRole(SORT_ROLE)

    def set_text(self, text: str) -> None:
        """Show only rows with every word of `text`."""
        self.beginFilterChange()
        self._words = text.lower().split()
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)

    def row_at(self, number: int) -> LimitRow | None:
        """The tool in a row of the table."""
        source = self.sourceModel()
        assert isinstance(source, LimitsModel)
        return source.row_at(self.mapToSource(self.index(number, 0)).row())

    def filterAcceptsRow(
        self, source_row: int, source_parent: QModelIndex | QPersistentModelIndex
    ) -> bool:
        """Whether a row matches."""
        source = self.sourceModel()
        row = source.row_at(source_row) if isinstance(source, LimitsModel) else None
        return row is not None and row.matches(self._words)


def _sort_value(row: LimitRow, column: int) -> Any:
    fullness = -1.0 if row.fraction is None else row.fraction
    latest = (row.last_used_at or _NEVER).timestamp() if row.last_used_at else 0.0
    anew = row.next_period_at.timestamp() if row.next_period_at else 1e12
    lengths = ("minute", "hour", "day", "week", "month")
    length = lengths.index(row.period) if row.period else len(lengths) + (row.limit is None)
    return (row.name.lower(), fullness * 1e9 + (row.count or 0), length, anew, latest, row.pool)[
        column
    ]


def _tool_tip(row: LimitRow, column: int) -> str | None:
    if column == TOOL:
        return row.title
    if column == ANEW and row.limit is not None:
        return exact_words(row.next_period_at) or "Only when it is reset"
    if column == LAST:
        return exact_words(row.last_used_at) or "Not since it was last reset"
    if column == USES:
        total = "" if row.total is None else f"{row.total:,} in all since it was last reset"
        return f"The next call is refused. {total}" if row.state is LimitState.USED_UP else total
    return None
