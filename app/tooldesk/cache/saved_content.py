"""save_content: what a remembered result says, written into a file a piece at a time.

Of a result of any size no more than some pieces is in memory: it is read from the database,
unpacked, taken apart, redacted and written piece by piece. It is read once before, because what
kind of data a block has is said behind the data.
"""

from __future__ import annotations

import asyncio
import binascii
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from tooldesk.cache.cache_entries import CacheEntries
from tooldesk.cache.content_part import ContentPart, chosen_parts
from tooldesk.cache.content_reader import ContentReader, Part
from tooldesk.errors import AppError, StorageError
from tooldesk.redaction.stream_redactor import StreamRedactor
from tooldesk.replaced_file import chosen_file
from tooldesk.storage.packed_json import PieceUnpacker
from tooldesk.tools.media_suffixes import ANY_BYTES


async def save_content(
    entries: CacheEntries,
    number: int,
    path: Path,
    stream: Callable[[], StreamRedactor],
    part: int = 0,
) -> int:
    """Write the part of a number, or what the name of the file asks for; how many are left out.

    `stream` makes what takes stored secrets out of a text.

    Raises:
        AppError: there is no such result, nothing of it is what the file is to hold, there is no
            such folder, or a stored secret is in a picture or a sound.
        StorageError: the database can't be used, the result can't be read or was replaced
            meanwhile, or the file can't be written; an older file stays as it was.
    """
    found = await entries.some([number])
    stored_at = found[0].stored_at if found else ""
    parts = await content_parts(entries, number, stored_at)
    chosen = chosen_parts(parts, path, part)
    if not path.parent.is_dir():
        raise AppError(
            f"{path.name} can't be written: there is no folder {path.parent}.",
            next_step="Make it first, or choose another folder.",
        )
    blocks = {each.number - 1 for each in chosen}
    with chosen_file(path, is_private=True) as file, _unreadable_said(number):
        saving = _Saving(file.buffer, stream, blocks, is_text=not chosen[0].media_type)
        await _read(entries, number, stored_at, saving.take)
        await asyncio.to_thread(saving.finish)
    return len(parts) - len(chosen)


async def content_parts(
    entries: CacheEntries, number: int, stored_at: str = ""
) -> list[ContentPart]:
    """What of a result can be written into a file, in order; none when there is no such result.

    Raises:
        StorageError: the database can't be used, or the result can't be read.
    """
    kinds: dict[int, str] = {}
    types: dict[int, str] = {}

    def take(found: Iterator[Part]) -> None:
        for block, kind, words in found:
            if kind == "mediaType":
                types[block] = types.get(block, "") + words
            else:
                kinds[block] = kind

    with _unreadable_said(number):
        await _read(entries, number, stored_at, take)
    media = {
        block: types.get(block) or ANY_BYTES for block, kind in kinds.items() if kind != "text"
    }
    return [ContentPart(block + 1, media.get(block, "")) for block in kinds]


async def _read(
    entries: CacheEntries, number: int, stored_at: str, take: Callable[[Iterator[Part]], None]
) -> None:
    """Hand over what is found in the blocks of a result; ValueError when it is none."""
    unpacker, reader = PieceUnpacker(), ContentReader()

    def feed(chunk: bytes) -> None:
        for piece in unpacker.feed(chunk):
            take(reader.feed(piece))

    is_there = False
    async for chunk in entries.chunks(number, stored_at):
        is_there = True
        await asyncio.to_thread(feed, chunk)
    if is_there:
        unpacker.finish()


@contextmanager
def _unreadable_said(number: int) -> Iterator[None]:
    try:
        yield
    except ValueError as error:
        raise StorageError(
            f"Answer {number} can't be read, and is given to no call.",
            next_step="Delete it: a fresh one takes its place.",
        ) from error


class _Saving:
    """Writes blocks of one result: texts one below the other, or the bytes of one."""

    def __init__(
        self,
        file: BinaryIO,
        stream: Callable[[], StreamRedactor],
        blocks: Collection[int],
        *,
        is_text: bool,
    ) -> None:
        self._file, self._stream = file, stream
        self._blocks, self._is_text = blocks, is_text
        self._redactor = stream()
        self._block = -1
        self._base64 = ""

    def take(self, found: Iterator[Part]) -> None:
        """Write what is of these blocks; ValueError when it is no base64."""
        for block, kind, words in found:
            if block not in self._blocks or kind == "mediaType":
                continue
            if self._block not in (-1, block):
                self._write(self._redactor.finish(is_cut=False) + "\n")
                self._redactor = self._stream()
            self._block = block
            self._write(self._redactor.feed(words))

    def finish(self) -> None:
        """Write the rest."""
        self._write(self._redactor.finish(is_cut=False), is_last=True)

    def _write(self, words: str, *, is_last: bool = False) -> None:
        if self._is_text:
            self._file.write(words.encode("utf-8", "replace"))
            return
        if self._redactor.has_replaced:
            raise AppError(
                "A stored secret is in the picture or sound, so it is not written.",
                next_step="Delete the answer, and see why the tool gives the secret away.",
            )
        written = self._base64 + "".join(words.split())
        whole = len(written) if is_last else len(written) // 4 * 4
        self._base64 = written[whole:]
        try:
            self._file.write(binascii.a2b_base64(written[:whole], strict_mode=True))
        except binascii.Error as error:
            raise ValueError("no base64") from error
