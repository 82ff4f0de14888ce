"""read_body: an answer's body, unpacked, never more of it than the limit."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from contextlib import aclosing
from dataclasses import dataclass

import httpx2

from tooldesk.errors import PermanentError

_Unpack = Callable[[bytes, int], bytes]
"""Takes packed bytes and the most that is wanted of what they hold."""

_GZIP_OR_ZLIB = 32 + zlib.MAX_WBITS
_LONGEST_TURN_S = 0.01


@dataclass(frozen=True, slots=True)
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
    """
    unpack = _unpacking(answer.headers.get("Content-Encoding", ""))
    data = bytearray()
    loop = asyncio.get_running_loop()
    turn_began = loop.time()
    async with aclosing(answer.aiter_raw()) as parts:
        async for part in parts:
            try:
                piece = unpack(part, limit_bytes + 1 - len(data))
            except zlib.error as error:
                raise PermanentError(
                    f"The answer can't be unpacked: {error}.",
                    next_step='Add a header "Accept-Encoding": "identity" to the tool\'s source.',
                ) from error
            data += piece
            if len(data) > limit_bytes:
                return ReadBody(bytes(data[:limit_bytes]), is_cut=True)
            if on_piece is not None:
                on_piece(piece)
            if loop.time() - turn_began > _LONGEST_TURN_S:
                # of a thousand tiny parts that came as one none is waited for
                await asyncio.sleep(0)
                turn_began = loop.time()
    return ReadBody(bytes(data), is_cut=False)


def _unpacking(coding: str) -> _Unpack:
    match coding.strip().lower():
        case "" | "identity":
            return lambda part, wanted: part[:wanted]
        case "gzip" | "x-gzip" | "deflate":
            return zlib.decompressobj(_GZIP_OR_ZLIB).decompress
    raise PermanentError(
        f"The answer is packed as {coding[:40]}, which was not asked for.",
        next_step='Add a header "Accept-Encoding": "identity" to the tool\'s source.',
    )
