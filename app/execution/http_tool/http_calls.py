"""HttpCalls: runs tools whose source is an HTTP request, over connections that stay warm."""

from __future__ import annotations

import asyncio
import importlib
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from app.errors import SystemFaultError, ToolTimeoutError
from app.execution.http_tool.request_building import HttpRequest, build_request
from app.tools.sources.http_source import HttpSource
from app.tools.tool_context import ToolContext
from app.tools.tool_result import JsonObject, ToolResult

if TYPE_CHECKING:
    from app.execution.http_tool.connections import Connections


class HttpCalls:
    """Belongs to one event loop. Imports the HTTP library when it is first used, on a thread."""

    def __init__(self) -> None:
        self._connections: Connections | None = None
        self._is_closed = False
        self._opening = asyncio.Lock()

    async def call(
        self,
        source: HttpSource,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
        workspace_dir: Path,
    ) -> ToolResult:
        """Send a request; an answer of any status is a result. Cancelling closes the connection.

        Raises:
            ToolTimeoutError: there was no whole answer within timeout_s.
            RetriableError: the connection failed.
            InvalidInputError: the arguments don't fit, or choose a host that may not be reached.
            PermanentError: the answer is too long, or redirects where it may not.
        """
        request = build_request(source, arguments, context.env_vars)
        connections = await self._opened()
        try:
            async with asyncio.timeout(timeout_s):
                return await _answered(connections, source, request, context, workspace_dir)
        except TimeoutError as error:
            raise ToolTimeoutError(
                f"{_host(request)} took longer than {timeout_s:g} s to answer.",
                next_step="Raise the tool's timeout_s, or ask for less.",
            ) from error

    async def close(self) -> None:
        """Close all connections; later calls are refused."""
        self._is_closed = True
        connections, self._connections = self._connections, None
        if connections is not None:
            await connections.close()

    async def _opened(self) -> Connections:
        async with self._opening:
            if self._is_closed:
                raise SystemFaultError("Tooldesk is closing; the request was not sent.")
            if self._connections is None:
                self._connections = await asyncio.to_thread(_make_connections)
            return self._connections


async def _answered(
    connections: Connections,
    source: HttpSource,
    request: HttpRequest,
    context: ToolContext,
    workspace_dir: Path,
) -> ToolResult:
    from app.execution.http_tool.answer_result import answer_result
    from app.execution.http_tool.exchange import exchange
    from app.execution.http_tool.tls import tls_settings

    if request.parts:
        from app.execution.http_tool.multipart import with_multipart_body

        folder = context.working_dir or workspace_dir
        request = await asyncio.to_thread(with_multipart_body, request, folder)
    tls = await asyncio.to_thread(tls_settings, source, context.env_vars, workspace_dir)
    answer = await exchange(connections, source, request, tls, context)
    return await answer_result(source, answer, context.redactor)


def _make_connections() -> Connections:
    from app.execution.http_tool.connections import Connections

    importlib.import_module("app.execution.http_tool.answer_result")
    return Connections()


def _host(request: HttpRequest) -> str:
    return urlsplit(request.url).netloc
