"""UsageLimits: how often each tool has run, counted durably, and refused above its limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from sqlite3 import Connection

from tooldesk.counted import counted
from tooldesk.errors import StorageError, SystemFaultError, ToolUsageLimitExceededError
from tooldesk.execution.listeners import Listeners
from tooldesk.execution.usage_counter import use_in_words
from tooldesk.execution.usage_counts import (
    ToolUses,
    add_use,
    all_uses,
    bring_back_uses,
    forget_uses,
    of_tool,
    uses_of,
)
from tooldesk.frozen_record import frozen_record
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import COUNT_LOST, RowOwner
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject
from tooldesk.tools.usage_period import UsagePeriod


@frozen_record
class UsageStanding:
    """Where a tool stands against its limit."""

    tool_name: str
    """Which tool."""

    count: int
    """Its uses in the present period; without a period, all since it was last reset."""

    limit: int | None
    """How many there may be; None is unlimited."""

    period: UsagePeriod | None
    """What the limit is per; None is for ever."""

    next_period_at: datetime | None
    """When counting starts anew, aware; None without a period."""

    total: int
    """All uses since it was last reset."""

    last_used_at: datetime | None
    """When it last ran, aware; None is never."""

    is_count_lost: bool = False
    """Whether nobody knows the count, lost with a damaged database: it is at the limit."""

    @property
    def is_used_up(self) -> bool:
        """Whether the next call will be refused."""
        return self.limit is not None and self.count >= self.limit


class UsageLimits:
    """Counts of one workspace's tools, in the database: restarts and processes see the same.

    Attributes:
        changed: Told when a use was counted or forgotten by this process.
    """

    def __init__(
        self,
        database: Database,
        owner: RowOwner,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self._database = database
        self._owner = owner
        self._now = now
        self._posted: set[str] = set()
        database.kinds["use"] = _take_over
        self.changed = Listeners()

    async def count(self, definition: ToolDefinition) -> str:
        """Count one use, before the tool runs: killed in between, it never runs too often.

        Gives which use it is, such as "use 3 of 10 per day"; just "a use" of a tool without limit.

        Raises:
            ToolUsageLimitExceededError: the limit is reached; nothing was counted.
            SystemFaultError: the tool has a limit and its count can't be kept.
        """
        name, owner, now = definition.name, self._owner, self._now()
        if definition.max_usage_count is None:
            self._posted.add(name)
            folder = owner.written_as
            note: JsonObject = {"workspace": folder, "name": name, "at": now.isoformat()}
            await self._database.record(
                lambda connection: add_use(connection, owner.for_writing(connection), name, now),
                None if folder is None else ("use", note),
            )
            self.changed.tell()
            return "a use"
        try:
            standing = await self._database.write(
                lambda connection: _count_below_limit(connection, owner, definition, now),
                sees_posted=name in self._posted,  # it had no limit a moment ago
            )
        except StorageError as error:
            raise _uncountable(definition, error) from error
        if standing.is_used_up:
            raise _exceeded(standing)
        self.changed.tell()
        return use_in_words(standing.count + 1, standing.limit, standing.period)

    async def check(self, definition: ToolDefinition) -> None:
        """Return when a use is left; counts nothing.

        Raises:
            ToolUsageLimitExceededError: the limit is reached.
            SystemFaultError: the tool has a limit and its count can't be read.
        """
        if definition.max_usage_count is None:
            return
        try:
            uses = of_tool(await self._uses(), definition.name)
            now = _standing(definition, uses, self._now())
        except StorageError as error:
            raise _uncountable(definition, error) from error
        if now.is_used_up:
            raise _exceeded(now)

    async def counts(self) -> dict[str, int]:
        """How often each tool has run since it was last reset, by name.

        Raises:
            StorageError: the database can't be used.
        """
        return {name: uses.total for name, uses in (await self._uses()).items() if name}

    async def standings(self, definitions: Iterable[ToolDefinition]) -> dict[str, UsageStanding]:
        """Where each of the tools stands, by name.

        Raises:
            StorageError: the database can't be used.
        """
        uses, now = await self._uses(), self._now()

        def work() -> dict[str, UsageStanding]:
            stands = ((each, of_tool(uses, each.name)) for each in definitions)
            return {each.name: _standing(each, its, now) for each, its in stands}

        # of ten thousand tools it takes longer than a window may wait
        return await asyncio.to_thread(work)

    async def reset(self, *tool_names: str) -> dict[str, ToolUses]:
        """Count these tools from zero again; gives what is forgotten, for `bring_back`.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> dict[str, ToolUses]:
            workspace = self._owner.for_writing(connection)
            forgotten = {name: uses_of(connection, workspace, name) for name in tool_names}
            for name in tool_names:
                forget_uses(connection, workspace, name)
            return forgotten

        forgotten = await self._database.write(work)
        self.changed.tell()
        return forgotten

    async def bring_back(self, forgotten: Mapping[str, ToolUses]) -> None:
        """Undo a reset: what was forgotten counts again, together with the uses since.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> None:
            workspace = self._owner.for_writing(connection)
            for name, uses in forgotten.items():
                bring_back_uses(connection, workspace, name, uses)

        await self._database.write(work)
        self.changed.tell()

    def follow(self, connection: Connection, tool_name: str, new_tool_name: str) -> None:
        """Have the uses of a tool that is renamed follow it; those of the new name stay, too."""
        workspace = self._owner.for_writing(connection)
        uses = uses_of(connection, workspace, tool_name)
        forget_uses(connection, workspace, tool_name)
        bring_back_uses(connection, workspace, new_tool_name, uses)

    async def _uses(self) -> dict[str, ToolUses]:
        def work(connection: Connection) -> dict[str, ToolUses]:
            return all_uses(connection, self._owner.for_reading(connection))

        return await self._database.read(work)


def _take_over(connection: Connection, note: JsonObject) -> None:
    """Count the use that a killed process noted."""
    at = datetime.fromisoformat(note["at"])
    add_use(connection, note["workspace"], note["name"], at)


def _count_below_limit(
    connection: Connection, owner: RowOwner, definition: ToolDefinition, now: datetime
) -> UsageStanding:
    """Count one use if there is one left; gives where the tool stood before.

    No other process writes in between: the transaction holds the database's only write lock.
    """
    workspace = owner.for_writing(connection)
    standing = _standing(definition, uses_of(connection, workspace, definition.name), now)
    if not standing.is_used_up:
        add_use(connection, workspace, definition.name, now)
    return standing


def _standing(definition: ToolDefinition, uses: ToolUses, now: datetime) -> UsageStanding:
    period, count, next_period_at = definition.usage_period, uses.total, None
    if period is not None:
        window = uses.within(period, now)
        count, next_period_at = window.count, period.next_after(window.began_at)
    is_lost, limit = count >= COUNT_LOST, definition.max_usage_count or 0
    return UsageStanding(
        tool_name=definition.name,
        count=limit if is_lost else count,
        limit=definition.max_usage_count,
        period=period,
        next_period_at=next_period_at,
        total=limit if uses.known_total is None else uses.total,
        last_used_at=uses.last_used_at,
        is_count_lost=is_lost,
    )


def _uncountable(definition: ToolDefinition, error: StorageError) -> SystemFaultError:
    return SystemFaultError(
        f"{definition.name} may run {counted(definition.max_usage_count or 0, 'time')}, and its"
        f" count can't be kept: {error.message}",
        next_step=error.next_step,
    )


def _exceeded(standing: UsageStanding) -> ToolUsageLimitExceededError:
    return ToolUsageLimitExceededError(
        standing.tool_name,
        standing.count,
        standing.limit or 0,
        standing.period or "",
        standing.next_period_at,
        is_count_lost=standing.is_count_lost,
    )
