"""What a server answers to a call → a ToolResult, and what it refuses → an error of ours."""

from __future__ import annotations

from mcp.shared.exceptions import MCPError
from mcp_types import CONNECTION_CLOSED, INVALID_PARAMS, METHOD_NOT_FOUND, CallToolResult
from mcp_types import TextContent as TextBlock
from pydantic import ValidationError

from tooldesk.errors import ErrorClass
from tooldesk.execution.mcp_server.transport.server_faults import misfit
from tooldesk.tools.python_function.mcp_content import result_of_mcp
from tooldesk.tools.tool_result import TextContent, ToolResult

_CLASSES: dict[int, ErrorClass] = {
    INVALID_PARAMS: "invalid_input",
    METHOD_NOT_FOUND: "permanent",
}
_LONGEST_MESSAGE = 20_000


def result_of_call(answer: CallToolResult) -> ToolResult:
    """Text, pictures, sounds, other bytes and structured content as they are."""
    if answer.content and all(type(each) is TextBlock for each in answer.content):
        # most are only this, and need not become JSON once more
        content = tuple(TextContent(each.text) for each in answer.content)  # type: ignore[union-attr]
        return ToolResult(
            content,
            answer.structured_content,
            is_error=answer.is_error,
            error_class=_class_of(answer),
        )
    said = answer.model_dump(by_alias=True, mode="json", exclude_none=True)
    kept = {key: said[key] for key in ("content", "structuredContent", "isError") if key in said}
    result = result_of_mcp(kept)
    if result is not None:
        return result
    if not answer.content and answer.structured_content is None:
        return ToolResult(is_error=answer.is_error, error_class=_class_of(answer))
    return ToolResult.error(
        "The server answered with content that its own protocol does not have.",
        error_class="permanent",
    )


def _class_of(answer: CallToolResult) -> ErrorClass | None:
    return "permanent" if answer.is_error else None


def result_of_error(error: MCPError) -> ToolResult:
    """A request that the server refused, in its own words."""
    message = str(error.error.message)[:_LONGEST_MESSAGE] or "The server gave no reason."
    kind = _CLASSES.get(error.error.code, "permanent")
    return ToolResult.error(message, error_class=kind)


def result_of_misfit(error: ValidationError) -> ToolResult:
    """An answer that breaks the protocol."""
    words = misfit(error).replace("its answer", "The server's answer", 1)
    return ToolResult.error(words, error_class="permanent")


def is_lost(error: MCPError) -> bool:
    """Whether the connection ended, rather than the server said no."""
    return error.error.code == CONNECTION_CLOSED
