"""What a chart of past calls draws and says. No Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.history.call_figures import By, CallFigures
from tooldesk_ui.language import tr
from tooldesk_ui.widgets.charts.bar_words import Tick, day_places, day_ticks, short_name
from tooldesk_ui.widgets.formatting import duration

MOST_TOOLS, MOST_DAYS = 12, 92
"""What a chart has room for; the table has all."""

_LEAST_S, _MOST_S = 1e-5, 1e6

SEGMENTS = (
    ("Passed", "accent", "ran_well"),
    ("Cached", "ok", "cache_hits"),
    ("Failed", "error", "failures"),
    ("No end yet", "border_strong", "unended"),
)
"""Word, colour and figure of each part of a bar of calls."""

TIMES = (("Half within (p50)", "accent", "p50_s"), ("95 % within (p95)", "warn", "p95_s"))


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

    @property
    def is_named(self) -> bool:
        """Whether the bars lie beside names; else they stand above days."""
        return self.by == "tool"

    @property
    def ticks(self) -> list[Tick]:
        """What stands at which place."""
        return place_ticks(self)


def drawn(by: By, figures: Sequence[CallFigures]) -> Drawn:
    """The tools with the most calls, the first one on top, or the newest days."""
    if by == "tool":
        at = {-place: each for place, each in enumerate(figures[:MOST_TOOLS])}
    else:
        days = {date.fromisoformat(each.name): each for each in figures}
        at = day_places(days, MOST_DAYS)
    return Drawn(by, at, len(figures) - len(at))


def place_ticks(shown: Drawn) -> list[Tick]:
    """Every tool, or a few of the days."""
    if shown.by == "tool":
        return [(place, short_name(named(each))) for place, each in shown.at.items()]
    return day_ticks(min(shown.at), date.fromisoformat(shown.at[0].name))


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
    lines = [visible_line(named(each)), counted(each.calls, "call")]
    lines += [f"{word}: {count:,}" for word, count in parts if count]
    if each.p50_s is not None and each.p95_s is not None:
        lines.append(f"Half took at most {exact_time(each.p50_s)}")
        lines.append(f"95 % took at most {exact_time(each.p95_s)}")
    return "\n".join(lines)


def named(each: CallFigures) -> str:
    """The tool or day, or words of ours where there is no tool."""
    return each.name if each.title == each.name else tr(each.title)


def exact_time(seconds: float | None) -> str:
    """A time to the microsecond."""
    if seconds is None:
        return ""
    return f"{seconds * 1_000:,.3f} ms" if seconds < 1 else f"{seconds:,.3f} s"


def spoken(shown: Drawn) -> str:
    """What a screen reader says of the chart."""
    calls = sum(each.calls for each in shown.at.values())
    what = counted(len(shown.at), shown.by)
    return f"Chart of {counted(calls, 'call')} of {what}. The table has the same figures."


def _power_words(power: int) -> str:
    words = duration(10.0**power) if power > -4 else f"{10 ** (power + 3):g} ms"
    return words.replace(".0 ", " ") if power < 2 else f"{10**power:,} s"
