"""How much longer a longer text takes than a shorter one, whatever else the machine does."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST = 2.3
"""How much longer twice the length may take. What is not linear takes four times as long."""

_FEWEST_TURNS, _TURNS, _MOST_TURNS, _LONGEST_S = 2, 4, 40, 3.0

Run = Callable[[], object]


def growth(run_of: Callable[[int], Run], size: int, floor_s: float, most: float = MOST) -> float:
    """How many times as long twice the size takes; 1 where it takes less than `floor_s`.

    `most` is what is expected, where that is something else than MOST.

    Noise only ever adds, so what seems too much is measured again, at twice the size and once more
    at this one, before it counts: a doubling that meets the end of a cache is not one that
    backtracks, and a machine whose memory others use too has quiet moments.
    """
    runs = run_of(size), run_of(2 * size)
    first_s = seconds(runs[1])
    if first_s < floor_s:
        return 1.0
    found = _by_turns(*runs, floor_s, most, first_s)
    if found > most:
        found = min(found, _by_turns(runs[1], run_of(4 * size), floor_s, most))
    return found if found <= most else min(found, _by_turns(*runs, floor_s, most))


def seconds(run: Run) -> float:
    """The processor time that one run takes."""
    began = time.thread_time()
    run()
    return time.thread_time() - began


def _by_turns(
    shorter: Run, longer: Run, floor_s: float, most: float, first_s: float | None = None
) -> float:
    """The ratio of their best times; a busy moment is met by both.

    `first_s` is what the longer one took just before, which counts as its first turn. Only the
    shorter one runs again where the longer one was quick enough: a busy moment of the longer one
    makes nothing look quick, and one of the shorter one would.
    """
    before = after = float("inf")
    spent_s = 0.0
    for number in range(1, _MOST_TURNS + 1):
        before = min(before, seconds(shorter))
        if number == 1 or after > most * before:
            took_s = first_s if number == 1 and first_s is not None else seconds(longer)
            after, spent_s = min(after, took_s), spent_s + took_s
        if after < floor_s:
            return 1.0
        is_fine = after <= most * before
        if number >= _FEWEST_TURNS if is_fine else (number >= _TURNS and spent_s > _LONGEST_S):
            break
    return after / before
