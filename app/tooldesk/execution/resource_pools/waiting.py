"""A call that waits for its turn: where it stands and what it waits for, also in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from tooldesk.frozen_record import frozen_record


class WaitReason(StrEnum):
    """What a call waits for."""

    POOL_FULL = "pool full"
    """As many calls of its pool run as may."""

    RATE_USED = "rate used"
    """As many calls of its pool have begun as may in a time."""

    OUTPUT_FULL = "output full"
    """As many calls of the same output run as may."""


@frozen_record
class Waiting:
    """Where a call stands in the line of its pool."""

    pool: str
    """Which pool."""

    place: int
    """Its place in the line, from 1."""

    reason: WaitReason
    """What it waits for."""

    def __str__(self) -> str:
        why = {
            WaitReason.POOL_FULL: "",
            WaitReason.RATE_USED: "; its rate is used up for the moment",
            WaitReason.OUTPUT_FULL: "; as many calls of this output run as may at once",
        }[self.reason]
        return f"Waiting for pool {self.pool}, {ordinal(self.place)} in line{why}."


@dataclass(eq=False, slots=True)
class OutputCalls:
    """The calls of one output, of which only so many run at once."""

    running: int = 0
    """How many run now, in whatever pool."""


@frozen_record
class CallTurn:
    """What a call brings along to the line of its pool."""

    output: OutputCalls | None = None
    """The calls it came with; None when it came alone."""

    on_waiting: Callable[[Waiting | None], None] | None = None
    """Told where the call stands, a few times a second at most; None when it waits no more."""


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th, 11th, 21st."""
    last = 0 if number % 100 in (11, 12, 13) else number % 10
    return f"{number:,}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(last, 'th') }"
