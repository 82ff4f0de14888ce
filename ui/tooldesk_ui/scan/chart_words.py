"""What a chart of a scan draws and says. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from tooldesk.counted import counted
from tooldesk_ui.scan.figure_rows import VIEWS, FigureRow
from tooldesk_ui.widgets.charts.bar_words import Tick, day_places, day_ticks, short_name

MOST_NAMES, MOST_DAYS = 12, 92
"""What a chart has room for; the list has all."""

DAYS = VIEWS.index("Days")
OUTPUTS = (("Outputs", "accent"),)
PROBLEMS = (
    ("Repaired", "ok"),
    ("Held back", "warn"),
    ("Near misses", "text_dim"),
    ("Unreadable", "border_strong"),
    ("Unknown names", "error"),
    ("Invalid arguments", "accent"),
)
"""Measure and colour of each part of a bar."""


@dataclass(frozen=True, slots=True)
class DrawnFigures:
    """Which rows have a bar, and where."""

    is_named: bool
    """Whether the bars lie beside names; else they stand above days."""

    at: dict[int, FigureRow]
    """Place along the chart → the row."""

    left_out: int
    """How many have no bar."""

    @property
    def places(self) -> tuple[int, int]:
        """The first and the last place."""
        return min(self.at), max(self.at)

    @property
    def ticks(self) -> list[Tick]:
        """What stands at which place."""
        if self.is_named:
            return [(place, short_name(row.title)) for place, row in self.at.items()]
        newest = _day_of(self.at[0])
        return day_ticks(min(self.at), newest) if newest is not None else []


def drawn(view: int, rows: Sequence[FigureRow]) -> DrawnFigures | None:
    """The most frequent ones, the first on top, or the newest days; None where there is nothing."""
    if view == DAYS:
        days = {day: row for row in rows if (day := _day_of(row)) is not None}
        at = day_places(days, MOST_DAYS)
    else:
        at = {-place: row for place, row in enumerate(rows[:MOST_NAMES])}
    return DrawnFigures(view != DAYS, at, len(rows) - len(at)) if at else None


def count_of(row: FigureRow, measure: str) -> int:
    """A figure of a row; 0 where it has none."""
    wanted = measure.lower()
    return next((each.count for each in row.figures.figures if each.measure == wanted), 0)


def tip(row: FigureRow) -> str:
    """The exact figures."""
    lines = [f"{each.measure.capitalize()}: {each.count:,}" for each in row.figures.figures]
    return "\n".join([row.title, *lines])


def spoken(shown: DrawnFigures) -> str:
    """What a screen reader says of the chart."""
    outputs = sum(row.count for row in shown.at.values())
    what = f"{len(shown.at):,} {'names' if shown.is_named else 'days'}"
    return f"Chart of {counted(outputs, 'output')} by {what}. The list has the same figures."


def _day_of(row: FigureRow) -> date | None:
    try:
        return date.fromisoformat(row.figures.key[0])
    except ValueError:
        return None
