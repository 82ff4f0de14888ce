"""CacheHandler: remembers good results by tool and arguments."""

from __future__ import annotations

import json
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from sqlite3 import Connection
from typing import TYPE_CHECKING

from tooldesk.cache.cache_condition import why_not_stored
from tooldesk.cache.cache_key import cache_key, cache_key_start
from tooldesk.cache.cache_outcome import CacheHit, CacheMiss, CacheOutcome, miss_of
from tooldesk.cache.cache_room import forget_too_many, make_room
from tooldesk.cache.stored_result import (
    UNREADABLE,
    read_pieces,
    restored,
    stored,
    write_pieces,
)
from tooldesk.errors import StorageError
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.rename_statements import RENAME_RESULTS
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import (
    CLEAR_MISSES,
    CLEAR_RESULTS,
    CLEAR_RESULTS_OF_TOOL,
    COUNT_MISS,
    COUNT_RESULTS,
    FORGET_REMOVED,
    RESULT_IS_USED,
    RESULT_OF_KEY,
    STORE_RESULT,
    WEIGH_RESULT,
)
from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.cache.cache_entries import CacheEntries
    from tooldesk.cache.cache_removal import CacheRemoval

IS_OFF = "the cache is off in the settings"

BYTES_OF_MB = 1_000_000

UNDONE_WITHIN = timedelta(days=1)
"""What was deleted in a window goes for good with it, or after so long when that was killed."""

_LOOKS = 16
"""What is stored is weighed each time that this part of what may be kept came in."""

_Row = tuple[int, str | None, str, str | None, str | None]
"""Number, result (None for one in pieces), stored at, expires at and fingerprint, as the database
has them."""


class CacheHandler:
    """Reads and stores results of one workspace in the database, as each tool's policy says.

    The settings say whether there is a cache, and what the results of all workspaces may weigh.

    Attributes:
        change_count: Grows with each call that asks for a result here, or stores one.
    """

    def __init__(
        self,
        database: Database,
        owner: RowOwner,
        redactor: Redactor | None = None,
        settings: SettingsFile | None = None,
    ) -> None:
        self._database = database
        self._owner = owner
        self._redactor = redactor or Redactor()
        self._settings = settings or SettingsFile(None)
        self._stored_bytes: int | None = None
        self.change_count = 0

    @property
    def entries(self) -> CacheEntries:
        """The same results for a person to look through."""
        # calls need none of it
        from tooldesk.cache.cache_entries import CacheEntries

        return CacheEntries(self._database, self._owner)

    @property
    def removal(self) -> CacheRemoval:
        """Deletes the same results in a way that can be undone."""
        from tooldesk.cache.cache_removal import CacheRemoval

        return CacheRemoval(self._database, self._owner)

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
        if not (definition.cache.enabled and self._settings.current.cache.is_on):
            return CacheMiss()
        key = key or cache_key(definition.name, arguments)
        try:
            found_row = await self._database.read_at_once(lambda it: (self._row(it, key),))
        except StorageError:
            return CacheMiss()
        (row,) = found_row
        found = CacheMiss() if row is None else await self._found(key, fingerprint, row)
        use = (_now().isoformat(), row[0]) if row and isinstance(found, CacheHit) else None
        self.change_count += 1
        self._database.post(
            lambda connection: self._count(connection, definition.name, use),
            is_kept=False,
        )
        return found

    async def store(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        result: ToolResult,
        fingerprint: Mapping[str, str],
        key: str = "",
    ) -> CacheOutcome:
        """Keep a good result if the tool's policy says so; say what was done and why."""
        key, limits = key or cache_key(definition.name, arguments), self._settings.current.cache
        reason = await why_not_stored(definition, arguments, result, self._redactor)
        if reason is None and not limits.is_on:
            reason = IS_OFF
        if reason is not None:
            return CacheOutcome(key, "not stored", reason)
        kept = await stored(result)
        pieces = (kept.encode(),) if isinstance(kept, str) else kept
        size_bytes = len(key.encode()) + sum(map(len, pieces))
        if size_bytes > limits.max_size_mb * BYTES_OF_MB:
            reason = f"it is larger than all results may be ({limits.max_size_mb} MB)"
            return CacheOutcome(key, "not stored", reason)
        now = _now()
        ttl_s = definition.cache.ttl_s or limits.ttl_s
        expires_at = now + timedelta(seconds=ttl_s) if ttl_s else None
        row = (
            key,
            definition.name,
            kept if isinstance(kept, str) else b"",
            now.isoformat(),
            expires_at.isoformat() if expires_at else None,
            canonical_json(dict(fingerprint)),
        )

        def work(connection: Connection) -> None:
            number = self._put(connection, row, size_bytes)
            if not isinstance(kept, str):
                write_pieces(connection, number, kept)

        try:
            await self._database.write(work)
        except StorageError as error:
            return CacheOutcome(key, "not stored", str(error))
        self.change_count += 1
        self._make_room(size_bytes, limits.max_size_mb * BYTES_OF_MB)
        return CacheOutcome(key, "stored", "the tool's cache is on", now, expires_at)

    async def clear(self, tool_name: str | None = None) -> int:
        """Forget the workspace's results of one tool, or of all; how many there were.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> int:
            workspace = self._owner.for_writing(connection)
            asked = {"workspace": workspace, "tool_name": tool_name}
            connection.execute(CLEAR_MISSES, asked).fetchall()
            # what a window deleted already goes, too, but nobody has it any more
            (count,) = connection.execute(COUNT_RESULTS, asked).fetchone()
            if tool_name is None:
                connection.execute(CLEAR_RESULTS, (workspace,))
            else:
                connection.execute(CLEAR_RESULTS_OF_TOOL, (workspace, tool_name))
            return int(count)

        return await self._database.write(work)

    async def make_room(self) -> int:
        """Keep to the size that the settings say now; how many results that could be given went.

        Raises:
            StorageError: they may be too much, and the database can't be used now.
        """
        limit_bytes = self._settings.current.cache.max_size_mb * BYTES_OF_MB
        dropped = await make_room(self._database, limit_bytes)
        self.change_count += bool(dropped)
        return dropped

    def follow(
        self,
        connection: Connection,
        tool_name: str,
        new_tool_name: str,
        parts: tuple[str, str],
    ) -> None:
        """Have the results of a tool follow it to its new name, in place of those of that name.

        `parts` are the hashes of both names in fingerprints.
        """
        names = {
            "workspace": self._owner.for_writing(connection),
            "name": tool_name,
            "new_name": new_tool_name,
            "start": cache_key_start(tool_name),
            "new_start": cache_key_start(new_tool_name),
            "part": parts[0],
            "new_part": parts[1],
        }
        for statement in RENAME_RESULTS:
            connection.execute(statement, names)

    def _row(self, connection: Connection, key: str) -> _Row | None:
        workspace = self._owner.for_results(connection)
        row: _Row | None = connection.execute(RESULT_OF_KEY, (workspace, key)).fetchone()
        return row

    async def _found(
        self, key: str, fingerprint: Mapping[str, str], row: _Row
    ) -> CacheHit | CacheMiss:
        number, kept, stored_text, expires_text, parts_then = row
        try:
            stored_at = datetime.fromisoformat(stored_text)
            expires_at = datetime.fromisoformat(expires_text) if expires_text else None
            before = None if parts_then is None else json.loads(parts_then)
            if (miss := miss_of(stored_at, expires_at, before, fingerprint)) is not None:
                return miss
            if kept is None:
                result = await read_pieces(self._database, self._owner, number, stored_text)
            else:
                result = restored(kept)
        except (StorageError, *UNREADABLE):
            return CacheMiss("the stored answer can't be read")  # a fresh result replaces it
        reason = "the same call was answered before"
        return CacheHit(result, CacheOutcome(key, "hit", reason, stored_at, expires_at))

    def _count(self, connection: Connection, tool_name: str, use: tuple[str, int] | None) -> None:
        """A use, which is a time and the number of a result, or a call that has found none."""
        if use is not None:
            connection.execute(RESULT_IS_USED, use)
        else:
            connection.execute(COUNT_MISS, (self._owner.for_writing(connection), tool_name))

    def _put(
        self, connection: Connection, row: tuple[str | bytes | None, ...], size_bytes: int
    ) -> int:
        put = connection.execute(STORE_RESULT, (self._owner.for_writing(connection), *row))
        number: int = put.fetchone()[0]
        connection.execute(WEIGH_RESULT, (number, size_bytes, row[3]))
        return number

    def _make_room(self, size_bytes: int, limit_bytes: int) -> None:
        """Look soon whether all results are too many by now; other processes store some, too."""
        if self._stored_bytes is not None:
            self._stored_bytes += size_bytes
            if self._stored_bytes < limit_bytes // _LOOKS:
                return
        self._stored_bytes = 0

        def work(connection: Connection) -> None:
            over = (_now() - UNDONE_WITHIN).isoformat()
            connection.execute(FORGET_REMOVED, {"removed_at": None, "over": over})
            forget_too_many(connection, limit_bytes)

        self._database.post(work, is_kept=False)


def _now() -> datetime:
    return datetime.now(UTC)
