"""Answers that come piece by piece, from a real server that waits between the pieces."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from tooldesk.errors import ToolTimeoutError
from tooldesk.execution.tool_output import MAX_OUTPUT_BYTES
from tooldesk.tools.tool_context import ToolContext

EVENTS = b'id: 1\ndata: {"text": "Hel"}\n\n:comment\nevent: end\ndata: lo\ndata: you\n\n'


class SlowServer:
    """Sends one piece, then the next when it is told to."""

    def __init__(self) -> None:
        self.media_type = "text/event-stream"
        self.pieces: list[bytes] = []
        self.go_on = asyncio.Semaphore(0)
        self.url = ""
        self.is_closed = asyncio.Event()

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        head = f"HTTP/1.1 200 OK\r\nContent-Type: {self.media_type}\r\n"
        writer.write(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n")
        for piece in self.pieces:
            writer.write(b"%x\r\n%s\r\n" % (len(piece), piece))
            await writer.drain()
            goes_on = asyncio.ensure_future(self.go_on.acquire())
            is_gone = asyncio.ensure_future(reader.read())
            await asyncio.wait([goes_on, is_gone], return_when=asyncio.FIRST_COMPLETED)
            if is_gone.done():
                goes_on.cancel()
                break
            is_gone.cancel()
            await asyncio.wait([is_gone])
        writer.write(b"0\r\n\r\n")
        writer.close()
        self.is_closed.set()


@pytest.fixture
async def slow() -> AsyncIterator[SlowServer]:
    slow = SlowServer()
    server = await asyncio.start_server(slow.answer, "127.0.0.1", 0)
    slow.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
    yield slow
    server.close()
    await server.wait_closed()


async def test_pieces_are_shown_before_the_answer_ends(bench: Any, slow: SlowServer) -> None:
    slow.pieces = [EVENTS[:10], EVENTS[10:]]
    shown: asyncio.Queue[str] = asyncio.Queue()
    context = ToolContext(on_output=lambda _, text: shown.put_nowait(text))
    work = bench.calls.call(bench.source(slow.url), {}, context, 10, bench.folder)
    call = asyncio.create_task(work)
    async with asyncio.timeout(10):
        assert await shown.get() == EVENTS[:10].decode()
        assert not call.done()
        slow.go_on.release()
        assert await shown.get() == EVENTS[10:].decode()
        slow.go_on.release()
        result = await call
    assert result.structured == [
        {"event": "message", "data": {"text": "Hel"}, "id": "1"},
        {"event": "end", "data": "lo\nyou", "id": "1"},
    ]


async def test_endless_stream_ends_with_the_time_of_the_tool(bench: Any, slow: SlowServer) -> None:
    slow.pieces = [b"data: tick\n\n"] * 3
    with pytest.raises(ToolTimeoutError):
        await bench.call(slow.url, timeout_s=1)
    async with asyncio.timeout(10):
        await slow.is_closed.wait()


async def test_what_is_picked_of_all_events(bench: Any, server: Any, reply: Any) -> None:
    server.reply = reply(EVENTS, media_type="text/event-stream; charset=utf-8")
    assert (await bench.call(pick="$[*].data.text")).structured == ["Hel"]


@pytest.mark.parametrize("media_type", ["application/x-ndjson", "application/jsonl"])
async def test_lines_of_json_are_values(
    bench: Any, server: Any, reply: Any, media_type: str
) -> None:
    server.reply = reply(b'{"a": 1}\n\n{"a": 2}\n', media_type=media_type)
    assert (await bench.call()).structured == [{"a": 1}, {"a": 2}]
    assert (await bench.call(pick="$[1].a")).structured == 2


async def test_lines_that_are_no_json_are_text(bench: Any, server: Any, reply: Any) -> None:
    server.reply = reply(b"{\nno\n", media_type="application/x-ndjson")
    result = await bench.call()
    assert (result.joined_text, result.structured) == ("{\nno\n", None)


@pytest.mark.parametrize("media_type", ["application/x-ndjson", "text/event-stream"])
async def test_lines_nested_too_deep_are_text(
    bench: Any, server: Any, reply: Any, media_type: str
) -> None:
    begin = b"data: " if media_type == "text/event-stream" else b""
    nested = b"[" * 980 + b"]" * 980
    server.reply = reply(begin + nested + b"\n\n", media_type=media_type)
    result = await bench.call()
    assert nested.decode() in result.joined_text
    assert (
        not isinstance(result.structured, list) or result.structured[0]["data"] == nested.decode()
    )


@pytest.mark.parametrize("media_type", ["application/x-ndjson", "text/event-stream"])
async def test_flood_of_lines_is_text(bench: Any, server: Any, reply: Any, media_type: str) -> None:
    server.reply = reply(b"1\n" * 100_001, media_type=media_type)
    result = await bench.call()
    assert (len(result.joined_text), result.structured) == (200_002, None)


async def test_long_stream_is_shown_in_part_and_text_as_a_whole(
    bench: Any, server: Any, reply: Any
) -> None:
    line = b'{"a": "' + b"x" * 90 + b'"}\n'
    server.reply = reply(line * 20_000, media_type="application/x-ndjson")
    shown: list[tuple[str, str]] = []
    context = ToolContext(on_output=lambda stream, text: shown.append((stream, text)))
    result = await bench.calls.call(bench.source("/"), {}, context, 10, bench.folder)
    assert (len(result.joined_text), result.structured) == (len(line) * 20_000, None)
    assert sum(len(text) for stream, text in shown if stream == "stdout") == MAX_OUTPUT_BYTES
    assert [text for stream, text in shown if stream == "stderr"] == [
        "The first 1 MB are shown while they come; the result has more.\n"
    ]
    picked = await bench.call(pick="$[19999].a")
    assert picked.structured is None
    assert picked.joined_text == "x" * 90


async def test_cut_stream_keeps_its_whole_lines(bench: Any, server: Any, reply: Any) -> None:
    server.reply = reply(b'{"a": 1}\n{"a": 2}\n', media_type="application/x-ndjson")
    result = await bench.call(max_response_bytes=15)
    assert result.structured == [{"a": 1}]
    assert "… cut at 15 bytes" in result.joined_text
