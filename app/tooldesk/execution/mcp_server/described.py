"""described: a server's status with what its connection tells."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime

from tooldesk.execution.mcp_server.connection import ServerConnection
from tooldesk.execution.mcp_server.server_status import ServerStatus


def described(
    status: ServerStatus, connection: ServerConnection, started_at: datetime | None
) -> ServerStatus:
    """All that an open connection knows of its server. The words are the server's."""
    client = connection.client
    info = client.server_info
    offered = client.server_capabilities.model_dump(by_alias=True, exclude_none=True)
    return replace(
        status,
        unusable=tuple(connection.unusable),
        protocol=client.protocol_version,
        title="" if info is None else f"{info.title or info.name} {info.version}",
        instructions=client.instructions or "",
        capabilities=tuple(offered),
        process_id=None if connection.process is None else connection.process.process_id,
        started_at=started_at,
    )
