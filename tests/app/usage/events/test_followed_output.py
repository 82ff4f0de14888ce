"""What is followed is read beside the loop that shows it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.usage.events.followed_output import FollowedOutput


class _Written:
    name = "written"

    async def chunks(self) -> AsyncIterator[bytes]:
        yield b"Some words, and then some more of them.\n" * 4
        yield b'<tool_call>{"name": "ping", "arguments": {}}</tool_call> Then this one: '
        yield b"<|tool_call_start|>[ping(o={'a'"
        yield b": 1, 'b\xe2\x80\x9c [1]}, p='q')]<|tool_call_end|> So be it."


def test_end_of_an_output_is_read_beside_the_loop(monkeypatch):
    threads: set[int] = set()
    close = StreamReader.close

    def watched(reader):
        threads.add(threading.get_ident())
        return close(reader)

    monkeypatch.setattr(StreamReader, "close", watched)

    async def follow() -> FollowedOutput:
        output = FollowedOutput(_Written(), {})
        async for _ in output.run():
            pass
        return output

    output = asyncio.run(follow())
    assert [(call.state, call.why) for call in output.calls] == [
        ("complete", ""),
        ("not read", "ping: A comma or } is missing."),
    ]
    assert threads
    assert threading.get_ident() not in threads
