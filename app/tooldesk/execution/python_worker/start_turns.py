"""StartTurns: not all workers start at once, so that a core is left for the window."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

LONGEST_TURN_S = 0.5
"""How long a start keeps the next one waiting at most: one that hangs keeps nobody for long."""


class StartTurns:
    """A start keeps a core busy; as many have their turn at once as there are cores, but one."""

    def __init__(self, at_once: int = max(1, (os.cpu_count() or 1) - 1)) -> None:
        self._turns = asyncio.Semaphore(at_once)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn, but not for ever."""
        has_turn = False
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_TURN_S):
                has_turn = await self._turns.acquire()
        try:
            yield
        finally:
            if has_turn:
                self._turns.release()
