"""ToolSources: runs a call by what kind of source its tool has."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from app.execution.http_tool.http_calls import HttpCalls
from app.execution.python_worker.worker_pool import WorkerPool
from app.execution.shell_tool.shell_calls import ShellCalls
from app.tools.structured_tool import StructuredTool, UsageCounter
from app.tools.tool_context import ToolContext
from app.tools.tool_definition import HttpSource, PythonSource, ShellSource, ToolDefinition
from app.tools.tool_result import JsonObject, ToolResult


class ToolSources:
    """Functions, requests and commands: equal citizens of one lifecycle."""

    def __init__(
        self,
        workers: WorkerPool,
        http: HttpCalls,
        shell: ShellCalls,
        workspace_dir: Path,
    ) -> None:
        self._workers = workers
        self._http = http
        self._shell = shell
        self._workspace_dir = workspace_dir

    async def call(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ToolResult:
        """Run a tool once, with validated arguments; its own failure is a result too.

        Raises:
            ToolUsageError: it timed out, its connection or process broke, or it can't run at all.
        """
        timeout_s, folder = definition.timeout_s, self._workspace_dir
        match definition.source:
            case PythonSource() as source:
                return await self._workers.call(source, arguments, context, timeout_s, folder)
            case HttpSource() as source:
                return await self._http.call(source, arguments, context, timeout_s)
            case ShellSource() as source:
                return await self._shell.call(source, arguments, context, timeout_s, folder)

    def structured_tool(
        self, definition: ToolDefinition, counter: UsageCounter | None = None
    ) -> StructuredTool:
        """A tool of any kind as the one thing that callers need to know."""
        return StructuredTool(definition, partial(self.call, definition), counter)
