"""UsageCounter: what counts a tool's uses before they happen, and one that keeps them in memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from threading import Lock
from typing import Protocol

from tooldesk.errors import ToolUsageLimitExceededError
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.usage_period import UsagePeriod


class UsageCounter(Protocol):
    """Counts uses before they happen; usage_limits.py keeps them for good."""

    async def count(self, definition: ToolDefinition) -> str:
        """Count one use; gives which one it is in words, such as "use 3 of 10 per day".

        Raises:
            ToolUsageLimitExceededError: the limit is reached; nothing was counted.
        """

    async def check(self, definition: ToolDefinition) -> None:
        """Return when a use is left; counts nothing.

        Raises:
            ToolUsageLimitExceededError: the limit is reached.
        """


class UsageCounterInMemory:
    """Forgets its counts with the program; any thread may count.

    Attributes:
        counts: How often each tool was used, in its present period if it has one, by name.
    """

    def __init__(self, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self._now = now
        self._lock = Lock()
        self._periods_began: dict[str, datetime] = {}
        self.counts: Counter[str] = Counter()

    async def count(self, definition: ToolDefinition) -> str:
        """Count one use; gives which one it is in words, such as "use 3 of 10 per day".

        Raises:
            ToolUsageLimitExceededError: the limit is reached; nothing was counted.
        """
        name = definition.name
        with self._lock:
            self._refuse_used_up(definition)
            self.counts[name] += 1
            return use_in_words(
                self.counts[name], definition.max_usage_count, definition.usage_period
            )

    async def check(self, definition: ToolDefinition) -> None:
        """Return when a use is left; counts nothing.

        Raises:
            ToolUsageLimitExceededError: the limit is reached.
        """
        with self._lock:
            self._refuse_used_up(definition)

    def _refuse_used_up(self, definition: ToolDefinition) -> None:
        name, limit, period = definition.name, definition.max_usage_count, definition.usage_period
        next_period_at = self._begin_period(name, period)
        if limit is not None and self.counts[name] >= limit:
            raise ToolUsageLimitExceededError(
                name, self.counts[name], limit, period or "", next_period_at
            )

    def _begin_period(self, name: str, period: UsagePeriod | None) -> datetime | None:
        """Count from zero in a new period; gives when the next one begins."""
        if period is None:
            return None
        began_at = period.began_at(self._now())
        if began_at > self._periods_began.setdefault(name, began_at):
            self._periods_began[name] = began_at
            self.counts[name] = 0
        return period.next_after(self._periods_began[name])


def use_in_words(number: int, limit: int | None, period: UsagePeriod | None) -> str:
    """Which use of a tool it is: "use 3 of 10 per day"; "a use" of one without a limit."""
    if limit is None:
        return "a use"
    return f"use {number:,} of {limit:,}{f' per {period}' if period else ''}"
