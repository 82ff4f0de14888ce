"""take_over: what a server says of its tools now is taken over, by files of these tools, too.

Such a file has what a person set for a tool, and is for exactly the tool that they took over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from tooldesk.errors import DefinitionError
from tooldesk.execution.mcp_server.remote_tool import RemoteTool, ToolChange, file_change
from tooldesk.tools.tool_definition import McpSource, ToolDefinition

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.servers import Servers
    from tooldesk.execution.mcp_server.taken_tools import ServerTools
    from tooldesk.execution.tool_registry import ToolRegistry
    from tooldesk.workspace.workspace import Workspace


async def take_over(
    workspace: Workspace,
    registry: ToolRegistry,
    servers: Servers,
    server: str,
    tools: Collection[str] | None = None,
) -> None:
    """Take over what was seen of these tools; None is all. Files of them are for the new ones.

    Limits and permissions in a file stay, and so do title and description, unless they were the
    server's; schemas are the server's.

    Raises:
        StorageError: it can't be kept.
        DefinitionError: a file can't be written, or what the server says makes no tool.
    """
    before = servers.tools(server).taken
    now = (await servers.take(server, tools)).taken
    await workspace.load()
    pairs = [
        (definition, _with_taken(definition, before.get(tool), now[tool], server))
        for tool, definition in _outdated(registry.definitions(), server, now)
        if tools is None or tool in tools
    ]
    if not pairs:
        return
    replaced, added = zip(*pairs, strict=True)
    try:
        await workspace.put(added, replaced)
    except OSError as error:
        raise DefinitionError(
            f"The files of tools of {server} can't be written: {error.strerror or error}.",
            next_step="Make sure that the folder of the workspace can be written, and take them "
            "over again.",
        ) from error


def waiting(
    definitions: Iterable[ToolDefinition], server: str, tools: ServerTools
) -> tuple[ToolChange, ...]:
    """What waits for a person: what the server changed, and files made for another tool."""
    changes = tools.changes
    known = {each.name for each in changes}
    files = (
        file_change(definition, tools.taken[tool])
        for tool, definition in _outdated(definitions, server, tools.taken)
        if tool not in known
    )
    return (*changes, *files)


def _outdated(
    definitions: Iterable[ToolDefinition], server: str, taken: Mapping[str, RemoteTool]
) -> Iterator[tuple[str, ToolDefinition]]:
    for definition in definitions:
        source = definition.source
        if not isinstance(source, McpSource) or source.server != server:
            continue
        now = taken.get(source.tool)
        if now is not None and source.fingerprint not in (None, now.fingerprint):
            yield source.tool, definition


def _with_taken(
    own: ToolDefinition, before: RemoteTool | None, now: RemoteTool, server: str
) -> ToolDefinition:
    try:
        new = now.definition(server)
        old = None if before is None else before.definition(server)
    except ValueError as error:
        raise DefinitionError(
            f"What {server} says of {now.name} makes no tool: {error}",
            next_step="Tell the server's makers.",
        ) from error
    changed = {name: getattr(new, name) for name in ("input_schema", "output_schema", "source")}
    for name in ("title", "description"):
        if old is not None and getattr(own, name) == getattr(old, name):
            changed[name] = getattr(new, name)
    return own.model_copy(update=changed)
