"""ResourcePool: one line of calls, of which so many run at once and so many begin in a time."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING

from tooldesk.execution.resource_pools.waiting import CallTurn, OutputCalls, Waiting, WaitReason
from tooldesk.settings import PoolRate, PoolSettings

if TYPE_CHECKING:
    from aiolimiter import AsyncLimiter

TELL_PAUSE_S = 0.25
"""How often those who wait hear of their places at most."""

TOLD_AT_ONCE, TOLD_NEXT_S = 50, 0.01
"""Of a long line so many hear of it in one turn of the loop, and the next ones so much later."""

_HALVINGS = 20


@dataclass(eq=False, slots=True)
class _Ticket:
    """One call in the line."""

    turn: CallTurn
    """What it brought along."""

    woken: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it may be its turn."""

    told: Waiting | None = None
    """The last that it heard."""

    def tell(self, waiting: Waiting | None) -> None:
        """Let the call hear where it stands, unless it knows."""
        if waiting != self.told and self.turn.on_waiting is not None:
            self.turn.on_waiting(waiting)
        self.told = waiting


class ResourcePool:
    """First come, first served; a call whose output runs enough calls lets the others pass.

    Everything happens in the task of the call itself, so that a cancelled call can't leave a slot
    behind: the pool only wakes the task whose turn it may be.
    """

    def __init__(self, name: str, settings: PoolSettings) -> None:
        self.name = name
        self.running = 0
        self._line: dict[_Ticket, None] = {}
        self._limiter: AsyncLimiter | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._teller: asyncio.TimerHandle | None = None
        self.set_settings(settings)

    @property
    def waiting(self) -> int:
        """How many calls are in the line."""
        return len(self._line)

    @property
    def rate_used(self) -> float:
        """How much of the rate is used up now, in calls; it comes back evenly."""
        return 0.0 if self._limiter is None else self._limiter.max_rate - _room(self._limiter)

    def set_settings(self, settings: PoolSettings) -> None:
        """Go by these from now on."""
        self._calls_per_output = settings.calls_per_output
        limits = settings.limits_of(self.name)
        self._concurrency, rate = limits.concurrency, limits.rate
        if rate is None:
            self._limiter = None
        elif not _is_of(self._limiter, rate):
            # few pools have a rate
            from aiolimiter import AsyncLimiter

            self._limiter = AsyncLimiter(rate.calls, rate.period_s)

    async def enter(self, turn: CallTurn) -> None:
        """Wait until the call may run; from then on it counts as running."""
        if not (self._line or self._is_full or self._is_held(turn.output) or self._until_rate_s()):
            await self._begin(turn)
            return
        ticket = _Ticket(turn)
        self._line[ticket] = None
        try:
            while not self._is_turn_of(ticket):
                self._tell_soon(ticket)
                ticket.woken.clear()
                self.wake()  # nobody else may come by before the rate has room again
                await ticket.woken.wait()
            ticket.tell(None)
            await self._begin(turn)
        finally:
            del self._line[ticket]
            self.wake()

    async def _begin(self, turn: CallTurn) -> None:
        if self._limiter is not None:
            await self._limiter.acquire()  # there is room, so that this does not wait
        self.running += 1
        if turn.output is not None:
            turn.output.running += 1

    def leave(self, turn: CallTurn) -> None:
        """The call runs no more."""
        self.running -= 1
        if turn.output is not None:
            turn.output.running -= 1

    def wake(self) -> None:
        """Something has changed: let the first that may run look whether it may."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        first = None if self._is_full or not self._line else self._first()
        if first is not None:
            pause_s = self._until_rate_s()
            if pause_s:
                self._timer = asyncio.get_running_loop().call_later(pause_s, self.wake)
            else:
                first.woken.set()
        if self._line:
            self._tell_soon()
        elif self._teller is not None:
            self._teller.cancel()
            self._teller = None

    @property
    def _is_full(self) -> bool:
        return self.running >= self._concurrency

    def _first(self) -> _Ticket | None:
        """The first in line whose output lets it run."""
        return next((each for each in self._line if not self._is_held(each.turn.output)), None)

    def _is_held(self, output: OutputCalls | None) -> bool:
        return output is not None and output.running >= self._calls_per_output

    def _is_turn_of(self, ticket: _Ticket) -> bool:
        return self._first() is ticket and not self._is_full and not self._until_rate_s()

    def _until_rate_s(self) -> float:
        """How long until the rate lets the next call begin; 0 is now."""
        limiter = self._limiter
        if limiter is None or limiter.has_capacity():
            return 0.0
        missing = 1 - _room(limiter)
        return max(missing * limiter.time_period / limiter.max_rate, 0.001)

    def _tell_soon(self, new: _Ticket | None = None) -> None:
        """Tell a new call its place at once; the others in a moment, of all changes together."""
        if new is not None and new.told is None:
            new.tell(self._place(new, len(self._line)))
        elif self._teller is None:
            loop = asyncio.get_running_loop()
            self._teller = loop.call_later(TELL_PAUSE_S, self._tell_places)

    def _tell_places(self, told: int = 0) -> None:
        """Tell the next ones after the first `told`; who left the line meanwhile moves them up."""
        due = tuple(islice(self._line, told, told + TOLD_AT_ONCE))
        # first, so that a listener that fails keeps nobody else from hearing
        loop, after = asyncio.get_running_loop(), told + len(due)
        is_more = after < len(self._line)
        self._teller = loop.call_later(TOLD_NEXT_S, self._tell_places, after) if is_more else None
        for place, ticket in enumerate(due, told + 1):
            ticket.tell(self._place(ticket, place))

    def _place(self, ticket: _Ticket, place: int) -> Waiting:
        if self._is_held(ticket.turn.output):
            reason = WaitReason.OUTPUT_FULL
        elif self._is_full or not self._until_rate_s():
            reason = WaitReason.POOL_FULL
        else:
            reason = WaitReason.RATE_USED
        return Waiting(self.name, place, reason)


def _is_of(limiter: AsyncLimiter | None, rate: PoolRate) -> bool:
    return limiter is not None and (limiter.max_rate, limiter.time_period) == (
        rate.calls,
        rate.period_s,
    )


def _room(limiter: AsyncLimiter) -> float:
    """How many calls the limiter would let begin now, fractions too; it can only be asked."""
    low, high = 0.0, limiter.max_rate
    if limiter.has_capacity(high):
        return high
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if limiter.has_capacity(middle) else (low, middle)
    return low
