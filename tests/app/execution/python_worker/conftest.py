"""A pool of real workers, tools written on the spot, and proof that no process is left."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource
from tooldesk.tools.tool_result import JsonObject, ToolResult

Until = Callable[..., Awaitable[None]]


def _status(process_id: int) -> tuple[str, int]:
    try:
        with open(f"/proc/{process_id}/stat", encoding="utf-8") as file:
            state, parent = file.read().rpartition(")")[2].split()[:2]
    except (FileNotFoundError, ProcessLookupError):
        return "", 0
    return state, int(parent)


class Watch:
    """What there is of processes and descriptors."""

    def __init__(self, until: Until, programs: Callable[[], list[str]]) -> None:
        self.until = until
        self.programs = programs

    @staticmethod
    def is_running(process_id: int) -> bool:
        """Whether it runs; an ended child that we have not reaped counts, another one does not."""
        state, parent = _status(process_id)
        return state != "Z" or parent == os.getpid() if state else False

    @staticmethod
    def state(process_id: int) -> str:
        """One letter: "R" runs, "T" is stopped, "Z" has ended; nothing when there is none."""
        return _status(process_id)[0]

    @staticmethod
    def descriptors() -> int:
        return len(os.listdir("/proc/self/fd"))


@dataclass
class Bench:
    """Writes tools into a folder and calls them."""

    pool: WorkerPool
    folder: Path
    output: list[tuple[str, str]] = field(default_factory=list)
    progress: list[tuple[float | None, str]] = field(default_factory=list)

    def write(self, code: str, file: str = "tool.py") -> Path:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(code), encoding="utf-8")
        return path

    async def call(
        self,
        arguments: JsonObject | None = None,
        *,
        file: str = "tool.py",
        function: str = "run",
        interpreter: str | None = None,
        timeout_s: float = 30,
        **context: Any,
    ) -> ToolResult:
        source = PythonSource(file=file, function=function, interpreter=interpreter)
        shown = {
            "on_output": lambda stream, text: self.output.append((stream, text)),
            "on_progress": lambda fraction, message: self.progress.append((fraction, message)),
        }
        return await self.pool.call(
            source, arguments or {}, ToolContext(**(shown | context)), timeout_s, self.folder
        )

    def printed(self, stream: str = "stdout") -> str:
        return "".join(text for name, text in self.output if name == stream)


@pytest.fixture
def watch(until: Until, left_programs: Callable[[], list[str]]) -> Watch:
    return Watch(until, left_programs)


@pytest.fixture
async def pool(watch: Watch) -> AsyncIterator[WorkerPool]:
    before = watch.descriptors()
    pool = WorkerPool()
    yield pool
    await pool.close()
    # what is killed is gone when the system has come to it
    await watch.until(lambda: watch.programs() == [])
    # how asyncio watches the ends of processes may keep one descriptor for good
    await watch.until(lambda: watch.descriptors() <= before + 1)


@pytest.fixture
def bench(pool: WorkerPool, tmp_path: Path) -> Iterator[Bench]:
    return Bench(pool, tmp_path)
