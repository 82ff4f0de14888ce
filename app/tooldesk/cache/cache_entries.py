"""CacheEntries: what a workspace's cache holds, for a person to look through and to clear."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from sqlite3 import Connection

from tooldesk.cache.cache_outcome import miss_of
from tooldesk.frozen_record import frozen_record
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import DELETE_RESULT, LIST_RESULTS, SHOW_RESULT, WEIGH_TOOLS
from tooldesk.tools.tool_result import ToolResult

LONGEST_KEY = 2_000
"""Characters of a key that a list shows."""

NEWEST = 2**63 - 1
"""Before this number is every entry."""


@frozen_record
class CacheEntry:
    """A stored result, as far as a list shows it; times are ISO 8601 in UTC, as they were kept."""

    number: int
    """By which a person names it."""

    tool_name: str
    """The tool that gave it."""

    key: str
    """tool:{name}|input:{canonical JSON of the arguments}, cut off in a list."""

    size_bytes: int
    """What it weighs with its key."""

    hits: int
    """How often it was given since it was stored first."""

    stored_at: str
    """When it was stored."""

    used_at: str
    """When it was given last, or stored."""

    expires_at: str | None
    """When it stops being good; None is never."""

    @property
    def arguments(self) -> str:
        """The arguments of its call as JSON, cut off where the key is."""
        return self.key.removeprefix(f"tool:{self.tool_name}|input:")


@frozen_record
class ShownEntry:
    """A stored result whole."""

    entry: CacheEntry
    """All but the result."""

    result: ToolResult | None
    """What it answers; None when it can't be read."""

    fingerprint: Mapping[str, str] | None
    """What its tool was like; None when that is not known."""

    def why_not_given(self, now: Mapping[str, str]) -> str:
        """Why it answers no call of the tool as it is now, in words; "" when it does."""
        if self.result is None:
            return "it can't be read"
        expires = self.entry.expires_at
        try:
            stored_at = datetime.fromisoformat(self.entry.stored_at)
            expires_at = datetime.fromisoformat(expires) if expires else None
            miss = miss_of(stored_at, expires_at, self.fingerprint, now)
        except (ValueError, TypeError, AttributeError):
            return "it can't be read"
        return miss.reason if miss else ""


@frozen_record
class ToolShare:
    """What the results of one tool come to."""

    tool_name: str
    """The tool."""

    count: int
    """How many there are."""

    size_bytes: int
    """What they weigh."""

    hits: int
    """How often one of them was given."""

    oldest_at: str
    """When the first of them was stored (ISO 8601 in UTC)."""

    used_at: str
    """When one of them was given or stored last."""


class CacheEntries:
    """The results of one workspace."""

    def __init__(self, database: Database, owner: RowOwner) -> None:
        self._database = database
        self._owner = owner

    async def page(
        self,
        *,
        tool_name: str | None = None,
        words: str = "",
        before: int = NEWEST,
        limit: int = 100,
    ) -> list[CacheEntry]:
        """The newest first, from right before a number on; `words` stand in the key as they are.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[CacheEntry]:
            values = {
                "workspace": self._owner.for_results(connection),
                "tool_name": tool_name,
                "longest_key": LONGEST_KEY,
                "words": words,
                "before": before,
                "limit": limit,
            }
            return [_entry(*row) for row in connection.execute(LIST_RESULTS, values)]

        return await self._database.read(work)

    async def find(self, number: int) -> ShownEntry | None:
        """The one of a number with its result, or None when there is none.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> tuple[object, ...] | None:
            workspace = self._owner.for_results(connection)
            row: tuple[object, ...] | None = connection.execute(
                SHOW_RESULT, (workspace, number)
            ).fetchone()
            return row

        row = await self._database.read(work)
        if row is None:
            return None
        *listed, result, fingerprint = row
        return ShownEntry(_entry(*listed), _result(result), _fingerprint(fingerprint))

    async def delete(self, numbers: Iterable[int]) -> list[int]:
        """Forget these; the numbers of those that were there.

        Raises:
            StorageError: the database can't be used.
        """
        wanted = list(numbers)

        def work(connection: Connection) -> list[int]:
            workspace = self._owner.for_results(connection)
            return [n for n in wanted if connection.execute(DELETE_RESULT, (workspace, n)).rowcount]

        return await self._database.write(work)

    async def shares(self) -> list[ToolShare]:
        """What each tool's results come to, by its name.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[ToolShare]:
            workspace = self._owner.for_results(connection)
            rows = connection.execute(WEIGH_TOOLS, (workspace,))
            return [
                ToolShare(str(name), count, size_bytes, hits, str(oldest), str(used))
                for name, count, size_bytes, hits, oldest, used in rows
            ]

        return await self._database.read(work)


def is_past(time: str | None) -> bool:
    """Whether a kept time is over; one that can't be read is."""
    try:
        return time is not None and datetime.fromisoformat(time) <= datetime.now(UTC)
    except (ValueError, TypeError):
        return True


def _entry(*row: object) -> CacheEntry:
    """Whatever a stranger wrote into the row, as text."""
    number, tool_name, key, size_bytes, hits, stored_at, used_at, expires_at = row
    return CacheEntry(
        _number(number),
        str(tool_name),
        str(key),
        _number(size_bytes),
        _number(hits),
        str(stored_at),
        str(used_at),
        None if expires_at is None else str(expires_at),
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _result(text: object) -> ToolResult | None:
    try:
        return ToolResult.from_json(json.loads(str(text)))
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError):
        return None


def _fingerprint(text: object) -> Mapping[str, str] | None:
    try:
        parts = json.loads(str(text))
    except (ValueError, RecursionError):
        return None
    return parts if isinstance(parts, dict) else None
