"""Proxies: real ones on loopback, over HTTP and SOCKS 5."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import AsyncIterator
from typing import Any

import pytest

from app.errors import PermanentError, RetriableError


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
async def socks(server: Any, bench: Any) -> AsyncIterator[SocksProxy]:
    proxy = SocksProxy(server.port)
    listening = await proxy.start()
    yield proxy
    await bench.calls.close()
    listening.close()
    await listening.wait_closed()


async def test_socks_proxy_looks_up_the_host(bench: Any, socks: SocksProxy) -> None:
    result = await bench.call("http://service.invalid:8080/a", proxy=socks.url)
    assert (result.text, socks.asked) == ("hello", [("service.invalid", 8080)])


async def test_socks_proxy_of_the_environment_gets_its_password(
    bench: Any, socks: SocksProxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    socks._password = b"pass word"
    for name in ("http_proxy", "no_proxy"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("all_proxy", socks.url.replace("//", "//user:pass%20word@"))
    assert (await bench.call("http://service.invalid/a")).text == "hello"


async def test_password_for_a_proxy_of_the_environment_is_sent(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", bench.server.url.replace("//", "//user:word@"))
    monkeypatch.delenv("no_proxy", raising=False)
    await bench.call("http://service.invalid/a")
    assert bench.server.seen[0].headers["proxy-authorization"] == "Basic dXNlcjp3b3Jk"


async def test_proxy_that_is_not_there_is_explained(bench: Any) -> None:
    with pytest.raises(RetriableError) as raised:
        await bench.call("http://service.invalid/a", proxy="socks5://127.0.0.1:9")
    assert raised.value.message == (
        "The proxy 127.0.0.1:9, on the way to service.invalid, can't be reached: "
        "nothing listens there."
    )


async def test_proxy_of_an_unknown_kind_is_refused_without_its_password(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "gopher://user:hidden@127.0.0.1:9")
    monkeypatch.delenv("no_proxy", raising=False)
    with pytest.raises(PermanentError, match="proxy's URL") as raised:
        await bench.call("http://service.invalid/a")
    assert "hidden" not in str(raised.value)
