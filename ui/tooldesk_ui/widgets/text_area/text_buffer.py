"""TextBuffer: a text of any size that is edited in place, with its lines. No Qt.

The text is a list of chunks. An edit makes one chunk anew and the sums over all of them, so that
its cost hardly depends on how long the text is, and nothing is copied to give a part back.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable
from copy import copy
from itertools import accumulate
from typing import NamedTuple

CHUNK = 32_768
"""Characters of a chunk; one that was typed into may get twice as long."""


class Piece(NamedTuple):
    """What is laid out at once: a line, or a slice of a long one."""

    start: int
    """First character."""

    end: int
    """One past the last; a line break is not in it."""

    is_line_start: bool
    """Whether a line begins here."""

    is_line_end: bool
    """Whether its line ends here."""


class TextBuffer:
    """Characters are code points; lines end at line feeds."""

    def __init__(self, text: str = "") -> None:
        self._chunks: list[str] = []
        self._counts: list[int] = []
        """How many line breaks are in each chunk; counting is what takes long in a large text."""
        self._starts = [0]
        """Where each chunk begins, and the length of all."""
        self._breaks = [0]
        """How many line breaks are before each chunk, and in all."""
        self.revision = 0
        self.replace(0, 0, (text,))

    def __len__(self) -> int:
        return self._starts[-1]

    @property
    def line_count(self) -> int:
        """One more than there are line breaks."""
        return self._breaks[-1] + 1

    @property
    def text(self) -> str:
        """All of it."""
        return "".join(self._chunks)

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing but white space."""
        return all(chunk.isspace() for chunk in self._chunks)

    def holds(self, text: str) -> bool:
        """Whether it is this very text."""
        places = zip(self._starts, self._chunks, strict=False)
        return len(self) == len(text) and all(text.startswith(each, at) for at, each in places)

    def chunks(self) -> list[tuple[int, int]]:
        """Length and line breaks of each chunk."""
        return list(zip(map(len, self._chunks), self._counts, strict=True))

    def snapshot(self) -> TextBuffer:
        """The text of now, without a copy of it."""
        made = copy(self)
        made._chunks, made._counts = self._chunks.copy(), self._counts.copy()
        return made

    def pieces(self, start: int, end: int) -> tuple[str, ...]:
        """The characters from `start` to `end` without a copy of what is whole."""
        start, end = max(0, start), min(end, len(self))
        if start >= end:
            return ()
        first, last = self._chunk_at(start), self._chunk_at(end - 1)
        parts = self._chunks[first : last + 1]
        parts[-1] = parts[-1][: end - self._starts[last]]
        parts[0] = parts[0][start - self._starts[first] :]
        return tuple(parts)

    def slice(self, start: int, end: int) -> str:
        """The characters from `start` to `end`."""
        return "".join(self.pieces(start, end))

    def replace(self, start: int, end: int, new: Iterable[str]) -> tuple[str, ...]:
        """Put `new` in the place of what is from `start` to `end`, which is given back."""
        removed = self.pieces(start, end)
        first, before = self._split(start)
        last, after = self._split(end)
        tail = self._chunks[last][after:] if last < len(self._chunks) else ""
        head = self._chunks[first][:before] if first < len(self._chunks) else ""
        made = _rechunked((head, *new, tail))
        self._chunks[first : last + 1] = made
        self._counts[first : last + 1] = [chunk.count("\n") for chunk in made]
        self._starts = [0, *accumulate(map(len, self._chunks))]
        self._breaks = [0, *accumulate(self._counts)]
        self.revision += 1
        return removed

    def line_start(self, offset: int) -> int:
        """Where the line that `offset` is in begins."""
        number, within = self._split(offset)
        if number < len(self._chunks):
            found = self._chunks[number].rfind("\n", 0, within)
            if found >= 0:
                return self._starts[number] + found + 1
        before = self._breaks[min(number, len(self._chunks))]
        if before == 0:
            return 0
        holder = bisect_left(self._breaks, before) - 1
        return self._starts[holder] + self._chunks[holder].rindex("\n") + 1

    def line_end(self, offset: int) -> int:
        """Where the line that `offset` is in ends, before its line break."""
        number, within = self._split(offset)
        if number >= len(self._chunks):
            return len(self)
        found = self._chunks[number].find("\n", within)
        if found >= 0:
            return self._starts[number] + found
        passed = self._breaks[number + 1]
        if passed == self._breaks[-1]:
            return len(self)
        holder = bisect_right(self._breaks, passed) - 1
        return self._starts[holder] + self._chunks[holder].index("\n")

    def line_number(self, offset: int) -> int:
        """How many line breaks are before `offset`."""
        number, within = self._split(offset)
        if number >= len(self._chunks):
            return self._breaks[-1]
        return self._breaks[number] + self._chunks[number].count("\n", 0, within)

    def offset_of_line(self, number: int) -> int:
        """Where the line of this number, counted from 0, begins; the end when there is none."""
        if number <= 0:
            return 0
        if number >= self.line_count:
            return len(self)
        holder = bisect_left(self._breaks, number) - 1
        place, chunk = -1, self._chunks[holder]
        for _ in range(number - self._breaks[holder]):
            place = chunk.index("\n", place + 1)
        return self._starts[holder] + place + 1

    def piece_at(self, offset: int, slice_length: int) -> Piece:
        """The slice that `offset` is in; at a seam, the one that begins there."""
        start, end = self.line_start(offset), self.line_end(offset)
        number = (offset - start) // slice_length
        if number and offset == end and (end - start) % slice_length == 0:
            number -= 1
        begin = start + number * slice_length
        stop = min(end, begin + slice_length)
        return Piece(begin, stop, begin == start, stop == end)

    def piece_after(self, piece: Piece, slice_length: int) -> Piece | None:
        """The next one."""
        following = piece.end + 1 if piece.is_line_end else piece.end
        return self.piece_at(following, slice_length) if following <= len(self) else None

    def piece_before(self, piece: Piece, slice_length: int) -> Piece | None:
        """The previous one."""
        if not piece.is_line_start:
            return self.piece_at(piece.start - slice_length, slice_length)
        return self.piece_at(piece.start - 1, slice_length) if piece.start else None

    def _chunk_at(self, offset: int) -> int:
        return bisect_right(self._starts, offset) - 1

    def _split(self, offset: int) -> tuple[int, int]:
        """The number of the chunk that an edit at `offset` begins or ends in, and where in it."""
        number = max(0, min(self._chunk_at(offset), len(self._chunks) - 1))
        return number, offset - self._starts[number]


def with_line_feeds(text: str) -> str:
    """Lines of a clipboard or a file may end in other ways."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def _rechunked(parts: Iterable[str]) -> list[str]:
    """The same characters in chunks that are neither small nor large."""
    made: list[str] = []
    waiting: list[str] = []
    length = 0
    for part in parts:
        if length + len(part) <= 2 * CHUNK:
            waiting.append(part)
            length += len(part)
            continue
        made.append("".join(waiting))
        whole = len(part) - CHUNK
        made += [part[at : at + CHUNK] for at in range(0, whole, CHUNK)]
        rest = part[len(range(0, whole, CHUNK)) * CHUNK :]
        waiting, length = [rest], len(rest)
    made.append("".join(waiting))
    return [part for part in made if part]
