"""Our ends of a process's pipes, on the event loop: PipeReader and PipeWriter.

What a call waits for goes through both, so neither asks the system to watch a pipe twice: one look
while nothing happens, and none at all for what can be written at once.
"""

from __future__ import annotations

import asyncio

from tooldesk.systems.pipes import pipes

_READ_BYTES = 262_144


class PipeReader:
    """What one pipe brings, a chunk at a time; for one who reads. Not blocking."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._loop = asyncio.get_running_loop()
        self._waiter: asyncio.Future[bytes] | None = None
        self._is_watched = False

    async def read(self) -> bytes:
        """What comes next, not before the loop had a turn; nothing when the other end is closed."""
        self._waiter = self._loop.create_future()
        if not self._is_watched:
            pipes.watch_reading(self._loop, self._descriptor, self._on_ready)
            self._is_watched = True
        return await self._waiter

    def close(self) -> None:
        """Watch the pipe no more; the descriptor stays open."""
        if self._is_watched:
            pipes.unwatch_reading(self._loop, self._descriptor)
            self._is_watched = False

    def _on_ready(self) -> None:
        waiter = self._waiter
        if waiter is None or waiter.done():
            # it stays in the pipe, which holds up whoever writes more than is read
            self.close()
            return
        try:
            chunk = pipes.read(self._descriptor, _READ_BYTES)
        except BlockingIOError:
            return
        except OSError:
            chunk = b""
        if not chunk:
            self.close()
        waiter.set_result(chunk)


class PipeWriter:
    """Writes whole messages, one after another. Not blocking."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor
        self._writing: asyncio.Task[OSError | None] | None = None
        self._is_closed = False

    async def write(self, data: bytes) -> None:
        """Return once all of it is in the pipe.

        Who is cancelled before its turn leaves nothing there, and in the middle all of it.

        Raises:
            OSError: nobody reads it any more.
        """
        while self._writing is not None and not self._is_closed:
            await asyncio.wait([self._writing])
        written = self._write_some(data)
        if written == len(data):
            return
        writing = self._writing = asyncio.create_task(self._write_rest(memoryview(data)[written:]))
        await asyncio.wait([writing])
        if writing.cancelled():
            raise BrokenPipeError
        if error := writing.result():
            raise error

    async def close(self) -> None:
        """Write no more; the descriptor stays open."""
        self._is_closed = True
        if self._writing is not None:
            self._writing.cancel()
            await asyncio.wait([self._writing])

    def _write_some(self, data: bytes | memoryview) -> int:
        if self._is_closed:
            raise BrokenPipeError
        try:
            return pipes.write(self._descriptor, data)
        except BlockingIOError:
            return 0

    async def _write_rest(self, rest: memoryview) -> OSError | None:
        """What went wrong is returned: nobody may be there any more who wants to know."""
        try:
            while rest:
                await self._until_ready()
                rest = rest[self._write_some(rest) :]
        except OSError as error:
            return error
        finally:
            self._writing = None
        return None

    async def _until_ready(self) -> None:
        loop = asyncio.get_running_loop()
        ready: asyncio.Future[None] = loop.create_future()

        def now() -> None:
            if not ready.done():
                ready.set_result(None)

        pipes.watch_writing(loop, self._descriptor, now)
        try:
            await ready
        finally:
            pipes.unwatch_writing(loop, self._descriptor)
