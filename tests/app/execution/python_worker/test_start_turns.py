"""Workers start one after the other, but one whose start hangs holds up nobody for long."""

from __future__ import annotations

import asyncio

import pytest

from tooldesk.execution.python_worker import start_turns
from tooldesk.execution.python_worker.start_turns import StartTurns


class Starts:
    """Starts that last until they are let go."""

    def __init__(self, turns: StartTurns) -> None:
        self.begun: list[int] = []
        self.may_end = asyncio.Event()
        self._turns = turns

    def start(self, number: int) -> asyncio.Task[None]:
        async def run() -> None:
            async with self._turns.turn():
                self.begun.append(number)
                await self.may_end.wait()

        return asyncio.create_task(run())


async def test_only_so_many_start_at_once():
    starts = Starts(StartTurns(2))
    tasks = [starts.start(number) for number in range(5)]
    await asyncio.sleep(0.05)
    assert starts.begun == [0, 1]
    starts.may_end.set()
    await asyncio.gather(*tasks)
    assert starts.begun == [0, 1, 2, 3, 4]


async def test_start_that_hangs_keeps_the_next_one_waiting_for_a_moment(
    monkeypatch: pytest.MonkeyPatch, until
):
    monkeypatch.setattr(start_turns, "LONGEST_TURN_S", 0.05)
    starts = Starts(StartTurns(1))
    tasks = [starts.start(number) for number in range(3)]
    await until(lambda: len(starts.begun) == 3)
    starts.may_end.set()
    await asyncio.gather(*tasks)
    # those that came in without a turn have given none back
    again = Starts(StartTurns(1))
    again._turns = starts._turns
    tasks = [again.start(number) for number in range(2)]
    await asyncio.sleep(0.01)
    assert again.begun == [0]
    again.may_end.set()
    await asyncio.gather(*tasks)


async def test_call_that_is_cancelled_while_it_waits_leaves_its_turn_to_others():
    starts = Starts(StartTurns(1))
    first, second, third = (starts.start(number) for number in range(3))
    await asyncio.sleep(0.01)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    starts.may_end.set()
    await asyncio.gather(first, third)
    assert starts.begun == [0, 2]
