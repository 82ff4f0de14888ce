"""ReadableRows: those rows of a table that can be read, whatever stands on its other pages."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from sqlite3 import Connection

from tooldesk.storage.packed_json import unpack

_FIRST, _LAST = -(2**63), 2**63 - 1

_STEP, _STEPS = 8, 256
"""How many rows further one looks after damage, and how often before the steps grow."""

_TYPES: dict[str, type | tuple[type, ...]] = {
    "INTEGER": int,
    "BOOLEAN": int,
    "FLOAT": (float, int),
    "BLOB": bytes,
}
"""By what a column is declared as; text is what nothing else is."""

_PACKED = {"history": "detail", "tool_versions": "definition"}
"""The columns whose content shows whether it is whole."""


class ReadableRows:
    """The rows of one table of a damaged database, in order of their rowid.

    Attributes:
        columns: Their names, as SQL.
        has_lost: Whether rows could not be read, as far as was read.
    """

    def __init__(self, damaged: Connection, table: str, like: Connection | None = None) -> None:
        """The columns are those of the table in `like`, a database that is well."""
        described = (like or damaged).execute(f"PRAGMA table_info({table})")
        self._types = {name: (type_, not_null) for _, name, type_, not_null, *_ in described}
        self.columns = ", ".join(self._types)
        self.has_lost = False
        self._damaged = damaged
        self._table = table
        self._sql = (
            f"SELECT rowid, {self.columns} FROM {table} NOT INDEXED WHERE rowid >= ? ORDER BY rowid"
        )

    def is_whole(self) -> bool:
        """Whether the table and its indexes hold together and say the same."""
        try:
            found = self._damaged.execute(f"PRAGMA integrity_check({self._table})").fetchall()
        except sqlite3.Error:
            return False
        return found == [("ok",)]

    def read(self) -> Iterator[tuple[object, ...]]:
        """Each row that can be read and is what the table's columns say."""
        at: int | None = _FIRST
        while at is not None:
            try:
                for rowid, *row in self._damaged.execute(self._sql, (at,)):
                    if type(rowid) is not int or rowid < at:
                        raise sqlite3.DatabaseError("rows out of order")
                    at = rowid + 1
                    if self._fits(row):
                        yield tuple(row)
                    else:
                        self.has_lost = True
                return
            except sqlite3.Error:
                self.has_lost = True
                at = self._after(at)

    def _fits(self, row: list[object]) -> bool:
        for value, (name, (type_, not_null)) in zip(row, self._types.items(), strict=True):
            expected = _TYPES.get(type_, str)
            if not (isinstance(value, expected) or (value is None and not not_null)):
                return False
            if name == _PACKED.get(self._table) and type_ == "BLOB":
                try:
                    unpack(value)
                except ValueError:
                    return False
        return True

    def _after(self, bad: int) -> int | None:
        """The first rowid after damage at which there can be read on; None where it is the end."""
        good, step = bad, _STEP
        for number in range(_STEPS + 64):
            good = min(good + step, _LAST)
            if self._reads_at(good):
                break
            step *= 2 if number > _STEPS else 1
        else:
            return None
        while good - bad > 1:
            middle = (good + bad) // 2
            good, bad = (middle, bad) if self._reads_at(middle) else (good, middle)
        return good

    def _reads_at(self, rowid: int) -> bool:
        try:
            self._damaged.execute(f"{self._sql} LIMIT 1", (rowid,)).fetchone()
        except sqlite3.Error:
            return False
        return True
