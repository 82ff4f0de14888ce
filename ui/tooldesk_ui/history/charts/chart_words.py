"""What a chart of past calls draws and says. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.call_figures import By, CallFigures
from tooldesk_ui.widgets.formatting import duration

MOST_TOOLS, MOST_DAYS = 12, 92
"""What a chart has room for; the table has all."""

LONGEST_LABEL, MOST_DATES = 22, 6
_LEAST_S, _MOST_S = 1e-5, 1e6

SEGMENTS = (
    ("Ok", "accent", "ran_well"),
    ("From the cache", "ok", "cache_hits"),
    ("Not ok", "error", "failures"),
    ("No end yet", "border_strong", "unended"),
)
"""Word, colour and figure of each part of a bar of calls."""

TIMES = (("Half within (p50)", "accent", "p50_s"), ("95 % within (p95)", "warn", "p95_s"))

Tick = tuple[float, str]


@dataclass(frozen=True, slots=True)
class Drawn:
    """What of the figures is drawn, and where."""

    by: By
    """What has a bar."""

    at: dict[int, CallFigures]
    """Place along the chart → what stands there; days without calls leave a gap."""

    left_out: int
    """How many have no bar, for there is no room."""

    @property
    def places(self) -> tuple[int, int]:
        """The first and the last place."""
        return min(self.at), max(self.at)


def drawn(by: By, figures: Sequence[CallFigures]) -> Drawn:
    """The tools with the most calls, the first one on top, or the newest days."""
    if by == "tool":
        at = {-place: each for place, each in enumerate(figures[:MOST_TOOLS])}
    else:
        days = {date.fromisoformat(each.name).toordinal(): each for each in figures}
        at = {day: each for day, each in days.items() if day > max(days) - MOST_DAYS}
    return Drawn(by, at, len(figures) - len(at))


def place_ticks(shown: Drawn) -> list[Tick]:
    """Every tool, or a few of the days."""
    if shown.by == "tool":
        return [(place, short_name(each.name)) for place, each in shown.at.items()]
    first, last = shown.places
    step = max(1, math.ceil((last - first + 1) / MOST_DATES))
    return [(day, _short_day(date.fromordinal(day))) for day in range(last, first - 1, -step)]


def count_ticks(most: int) -> list[Tick]:
    """Four or fewer whole numbers above 0 that end in zeros."""
    step = 10 ** math.floor(math.log10(max(most, 1)))
    step = next((each for each in (step // 5, step // 2, step) if each and most / each <= 5), step)
    step = step * 2 if most / step > 5 else step
    return [(count, f"{count:,}") for count in range(0, most + 1, step)]


def time_range(shown: Drawn) -> tuple[int, int]:
    """The powers of ten of seconds between which all times are."""
    times = [each for row in shown.at.values() for each in (row.p50_s, row.p95_s) if each]
    if not times:
        return -3, 0
    low, high = math.floor(log_of(min(times))), math.ceil(log_of(max(times)))
    return low, max(high, low + 1)


def time_ticks(low: int, high: int) -> list[Tick]:
    """The powers of ten as times."""
    return [(power, _power_words(power)) for power in range(low, high + 1)]


def log_of(seconds: float) -> float:
    """Where a time stands on the axis of powers of ten."""
    return math.log10(min(max(seconds, _LEAST_S), _MOST_S))


def tip(each: CallFigures) -> str:
    """The exact figures."""
    parts = [(word, getattr(each, key)) for word, _, key in SEGMENTS]
    lines = [visible_line(each.name), counted(each.calls, "call")]
    lines += [f"{word}: {count:,}" for word, count in parts if count]
    if each.p50_s is not None and each.p95_s is not None:
        lines.append(f"Half took at most {exact_time(each.p50_s)}")
        lines.append(f"95 % took at most {exact_time(each.p95_s)}")
    return "\n".join(lines)


def exact_time(seconds: float | None) -> str:
    """A time to the microsecond."""
    if seconds is None:
        return ""
    return f"{seconds * 1_000:,.3f} ms" if seconds < 1 else f"{seconds:,.3f} s"


def short_name(name: str) -> str:
    """A tool's name where there is little room."""
    shown = visible_line(name) or "(no name)"
    return shown if len(shown) <= LONGEST_LABEL else f"{shown[: LONGEST_LABEL - 1]}…"


def spoken(shown: Drawn) -> str:
    """What a screen reader says of the chart."""
    calls = sum(each.calls for each in shown.at.values())
    what = counted(len(shown.at), shown.by)
    return f"Chart of {counted(calls, 'call')} of {what}. The table has the same figures."


def _short_day(day: date) -> str:
    return f"{day:%b} {day.day}"


def _power_words(power: int) -> str:
    words = duration(10.0**power) if power > -4 else f"{10 ** (power + 3):g} ms"
    return words.replace(".0 ", " ") if power < 2 else f"{10**power:,} s"
