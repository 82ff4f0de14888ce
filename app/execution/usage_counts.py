"""How often each tool has run, in the database: since it was last reset, and in each period."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from sqlalchemy import Connection, case, delete, func, select
from sqlalchemy.dialects.sqlite import Insert, insert

from app.storage.tables import period_counts, usage_counts
from app.tools.usage_period import UsagePeriod


@dataclass(frozen=True, slots=True)
class PeriodCount:
    """The uses of one tool in one window of the calendar."""

    began_at: datetime
    """When the window began, aware."""

    count: int
    """How often the tool has run in it."""


@dataclass(frozen=True, slots=True)
class ToolUses:
    """The uses of one tool."""

    total: int = 0
    """How often it has run since it was last reset."""

    last_used_at: datetime | None = None
    """When it last ran, aware; None is never."""

    periods: tuple[tuple[UsagePeriod, PeriodCount], ...] = ()
    """The last window of each period in which it ran."""

    def within(self, period: UsagePeriod, now: datetime) -> PeriodCount:
        """The uses in the window of now; a window that lies ahead of the clock counts as now's.

        A clock that was set back must not give uses a second time.
        """
        fresh = PeriodCount(period.began_at(now), 0)
        last = dict(self.periods).get(period, fresh)
        return last if last.began_at >= fresh.began_at else fresh


def uses_of(connection: Connection, name: str) -> ToolUses:
    """The uses of one tool."""
    return all_uses(connection, name).get(name, ToolUses())


def all_uses(connection: Connection, name: str | None = None) -> dict[str, ToolUses]:
    """The uses of every tool that has run, by name; or of one only."""
    totals, windows = select(usage_counts), select(period_counts)
    if name is not None:
        totals = totals.where(usage_counts.c.tool_name == name)
        windows = windows.where(period_counts.c.tool_name == name)
    periods: dict[str, list[tuple[UsagePeriod, PeriodCount]]] = {}
    for tool, period, began_at, count in connection.execute(windows):
        counted = PeriodCount(datetime.fromisoformat(began_at), count)
        periods.setdefault(tool, []).append((UsagePeriod(period), counted))
    return {
        tool: ToolUses(count, datetime.fromisoformat(last), tuple(periods.get(tool, ())))
        for tool, count, last in connection.execute(totals)
    }


def add_use(connection: Connection, name: str, now: datetime) -> None:
    """Count one use, in all and in the window of every period."""
    connection.execute(_COUNT, {"tool_name": name, "count": 1, "last_used_at": now.isoformat()})
    connection.execute(
        _COUNT_IN_PERIOD,
        [
            {"tool_name": name, "period": period, "began_at": began_at, "count": 1}
            for period, began_at in _windows(UsagePeriod.MINUTE.began_at(now))
        ],
    )


def forget_uses(connection: Connection, name: str) -> None:
    """Count the tool from zero again."""
    for table in (usage_counts, period_counts):
        connection.execute(delete(table).where(table.c.tool_name == name))


def bring_back_uses(connection: Connection, name: str, uses: ToolUses) -> None:
    """Add forgotten uses to those since; what belongs to a window that has passed stays away."""
    if uses.last_used_at is None:
        return
    since = dict(uses_of(connection, name).periods)
    last_used_at = uses.last_used_at.isoformat()
    total = {"tool_name": name, "count": uses.total, "last_used_at": last_used_at}
    connection.execute(_COUNT, total)
    for period, counted in uses.periods:
        if period not in since or since[period].began_at <= counted.began_at:
            row = {"tool_name": name, "period": period.value, "count": counted.count}
            connection.execute(_COUNT_IN_PERIOD, row | {"began_at": counted.began_at.isoformat()})


@lru_cache(maxsize=4)
def _windows(minute: datetime) -> tuple[tuple[str, str], ...]:
    """Each period and when its window began, as they are stored; the same for a whole minute."""
    return tuple((each.value, each.began_at(minute).isoformat()) for each in UsagePeriod)


def _count() -> Insert:
    row = insert(usage_counts)
    stored, added = usage_counts.c, row.excluded
    return row.on_conflict_do_update(
        index_elements=["tool_name"],
        set_={
            "count": stored.count + added.count,
            "last_used_at": func.max(stored.last_used_at, added.last_used_at),
        },
    )


def _count_in_period() -> Insert:
    row = insert(period_counts)
    stored, added = period_counts.c, row.excluded
    # a window that began before the stored one comes of a clock set back: no new window for it
    is_new = added.began_at > stored.began_at
    return row.on_conflict_do_update(
        index_elements=["tool_name", "period"],
        set_={
            "count": case((is_new, added.count), else_=stored.count + added.count),
            "began_at": func.max(stored.began_at, added.began_at),
        },
    )


_COUNT = _count()
_COUNT_IN_PERIOD = _count_in_period()
