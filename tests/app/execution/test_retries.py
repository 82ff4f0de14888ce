"""Retries without anything to call: what passes through, and cancelling in a pause."""

from __future__ import annotations

import asyncio

import pytest

from tooldesk.errors import PermanentError, RateLimitedError, SystemFaultError
from tooldesk.execution.retries import Retries
from tooldesk.tools.failed_try import FailedTry
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.tools.tool_result import ToolResult

TOOL = ToolDefinition(
    name="tool",
    source=PythonSource(file="a.py", function="tool"),
    is_idempotent=True,
    max_retries=2,
)


def nobody_listens(failed: FailedTry) -> None:
    assert failed.reason is not None


@pytest.mark.parametrize("error", [PermanentError("no"), SystemFaultError("broke")])
async def test_other_errors_are_raised_at_once(error: Exception):
    tries = 0

    async def once() -> ToolResult:
        nonlocal tries
        tries += 1
        raise error

    with pytest.raises(type(error)):
        await Retries().run(TOOL, once, nobody_listens)
    assert tries == 1


async def test_rate_limit_that_is_raised_says_how_long_to_wait():
    pauses: list[float] = []
    outcomes: list[Exception | None] = [RateLimitedError("slow down", retry_after_s=9), None]

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def once() -> ToolResult:
        if error := outcomes.pop(0):
            raise error
        return ToolResult()

    assert not (await Retries(sleep).run(TOOL, once, nobody_listens)).is_error
    assert pauses == [9]


async def test_cancelled_in_a_pause_there_is_no_further_try():
    pausing = asyncio.Event()
    tries = 0

    async def sleep(seconds: float) -> None:
        pausing.set()
        await asyncio.Event().wait()

    async def once() -> ToolResult:
        nonlocal tries
        tries += 1
        return ToolResult(is_error=True, error_class="retriable")

    task = asyncio.create_task(Retries(sleep).run(TOOL, once, nobody_listens))
    await pausing.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert tries == 1


async def test_cancelled_while_it_runs_there_is_no_further_try():
    running = asyncio.Event()
    tries = 0

    async def once() -> ToolResult:
        nonlocal tries
        tries += 1
        running.set()
        await asyncio.Event().wait()
        return ToolResult()

    task = asyncio.create_task(Retries().run(TOOL, once, nobody_listens))
    await running.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert tries == 1
