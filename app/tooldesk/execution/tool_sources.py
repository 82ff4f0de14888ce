"""ToolSources: runs a call by what kind of source its tool has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import PermanentError, SystemFaultError, UnfitArgumentsError
from tooldesk.tools.tool_definition import (
    BuiltinSource,
    ExecutionMode,
    HttpSource,
    McpSource,
    PersonSource,
    PythonSource,
    ShellSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk.tools.tool_result import JsonObject, TextContent, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.builtin_tool.builtin_calls import BuiltinCalls
    from tooldesk.execution.builtin_tool.inside.builtin_call import ReadCached
    from tooldesk.execution.http_tool.http_calls import HttpCalls
    from tooldesk.execution.mcp_server.mcp_calls import MCPNativeTool, MCPToolWrapper
    from tooldesk.execution.mcp_server.servers import Servers
    from tooldesk.execution.permissions.asking import Ask
    from tooldesk.execution.python_worker.worker_pool import WorkerPool
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.execution.sandbox.sandboxes import Sandboxes
    from tooldesk.execution.shell_tool.shell_calls import ShellCalls
    from tooldesk.execution.structured_tool import ReadyCall, StructuredTool
    from tooldesk.execution.usage_counter import UsageCounter
    from tooldesk.execution.wasm_tool.wasm_calls import WasmCalls
    from tooldesk.tools.tool_context import ToolContext


class ToolSources:
    """Functions, requests, commands and modules: equal citizens of one lifecycle."""

    def __init__(
        self,
        workers: WorkerPool,
        http: HttpCalls,
        shell: ShellCalls,
        workspace_dir: Path,
        sandboxes: Sandboxes,
        compiled_dir: Path | None = None,
        servers: Servers | None = None,
    ) -> None:
        """`compiled_dir` is a folder of ours for compiled modules; None keeps none."""
        self._workers = workers
        self._http = http
        self._shell = shell
        self._workspace_dir = workspace_dir
        self._sandboxes = sandboxes
        self._compiled_dir = compiled_dir
        self._wasm: WasmCalls | None = None
        self._builtins: BuiltinCalls | None = None
        self.read_cached: ReadCached | None = None
        """Finds what a tool answered before; whoever has a cache sets it before the first call."""
        self._servers = servers

    async def call(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ToolResult:
        """Run a tool once, with validated arguments; its own failure is a result too.

        Raises:
            ToolUsageError: it timed out, its connection or process broke, or it can't run at all.
        """
        run = await self.prepare(definition, arguments, context)
        return await run()

    async def prepare(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        """Make a call with validated arguments ready to run once; nothing of it has run yet.

        Raises:
            ToolUsageError: its arguments don't fit, or something it needs is not there.
        """
        kept = await self._sandboxes.confine(definition, context)
        timeout_s, folder = definition.timeout_s, self._workspace_dir
        match definition.source:
            case PythonSource() as source:
                run = self._workers.prepare(source, arguments, context, timeout_s, folder, kept)
                run = partial(_run_function, run, definition)
            case HttpSource() as source:
                run = await self._http.prepare(source, arguments, context, timeout_s, folder)
            case ShellSource() as source:
                run = await self._shell.prepare(source, arguments, context, timeout_s, folder, kept)
            case WasmSource():
                run = await self._wasm_calls().prepare(definition, arguments, context)
            case BuiltinSource():
                run = await self._builtin_calls().prepare(definition, arguments, context, kept)
            case McpSource() as source:
                run = await self._server_tool(source).prepare(arguments, context, timeout_s)
            case PersonSource():
                from tooldesk.execution.person_answers import prepare_person

                run = prepare_person(definition, arguments, context)
        return run if kept is None else partial(_run_confined, run, kept)

    def _wasm_calls(self) -> WasmCalls:
        if self._wasm is None:
            from tooldesk.execution.wasm_tool.wasm_calls import WasmCalls

            self._wasm = WasmCalls(
                self._workers,
                self._workspace_dir,
                self._compiled_dir,
                self._sandboxes.check_granted,
            )
        return self._wasm

    def _builtin_calls(self) -> BuiltinCalls:
        if self._builtins is None:
            from tooldesk.execution.builtin_tool.builtin_calls import BuiltinCalls

            self._builtins = BuiltinCalls(
                self._workers,
                self._shell,
                self._http,
                self._workspace_dir,
                self._sandboxes,
                self.read_cached,
            )
        return self._builtins

    async def sandbox_of(self, definition: ToolDefinition) -> str:
        """What makes the sandbox of a tool; empty for one that runs natively."""
        if definition.execution_mode is ExecutionMode.NATIVE:
            return ""
        return (await self._sandboxes.support()).by

    def working_dir(self, definition: ToolDefinition, context: ToolContext) -> Path | None:
        """The folder that a call works in; None is the workspace's."""
        if definition.execution_mode is ExecutionMode.NATIVE:
            return context.working_dir
        return self._sandboxes.folder_of(definition, context)

    async def admit(self, definition: ToolDefinition, ask: Ask | None) -> None:
        """Return once a person allowed to start what the tool needs besides its call.

        Raises:
            NotPermittedError: there was no yes.
            ToolUsageError: it can't be started.
        """
        if isinstance(definition.source, McpSource) and self._servers is not None:
            await self._servers.admit(definition.source.server, ask)

    def own_parts(self, definition: ToolDefinition) -> Mapping[str, str]:
        """What answers hang on that neither the definition nor its files say, in words → hash."""
        if not isinstance(definition.source, McpSource) or self._servers is None:
            return {}
        return {"server": self._servers.config(definition.source.server).fingerprint}

    def _server_tool(self, source: McpSource) -> MCPNativeTool | MCPToolWrapper:
        from tooldesk.execution.mcp_server.mcp_calls import mcp_tool

        if self._servers is None:
            raise PermanentError(
                f"There is no server {source.server} here.",
                next_step="Run the tool in the workspace that has its servers.json.",
            )
        return mcp_tool(self._servers, source)

    async def check(self, definition: ToolDefinition, context: ToolContext) -> None:
        """Make sure that a call could start, before anybody is asked or anything is counted.

        Raises:
            PermanentError: its sandbox is not to be had.
        """
        await self._sandboxes.confine(definition, context)

    def structured_tool(
        self, definition: ToolDefinition, counter: UsageCounter | None = None
    ) -> StructuredTool:
        """A tool of any kind as the one thing that callers need to know."""
        from tooldesk.execution.structured_tool import StructuredTool

        return StructuredTool(definition, partial(self.prepare, definition), counter)


async def _run_function(run: ReadyCall, definition: ToolDefinition) -> ToolResult:
    """Arguments that the definition asks for and the function doesn't take are drift."""
    try:
        return await run()
    except UnfitArgumentsError as error:
        from tooldesk.execution.tool_drift import drift_of

        drift = drift_of(definition, error)
        if drift is None:
            raise
        raise drift from error


async def _run_confined(run: ReadyCall, confinement: Confinement) -> ToolResult:
    from tooldesk.execution.sandbox.limits import limit_hint

    try:
        result = await run()
    except SystemFaultError as error:
        if not (hint := limit_hint(confinement, error.message)):
            raise
        step = f"{hint} {error.next_step}".rstrip()
        raise SystemFaultError(error.message, next_step=step) from error
    return _with_hint(result, confinement) if result.is_error else result


def _with_hint(result: ToolResult, confinement: Confinement) -> ToolResult:
    from tooldesk.execution.sandbox.limits import limit_hint

    hint = limit_hint(confinement, result.joined_text)
    return replace(result, content=(*result.content, TextContent(hint))) if hint else result
