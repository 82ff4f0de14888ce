"""What is forgotten of the event log: calls that are too old, and the oldest when it is too large.

A little at a time, behind the calls and while there are none, so that nobody waits for it.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from sqlite3 import Connection

from tooldesk.settings import HistorySettings
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.search_statements import FORGET_WORDS
from tooldesk.storage.statements import OLDEST_CALLS
from tooldesk.usage.history.call_index import (
    begin_merge,
    detail_in,
    merge_words,
    unmerged_pages,
)
from tooldesk.usage.history.call_words import words_of
from tooldesk.usage.history.history_room import BYTES_OF_MB, cache_bytes, full_bytes, pragma
from tooldesk.usage.history.tool_versions import forget_call

_ANY_TIME = 2**62

_FREE_PAGES = 1_000
"""So many pages may be empty: new rows are written there."""

_GIVEN_BACK = 250
"""Pages that are given back to the disk at a time."""


def forget_calls(connection: Connection, limits: HistorySettings, most: int) -> int:
    """Forget some of the oldest calls if they have to go, or what their words left behind.

    Gives how much it did. Calls that still run stay: their end has to find its row.
    """
    oldest = microseconds_of(datetime.now(UTC) - timedelta(days=limits.keep_days))
    done = _forget(connection, oldest, most)
    if not done and (too_many := _bytes_too_many(connection, limits)) > 0:
        page_bytes = pragma(connection, "page_size")
        # of a forgotten call's words as much again is in the largest part of the index
        unmerged_bytes = 2 * unmerged_pages(connection) * page_bytes
        is_merging = unmerged_bytes >= too_many and (
            merge_words(connection) or begin_merge(connection)
        )
        done = 1 if is_merging else _forget(connection, _ANY_TIME, most, too_many)
    if _free_pages(connection) > max(_FREE_PAGES, pragma(connection, "page_count") // 8):
        give_back(connection)
    return done


def _forget(connection: Connection, before: int, most: int, most_bytes: int | None = None) -> int:
    """Forget calls of before a moment, but no more than so many bytes want; how many it were."""
    values = {"most": most, "before": before}
    count = freed_bytes = 0
    for number, tool_name, packed, is_indexed in connection.execute(
        OLDEST_CALLS, values
    ).fetchall():
        if most_bytes is not None and freed_bytes >= most_bytes:
            break
        if is_indexed:
            words = words_of(str(tool_name), detail_in(packed))
            connection.execute(FORGET_WORDS, (number, words))
        forget_call(connection, number)
        count, freed_bytes = (
            count + 1,
            freed_bytes + (len(packed) if isinstance(packed, bytes) else 0),
        )
    return count


def _bytes_too_many(connection: Connection, limits: HistorySettings) -> int:
    """By how much the file without the cache is too large; what is empty in it does not count."""
    too_many = full_bytes(connection) - limits.max_size_mb * BYTES_OF_MB
    return 0 if too_many <= 0 else too_many - cache_bytes(connection, too_many)


def give_back(connection: Connection) -> int:
    """Give some of what is empty, but for a little, back to the disk; how many pages it were.

    In a file that could not be prepared for that it is none.
    """
    free = _free_pages(connection)
    for _ in range(min(_GIVEN_BACK, free - _FREE_PAGES)):
        # a page each: its rows have no columns, so Python's sqlite3 would stop after the first
        connection.execute("PRAGMA incremental_vacuum(1)")
    return free - _free_pages(connection)


def _free_pages(connection: Connection) -> int:
    return pragma(connection, "freelist_count")
