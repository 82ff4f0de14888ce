"""Nothing of a sandbox outlives its call, its timeout, its cancellation or the app."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import dedent

import pytest
from hostile_daemon import CODE, ENDS, NATIVE_ONLY, TRICKS

from tooldesk.errors import SystemFaultError, ToolTimeoutError

ROOT = Path(__file__).parents[4]
DAEMON = """
import os, sys, time
def run(stays: bool = False) -> int:
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.execv("/usr/bin/sleep", ["sleep", "86{number}"])
        os._exit(0)
    os.wait()
    while stays:
        time.sleep(1)
    return 1
"""


async def test_daemon_of_a_function_is_gone_with_its_call(bench):
    bench.write(DAEMON.format(number=401))
    assert (await bench.call()).structured == 1
    await bench.until(lambda: not bench.sleepers(401), timeout_s=2)


# threat 19
async def test_daemon_of_a_function_is_gone_after_a_timeout(bench):
    bench.write(DAEMON.format(number=402))
    with pytest.raises(ToolTimeoutError):
        await bench.call(arguments={"stays": True}, timeout_s=1)
    await bench.until(lambda: not bench.sleepers(402), timeout_s=2)


# threat 19
async def test_cancelled_function_leaves_nothing(bench):
    bench.write(DAEMON.format(number=403))
    call = asyncio.create_task(bench.call(arguments={"stays": True}))
    await bench.until(lambda: bench.sleepers(403))
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    await bench.until(lambda: not bench.sleepers(403), timeout_s=2)


async def test_daemon_of_a_command_is_gone_with_its_call(bench):
    await bench.call("sh", "-c", "setsid sleep 86404 >/dev/null 2>&1 & exit 0")
    await bench.until(lambda: not bench.sleepers(404), timeout_s=2)


# threat 19
async def test_command_that_ignores_signals_is_gone_after_a_timeout(bench):
    script = "trap '' TERM INT HUP; setsid sleep 86405 & while :; do sleep 86405; done"
    with pytest.raises(ToolTimeoutError):
        await bench.call("sh", "-c", script, timeout_s=0.5)
    await bench.until(lambda: not bench.sleepers(405), timeout_s=2)


# threat 19
async def test_cancelled_command_leaves_nothing(bench):
    call = asyncio.create_task(bench.call("sh", "-c", "setsid sleep 86406 & sleep 86406"))
    await bench.until(lambda: len(bench.sleepers(406)) == 2)
    call.cancel()
    await asyncio.gather(call, return_exceptions=True)
    await bench.until(lambda: not bench.sleepers(406), timeout_s=2)


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("trick", [trick for trick in TRICKS if trick not in NATIVE_ONLY])
async def test_daemon_that_hides_is_gone_with_its_call(bench, trick, end):
    bench.write(CODE)
    arguments = {"trick": trick, "end": end, "seconds": "86408"}
    with suppress(ToolTimeoutError, SystemFaultError):
        result = await bench.call(arguments=arguments, timeout_s=2 if end == "hangs" else 30)
        assert result.joined_text == "done"
    assert not bench.sleepers(408)


async def test_killed_app_leaves_nothing(bench, tmp_path):
    program = f"""
        import asyncio
        from pathlib import Path
        from tooldesk.execution.http_tool.http_calls import HttpCalls
        from tooldesk.execution.python_worker.worker_pool import WorkerPool
        from tooldesk.execution.sandbox.sandboxes import Sandboxes
        from tooldesk.execution.shell_tool.shell_calls import ShellCalls
        from tooldesk.execution.tool_sources import ToolSources
        from tooldesk.tools.tool_context import ToolContext
        from tooldesk.tools.tool_definition import ToolDefinition

        async def main():
            home = Path({str(tmp_path)!r})
            sandboxes = Sandboxes(home / "data/sandboxes", home / "data", home / "workspace", home)
            sources = ToolSources(
                WorkerPool(), HttpCalls(), ShellCalls(), home / "workspace", sandboxes
            )
            def tool(name, **source):
                fields = {{"name": name, "execution_mode": "sandboxed", "source": source}}
                return ToolDefinition.model_validate(fields)
            script = "setsid sleep 86407 & sleep 86407"
            shell = tool("s", kind="shell", command=["sh", "-c", script])
            function = tool("f", file="tool.py", function="run")
            await asyncio.gather(
                sources.call(shell, {{}}, ToolContext()),
                sources.call(function, {{"stays": True}}, ToolContext()),
            )

        asyncio.run(main())
    """
    bench.write(DAEMON.format(number=407))
    app = await asyncio.create_subprocess_exec(
        sys.executable, "-c", dedent(program), cwd=ROOT, start_new_session=True
    )
    try:
        await bench.until(lambda: len(bench.sleepers(407)) == 3)
    finally:
        app.kill()
        await app.wait()
    await bench.until(lambda: not bench.sleepers(407), timeout_s=2)
    await bench.until(lambda: not bench.processes_with(str(tmp_path)), timeout_s=2)
    # empty folders are all that can stay, until the next Tooldesk looks for a place
    await bench.sandboxes.support()


async def test_groups_of_a_killed_app_are_removed_by_the_next(bench):
    kept = await bench.sandboxes.confine(bench.definition())
    if not kept.runner.homes:
        pytest.skip("NO CONTROL GROUPS HERE, so there are none to remove")
    gone = await asyncio.create_subprocess_exec("true")
    await gone.wait()
    orphans = [home.folder / f"tooldesk-{gone.pid}-1" for home in kept.runner.homes]
    for orphan in orphans:
        orphan.mkdir(exist_ok=True)
    bench.sandboxes._probed = None
    await bench.sandboxes.support()
    assert not any(map(bench.is_there, orphans))
