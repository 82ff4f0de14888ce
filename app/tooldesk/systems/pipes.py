"""pipes: the pipes to programs, on the event loop: none of our ends ever blocks.

Both ends are descriptors, which are closed by whoever has them: ours by `close`.
"""

from __future__ import annotations

import sys
from asyncio import AbstractEventLoop
from collections.abc import Callable
from typing import Protocol

if sys.platform == "win32":
    from tooldesk.systems.windows.pipes import WaitedPipes

    _here = WaitedPipes()
else:
    from tooldesk.systems.posix import pipes as _here


class Pipes(Protocol):
    """What each system has."""

    def pipe(self, *, is_ours_to_write: bool) -> tuple[int, int]:
        """Our end and that of a program.

        Raises:
            OSError: there are no descriptors left.
        """

    def handed(self, descriptor: int) -> int:
        """The number under which a program that inherits a descriptor finds it."""

    def read(self, descriptor: int, most_bytes: int, /) -> bytes:
        """What is there; nothing when the other end is closed.

        Raises:
            BlockingIOError: nothing is there yet.
            OSError: it can't be read.
        """

    def write(self, descriptor: int, data: bytes | memoryview, /) -> int:
        """How much of it was taken.

        Raises:
            BlockingIOError: nothing is taken now.
            OSError: nobody reads it any more.
        """

    def unread_bytes(self, descriptor: int) -> int:
        """How much of what was written nobody has read yet, as far as the system tells.

        Raises:
            OSError: that can't be found out.
        """

    def close(self, descriptor: int, /) -> None:
        """Close our end."""

    def watch_reading(
        self,
        loop: AbstractEventLoop,
        descriptor: int,
        ready: Callable[..., object],
        *arguments: object,
    ) -> None:
        """Call `ready` whenever there is something to read, or the other end is closed."""

    def unwatch_reading(self, loop: AbstractEventLoop, descriptor: int) -> None:
        """Do so no more."""

    def watch_writing(
        self, loop: AbstractEventLoop, descriptor: int, ready: Callable[[], object]
    ) -> None:
        """Call `ready` whenever something is taken, or nobody reads any more."""

    def unwatch_writing(self, loop: AbstractEventLoop, descriptor: int) -> None:
        """Do so no more."""


pipes: Pipes = _here
