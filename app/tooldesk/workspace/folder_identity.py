"""FolderIdentity: which folder it is, so that another one in its place is not taken for it."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    import ctypes

_STATX_BYTES = 256
_EMPTY_PATH = 0x1000
_WANTS_BIRTH = 0x800
_BIRTH_AT = 80
_MASK, _BIRTH = Struct("=I"), Struct("=qI")
"""Source: statx(2) and linux/stat.h; seconds as 8 bytes, then nanoseconds as 4."""


@frozen_record
class FolderIdentity:
    """What the system tells folders apart by. A path is none: it can be given to another one."""

    device: int
    """The file system it is on."""

    inode: int
    """Its number there, which a later folder may get once this one is gone."""

    created_ns: int | None
    """When it was made; None where the system does not say."""

    @classmethod
    def of(cls, folder: Path) -> FolderIdentity:
        """Of a folder that is there.

        Raises:
            OSError: there is none, or it can't be looked at.
        """
        if sys.platform != "linux":
            return cls._of_status(os.stat(folder))
        # opened, so that all is said of one and the same folder
        descriptor = os.open(folder, os.O_PATH | os.O_DIRECTORY)
        try:
            status = os.fstat(descriptor)
            return cls(status.st_dev, status.st_ino, _created_ns(descriptor))
        finally:
            os.close(descriptor)

    @classmethod
    def _of_status(cls, status: os.stat_result) -> FolderIdentity:
        birth = getattr(status, "st_birthtime_ns", None)
        if birth is None and (seconds := getattr(status, "st_birthtime", None)) is not None:
            birth = int(seconds * 1e9)
        return cls(status.st_dev, status.st_ino, birth)


def system_path(folder: Path) -> str:
    """What Linux calls the folder that is there: no link is in it; "" where that is not told.

    Quicker to be had than a look at each step of its path, and as `paths.real_path` writes it.
    Source: proc_pid_fd(5).

    Raises:
        OSError: there is none, or it can't be looked at.
    """
    if sys.platform != "linux":
        return ""
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
