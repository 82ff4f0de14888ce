"""AnswerClock: how long a server may take to answer, without the time that a person takes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import TracebackType


class AnswerClock:
    """Of one start, or of one call.

    Attributes:
        is_over: Whether the time was over.
    """

    def __init__(self, limit_s: float) -> None:
        """`limit_s` in seconds."""
        self.is_over = False
        self._limit_s = limit_s
        self._limit: asyncio.Timeout | None = None
        self._pauses = 0
        self._left_s = 0.0

    async def __aenter__(self) -> None:
        """Run; leaving it raises TimeoutError when the time was over."""
        self._limit = asyncio.timeout(self._limit_s)
        await self._limit.__aenter__()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Stop."""
        limit, self._limit = self._limit, None
        assert limit is not None
        try:
            await limit.__aexit__(kind, error, traceback)
        finally:
            self.is_over = limit.expired()

    @contextmanager
    def paused(self) -> Iterator[None]:
        """Stand still: it is a person who is waited for, maybe for several answers at once."""
        limit, loop = self._limit, asyncio.get_running_loop()
        if limit is None or limit.expired():
            yield
            return
        self._pauses += 1
        if self._pauses == 1:
            self._left_s = (limit.when() or 0.0) - loop.time()
            limit.reschedule(None)
        try:
            yield
        finally:
            self._pauses -= 1
            # what was cancelled meanwhile has no clock any more
            if self._limit is limit and not self._pauses:
                limit.reschedule(loop.time() + self._left_s)
