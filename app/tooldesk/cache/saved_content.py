"""save_content: what a remembered result says, written into a file a piece at a time.

Of a result of any size no more than some pieces is in memory: it is read from the database,
unpacked, taken apart, redacted and written piece by piece.
"""

from __future__ import annotations

import asyncio
import binascii
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO

from tooldesk.cache.cache_entries import CacheEntries
from tooldesk.cache.content_reader import ContentReader
from tooldesk.errors import AppError, StorageError
from tooldesk.redaction.stream_redactor import StreamRedactor
from tooldesk.replaced_file import chosen_file
from tooldesk.storage.packed_json import PieceUnpacker


async def save_content(
    entries: CacheEntries, number: int, path: Path, stream: Callable[[], StreamRedactor]
) -> int:
    """Write its texts, or the picture or sound that it begins with; how many blocks are left out.

    `stream` makes what takes stored secrets out of a text.

    Raises:
        AppError: there is no such result, it has neither text nor media, or media with a stored
            secret in it.
        StorageError: the database can't be used, the result can't be read, or the file can't be
            written; an older file stays as it was.
    """
    with chosen_file(path) as file:
        saving = _Saving(file.buffer, stream)
        try:
            async for chunk in entries.chunks(number):
                await asyncio.to_thread(saving.feed, chunk)
            return await asyncio.to_thread(saving.finish)
        except ValueError as error:
            raise StorageError(
                f"Answer {number} can't be read, and is given to no call.",
                next_step="Delete it: a fresh one takes its place.",
            ) from error


class _Saving:
    """Writes one result."""

    def __init__(self, file: BinaryIO, stream: Callable[[], StreamRedactor]) -> None:
        self._file, self._stream = file, stream
        self._unpacker, self._reader = PieceUnpacker(), ContentReader()
        self._redactor = stream()
        self._kind, self._block = "", -1
        self._left_out: set[int] = set()
        self._base64 = ""

    def feed(self, chunk: bytes) -> None:
        """Take what was read; ValueError when it is no result."""
        for piece in self._unpacker.feed(chunk):
            for block, kind, words in self._reader.feed(piece):
                self._take(block, kind, words)

    def finish(self) -> int:
        """Write the rest; how many blocks were left out."""
        self._unpacker.finish()
        if not self._kind:
            raise AppError(
                "The answer has neither a text nor a picture or a sound.",
                next_step="Look at it whole: tooldesk cache show --json.",
            )
        self._write(self._redactor.finish(is_cut=False), is_last=True)
        return len(self._left_out)

    def _take(self, block: int, kind: str, words: str) -> None:
        self._kind = self._kind or kind
        is_wanted = kind == self._kind and (kind == "text" or self._block in (-1, block))
        if not is_wanted:
            self._left_out.add(block)
            return
        if self._block not in (-1, block):
            self._write(self._redactor.finish(is_cut=False) + "\n")
            self._redactor = self._stream()
        self._block = block
        self._write(self._redactor.feed(words))

    def _write(self, words: str, *, is_last: bool = False) -> None:
        if self._kind == "text":
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
