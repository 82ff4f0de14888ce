"""How often each tool has run, in the database: since it was last reset, and in each period."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from functools import lru_cache
from sqlite3 import Connection

from tooldesk.frozen_record import frozen_record
from tooldesk.storage.row_owner import COUNT_LOST
from tooldesk.storage.statements import (
    COUNT_USES,
    COUNT_USES_IN_PERIOD,
    FORGET_USES,
    PERIOD_USES,
    PERIOD_USES_OF_TOOL,
    USES,
    USES_OF_TOOL,
)
from tooldesk.storage.stored_time import moment_of
from tooldesk.tools.usage_period import UsagePeriod

_ROW = "(?, ?, ?, ?, ?)"
_COUNT_USES_IN_PERIODS = COUNT_USES_IN_PERIOD.replace(_ROW, ", ".join([_ROW] * len(UsagePeriod)))
"""All periods in one statement: a call waits for it, and one each takes half as long again."""

_PERIODS = {period.value: period for period in UsagePeriod}


@frozen_record
class PeriodCount:
    """The uses of one tool in one window of the calendar."""

    began_at: datetime
    """When the window began, aware."""

    count: int
    """How often the tool has run in it."""


@frozen_record
class ToolUses:
    """The uses of one tool."""

    total: int = 0
    """How often it has run since it was last reset."""

    last_used_at: datetime | None = None
    """When it last ran, aware; None is never."""

    periods: tuple[tuple[UsagePeriod, PeriodCount], ...] = ()
    """The last window of each period in which it ran."""

    @property
    def known_total(self) -> int | None:
        """The total; None where it was lost with a damaged database."""
        return self.total if self.total < COUNT_LOST else None

    def within(self, period: UsagePeriod, now: datetime) -> PeriodCount:
        """The uses in the window of now; a window that lies ahead of the clock counts as now's.

        A clock that was set back must not give uses a second time.
        """
        fresh = PeriodCount(period.began_at(now), 0)
        last = dict(self.periods).get(period, fresh)
        return last if last.began_at >= fresh.began_at else fresh


def uses_of(connection: Connection, workspace: str, name: str) -> ToolUses:
    """The uses of one tool."""
    return of_tool(all_uses(connection, workspace, name), name)


def of_tool(uses: Mapping[str, ToolUses], name: str) -> ToolUses:
    """The uses of one tool among those of a workspace; without any, what was lost of counts."""
    return uses.get(name) or uses.get("", ToolUses())


def all_uses(
    connection: Connection, workspace: str, name: str | None = None
) -> dict[str, ToolUses]:
    """The uses of every tool of a workspace that has run, by name; or of one only.

    Where counts were lost, "" has COUNT_LOST uses, which hold for every tool that isn't named.
    """
    if name is None:
        totals = connection.execute(USES, (workspace,))
        windows = connection.execute(PERIOD_USES, (workspace,))
    else:
        totals = connection.execute(USES_OF_TOOL, (workspace, name))
        windows = connection.execute(PERIOD_USES_OF_TOOL, (workspace, name))
    periods: dict[str, list[tuple[UsagePeriod, PeriodCount]]] = {}
    for tool, period, began_at, count in windows:
        began = moment_of(began_at)
        if began is not None and period in _PERIODS:
            counted = [(_PERIODS[period], PeriodCount(began, _whole(count)))]
        else:  # nobody knows of which window: of each, until the count is reset
            lost = PeriodCount(datetime.now(UTC), COUNT_LOST)
            counted = [(each, lost) for each in UsagePeriod]
        periods.setdefault(tool, []).extend(counted)
    return {
        tool: ToolUses(
            _whole(count), moment_of(last) or datetime.now(UTC), tuple(periods.get(tool, ()))
        )
        for tool, count, last in totals
    }


def _whole(count: object) -> int:
    """A count as it is stored; one that is damaged is lost, and gives no use."""
    return count if isinstance(count, int) and count >= 0 else COUNT_LOST


def add_use(connection: Connection, workspace: str, name: str, now: datetime) -> None:
    """Count one use, in all and in the window of every period."""
    connection.execute(COUNT_USES, (workspace, name, 1, now.isoformat()))
    values: list[str | int] = []
    for window in _windows(UsagePeriod.MINUTE.began_at(now)):
        values += (workspace, name, 1, *window)
    connection.execute(_COUNT_USES_IN_PERIODS, values)


def forget_uses(connection: Connection, workspace: str, name: str) -> None:
    """Count the tool from zero again."""
    for statement in FORGET_USES:
        connection.execute(statement, {"workspace": workspace, "name": name})


def bring_back_uses(connection: Connection, workspace: str, name: str, uses: ToolUses) -> None:
    """Add forgotten uses to those since; what belongs to a window that has passed stays away."""
    if uses.last_used_at is None:
        return
    since = dict(uses_of(connection, workspace, name).periods)
    tool = (workspace, name)
    connection.execute(COUNT_USES, (*tool, uses.total, uses.last_used_at.isoformat()))
    for period, counted in uses.periods:
        if period not in since or since[period].began_at <= counted.began_at:
            window = (counted.count, period.value, counted.began_at.isoformat())
            connection.execute(COUNT_USES_IN_PERIOD, (*tool, *window))


@lru_cache(maxsize=4)
def _windows(minute: datetime) -> tuple[tuple[str, str], ...]:
    """Each period and when its window began, as they are stored; the same for a whole minute."""
    return tuple((each.value, each.began_at(minute).isoformat()) for each in UsagePeriod)
