"""Journals: those beside a database, and what is taken over of processes that were killed."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection
from time import time

from tooldesk.storage.journal import Journal, Note, lines_of
from tooldesk.storage.journal_statements import FORGET_MARKS, MARK_JOURNAL, MARK_OF_JOURNAL
from tooldesk.storage.writers import Writers
from tooldesk.tools.tool_result import JsonObject

TakeOver = Callable[[Connection, JsonObject], object]
"""Writes what a note says."""

TURN_S = 3.0
"""How long another process may write before one asks all the same."""

_MARKS_KEPT_S = 86_400
"""How long a mark outlives its journal: a power cut may bring a deleted file back."""


class Journals:
    """Those of one database; a file is called after the number of its writer."""

    def __init__(self, database: Path, writers: Writers) -> None:
        self._database = database
        self._writers = writers
        self._prefix = f"{database.name}-calls-"
        self._folder_state: int | None = None
        self._others: list[Path] = []
        self._has_marked = False

    def own(self) -> Journal | None:
        """That of this process; None where others could take it for that of a dead one."""
        number = self._writers.own()
        if not self._writers.is_seen:
            return None
        return Journal(self._database.with_name(f"{self._prefix}{number}"))

    def mark(self, connection: Connection, number: int) -> None:
        """Keep with what is written that the own journal is taken up to a line."""
        self._mark(connection, self._writers.own(), number)

    def take_over(self, connection: Connection, kinds: Mapping[str, TakeOver]) -> None:
        """Write what killed processes noted, and delete their journals; quick where there is none.

        What can't be done now is done another time.
        """
        if not (dead := self._of_the_dead()):
            return
        with suppress(sqlite3.Error, OSError):
            for path, number in dead:
                lines = list(lines_of(path.read_bytes()))
                if not {kind for _, notes in lines for kind, _ in notes} <= kinds.keys():
                    continue
                with self._writers.turn(TURN_S):
                    connection.execute("BEGIN IMMEDIATE")
                try:
                    # only now: another process may have been quicker
                    mark = connection.execute(MARK_OF_JOURNAL, (number,)).fetchone() or (0,)
                    for line, notes in lines:
                        if line > mark[0]:
                            _write(connection, kinds, notes)
                    if lines:
                        self._mark(connection, number, max(mark[0], lines[-1][0]))
                    connection.execute("COMMIT")
                except BaseException:
                    if connection.in_transaction:
                        connection.execute("ROLLBACK")
                    raise
                path.unlink(missing_ok=True)

    def _of_the_dead(self) -> list[tuple[Path, int]]:
        try:
            state = os.stat(self._database.parent).st_mtime_ns
            if state != self._folder_state:
                self._others = list(self._database.parent.glob(f"{self._prefix}*"))
                self._folder_state = state
        except OSError:
            return []
        named = ((each, each.name.removeprefix(self._prefix)) for each in self._others)
        numbered = [(each, int(name)) for each, name in named if name.isdecimal()]
        return [(each, number) for each, number in numbered if not self._writers.is_alive(number)]

    def _mark(self, connection: Connection, writer: int, number: int) -> None:
        now = int(time())
        connection.execute(MARK_JOURNAL, (writer, number, now))
        if not self._has_marked:
            connection.execute(FORGET_MARKS, (now - _MARKS_KEPT_S,))
            self._has_marked = True


def _write(connection: Connection, kinds: Mapping[str, TakeOver], notes: Iterable[Note]) -> None:
    """One line, whole or, where it fits no row, not at all."""
    connection.execute("SAVEPOINT line")
    try:
        for kind, note in notes:
            kinds[kind](connection, note)
    except (sqlite3.IntegrityError, sqlite3.DataError, KeyError, TypeError, ValueError):
        connection.execute("ROLLBACK TO line")
    connection.execute("RELEASE line")
