"""BuiltinCall: what one call of such a tool may use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, TypeAlias

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.http_tool.http_calls import HttpCalls
    from tooldesk.execution.sandbox.confinement import Confinement
    from tooldesk.execution.shell_tool.shell_calls import ShellCalls
    from tooldesk.tools.sources.builtin_source import BuiltinSource
    from tooldesk.tools.tool_context import ToolContext
    from tooldesk.tools.tool_definition import ToolDefinition


ReadCached: TypeAlias = Callable[[str, JsonObject, "ToolContext"], Awaitable[ToolResult | None]]
"""The result of a tool's call before, by the tool's name, the arguments, and who asks for it."""


@frozen_record
class BuiltinCall:
    """A parameter of this type is no part of a tool's schema."""

    __tooldesk_context__: ClassVar[bool] = True

    definition: ToolDefinition
    """The tool."""

    source: BuiltinSource
    """What it may use."""

    context: ToolContext
    """Who calls, and where."""

    workspace_dir: Path
    """The folder of the workspace."""

    data_dir: Path
    """Where we keep things."""

    confinement: Confinement | None
    """How a program that it starts is kept away from the machine; None is not at all."""

    shell: ShellCalls
    """Runs commands."""

    http: HttpCalls
    """Makes requests."""

    read_cached: ReadCached | None
    """Finds what a tool answered before; None where nothing is remembered."""

    outside: Callable[[str, JsonObject], Awaitable[ToolResult]]
    """Runs a function of ours, by its name, in a worker process."""
