"""Calls of real commands, and proof that nothing of them is left."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.tools.sources.shell_source import ShellSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, ToolResult


@dataclass
class Bench:
    """Runs commands in a folder."""

    calls: ShellCalls
    folder: Path
    until: Callable[..., Awaitable[None]]
    output: list[tuple[str, str]] = field(default_factory=list)

    async def call(
        self,
        *command: Any,
        arguments: JsonObject | None = None,
        timeout_s: float = 20,
        env: dict[str, str] | None = None,
        **fields: Any,
    ) -> ToolResult:
        source = ShellSource.model_validate({"command": command, **fields})
        context = ToolContext(
            env_vars=env or {}, on_output=lambda stream, text: self.output.append((stream, text))
        )
        return await self.calls.call(source, arguments or {}, context, timeout_s, self.folder)

    def printed(self, stream: str = "stdout") -> str:
        return "".join(text for name, text in self.output if name == stream)

    async def process_ids(self, file: str, count: int) -> list[int]:
        """What a command wrote into a file, a process id a line, as soon as it is there."""
        path = self.folder / file
        await self.until(lambda: path.exists() and path.read_text().count("\n") == count)
        return [int(line) for line in path.read_text().split()]

    async def until_gone(self, process_ids: list[int]) -> None:
        await self.until(lambda: not any(map(_is_running, process_ids)))


def _is_running(process_id: int) -> bool:
    try:
        stat = Path(f"/proc/{process_id}/stat").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


@pytest.fixture
async def bench(
    tmp_path: Path, until: Callable[..., Awaitable[None]], left_programs: Callable[[], list[str]]
) -> AsyncIterator[Bench]:
    before = len(os.listdir("/proc/self/fd"))
    bench = Bench(ShellCalls(), tmp_path, until)
    yield bench
    # a call that was cancelled twice does not wait until the system has buried its process
    await until(lambda: left_programs() == [])
    # how asyncio watches the ends of processes may keep one descriptor for good
    await until(lambda: len(os.listdir("/proc/self/fd")) <= before + 1)
