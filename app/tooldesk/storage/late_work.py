"""LateWork: what the database did not take, for when it does."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from tooldesk.errors import StorageError
from tooldesk.storage.queued_work import QueuedWork

MAX_LATE = 3_000
"""How much of it is kept in memory; a call takes two or three."""

OF_THE_ROW = sqlite3.DataError, sqlite3.IntegrityError, sqlite3.ProgrammingError
"""Errors of what shall be written, not of the file: it fits no better later."""


class LateWork:
    """What waits to be tried again, in order, and why something waits or is lost.

    Attributes:
        because: Why something waits; None when nothing does.
        lost_because: Why something was lost.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._waiting: list[QueuedWork] = []
        self.because: StorageError | None = None
        self.lost_because: StorageError | None = None

    def __bool__(self) -> bool:
        return bool(self._waiting)

    @property
    def problem(self) -> StorageError | None:
        """What to say of it."""
        because = self.because or self.lost_because
        return because and StorageError(
            f"Counts and history of calls are not written: {because.message}",
            next_step=because.next_step,
        )

    def take(self) -> list[QueuedWork]:
        """All of it, which is tried now."""
        waiting, self._waiting = self._waiting, []
        return waiting

    def fail(self, failed: Iterable[QueuedWork], error: Exception) -> None:
        """Tell who waits, or keep for later what is for nobody and may work then."""
        for each in failed:
            self._fail(each, error)

    def _fail(self, each: QueuedWork, error: Exception) -> None:
        if not each.is_kept:
            if each.waiter is not None:
                each.waiter.fail(error)
            return
        if not isinstance(error, StorageError):
            self.lost_because = StorageError(
                f"a record fits no row of {self._path} ({type(error).__name__}).",
                next_step="Look for what is odd in the call, and report it.",
            )
        elif len(self._waiting) < MAX_LATE:
            self._waiting.append(each.for_later())
            self.because = error
        else:
            self.lost_because = error
        if each.waiter is not None:
            each.waiter.give(None)
