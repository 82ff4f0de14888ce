"""HttpCalls: runs tools whose source is an HTTP request, over connections that stay warm."""

from __future__ import annotations

import asyncio
import importlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tooldesk.errors import SystemFaultError, ToolTimeoutError

if TYPE_CHECKING:
    from tooldesk.execution.http_tool.connections import Connections
    from tooldesk.execution.http_tool.exchange import ReadyRequest
    from tooldesk.execution.http_tool.request_building import HttpRequest
    from tooldesk.execution.structured_tool import ReadyCall
    from tooldesk.tools.sources.http_source import HttpSource
    from tooldesk.tools.tool_context import ToolContext
    from tooldesk.tools.tool_result import JsonObject, ToolResult


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
        """Make a request ready, and send it; raises what `prepare` and what is ready raise."""
        run = await self.prepare(source, arguments, context, timeout_s, workspace_dir)
        return await run()

    async def prepare(
        self,
        source: HttpSource,
        arguments: JsonObject,
        context: ToolContext,
        timeout_s: float,
        workspace_dir: Path,
    ) -> ReadyCall:
        """A request that is ready to be sent; an answer of any status is a result.

        Cancelling it closes its connection.

        Raises:
            InvalidInputError: the arguments don't fit, or choose a host that may not be reached.
            PermanentError: a proxy, or a file of certificates, can't be used.
            ToolTimeoutError: its files could not be read within timeout_s.

        What is ready raises:
            ToolTimeoutError: there was no whole answer within timeout_s.
            RetriableError: the connection failed.
            InvalidInputError: the arguments chose a host that may not be reached.
            PermanentError: the answer is too long, or redirects where it may not.
        """
        from tooldesk.execution.http_tool.request_building import build_request

        request = shown = build_request(source, arguments, context.env_vars)
        if context.on_exchange is not None:
            from tooldesk.execution.http_tool.shown_request import shown_request

            shown = shown_request(source, arguments, context.env_vars, request)
        connections = await self._opened()
        doing = f"Reading the files for {_host(request)}"
        async with _no_longer_than(timeout_s, doing):
            ready = await _ready(connections, source, request, shown, context, workspace_dir)
        folder = context.working_dir or workspace_dir
        return partial(_answered, connections, ready, context, timeout_s, folder)

    async def close(self) -> None:
        """Close all connections; later calls are refused."""
        self._is_closed = True
        connections, self._connections = self._connections, None
        if connections is not None:
            await connections.close()

    async def _opened(self) -> Connections:
        async with self._opening:
            if self._is_closed:
                raise SystemFaultError(
                    "Tooldesk is closing; the request was not sent.",
                    next_step="Run the call again when it is open.",
                )
            if self._connections is None:
                self._connections = await asyncio.to_thread(_make_connections)
            return self._connections


async def _ready(
    connections: Connections,
    source: HttpSource,
    request: HttpRequest,
    shown: HttpRequest,
    context: ToolContext,
    workspace_dir: Path,
) -> ReadyRequest:
    from tooldesk.execution.http_tool.exchange import make_ready
    from tooldesk.execution.http_tool.tls import tls_settings

    if request.parts:
        from tooldesk.execution.http_tool.multipart import with_files

        folder = context.working_dir or workspace_dir
        request = await asyncio.to_thread(with_files, request, folder)
    tls = await asyncio.to_thread(tls_settings, source, context.env_vars, workspace_dir)
    return await make_ready(connections, source, request, tls, shown)


async def _answered(
    connections: Connections,
    ready: ReadyRequest,
    context: ToolContext,
    timeout_s: float,
    folder: Path,
) -> ToolResult:
    from tooldesk.execution.http_tool.answer_result import answer_result
    from tooldesk.execution.http_tool.exchange import exchange

    async with _no_longer_than(timeout_s, f"The answer of {_host(ready.request)}"):
        answer = await exchange(connections, ready, context)
        return await answer_result(ready.source, answer, folder, context.redactor)


@asynccontextmanager
async def _no_longer_than(timeout_s: float, doing: str) -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(timeout_s):
            yield
    except TimeoutError as error:
        raise ToolTimeoutError(
            f"{doing} took longer than {timeout_s:g} s.",
            next_step="Raise the tool's timeout_s, or ask for less.",
        ) from error


def _make_connections() -> Connections:
    from tooldesk.execution.http_tool.connections import Connections

    importlib.import_module("tooldesk.execution.http_tool.answer_result")
    return Connections()


def _host(request: HttpRequest) -> str:
    return urlsplit(request.url).netloc
