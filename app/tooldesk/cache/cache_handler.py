"""CacheHandler: remembers good results by tool and arguments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from sqlite3 import Connection

from tooldesk.cache.cache_condition import why_not_stored
from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheHit, CacheMiss, CacheOutcome, miss_of
from tooldesk.errors import StorageError
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import (
    CLEAR_RESULTS,
    CLEAR_RESULTS_OF_TOOL,
    RESULT_OF_KEY,
    STORE_RESULT,
)
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

_Row = tuple[str, str, str | None, str | None]
"""Result, stored at, expires at and fingerprint, as the database has them."""


class CacheHandler:
    """Reads and stores results of one workspace in the database, as each tool's policy says."""

    def __init__(
        self, database: Database, owner: RowOwner, redactor: Redactor | None = None
    ) -> None:
        self._database = database
        self._owner = owner
        self._redactor = redactor or Redactor()

    async def read(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheHit | CacheMiss:
        """The stored answer to exactly this call of exactly this tool, if it is still good.

        A database that can't be used is a miss: a call is never lost for want of a cache.
        """
        if not definition.cache.enabled:
            return CacheMiss()
        key = key or cache_key(definition.name, arguments)
        try:
            row = await self._database.read(lambda connection: self._row(connection, key))
        except StorageError:
            return CacheMiss()
        try:
            return CacheMiss() if row is None else _found(key, fingerprint, *row)
        except (ValueError, TypeError, AttributeError):
            return CacheMiss("the stored answer can't be read")  # a fresh result replaces it

    async def store(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        result: ToolResult,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheOutcome:
        """Keep a good result if the tool's policy says so; say what was done and why."""
        key = key or cache_key(definition.name, arguments)
        reason = await why_not_stored(definition, arguments, result, self._redactor)
        if reason is not None:
            return CacheOutcome(key, "not stored", reason)
        now = _now()
        ttl_s = definition.cache.ttl_s
        expires_at = now + timedelta(seconds=ttl_s) if ttl_s else None
        row = (
            key,
            definition.name,
            canonical_json(result.to_json()),
            now.isoformat(),
            expires_at.isoformat() if expires_at else None,
            canonical_json(dict(fingerprint)),
        )
        try:
            await self._database.write(lambda connection: self._put(connection, row))
        except StorageError as error:
            return CacheOutcome(key, "not stored", str(error))
        return CacheOutcome(key, "stored", "the tool's cache is on", now, expires_at)

    async def clear(self, tool_name: str | None = None) -> int:
        """Forget the workspace's results of one tool, or of all; how many there were.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> int:
            workspace = self._owner.for_writing(connection)
            if tool_name is None:
                return connection.execute(CLEAR_RESULTS, (workspace,)).rowcount
            return connection.execute(CLEAR_RESULTS_OF_TOOL, (workspace, tool_name)).rowcount

        return await self._database.write(work)

    def _row(self, connection: Connection, key: str) -> _Row | None:
        workspace = self._owner.for_results(connection)
        row: _Row | None = connection.execute(RESULT_OF_KEY, (workspace, key)).fetchone()
        return row

    def _put(self, connection: Connection, row: tuple[str | None, ...]) -> None:
        connection.execute(STORE_RESULT, (self._owner.for_writing(connection), *row))


def _found(
    key: str,
    fingerprint: Mapping[str, str],
    text: str,
    stored: str,
    expires: str | None,
    kept: str | None,
) -> CacheHit | CacheMiss:
    stored_at = datetime.fromisoformat(stored)
    expires_at = datetime.fromisoformat(expires) if expires else None
    before = None if kept is None else json.loads(kept)
    if (miss := miss_of(stored_at, expires_at, before, fingerprint)) is not None:
        return miss
    result = ToolResult.from_json(json.loads(text))
    reason = "the same call was answered before"
    return CacheHit(result, CacheOutcome(key, "hit", reason, stored_at, expires_at))


def _now() -> datetime:
    return datetime.now(UTC)
