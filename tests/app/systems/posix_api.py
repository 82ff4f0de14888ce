"""PosixApi: the calls of Windows that pipes need, done by pipes of this system."""

from __future__ import annotations

import fcntl
import os
import select
import sys
import termios
import threading
from contextlib import suppress

PENDING, INCOMPLETE, ABORTED = 997, 996, 995
_SMALLEST_PIPE = 4_096


class Waited:
    """One piece of reading or writing; its event is itself."""

    def __init__(self, data: bytes = b"", *, is_over: bool = False) -> None:
        self._over = threading.Event()
        self._data = data
        self._error: OSError | None = None
        self._is_cancelled = False
        self._heard, self._told = os.pipe()
        if is_over:
            self._over.set()

    @property
    def event(self) -> Waited:
        return self

    def GetOverlappedResult(self, wait: bool, /) -> tuple[int, int]:
        if wait:
            assert self._over.wait(30)
        if not self._over.is_set():
            return 0, INCOMPLETE
        if self._error is not None:
            raise self._error
        return len(self._data), ABORTED if self._is_cancelled else 0

    def cancel(self) -> None:
        self._is_cancelled = not self._over.is_set()
        os.write(self._told, b"x")

    def getbuffer(self) -> bytes:
        return self._data

    def until_over(self) -> None:
        assert self._over.wait(60)

    def begin(self, work: object, *words: object) -> None:
        threading.Thread(target=work, args=words, daemon=True).start()

    def until_readable(self, file: int) -> None:
        select.select([file, self._heard], [], [])
        self._over.set()

    def write_all(self, file: int, data: bytes) -> None:
        left = memoryview(data)
        try:
            while left and not self._is_cancelled:
                select.select([self._heard], [file], [])
                with suppress(BlockingIOError):
                    left = left[os.write(file, left) :]
        except OSError as error:
            self._error = error
        self._over.set()

    def __del__(self) -> None:
        os.close(self._heard)
        os.close(self._told)


class PosixApi:
    """Handles are descriptors. Reading nothing is over as soon as there is something."""

    def pipe(self, *, overlapped: tuple[bool, bool], bufsize: int) -> tuple[int, int]:
        ends = os.pipe()
        assert sorted(overlapped) == [False, True]
        if bufsize < _SMALLEST_PIPE and hasattr(fcntl, "F_SETPIPE_SZ"):
            fcntl.fcntl(ends[1], fcntl.F_SETPIPE_SZ, _SMALLEST_PIPE)
        os.set_blocking(ends[overlapped.index(True)], False)
        return ends

    def open_osfhandle(self, handle: int, flags: int, /) -> int:
        return handle

    def get_osfhandle(self, descriptor: int, /) -> int:
        return descriptor

    def WaitForSingleObject(self, handle: Waited, most_ms: int, /) -> int:
        handle.until_over()
        return 0

    def PeekNamedPipe(self, pipe: int, size: int, /) -> tuple[int, int]:
        there = int.from_bytes(fcntl.ioctl(pipe, termios.FIONREAD, b"\0" * 4), sys.byteorder)
        if not there and _is_readable(pipe):
            raise BrokenPipeError(32, "the pipe has been ended")
        return there, 0

    def ReadFile(self, file: int, size: int, overlapped: bool) -> tuple[Waited, int]:
        if size:
            return Waited(os.read(file, size), is_over=True), 0
        if _is_readable(file):
            self.PeekNamedPipe(file, 0)
            return Waited(is_over=True), 0
        waited = Waited()
        waited.begin(waited.until_readable, file)
        return waited, PENDING

    def WriteFile(self, file: int, data: bytes, overlapped: bool) -> tuple[Waited, int]:
        waited = Waited()
        waited.begin(waited.write_all, file, data)
        return waited, PENDING


def _is_readable(file: int) -> bool:
    return bool(select.select([file], [], [], 0)[0])
