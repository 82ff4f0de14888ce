"""StepGate: holds calls before each stage until a person steps on, or lets them all run."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tooldesk.usage.lifecycle import LifecycleStage


class StepGate:
    """Awaited by the lifecycle before each stage; open or one stage at a time."""

    def __init__(self, *, is_open: bool, on_change: Callable[[], None]) -> None:
        """`on_change` is called whenever a call begins to wait or waits no more."""
        self._is_open = is_open
        self._steps_ahead = 0 if is_open else 1
        self._waiting: list[asyncio.Future[None]] = []
        self._on_change = on_change

    @property
    def waiting_count(self) -> int:
        """How many calls wait for the next step."""
        return len(self._waiting)

    async def __call__(self, call_index: int | None, stage: LifecycleStage) -> None:
        """Wait for the next step, unless all may run."""
        if self._is_open:
            return
        if self._steps_ahead:
            self._steps_ahead -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        self._on_change()
        try:
            await turn
        finally:
            if turn in self._waiting:
                self._waiting.remove(turn)

    def step(self) -> None:
        """Let every waiting call do exactly its next stage."""
        waiting, self._waiting = self._waiting, []
        for turn in waiting:
            if not turn.done():
                turn.set_result(None)
        self._on_change()

    def open(self) -> None:
        """Hold nothing any more."""
        self._is_open = True
        self.step()
