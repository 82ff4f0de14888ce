"""RequestPipe: requests on their way to a worker, never waiting for it."""

from __future__ import annotations

import asyncio
import fcntl
import os
import sys
import termios


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
            written = os.write(self._descriptor, line)
        except BlockingIOError:
            written = 0
        if written < len(line):
            self._unsent = memoryview(line)[written:]
            self._loop.add_writer(self._descriptor, self._send_rest)

    def unread_bytes(self) -> int:
        """How much of the last request the worker has not read; with any it did nothing of it."""
        unsent = len(self._unsent)
        if not self._is_open:
            return unsent
        try:
            unread = fcntl.ioctl(self._descriptor, termios.FIONREAD, b"\0\0\0\0")
        except OSError:
            return unsent
        return unsent + int.from_bytes(unread, sys.byteorder)

    def close(self) -> None:
        """Let the worker know that nothing more comes."""
        if self._is_open:
            self._is_open = False
            self._loop.remove_writer(self._descriptor)
            os.close(self._descriptor)

    def _send_rest(self) -> None:
        try:
            self._unsent = self._unsent[os.write(self._descriptor, self._unsent) :]
        except BlockingIOError:
            return
        except OSError:
            # the worker is ending; what was not sent tells that it did nothing
            self._loop.remove_writer(self._descriptor)
            return
        if not self._unsent:
            self._loop.remove_writer(self._descriptor)
