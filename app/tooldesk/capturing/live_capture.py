"""LiveCapture: a capture on a thread of its own, for a window whose loop has other work."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from tooldesk.calling.streaming.stream_events import StreamEvent
from tooldesk.capturing.capture import Capture, Known
from tooldesk.capturing.door import Door
from tooldesk.capturing.exchange import Exchange
from tooldesk.usage.loop_thread import LoopThread

T = TypeVar("T")


class LiveCapture:
    """What passes is looked at whenever `revision` is another one; nobody is called back.

    Attributes:
        revision: Grows with everything that is told of an exchange.
    """

    def __init__(self, known: Known = tuple) -> None:
        self.revision = 0
        self._capture = Capture(self._on_told, known)
        self._thread: LoopThread | None = None
        self._stopping: asyncio.Task[None] | None = None

    @property
    def door(self) -> Door | None:
        """Address and token while it listens."""
        return self._capture.door

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """What passed, in order; the oldest may be gone."""
        return tuple(self._capture.exchanges)

    async def start(self, upstream: str, port: int = 0, heal: Sequence[str] = ()) -> None:
        """Listen, and heal by these rules.

        Raises:
            InvalidInputError: as `Capture.start` does.
        """
        await self.stop()
        self._thread = LoopThread()
        try:
            await self._there(self._capture.start(upstream, port, heal))
        except BaseException:
            await self.stop()
            raise

    async def stop(self) -> None:
        """Listen no more; what was under way is ended, and the thread too.

        It goes on when who waits for it is cancelled; who comes meanwhile waits for the same end.
        """
        if self._stopping is None or self._stopping.done():
            self._stopping = asyncio.create_task(self._stop())
        await asyncio.shield(self._stopping)

    async def _stop(self) -> None:
        thread = self._thread
        if thread is not None:
            await self._there(self._capture.stop())
            self._thread = None
            # nothing runs on it any more, so that this takes no time
            thread.close()
            self.revision += 1

    def clear(self) -> list[Exchange]:
        """Forget the exchanges that have ended; gives them, so that they can be brought back."""
        ended = self._capture.clear()
        self.revision += 1
        return ended

    def bring_back(self, ended: Iterable[Exchange]) -> None:
        """List exchanges again that were cleared."""
        self._capture.bring_back(ended)
        self.revision += 1

    async def _there(self, work: Coroutine[Any, Any, T]) -> T:
        assert self._thread is not None
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._thread.loop))

    def _on_told(self, _exchange: Exchange, _event: StreamEvent | None) -> None:
        self.revision += 1
