"""However a command ends, nothing that its tools started outlives it; history says what it can."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.paths import AppPaths

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGKILL)

# children, grandchildren, and who made a session of its own
SCRIPT = 'sleep 600 & setsid sh -c "sleep 600" & touch "$1"; wait'
PYTHON = """
import pathlib, subprocess, time

def slow() -> str:
    'Start some and wait.'
    subprocess.Popen(["sleep", "600"])
    subprocess.Popen(["sh", "-c", "sleep 600"], start_new_session=True)
    pathlib.Path(STARTED).touch()
    time.sleep(600)
"""


class Command:
    """`python -m app run slow` in a process of its own."""

    def __init__(self, paths: AppPaths, started: Path) -> None:
        self._started = started
        folders = ["--workspace", str(paths.workspace_dir), "--data-dir", str(paths.data_dir)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tooldesk", "run", "slow", *folders, "--yes"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=Path(__file__).parents[3],
            start_new_session=True,
        )

    def has_started(self) -> bool:
        """Whether the tool has started all it starts."""
        return self._started.exists() and len(self.tools()) >= 3

    def tools(self) -> list[int]:
        """Processes that a worker or command of it started, those in other sessions too."""
        mark = f"TOOLDESK_WORKER={self.process.pid}-".encode()
        return [pid for pid, environment in _environments() if mark in environment]


def _environments() -> Iterator[tuple[int, bytes]]:
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                yield int(folder.name), (folder / "environ").read_bytes()
            except OSError:
                continue


@pytest.fixture(params=["shell", "python"])
def started(
    request: pytest.FixtureRequest,
    app: App,
    paths: AppPaths,
    write_tool: Callable[..., Path],
) -> Path:
    """Writes the tool; the file that it touches when it runs."""
    file = paths.workspace_dir / "started"
    if request.param == "python":
        write_tool("slow", PYTHON.replace("STARTED", repr(str(file))))
    else:
        source = {"kind": "shell", "command": ["sh", "-c", SCRIPT, "sh", str(file)]}
        definition = {"name": "slow", "source": source, "permission": "allow"}
        path = app.workspace.tools_dir / "slow.json"
        path.write_text(json.dumps(definition), encoding="utf-8")
    return file


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found in /proc")
@pytest.mark.parametrize("number", SIGNALS, ids=lambda number: number.name)
async def test_ended_command_leaves_no_process_behind(
    app: App, paths: AppPaths, started: Path, number: signal.Signals, until: Any
):
    command = Command(paths, started)
    try:
        await until(command.has_started)
        command.process.send_signal(number)
        await until(lambda: command.process.poll() is not None)
        await until(lambda: command.tools() == [])
    finally:
        command.process.kill()
        command.process.wait()
    if number is not signal.SIGKILL:
        assert command.process.returncode == 130
        await assert_history_says_cancelled(paths)


async def assert_history_says_cancelled(paths: AppPaths) -> None:
    later = build_app(paths)
    (call,) = await later.history.latest()
    await later.close()
    assert "cancelled" in json.dumps(call)


TAKEN_BY_ANOTHER_THREAD = """
import asyncio, signal, sys, threading, time
from tooldesk.terminal.termination import woken_by_signals

other = threading.Thread(target=time.sleep, args=(600,), daemon=True)
other.start()

def take() -> None:
    time.sleep(0.5)  # by then the loop waits; sooner it would be woken without help, too
    signal.pthread_kill(other.ident, signal.SIGINT)

async def wait() -> None:
    with woken_by_signals():
        threading.Thread(target=take, daemon=True).start()
        await asyncio.Event().wait()

try:
    asyncio.run(wait())
except KeyboardInterrupt:
    print("stopped")
"""


def test_loop_that_waits_is_woken_by_a_signal_that_another_thread_took() -> None:
    words = [
        sys.executable,
        "-c",
        f"import signal; signal.signal(2, signal.default_int_handler)\n{TAKEN_BY_ANOTHER_THREAD}",
    ]
    done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "stopped\n"


def test_interrupt_while_the_program_is_imported_ends_it_without_a_traceback() -> None:
    program = (
        "import os, runpy, signal, sys\n"
        "class Interrupts:\n"
        "    def find_spec(self, name, *_):\n"
        "        if name == 'tooldesk.terminal.commands':\n"
        "            os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Interrupts())\n"
        "runpy.run_module('tooldesk', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (130, "")
