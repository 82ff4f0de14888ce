"""CacheHandler: remembers good results by tool and arguments."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Connection, Row, delete, select
from sqlalchemy.dialects.sqlite import insert

from tooldesk.cache.cache_condition import why_not_stored
from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.errors import StorageError
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.stored_json import canonical_json
from tooldesk.storage.tables import cache_entries
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult


@dataclass(frozen=True, slots=True)
class CacheHit:
    """A stored result and the outcome that tells of it."""

    result: ToolResult
    """The result as it was stored."""

    outcome: CacheOutcome
    """Key and times."""


class CacheHandler:
    """Reads and stores results of one workspace in the database, as each tool's policy says."""

    def __init__(
        self, database: Database, owner: RowOwner, redactor: Redactor | None = None
    ) -> None:
        self._database = database
        self._owner = owner
        self._redactor = redactor or Redactor()

    async def read(self, definition: ToolDefinition, arguments: JsonObject) -> CacheHit | None:
        """The stored answer to exactly this call, if it is still good.

        A database that can't be used is a miss: a call is never lost for want of a cache.
        """
        if not definition.cache.enabled:
            return None
        key = cache_key(definition.name, arguments)
        try:
            row = await self._database.read(lambda connection: self._row(connection, key))
        except StorageError:
            return None
        try:
            return None if row is None else _hit(key, row)
        except (ValueError, TypeError):
            return None  # written by something else; a fresh result will replace it

    async def store(
        self, definition: ToolDefinition, arguments: JsonObject, result: ToolResult
    ) -> CacheOutcome:
        """Keep a good result if the tool's policy says so; say what was done and why."""
        key = cache_key(definition.name, arguments)
        if not definition.cache.enabled:
            return CacheOutcome(key, "not stored", "the tool's cache is off")
        if result.is_error:
            return CacheOutcome(key, "not stored", "failures are never stored")
        if (reason := await why_not_stored(definition.cache, arguments, result)) is not None:
            return CacheOutcome(key, "not stored", reason)
        if self._redactor.holds_secret(arguments, result):
            return CacheOutcome(key, "not stored", "there is a secret in it")
        now = _now()
        ttl_s = definition.cache.ttl_s
        expires_at = now + timedelta(seconds=ttl_s) if ttl_s else None
        values = {
            "key": key,
            "tool_name": definition.name,
            "result": canonical_json(result.to_json()),
            "stored_at": now.isoformat(),
            "expires_at": expires_at.isoformat() if expires_at else None,
        }
        try:
            await self._database.write(lambda connection: self._put(connection, values))
        except StorageError as error:
            return CacheOutcome(key, "not stored", str(error))
        return CacheOutcome(key, "stored", "the tool's cache is on", now, expires_at)

    async def clear(self, tool_name: str | None = None) -> int:
        """Forget the workspace's results of one tool, or of all; how many there were.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> int:
            where = cache_entries.c.workspace == self._owner.for_writing(connection)
            if tool_name is not None:
                where &= cache_entries.c.tool_name == tool_name
            return int(connection.execute(delete(cache_entries).where(where)).rowcount)

        return await self._database.write(work)

    def _row(self, connection: Connection, key: str) -> Row[Any] | None:
        columns, workspace = cache_entries.c, self._owner.for_results(connection)
        statement = select(cache_entries).where(columns.workspace == workspace, columns.key == key)
        return connection.execute(statement).one_or_none()

    def _put(self, connection: Connection, values: dict[str, str | None]) -> None:
        values = {**values, "workspace": self._owner.for_writing(connection)}
        statement = insert(cache_entries).values(values)
        connection.execute(
            statement.on_conflict_do_update(index_elements=["workspace", "key"], set_=values)
        )


def cache_key(tool_name: str, arguments: JsonObject) -> str:
    """tool:{name}|input:{canonical JSON of the arguments}."""
    return f"tool:{tool_name}|input:{canonical_json(arguments)}"


def _hit(key: str, row: Row[Any]) -> CacheHit | None:
    expires_at = datetime.fromisoformat(row.expires_at) if row.expires_at else None
    if expires_at is not None and expires_at <= _now():
        return None
    result = ToolResult.from_json(json.loads(row.result))
    stored_at = datetime.fromisoformat(row.stored_at)
    reason = "the same call was answered before"
    return CacheHit(result, CacheOutcome(key, "hit", reason, stored_at, expires_at))


def _now() -> datetime:
    return datetime.now(UTC)
