"""The full-text index of the event log: filled behind the calls, which do not wait for it."""

from __future__ import annotations

import asyncio
from sqlite3 import Connection

from tooldesk.errors import StorageError
from tooldesk.storage.database import Database
from tooldesk.storage.packed_json import beginning_of, unpack
from tooldesk.storage.search_statements import (
    ADD_WORDS,
    IS_INDEXED,
    MERGE_WORDS,
    PARTS_OF_INDEX,
    UNINDEXED_CALLS,
)
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.call_words import words_of

_AT_ONCE = 100
"""Calls that are put into the index before somebody else may write."""

_PAUSE_S = 0.05
"""Between them: another process that waits looks every 0.1 s whether it may write."""

_MERGED_AT_ONCE = 200
"""Pages of the index that are written before somebody else may write."""


def index_calls(connection: Connection, limit: int) -> int:
    """Put the words of some calls that are not in it into the index; how many it took."""
    rows = connection.execute(UNINDEXED_CALLS, (limit,)).fetchall()
    for number, tool_name, packed in rows:
        connection.execute(ADD_WORDS, (number, words_of(str(tool_name), detail_in(packed))))
        connection.execute(IS_INDEXED, (number,))
    return len(rows)


async def index_all(database: Database) -> StorageError | None:
    """Put all calls that are not in it into the index; why that can't be done, if it can't."""

    def work(connection: Connection) -> int:
        return index_calls(connection, _AT_ONCE)

    try:
        while True:
            if await database.write(work) < _AT_ONCE:
                return None
            await asyncio.sleep(_PAUSE_S)
    except StorageError as error:
        return error  # what is in it can be searched all the same


def detail_in(packed: object) -> JsonObject | None:
    """What is kept of a call; None where a stranger or a fault wrote something else."""
    try:
        detail = unpack(packed)
    except ValueError:
        return None
    return detail if isinstance(detail, dict) else None


def calling_in(beginning: object) -> JsonObject | None:
    """What the model asked for, which a packed detail begins with; None where more would be needed.

    `beginning` are some of its first bytes.
    """
    calling = beginning_of(beginning, "calling")
    return calling if isinstance(calling, dict) else None


def begin_merge(connection: Connection) -> bool:
    """Words of calls that are gone go once all parts of the index, however few, are one.

    Says whether there was something to do.
    Source: SQLite, FTS5, the 'merge' command: a number below 0 begins, others go on.
    """
    return _merged(connection, -_MERGED_AT_ONCE)


def merge_words(connection: Connection) -> bool:
    """Go on with it; whether there was something to do."""
    return _merged(connection, _MERGED_AT_ONCE)


def unmerged_pages(connection: Connection) -> int:
    """About how many pages of the index are not in its largest part.

    Where a call is forgotten, a note of each of its words goes there; only a merge frees both.
    """
    parts = [int(count) for (count,) in connection.execute(PARTS_OF_INDEX)]
    return sum(parts) - max(parts, default=0)


def _merged(connection: Connection, pages: int) -> bool:
    before = connection.total_changes
    connection.execute(MERGE_WORDS, (pages,))
    return connection.total_changes - before >= 2
