"""door: who opens a database comes through it, and who puts another in its place keeps it shut."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tooldesk.paths import private_file
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS

if sys.platform != "win32":
    import fcntl

_PAUSE_S = 0.02
"""Between two looks whether it is open again."""


@contextmanager
def door(path: Path, *, is_shut: bool = False) -> Iterator[None]:
    """Open a database at `path` in here, beside others who do; `is_shut` keeps them out.

    Who comes while it is shut waits as long as for a database that is locked.

    Raises:
        BlockingIOError: another process keeps it shut, or is just opening what is to be replaced.
        OSError: the file that is locked, the one of the writers, can't be made.
    """
    file = path.with_name(f"{path.name}-writers")
    private_file(file)
    descriptor = os.open(file, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
    try:
        if sys.platform != "win32":
            _lock(descriptor, is_shut=is_shut)
        yield
    finally:
        os.close(descriptor)


def _lock(descriptor: int, *, is_shut: bool) -> None:
    kind, wait_until = fcntl.LOCK_SH, time.monotonic() + BUSY_TIMEOUT_MS / 1000
    if is_shut:
        kind, wait_until = fcntl.LOCK_EX, 0.0
    while True:
        try:
            return fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() >= wait_until:
                raise
            time.sleep(_PAUSE_S)
