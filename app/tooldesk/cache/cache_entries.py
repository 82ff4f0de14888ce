"""CacheEntries: what a workspace's cache holds, for a person to look through and to clear."""

from __future__ import annotations

import json
import re
from array import array
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from sqlite3 import Connection

from tooldesk.cache.answer_state import AnswerState, ToolNow, state_of
from tooldesk.cache.stored_result import UNREADABLE, chunks_of, read_pieces, restored
from tooldesk.frozen_record import frozen_record
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import (
    DELETE_RESULT,
    FILE_VERSION,
    FIND_RESULTS,
    KEYS_OF_TOOL,
    LIST_RESULTS,
    MISSES,
    PIN_RESULT,
    SHOW_RESULT,
    SIZE_OF_PINNED,
    SOME_RESULTS,
    WEIGH_TOOLS,
)
from tooldesk.storage.stored_json import storable_text
from tooldesk.tools.tool_result import ToolResult

LONGEST_KEY = 2_000
"""Characters of a key that a list shows."""

NEWEST = 2**63 - 1
"""Before this number is every entry."""

WHOLE_KEY = 2**30
"""No key is longer."""

MOST_WORDS, LONGEST_WORD = 32, 1_000
"""Of what is searched for; what is behind them makes no difference."""

ORDERS = ("tool_name", "key", "size_bytes", "stored_at", "hits", "used_at")
"""What entries can be sorted by."""


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
    """How often it was given since it was stored."""

    stored_at: str
    """When it was stored."""

    used_at: str
    """When it was given last, or stored."""

    expires_at: str | None
    """When it stops being good; None is never."""

    is_pinned: bool = False
    """Whether it stays in a full cache."""

    fingerprint: Mapping[str, str] | None = None
    """What its tool was like; None when that is not known."""

    @property
    def arguments(self) -> str:
        """The arguments of its call as JSON, cut off where the key is."""
        return self.key.removeprefix(f"tool:{self.tool_name}|input:")

    def state(self, now: ToolNow) -> AnswerState:
        """Whether it answers a call of its tool as that is now."""
        return state_of(self.stored_at, self.expires_at, self.fingerprint, now)


@frozen_record
class ShownEntry:
    """A stored result whole."""

    entry: CacheEntry
    """All but the result."""

    result: ToolResult | None
    """What it answers; None when it can't be read."""

    def why_not_given(self, now: ToolNow) -> str:
        """Why it answers no call of the tool as it is now, in words; "" when it does."""
        return "it can't be read" if self.result is None else self.entry.state(now).reason


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

    oldest_at: str | None
    """When the first of them was stored (ISO 8601 in UTC); None where there is none."""

    used_at: str | None
    """When one of them was given or stored last; None where there is none."""

    misses: int = 0
    """How many calls found no answer since the tool's results were last cleared."""


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
                "tool_name": tool_name and storable_text(tool_name),
                "longest_key": LONGEST_KEY,
                "words": words and storable_text(words),
                "before": before,
                "limit": limit,
            }
            return [_entry(*row) for row in connection.execute(LIST_RESULTS, values)]

        return await self._database.read(work)

    async def numbers(
        self, words: Sequence[str] = (), order: str = "used_at", *, is_descending: bool = True
    ) -> array[int]:
        """All whose key has each of the words in it, whatever their case, in an order of ORDERS.

        Raises:
            StorageError: the database can't be used.
        """
        assert order in ORDERS
        way = "DESC" if is_descending else "ASC"
        patterns = [_pattern(word) for word in words[:MOST_WORDS]]
        statement = FIND_RESULTS + " AND key LIKE ? ESCAPE '\\'" * len(patterns)
        statement += f" ORDER BY {order} {way}, id {way}"

        def work(connection: Connection) -> array[int]:
            workspace = self._owner.for_results(connection)
            rows = connection.execute(statement, (workspace, *patterns))
            return array("q", (number for (number,) in rows))

        return await self._database.read(work)

    async def some(
        self, numbers: Sequence[int], longest_key: int = LONGEST_KEY
    ) -> list[CacheEntry]:
        """Those of these numbers that are there, in this order; keys are cut off.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[CacheEntry]:
            values = {
                "workspace": self._owner.for_results(connection),
                "longest_key": longest_key,
                "numbers": json.dumps(list(numbers)),
            }
            return [_entry(*row) for row in connection.execute(SOME_RESULTS, values)]

        found = {each.number: each for each in await self._database.read(work)}
        return [found[number] for number in numbers if number in found]

    async def find(self, number: int) -> ShownEntry | None:
        """The one of a number with its result, or None when there is none.

        Raises:
            StorageError: the database can't be used, or the result was replaced or deleted while
                it was read.
        """

        def work(connection: Connection) -> tuple[object, ...] | None:
            workspace = self._owner.for_results(connection)
            values = {"workspace": workspace, "longest_key": WHOLE_KEY, "number": number}
            row: tuple[object, ...] | None = connection.execute(SHOW_RESULT, values).fetchone()
            return row

        row = await self._database.read(work)
        if row is None:
            return None
        *listed, kept = row
        entry = _entry(*listed)
        try:
            if kept is None:
                stored_at = entry.stored_at
                result = await read_pieces(self._database, self._owner, number, stored_at)
            else:
                result = restored(str(kept))
        except UNREADABLE:
            return ShownEntry(entry, None)
        return ShownEntry(entry, result)

    def chunks(self, number: int, stored_at: str = "") -> AsyncIterator[bytes]:
        """A result as it is kept, in pieces; none when there is no such number.

        Raises:
            StorageError: the database can't be used, or the result was replaced or deleted while
                it was read, or since `stored_at`.
        """
        return chunks_of(self._database, self._owner, number, stored_at)

    async def delete(self, numbers: Iterable[int]) -> list[int]:
        """Forget these for good; the numbers of those that were there.

        Raises:
            StorageError: the database can't be used.
        """
        wanted = list(numbers)

        def work(connection: Connection) -> list[int]:
            workspace = self._owner.for_results(connection)
            return [n for n in wanted if connection.execute(DELETE_RESULT, (workspace, n)).rowcount]

        return await self._database.write(work)

    async def pin(self, numbers: Iterable[int], *, is_pinned: bool = True) -> list[int]:
        """Keep these in a full cache, or no more; the numbers of those that were there.

        Raises:
            StorageError: the database can't be used.
        """
        wanted = list(numbers)

        def work(connection: Connection) -> list[int]:
            asked = {"workspace": self._owner.for_results(connection), "is_pinned": is_pinned}
            return [
                number
                for number in wanted
                if connection.execute(PIN_RESULT, {**asked, "number": number}).rowcount
            ]

        return await self._database.write(work)

    async def keys_of(self, tool_name: str, most: int, longest: int) -> list[tuple[int, str]]:
        """Numbers and whole keys of a tool's results, those used last first.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[tuple[int, str]]:
            values = {
                "workspace": self._owner.for_results(connection),
                "tool_name": tool_name,
                "most": most,
                "longest": longest,
            }
            return [(n, str(key)) for n, key in connection.execute(KEYS_OF_TOOL, values)]

        return await self._database.read(work)

    async def file_version(self) -> int:
        """Another number when another process has written into the database since.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> int:
            return int(connection.execute(FILE_VERSION).fetchone()[0])

        return await self._database.read(work)

    async def pinned_bytes(self) -> int:
        """What the pinned results of all workspaces weigh, which the bound of the cache is for.

        Raises:
            StorageError: the database can't be used.
        """
        (size_bytes,) = await self._database.read(
            lambda connection: connection.execute(SIZE_OF_PINNED).fetchone()
        )
        return int(size_bytes)

    async def shares(self) -> list[ToolShare]:
        """What each tool's results come to, by its name; also of tools that have misses only.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[ToolShare]:
            workspace = self._owner.for_results(connection)
            misses = dict(connection.execute(MISSES, (workspace,)).fetchall())
            rows = connection.execute(WEIGH_TOOLS, (workspace,))
            found = [
                ToolShare(str(name), count, size, hits, str(oldest), str(used), misses.pop(name, 0))
                for name, count, size, hits, oldest, used in rows
            ]
            found += [
                ToolShare(str(name), 0, 0, 0, None, None, count)
                for name, count in misses.items()
                if count > 0
            ]
            return sorted(found, key=lambda share: share.tool_name)

        return await self._database.read(work)


def _entry(*row: object) -> CacheEntry:
    """Whatever a stranger wrote into the row, as text."""
    number, tool_name, key, size_bytes, hits, stored_at, used_at, expires_at, *rest = row
    is_pinned, fingerprint = rest
    return CacheEntry(
        _number(number),
        str(tool_name),
        str(key),
        _number(size_bytes),
        _number(hits),
        str(stored_at),
        str(used_at),
        None if expires_at is None else str(expires_at),
        bool(is_pinned),
        _fingerprint(fingerprint),
    )


def _number(value: object) -> int:
    return value if isinstance(value, int) else 0


def _pattern(word: str) -> str:
    """What is LIKE anything that has a word in it."""
    escaped = re.sub(r"([\\%_])", r"\\\1", word[:LONGEST_WORD])
    return f"%{escaped.encode('utf-8', 'replace').decode()}%"


def _fingerprint(text: object) -> Mapping[str, str] | None:
    try:
        parts = json.loads(str(text))
    except (ValueError, RecursionError):
        return None
    return parts if isinstance(parts, dict) else None
