"""event_stream: work that tells of itself → a stream of what it tells, as it happens."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncGenerator, Callable, Coroutine
from typing import TypeVar

T = TypeVar("T")


async def event_stream(
    work: Callable[[Callable[[T], None]], Coroutine[None, None, None]],
) -> AsyncGenerator[T, None]:
    """What `work` emits. Closing the stream, or cancelling its reader, cancels the work."""
    events: deque[T] = deque()
    loop = asyncio.get_running_loop()
    news: asyncio.Future[None] | None = None

    def wake(_: object = None) -> None:
        if news is not None and not news.done():
            news.set_result(None)

    def emit(event: T) -> None:
        if not events:  # else the reader was woken, or is at those before it
            wake()
        events.append(event)

    task = loop.create_task(work(emit))
    task.add_done_callback(wake)
    try:
        while not task.done():
            if not events:
                news = loop.create_future()
                await news
            while events:
                yield events.popleft()
        await task
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
