"""A body is read piece by piece, and nobody waits long for its reader."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator

import httpx2

from tooldesk.execution.http_tool.body_reading import read_body


async def test_many_tiny_parts_that_are_there_already_let_others_go_on() -> None:
    parts_of = 20

    async def parts() -> AsyncIterator[bytes]:
        for _ in range(parts_of):
            # nobody else has a turn meanwhile, and it lasts longer than a turn may
            time.sleep(0.012)  # noqa: ASYNC251
            yield b"x"

    reading = asyncio.create_task(read_body(httpx2.Response(200, content=parts()), 1_000_000))
    turns = 0
    while not reading.done():
        await asyncio.sleep(0)
        turns += 1
    assert (await reading).data == b"x" * parts_of
    assert turns >= parts_of
