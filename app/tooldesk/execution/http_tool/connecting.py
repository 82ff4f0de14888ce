"""first_connected: of several addresses of a host the one that answers first."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence

import httpcore2

HEAD_START_S = 0.25
"""How long an address is tried before the next one is tried beside it.

Source: RFC 8305, section 5.
"""

Connect = Callable[[str], Awaitable[httpcore2.AsyncNetworkStream]]


async def first_connected(
    connect: Connect, addresses: Sequence[str]
) -> httpcore2.AsyncNetworkStream:
    """The connection to whichever answers first; all others are closed.

    Raises:
        Exception: what `connect` raised of the first, when none answers.
    """
    if len(addresses) == 1:
        return await connect(addresses[0])
    waiting, failures = deque(addresses), []
    running: set[asyncio.Task[httpcore2.AsyncNetworkStream]] = set()
    try:
        while waiting or running:
            if waiting:
                running.add(asyncio.ensure_future(connect(waiting.popleft())))
            head_start_s = HEAD_START_S if waiting else None
            await asyncio.wait(running, timeout=head_start_s, return_when=asyncio.FIRST_COMPLETED)
            for each in [each for each in running if each.done()]:
                running.discard(each)
                if (failure := each.exception()) is None:
                    return each.result()
                failures.append(failure)
    finally:
        await _close(running)
    raise failures[0]


async def _close(running: set[asyncio.Task[httpcore2.AsyncNetworkStream]]) -> None:
    """End what nobody waits for any more, also what has just been connected."""
    for each in running:
        each.cancel()
    for ended in await asyncio.gather(*running, return_exceptions=True):
        if not isinstance(ended, BaseException):
            await ended.aclose()
