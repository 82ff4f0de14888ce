"""Pipes that no loop can watch, as on Windows, carry workers and commands like any others."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("the system has its own", allow_module_level=True)

from posix_api import PosixApi

from tooldesk.errors import ToolTimeoutError
from tooldesk.execution import command_process, tool_output
from tooldesk.execution.mcp_server.transport import pipe_ends
from tooldesk.execution.mcp_server.transport.pipe_ends import PipeReader, PipeWriter
from tooldesk.execution.python_worker import request_pipe, worker_pipes, worker_process
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.systems.windows.pipes import WaitedPipes
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource

CODE = """
import sys, time

def long(text: str) -> str:
    print("x" * 200_000)
    print("err", file=sys.stderr)
    return text

def slow(context) -> str:
    while not context.cancelled:
        time.sleep(0.01)
    return "late"

def end() -> str:
    sys.stdout.flush()
    import os
    os._exit(3)
"""
LARGE = "é" * 1_000_000


@pytest.fixture
def pipes(monkeypatch: pytest.MonkeyPatch) -> Iterator[WaitedPipes]:
    """In the place of this system's; no thread is left of them in the end."""
    found = WaitedPipes(PosixApi)  # type: ignore[arg-type]
    for module in (command_process, tool_output, request_pipe, worker_pipes, pipe_ends):
        monkeypatch.setattr(module, "pipes", found)
    monkeypatch.setattr(worker_process, "ends", found)
    yield found
    for thread in threading.enumerate():
        if thread.name == "pipe":
            thread.join(30)
            assert not thread.is_alive()


async def test_worker_answers_and_prints_through_them(pipes: WaitedPipes, tmp_path: Path) -> None:
    (tmp_path / "tool.py").write_text(CODE)
    pool, seen = WorkerPool(), dict.fromkeys(("stdout", "stderr"), "")

    def note(stream: str, text: str) -> None:
        seen[stream] += text

    async def call(name: str, arguments: dict[str, Any], timeout_s: float = 60) -> str:
        source = PythonSource(file="tool.py", function=name)
        context = ToolContext(on_output=note)
        return (await pool.call(source, arguments, context, timeout_s, tmp_path)).joined_text

    try:
        for _ in range(2):
            seen.update(dict.fromkeys(seen, ""))
            assert await call("long", {"text": LARGE}) == LARGE
            # all that it printed is there before its result
            assert (len(seen["stdout"]), seen["stderr"]) == (200_001, "err\n")
        with pytest.raises(ToolTimeoutError):
            await call("slow", {}, timeout_s=0.3)
        with pytest.raises(Exception, match="exit code 3"):
            await call("end", {})
    finally:
        await pool.close()


async def test_command_is_read_to_its_end(pipes: WaitedPipes, tmp_path: Path) -> None:
    source = ShellSource.model_validate({"command": ["cat"], "stdin": "{text}"})
    result = await ShellCalls().call(source, {"text": LARGE[:400_000]}, ToolContext(), 60, tmp_path)
    assert result.joined_text == LARGE[:400_000]


async def test_what_is_written_waits_for_who_reads(pipes: WaitedPipes) -> None:
    ours, theirs = pipes.pipe(is_ours_to_write=True)
    reading, theirs_too = pipes.pipe(is_ours_to_write=False)
    writer, reader = PipeWriter(ours), PipeReader(reading)
    pieces = [LARGE.encode(), b"small\n"]
    program = await asyncio.create_subprocess_exec("cat", stdin=theirs, stdout=theirs_too)
    os.close(theirs)
    os.close(theirs_too)
    writing = [asyncio.ensure_future(writer.write(each)) for each in pieces]
    read = b""
    while len(read) < sum(map(len, pieces)):
        read += await asyncio.wait_for(reader.read(), 60)
    await asyncio.gather(*writing)
    assert read == b"".join(pieces)
    pipes.close(ours)
    assert await asyncio.wait_for(reader.read(), 60) == b""
    reader.close()
    pipes.close(reading)
    await program.wait()


async def test_piece_that_nobody_reads_is_unread_and_its_end_can_be_closed(
    pipes: WaitedPipes, until: Callable[..., Any]
) -> None:
    ours, theirs = pipes.pipe(is_ours_to_write=True)
    assert pipes.write(ours, b"x" * 100_000) == 100_000
    assert pipes.unread_bytes(ours) == 100_000
    with pytest.raises(BlockingIOError):
        pipes.write(ours, b"more")
    pipes.close(ours)
    os.close(theirs)
    ours, theirs = pipes.pipe(is_ours_to_write=True)
    os.close(theirs)
    pipes.write(ours, b"x")
    with pytest.raises(BrokenPipeError):
        await until(lambda: not pipes.unread_bytes(ours))
    pipes.close(ours)
