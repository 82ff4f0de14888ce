"""Locks of single bytes that belong to an open file, not to the process.

Who else opens and closes the same file lets go of nothing. Source: fcntl(2), "Open file description
locks".
"""

from __future__ import annotations

import fcntl
import os
import struct

_FLOCK = "@hhqqi"
"""Source: Linux, struct flock: type, whence, start, length, process."""


def lock_byte(descriptor: int, number: int) -> None:
    _lock(descriptor, number, fcntl.F_OFD_SETLK, fcntl.F_WRLCK)


def free_byte(descriptor: int, number: int) -> None:
    _lock(descriptor, number, fcntl.F_OFD_SETLK, fcntl.F_UNLCK)


def is_byte_free(descriptor: int, number: int) -> bool:
    return _lock(descriptor, number, fcntl.F_OFD_GETLK, fcntl.F_WRLCK) == fcntl.F_UNLCK


def _lock(descriptor: int, number: int, command: int, kind: int) -> int:
    lock = struct.pack(_FLOCK, kind, os.SEEK_SET, number, 1, 0)
    found: int = struct.unpack(_FLOCK, fcntl.fcntl(descriptor, command, lock))[0]
    return found
