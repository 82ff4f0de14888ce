"""ClosingBackend: connections that are closed where the library below would keep them.

When a call is stopped while they are being made: the library closes those that are ready, and
forgets one that waits for TLS or for a SOCKS proxy. And when a server has sent more than its
answer: the library would take that for the answer to the next request.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpcore2

from tooldesk.execution.http_tool.connecting import first_connected
from tooldesk.execution.http_tool.looking_up import addresses_of

Lookup = Callable[[str, int], Awaitable[list[str]]]
"""Host and port → addresses."""


class ClosingBackend(httpcore2.AsyncNetworkBackend):
    """Looks a host up and connects to it; each stream closes itself when it is interrupted."""

    def __init__(self, lookup: Lookup = addresses_of) -> None:
        self._backend = httpcore2.AnyIOBackend()
        self._lookup = lookup

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - the library's own name for it
        *rest: Any,
        **options: Any,
    ) -> httpcore2.AsyncNetworkStream:
        """Connect to the address of a host that answers first.

        Raises:
            httpcore2.ConnectError: it has none, or none answers.
        """
        try:
            async with asyncio.timeout(timeout):
                addresses = await self._lookup(host, port)
        except TimeoutError as error:
            raise httpcore2.ConnectTimeout(f"{host} was not found in time") from error
        connect = partial(self._connected, port=port, timeout=timeout, **options)
        return await first_connected(connect, addresses)

    async def sleep(self, seconds: float) -> None:
        """Wait between attempts."""
        await self._backend.sleep(seconds)

    async def _connected(self, address: str, **options: Any) -> ClosingStream:
        return ClosingStream(await self._backend.connect_tcp(address, **options))


class ClosingStream(httpcore2.AsyncNetworkStream):
    """One connection, or what TLS makes of it.

    The library asks for "is_readable" before it uses a connection again: there must be nothing.
    """

    def __init__(self, stream: httpcore2.AsyncNetworkStream) -> None:
        self._stream = stream
        self.has_leftovers = False
        """Whether something was read that belongs to no answer."""

    async def read(self, max_bytes: int, *rest: Any, **options: Any) -> bytes:
        """What came next."""
        async with self._closed_when_cancelled():
            return await self._stream.read(max_bytes, *rest, **options)

    async def write(self, buffer: bytes, *rest: Any, **options: Any) -> None:
        """Send it all."""
        async with self._closed_when_cancelled():
            await self._stream.write(buffer, *rest, **options)

    async def start_tls(
        self, ssl_context: ssl.SSLContext, *rest: Any, **options: Any
    ) -> httpcore2.AsyncNetworkStream:
        """The same connection over TLS."""
        async with self._closed_when_cancelled():
            return ClosingStream(await self._stream.start_tls(ssl_context, *rest, **options))

    async def aclose(self) -> None:
        """Close it."""
        await self._stream.aclose()

    def get_extra_info(self, info: str) -> Any:
        """A fact about it; "is_readable" is true when anything waits to be read."""
        if info == "is_readable" and (self.has_leftovers or self._holds_unread()):
            return True
        return self._stream.get_extra_info(info)

    def _holds_unread(self) -> bool:
        """Whether something waits that the socket does not tell of any more."""
        # made by the library of anyio's streams: one of TLS around one of a socket, or that alone
        stream: Any = getattr(self._stream, "_stream", None)
        if (tls := self._stream.get_extra_info("ssl_object")) is not None:
            if _has_record(tls):
                return True
            stream = stream.transport_stream
        return bool(stream._protocol.read_event.is_set())

    @asynccontextmanager
    async def _closed_when_cancelled(self) -> AsyncIterator[None]:
        try:
            yield
        except asyncio.CancelledError:
            await self._stream.aclose()
            raise


def _has_record(tls: ssl.SSLObject) -> bool:
    """Whether something waits to be decrypted; it is lost then."""
    try:
        tls.read(1)
    except ssl.SSLWantReadError:
        return False
    except ssl.SSLError:
        return True
    return True
