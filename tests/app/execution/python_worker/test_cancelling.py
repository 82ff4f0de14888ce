"""Cancelling a call ends its processes at once and leaves nothing behind."""

from __future__ import annotations

import asyncio

import pytest

from tooldesk.errors import SystemFaultError

BUSY = """
import os, time

def run():
    with open("half", "w") as file:
        file.write(str(os.getpid()))
    os.rename("half", "process")
    while True:
        pass

def fine():
    return 1
"""


@pytest.fixture
def start(bench, watch):
    """Begins a call and waits until it runs; gives the task and its process."""

    async def start() -> tuple[asyncio.Task, int]:
        task = asyncio.create_task(bench.call())
        await watch.until((bench.folder / "process").exists)
        return task, int((bench.folder / "process").read_text())

    return start


async def test_cancelled_call_is_gone_when_the_cancelling_returns(bench, start, watch):
    bench.write(BUSY)
    task, process = await start()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not watch.is_running(process)
    assert (await bench.call(function="fine")).structured == 1


async def test_cancelling_twice_does_not_wait_for_the_tool(bench, start, watch):
    bench.write(BUSY)
    task, process = await start()
    task.cancel()
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await watch.until(lambda: not watch.is_running(process))


async def test_call_cancelled_while_its_worker_starts_leaves_nothing(bench, watch):
    bench.write(BUSY)
    for _ in range(3):
        task = asyncio.create_task(bench.call(function="fine"))
        for _ in range(5):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert watch.programs() == []


async def test_tool_that_looks_out_for_cancelling_may_clean_up(bench, tmp_path, start, watch):
    bench.write(
        """
        import os, time
        def run(context):
            while not context.cancelled:
                with open("half", "w") as file:
                    file.write(str(os.getpid()))
                os.rename("half", "process")
                time.sleep(0.001)
            with open("cleaned_up", "w"):
                pass
        """
    )
    task, process = await start()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (tmp_path / "cleaned_up").exists()
    assert not watch.is_running(process)


async def test_tool_that_looked_but_does_not_end_is_ended(bench, start, watch):
    bench.write(
        BUSY.replace("run()", "run(context)").replace(
            "    while", "    context.cancelled\n    while"
        )
    )
    task, process = await start()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert not watch.is_running(process)


async def test_closing_the_pool_fails_its_calls(bench, start, watch):
    bench.write(BUSY)
    await bench.call(function="fine")
    task, process = await start()
    await bench.pool.close()
    with pytest.raises(SystemFaultError, match="no longer waits"):
        await task
    assert not watch.is_running(process)
    with pytest.raises(SystemFaultError, match="closing"):
        await bench.call(function="fine")


async def test_hundred_calls_of_every_fate_leave_nothing(bench, watch):
    bench.write(
        """
        import os
        def run(fate: str):
            if fate == "fails":
                raise RuntimeError
            if fate == "exits":
                os._exit(1)
            while fate in ("hangs", "cancelled"):
                pass
            return fate
        """
    )
    before = watch.descriptors()
    gate = asyncio.Semaphore(4)

    async def one(fate: str) -> str:
        async with gate:
            timeout_s = 0.2 if fate == "hangs" else 30
            task = asyncio.create_task(bench.call({"fate": fate}, timeout_s=timeout_s))
            if fate == "cancelled":
                await asyncio.sleep(0.01)
                task.cancel()
            outcome = (await asyncio.gather(task, return_exceptions=True))[0]
            return type(outcome).__name__

    fates = ["returns", "fails", "exits", "hangs", "cancelled"] * 20
    outcomes = await asyncio.gather(*map(one, fates))
    expected = {
        "returns": "ToolResult",
        "fails": "ToolResult",
        "exits": "SystemFaultError",
        "hangs": "ToolTimeoutError",
        "cancelled": "CancelledError",
    }
    assert outcomes == [expected[fate] for fate in fates]
    await bench.pool.close()
    assert watch.programs() == []
    await watch.until(lambda: watch.descriptors() <= before + 1)
