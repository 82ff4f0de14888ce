"""file_lock, folder_lock: who holds the lock of one keeps others of this machine waiting."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tooldesk.paths import private_file
from tooldesk.systems import system

_FOLDER_WAIT_S = 3.0
"""How long another process may take for a change of a file that it writes anew."""

_PAUSE_S = 0.02
"""Between two looks whether it is free again."""


@contextmanager
def file_lock(file: Path, *, is_shared: bool = False, wait_s: float) -> Iterator[None]:
    """Hold the lock of a file, which is made; a shared one beside others that are.

    Raises:
        BlockingIOError: another one held it for longer than `wait_s`.
        OSError: the file can't be made.
    """
    private_file(file)
    descriptor = os.open(file, os.O_RDWR | getattr(os, "O_CLOEXEC", 0))
    try:
        _lock(descriptor, is_shared, wait_s)
        yield
    finally:
        os.close(descriptor)


@contextmanager
def folder_lock(folder: Path) -> Iterator[None]:
    """Hold a folder from reading a file in it until that is written anew; nothing is left there.

    Where folders have no locks, as on Windows and in some networks, nobody waits.

    Raises:
        BlockingIOError: another one held it for seconds.
    """
    descriptor = None
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_CLOEXEC", 0))
    if descriptor is None:
        yield
        return
    try:
        try:
            _lock(descriptor, False, _FOLDER_WAIT_S)
        except BlockingIOError:
            raise
        except OSError:
            pass
        yield
    finally:
        os.close(descriptor)


def _lock(descriptor: int, is_shared: bool, wait_s: float) -> None:
    wait_until = time.monotonic() + wait_s
    while True:
        try:
            return system.lock_file(descriptor, is_shared=is_shared)
        except BlockingIOError:
            if time.monotonic() >= wait_until:
                raise
            time.sleep(_PAUSE_S)
