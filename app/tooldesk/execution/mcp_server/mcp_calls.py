"""McpCalls: runs tools whose source is an MCP server, over a kept connection or one a call.

Belonging to no call, a kept connection outlives it; the desk ends it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from tooldesk.errors import NotPermittedError, PermanentError, ToolTimeoutError
from tooldesk.execution.mcp_server.answer_clock import AnswerClock
from tooldesk.execution.mcp_server.servers import Servers
from tooldesk.tools.sources.mcp_source import McpSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.connection import ServerConnection
    from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
    from tooldesk.execution.structured_tool import ReadyCall

_END_WAIT_S = 2.0
"""How long it may take until it is known how a connection ended."""


class MCPNativeTool:
    """A tool whose server is kept running: one connection, many calls."""

    def __init__(self, servers: Servers, source: McpSource) -> None:
        self._servers = servers
        self._source = source

    async def prepare(
        self, arguments: JsonObject, context: ToolContext, timeout_s: float
    ) -> ReadyCall:
        """A call that is ready to be sent; the server runs, and has the tool as it was taken over.

        Raises:
            ToolUsageError: it does not, or may not be started.
        """
        connection = await self._servers.connection(self._source.server)
        require_taken(self._servers, self._source, connection)
        return partial(self._run, connection, arguments, context, timeout_s)

    async def _run(
        self,
        connection: ServerConnection,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
    ) -> ToolResult:
        if connection.is_stale:
            connection = await self._servers.connection(self._source.server)
            require_taken(self._servers, self._source, connection)
        log = self._servers.log(self._source.server)
        return await call_server(self._source, connection, log, arguments, context, timeout_s)


class MCPToolWrapper:
    """A tool whose server is started for each call: connect, call, close."""

    def __init__(self, servers: Servers, source: McpSource) -> None:
        self._servers = servers
        self._source = source

    async def prepare(
        self, arguments: JsonObject, context: ToolContext, timeout_s: float
    ) -> ReadyCall:
        """A call that is ready to be begun; nothing is started before it."""
        return partial(self._run, arguments, context, timeout_s)

    async def _run(
        self, arguments: JsonObject, context: ToolContext, timeout_s: float
    ) -> ToolResult:
        async with self._servers.connected(self._source.server) as connection:
            require_taken(self._servers, self._source, connection)
            log = self._servers.log(self._source.server)
            return await call_server(self._source, connection, log, arguments, context, timeout_s)


def mcp_tool(servers: Servers, source: McpSource) -> MCPNativeTool | MCPToolWrapper:
    """What runs calls of a tool, as its server's configuration has it.

    Raises:
        PermanentError: there is no such server.
    """
    is_kept = servers.config(source.server).tooldesk.session == "kept"
    return (MCPNativeTool if is_kept else MCPToolWrapper)(servers, source)


def require_taken(servers: Servers, source: McpSource, connection: ServerConnection) -> None:
    """Return when the server has the tool exactly as a person took it over.

    Raises:
        NotPermittedError: it says something else of it now.
        PermanentError: it has no such tool.
    """
    name, tool = source.server, source.tool
    now, taken = connection.tools.get(tool), servers.tools(name).taken.get(tool)
    look = f"Look at it, and take it over if that is right: tooldesk servers tools {name}"
    if now is None:
        raise PermanentError(f"The server {name} has no tool {tool} any more.", next_step=look)
    if taken is None:
        raise NotPermittedError(
            f"Nobody has taken over {tool} from the server {name}.", next_step=look
        )
    if now.fingerprint != taken.fingerprint:
        parts = _changed_parts(servers, name, tool)
        raise NotPermittedError(
            f"The server {name} changed its tool {tool} since you took it over: {parts}.",
            next_step=look,
        )
    if source.fingerprint not in (None, now.fingerprint):
        raise NotPermittedError(
            f"The file of this tool was made for another {tool} than the server {name} has now.",
            next_step=f"Look at what changed, and take it over: {look}",
        )


def require_as_described(source: McpSource, connection: ServerConnection) -> None:
    """Return when the server says of the tool what it said when the source was made.

    Raises:
        NotPermittedError: it says something else.
    """
    now = connection.tools.get(source.tool)
    if now is None or now.fingerprint != source.fingerprint:
        raise NotPermittedError(
            f"The server {source.server} changed its tool {source.tool} since it was registered.",
            next_step="Look at what it says of it now, and register its tools anew.",
        )


def _changed_parts(servers: Servers, name: str, tool: str) -> str:
    changes = (each for each in servers.tools(name).changes if each.name == tool)
    change = next(changes, None)
    parts = () if change is None else tuple(each.part for each in change.differences)
    return " and ".join(parts) or "what it says of it"


async def call_server(
    source: McpSource,
    connection: ServerConnection,
    log: TrafficLog,
    arguments: JsonObject,
    context: ToolContext,
    timeout_s: float,
) -> ToolResult:
    """What the server answers to one call; its refusal is a result too.

    Raises:
        ToolTimeoutError: it did not answer in time; it was told that nobody waits any more.
        RetriableError: it was lost.
    """
    from mcp.shared.exceptions import MCPError
    from pydantic import ValidationError

    from tooldesk.execution.mcp_server.call_result import (
        is_lost,
        result_of_call,
        result_of_error,
        result_of_misfit,
    )
    from tooldesk.execution.mcp_server.server_failures import lost_failure

    clock = AnswerClock(timeout_s)
    try:
        async with clock:
            return result_of_call(await connection.call(source.tool, arguments, context, clock))
    except TimeoutError as error:
        if not clock.is_over:
            raise
        raise ToolTimeoutError(
            f"The server {source.server} did not answer {source.tool} within {timeout_s:g} s.",
            next_step="Raise the tool's timeout_s, or ask for less.",
        ) from error
    except MCPError as error:
        if connection.login_failure is not None:
            raise connection.login_failure from None
        if not (is_lost(error) or not connection.is_open):
            return result_of_error(error)
        with suppress(TimeoutError):
            await asyncio.wait_for(connection.over.wait(), _END_WAIT_S)
        raise lost_failure(source.server, connection, log) from error
    except ValidationError as error:
        return result_of_misfit(error)
