"""Writers: which process is behind a row that has no end yet, and whether it still lives.

Each writer of a database has a number, and holds a lock on the byte of that number in an empty file
beside it. The system lets go of the lock when the process ends, however it ends: a process id may
be given again, and means nothing in another container.
"""

from __future__ import annotations

import os
import secrets
import struct
import sys
from contextlib import suppress
from pathlib import Path

from tooldesk.paths import private_file

if sys.platform == "linux":
    import fcntl

_LARGEST = 2**47
"""Numbers are up to this: six bytes of a row."""

_FLOCK = "@hhqqi"
"""Source: Linux, struct flock: type, whence, start, length, process."""


class Writers:
    """Those of one database file. Not on Linux, nobody knows of any but oneself."""

    def __init__(self, database: Path) -> None:
        self._path = database.with_name(f"{database.name}-writers")
        self._descriptor: int | None = None
        self._own: int | None = None

    def own(self) -> int:
        """The number of this writer, which lives from now on."""
        if self._own is None:
            self._own = secrets.randbelow(_LARGEST) + 1
            # without a lock the others take what it writes for interrupted while it runs
            with suppress(OSError):
                self._is_free(self._own, takes=True)
        return self._own

    def is_alive(self, number: object) -> bool:
        """Whether the writer with a number lives; what can't be looked at does not."""
        if type(number) is not int or not 0 < number <= _LARGEST:
            return False
        try:
            return number == self._own or not self._is_free(number)
        except OSError:
            return False

    def close(self) -> None:
        """Live no more."""
        if self._descriptor is not None:
            os.close(self._descriptor)
        self._descriptor = self._own = None

    def _is_free(self, number: int, *, takes: bool = False) -> bool:
        """Whether nobody holds the byte of a number; who `takes` it holds it from now on.

        Raises:
            OSError: the file can't be opened or locked.
        """
        if sys.platform != "linux":
            return True
        if self._descriptor is None:
            private_file(self._path)
            self._descriptor = os.open(self._path, os.O_RDWR | os.O_CLOEXEC)
        # of the open file and not of the process: who else opens and closes it lets go of nothing
        asked = fcntl.F_OFD_SETLK if takes else fcntl.F_OFD_GETLK
        lock = struct.pack(_FLOCK, fcntl.F_WRLCK, os.SEEK_SET, number, 1, 0)
        found: int = struct.unpack(_FLOCK, fcntl.fcntl(self._descriptor, asked, lock))[0]
        return takes or found == fcntl.F_UNLCK
