"""How every connection to the database is set up, ours and the one that alembic is handed."""

from __future__ import annotations

import sqlite3
from time import monotonic, sleep

BUSY_TIMEOUT_MS = 3_000
"""How long another program may hold the database before it counts as locked."""

_PAUSE_S = 0.01
"""Between two tries for what SQLite doesn't wait for itself."""


def prepare(connection: sqlite3.Connection, *, is_new: bool = False) -> None:
    """Make what is committed safe from crashes and power cuts, and leave transactions to us.

    A new file can give back room that is empty, a little at a time; one that has its first page
    would have to be written anew for it.

    Raises:
        sqlite3.Error: the file can't be used, or another program holds it.
    """
    connection.isolation_level = None  # transactions are begun and ended by us, in words
    if is_new:
        _when_free(connection, "auto_vacuum=INCREMENTAL")
    _when_free(connection, "journal_mode=WAL")
    # what is deleted is overwritten, and what replaces it leaves nothing of it
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _when_free(connection: sqlite3.Connection, pragma: str) -> None:
    """Set it. Of two who do so to a new file at once, SQLite refuses one, unwaited."""
    wait_until = monotonic() + BUSY_TIMEOUT_MS / 1000
    while True:
        try:
            connection.execute(f"PRAGMA {pragma}")
            return
        except sqlite3.OperationalError as error:
            # also while the other one puts its log in order, which has a code of its own
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or monotonic() >= wait_until:
                raise
        sleep(_PAUSE_S)
