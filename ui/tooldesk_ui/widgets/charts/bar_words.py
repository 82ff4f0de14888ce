"""What charts say beside their bars: names, days and counts. No Qt."""

from __future__ import annotations

import math
from datetime import date

from tooldesk.execution.permissions.visible_text import visible_line

LONGEST_LABEL, MOST_DATES = 22, 6

Tick = tuple[float, str]
"""Where on an axis which words stand."""


def day_ticks(first: int, last: int) -> list[Tick]:
    """A few of the days, by their ordinals."""
    step = max(1, math.ceil((last - first + 1) / MOST_DATES))
    return [(day, _short_day(date.fromordinal(day))) for day in range(last, first - 1, -step)]


def count_ticks(most: int) -> list[Tick]:
    """Four or fewer whole numbers above 0 that end in zeros."""
    step = 10 ** math.floor(math.log10(max(most, 1)))
    step = next((each for each in (step // 5, step // 2, step) if each and most / each <= 5), step)
    step = step * 2 if most / step > 5 else step
    return [(count, f"{count:,}") for count in range(0, most + 1, step)]


def short_name(name: str) -> str:
    """A name where there is little room."""
    shown = visible_line(name) or "(no name)"
    return shown if len(shown) <= LONGEST_LABEL else f"{shown[: LONGEST_LABEL - 1]}…"


def _short_day(day: date) -> str:
    return f"{day:%b} {day.day}"
