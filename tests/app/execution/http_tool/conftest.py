"""A real HTTP server on loopback that remembers what it was asked, and calls of it."""

from __future__ import annotations

import asyncio
import ssl
import struct
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import trustme
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)

from tooldesk.execution.http_tool.http_calls import HttpCalls
from tooldesk.tools.sources.http_source import HttpSource
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject, ToolResult

Until = Callable[..., Awaitable[None]]


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

    def __init__(self, until: Until) -> None:
        self.reply: Reply | bytes = Reply(b"hello")
        self.until = until
        self.replies: dict[str, Reply | bytes] = {}
        self.first: list[Reply | bytes] = []
        """Answers to the first requests, before all others."""
        self.records: list[bytes] = []
        """What to answer over TLS in the place of all that, one record each."""
        self.seen: list[Seen] = []
        self.connections = 0
        self.open_connections = 0
        self.hang = False
        """Whether requests are read and never answered."""
        self.port = 0
        self._scheme = "http"
        self._server: asyncio.Server | None = None
        self._writers: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        return f"{self._scheme}://127.0.0.1:{self.port}"

    async def start(self, tls: ssl.SSLContext | None = None) -> Server:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=tls)
        self._scheme = "https" if tls else "http"
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def stop(self) -> None:
        assert self._server is not None
        self._server.close()
        for writer in self._writers:
            writer.close()
        await self.until(lambda: self.open_connections == 0)
        await self._server.wait_closed()

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
        if self.records:
            writer.writelines(self.records)
            await writer.drain()
            return
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
async def server(until: Until) -> AsyncIterator[Server]:
    server = await Server(until).start()
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
def new_server(until: Until) -> Callable[[], Server]:
    return partial(Server, until)


@pytest.fixture
def key_password() -> str:
    return "correct horse battery staple"


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture
def files(authority: trustme.CA, key_password: str, tmp_path: Path) -> Path:
    """A folder with what sources name."""
    ours = authority.issue_cert("tooldesk@example.org")
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    ours.private_key_and_cert_chain_pem.write_to_path(tmp_path / "both.pem")
    ours.cert_chain_pems[0].write_to_path(tmp_path / "us.pem")
    ours.private_key_pem.write_to_path(tmp_path / "us.key")
    key = load_pem_private_key(ours.private_key_pem.bytes(), None)
    locked = key.private_bytes(
        Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(key_password.encode())
    )
    (tmp_path / "locked.key").write_bytes(locked)
    (tmp_path / "empty.pem").write_text("nothing\n", encoding="utf-8")
    return tmp_path


@pytest.fixture
async def serve(authority: trustme.CA, bench: Bench, until: Until) -> AsyncIterator[Any]:
    """Starts servers over TLS."""
    servers = []

    async def start(*, wants_certificate: bool = False, name: str = "127.0.0.1") -> Server:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert(name).configure_cert(context)
        if wants_certificate:
            authority.configure_trust(context)
            context.verify_mode = ssl.CERT_REQUIRED
        server = await Server(until).start(context)
        servers.append(server)
        return server

    yield start
    await bench.calls.close()
    for server in servers:
        await server.stop()


class SocksProxy:
    """SOCKS 5 (RFC 1928), with a password (RFC 1929) when it is given one; leads to one server."""

    def __init__(self, leads_to: int, password: bytes = b"") -> None:
        self.asked: list[tuple[str, int]] = []
        self.url = ""
        self._leads_to = leads_to
        self._password = password
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> asyncio.Server:
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"socks5://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        return server

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, count = await reader.readexactly(2)
        await reader.readexactly(count)
        writer.write(b"\x05\x02" if self._password else b"\x05\x00")
        if self._password and not await self._is_known(reader, writer):
            writer.close()
            return
        await reader.readexactly(3)
        kind = await reader.readexactly(1)
        size = 4 if kind == b"\x01" else (await reader.readexactly(1))[0]
        host = await reader.readexactly(size)
        (port,) = struct.unpack(">H", await reader.readexactly(2))
        self.asked.append((host.decode("latin-1"), port))
        there, to = await asyncio.open_connection("127.0.0.1", self._leads_to)
        writer.write(b"\x05\x00\x00\x01\x7f\x00\x00\x01\x00\x00")
        await asyncio.gather(self._pass_on(reader, to), self._pass_on(there, writer))

    async def _is_known(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        _, size = await reader.readexactly(2)
        await reader.readexactly(size)
        password = await reader.readexactly((await reader.readexactly(1))[0])
        writer.write(b"\x01\x00" if password == self._password else b"\x01\x01")
        await writer.drain()
        return password == self._password

    @staticmethod
    async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
        writer.close()


@pytest.fixture
async def socks(server: Server, bench: Bench) -> AsyncIterator[SocksProxy]:
    proxy = SocksProxy(server.port)
    listening = await proxy.start()
    yield proxy
    await bench.calls.close()
    listening.close()
    await listening.wait_closed()
