"""A daemon ends with the call that started it, whatever it does to be known by nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hostile_daemon import CODE, ENDS, TRICKS

from tooldesk.errors import PermanentError, SystemFaultError, ToolTimeoutError
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.systems.linux import keeper
from tooldesk.systems.linux.keeper import running_keeper
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource
from tooldesk.tools.tool_result import ToolResult

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="needs prctl(2)")

SECONDS = f"86{os.getpid()}"
Call = Callable[..., Awaitable[ToolResult]]


def daemons() -> list[int]:
    """Processes that sleep so long, on the whole machine."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        with suppress(OSError):
            if Path(f"/proc/{name}/cmdline").read_bytes() == f"sleep\0{SECONDS}\0".encode():
                found.append(int(name))
    return found


@pytest.fixture(params=["function", "command"])
async def call(request: Any, tmp_path: Path, until: Any, left_programs: Any) -> AsyncIterator[Call]:
    """Calls a tool that leaves a daemon behind; nothing at all is left of it in the end."""
    (tmp_path / "tool.py").write_text(CODE)
    pool, commands = WorkerPool(), ShellCalls()

    async def call(trick: str, end: str, timeout_s: float = 30) -> ToolResult:
        arguments = {"trick": trick, "end": end, "seconds": SECONDS}
        context = ToolContext()
        if request.param == "function":
            function = PythonSource(file="tool.py", function="run")
            return await pool.call(function, arguments, context, timeout_s, tmp_path)
        words = [sys.executable, "tool.py", *(f"{{{name}}}" for name in arguments)]
        command = ShellSource.model_validate({"command": words})
        return await commands.call(command, arguments, context, timeout_s, tmp_path)

    yield call
    await pool.close()
    await until(lambda: left_programs() == [])
    assert daemons() == []


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize("trick", TRICKS)
async def test_no_daemon_outlives_its_call(call: Call, trick: str, end: str, until: Any):
    running = asyncio.ensure_future(call(trick, end, timeout_s=2 if end == "hangs" else 30))
    with suppress(ToolTimeoutError, SystemFaultError):
        result = await running
        assert end == "crashes" or trick == TRICKS[-1] or result.joined_text == "done"
    # the keeper ends what a supervisor left that was ended; all else is gone with the call
    await until(lambda: trick != TRICKS[-1] or not daemons())
    assert daemons() == []


@pytest.mark.parametrize("trick", TRICKS[:-1])
async def test_no_daemon_outlives_a_cancelled_call(call: Call, trick: str, until: Any):
    running = asyncio.ensure_future(call(trick, "hangs"))
    await until(daemons)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert daemons() == []


@pytest.mark.parametrize(
    "words",
    ["setsid sleep {} &", "setsid -f sleep {}", "nohup sleep {} >/dev/null 2>&1 &",
     "(sleep {} &)", "env -i setsid -f sleep {}", "su nobody -s /bin/sh -c 'setsid -f sleep {}'"],
)  # fmt: skip
async def test_what_a_shell_starts_in_the_background_ends_with_its_call(words: str, tmp_path: Path):
    if words.startswith("su ") and os.geteuid():
        pytest.skip("su asks for a password")
    seen = f"until pgrep -fx 'sleep {SECONDS}' >/dev/null; do sleep 0.01; done; echo seen"
    script = f"{words.format(SECONDS)}\n{seen}"
    command = ShellSource.model_validate({"command": ["sh", "-c", script]})
    result = await ShellCalls().call(command, {}, ToolContext(), 30, tmp_path)
    assert "seen" in result.joined_text
    assert daemons() == []


async def test_killed_keeper_has_a_successor_and_its_programs_go_on(call: Call, until: Any):
    before = running_keeper()
    assert before is not None
    running = asyncio.ensure_future(call("all of it", "hangs"))
    await until(daemons)
    os.kill(before.process_id, signal.SIGKILL)
    assert (await call("nothing more", "returns")).joined_text.strip() == "done"
    assert running_keeper() != before
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert daemons() == []


async def test_keeper_that_keeps_nothing_ends_and_has_a_successor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, until: Any
):
    monkeypatch.setattr(keeper, "IDLE_S", 0.05)
    commands, seen = ShellCalls(), set()
    fails = tmp_path / "fails"
    fails.write_text("#!/no/such/interpreter\n")
    fails.chmod(0o755)
    for words in ("true", str(fails), "true"):
        source = ShellSource.model_validate({"command": [words]})
        with suppress(PermanentError):
            await commands.call(source, {}, ToolContext(), 30, tmp_path)
        found = keeper._keepers.get(os.getpid())
        assert found is not None
        seen.add(found.process_id)
        await until(lambda: os.getpid() not in keeper._keepers)
    assert len(seen) == 3
    assert not seen & set(map(int, filter(str.isdigit, os.listdir("/proc"))))


async def test_keeper_outlives_a_pause_between_two_programs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(keeper, "IDLE_S", 0.1)
    keeper.let_go()
    sleeping = ShellSource.model_validate({"command": ["sleep", "0.3"]})
    short = ShellSource.model_validate({"command": ["true"]})
    await ShellCalls().call(short, {}, ToolContext(), 30, tmp_path)
    before = running_keeper()
    # the first has ended long since when the second is still there
    await ShellCalls().call(sleeping, {}, ToolContext(), 30, tmp_path)
    assert running_keeper() is before


async def test_stopped_supervisor_is_ended_with_all_below_it(tmp_path: Path, until: Any):
    # and what it started does not heed the order to end either, which goes to all of its group
    script = (
        "import os, signal, subprocess, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"subprocess.Popen(['sleep', '{SECONDS}'])\n"
        f"os.kill(os.getppid(), signal.SIGSTOP)\ntime.sleep({SECONDS})"
    )
    command = ShellSource.model_validate({"command": [sys.executable, "-c", script]})
    running = asyncio.ensure_future(ShellCalls().call(command, {}, ToolContext(), 30, tmp_path))
    await until(lambda: daemons() and _is_stopped(os.getpid()))
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    await until(lambda: not daemons())


@pytest.mark.parametrize("trick", ["nothing more", "empty environment", "lowered limits"])
@pytest.mark.parametrize("call", ["command"], indirect=True)
async def test_what_can_be_known_by_a_mark_is_ended_without_a_keeper_too(
    call: Call, trick: str, monkeypatch: pytest.MonkeyPatch, until: Any
):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert running_keeper() is None
    assert (await call(trick, "returns")).joined_text == "done"
    await until(lambda: not daemons())


async def test_packaged_program_has_its_keeper_run_by_the_interpreter_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, until: Any
):
    beside = tmp_path / "tooldesk-python"
    beside.write_text(f'#!/bin/sh\necho "$@" > {tmp_path}/words\nexec {sys.executable} "$@"\n')
    beside.chmod(0o755)
    keeper.let_go()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "tooldesk"))
    try:
        assert running_keeper() is not None
        words = tmp_path / "words"
        await until(lambda: words.exists() and "keeper_script.py" in words.read_text())
    finally:
        keeper.let_go()


async def test_what_is_not_gone_in_time_is_ended_by_the_keeper_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, until: Any
):
    # each look ends those that are children then: what they leave is for the next one
    script = Path(keeper.__file__).with_name("keeper_script.py").read_text()
    (tmp_path / "keeper_script.py").write_text(script.replace("PAUSE_S = 0.05", "PAUSE_S = 0.0"))
    (tmp_path / "tool.py").write_text(CODE)
    monkeypatch.setattr(keeper, "_SCRIPT", tmp_path / "keeper_script.py")
    keeper.let_go()
    try:
        words = [sys.executable, "tool.py", TRICKS[-1], "hangs", SECONDS]
        command = ShellSource.model_validate({"command": words})
        running = asyncio.ensure_future(ShellCalls().call(command, {}, ToolContext(), 2, tmp_path))
        with suppress(ToolTimeoutError, SystemFaultError):
            await running
        await until(lambda: not daemons())
    finally:
        keeper.let_go()


async def test_group_of_a_program_is_ended_without_a_keeper_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, until: Any
):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    script = (
        "import os, resource\n"
        "resource.setrlimit(resource.RLIMIT_RTTIME, (4096, 4096))\n"
        f"os.fork() or os.execve('/usr/bin/sleep', ['sleep', '{SECONDS}'], {{}})\n"
    )
    command = ShellSource.model_validate({"command": [sys.executable, "-c", script]})
    await ShellCalls().call(command, {}, ToolContext(), 30, tmp_path)
    await until(lambda: not daemons())


async def test_memory_of_a_supervisor_is_nobody_elses():
    script = Path(keeper.__file__).with_name("keeper_script.py")
    program = (
        "import ctypes, runpy\n"
        f"runpy.run_path({str(script)!r})['adopt_orphans']()\n"
        "print(ctypes.CDLL(None).prctl(3, 0, 0, 0, 0))\n"
    )
    asked = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdout=asyncio.subprocess.PIPE
    )
    assert (await asked.communicate())[0] == b"0\n"


@pytest.mark.parametrize("trick", ["nothing more", "all of it", "stopped supervisor"])
async def test_killed_tooldesk_leaves_no_daemon(tmp_path: Path, trick: str, until: Any):
    (tmp_path / "tool.py").write_text(CODE)
    script = (
        "import asyncio\nfrom pathlib import Path\n"
        "from tooldesk.execution.python_worker.worker_pool import WorkerPool\n"
        "from tooldesk.tools.tool_context import ToolContext\n"
        "from tooldesk.tools.tool_definition import PythonSource\n"
        "source = PythonSource(file='tool.py', function='run')\n"
        f"arguments = {{'trick': {trick!r}, 'end': 'hangs', 'seconds': '{SECONDS}'}}\n"
        "async def main():\n"
        "    await WorkerPool().call(source, arguments, ToolContext(), 60, Path.cwd())\n"
        "asyncio.run(main())\n"
    )
    app = await asyncio.create_subprocess_exec(sys.executable, "-c", script, cwd=tmp_path)
    await until(lambda: daemons() and (trick != "stopped supervisor" or _is_stopped(app.pid)))
    app.kill()
    await app.wait()
    await until(lambda: not daemons())


def _is_stopped(app: int) -> bool:
    """Whether a supervisor of that Tooldesk is, which is a child of its keeper."""
    supervisors = [each for keeper in _children(app) for each in _children(keeper)]
    states = [Path(f"/proc/{each}/stat").read_text().rpartition(")")[2] for each in supervisors]
    return any(state.split()[0] == "T" for state in states)


def _children(process: int | str) -> list[str]:
    return Path(f"/proc/{process}/task/{process}/children").read_text().split()
