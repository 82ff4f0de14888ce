"""handed_over: what a tool gets beside its arguments, as it may be shown."""

from __future__ import annotations

from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition

MASK = "•••"


def handed_over(definition: ToolDefinition, context: ToolContext) -> tuple[tuple[str, str], ...]:
    """Names and values in words; of the fingerprint context only the names are told.

    A request gets nothing: it goes to somebody else, whom none of this concerns.
    """
    if isinstance(definition.source, HttpSource):
        return ()
    if not (context.agent_name or context.agent_role or context.fingerprint_context):
        return ()
    fingerprint = ", ".join(f"{name} {MASK}" for name in context.fingerprint_context)
    known = (
        ("agent", context.agent_name),
        ("agent role", context.agent_role),
        ("fingerprint context", fingerprint),
    )
    return tuple((name, value) for name, value in known if value)
