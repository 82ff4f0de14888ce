"""Functions and commands in real sandboxes, and proof that nothing of them is left."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import dedent
from typing import Any, NoReturn

import pytest

from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult


@dataclass
class Bench:
    """A workspace whose tools all run sandboxed."""

    home: Path
    workers: WorkerPool
    sandboxes: Sandboxes
    sources: ToolSources
    until: Callable[..., Awaitable[None]]
    output: list[tuple[str, str]] = field(default_factory=list)

    @property
    def workspace(self) -> Path:
        return self.home / "workspace"

    def folder(self, name: str = "tool") -> Path:
        """Where the tool works."""
        return self.sandboxes.folder_of(self.definition(name=name))

    def write(self, code: str, file: str = "tool.py") -> Path:
        path = self.workspace / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(code), encoding="utf-8")
        return path

    def definition(self, *command: Any, file: str = "tool.py", **fields: Any) -> ToolDefinition:
        source = fields.pop("source", {})
        kind = {"kind": "shell", "command": command} if command else {"file": file}
        if not command:
            kind["function"] = fields.pop("function", "run")
        return ToolDefinition.model_validate(
            {"name": "tool", "execution_mode": "sandboxed", "source": kind | source, **fields}
        )

    async def call(
        self,
        *command: Any,
        arguments: JsonObject | None = None,
        context: JsonObject | None = None,
        **fields: Any,
    ) -> ToolResult:
        """Call a function of a file, or with words a command."""
        seen = ToolContext(on_output=lambda *said: self.output.append(said), **(context or {}))
        return await self.sources.call(self.definition(*command, **fields), arguments or {}, seen)

    async def run(self, code: str, **fields: Any) -> ToolResult:
        """Call a function that is written for this test only."""
        self.write(code)
        return await self.call(**fields)

    def printed(self) -> str:
        return "".join(text for _, text in self.output)

    @staticmethod
    def sleepers(number: int) -> list[int]:
        """Process ids of "sleep 86" followed by a number, on the whole machine."""
        return with_words(f"sleep\x0086{number}")

    @staticmethod
    def is_there(path: str | Path) -> bool:
        return os.path.lexists(path)

    @staticmethod
    def processes_with(words: str) -> list[int]:
        return with_words(words)


def with_words(words: str) -> list[int]:
    """Process ids of whatever has these words in its command line, on the whole machine."""
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            command = Path(f"/proc/{name}/cmdline").read_bytes()
        except OSError:
            continue
        if words.encode() in command:
            found.append(int(name))
    return found


def _descriptors() -> int:
    return len(os.listdir("/proc/self/fd"))


def _groups() -> list[Path]:
    # other tests make and remove groups meanwhile: os.walk passes over what has gone, glob does not
    return [
        Path(folder, name)
        for controller in ("memory", "pids", "unified")
        for folder, names, _ in os.walk(f"/sys/fs/cgroup/{controller}")
        for name in names
        if name.startswith(f"tooldesk-{os.getpid()}-")
    ]


def not_testable(why: str) -> NoReturn:
    """Skip a test; in CI fail it, where a wall that is gone must not look like one that never was.

    A machine that can't make sandboxes is named by TOOLDESK_CANNOT_SANDBOX.
    """
    if os.environ.get("CI") and not os.environ.get("TOOLDESK_CANNOT_SANDBOX"):
        pytest.fail(f"{why}. Where that is so for good, set TOOLDESK_CANNOT_SANDBOX.")
    pytest.skip(why)


@pytest.fixture
async def bench(
    tmp_path: Path, until: Callable[..., Awaitable[None]], left_programs: Callable[[], list[str]]
) -> AsyncIterator[Bench]:
    sandboxes = Sandboxes(
        tmp_path / "data" / "sandboxes", tmp_path / "data", tmp_path / "workspace", home=tmp_path
    )
    support = await sandboxes.support()
    if not support.is_available:
        not_testable(f"NO SANDBOX HERE, so nothing of it is tested: {support}")
    (tmp_path / "workspace" / "tools").mkdir(parents=True)
    before = _descriptors()
    workers, http = WorkerPool(), HttpCalls()
    sources = ToolSources(workers, http, ShellCalls(), tmp_path / "workspace", sandboxes)
    bench = Bench(tmp_path, workers, sandboxes, sources, until)
    yield bench
    await workers.close()
    await http.close()
    await until(lambda: left_programs() == [])
    await until(lambda: with_words(str(tmp_path)) == [])
    assert _groups() == []
    # how asyncio watches the ends of processes may keep one descriptor for good
    await until(lambda: _descriptors() <= before + 1)
