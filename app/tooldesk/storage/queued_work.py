"""QueuedWork: what waits to be written, and for whom."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from sqlite3 import Connection
from typing import Any, TypeVar

T = TypeVar("T")
Work = Callable[[Connection], T]


@dataclass(slots=True)
class QueuedWork:
    """What waits to be written. It may be done more than once, and only the last time counts."""

    work: Work[Any]
    """Changes rows."""

    future: Future[Any] | None
    """Who waits for it; None is nobody."""

    is_durable: bool = True
    """Whether who waits is told only when it survives a power cut; else a sync follows soon."""

    is_kept: bool = False
    """Whether it is tried again, and done when nobody waits any more."""

    def is_wanted(self) -> bool:
        """Whether it is to be done; from now on nobody can stop waiting."""
        if self.future is None or self.future.set_running_or_notify_cancel():
            return True
        self.future = None
        return self.is_kept

    def for_later(self) -> QueuedWork:
        """The same for nobody who waits."""
        return replace(self, future=None)
