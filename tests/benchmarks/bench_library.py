"""A no-op of this process through all six stages against asyncio.to_thread of the same function.

Limit: at most 4 x. Both in one run, by turns in short batches; of each the 10 % quantile counts,
because other work on the machine makes many of the batches slower, and never one quicker.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Awaitable, Callable
from statistics import quantiles

from tooldesk import ToolUsage

LIMIT = 4.0
ROUNDS = 300
CALLS = 20


def noop(n: int) -> int:
    """Give a number back."""
    return n


async def _measure() -> tuple[float, float]:
    """Seconds of a call through the lifecycle, and of one on a thread."""
    usage, numbers = ToolUsage([noop]), iter(range(10**9))

    async def lifecycle() -> None:
        outcome = await usage.ause(json.dumps({"tool": "noop", "args": {"n": next(numbers)}}))
        assert outcome.results[0].structured is not None, outcome.results

    async def thread() -> None:
        await asyncio.to_thread(noop, 1)

    batches = [(await _took_s(lifecycle), await _took_s(thread)) for _ in range(ROUNDS)]
    ours, theirs = zip(*batches, strict=True)
    return quantiles(ours, n=10)[0], quantiles(theirs, n=10)[0]


async def _took_s(work: Callable[[], Awaitable[None]]) -> float:
    began = time.perf_counter()
    for _ in range(CALLS):
        await work()
    return (time.perf_counter() - began) / CALLS


def main() -> int:
    """Print both and their ratio; 1 when it is above the limit."""
    ours_s, theirs_s = asyncio.run(_measure())
    ratio = ours_s / theirs_s
    print(f"a call through all six stages  {ours_s * 1e6:8.0f} µs")
    print(f"asyncio.to_thread              {theirs_s * 1e6:8.0f} µs")
    print(f"  ratio                        {ratio:8.1f} x ({LIMIT:g})")
    return int(ratio > LIMIT)


if __name__ == "__main__":
    sys.exit(main())
