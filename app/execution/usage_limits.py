"""UsageLimits: how often each tool has run, counted durably, and refused above its limit."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert

from app.errors import StorageError, SystemFaultError, ToolUsageLimitExceededError
from app.storage.database import Database
from app.storage.tables import usage_counts
from app.tools.tool_definition import ToolDefinition


class UsageLimits:
    """Counts in the database, so that restarts and other processes see the same number."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, definition: ToolDefinition) -> None:
        """Count one use, before the tool runs: killed in between, it never runs too often.

        Raises:
            ToolUsageLimitExceededError: the limit is reached; nothing was counted.
            SystemFaultError: the tool has a limit and its count can't be kept.
        """
        limit = definition.max_usage_count
        name = definition.name
        if limit is None:
            self._database.post(lambda connection: _add_one(connection, name, None))
            return
        try:
            counted = await self._database.write(
                lambda connection: _add_one(connection, name, limit)
            )
        except StorageError as error:
            raise SystemFaultError(
                f"{name} may run {limit} times, and its count can't be kept: {error.message}",
                next_step=error.next_step,
            ) from error
        if not counted:
            raise ToolUsageLimitExceededError(name, (await self.counts())[name], limit)

    async def counts(self) -> dict[str, int]:
        """How often each tool has run, by name.

        Raises:
            StorageError: the database can't be used.
        """
        rows = await self._database.read(
            lambda connection: connection.execute(
                select(usage_counts.c.tool_name, usage_counts.c.count)
            ).all()
        )
        return {name: count for name, count in rows}

    async def reset(self, tool_name: str) -> None:
        """Start counting the tool at zero again.

        Raises:
            StorageError: the database can't be used.
        """
        statement = delete(usage_counts).where(usage_counts.c.tool_name == tool_name)
        await self._database.write(lambda connection: connection.execute(statement) and None)


def _add_one(connection: Connection, name: str, limit: int | None) -> bool:
    if limit == 0:
        connection.execute(
            insert(usage_counts).values(_first_use(name, 0)).on_conflict_do_nothing()
        )
        return False
    once_more = insert(usage_counts).values(_first_use(name, 1))
    below = None if limit is None else usage_counts.c.count < limit
    once_more = once_more.on_conflict_do_update(
        index_elements=["tool_name"],
        set_={"count": usage_counts.c.count + 1, "last_used_at": _now()},
        where=below,
    )
    return bool(connection.execute(once_more).rowcount)


def _first_use(name: str, count: int) -> dict[str, str | int]:
    return {"tool_name": name, "count": count, "last_used_at": _now()}


def _now() -> str:
    return datetime.now(UTC).isoformat()
