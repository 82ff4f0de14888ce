"""Locks of bytes, which belong to an open file and are let go when it is closed or we end.

Source: Microsoft, LockFileEx. Nobody reads or writes bytes that another one has locked, so those
are locked that no file has.
"""

from __future__ import annotations

import ctypes
import errno
import sys

from tooldesk.systems.windows.kernel import Kernel, failure, is_failure, kernel

WHOLE_FILE = 2**62
"""The byte that stands for all of a file."""

_AT_ONCE, _EXCLUSIVE = 1, 2

_IS_HELD = 33
"""Source: winerror.h, ERROR_LOCK_VIOLATION."""


class Overlapped(ctypes.Structure):
    """OVERLAPPED: where in a file."""

    _fields_ = (
        ("Internal", ctypes.c_size_t),
        ("InternalHigh", ctypes.c_size_t),
        ("Offset", ctypes.c_uint32),
        ("OffsetHigh", ctypes.c_uint32),
        ("hEvent", ctypes.c_void_p),
    )


def lock(descriptor: int, number: int, *, is_shared: bool, library: Kernel | None = None) -> None:
    """Hold the lock of one byte.

    Raises:
        BlockingIOError: another one holds it.
        OSError: it can't be locked, as on a drive that knows no locks.
    """
    flags = _AT_ONCE if is_shared else _AT_ONCE | _EXCLUSIVE
    library = library or kernel()
    if not library.LockFileEx(_handle(descriptor), flags, 0, 1, 0, ctypes.byref(_at(number))):
        if not is_failure(_IS_HELD):
            raise failure()
        raise BlockingIOError(errno.EAGAIN, "another program holds the lock")


def free(descriptor: int, number: int, library: Kernel | None = None) -> None:
    """Let go of it."""
    library = library or kernel()
    if not library.UnlockFileEx(_handle(descriptor), 0, 1, 0, ctypes.byref(_at(number))):
        raise failure()


def _at(number: int) -> Overlapped:
    return Overlapped(Offset=number & 0xFFFFFFFF, OffsetHigh=number >> 32)


def _handle(descriptor: int) -> int:
    if sys.platform == "win32":
        import msvcrt

        return msvcrt.get_osfhandle(descriptor)
    return descriptor
