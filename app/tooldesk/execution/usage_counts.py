"""How often each tool has run, in the database: since it was last reset, and in each period."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache

from sqlalchemy import Connection, case, delete, func, select
from sqlalchemy.dialects.sqlite import Insert, insert

from tooldesk.storage.tables import period_counts, usage_counts
from tooldesk.tools.usage_period import UsagePeriod


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


def uses_of(connection: Connection, workspace: str, name: str) -> ToolUses:
    """The uses of one tool."""
    return all_uses(connection, workspace, name).get(name, ToolUses())


def all_uses(
    connection: Connection, workspace: str, name: str | None = None
) -> dict[str, ToolUses]:
    """The uses of every tool of a workspace that has run, by name; or of one only."""
    totals = _TOTALS.where(usage_counts.c.workspace == workspace)
    windows = _WINDOWS.where(period_counts.c.workspace == workspace)
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


def add_use(connection: Connection, workspace: str, name: str, now: datetime) -> None:
    """Count one use, in all and in the window of every period."""
    row = {"workspace": workspace, "tool_name": name, "count": 1}
    connection.execute(_COUNT, row | {"last_used_at": now.isoformat()})
    connection.execute(
        _COUNT_IN_PERIOD,
        [
            row | {"period": period, "began_at": began_at}
            for period, began_at in _windows(UsagePeriod.MINUTE.began_at(now))
        ],
    )


def forget_uses(connection: Connection, workspace: str, name: str) -> None:
    """Count the tool from zero again."""
    for table in (usage_counts, period_counts):
        where = (table.c.workspace == workspace) & (table.c.tool_name == name)
        connection.execute(delete(table).where(where))


def bring_back_uses(connection: Connection, workspace: str, name: str, uses: ToolUses) -> None:
    """Add forgotten uses to those since; what belongs to a window that has passed stays away."""
    if uses.last_used_at is None:
        return
    since = dict(uses_of(connection, workspace, name).periods)
    tool = {"workspace": workspace, "tool_name": name}
    total = {"count": uses.total, "last_used_at": uses.last_used_at.isoformat()}
    connection.execute(_COUNT, tool | total)
    for period, counted in uses.periods:
        if period not in since or since[period].began_at <= counted.began_at:
            window = {"period": period.value, "count": counted.count}
            window |= {"began_at": counted.began_at.isoformat()}
            connection.execute(_COUNT_IN_PERIOD, tool | window)


@lru_cache(maxsize=4)
def _windows(minute: datetime) -> tuple[tuple[str, str], ...]:
    """Each period and when its window began, as they are stored; the same for a whole minute."""
    return tuple((each.value, each.began_at(minute).isoformat()) for each in UsagePeriod)


def _count() -> Insert:
    row = insert(usage_counts)
    stored, added = usage_counts.c, row.excluded
    return row.on_conflict_do_update(
        index_elements=["workspace", "tool_name"],
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
        index_elements=["workspace", "tool_name", "period"],
        set_={
            "count": case((is_new, added.count), else_=stored.count + added.count),
            "began_at": func.max(stored.began_at, added.began_at),
        },
    )


_TOTALS = select(usage_counts.c.tool_name, usage_counts.c.count, usage_counts.c.last_used_at)
_WINDOWS = select(*(each for each in period_counts.c if each.name != "workspace"))
_COUNT = _count()
_COUNT_IN_PERIOD = _count_in_period()
