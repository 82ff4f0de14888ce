"""Pipes whose ends no loop of Windows can watch: a thread waits, and the loop reads and writes.

Reading nothing is over as soon as there is something to be read, and takes none of it: so does
multiprocessing.connection.wait. What is written is taken at once, one piece at a time, and is over
when the other side has read it, as its pipe holds next to nothing.
"""

from __future__ import annotations

import errno
import os
import threading
from asyncio import AbstractEventLoop
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from tooldesk.systems.windows.api import Api, Waited, api

_READ_BYTES = 65_536
_WRITE_BYTES = 1
_FOREVER = 0xFFFFFFFF
_PENDING, _INCOMPLETE = 997, 996
"""Source: winerror.h, ERROR_IO_PENDING and ERROR_IO_INCOMPLETE."""


class WaitedPipes:
    """Those of one process."""

    def __init__(self, library: Callable[[], Api] = api) -> None:
        self._library = library
        self._reading: dict[int, _Watch] = {}
        self._writing: dict[int, _Watch] = {}
        self._written: dict[int, tuple[Waited, int]] = {}

    def pipe(self, *, is_ours_to_write: bool) -> tuple[int, int]:
        """Our end, at which we can wait, and the plain one of a program."""
        library = self._library()
        overlapped = (not is_ours_to_write, is_ours_to_write)
        size = _WRITE_BYTES if is_ours_to_write else _READ_BYTES
        reading, writing = library.pipe(overlapped=overlapped, bufsize=size)
        ends = library.open_osfhandle(reading, os.O_RDONLY), library.open_osfhandle(writing, 0)
        return (ends[1], ends[0]) if is_ours_to_write else ends

    def handed(self, descriptor: int) -> int:
        """The handle: a program of Windows inherits no descriptors."""
        return self._library().get_osfhandle(descriptor)

    def read(self, descriptor: int, most_bytes: int, /) -> bytes:
        """What is there."""
        library, handle = self._library(), self.handed(descriptor)
        try:
            there: int = library.PeekNamedPipe(handle, 0)[0]
            if not there:
                raise BlockingIOError(errno.EAGAIN, "nothing is there yet")
            waited, _ = library.ReadFile(handle, min(there, most_bytes), overlapped=True)
            waited.GetOverlappedResult(True)
        except BrokenPipeError:
            return b""
        return bytes(waited.getbuffer() or b"")

    def write(self, descriptor: int, data: bytes | memoryview, /) -> int:
        """All of it, unless what was written before is not over."""
        if self._unwritten(descriptor):
            raise BlockingIOError(errno.EAGAIN, "what was written is not read yet")
        waited, error = self._library().WriteFile(self.handed(descriptor), bytes(data), True)
        if error == _PENDING:
            self._written[descriptor] = waited, len(data)
        else:
            waited.GetOverlappedResult(True)
        return len(data)

    def unread_bytes(self, descriptor: int) -> int:
        """All of the last piece, until it is over."""
        return self._written[descriptor][1] if self._unwritten(descriptor) else 0

    def close(self, descriptor: int, /) -> None:
        """Close our end; what is still to be written is not."""
        for watched in (self._reading, self._writing):
            if (watch := watched.pop(descriptor, None)) is not None:
                watch.stop()
        if (written := self._written.pop(descriptor, None)) is not None:
            _cancel(written[0])
        os.close(descriptor)

    def watch_reading(
        self,
        loop: AbstractEventLoop,
        descriptor: int,
        ready: Callable[..., object],
        *arguments: object,
    ) -> None:
        """Call `ready` whenever there is something."""

        def begin() -> Waited | None:
            try:
                handle = self.handed(descriptor)
                waited, error = self._library().ReadFile(handle, 0, overlapped=True)
            except BrokenPipeError:
                return None
            if error == _PENDING:
                return waited
            waited.GetOverlappedResult(True)
            return None

        self.unwatch_reading(loop, descriptor)
        watch = _Watch(self._library(), loop, begin, lambda: ready(*arguments), is_ours=True)
        self._reading[descriptor] = watch
        watch.go_on()

    def unwatch_reading(self, loop: AbstractEventLoop, descriptor: int) -> None:
        """Do so no more."""
        if (watch := self._reading.pop(descriptor, None)) is not None:
            watch.stop()

    def watch_writing(
        self, loop: AbstractEventLoop, descriptor: int, ready: Callable[[], object]
    ) -> None:
        """Call `ready` whenever what was written is over."""

        def begin() -> Waited | None:
            with suppress(OSError):  # `ready` writes, and is told
                if self._unwritten(descriptor):
                    return self._written[descriptor][0]
            return None

        self.unwatch_writing(loop, descriptor)
        watch = _Watch(self._library(), loop, begin, ready, is_ours=False)
        self._writing[descriptor] = watch
        watch.go_on()

    def unwatch_writing(self, loop: AbstractEventLoop, descriptor: int) -> None:
        """Do so no more."""
        if (watch := self._writing.pop(descriptor, None)) is not None:
            watch.stop()

    def _unwritten(self, descriptor: int) -> bool:
        """Whether what was written is not over.

        Raises:
            OSError: nobody reads it any more.
        """
        written = self._written.get(descriptor)
        if written is None:
            return False
        try:
            is_over = written[0].GetOverlappedResult(False)[1] != _INCOMPLETE
        except OSError:
            del self._written[descriptor]
            raise
        if is_over:
            del self._written[descriptor]
        return not is_over


class _Watch:
    """Waits on a thread of its own for one piece of reading or writing after another."""

    def __init__(
        self,
        library: Api,
        loop: AbstractEventLoop,
        begin: Callable[[], Waited | None],
        ready: Callable[[], object],
        *,
        is_ours: bool,
    ) -> None:
        self._library = library
        self._loop = loop
        self._begin = begin
        self._ready = ready
        self._is_ours = is_ours
        """Whether what is waited for was begun to be waited for only."""
        self._waited: Waited | None = None
        self._is_over = False
        self._queue: SimpleQueue[Waited | None] = SimpleQueue()
        threading.Thread(target=self._wait, name="pipe", daemon=True).start()

    def go_on(self) -> None:
        """Wait for the next one; on the loop."""
        self._waited = self._begin()
        if self._waited is None:
            self._loop.call_soon(self._fire)
        else:
            self._queue.put(self._waited)

    def stop(self) -> None:
        """Call nobody any more; on the loop."""
        self._is_over = True
        if self._is_ours and self._waited is not None:
            _cancel(self._waited)
        self._queue.put(None)

    def _wait(self) -> None:
        while (waited := self._queue.get()) is not None:
            self._library.WaitForSingleObject(waited.event, _FOREVER)
            with suppress(RuntimeError):  # the loop is closed
                self._loop.call_soon_threadsafe(self._fire)

    def _fire(self) -> None:
        if self._is_over:
            return
        if self._is_ours and self._waited is not None:
            with suppress(OSError):
                self._waited.GetOverlappedResult(False)
        self._waited = None
        self._ready()
        if not self._is_over:
            self.go_on()


def _cancel(waited: Waited) -> None:
    """Have it over: nothing may be closed or forgotten before."""
    with suppress(OSError):
        waited.cancel()
        waited.GetOverlappedResult(True)
