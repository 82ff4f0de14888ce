"""The guard ends what a killed Tooldesk leaves behind, however many files Tooldesk had open."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

# a window has dozens of descriptors open by the time that it runs its first tool
PROGRAM = """
import os, subprocess, sys, time
from tooldesk.systems.linux.leftovers_guard import start_guard

kept = [open(os.devnull) for _ in range(30)]
start_guard("GUARD_TEST=" + str(os.getpid()), "4999999")
tool = subprocess.Popen(["sleep", "600"], env={"GUARD_TEST": str(os.getpid())},
                        start_new_session=True, stdout=subprocess.DEVNULL)
print(tool.pid, flush=True)
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are found in /proc")
async def test_killed_program_with_many_open_files_leaves_no_process_behind(until: Any):
    program = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, stdout=asyncio.subprocess.PIPE
    )
    assert program.stdout is not None
    tool = Path("/proc", (await program.stdout.readline()).decode().strip(), "cmdline")
    # it has been forked, and becomes the program in a moment
    await until(lambda: b"sleep" in tool.read_bytes())
    program.send_signal(signal.SIGKILL)
    await program.wait()
    await until(lambda: not _is_running(tool))


def _is_running(cmdline: Path) -> bool:
    """Whether there is such a process; one that has ended but was not waited for has no words."""
    try:
        return bool(cmdline.read_bytes())
    except OSError:
        return False
