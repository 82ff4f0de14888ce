"""FiguresModel: the figures of the charts as a table, for the keyboard and for screen readers."""

from __future__ import annotations

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.history.call_figures import By, CallFigures
from tooldesk_ui.history.charts.chart_words import exact_time, named
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

_FIGURES = ("Calls", "Passed", "Cached", "Failed", "No end", "p50", "p95")


class FiguresModel(RowTableModel[CallFigures]):
    """A row each tool or day."""

    headings = ("Tool", *_FIGURES)
    right_aligned = frozenset(range(1, len(headings)))

    def show(self, by: By, figures: list[CallFigures]) -> None:
        """The most called tool first, or the newest day."""
        self.beginResetModel()
        self.headings = (by.capitalize(), *_FIGURES)
        self._rows = figures if by == "tool" else figures[::-1]
        self.endResetModel()

    def words(self, row: CallFigures) -> tuple[str, ...]:
        """Exact figures."""
        counts = (row.calls, row.ran_well, row.cache_hits, row.failures, row.unended)
        times = (exact_time(row.p50_s), exact_time(row.p95_s))
        return (visible_line(named(row)), *(f"{count:,}" for count in counts), *times)
