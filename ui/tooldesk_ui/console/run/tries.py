"""Tries: how often a call was tried and when it is tried again, in words. No Qt."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from tooldesk.tools.failed_try import FailedTry


@dataclass(slots=True)
class Tries:
    """The tries of one call; there is nothing to say until one failed and another follows."""

    failed: list[FailedTry] = field(default_factory=list)
    """Those that were followed by another, in order."""

    next_at: float = 0.0
    """When the pause after the last of them ends, on the monotonic clock."""

    def add(self, failed: FailedTry) -> None:
        """A try failed just now."""
        self.failed.append(failed)
        self.next_at = time.monotonic() + failed.pause_s

    @property
    def current(self) -> str:
        """Such as "Try 2 of 4 in 1.8 s" while it pauses, "Try 2 of 4" while it runs."""
        if not self.failed:
            return ""
        words = f"Try {self.failed[-1].number + 1} of {self.failed[-1].max_tries}"
        return f"{words} in {self._left_s:.1f} s" if self.is_pausing else words

    @property
    def line(self) -> str:
        """`current`, with what went wrong while it pauses."""
        return (
            f"{self.current}: {self.failed[-1].short_reason}" if self.is_pausing else self.current
        )

    @property
    def is_pausing(self) -> bool:
        """Whether the next try is still to come."""
        return bool(self.failed) and self._left_s >= 0.05

    @property
    def counted(self) -> str:
        """Such as "3 tries", for a call that has ended; empty when there was one."""
        return f"{self.failed[-1].number + 1} tries" if self.failed else ""

    @property
    def _left_s(self) -> float:
        return self.next_at - time.monotonic()
