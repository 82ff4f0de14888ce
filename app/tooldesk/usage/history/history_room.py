"""HistoryRoom: what all calls take of the disk, and what they may."""

from __future__ import annotations

import math
from sqlite3 import Connection

from tooldesk.frozen_record import frozen_record
from tooldesk.settings import HistorySettings
from tooldesk.storage.statements import SIZE_OF_KEYS, SIZE_OF_RESULTS

BYTES_OF_MB = 1_000_000

_ROOM_LEFT, _MOST_LEFT_BYTES = 0.1, 4_096
"""Rows take more of the disk than their bytes, as no page is quite full: by so much of them, and
by a page each at most, because what is long lies in full ones."""


@frozen_record
class HistoryRoom:
    """Of all workspaces."""

    used_bytes: int
    """What calls take, with their words and what else is in the file but for the cache."""

    max_size_mb: int
    """What they may take, in millions of bytes."""

    @property
    def words(self) -> str:
        """Both in short."""
        used, most = f"{self.used_bytes / BYTES_OF_MB:,.1f} MB", f"{self.max_size_mb:,} MB"
        return f"{used} of {most}"


def room_of(connection: Connection, limits: HistorySettings) -> HistoryRoom:
    """As it is now; what is empty in the file does not count."""
    used_bytes = full_bytes(connection) - cache_bytes(connection)
    return HistoryRoom(max(0, used_bytes), limits.max_size_mb)


def full_bytes(connection: Connection) -> int:
    """What of the file is not empty."""
    used = pragma(connection, "page_count") - pragma(connection, "freelist_count")
    return used * pragma(connection, "page_size")


def cache_bytes(connection: Connection, enough: float = math.inf) -> int:
    """About what remembered results take of the file, or a part of it that is enough."""
    (result_bytes,) = connection.execute(SIZE_OF_RESULTS).fetchone()
    if not result_bytes or result_bytes >= enough:
        return int(result_bytes)
    # the keys of answers, which hold all arguments, are in their index once more
    key_bytes, count = connection.execute(SIZE_OF_KEYS).fetchone()
    all_bytes = result_bytes + key_bytes
    return int(all_bytes + min(_ROOM_LEFT * all_bytes, _MOST_LEFT_BYTES * count))


def pragma(connection: Connection, name: str) -> int:
    """A number of SQLite's about the file."""
    (number,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(number)
