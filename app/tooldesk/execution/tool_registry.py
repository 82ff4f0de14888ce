"""ToolRegistry: name → tool, in the order they were registered, and one way to run each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import aclosing
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

from tooldesk.errors import (
    DuplicateToolError,
    InvalidInputError,
    NotPermittedError,
    ToolDisabledError,
)
from tooldesk.execution.blocking import run_blocking
from tooldesk.execution.structured_tool import Prepare, StructuredTool
from tooldesk.execution.usage_counter import UsageCounterInMemory
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import (
    BuiltinSource,
    McpSource,
    PythonSource,
    ToolDefinition,
    WasmSource,
)
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.exporting.export import Export

Tool: TypeAlias = ToolDefinition | StructuredTool | Callable[..., Any]
"""What can be registered: a definition, a definition with something callable, or a function."""


class ToolRegistry:
    """The tools that calls can select from. A name stands for one tool only.

    Attributes:
        revision: Another number after every change.
        counter: Counts the uses of tools that `execute` runs.
    """

    def __init__(self, tools: Iterable[Tool] = ()) -> None:
        self._definitions: dict[str, ToolDefinition] = {}
        self._structured: dict[str, StructuredTool] = {}
        self.revision = 0
        self._secret_names: tuple[int, tuple[str, ...]] = (0, ())
        self.counter = UsageCounterInMemory()
        for tool in tools:
            self.register(tool)

    def register(self, tool: Tool) -> ToolDefinition:
        """Add a tool; gives its definition.

        Raises:
            DuplicateToolError: there is a tool of that name already.
            TypeError: it is nothing that can be registered.
            ValueError: a function can't be a tool; see `StructuredTool.from_function`.
        """
        if not callable(tool) and not isinstance(tool, ToolDefinition | StructuredTool):
            raise TypeError(
                f"{tool!r:.80} is no tool; give a function, a StructuredTool or a ToolDefinition"
            )
        if not isinstance(tool, ToolDefinition | StructuredTool):
            tool = StructuredTool.from_function(tool, counter=self.counter)
        definition = tool if isinstance(tool, ToolDefinition) else tool.definition
        refuse_second(self._definitions.get(definition.name), definition)
        self._definitions[definition.name] = definition
        if isinstance(tool, StructuredTool):
            self._structured[definition.name] = tool
        self.revision += 1
        return definition

    def register_wasm_tools(self, folder: str | Path) -> tuple[ToolDefinition, ...]:
        """Add a tool for each .wasm file of a folder; gives their definitions, by name.

        NAME.json beside NAME.wasm says what a tool file says, and of its "source" what the module
        is granted: {"description", "input_schema", "source": {"folders", "memory_mb"}}. Without
        one the tool is called NAME, takes any object, and is granted nothing. Nothing runs yet.

        Raises:
            DuplicateToolError: a name is taken already; none of them is added.
            DefinitionError: there is no such folder, or what describes a module is no tool.
        """
        from tooldesk.execution.wasm_tool.wasm_folder import wasm_tools

        return self._register_all(wasm_tools(Path(folder)))

    def _register_all(self, definitions: Iterable[ToolDefinition]) -> tuple[ToolDefinition, ...]:
        """Add all of them or none."""
        added = _by_name(definitions, self._definitions)
        self._definitions.update(added)
        self.revision += 1
        return tuple(added.values())

    async def aregister_mcp_tools(
        self,
        server: str,
        entry: Mapping[str, Any],
        *,
        only: Collection[str] | None = None,
        permission: Permission | str | None = None,
    ) -> tuple[ToolDefinition, ...]:
        """Start an MCP server, and add its tools as `{server}_{tool}`; all of them or none.

        `entry` is one of the mcpServers format; ${NAME} in its env and headers comes from the
        environment of this process. Each call has a connection of its own, and is refused when the
        server says something else of the tool by then. Without `permission` calls ask.

        Raises:
            DuplicateToolError: one of the names is taken.
            ToolUsageError: the server does not start.
            ValueError: the entry is no server, or it has no tool of a name in `only`.
        """
        # the SDK takes long to import
        from tooldesk.execution.mcp_server.script_tools import script_server

        allowed = None if permission is None else Permission(permission)
        tools = await script_server(server, entry).tools(self.counter, only, allowed)
        names: dict[str, ToolDefinition] = {}
        for tool in tools:
            name = tool.definition.name
            refuse_second(self._definitions.get(name) or names.get(name), tool.definition)
            names[name] = tool.definition
        return tuple(self.register(tool) for tool in tools)

    def register_mcp_tools(
        self,
        server: str,
        entry: Mapping[str, Any],
        *,
        only: Collection[str] | None = None,
        permission: Permission | str | None = None,
    ) -> tuple[ToolDefinition, ...]:
        """`aregister_mcp_tools` for callers that can't await; it blocks this thread.

        Raises:
            DuplicateToolError: as in `aregister_mcp_tools`.
            ToolUsageError: as in `aregister_mcp_tools`.
            ValueError: as in `aregister_mcp_tools`.
        """
        register = self.aregister_mcp_tools
        return run_blocking(partial(register, server, entry, only=only, permission=permission))

    def replace_all(self, definitions: Iterable[ToolDefinition]) -> None:
        """Hold exactly these definitions from now on, besides the tools that have a callable.

        Nothing changes when two share a name.

        Raises:
            DuplicateToolError: two of them have the same name.
        """
        own = (tool.definition for tool in self._structured.values())
        self._definitions = _by_name(chain(own, definitions), {})
        self.revision += 1

    def get(self, name: str) -> ToolDefinition:
        """The tool of exactly this name.

        Raises:
            InvalidInputError: there is none.
        """
        try:
            return self._definitions[name]
        except KeyError:
            raise InvalidInputError(
                f"There is no tool called {name}.", next_step="Call one of the others."
            ) from None

    def names(self) -> tuple[str, ...]:
        """All names, in order."""
        return tuple(self._definitions)

    def definitions(self) -> tuple[ToolDefinition, ...]:
        """All tools, in order."""
        return tuple(self._definitions.values())

    def offered(self) -> tuple[ToolDefinition, ...]:
        """The tools that a model is told of, in order: those that are not disabled."""
        return tuple(each for each in self._definitions.values() if each.enabled)

    def secret_names(self) -> tuple[str, ...]:
        """Variables that tools name as secrets: a default is for settings (EnvVar)."""
        if self._secret_names[0] != self.revision:
            variables = (each for tool in self.definitions() for each in tool.env_vars)
            names = dict.fromkeys(each.name for each in variables if each.default is None)
            self._secret_names = self.revision, tuple(names)
        return self._secret_names[1]

    def retain(self, predicate: Callable[[ToolDefinition], bool]) -> None:
        """Keep only the tools for which `predicate` is true."""
        kept = {name: each for name, each in self._definitions.items() if predicate(each)}
        self._definitions = kept
        self._structured = {n: each for n, each in self._structured.items() if n in kept}
        self.revision += 1

    def prepare_of(self, definition: ToolDefinition) -> Prepare | None:
        """What makes calls of exactly this definition ready; None when its source does."""
        tool = self._callable_of(definition)
        return None if tool is None else tool.prepare

    def identity_of(self, definition: ToolDefinition) -> str:
        """What nothing but the callable of exactly this definition has; "" when it has none."""
        tool = self._callable_of(definition)
        return "" if tool is None else tool.identity

    def _callable_of(self, definition: ToolDefinition) -> StructuredTool | None:
        tool = self._structured.get(definition.name)
        return tool if tool is not None and tool.definition is definition else None

    async def aexecute(
        self, name: str, arguments: JsonObject | str, context: ToolContext | None = None
    ) -> ToolResult:
        """Run a tool of any kind once; an exception of its own is a result too.

        As `StructuredTool.ainvoke` it asks nobody, but what a definition denies or disables does
        not run. What a tool needs besides its call (a worker process, a connection) ends with it.

        Raises:
            InvalidInputError: there is no such tool, or the arguments don't fit it.
            NotPermittedError: its definition denies it.
            ToolDisabledError: its definition says that it is disabled.
            ToolUsageError: as in `StructuredTool.ainvoke`; it could not run at all.
        """
        definition = self.get(name)
        if not definition.enabled:
            raise ToolDisabledError(name)
        if definition.permission == Permission.DENY:
            raise NotPermittedError(
                f"{name} is denied.",
                next_step='Set its "permission" to "ask" or "allow" to run it.',
            )
        if name in self._structured:
            return await self._structured[name].ainvoke(arguments, context)
        # takes long to import, and functions of this process need none of it
        from tooldesk.execution.own_sources import OwnSources

        async with aclosing(OwnSources()) as sources:
            tool = StructuredTool(
                definition, sources.prepare_with_environment(definition), self.counter
            )
            return await tool.ainvoke(arguments, context)

    def execute(
        self, name: str, arguments: JsonObject | str, context: ToolContext | None = None
    ) -> ToolResult:
        """`aexecute` for callers that can't await; it blocks this thread.

        Raises:
            InvalidInputError: as in `aexecute`.
            NotPermittedError: as in `aexecute`.
            ToolDisabledError: as in `aexecute`.
            ToolUsageError: as in `aexecute`.
        """
        return run_blocking(partial(self.aexecute, name, arguments, context))

    def to_openai_format(self) -> list[JsonObject]:
        """The `tools` of a request to OpenAI's Chat Completions API, in order.

        A name that the API refuses is written another way; `select` finds the tool by it.
        """
        return self.export().tools

    def export(self, key: str = "openai-chat", *, strict: bool = False) -> Export:
        """The specs of all tools in a format, such as openai-responses, anthropic or mcp.

        Raises:
            DefinitionError: there is no such format; names those there are.
        """
        from tooldesk.exporting.export import export_specs

        return export_specs(self.offered(), key, self.names(), strict=strict)


def _by_name(
    definitions: Iterable[ToolDefinition], taken: Mapping[str, ToolDefinition]
) -> dict[str, ToolDefinition]:
    each_once = tuple(definitions)
    found = {each.name: each for each in each_once}
    if len(found) < len(each_once) or found.keys() & taken.keys():
        before = dict(taken)
        for each in each_once:
            refuse_second(before.get(each.name), each)
            before[each.name] = each
    return found


def refuse_second(first: ToolDefinition | None, second: ToolDefinition) -> None:
    """Refuse a tool whose name another one has; None is that no other has it.

    Raises:
        DuplicateToolError: it has; names both origins.
    """
    if first is not None:
        raise DuplicateToolError(
            f"There are two tools called {second.name}: {_origin_of(first)}, and "
            f"{_origin_of(second)}.",
            next_step="Give one of the two another name.",
        )


def _origin_of(definition: ToolDefinition) -> str:
    """Where a tool comes from, in words."""
    source = definition.source
    if isinstance(source, PythonSource):
        return f"the function {source.function} in {source.file}"
    if isinstance(source, WasmSource):
        return f"the WebAssembly in {source.module}"
    if isinstance(source, BuiltinSource):
        return f"the built-in {source.name}"
    if isinstance(source, McpSource):
        return f"{source.tool} of the MCP server {source.server}"
    words = {"http": "an HTTP request", "shell": "a command", "person": "a person's answers"}
    return f"{words[source.kind]}{f' ({definition.title})' if definition.title else ''}"
