"""KeptServer: what is known of one server while Tooldesk runs, and when it may start again."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING

from tooldesk.execution.mcp_server.server_status import ServerState
from tooldesk.execution.mcp_server.taken_tools import ServerTools
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.tools.server_config import ServerConfig, launch_definition
from tooldesk.tools.tool_definition import ToolDefinition

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.admission import AdmittedStart
    from tooldesk.execution.mcp_server.connection import ServerConnection

FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 30.0
"""Between the starts of a server that ends by itself; each pause is twice the one before."""

STEADY_S = 60.0
"""A server that ran that long begins anew with the first pause."""


@dataclass
class KeptServer:
    """What is known of one server."""

    config: ServerConfig
    """As the file has it now."""

    tools: ServerTools
    """As a person took them over, and as they were last."""

    log: TrafficLog
    """What was said and heard, over all starts."""

    admitted: AdmittedStart | None = None
    """The yes that it may be started by, with its variables."""

    connection: ServerConnection | None = None
    """The one that is kept."""

    ending: asyncio.Future[None] | None = None
    """The end of one that was lost."""

    state: ServerState = ServerState.STOPPED
    """What it does."""

    failure: str = ""
    """Why it doesn't run."""

    started_at: datetime | None = None
    """Since when it runs."""

    running_since: float = 0.0
    """The same in the loop's time."""

    failed_starts: int = 0
    """Ends by itself since it last ran steadily."""

    ended_at: float = 0.0
    """When it ended last, in the loop's time."""

    opening: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One start at a time."""

    keeping: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One read or write of its kept tools at a time, so that `tools` is what came last."""

    _declared: tuple[ServerConfig, ToolDefinition] | None = None

    def declared(self, name: str) -> ToolDefinition:
        """What a start of it would do, as the file says; every call asks for its variables."""
        if self._declared is None or self._declared[0] is not self.config:
            self._declared = self.config, launch_definition(name, self.config)
        return self._declared[1]

    async def pause(self) -> None:
        """Don't start one that dies at once again and again."""
        if not self.failed_starts or not self.ended_at:
            return
        pause_s = min(FIRST_PAUSE_S * 2 ** (self.failed_starts - 1), LONGEST_PAUSE_S)
        left_s = self.ended_at + pause_s - asyncio.get_running_loop().time()
        if left_s > 0:
            await asyncio.sleep(left_s)

    def count_end(self) -> None:
        """It ended by itself."""
        now = asyncio.get_running_loop().time()
        was_steady = self.running_since and now - self.running_since > STEADY_S
        self.failed_starts = 1 if was_steady else self.failed_starts + 1
        self.ended_at = now
