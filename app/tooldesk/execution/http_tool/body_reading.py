"""read_body: an answer's body, unpacked, never more of it than the limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import aclosing

import httpx2

from tooldesk.execution.http_tool.unpacking import unpacking_of
from tooldesk.frozen_record import frozen_record

_LONGEST_TURN_S = 0.01


@frozen_record
class ReadBody:
    """What was read."""

    data: bytes
    """At most as many bytes as the limit."""

    is_cut: bool
    """Whether there was more."""


async def read_body(
    answer: httpx2.Response, limit_bytes: int, on_piece: Callable[[bytes], None] | None = None
) -> ReadBody:
    """Read until the end or the limit; a small packed body can't become a large one.

    What is read is handed to `on_piece` as it comes.

    Raises:
        PermanentError: the body is packed in a way that was not asked for, or wrongly.
        RetriableError: it is packed, and its end is missing.
    """
    unpacking = unpacking_of(answer.headers.get("Content-Encoding", ""))
    data = bytearray()
    loop = asyncio.get_running_loop()
    turn_began = loop.time()
    async with aclosing(answer.aiter_raw()) as parts:
        async for part in parts:
            piece = unpacking.feed(part, limit_bytes + 1 - len(data))
            data += piece
            if len(data) > limit_bytes:
                return ReadBody(bytes(data[:limit_bytes]), is_cut=True)
            if on_piece is not None:
                on_piece(piece)
            if loop.time() - turn_began > _LONGEST_TURN_S:
                # of a thousand tiny parts that came as one none is waited for
                await asyncio.sleep(0)
                turn_began = loop.time()
    unpacking.finish()
    return ReadBody(bytes(data), is_cut=False)
