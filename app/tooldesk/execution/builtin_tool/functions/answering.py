"""workflow_output: what a whole piece of work came to."""

from __future__ import annotations

from tooldesk.execution.builtin_tool.functions.place import Place
from tooldesk.tools.tool_result import JsonValue, ToolResult


def workflow_output(place: Place, output: str, data: JsonValue = None) -> ToolResult:
    """Give the final result of the work; nothing more is done after it.

    Args:
        place: The folders of the call.
        output: The result in words.
        data: The result as JSON, where somebody goes on with it.
    """
    return ToolResult.as_answer(output, structured=data)
