"""forget_too_many: what is remembered takes no more room than it may.

A call that stores a result makes room soon behind it. Where the limit was set lower, `make_room`
does, a little at a time, so that nobody waits for it.
"""

from __future__ import annotations

import asyncio
import math
from sqlite3 import Connection

from tooldesk.storage.database import Database
from tooldesk.storage.statements import FORGET_RESULTS, LONGEST_UNUSED, SIZE_OF_RESULTS

_KEPT_OF_FULL = 7 / 8
"""When it is too much so much is kept, so that not every new result drives one out."""

_AT_ONCE, _BYTES_AT_ONCE = 100, 10_000_000
"""Results that go, and what they may weigh, before somebody else may write."""

_PAUSE_S = 0.05
"""Between them: another process that waits looks every 0.1 s whether it may write."""

_ALL = -1


def forget_too_many(
    connection: Connection, limit_bytes: int, most: int = _ALL, most_bytes: float = math.inf
) -> tuple[int, int]:
    """Forget the results of all workspaces that were not used for longest, if all are too much.

    At most so many go, and once they weigh so much no more. Gives how many went, and how many of
    them had not been deleted before. Pinned ones stay.
    """
    if _size_of_results(connection) <= limit_bytes:
        return 0, 0
    gone = were_given = 0
    kept_bytes = int(limit_bytes * _KEPT_OF_FULL)
    asked = {"limit": limit_bytes, "kept": kept_bytes, "most": most}
    for number, is_given, size_bytes in connection.execute(LONGEST_UNUSED, asked).fetchall():
        if most_bytes <= 0:
            break
        connection.execute(FORGET_RESULTS, (number,))
        gone, were_given, most_bytes = gone + 1, were_given + is_given, most_bytes - size_bytes
    return gone, were_given


async def make_room(database: Database, limit_bytes: int) -> int:
    """Have all results weigh no more than that now; how many went that could still be given.

    Raises:
        StorageError: they may be too much, and the database can't be used now.
    """
    given = 0
    while await database.read(_size_of_results) > limit_bytes:
        gone, were_given = await database.write(
            lambda connection: forget_too_many(connection, limit_bytes, _AT_ONCE, _BYTES_AT_ONCE)
        )
        given += were_given
        if not gone:
            break
        await asyncio.sleep(_PAUSE_S)
    return given


def _size_of_results(connection: Connection) -> int:
    (size_bytes,) = connection.execute(SIZE_OF_RESULTS).fetchone()
    return int(size_bytes)
