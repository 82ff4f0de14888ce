"""How every connection to the database is set up, ours and the one that alembic is handed."""

from __future__ import annotations

import sqlite3

BUSY_TIMEOUT_MS = 3_000
"""How long another program may hold the database before it counts as locked."""


def prepare(connection: sqlite3.Connection) -> None:
    """Make what is committed safe from crashes and power cuts, and leave transactions to us."""
    connection.isolation_level = None  # transactions are begun and ended by us, in words
    # what is deleted is overwritten, and what replaces it leaves nothing of it
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")
