"""Writers: who writes next, which process is behind a row without an end, and if it still lives.

Each writer of a database has a number, and holds a lock on the byte of that number in a file beside
it, which is empty until the database has tables. The system lets go of the lock when the process
ends, however it ends: a process id may be given again, and means nothing in another container.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep

from tooldesk.paths import private_file
from tooldesk.systems import system

_LARGEST = 2**47
"""Numbers are up to this: six bytes of a row."""

_TURN = 0
"""The byte of whoever is to write next."""

_HAD_TABLES = b"This file is locked by whoever writes to the database beside it.\n"
_PAUSE_S = 0.002
"""Between two looks whether it is free."""


class Writers:
    """Those of one database file. Without locks of bytes nobody knows of any but oneself."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-writers")
        self._descriptor: int | None = None
        self._own: int | None = None
        self.is_seen = False
        """Whether others see that this one lives."""

    @property
    def had_tables(self) -> bool:
        """Whether the database was noted to have tables, so that an empty one has lost them."""
        try:
            return self._path.stat().st_size > 0
        except OSError:
            return False

    def note_tables(self) -> None:
        """Note that the database has tables, in the file beside it."""
        with suppress(OSError):
            os.write(self._opened(), _HAD_TABLES)

    def forget_tables(self) -> None:
        """Note that there is no database: one that is empty now is just being made."""
        with suppress(OSError):
            os.truncate(self._path, 0)

    def own(self) -> int:
        """The number of this writer, which lives from now on."""
        if self._own is None:
            self._own = secrets.randbelow(_LARGEST) + 1
            # without a lock the others take what it writes for interrupted while it runs
            with suppress(OSError):
                self._take(self._own)
                self.is_seen = system.HAS_BYTE_LOCKS
        return self._own

    def is_alive(self, number: object) -> bool:
        """Whether the writer with a number lives; what can't be looked at does not."""
        if type(number) is not int or not 0 < number <= _LARGEST:
            return False
        try:
            return number == self._own or not self._is_free(number)
        except OSError:
            return False

    @contextmanager
    def turn(self, wait_s: float) -> Iterator[bool]:
        """Ask for the database's lock in here, one process at a time, so that each comes to write.

        Alone, SQLite lets in who asks right when it is free: always who writes without a pause, and
        not who looks every 0.1 s. Who has no turn after `wait_s` asks all the same; gives whether
        one has it.
        """
        has_turn = self._has_turn(monotonic() + wait_s)
        try:
            yield has_turn
        finally:
            if has_turn:
                system.free_byte(self._opened(), _TURN)

    def close(self) -> None:
        """Live no more."""
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._descriptor = self._own = None
        self.is_seen = False

    def _has_turn(self, wait_until: float) -> bool:
        while True:
            try:
                self._take(_TURN)
                return system.HAS_BYTE_LOCKS
            except BlockingIOError:
                if monotonic() >= wait_until:
                    return False
            except OSError:
                return False
            sleep(_PAUSE_S)

    def _take(self, number: int) -> None:
        """Hold the byte of a number.

        Raises:
            BlockingIOError: another one holds it.
            OSError: the file can't be opened or locked.
        """
        if system.HAS_BYTE_LOCKS:
            system.lock_byte(self._opened(), number)

    def _is_free(self, number: int) -> bool:
        """Whether nobody holds the byte of a number.

        Raises:
            OSError: the file can't be opened or locked.
        """
        return not system.HAS_BYTE_LOCKS or system.is_byte_free(self._opened(), number)

    def _opened(self) -> int:
        if self._descriptor is None:
            private_file(self._path)
            self._descriptor = os.open(self._path, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
        return self._descriptor
