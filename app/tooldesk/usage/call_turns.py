"""CallTurns: calls of one output that act on the same thing act in the order they were written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tooldesk.execution.builtin_tool.acted_on import ActedOn


class CallTurns:
    """One line of all calls of an output, in which each has its place before any of them begins."""

    def __init__(self, count: int) -> None:
        self.is_needed = count > 1
        """Whether there is a call that another one could wait for."""

        self._places = [_CallPlace() for _ in range(count)] if count > 1 else []
        self._first_there = 0

    def declare(self, index: int, acted_on: ActedOn | None) -> None:
        """Say what a call acts on, once that is known. One that leaves need not say it."""
        if self.is_needed:
            self._places[index].declare(acted_on)

    async def turn(self, index: int, tell: Callable[[float | None, str], None] | None) -> None:
        """Return when all calls have left that are before it and act on the same.

        `tell` gets what it waits for, in words, and "" once it does not any more.
        """
        if not self.is_needed or (own := self._places[index].acted_on) is None:
            return
        for place in self._places[self._first_there : index]:
            await place.is_known.wait()
        number, waited = index, False
        # the nearest one waits for those before it, so that this wakes once and not for each
        while (number := number - 1) >= self._first_there:
            place = self._places[number]
            if place.has_left.is_set() or place.acted_on is None:
                continue
            if own.hangs_on(place.acted_on):
                if tell is not None:
                    tell(None, f"Waits for call {number + 1}, which uses the same {own.kind}")
                waited = True
                await place.has_left.wait()
        if waited and tell is not None:
            tell(None, "")

    def leave(self, index: int) -> None:
        """Give a place back: the call has ended, was refused or was stopped."""
        if not self.is_needed:
            return
        place = self._places[index]
        place.is_known.set()
        place.has_left.set()
        count = len(self._places)
        while self._first_there < count and self._places[self._first_there].has_left.is_set():
            self._first_there += 1


class _CallPlace:
    """Of one call."""

    def __init__(self) -> None:
        self.acted_on: ActedOn | None = None
        self.is_known = asyncio.Event()
        self.has_left = asyncio.Event()

    def declare(self, acted_on: ActedOn | None) -> None:
        self.acted_on = acted_on
        self.is_known.set()
