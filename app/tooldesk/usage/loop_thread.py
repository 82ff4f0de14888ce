"""LoopThread: an event loop on a thread of its own, for callers that have none."""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class LoopThread:
    """Runs coroutines for threads without a loop, and for those whose loop must not be blocked.

    One loop serves all of them, so that processes and connections can be kept between two uses.
    The thread ends with `close`, with this object, or with the program.
    """

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(
            target=_serve, args=(self.loop,), name="tooldesk", daemon=True
        )
        self._thread.start()
        self._stop = weakref.finalize(self, _stop, self.loop)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """What a coroutine gives; an interrupt of this thread cancels it."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        try:
            return future.result()
        except BaseException:
            future.cancel()
            raise

    def close(self) -> None:
        """End the thread."""
        self._stop()
        if threading.current_thread() is not self._thread:
            self._thread.join()


def _serve(loop: asyncio.AbstractEventLoop) -> None:
    asyncio.set_event_loop(loop)
    try:
        loop.run_forever()
    finally:
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()


def _stop(loop: asyncio.AbstractEventLoop) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(loop.stop)
