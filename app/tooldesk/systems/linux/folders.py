"""What Linux tells folders apart by."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import ctypes

_STATX_BYTES = 256
_EMPTY_PATH = 0x1000
_WANTS_BIRTH = 0x800
_BIRTH_AT = 80
_MASK, _BIRTH = Struct("=I"), Struct("=qI")
"""Source: statx(2) and linux/stat.h; seconds as 8 bytes, then nanoseconds as 4."""


def folder_marks(folder: Path) -> tuple[int, int, int | None]:
    # opened, so that all is said of one and the same folder
    descriptor = os.open(folder, os.O_PATH | os.O_DIRECTORY)
    try:
        status = os.fstat(descriptor)
        return status.st_dev, status.st_ino, _created_ns(descriptor)
    finally:
        os.close(descriptor)


def folder_path(folder: Path) -> str:
    """Quicker to be had than a look at each step of its path. Source: proc_pid_fd(5)."""
    descriptor = os.open(folder, os.O_PATH | os.O_DIRECTORY)
    try:
        path = os.readlink(b"/proc/self/fd/%d" % descriptor)
    except OSError:  # no /proc
        return ""
    finally:
        os.close(descriptor)
    return path.decode("utf-8", "backslashreplace")


def _created_ns(descriptor: int) -> int | None:
    """What no function of Python's library tells on Linux."""
    if (library := _library()) is None:
        return None
    answer = _answer_type()()
    if library.statx(descriptor, b"", _EMPTY_PATH, _WANTS_BIRTH, answer) != 0:
        return None
    if not _MASK.unpack_from(answer)[0] & _WANTS_BIRTH:
        return None
    seconds, nanoseconds = _BIRTH.unpack_from(answer, _BIRTH_AT)
    return int(seconds) * 1_000_000_000 + int(nanoseconds)


@cache
def _answer_type() -> type[ctypes.Array[ctypes.c_char]]:
    import ctypes

    return ctypes.c_char * _STATX_BYTES


@cache
def _library() -> ctypes.CDLL | None:
    """The C library that runs us, when it knows statx."""
    import ctypes

    library = ctypes.CDLL(None)
    return library if hasattr(library, "statx") else None
