"""Tasks are kept until they end, their errors are told, and closing leaves none."""

from __future__ import annotations

import asyncio

from tooldesk_ui.task_owner import TaskOwner


async def test_error_of_a_task_is_told() -> None:
    told: list[BaseException] = []
    owner = TaskOwner(told.append)

    async def fail() -> None:
        raise ValueError("no")

    task = owner.start(fail())
    assert task is not None
    await asyncio.wait([task])
    assert [str(error) for error in told] == ["no"]
    assert owner.count == 0


async def test_closing_cancels_what_runs_and_refuses_what_comes() -> None:
    told: list[BaseException] = []
    owner = TaskOwner(told.append)
    task = owner.start(asyncio.Event().wait())
    await owner.close()
    assert task is not None
    assert task.cancelled()
    assert owner.start(asyncio.sleep(0)) is None
    assert (told, owner.count) == ([], 0)


async def test_finishing_waits_for_what_runs_and_refuses_what_comes() -> None:
    may_end, done = asyncio.Event(), []

    async def work() -> None:
        await may_end.wait()
        done.append("all of it")

    owner = TaskOwner()
    owner.start(work())
    asyncio.get_running_loop().call_soon(may_end.set)
    await owner.finish()
    assert done == ["all of it"]
    assert owner.start(asyncio.sleep(0)) is None
