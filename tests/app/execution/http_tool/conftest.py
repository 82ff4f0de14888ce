"""A real HTTP server on loopback that remembers what it was asked, and calls of it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from app.execution.http_tool.http_calls import HttpCalls
from app.tools.sources.http_source import HttpSource
from app.tools.tool_context import ToolContext
from app.tools.tool_result import JsonObject, ToolResult


@dataclass(frozen=True)
class Seen:
    """A request as it came."""

    method: str
    target: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Reply:
    """What to answer."""

    body: bytes = b""
    media_type: str = "text/plain"
    status: str = "200 OK"
    headers: dict[str, str] = field(default_factory=dict)

    def to_bytes(self) -> bytes:
        headers = {"Content-Length": str(len(self.body)), **self.headers}
        if self.media_type:
            headers["Content-Type"] = self.media_type
        lines = [f"HTTP/1.1 {self.status}", *(f"{k}: {v}" for k, v in headers.items())]
        return "\r\n".join([*lines, "", ""]).encode("latin-1") + self.body


class Server:
    """Answers every request with the reply of its path, else with `reply`."""

    def __init__(self) -> None:
        self.reply: Reply | bytes = Reply(b"hello")
        self.replies: dict[str, Reply | bytes] = {}
        self.first: list[Reply | bytes] = []
        """Answers to the first requests, before all others."""
        self.seen: list[Seen] = []
        self.connections = 0
        self.open_connections = 0
        self.hang = False
        """Whether requests are read and never answered."""
        self.port = 0
        self._server: asyncio.Server | None = None
        self._writers: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self, tls: ssl.SSLContext | None = None) -> Server:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=tls)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.close()
        await self.until(lambda: self.open_connections == 0)
        await self._server.wait_closed()

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(10):
            while True:
                if condition():
                    return
                await asyncio.sleep(0.002)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self.open_connections += 1
        self._writers.append(writer)
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                await self._answer(head.decode("latin-1"), reader, writer)
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            self.open_connections -= 1
            writer.close()

    async def _answer(
        self, head: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        first, *lines = head.rstrip().split("\r\n")
        method, target, _ = first.split(" ")
        headers = {
            name.lower(): value.strip() for name, _, value in (ln.partition(":") for ln in lines)
        }
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.seen.append(Seen(method, target, headers, body))
        if self.hang:
            await reader.read()
            raise ConnectionError
        reply = self.replies.get(target.partition("?")[0], self.reply)
        if self.first:
            reply = self.first.pop(0)
        writer.write(reply.to_bytes() if isinstance(reply, Reply) else reply)
        await writer.drain()
        if isinstance(reply, bytes):
            raise ConnectionError


@dataclass
class Bench:
    """Makes sources for the server's URL and calls them."""

    server: Server
    calls: HttpCalls
    folder: Path

    def source(self, path: str = "/", **fields: Any) -> HttpSource:
        url = path if "://" in path or path.startswith("{") else self.server.url + path
        return HttpSource.model_validate({"url": url, **fields})

    async def call(
        self,
        path: str = "/",
        arguments: JsonObject | None = None,
        *,
        env: dict[str, str] | None = None,
        timeout_s: float = 10,
        **fields: Any,
    ) -> ToolResult:
        source = self.source(path, **fields)
        context = ToolContext(env_vars=env or {})
        return await self.calls.call(source, arguments or {}, context, timeout_s, self.folder)


@pytest.fixture
async def server() -> AsyncIterator[Server]:
    server = await Server().start()
    yield server
    await server.stop()


@pytest.fixture
async def bench(server: Server, tmp_path: Path) -> AsyncIterator[Bench]:
    bench = Bench(server, HttpCalls(), tmp_path)
    yield bench
    await bench.calls.close()


@pytest.fixture
def reply() -> type[Reply]:
    return Reply


@pytest.fixture
def new_server() -> type[Server]:
    return Server
