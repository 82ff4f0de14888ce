"""BoundedCalls: blocking calls that may never return, waited for only so long."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

T = TypeVar("T")

MOST_STUCK = 3
"""Calls that may hang at once before no further one is tried."""


class StillStuckError(Exception):
    """The call, or one before it, has not come back."""


class BoundedCalls:
    """One call at a time, each on a daemon thread, so that a stuck one never holds up the exit."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._stuck: list[Future[object]] = []
        self._is_answering = True

    async def run(self, work: Callable[[], T], wait_s: float, *, insist: bool = False) -> T:
        """What `work` returns. After a stuck call, only one that insists is tried meanwhile.

        Raises:
            StillStuckError: it took longer than wait_s; it goes on, and its result is dropped.
        """
        async with self._turn:
            self._stuck = [each for each in self._stuck if not each.done()]
            is_worth_it = insist or self._is_answering or not self._stuck
            if len(self._stuck) >= MOST_STUCK or not is_worth_it:
                raise StillStuckError
            future: Future[T] = Future()
            future.set_running_or_notify_cancel()
            threading.Thread(target=_work, args=(work, future), daemon=True).start()
            try:
                # wait_for of Python 3.11 swallows a cancellation that comes with the result
                async with asyncio.timeout(wait_s):
                    result = await asyncio.wrap_future(future)
            except TimeoutError:
                if future.done():
                    raise
                raise StillStuckError from None
            finally:
                self._is_answering = future.done()
                if not future.done():
                    self._stuck.append(future)  # type: ignore[arg-type]
            return result


def _work(work: Callable[[], T], future: Future[T]) -> None:
    try:
        result = work()
    except BaseException as error:
        future.set_exception(error)
    else:
        future.set_result(result)
