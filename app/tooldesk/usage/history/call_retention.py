"""What is forgotten of the event log: calls that are too old, and the oldest when it is too large.

A little at a time, behind the calls and while there are none, so that nobody waits for it.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from sqlite3 import Connection

from tooldesk.settings import HistorySettings
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.statements import (
    FORGET_WORDS,
    OLDEST_CALLS,
    SIZE_OF_RESULTS,
)
from tooldesk.usage.history.call_index import detail_in
from tooldesk.usage.history.call_words import words_of
from tooldesk.usage.history.tool_versions import forget_call

_BYTES_OF_MB = 1_000_000

_ANY_TIME = 2**62

_FREE_PAGES = 1_000
"""So many pages may be empty: new rows are written there."""

_GIVEN_BACK = 250
"""Pages that are given back to the disk at a time."""


def forget_calls(connection: Connection, limits: HistorySettings, most: int) -> int:
    """Forget some of the oldest calls if they have to go; how many it were.

    Calls that still run stay: their end has to find its row.
    """
    now = datetime.now(UTC)
    values = {
        "most": most,
        "before": microseconds_of(now - timedelta(days=limits.keep_days)),
    }
    if _is_too_large(connection, limits):
        values["before"] = _ANY_TIME
    rows = connection.execute(OLDEST_CALLS, values).fetchall()
    for number, tool_name, packed, is_indexed in rows:
        if is_indexed:
            words = words_of(str(tool_name), detail_in(packed))
            connection.execute(FORGET_WORDS, (number, words))
        forget_call(connection, number)
    if _free_pages(connection) > max(_FREE_PAGES, _pragma(connection, "page_count") // 8):
        give_back(connection)
    return len(rows)


def _is_too_large(connection: Connection, limits: HistorySettings) -> bool:
    """Whether the file without the cache is; what is empty in it does not count."""
    used = _pragma(connection, "page_count") - _free_pages(connection)
    used_bytes, most_bytes = (
        used * _pragma(connection, "page_size"),
        limits.max_size_mb * _BYTES_OF_MB,
    )
    if used_bytes <= most_bytes:
        return False
    (cached_bytes,) = connection.execute(SIZE_OF_RESULTS).fetchone()
    return bool(used_bytes - cached_bytes > most_bytes)


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
    return _pragma(connection, "freelist_count")


def _pragma(connection: Connection, name: str) -> int:
    (number,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(number)
