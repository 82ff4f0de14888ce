"""http_transport: messages over HTTP, through our own guard of addresses, proxies and TLS."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, nullcontext
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from types import TracebackType
from typing import Any

import anyio
import httpx2
from mcp.client import _transport as transports
from mcp.client.sse import sse_client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.message import SessionMessage

from tooldesk.execution.http_tool.connections import (
    CONNECT_TIMEOUT_S,
    Route,
    proxy_for,
    route_transport,
)
from tooldesk.execution.http_tool.tls import TlsSettings, tls_context, tls_settings
from tooldesk.execution.mcp_server.transport.host_rules import MAX_REDIRECTS, HostRules
from tooldesk.execution.mcp_server.transport.message_defaults import complete
from tooldesk.execution.mcp_server.transport.server_faults import OpenQuestions
from tooldesk.execution.mcp_server.transport.stdio_transport import LARGEST_MESSAGE_BYTES
from tooldesk.execution.mcp_server.transport.traffic_log import TrafficLog
from tooldesk.tools.tool_definition import HttpSource

_PER_EVENT_BYTES = LARGEST_MESSAGE_BYTES


class AnswerTooLongError(Exception):
    """A server's answer is longer than any message may be."""


@asynccontextmanager
async def http_transport(
    url: str,
    headers: Mapping[str, str],
    source: HttpSource,
    folder: Path,
    log: TrafficLog,
    rules: HostRules,
    *,
    is_sse: bool,
    auth: httpx2.Auth | None = None,
) -> AsyncIterator[transports.TransportStreams]:
    """Streams of messages; `url` and `headers` are filled in, `source` says how to connect.

    What `auth` asks on its own goes the same way, past the same rules and guard of addresses.

    Raises:
        PermanentError: a file of certificates, or the proxy, can't be used.
    """
    tls = await asyncio.to_thread(tls_settings, source, {}, folder)
    client = await _client(url, headers, source, tls, rules, auth)
    # the one of SSE leaves the client itself, and none can be entered twice
    async with nullcontext() if is_sse else client:
        if is_sse:
            opened = sse_client(url, httpx_client_factory=_Same(client))
        else:
            opened = streamable_http_client(
                url, http_client=client, max_sse_event_size=_PER_EVENT_BYTES
            )
        async with opened as (read, write):
            questions = OpenQuestions()
            yield _LoggedRead(read, log, questions), _LoggedWrite(write, log, questions)


async def _client(
    url: str,
    headers: Mapping[str, str],
    source: HttpSource,
    tls: TlsSettings,
    rules: HostRules,
    auth: httpx2.Auth | None,
) -> httpx2.AsyncClient:
    proxy = proxy_for(url, source.proxy)
    context = await asyncio.to_thread(tls_context, tls)
    guarded, free = (
        route_transport(Route(proxy, tls, is_guarded), context) for is_guarded in (True, False)
    )
    return httpx2.AsyncClient(
        transport=_Ruled(rules, _Bounded(guarded), _Bounded(free)),
        cookies=CookieJar(policy=DefaultCookiePolicy(allowed_domains=())),
        timeout=httpx2.Timeout(None, connect=CONNECT_TIMEOUT_S),
        headers={"User-Agent": "Tooldesk", "Accept-Encoding": "identity", **headers},
        trust_env=False,
        auth=auth,
        follow_redirects=True,
        max_redirects=MAX_REDIRECTS,
    )


class _Same:
    """Gives the client that was made already to those who want to make one."""

    def __init__(self, client: httpx2.AsyncClient) -> None:
        self._client = client

    def __call__(
        self,
        headers: dict[str, str] | None = None,
        timeout: httpx2.Timeout | None = None,
        auth: httpx2.Auth | None = None,
    ) -> httpx2.AsyncClient:
        return self._client


class _Ruled(httpx2.AsyncBaseTransport):
    """Looks at every request before it is sent, those of a login and of redirects, too."""

    def __init__(
        self, rules: HostRules, guarded: httpx2.AsyncBaseTransport, free: httpx2.AsyncBaseTransport
    ) -> None:
        self._rules = rules
        self._guarded = guarded
        self._free = free

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send a request to where it may go.

        Raises:
            PermanentError: it may not go there, or is sent elsewhere by its answer.
        """
        url = str(request.url)
        self._rules.refuse(url)
        way = self._free if self._rules.may_be_private(url) else self._guarded
        answer = await way.handle_async_request(request)
        try:
            self._rules.refuse_redirect(request, answer)
        except BaseException:
            await answer.aclose()
            raise
        return answer

    async def aclose(self) -> None:
        """Close all connections."""
        await self._guarded.aclose()
        await self._free.aclose()


class _Bounded(httpx2.AsyncBaseTransport):
    """Answers that are one message may be no longer than a message; streams of events may."""

    def __init__(self, inner: httpx2.AsyncBaseTransport) -> None:
        self._inner = inner

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send a request; the answer's body is still to be read."""
        answer = await self._inner.handle_async_request(request)
        if not answer.headers.get("content-type", "").lower().startswith("text/event-stream"):
            assert isinstance(answer.stream, httpx2.AsyncByteStream)
            answer.stream = _BoundedStream(answer.stream)
        return answer

    async def aclose(self) -> None:
        """Close all connections."""
        await self._inner.aclose()


class _BoundedStream(httpx2.AsyncByteStream):
    def __init__(self, inner: httpx2.AsyncByteStream) -> None:
        self._inner = inner
        self._left_bytes = LARGEST_MESSAGE_BYTES

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for part in self._inner:
            self._left_bytes -= len(part)
            if self._left_bytes < 0:
                raise AnswerTooLongError
            yield part

    async def aclose(self) -> None:
        await self._inner.aclose()


class _Logged:
    """One end of a transport's streams, as the SDK's protocols of them have it."""

    def __init__(self, inner: Any, log: TrafficLog, questions: OpenQuestions) -> None:
        self._inner = inner
        self._log = log
        self._questions = questions

    @property
    def last_context(self) -> Any:
        """In which context the last message was sent; the SDK runs its handlers in it."""
        return getattr(self._inner, "last_context", None)

    async def aclose(self) -> None:
        await self._inner.aclose()

    def close(self) -> None:
        self._inner.close()

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.aclose()


class _LoggedRead(_Logged):
    async def receive(self) -> SessionMessage | Exception:
        item: SessionMessage | Exception = await self._inner.receive()
        if isinstance(item, SessionMessage):
            self._log.add("from server", _text(item))
            self._questions.note(item.message)
            if flood := self._questions.flood:
                self._log.add("note", flood)
                raise anyio.EndOfStream
            complete(item)
        else:
            self._log.add("malformed", type(item).__name__)
        return item

    def __aiter__(self) -> _LoggedRead:
        return self

    async def __anext__(self) -> SessionMessage | Exception:
        try:
            return await self.receive()
        except anyio.EndOfStream:
            raise StopAsyncIteration from None

    async def __aenter__(self) -> _LoggedRead:
        return self


class _LoggedWrite(_Logged):
    async def send(self, item: SessionMessage, /) -> None:
        self._log.add("to server", _text(item))
        self._questions.note_sent(item.message)
        await self._inner.send(item)

    async def __aenter__(self) -> _LoggedWrite:
        return self


def _text(item: SessionMessage) -> str:
    return item.message.model_dump_json(by_alias=True, exclude_unset=True)
