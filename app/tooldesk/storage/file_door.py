"""door: who opens a database comes through it, and who puts another in its place keeps it shut."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tooldesk.paths import private_file

if sys.platform != "win32":
    import fcntl


@contextmanager
def door(path: Path, *, is_shut: bool = False) -> Iterator[None]:
    """Open a database at `path` in here, beside others who do; `is_shut` keeps them out.

    Raises:
        BlockingIOError: another process keeps it shut, or is just opening what is to be replaced.
        OSError: the file that is locked, the one of the writers, can't be made.
    """
    file = path.with_name(f"{path.name}-writers")
    private_file(file)
    descriptor = os.open(file, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
    try:
        if sys.platform != "win32":
            fcntl.flock(descriptor, (fcntl.LOCK_EX if is_shut else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        yield
    finally:
        os.close(descriptor)
