"""run_on_thread: a function on a thread that keeps no program from ending. Not for the worker.

asyncio.to_thread is not fit for tools: it has few threads, which hung functions would use up for
everybody, and Python waits for each of them when the program ends.
"""

from __future__ import annotations

import asyncio
import contextvars
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from tooldesk.errors import RetriableError

T = TypeVar("T")

IDLE_S = 10.0
"""How long a thread waits for another function before it ends."""

MOST_LEFT_RUNNING = 64
"""Functions that nobody waits for any more, after which no other is begun."""

_lock = threading.Lock()
_idle: list[SimpleQueue[_Job]] = []
_left_running: set[_Job] = set()


class _Job:
    def __init__(self, work: Callable[[], Any]) -> None:
        self.work = work
        self.context = contextvars.copy_context()
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    def run(self) -> tuple[Any, BaseException | None]:
        try:
            return self.context.run(self.work), None
        except BaseException as error:  # whatever it is belongs to whoever waits
            return None, error

    def settle(self, value: Any, error: BaseException | None) -> None:
        if self.future.done():
            return
        if error is None:
            self.future.set_result(value)
        else:
            self.future.set_exception(error)


async def run_on_thread(work: Callable[[], T]) -> T:
    """What a function gives. Cancelled, it runs on unseen until it returns: Python stops no thread.

    Raises:
        RetriableError: too many functions that were cancelled still run.
    """
    job = _Job(work)
    with _lock:
        if len(_left_running) >= MOST_LEFT_RUNNING:
            raise RetriableError(
                f"{MOST_LEFT_RUNNING} functions that were stopped still run in this process.",
                next_step="Let them look at context.cancelled and end, or run them as tool files, "
                "in processes that can be stopped.",
            )
        queue = _idle.pop() if _idle else None
    if queue is None:
        queue = SimpleQueue()
        threading.Thread(
            target=_serve, args=(queue,), name="tooldesk function", daemon=True
        ).start()
    queue.put(job)
    try:
        result: T = await job.future
        return result
    except asyncio.CancelledError:
        with _lock:
            _left_running.add(job)
        raise


def _serve(queue: SimpleQueue[_Job]) -> None:
    while True:
        try:
            job = queue.get(timeout=IDLE_S)
        except Empty:
            with _lock:
                if queue not in _idle:
                    continue  # somebody has just taken it, and is about to put a job
                _idle.remove(queue)
            return
        value, error = job.run()
        with _lock:
            _left_running.discard(job)
            _idle.append(queue)
        with suppress(RuntimeError):  # its loop is closed
            job.loop.call_soon_threadsafe(job.settle, value, error)
        del job, value, error
