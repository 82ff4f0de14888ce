"""JobThread: one thread that does jobs in order, and Waiter: who waits for one on an event loop.

An executor does the same. Its futures, made to be shared between threads, cost a call more than
SQLite does: two of them and their chain, three times a call.
"""

from __future__ import annotations

import asyncio
import threading
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from typing import Generic, TypeVar

T = TypeVar("T")
Job = Callable[[], None]


class Waiter(Generic[T]):
    """Somebody who awaits `future` on the running loop, and is told from any thread."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.future: asyncio.Future[T] = self._loop.create_future()

    def is_gone(self) -> bool:
        """Whether nobody waits any more."""
        return self.future.cancelled()

    def give(self, result: T) -> None:
        """Wake who waits, if somebody still does."""
        try:
            self._loop.call_soon_threadsafe(self._give, result)
        except RuntimeError:  # the loop was closed, with all who waited
            return

    def fail(self, error: BaseException) -> None:
        """Have it raised where somebody still waits."""
        try:
            self._loop.call_soon_threadsafe(self._fail, error)
        except RuntimeError:
            return

    def settle(self, job: Callable[[], T]) -> None:
        """Do it, and wake who waits with what comes of it."""
        try:
            result = job()
        except BaseException as error:  # also our own bug, which must reach who waits for it
            self.fail(error)
        else:
            self.give(result)

    def _give(self, result: T) -> None:
        if not self.future.done():
            self.future.set_result(result)

    def _fail(self, error: BaseException) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class JobThread:
    """Starts with the first job, and ends with `close`, with the program, or when it is let go."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._lock = threading.Lock()
        self._end: weakref.finalize[..., JobThread] | None = None
        self._is_closed = False

    def submit(self, job: Job) -> None:
        """Have a job done behind those that wait; it will be, whatever comes.

        Raises:
            RuntimeError: the thread was ended.
        """
        with self._lock:
            if self._is_closed:
                raise RuntimeError(f"{self._name} was ended")
            if self._end is None:
                thread = threading.Thread(
                    target=_work, args=(self._jobs,), name=self._name, daemon=True
                )
                thread.start()
                # at the end of the program, too: what waits is done then
                self._end = weakref.finalize(self, _end, thread, self._jobs)
            self._jobs.put(job)

    def close(self) -> None:
        """Return when all jobs are done; there will be no more."""
        with self._lock:
            self._is_closed = True
        if self._end is not None:
            self._end()


def _work(jobs: SimpleQueue[Job | None]) -> None:
    while (job := jobs.get()) is not None:
        try:
            job()
        except Exception as error:  # our own bug, which must not end the thread
            told = type(error), error, error.__traceback__, threading.current_thread()
            threading.excepthook(threading.ExceptHookArgs(told))
        del job  # nothing that it holds lives on while the next one is awaited


def _end(thread: threading.Thread, jobs: SimpleQueue[Job | None]) -> None:
    jobs.put(None)
    if thread is not threading.current_thread():
        thread.join()
