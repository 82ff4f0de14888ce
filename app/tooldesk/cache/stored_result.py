"""A result as the cache keeps it: JSON, deflated where it is large, as pictures are.

What is deflated is written and read in pieces: beside the result itself there is no second copy of
its size, neither packed nor unpacked, but the text that JSON is read from.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from sqlite3 import Connection

from tooldesk.errors import StorageError
from tooldesk.storage.database import Database
from tooldesk.storage.packed_json import PieceUnpacker, pack_large
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import RESULT_STORED_AT, ROOM_FOR_RESULT
from tooldesk.storage.stored_json import ordered_json
from tooldesk.tools.tool_result import JsonObject, MediaContent, TextContent, ToolResult

LARGE = 20_000
"""Characters from which on deflating takes less time than the disk is spared of."""

CHUNK_BYTES = 1_000_000
"""Of a stored result that are read at a time."""

UNREADABLE = (ValueError, TypeError, AttributeError, LookupError, RecursionError)
"""What reading raises where there is no result."""

_RESULT = "cache_entries", "result"

_FOR_MODEL = "forModel"
"""Beside what `ToolResult.to_json` says, which is for people."""


async def stored(result: ToolResult) -> str | tuple[bytes, ...]:
    """What is written; of what is large another thread makes it, in pieces."""
    if _length(result) <= LARGE:
        text = ordered_json(_json_of(result))
        if len(text) <= LARGE:
            return text
    return await asyncio.to_thread(lambda: tuple(pack_large(_json_of(result))))


def write_pieces(connection: Connection, number: int, pieces: Sequence[bytes]) -> None:
    """Put a result that is deflated into its row."""
    connection.execute(ROOM_FOR_RESULT, (sum(map(len, pieces)), number))
    with connection.blobopen(*_RESULT, number) as blob:
        for piece in pieces:
            blob.write(piece)


def restored(kept: str) -> ToolResult:
    """The result of a text that was written; raises what is in UNREADABLE when it is none."""
    found = json.loads(kept)
    result, said = ToolResult.from_json(found), found.get(_FOR_MODEL)
    return replace(result, for_model=str(said)) if said else result


async def read_pieces(
    database: Database, owner: RowOwner, number: int, stored_at: str
) -> ToolResult:
    """The result of a row that was deflated.

    Raises:
        StorageError: as `chunks_of`.
        one of UNREADABLE: it is none.
    """
    unpacker, text = PieceUnpacker(), list[str]()

    def end() -> ToolResult:
        unpacker.finish()
        whole = "".join(text)
        text.clear()
        return restored(whole)

    async for chunk in chunks_of(database, owner, number, stored_at):
        await asyncio.to_thread(lambda chunk=chunk: text.extend(unpacker.feed(chunk)))  # type: ignore[misc]
    return await asyncio.to_thread(end)


async def chunks_of(
    database: Database, owner: RowOwner, number: int, stored_at: str = ""
) -> AsyncIterator[bytes]:
    """A result as it is kept, in pieces of CHUNK_BYTES; none when there is no such number.

    Raises:
        StorageError: the database can't be used, or the result was replaced or deleted while
            it was read, or since `stored_at`.
    """
    at = 0

    def work(connection: Connection) -> tuple[str, bytes]:
        row = connection.execute(RESULT_STORED_AT, (owner.for_results(connection), number))
        if (found := row.fetchone()) is None:
            return "", b""
        with connection.blobopen(*_RESULT, number, readonly=True) as blob:
            blob.seek(at)
            return str(found[0]), blob.read(CHUNK_BYTES)

    while True:
        now, chunk = await database.read(work, sees_posted=False)
        if stored_at and now != stored_at:
            raise StorageError(
                f"Answer {number} was replaced or deleted while it was read.",
                next_step="Try it again.",
            )
        if not chunk:
            return
        yield chunk
        at, stored_at = at + len(chunk), now


def _json_of(result: ToolResult) -> JsonObject:
    shown = result.to_json()
    return shown | {_FOR_MODEL: result.for_model} if result.for_model else shown


def _length(result: ToolResult) -> int:
    """Characters of its blocks; its structured value may be as long again."""
    texts = sum(len(each.text) for each in result.content if isinstance(each, TextContent))
    return texts + sum(len(each.data) for each in result.content if isinstance(each, MediaContent))
