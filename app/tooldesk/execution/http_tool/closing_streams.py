"""ClosingBackend: connections that are closed when a call is stopped while they are being made.

The library closes those that are ready, and forgets one that waits for TLS or for a SOCKS proxy.
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpcore2


class ClosingBackend(httpcore2.AsyncNetworkBackend):
    """Connects as the library does; each stream closes itself when it is interrupted."""

    def __init__(self) -> None:
        self._backend = httpcore2.AnyIOBackend()

    async def connect_tcp(
        self, host: str, port: int, *rest: Any, **options: Any
    ) -> httpcore2.AsyncNetworkStream:
        """Connect to a host."""
        return _ClosingStream(await self._backend.connect_tcp(host, port, *rest, **options))

    async def sleep(self, seconds: float) -> None:
        """Wait between attempts."""
        await self._backend.sleep(seconds)


class _ClosingStream(httpcore2.AsyncNetworkStream):
    def __init__(self, stream: httpcore2.AsyncNetworkStream) -> None:
        self._stream = stream

    async def read(self, max_bytes: int, *rest: Any, **options: Any) -> bytes:
        async with self._closed_when_cancelled():
            return await self._stream.read(max_bytes, *rest, **options)

    async def write(self, buffer: bytes, *rest: Any, **options: Any) -> None:
        async with self._closed_when_cancelled():
            await self._stream.write(buffer, *rest, **options)

    async def start_tls(
        self, ssl_context: ssl.SSLContext, *rest: Any, **options: Any
    ) -> httpcore2.AsyncNetworkStream:
        async with self._closed_when_cancelled():
            return await self._stream.start_tls(ssl_context, *rest, **options)

    async def aclose(self) -> None:
        await self._stream.aclose()

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)

    @asynccontextmanager
    async def _closed_when_cancelled(self) -> AsyncIterator[None]:
        try:
            yield
        except asyncio.CancelledError:
            await self._stream.aclose()
            raise
