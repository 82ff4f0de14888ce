"""Journal: what calls of this process wrote that the database has not yet.

A line in a file takes a few microseconds on the thread that writes it, and survives a kill. A
transaction takes the way to another thread and back, which is as long as all else in a call. So a
call notes what it writes, goes on, and the database takes the notes soon, many at once. In the same
transaction it keeps up to which number it has them (`journal_marks`): killed at any moment, each is
in it once. What a killed process left, another one takes over (`journals.py`). The file has its
room ahead, so that a disk that is full meanwhile still takes what calls note.
"""

from __future__ import annotations

import json
import os
import struct
import threading
import zlib
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from tooldesk.paths import private_file
from tooldesk.systems import system
from tooldesk.tools.tool_result import JsonObject

Note = tuple[str, JsonObject]
"""What shall be written, as JSON, and its kind, by which is known how."""

MOST_BYTES = 4_000_000
"""Of a file; where the database takes nothing for so long, calls wait for it again."""

_ROOMS = MOST_BYTES, MOST_BYTES // 4, MOST_BYTES // 16
"""Bytes that are asked for ahead, until the disk has them."""

_HEAD = struct.Struct("<QII")
"""Of a line: its number, how many bytes it has, and their checksum."""

_encode = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode


class Journal:
    """That of one process, which no other one writes into. Any thread may."""

    def __init__(self, path: Path) -> None:
        """The file is made by the first note."""
        self._path = path
        self._lock = threading.Lock()
        self._descriptor: int | None = None
        self._size = 0
        self._last = 0
        self._taken = 0
        self._is_reserved: bool | None = None

    def append(self, *notes: Note) -> int | None:
        """The number of the line, which survives this process from now on; None is not kept."""
        data = _encode(notes).encode("ascii")
        if self._size + len(data) > MOST_BYTES or not self._lock.acquire(blocking=False):
            return None
        try:
            number = self._last + 1
            line = _HEAD.pack(number, len(data), _checksum(number, data)) + data
            if not self._is_written(line):
                return None
            self._size += len(line)
            self._last = number
            return number
        finally:
            self._lock.release()

    def take(self, number: int) -> None:
        """The database has all lines up to this one, for good."""
        with self._lock:
            self._taken = number
            if number == self._last and self._descriptor is not None:
                with suppress(OSError):  # then it grows on
                    if self._is_reserved:
                        # the first line is none any more, and what comes after one that is newer
                        # has a lower number than it
                        os.lseek(self._descriptor, 0, os.SEEK_SET)
                        os.write(self._descriptor, bytes(_HEAD.size))
                    else:
                        os.ftruncate(self._descriptor, 0)
                    os.lseek(self._descriptor, 0, os.SEEK_SET)
                    self._size = 0

    def reserve(self) -> None:
        """Take its room from the disk now, as far as there is any; once, on a thread that can wait.

        Whoever notes meanwhile waits for the database.
        """
        with self._lock:
            if self._is_reserved is None and self._descriptor is not None:
                self._is_reserved = _has_room(self._descriptor, self._size)

    def close(self) -> None:
        """Nothing is noted any more; what the database has not stays there for another process."""
        with self._lock:
            if self._descriptor is not None:
                if self._is_reserved:
                    with suppress(OSError):
                        os.ftruncate(self._descriptor, self._size)
                os.close(self._descriptor)
                self._descriptor, self._size = None, MOST_BYTES
                if self._taken == self._last:
                    with suppress(OSError):
                        self._path.unlink()

    def _is_written(self, line: bytes) -> bool:
        try:
            if self._descriptor is None:
                private_file(self._path)
                flags = os.O_WRONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
                self._descriptor = os.open(self._path, flags)
            if os.write(self._descriptor, line) == len(line):
                return True
        except OSError:
            if self._descriptor is None:
                return False
        # a disk that is nearly full took a part of it: the next line must not stand behind that
        with suppress(OSError):
            os.lseek(self._descriptor, self._size, os.SEEK_SET)
        return False


def lines_of(data: bytes) -> Iterator[tuple[int, list[Note]]]:
    """Number and notes of each line in a file, up to the first that is not whole."""
    at, before = 0, None
    while at + _HEAD.size <= len(data):
        number, length, checksum = _HEAD.unpack_from(data, at)
        at += _HEAD.size
        line = data[at : at + length]
        is_whole = len(line) == length and _checksum(number, line) == checksum
        if not is_whole or (before is not None and number != before + 1):
            return
        yield number, [(kind, note) for kind, note in json.loads(line)]
        at, before = at + length, number


def _has_room(descriptor: int, size: int) -> bool:
    """Whether the disk keeps some for a file of this size, and how it can."""
    for length in _ROOMS:
        try:
            system.reserve_room(descriptor, length)
            return True
        except OSError:
            with suppress(OSError):  # what it got of it
                os.ftruncate(descriptor, size)
    return False


def _checksum(number: int, line: bytes) -> int:
    return zlib.crc32(line, zlib.crc32(number.to_bytes(8, "little")))
