"""trace_lines: the lines of a file of any size, each within bounds, or why it can't be had."""

from __future__ import annotations

import codecs
from collections.abc import Iterator
from typing import BinaryIO, TypeAlias

from tooldesk.traces.recorded_output import TraceProblem

MOST_BYTES = 32_000_000
"""Of one line, one value over several lines, or one stream; what is longer is left out."""

_PIECE_BYTES = 1_000_000
_WIDE = {codecs.BOM_UTF16_LE: "utf-16-le", codecs.BOM_UTF16_BE: "utf-16-be"}

Line: TypeAlias = tuple[int, str]
"""Its number, from 1, and its text with the line break."""


def too_large(source: str, line: int) -> TraceProblem:
    """What is said of a part that is longer than what is read at once."""
    return TraceProblem(
        "too large",
        f"It is larger than {MOST_BYTES // 1_000_000} MB, and is left out.",
        "Cut it into parts if it matters; the rest is read.",
        source,
        line,
    )


def trace_lines(stream: BinaryIO, source: str, first: int = 1) -> Iterator[Line | TraceProblem]:
    """Every line, blank ones too; never more in memory than one. Blocking.

    A file that begins with the mark of UTF-16 is read as that, every other one as UTF-8. The first
    line has the number `first`.

    Raises:
        OSError: the file can't be read on.
    """
    number = first - 1
    while piece := stream.readline(MOST_BYTES + 1):
        number += 1
        if number == 1 and (encoding := _WIDE.get(piece[:2])):
            yield from _numbered(_wide_lines(piece[2:], stream, encoding), source)
            return
        if len(piece) > MOST_BYTES and not piece.endswith(b"\n"):
            _skip_line(stream)
            yield too_large(source, number)
            continue
        try:
            text = piece.decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError as error:
            yield TraceProblem(
                "encoding",
                f"Byte {error.start + 1} of the line is no UTF-8, so it is left out.",
                "Convert the file to UTF-8 if the line matters; the rest is read.",
                source,
                number,
            )
            continue
        yield number, text


def _skip_line(stream: BinaryIO) -> None:
    while (piece := stream.readline(_PIECE_BYTES)) and not piece.endswith(b"\n"):
        pass


def _wide_lines(piece: bytes, stream: BinaryIO, encoding: str) -> Iterator[str]:
    """The lines of UTF-16; one that is too long is given cut, so that its length says so."""
    decode = codecs.getincrementaldecoder(encoding)("replace").decode
    waiting = ""
    while piece:
        *lines, rest = (waiting + decode(piece)).split("\n")
        yield from (line + "\n" for line in lines)
        waiting = rest[: MOST_BYTES + 1]
        piece = stream.read(_PIECE_BYTES)
    yield waiting


def _numbered(lines: Iterator[str], source: str) -> Iterator[Line | TraceProblem]:
    for number, text in enumerate(lines, start=1):
        if len(text) > MOST_BYTES:
            yield too_large(source, number)
        elif text:
            yield number, text
