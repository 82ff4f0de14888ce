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
    is_news = asyncio.Event()

    def emit(event: T) -> None:
        events.append(event)
        is_news.set()

    task = asyncio.create_task(work(emit))
    task.add_done_callback(lambda _: is_news.set())
    try:
        while not task.done():
            await is_news.wait()
            is_news.clear()
            while events:
                yield events.popleft()
        await task
    finally:
        if not task.done():
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
