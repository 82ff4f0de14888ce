"""inflating: what undoes the Content-Encoding of an answer that comes in pieces."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator

PIECE_BYTES = 1_000_000
"""Most that is inflated at once: a few bytes can stand for a thousand times as many."""

Inflate = Callable[[bytes], Iterator[bytes]]
"""Takes the next piece and gives what stands in it; raises zlib.error where it can't be read."""


def inflating(encoding: str) -> Inflate | None:
    """What undoes an encoding, in small letters; None for one that is not undone here."""
    if encoding in ("", "identity"):
        return lambda chunk: iter((chunk,))
    return _Members().inflate if encoding in ("gzip", "x-gzip", "deflate") else None


class _Members:
    def __init__(self) -> None:
        self._undo = zlib.decompressobj(wbits=47)

    def inflate(self, chunk: bytes) -> Iterator[bytes]:
        """One member after another (RFC 1952, section 2.2); what is none at the end is no text."""
        while chunk:
            if self._undo.eof:
                if not chunk.startswith(b"\x1f"):
                    return
                self._undo = zlib.decompressobj(wbits=47)
            yield self._undo.decompress(chunk, PIECE_BYTES)
            chunk = self._undo.unconsumed_tail or self._undo.unused_data
