"""RequestPipe: requests on their way to a worker, never waiting for it."""

from __future__ import annotations

import asyncio

from tooldesk.systems.pipes import pipes


class RequestPipe:
    """Writes what fits at once and the rest when the worker has read that."""

    def __init__(self, loop: asyncio.AbstractEventLoop, descriptor: int) -> None:
        self._loop = loop
        self._descriptor = descriptor
        self._unsent = memoryview(b"")
        self._is_open = True

    def send(self, line: bytes) -> None:
        """Send a request.

        Raises:
            OSError: the worker does not read any more.
        """
        try:
            written = pipes.write(self._descriptor, line)
        except BlockingIOError:
            written = 0
        if written < len(line):
            self._unsent = memoryview(line)[written:]
            pipes.watch_writing(self._loop, self._descriptor, self._send_rest)

    def unread_bytes(self) -> int:
        """How much of the last request the worker has not read; with any it did nothing of it."""
        unsent = len(self._unsent)
        if not self._is_open:
            return unsent
        try:
            return unsent + pipes.unread_bytes(self._descriptor)
        except OSError:
            return unsent

    def close(self) -> None:
        """Let the worker know that nothing more comes."""
        if self._is_open:
            self._is_open = False
            pipes.unwatch_writing(self._loop, self._descriptor)
            pipes.close(self._descriptor)

    def _send_rest(self) -> None:
        try:
            self._unsent = self._unsent[pipes.write(self._descriptor, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            # the worker is ending; what was not sent tells that it did nothing
            pipes.unwatch_writing(self._loop, self._descriptor)
            return
        if not self._unsent:
            pipes.unwatch_writing(self._loop, self._descriptor)
