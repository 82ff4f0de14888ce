"""BuiltinCalls: runs the tools that come with Tooldesk, in worker processes like any other."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import NOT_RUNNABLE_HERE, InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.catalogue import BUILTINS, function_of
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall, ReadCached
from tooldesk.paths import expanded_path
from tooldesk.systems.packaged_python import packaged_python
from tooldesk.tools.tool_definition import BuiltinSource, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.http_tool.http_calls import HttpCalls
    from tooldesk.execution.python_worker.worker_pool import WorkerPool
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.execution.sandbox.sandboxes import Sandboxes
    from tooldesk.execution.shell_tool.shell_calls import ShellCalls
    from tooldesk.execution.structured_tool import ReadyCall
    from tooldesk.tools.tool_context import ToolContext

_RUNNER = PythonSource(
    file=str(Path(__file__).with_name("runner.py")),
    function="run",
    interpreter=packaged_python(),
)
"""It needs modules of ours, which no other Python has."""


class BuiltinCalls:
    """Those of one workspace."""

    def __init__(
        self,
        workers: WorkerPool,
        shell: ShellCalls,
        http: HttpCalls,
        workspace_dir: Path,
        sandboxes: Sandboxes,
        read_cached: ReadCached | None = None,
    ) -> None:
        self._workers = workers
        self._shell = shell
        self._http = http
        self._workspace_dir = workspace_dir
        self._sandboxes = sandboxes
        self._read_cached = read_cached
        self._functions: dict[str, Callable[..., Awaitable[ToolResult]]] = {}
        self._turn = asyncio.Lock()

    async def prepare(
        self,
        definition: ToolDefinition,
        arguments: JsonObject,
        context: ToolContext,
        confinement: Confinement | None = None,
    ) -> ReadyCall:
        """A call that is ready to run; a failure of its own is a result too.

        Raises:
            PermanentError: a folder of it is not there.

        What is ready raises what calls of functions, commands and requests raise.
        """
        source = definition.source
        assert isinstance(source, BuiltinSource)
        if not BUILTINS[source.name].is_inside:
            return await self._outside(definition, source, context, source.name, arguments)
        # calls that begin at once go on in that order, also while the first of them imports
        async with self._turn:
            function = self._functions.get(source.name)
            if function is None or source.more_folders:
                function = await asyncio.to_thread(self._found, definition, source, context)

        async def outside(name: str, given: JsonObject) -> ToolResult:
            run = await self._outside(definition, source, context, name, given)
            return await run()

        call = BuiltinCall(
            definition,
            source,
            context,
            self._workspace_dir,
            self._sandboxes.data_dir,
            confinement,
            self._shell,
            self._http,
            self._read_cached,
            outside,
        )
        return partial(_run_inside, function, call, arguments)

    def _found(
        self, definition: ToolDefinition, source: BuiltinSource, context: ToolContext
    ) -> Callable[..., Awaitable[ToolResult]]:
        """What it does; imports it."""
        if source.more_folders:
            self._place(definition, source, context)
        function = function_of(source.name)
        self._functions[source.name] = function
        return function

    async def _outside(
        self,
        definition: ToolDefinition,
        source: BuiltinSource,
        context: ToolContext,
        name: str,
        arguments: JsonObject,
    ) -> ReadyCall:
        place = await asyncio.to_thread(self._place, definition, source, context)
        request = {"name": name, "arguments": arguments, "place": place}
        return self._workers.prepare(
            _RUNNER, {"request": request}, context, definition.timeout_s, self._workspace_dir
        )

    def _place(
        self, definition: ToolDefinition, source: BuiltinSource, context: ToolContext
    ) -> JsonObject:
        folders = [self._workspace_dir / expanded_path(each) for each in source.more_folders]
        for folder in folders:
            if not os.path.isdir(folder):  # a name too long for any is none, too
                raise PermanentError(
                    f"There is no folder {folder}, which {definition.name} may use.",
                    next_step='Make it, or correct "more_folders" in the tool\'s source.',
                    for_model=NOT_RUNNABLE_HERE,
                )
        return {
            "working_dir": os.fspath(context.working_dir or self._workspace_dir),
            "folders": list(map(str, folders)),
            "hidden": [str(each.resolve()) for each in self._sandboxes.own_files()],
            "protected": [str(each.resolve()) for each in self._sandboxes.code_of_tools()],
            "code_folders": [str(each.resolve()) for each in self._sandboxes.code_folders()],
        }


async def _run_inside(
    function: Callable[..., Awaitable[ToolResult]], call: BuiltinCall, arguments: JsonObject
) -> ToolResult:
    """What no database, address or file takes is a model's mistake, not the end of the program."""
    try:
        return await function(call, **arguments)
    except (ValueError, OverflowError) as error:
        raise InvalidInputError(
            f"{call.definition.name} can't take an argument: {error}.",
            next_step="Use numbers below 2^63, and no halves of characters (\\ud800 to \\udfff).",
        ) from None
