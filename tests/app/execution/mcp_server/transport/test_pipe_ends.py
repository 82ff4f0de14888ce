"""Both ends of a process's pipes: whole messages, in order, and nobody is kept from going on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from tooldesk.execution.mcp_server.transport.pipe_ends import PipeReader, PipeWriter

LARGE = b"x" * 1_000_000 + b"\n"
"""More than a pipe holds."""


@pytest.fixture
def pipe() -> Iterator[tuple[int, int]]:
    """A reading and a writing end, as the transport has them."""
    ends = os.pipe()
    for end in ends:
        os.set_blocking(end, False)
    yield ends
    for end in ends:
        os.close(end)


async def read_bytes(reader: PipeReader, size: int) -> bytes:
    read = b""
    while len(read) < size:
        read += await asyncio.wait_for(reader.read(), 30)
    return read


async def test_messages_larger_than_the_pipe_come_one_after_another(pipe: tuple[int, int]) -> None:
    reader, writer = PipeReader(pipe[0]), PipeWriter(pipe[1])
    messages = [LARGE, b"small\n", LARGE.replace(b"x", b"y")]
    writing = [asyncio.ensure_future(writer.write(each)) for each in messages]
    try:
        read = await read_bytes(reader, sum(map(len, messages)))
        await asyncio.gather(*writing)
    finally:
        reader.close()
    lines = read.splitlines(keepends=True)
    assert sorted(lines) == sorted(messages)


async def test_message_in_the_middle_is_written_whole_though_nobody_waits_for_it(
    pipe: tuple[int, int],
) -> None:
    reader, writer = PipeReader(pipe[0]), PipeWriter(pipe[1])
    first = asyncio.ensure_future(writer.write(LARGE))
    await asyncio.sleep(0)
    never = asyncio.ensure_future(writer.write(b"never\n"))
    await asyncio.sleep(0)
    for each in (first, never):
        each.cancel()
    await asyncio.gather(first, never, return_exceptions=True)
    last = asyncio.ensure_future(writer.write(b"last\n"))
    try:
        assert await read_bytes(reader, len(LARGE) + 5) == LARGE + b"last\n"
        await last
    finally:
        reader.close()


async def test_writer_is_told_that_nobody_reads(pipe: tuple[int, int]) -> None:
    theirs, ours = os.pipe()
    os.set_blocking(ours, False)
    writer = PipeWriter(ours)
    writing = asyncio.ensure_future(writer.write(LARGE))
    try:
        await asyncio.sleep(0)
        os.close(theirs)
        with pytest.raises(BrokenPipeError):
            await asyncio.wait_for(writing, 30)
        with pytest.raises(BrokenPipeError):
            await writer.write(b"more\n")
    finally:
        os.close(ours)


async def test_closed_writer_writes_nothing_more_and_leaves_nobody_waiting(
    pipe: tuple[int, int],
) -> None:
    writer = PipeWriter(pipe[1])
    writing = [asyncio.ensure_future(writer.write(each)) for each in (LARGE, b"more\n")]
    await asyncio.sleep(0)
    await writer.close()
    for each in writing:
        with pytest.raises(BrokenPipeError):
            await asyncio.wait_for(each, 30)


async def test_reader_leaves_in_the_pipe_what_nobody_wants_yet(pipe: tuple[int, int]) -> None:
    reader, writer = PipeReader(pipe[0]), PipeWriter(pipe[1])
    await writer.write(b"one\n")
    try:
        assert await reader.read() == b"one\n"
        writing = asyncio.ensure_future(writer.write(LARGE))
        turns = 0
        while reader._is_watched:  # it is looked at once more, and then not any more
            await asyncio.sleep(0)
            turns += 1
            assert turns < 100_000
        assert not writing.done()
        assert await read_bytes(reader, len(LARGE)) == LARGE
        await writing
    finally:
        reader.close()


async def test_reader_ends_when_the_other_end_is_closed(pipe: tuple[int, int]) -> None:
    ours, theirs = os.pipe()
    os.set_blocking(ours, False)
    reader = PipeReader(ours)
    try:
        os.write(theirs, b"last")
        os.close(theirs)
        assert [await reader.read(), await reader.read()] == [b"last", b""]
        assert not reader._is_watched
    finally:
        os.close(ours)
