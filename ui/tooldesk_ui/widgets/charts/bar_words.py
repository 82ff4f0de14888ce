"""What charts say beside their bars: names, days and counts. No Qt."""

from __future__ import annotations

import math
from collections.abc import Mapping
from datetime import date, timedelta
from typing import TypeVar

from tooldesk.execution.permissions.visible_text import visible_line

T = TypeVar("T")

LONGEST_LABEL, MOST_DATES = 22, 6

Tick = tuple[float, str]
"""Where on an axis which words stand."""


def day_places(days: Mapping[date, T], most: int) -> dict[int, T]:
    """The newest days by their places, counted back from 0: an SVG has six figures of a number."""
    newest = max(days, default=date.min)
    places = {(day - newest).days: each for day, each in days.items()}
    return {place: each for place, each in places.items() if place > -most}


def day_ticks(first: int, newest: date) -> list[Tick]:
    """A few of the days since the first place."""
    step = max(1, math.ceil((1 - first) / MOST_DATES))
    places = range(0, first - 1, -step)
    return [(place, _short_day(newest + timedelta(days=place))) for place in places]


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
