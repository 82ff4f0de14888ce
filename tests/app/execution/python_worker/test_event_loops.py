"""The same pool under the loop of the window."""

from __future__ import annotations

import asyncio
import gc

import pytest

from tooldesk.errors import SystemFaultError, ToolTimeoutError
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource

TOOLS = """
import os, sys

def add(a: int, b: int) -> int:
    print("adding", flush=True)
    return a + b

def crash():
    os._exit(7)

def hang():
    while True:
        pass

def flood():
    for _ in range(50):
        os.write(1, b"x" * 100_000)
    return "y" * 2_000_000
"""


@pytest.fixture
def qt_runner(qapp):
    qasync = pytest.importorskip("qasync")
    with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(qapp)) as runner:
        yield runner
    # the loop is a ring of objects with Qt timers, which only this thread may take apart
    gc.collect()


def test_calls_crashes_timeouts_and_cancelling_work_under_qt(qt_runner, tmp_path, watch):
    (tmp_path / "tool.py").write_text(TOOLS)
    output: list[str] = []

    async def scenario() -> None:
        pool = WorkerPool()

        async def call(function: str, timeout_s: float = 20, **arguments: object):
            source = PythonSource(file="tool.py", function=function)
            context = ToolContext(on_output=lambda stream, text: output.append(text))
            return await pool.call(source, arguments, context, timeout_s, tmp_path)

        try:
            sums = await asyncio.gather(*(call("add", a=number, b=1) for number in range(10)))
            assert [result.structured for result in sums] == list(range(1, 11))
            assert "".join(output) == "adding\n" * 10
            with pytest.raises(SystemFaultError, match="exit code 7"):
                await call("crash")
            with pytest.raises(ToolTimeoutError):
                await call("hang", timeout_s=0.3)
            assert len((await call("flood")).joined_text) == 2_000_000
            assert "4.0 MB more on stdout were cut" in output[-1]
            hanging = asyncio.create_task(call("hang"))
            await asyncio.sleep(0)
            hanging.cancel()
            with pytest.raises(asyncio.CancelledError):
                await hanging
        finally:
            await pool.close()

    qt_runner.run(asyncio.wait_for(scenario(), 60))
    assert watch.programs() == []
