"""played: calls of a log by start and duration, through a pool that runs so many of them at once.

Who comes first runs first. Only calls of which the log says how long they took can be played; of
more than are told apart a sample is, in which no call waits that would not wait among all.
"""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush

from tooldesk.frozen_record import frozen_record
from tooldesk.scanning.kind_counts import Example, KindRow

UNTIMED = ("-", "-")
"""Stands for start and duration of a call of which the log does not say both."""


@frozen_record
class Played:
    """What became of the calls."""

    waited: int
    """Calls that would have waited."""

    jams: int
    """Stretches of time in which calls came and had to wait."""

    untimed: int
    """Calls that could not be played."""

    examples: tuple[Example, ...]
    """Calls that would have waited."""


def run_key(at_s: float | None, took_s: float | None) -> tuple[str, str]:
    """Start and duration in milliseconds, as a kind of call is told apart by them."""
    if at_s is None or took_s is None:
        return UNTIMED
    return str(round(at_s * 1_000)), str(round(took_s * 1_000))


def played(rows: Iterable[KindRow], most: int) -> Played:
    """Play the calls whose keys end as `run_key` gives them."""
    timed, untimed = [], 0
    for row in rows:
        if row.key[-2:] == UNTIMED:
            untimed += row.count
        else:
            timed.append((int(row.key[-2]), int(row.key[-1]), row))
    ends: list[int] = []
    waited = jams = 0
    is_jammed = False
    examples: list[Example] = []
    for at, took, row in sorted(timed, key=lambda each: each[:2]):
        for _ in range(row.count):
            while ends and ends[0] <= at:
                heappop(ends)
            has_room = len(ends) < most
            heappush(ends, (at if has_room else heappop(ends)) + took)
            if not has_room:
                waited += 1
                jams += not is_jammed
                examples += row.examples[: 3 - len(examples)]
            is_jammed = not has_room
    return Played(waited, jams, untimed, tuple(examples[:3]))
