"""How much longer a longer text takes than a shorter one, whatever else the machine does."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST = 2.3
"""How much longer twice the length may take. What is not linear takes four times as long."""

_TURNS = 4
_ROUNDS = 5


def growth(shorter: Callable[[], object], longer: Callable[[], object], floor_s: float) -> float:
    """How many times as long the longer one takes; 1 where it takes less than `floor_s`.

    Both are measured by turns, so that a busy moment is met by both, and what seems to be too much
    is measured again before it counts: noise only ever adds.
    """
    if seconds(longer) < floor_s:
        return 1.0
    before = after = float("inf")
    for _ in range(_ROUNDS):
        for _ in range(_TURNS):
            before, after = min(before, seconds(shorter)), min(after, seconds(longer))
        if after < floor_s:
            return 1.0
        if after <= MOST * before:
            break
    return after / before


def seconds(run: Callable[[], object]) -> float:
    """The processor time that one run takes."""
    began = time.thread_time()
    run()
    return time.thread_time() - began
