"""read_bounded: a file that somebody else may have put there, read within bounds, or refused."""

from __future__ import annotations

import errno
import os
import stat
import time
from pathlib import Path

LONGEST_READ_S = 5.0
"""A file that takes longer, on a network that hangs perhaps, is refused."""

_PIECE_BYTES = 1_000_000
_FLAGS = ("O_BINARY", "O_CLOEXEC", "O_NOCTTY", "O_NONBLOCK")
"""A pipe without a writer must not be waited for, nor a terminal become that of this process."""


class UnfitFileError(OSError):
    """What stands at a path is no file, or too much; `strerror` says which."""

    def __init__(self, reason: str, path: Path) -> None:
        super().__init__(errno.EINVAL, reason, str(path))


def read_bounded(path: Path, most_bytes: int) -> bytes:
    """The content of a regular file. Blocking.

    Raises:
        UnfitFileError: it is a folder, a pipe or a device, larger than that, or too slow.
        OSError: it can't be read.
    """
    # looked at before, for opening a device can do something, and after: it may be another by then
    _refuse_special(path.stat(), path)
    flags = sum(getattr(os, name, 0) for name in _FLAGS)
    descriptor = os.open(path, os.O_RDONLY | flags)
    try:
        _refuse_special(os.fstat(descriptor), path)
        return _read(descriptor, most_bytes, path)
    except BlockingIOError as error:
        raise UnfitFileError("not a file", path) from error
    finally:
        os.close(descriptor)


def _refuse_special(status: os.stat_result, path: Path) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise UnfitFileError("not a file", path)


def _read(descriptor: int, most_bytes: int, path: Path) -> bytes:
    content = bytearray()
    end = time.monotonic() + LONGEST_READ_S
    while piece := os.read(descriptor, min(_PIECE_BYTES, most_bytes + 1 - len(content))):
        content += piece
        if len(content) > most_bytes:
            raise UnfitFileError(f"larger than {most_bytes} bytes", path)
        if time.monotonic() > end:
            raise UnfitFileError(f"not read within {LONGEST_READ_S:g} s", path)
    return bytes(content)
