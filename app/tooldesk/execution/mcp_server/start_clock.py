"""StartClock: how long a server may take to answer, without the time that a person takes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager


class StartClock:
    """Of one start."""

    def __init__(self, limit_s: float) -> None:
        """`limit_s` in seconds."""
        self._limit_s = limit_s
        self._limit: asyncio.Timeout | None = None

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Run.

        Raises:
            TimeoutError: the time was over.
        """
        async with asyncio.timeout(self._limit_s) as self._limit:
            try:
                yield
            finally:
                self._limit = None

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Stand still: it is a person who is waited for."""
        limit, loop = self._limit, asyncio.get_running_loop()
        end = None if limit is None or limit.expired() else limit.when()
        if limit is None or end is None:
            yield
            return
        left_s = end - loop.time()
        limit.reschedule(None)
        try:
            yield
        finally:
            # a start that was cancelled meanwhile has no clock any more
            if self._limit is limit:
                limit.reschedule(loop.time() + left_s)
