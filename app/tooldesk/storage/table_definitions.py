"""mend_definitions: a table is read by its definition, which stands in the database as a text.

Where a bit of that is another one, SQLite does not know a column, or not even the table, though
every row is there.
"""

from __future__ import annotations

import sqlite3
from sqlite3 import Connection

_MOST_CHANGED = 2
"""Bytes of a definition that damage may have changed; of more it may be another table's."""

_DEFINITIONS = "SELECT rowid, name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL"


def mend_definitions(damaged: Connection, like: Connection) -> None:
    """Read damaged tables as those of the same names in `like`, a database that is well.

    Nothing is written to the file: it is done in a transaction, which ends with the connection.
    """
    known = {name: sql for _, name, sql in like.execute(_DEFINITIONS)}
    damaged.text_factory = bytes
    try:
        given = damaged.execute(_DEFINITIONS).fetchall()
    except sqlite3.Error:  # it is damaged itself
        return
    finally:
        damaged.text_factory = str
    mended = [
        (name, name, sql, rowid)
        for rowid, own_name, own_sql in given
        for name, sql in known.items()
        if _is_changed((own_name, own_sql), (name.encode(), sql.encode()))
    ]
    if mended:
        damaged.execute("BEGIN IMMEDIATE")
        damaged.executemany(
            "UPDATE sqlite_master SET name = ?, tbl_name = ?, sql = ? WHERE rowid = ?", mended
        )
        damaged.execute("PRAGMA writable_schema=RESET")


def _is_changed(given: tuple[bytes, bytes], known: tuple[bytes, bytes]) -> bool:
    """Whether a name and a definition are those that are known, but for a bit or two."""
    if given == known or list(map(len, given)) != list(map(len, known)):
        return False
    pairs = zip(b"".join(given), b"".join(known), strict=True)
    return sum(one != other for one, other in pairs) <= _MOST_CHANGED
