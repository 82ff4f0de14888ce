"""ServerStatus: how a server is, for whoever shows it."""

from __future__ import annotations

from datetime import datetime
from enum import StrEnum

from tooldesk.execution.mcp_server.remote_tool import ToolChange
from tooldesk.frozen_record import frozen_record


class ServerState(StrEnum):
    """What a server does."""

    STOPPED = "stopped"
    STARTING = "starting"
    RUNNING = "running"
    FAILED = "failed"
    DISABLED = "disabled"


@frozen_record
class ServerStatus:
    """A server of the workspace, as it is now."""

    name: str
    """Its name in servers.json."""

    state: ServerState
    """What it does."""

    transport: str
    """How messages reach it."""

    taken: int
    """How many of its tools a person took over."""

    changes: tuple[ToolChange, ...] = ()
    """What of its tools waits for a person."""

    unusable: tuple[str, ...] = ()
    """What it listed that is no tool, and why."""

    failure: str = ""
    """Why it doesn't run, when it should."""

    protocol: str = ""
    """Version of the protocol that is spoken, while it runs."""

    title: str = ""
    """Name and version that it gives itself."""

    instructions: str = ""
    """What it says about its use."""

    capabilities: tuple[str, ...] = ()
    """What it offers: tools, resources, prompts, completions, logging, …"""

    process_id: int | None = None
    """Its process, while it runs here."""

    started_at: datetime | None = None
    """Since when it runs, in UTC."""
