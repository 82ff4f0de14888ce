"""Deadline: says when a call has taken too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Deadline:
    """One timer for many calls: most end long before it is due, and then it just waits on."""

    def __init__(self, loop: asyncio.AbstractEventLoop, on_passed: Callable[[], None]) -> None:
        self._loop = loop
        self._on_passed = on_passed
        self._at: float | None = None
        self._timer: asyncio.Handle | None = None
        self._timer_due = 0.0

    def set(self, wait_s: float) -> None:
        """Call `on_passed` when so many seconds pass before `clear`."""
        self._at = self._loop.time() + wait_s
        if self._timer is not None and self._timer_due > self._at:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._start_timer(wait_s)

    def clear(self) -> None:
        """What was waited for is there."""
        self._at = None

    @property
    def left_s(self) -> float:
        """Seconds until it passes; 0 when nothing is waited for."""
        return 0.0 if self._at is None else max(0.0, self._at - self._loop.time())

    def close(self) -> None:
        """Stop the timer."""
        self._at = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _start_timer(self, wait_s: float) -> None:
        self._timer_due = self._loop.time() + wait_s
        self._timer = self._loop.call_later(wait_s, self._check)

    def _check(self) -> None:
        self._timer = None
        if self._at is None:
            return
        left_s = self._at - self._loop.time()
        if left_s > 0:
            self._start_timer(left_s)
        else:
            self._at = None
            self._on_passed()
