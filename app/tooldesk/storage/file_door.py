"""door: who opens a database comes through it, and who puts another in its place keeps it shut."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path

from tooldesk.file_lock import file_lock
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS


def door(path: Path, *, is_shut: bool = False) -> AbstractContextManager[None]:
    """Open a database at `path` in here, beside others who do; `is_shut` keeps them out.

    Who comes while it is shut waits as long as for a database that is locked.

    Raises:
        BlockingIOError: another process keeps it shut, or is just opening what is to be replaced.
        OSError: the file that is locked, the one of the writers, can't be made.
    """
    wait_s = 0.0 if is_shut else BUSY_TIMEOUT_MS / 1000
    file = path.with_name(f"{path.name}-writers")
    return file_lock(file, is_shared=not is_shut, wait_s=wait_s)
