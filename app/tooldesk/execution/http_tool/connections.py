"""Connections: warm HTTP clients, one for each way of connecting that tools ask for."""

from __future__ import annotations

import asyncio
import ssl
import urllib.request
from collections.abc import AsyncIterator
from contextlib import aclosing
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any
from urllib.parse import urlsplit

import httpcore2
import httpx2

from tooldesk.errors import PermanentError
from tooldesk.execution.http_tool.address_guard import public_addresses
from tooldesk.execution.http_tool.closing_streams import ClosingBackend, ClosingStream
from tooldesk.execution.http_tool.looking_up import addresses_of
from tooldesk.execution.http_tool.tls import TlsSettings, tls_context
from tooldesk.frozen_record import frozen_record

CONNECT_TIMEOUT_S = 10.0
"""How long a server may take to accept a connection."""

KEPT_WARM_S = 60.0
"""How long an idle connection is kept."""

_LOOPBACK = ("localhost", "127.0.0.1", "::1")


@frozen_record
class Route:
    """How a request reaches its host."""

    proxy: str | None
    """URL of a proxy, or None."""

    tls: TlsSettings
    """Whom we trust and who we are."""

    is_guarded: bool
    """Whether only public addresses may be reached."""


class Connections:
    """Makes clients when they are first needed and keeps them. Belongs to one event loop."""

    def __init__(self) -> None:
        self._clients: dict[Route, httpx2.AsyncClient] = {}
        self._tls: dict[TlsSettings, ssl.SSLContext] = {}

    async def client(self, route: Route) -> httpx2.AsyncClient:
        """The client of a route; it follows no redirects and remembers no cookies.

        Raises:
            PermanentError: a file of certificates or keys can't be used.
        """
        if route.tls not in self._tls:
            self._tls.setdefault(route.tls, await asyncio.to_thread(tls_context, route.tls))
        if route not in self._clients:
            self._clients[route] = httpx2.AsyncClient(
                transport=_Transport(route, self._tls[route.tls]),
                cookies=CookieJar(policy=DefaultCookiePolicy(allowed_domains=())),
                timeout=httpx2.Timeout(None, connect=CONNECT_TIMEOUT_S),
                headers={"User-Agent": "Tooldesk", "Accept-Encoding": "gzip, deflate"},
                trust_env=False,
            )
        return self._clients[route]

    async def close(self) -> None:
        """Close all connections."""
        clients, self._clients = self._clients, {}
        for client in clients.values():
            await client.aclose()


def proxy_for(url: str, wanted: str | None) -> str | None:
    """The proxy of a request: the one its source names, else the environment's."""
    if wanted is not None:
        return None if wanted == "none" else wanted
    parts = urlsplit(url)
    host = parts.hostname or ""
    if host in _LOOPBACK or urllib.request.proxy_bypass(host):
        return None
    proxies = urllib.request.getproxies()
    return proxies.get(parts.scheme) or proxies.get("all")


def route_transport(route: Route, tls: ssl.SSLContext) -> httpx2.AsyncBaseTransport:
    """What reaches hosts by a route, for whoever makes a client of its own.

    Raises:
        PermanentError: the proxy's URL can't be used.
    """
    return _Transport(route, tls)


class _Transport(httpx2.AsyncBaseTransport):
    """A pool of connections; errors stay those of httpcore2."""

    def __init__(self, route: Route, tls: ssl.SSLContext) -> None:
        self._checks_first = route.is_guarded and route.proxy is not None
        if route.proxy is None:
            self._pool = httpcore2.AsyncConnectionPool(
                ssl_context=tls,
                max_connections=None,
                keepalive_expiry=KEPT_WARM_S,
                network_backend=ClosingBackend(
                    public_addresses if route.is_guarded else addresses_of
                ),
            )
        else:
            self._pool = _proxy_pool(route.proxy, tls)

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        """Send a request; the answer's body is still to be read."""
        url = request.url
        if self._checks_first:
            # the proxy looks the host up itself: this check is all that can be done from here
            await public_addresses(url.host, url.port or 443)
        assert isinstance(request.stream, httpx2.AsyncByteStream)
        answer = await self._pool.handle_async_request(
            httpcore2.Request(
                method=request.method,
                url=httpcore2.URL(
                    scheme=url.raw_scheme, host=url.raw_host, port=url.port, target=url.raw_path
                ),
                headers=request.headers.raw,
                content=request.stream,
                extensions=request.extensions,
            )
        )
        assert not isinstance(answer.stream, bytes)
        return httpx2.Response(
            status_code=answer.status,
            headers=answer.headers,
            stream=_AnswerStream(answer),
            extensions=answer.extensions,
        )

    async def aclose(self) -> None:
        """Close all connections."""
        await self._pool.aclose()


def _proxy_pool(url: str, tls: ssl.SSLContext) -> httpcore2.AsyncConnectionPool:
    try:
        proxy = httpx2.Proxy(url)
    except (ValueError, httpx2.InvalidURL) as error:
        raise PermanentError(
            "The proxy's URL can't be used.",
            next_step="Begin it with http://, https:// or socks5://, in the tool's source or in "
            "the environment.",
        ) from error
    is_socks = proxy.url.scheme.startswith("socks5")
    kind = httpcore2.AsyncSOCKSProxy if is_socks else httpcore2.AsyncHTTPProxy
    pool: httpcore2.AsyncConnectionPool = kind(
        str(proxy.url),
        proxy_auth=proxy.raw_auth,
        ssl_context=tls,
        max_connections=None,
        keepalive_expiry=KEPT_WARM_S,
        network_backend=ClosingBackend(),
    )
    return pool


class _AnswerStream(httpx2.AsyncByteStream):
    def __init__(self, answer: httpcore2.Response) -> None:
        self._answer = answer

    async def __aiter__(self) -> AsyncIterator[bytes]:
        # closed at once where not all is read: left to the loop, another task would come too late
        async with aclosing(self._answer.aiter_stream()) as parts:
            async for part in parts:
                yield part

    async def aclose(self) -> None:
        stream = self._answer.extensions.get("network_stream")
        if isinstance(stream, ClosingStream) and _has_unread(self._answer):
            stream.has_leftovers = True
        await self._answer.aclose()


def _has_unread(answer: httpcore2.Response) -> bool:
    """Whether more than the answer was read, which only the library's own parser knows."""
    stream: Any = answer.stream
    unread, _ = stream._stream._connection._h11_state.trailing_data
    return bool(unread)
