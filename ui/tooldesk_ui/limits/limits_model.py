"""LimitsModel: the tools and their limits as rows of a table, filtered and sorted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QObject, Qt

from tooldesk.natural_order import natural_key
from tooldesk_ui.limits.limit_rows import LimitRow, LimitState, uses_line
from tooldesk_ui.limits.time_words import ago_words, exact_words, until_words
from tooldesk_ui.theme import Theme, code_font
from tooldesk_ui.widgets.row_drawing import Line
from tooldesk_ui.widgets.row_table_model import RowTableModel

COLUMNS = ("Tool", "Uses", "Per", "Starts anew", "Last used", "Pool")
TOOL, USES, PER, ANEW, LAST, POOL = range(len(COLUMNS))
_Role = Qt.ItemDataRole
_NEVER = datetime.min.replace(tzinfo=UTC)


class LimitsModel(RowTableModel[LimitRow]):
    """One row a tool; what is told of time holds for the moment of `show`.

    Filters and sorts itself: a proxy would ask for every cell of a thousand rows at each change.
    """

    headings = COLUMNS

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._code_font = code_font()
        self._now = datetime.now(UTC)
        self._all: Sequence[LimitRow] = ()
        self._filter: list[str] = []
        self._sorted_by: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)
        theme.changed.connect(self.rows_changed)

    def show(self, rows: Sequence[LimitRow], now: datetime) -> None:
        """Show those of these rows that fit the filter, as they are now."""
        self._all, self._now = rows, now
        self._arrange()

    def set_filter(self, text: str) -> None:
        """Show only rows with every word of `text`."""
        self._filter = text.lower().split()
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by what a column means; -1 is the order of the workspace."""
        self._sorted_by = column, order
        self._arrange()

    def all_rows(self) -> Sequence[LimitRow]:
        """Those that the filter hides, too."""
        return self._all

    def _arrange(self) -> None:
        rows = [row for row in self._all if row.matches(self._filter)]
        column, order = self._sorted_by
        if column >= 0:
            is_descending = order == Qt.SortOrder.DescendingOrder
            rows.sort(key=lambda row: _sort_value(row, column), reverse=is_descending)
        shown = {row.name: number for number, row in enumerate(rows)}
        if len(rows) == len(self._rows) and all(row.name in shown for row in self._rows):
            self._reorder(rows, shown)
        else:
            self.set_rows(rows)

    def _reorder(self, rows: Sequence[LimitRow], shown: Mapping[str, int]) -> None:
        """Show the same tools, perhaps in another order; what is selected stays selected."""
        is_same_order = all(a.name == b.name for a, b in zip(rows, self._rows, strict=True))
        if is_same_order:
            self._rows = rows
            self.rows_changed()
            return
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        moved = [self.index(shown[self._rows[at.row()].name], at.column()) for at in before]
        self._rows = rows
        self.changePersistentIndexList(before, moved)
        self.layoutChanged.emit()

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
        return until_words(row.next_period_at, self._now) or "On reset"

    def spoken(self, row: LimitRow) -> str:
        """What a screen reader says."""
        per = f" per {row.period}" if row.limit is not None and row.period else ""
        warning = row.warning and f", {row.warning}"
        last = ago_words(row.last_used_at, self._now).lower()
        return f"{row.name}, {row.uses} uses{per}{warning}, last used {last}, pool {row.pool}"

    def looks(self, row: LimitRow, column: int, role: int) -> Any:
        """Fonts and colours."""
        if role == _Role.FontRole and column in (TOOL, POOL):
            return self._code_font
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
            refused = "The next call is refused. " if row.state is LimitState.USED_UP else ""
            return refused + total
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
