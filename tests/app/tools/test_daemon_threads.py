"""Functions on threads: they block nobody, and keep no program from ending."""

from __future__ import annotations

import asyncio
import contextvars
import subprocess
import sys
import threading

import pytest

from tooldesk.errors import RetriableError
from tooldesk.tools.python_function import daemon_threads
from tooldesk.tools.python_function.daemon_threads import run_on_thread


async def test_value_exception_and_context_variables_come_through() -> None:
    variable = contextvars.ContextVar("variable", default="outside")
    variable.set("inside")
    assert await run_on_thread(variable.get) == "inside"
    with pytest.raises(KeyError):
        await run_on_thread(lambda: {}["missing"])
    with pytest.raises(SystemExit):
        await run_on_thread(sys.exit)


async def test_thread_is_used_again() -> None:
    first = await run_on_thread(threading.get_ident)
    assert await run_on_thread(threading.get_ident) == first


async def test_idle_thread_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daemon_threads, "IDLE_S", 0.01)
    monkeypatch.setattr(daemon_threads, "_idle", [])
    thread = await run_on_thread(threading.current_thread)
    await asyncio.to_thread(thread.join, 10)
    assert not thread.is_alive()
    assert daemon_threads._idle == []


async def test_functions_that_were_stopped_and_run_on_are_limited(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(daemon_threads, "MOST_LEFT_RUNNING", 2)
    go_on, began = threading.Event(), threading.Semaphore(0)

    def hang() -> None:
        began.release()
        go_on.wait(20)

    tasks = [asyncio.create_task(run_on_thread(hang)) for _ in range(2)]
    for _ in tasks:
        await asyncio.to_thread(began.acquire, timeout=10)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with pytest.raises(RetriableError, match="2 functions that were stopped still run"):
        await run_on_thread(lambda: None)
    go_on.set()
    async with asyncio.timeout(10):
        while daemon_threads._left_running:  # noqa: ASYNC110 - another thread empties it
            await asyncio.sleep(0.001)
    assert await run_on_thread(lambda: 1) == 1


def test_program_ends_although_a_function_hangs() -> None:
    program = """
import tooldesk, threading

@tooldesk.tool(timeout_s=0.05)
def hang() -> None:
    threading.Event().wait()

print(tooldesk.ToolUsage([hang]).use('{"tool": "hang", "args": {}}').results[0].error_class)
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("retriable\n", "")
