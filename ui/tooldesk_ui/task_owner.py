"""TaskOwner: starts, keeps and cancels the asyncio tasks of a screen.

The first screen has one before it is painted; asyncio is imported after that, by the first task.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import asyncio

logger = logging.getLogger(__name__)


def log_failure(error: BaseException) -> None:
    """What happens to a failed task's error when nobody else shows it."""
    logger.error("A background task failed", exc_info=error)


class TaskOwner:
    """Holds tasks until they are done, so that none is lost, forgotten or left behind."""

    def __init__(self, on_error: Callable[[BaseException], None] = log_failure) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._on_error = on_error
        self._is_closed = False

    def start(self, work: Coroutine[Any, Any, Any], name: str = "") -> asyncio.Task[Any] | None:
        """Run `work` as a task; its error goes to `on_error`. None once the owner is closed."""
        if self._is_closed:
            work.close()
            return None
        from asyncio import get_event_loop

        task = get_event_loop().create_task(work, name=name or None)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    @property
    def count(self) -> int:
        """How many tasks are not done yet."""
        return len(self._tasks)

    async def cancel_all(self) -> None:
        """Cancel every task and wait until all have ended."""
        from asyncio import gather

        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await gather(*tasks, return_exceptions=True)

    async def close(self) -> None:
        """Cancel everything; nothing can be started any more."""
        self._is_closed = True
        await self.cancel_all()

    async def finish(self) -> None:
        """Wait until every task has ended by itself; nothing can be started any more."""
        from asyncio import gather

        self._is_closed = True
        await gather(*self._tasks, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._on_error(error)
