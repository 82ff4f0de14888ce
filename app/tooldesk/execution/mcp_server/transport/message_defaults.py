"""complete: what a server may leave out of a message, and the SDK wants to see there."""

from __future__ import annotations

from mcp.shared.message import SessionMessage
from mcp_types import JSONRPCResponse


def complete(item: SessionMessage) -> None:
    """Add the type of a result that names none: it is a whole one.

    Source: MCP specification 2026-07-28, "resultType"; older ones have none, and mind none.
    """
    if isinstance(item.message, JSONRPCResponse):
        item.message.result.setdefault("resultType", "complete")
