"""What programs rely on in the loop: timers on time, commands that end when cancelled."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tooldesk.execution.command_process import Command, run_command
from tooldesk.systems.linux.keeper import let_go, running_keeper


def test_sleep_is_never_shorter_than_asked(run_async) -> None:
    async def body() -> None:
        loop = asyncio.get_running_loop()
        for delay_s in (0.001, 0.0105, 0.03):
            began = loop.time()
            await asyncio.sleep(delay_s)
            # the clock of Qt's timers and that of the loop may differ by their resolution
            assert loop.time() - began >= delay_s - 0.001

    run_async(body())


def test_no_task_is_lost_where_a_step_of_another_has_qt_process_events(run_async, until) -> None:
    async def body() -> None:
        begun: list[str] = []

        async def begin() -> None:
            begun.append("step")

        task = asyncio.ensure_future(begin())
        ends_at = time.monotonic() + 0.05
        while time.monotonic() < ends_at:
            QApplication.processEvents()
        assert begun == []
        await until(task.done)
        assert begun == ["step"]

    run_async(body())


def test_command_that_is_cancelled_while_it_starts_is_ended_and_reaped(run_async, until) -> None:
    command = Command("/bin/sleep", ["sleep", "600"], Path("/"), {}, "")

    async def body() -> None:
        for steps in range(40):
            running = asyncio.ensure_future(run_command(command, 60, None))
            for _ in range(steps):
                await asyncio.sleep(0)
            running.cancel()
            with pytest.raises(asyncio.CancelledError):
                await running
        # what supervises each program is a child of the keeper's
        kept = running_keeper().process_id
        children = Path(f"/proc/{kept}/task/{kept}/children")
        await until(lambda: children.read_text() == "")

    run_async(body())
    let_go()
    with pytest.raises(ChildProcessError):
        os.waitpid(-1, os.WNOHANG)
