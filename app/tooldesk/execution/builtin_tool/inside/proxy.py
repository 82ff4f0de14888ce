"""mcp_proxy: one tool through which a model finds and calls those of MCP servers."""

from __future__ import annotations

import json
from typing import Any

from tooldesk.errors import InvalidInputError, PermanentError
from tooldesk.execution.builtin_tool.inside.builtin_call import BuiltinCall
from tooldesk.tools.tool_definition import McpSource, ToolDefinition
from tooldesk.tools.tool_result import ToolResult

MOST_FOUND = 20
_LONGEST = 300


async def mcp_proxy(
    call: BuiltinCall,
    tool: str | None = None,
    arguments: dict[str, Any] | None = None,
    search: str = "",
) -> ToolResult:
    """Find tools of MCP servers by words, or call one of them by its name.

    Args:
        call: What the call may use.
        tool: Name of the tool to be called; without one, tools are searched for.
        arguments: What that tool is called with, by its schema.
        search: Words that stand in the name or description; all tools are listed without any.
    """
    inner = call.context.inner_calls
    if inner is None:
        raise PermanentError("No tool can be called here.", next_step="Use it in a workspace.")
    tools = {each.name: each for each in inner.definitions() if _is_reached(call, each)}
    if tool is None:
        return _found(list(tools.values()), search)
    if tool not in tools:
        raise InvalidInputError(
            f"No MCP server has a tool called {tool[:100]}.", next_step="Search for it first."
        )
    result: ToolResult = await inner.call(tool, arguments or {})
    return result


def _is_reached(call: BuiltinCall, tool: ToolDefinition) -> bool:
    source = tool.source
    servers = call.source.servers
    return isinstance(source, McpSource) and (not servers or source.server in servers)


def _found(tools: list[ToolDefinition], search: str) -> ToolResult:
    """Keys: tools [{name, description, parameters}], more: how many others fit."""
    words = search.lower().split()
    fitting = [
        each
        for each in tools
        if all(word in f"{each.name} {each.description}".lower() for word in words)
    ]
    shown = [
        {
            "name": each.name,
            "description": each.description[:_LONGEST],
            "parameters": each.input_schema,
        }
        for each in fitting[:MOST_FOUND]
    ]
    found = {"tools": shown, "more": len(fitting) - len(shown)}
    return ToolResult.text(json.dumps(found, ensure_ascii=False))
