"""A real server that replays answers byte by byte, and a real capture before it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import httpx2
import pytest

from tooldesk.calling.streaming.stream_events import StreamEvent
from tooldesk.capturing.capture import Capture
from tooldesk.capturing.exchange import Exchange

SSE = ((b"Content-Type", b"text/event-stream; charset=utf-8"), (b"X-Request-Id", b"req_1"))


class Replay:
    """A server that gives every request the same answer, in the parts that were set.

    Attributes:
        heads, bodies: Of the requests, as they came.
        closed: How many connections clients ended.
    """

    def __init__(self) -> None:
        self.heads: list[bytes] = []
        self.bodies: list[bytes] = []
        self.closed = self.sent_bytes = 0
        self.is_full = False
        self.parts: Iterable[bytes] = ()
        self.status = b"200 OK"
        self.headers: tuple[tuple[bytes, bytes], ...] = SSE
        self.breaks_off = self.hangs = False
        self.gate: asyncio.Event | None = None
        self.url = ""
        self.queue: list[object] = []
        self.when_forced: object = ...

    def answers(
        self,
        *parts: bytes,
        headers: tuple[tuple[bytes, bytes], ...] = SSE,
        status: bytes = b"200 OK",
    ) -> None:
        """Answer with these parts from now on."""
        self.parts, self.headers, self.status = parts, headers, status

    def answers_with(self, value: object, status: bytes = b"200 OK") -> None:
        """Answer with a JSON document."""
        body = json.dumps(value).encode()
        length = (b"Content-Length", str(len(body)).encode())
        kind = (b"Content-Type", b"application/json")
        self.answers(body, headers=(kind, length, (b"Retry-After", b"7")), status=status)

    async def on_connection(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Take requests until the other side leaves."""
        try:
            while True:
                head = await reader.readuntil(b"\r\n\r\n")
                self.heads.append(head)
                self.bodies.append(await _body(head, reader))
                if self.hangs:
                    await reader.read()
                    break
                if self.queue:
                    self.answers_with(self.queue.pop(0))
                if self.when_forced is not ... and b'"tool_choice"' in self.bodies[-1]:
                    await self._answer_forced(writer)
                    break
                await self._answer(writer)
                if self.breaks_off:
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            self.closed += 1
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    async def _answer_forced(self, writer: asyncio.StreamWriter) -> None:
        """Answer with that document, whatever else is set; None gives no answer."""
        if self.when_forced is not None:
            body = json.dumps(self.when_forced).encode()
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(body))
            writer.write(body)
            await writer.drain()

    async def _answer(self, writer: asyncio.StreamWriter) -> None:
        is_whole = any(name == b"Content-Length" for name, _ in self.headers)
        lines = [b"HTTP/1.1 " + self.status, *(b"%b: %b" % each for each in self.headers)]
        lines += [] if is_whole else [b"Transfer-Encoding: chunked"]
        writer.write(b"\r\n".join(lines) + b"\r\n\r\n")
        for part in self.parts:
            writer.write(part if is_whole else b"%x\r\n%b\r\n" % (len(part), part))
            self.sent_bytes += len(part)
            self.is_full = writer.transport.get_write_buffer_size() > 0
            await writer.drain()
            if self.gate is not None:
                await self.gate.wait()
        if not is_whole and not self.breaks_off:
            writer.write(b"0\r\n\r\n")
        await writer.drain()


async def _body(head: bytes, reader: asyncio.StreamReader) -> bytes:
    low = head.lower()
    if b"transfer-encoding: chunked" in low:
        parts = []
        while size := int(await reader.readline(), 16):
            parts.append(await reader.readexactly(size))
            await reader.readline()
        await reader.readline()
        return b"".join(parts)
    _, found, rest = low.partition(b"content-length:")
    return await reader.readexactly(int(rest.split(b"\r\n")[0])) if found else b""


@pytest.fixture
async def replay() -> AsyncIterator[Replay]:
    made = Replay()
    server = await asyncio.start_server(made.on_connection, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield made
    server.close()
    await server.wait_closed()


Until = Callable[[Callable[[], object]], Awaitable[None]]


class Captured:
    """A capture that listens, and what it told."""

    def __init__(self, until: Until) -> None:
        self._until = until
        self.told: list[tuple[Exchange, StreamEvent | None]] = []
        self.known: tuple[tuple[str, str], ...] = ()
        self.capture = Capture(lambda *told: self.told.append(told), lambda: self.known)
        self.client = httpx2.AsyncClient(timeout=60)

    @property
    def last(self) -> Exchange:
        return self.capture.exchanges[-1]

    @property
    def url(self) -> str:
        assert self.capture.door is not None
        return self.capture.door.address

    async def post(self, path: str, value: object, **options: Any) -> httpx2.Response:
        return await self.client.post(self.url + path, json=value, **options)

    async def ended(self) -> None:
        """Wait until all exchanges have ended."""
        await self._until(lambda: all(each.total_s is not None for each in self.capture.exchanges))

    async def stop(self) -> None:
        await self.client.aclose()
        await self.capture.stop()


@pytest.fixture
async def captured(
    request: pytest.FixtureRequest, replay: Replay, until: Until
) -> AsyncIterator[Captured]:
    made = Captured(until)
    await made.capture.start(replay.url, heal=getattr(request, "param", ()))
    yield made
    await made.stop()


@pytest.fixture
def cuts() -> Callable[[bytes], Iterable[tuple[bytes, ...]]]:
    """A text in pieces of one byte, of some sizes, and whole."""

    def cut(body: bytes) -> Iterable[tuple[bytes, ...]]:
        for size in (1, 7, 64, 1_000, len(body)):
            yield tuple(body[at : at + size] for at in range(0, len(body), size))

    return cut
