"""OwnSources: what runs tools of every kind for a script that has no workspace."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tooldesk.execution.environment_variables import EnvironmentVariables
from tooldesk.execution.structured_tool import Prepare, ReadyCall
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ExecutionMode, ToolDefinition
from tooldesk.tools.tool_result import JsonObject

if TYPE_CHECKING:
    from tooldesk.execution.builtin_tool.inside.builtin_call import ReadCached
    from tooldesk.execution.http_tool.http_calls import HttpCalls
    from tooldesk.execution.permissions.asking import Ask
    from tooldesk.execution.python_worker.worker_pool import WorkerPool
    from tooldesk.execution.tool_sources import ToolSources


class OwnSources:
    """Worker processes, connections and sandboxes, made when a first call needs them.

    Relative paths in definitions count from the folder that was current when it was made.
    """

    def __init__(self) -> None:
        self._folder = Path.cwd()
        self._sources: ToolSources | None = None
        self._workers: WorkerPool | None = None
        self._http: HttpCalls | None = None
        self._sandbox_folder: TemporaryDirectory[str] | None = None
        self.read_cached: ReadCached | None = None
        """Finds what a tool answered before; whoever has a cache sets it before the first call."""

    async def prepare(
        self, definition: ToolDefinition, arguments: JsonObject, context: ToolContext
    ) -> ReadyCall:
        """Make a call with validated arguments ready to run once; nothing of it has run yet.

        Raises:
            ToolUsageError: its arguments don't fit, or something it needs is not there.
        """
        return await self._made().prepare(definition, arguments, context)

    def prepare_with_environment(self, definition: ToolDefinition) -> Prepare:
        """The same for a caller that resolves no variables: they come from the environment."""

        async def prepare(arguments: JsonObject, context: ToolContext) -> ReadyCall:
            context = await EnvironmentVariables().in_context(definition, context)
            return await self.prepare(definition, arguments, context)

        return prepare

    async def sandbox_of(self, definition: ToolDefinition) -> str:
        """What makes the sandbox of a tool; empty for one that runs natively."""
        if definition.execution_mode is ExecutionMode.NATIVE:
            return ""
        return await self._made().sandbox_of(definition)

    def working_dir(self, definition: ToolDefinition, context: ToolContext) -> Path | None:
        """The folder that a call works in; None is that of the script."""
        if definition.execution_mode is ExecutionMode.NATIVE:
            return context.working_dir
        return self._made().working_dir(definition, context)

    async def check(self, definition: ToolDefinition, context: ToolContext) -> None:
        """Make sure that a call could start, before anybody is asked or anything is counted.

        Raises:
            PermanentError: its sandbox is not to be had.
        """
        if definition.execution_mode is not ExecutionMode.NATIVE:
            await self._made().check(definition, context)

    async def admit(self, definition: ToolDefinition, ask: Ask | None) -> None:
        """Nothing has to be started besides a call: a script has no servers."""

    def own_parts(self, definition: ToolDefinition) -> Mapping[str, str]:
        """A definition and its files say all that answers hang on."""
        return {}

    async def aclose(self) -> None:
        """End all processes and connections."""
        if self._workers is not None and self._http is not None:
            await self._workers.close()
            await self._http.close()
        if self._sandbox_folder is not None:
            self._sandbox_folder.cleanup()
        self._sources = self._workers = self._http = self._sandbox_folder = None

    def _made(self) -> ToolSources:
        if self._sources is None:
            # these take long to import, and functions of this process need none of it
            from tooldesk.execution.http_tool.http_calls import HttpCalls
            from tooldesk.execution.python_worker.worker_pool import WorkerPool
            from tooldesk.execution.sandbox.sandboxes import Sandboxes
            from tooldesk.execution.shell_tool.shell_calls import ShellCalls
            from tooldesk.execution.tool_sources import ToolSources
            from tooldesk.paths import AppPaths

            self._workers, self._http = WorkerPool(), HttpCalls()
            self._sandbox_folder = TemporaryDirectory(prefix="tooldesk-sandboxes-")
            folder = Path(self._sandbox_folder.name)
            paths = AppPaths.of()
            sandboxes = Sandboxes(folder, paths.data_dir, self._folder)
            self._sources = ToolSources(
                self._workers,
                self._http,
                ShellCalls(),
                self._folder,
                sandboxes,
                paths.compiled_modules,
            )
            self._sources.read_cached = self.read_cached
        return self._sources
