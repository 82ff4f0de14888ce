"""LatestWork: work on a thread, one piece at a time, and always for the newest wish."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tooldesk_ui.task_owner import TaskOwner, log_failure

LATE_MS = 150
"""What is there sooner needs no word that it is under way."""


class LatestWork(QObject):
    """What is wished for meanwhile replaces what waits; what was dropped is never told of.

    A thread can't be stopped, so at most one works, and the next begins when it has ended.

    Signals:
        begun(): a thread works now.
        late(): what is wished for is not there yet, and a person may wonder.
        finished(object): what the newest work gave.
        failed(str): it raised; in words.
    """

    begun = Signal()
    late = Signal()
    finished = Signal(object)
    failed = Signal(str)

    def __init__(self, pause_ms: int, parent: QObject | None = None) -> None:
        """`pause_ms` is how long nothing else must have been wished for before it begins."""
        super().__init__(parent)
        self._wanted: Callable[[], object] | None = None
        self._is_working = False
        self._settled = asyncio.Event()
        self._settled.set()
        self._tasks = TaskOwner(self._on_error)
        self._pause = self._timer(pause_ms, self._begin)
        self._lateness = self._timer(LATE_MS, self.late.emit)

    def start(self, work: Callable[[], object], *, at_once: bool = False) -> None:
        """Do `work` in place of whatever waits or is under way."""
        self._wanted = work
        self._settled.clear()
        if not self._lateness.isActive():
            self._lateness.start()
        self._pause.stop()
        if at_once:
            self._begin()
        else:
            self._pause.start()

    def cancel(self) -> None:
        """Forget what waits and what is under way."""
        self._forget()
        self._pause.stop()

    async def settle(self) -> None:
        """Wait until the newest work is told of, or nobody wants it any more."""
        while self._wanted is not None:
            if self._pause.isActive():
                self._pause.stop()
                self._begin()
            await self._settled.wait()

    async def shut_down(self) -> None:
        """Do nothing any more."""
        self.cancel()
        await self._tasks.close()

    def _timer(self, after_ms: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(after_ms)
        timer.timeout.connect(then)
        return timer

    def _begin(self) -> None:
        if not self._is_working:
            self._tasks.start(self._work(), "newest work")

    async def _work(self) -> None:
        self._is_working = True
        try:
            while self._wanted is not None and not self._pause.isActive():
                await self._do(self._wanted)
        finally:
            self._is_working = False

    async def _do(self, work: Callable[[], object]) -> None:
        self.begun.emit()
        try:
            result = await asyncio.to_thread(work)
        finally:
            is_newest = self._wanted is work
            if is_newest:
                self._forget()
        if is_newest:
            self.finished.emit(result)

    def _forget(self) -> None:
        self._wanted = None
        self._lateness.stop()
        self._settled.set()

    def _on_error(self, error: BaseException) -> None:
        log_failure(error)
        if self._wanted is None:
            self.failed.emit(f"{type(error).__name__}: {error}")
        elif not self._pause.isActive():
            self._begin()
