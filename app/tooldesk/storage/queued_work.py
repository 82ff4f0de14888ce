"""QueuedWork: what waits to be written, and for whom."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from sqlite3 import Connection
from typing import Any, TypeVar

from tooldesk.storage.job_thread import Waiter

T = TypeVar("T")
Work = Callable[[Connection], T]


@dataclass(slots=True)
class QueuedWork:
    """What waits to be written. It may be done more than once, and only the last time counts."""

    work: Work[Any]
    """Changes rows."""

    waiter: Waiter[Any] | None
    """Who waits for it; None is nobody."""

    is_durable: bool = True
    """Whether who waits is told only when it survives a power cut; else a sync follows soon."""

    is_kept: bool = False
    """Whether it is tried again, and done when nobody waits any more."""

    line: int = 0
    """The last line of the journal that says the same; 0 for none."""

    @classmethod
    def for_nobody(cls, work: Work[Any], *, is_kept: bool = True) -> QueuedWork:
        """What is done in time, and nobody waits for."""
        return cls(work, None, is_durable=False, is_kept=is_kept)

    def is_wanted(self) -> bool:
        """Whether it is to be done: somebody waits for it, or nobody need."""
        if self.waiter is None or not self.waiter.is_gone():
            return True
        self.waiter = None
        return self.is_kept

    def for_later(self) -> QueuedWork:
        """The same for nobody who waits."""
        return replace(self, waiter=None)
