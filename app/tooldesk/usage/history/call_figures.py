"""CallFigures: how often tools were called, how that went and how long it took, by tool or day.

SQLite reckons all of it, percentiles too, aside of the thread that calls wait for: of a million
calls no row comes into Python. It reads every call that is meant once and sorts the times, which
costs about 0.4 s of processor time for 100,000 calls and 4.4 s for 1,000,000. Reading them is a
tenth of that, so an index would save little, and take a tenth of the room of every call.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from sqlite3 import Connection
from typing import TYPE_CHECKING, Any, Literal

from tooldesk.call_view import tool_words
from tooldesk.frozen_record import frozen_record
from tooldesk.storage.figure_statements import FIGURES, LATEST_CALL, TIME, TIMES
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.call_words import is_wordless
from tooldesk.usage.history.past_call import is_duration

if TYPE_CHECKING:
    from tooldesk.usage.history.past_calls import PastCalls

By = Literal["tool", "day"]

MOST_TOOLS = 1_000
"""Of more names only those with the most calls are told: a model may write any."""

_DAY = 86_400_000_000
_BEGINNING = date(1970, 1, 1).toordinal()
_STEP = timedelta(days=7)
"""No country sets its clocks twice within it."""

_FORESEEN = timedelta(days=3_653)
"""How clocks are set after that nobody knows, and it would take seconds to reckon."""


@frozen_record
class CallFigures:
    """What a tool's calls, or those of a day, have in common."""

    name: str
    """The tool, or the day here as YYYY-MM-DD."""

    calls: int
    """All of them."""

    failures: int
    """Those that ended and are not ok, cancelled ones included."""

    cache_hits: int
    """Those that were answered with a remembered result, so that the tool did not run."""

    unended: int
    """Those that still run, or were cut off."""

    timed: int
    """Those that ran and ended, of which the times are."""

    p50_s: float | None
    """Half of them took at most so long; None where none ran. A time that one of them took."""

    p95_s: float | None
    """95 of 100 took at most so long."""

    @property
    def title(self) -> str:
        """What a person reads in the place of the name."""
        return tool_words(self.name)

    @property
    def ran_well(self) -> int:
        """The rest of them."""
        return self.calls - self.failures - self.cache_hits - self.unended

    def to_json(self, by: By) -> JsonObject:
        """Shape: as `tooldesk history stats --json` prints it, in docs/json.md."""
        return {
            by: self.name,
            "calls": self.calls,
            "failures": self.failures,
            "cache_hits": self.cache_hits,
            "unended": self.unended,
            "timed": self.timed,
            "p50_s": self.p50_s,
            "p95_s": self.p95_s,
        }


async def figures_of(
    calls: PastCalls, by: By, wanted: CallFilter | None = None, text: str = ""
) -> list[CallFigures]:
    """Of the calls that `PastCalls.numbers` would give; by their number of calls, or by day.

    Raises:
        StorageError: the database can't be used.
    """
    query = await calls.query(text)
    if is_wordless(text):
        return []

    def work(connection: Connection) -> list[CallFigures]:
        meant, values = calls.meant(connection, wanted or CallFilter(), query)
        if by == "tool":
            rows = connection.execute(
                FIGURES.format(name="tool_name", meant=meant, order="-count(*), name"),
                values | {"most": MOST_TOOLS},
            ).fetchall()
            return [_figures(_words(row[0]), row) for row in rows]
        first, last = connection.execute(
            TIMES.format(meant=meant), values | {"latest": LATEST_CALL}
        ).fetchone()
        if first is None:
            return []
        rows = connection.execute(
            FIGURES.format(name=_day_here(first, last), meant=meant, order="name"),
            values | {"most": -1, "latest": LATEST_CALL},
        ).fetchall()
        days = ((date.fromordinal(_BEGINNING + row[0]), row) for row in rows if row[0] is not None)
        return [_figures(day.isoformat(), row) for day, row in days]

    return await calls.aside(work)


def _figures(name: str, row: tuple[Any, ...]) -> CallFigures:
    calls, failures, cache_hits, unended, timed, *times = row[1:]
    p50_s, p95_s = (each if is_duration(each) else None for each in times)
    return CallFigures(name, calls, failures, cache_hits, unended, timed, p50_s, p95_s)


def _words(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _day_here(first: int, last: int) -> str:
    """The days since 1970 of a call's time as the clocks here show it, in SQL; NULL for no time.

    They are set by whole numbers that are written out: SQLite's own `localtime` takes as long as
    all the rest. One after the other, for SQLite takes few that stand in each other, and the newest
    first, for most calls are.
    """
    until = min(_moment(last), datetime.now(UTC) + _FORESEEN)
    after, cases = _offset(until), []
    for moment, before in reversed(list(_changes(_moment(first), until))):
        cases.append(f"WHEN {TIME} >= {microseconds_of(moment)} THEN {after} ")
        after = before
    offset = f"CASE {''.join(cases)}ELSE {after} END" if cases else str(after)
    day = f"CAST(({TIME} + {offset}) / {_DAY} AS INTEGER)"
    return f"iif({TIME} BETWEEN 0 AND :latest, {day}, NULL)"


def _changes(first: datetime, last: datetime) -> Iterator[tuple[datetime, int]]:
    """When the clocks here were set, and how far they were from UTC before, in microseconds."""
    while first < last:
        until = min(first + _STEP, last)
        before = _offset(first)
        if _offset(until) != before:
            low, high = first, until
            while high - low > timedelta(seconds=1):
                middle = low + (high - low) / 2
                low, high = (middle, high) if _offset(middle) == before else (low, middle)
            yield high.replace(microsecond=0), before
        first = until


def _offset(moment: datetime) -> int:
    offset = moment.astimezone().utcoffset() or timedelta()
    return offset // timedelta(microseconds=1)


def _moment(time: int) -> datetime:
    return datetime.fromtimestamp(time // 1_000_000, UTC)


def zone_words(now: datetime | None = None) -> str:
    """The clock by which days begin: "CET, UTC+01:00", or "UTC"."""
    here = (now or datetime.now(UTC)).astimezone()
    name, offset = here.tzname() or "", here.strftime("%z")
    plain = f"UTC{offset[:3]}:{offset[3:5]}" if int(offset) else "UTC"
    return plain if name in ("", "UTC") or name == plain else f"{name}, {plain}"
