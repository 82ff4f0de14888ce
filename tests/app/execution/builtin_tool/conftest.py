"""Built-in tools in a workspace of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.execution.shell_tool.shell_calls import ShellCalls
from tooldesk.execution.tool_sources import ToolSources
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import ToolResult


@dataclass
class Bench:
    """Calls tools without asking anybody."""

    home: Path
    sources: ToolSources
    output: list[tuple[str, str]] = field(default_factory=list)

    @property
    def workspace(self) -> Path:
        return self.home / "workspace"

    async def call(
        self,
        name: str,
        session: str = "s1",
        env: dict[str, str] | None = None,
        definition: dict[str, Any] | None = None,
        source: dict[str, Any] | None = None,
        redactor: Redactor | None = None,
        **arguments: Any,
    ) -> ToolResult:
        fields = builtin_definition(name).model_dump() | (definition or {})
        fields["source"] |= source or {}
        context = ToolContext(
            session_id=session,
            env_vars=env or {},
            on_output=lambda stream, text: self.output.append((stream, text)),
            redactor=redactor,
        )
        tool = ToolDefinition.model_validate(fields)
        return await self.sources.call(tool, arguments, context)


@pytest.fixture
async def bench(
    tmp_path: Path, until: Callable[..., Awaitable[None]], left_programs: Callable[[], list[str]]
) -> AsyncIterator[Bench]:
    workspace = tmp_path / "workspace"
    workspace.mkdir()
    workers, http = WorkerPool(), HttpCalls()
    sandboxes = Sandboxes(tmp_path / "sandboxes", tmp_path / "data", workspace)
    yield Bench(tmp_path, ToolSources(workers, http, ShellCalls(), workspace, sandboxes))
    await workers.close()
    await http.close()
    await until(lambda: left_programs() == [])
