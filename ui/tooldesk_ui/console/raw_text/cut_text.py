"""CutText: what of a very long text is shown, and where each part of it stands. No Qt."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from dataclasses import dataclass

MAX_LINE_LENGTH = 8_000
"""Characters of one line that are laid out without a noticeable stall."""

MAX_LENGTH = 200_000
"""Characters shown in all, about."""

_ASTRAL = re.compile("[\U00010000-\U0010ffff]")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the full text that is shown unchanged."""

    start: int
    """First code point in the full text."""

    end: int
    """One past the last."""

    shown_start: int
    """Where it begins in what is shown."""


class CutText:
    """A text of any size, and a view of it that an editor can show at once."""

    def __init__(self, full: str, max_length: int = MAX_LENGTH) -> None:
        self.full = full
        self._max_length = max_length
        self._pieces: list[Piece] = []
        self.shown = self._show(full)
        self.hidden_count = len(full) - sum(piece.end - piece.start for piece in self._pieces)
        self._starts = [piece.start for piece in self._pieces]
        self._astral = [match.start() for match in _ASTRAL.finditer(self.shown)]

    @property
    def is_cut(self) -> bool:
        """Whether something is not shown."""
        return self.hidden_count > 0

    def to_shown(self, offset: int) -> int:
        """Where a code point of the full text is shown, or the nearest place after it."""
        if not self._pieces:
            return 0
        piece = self._pieces[max(0, bisect_right(self._starts, offset) - 1)]
        return piece.shown_start + min(max(0, offset - piece.start), piece.end - piece.start)

    def to_utf16(self, shown_offset: int) -> int:
        """The place in UTF-16 units, as Qt counts."""
        return shown_offset + bisect_left(self._astral, shown_offset)

    def from_utf16(self, position: int) -> int:
        """The place in code points of what is shown, from one in UTF-16 units."""
        low, high = 0, len(self._astral)
        while low < high:
            middle = (low + high) // 2
            if self._astral[middle] + middle < position:
                low = middle + 1
            else:
                high = middle
        return position - low

    def _show(self, full: str) -> str:
        kept = _kept_ranges(full, self._max_length)
        parts: list[str] = []
        length = previous_end = 0
        for start, end in kept:
            if start > previous_end:
                marker = f" ⋯ {start - previous_end:,} characters not shown ⋯ "
                parts.append(marker)
                length += len(marker)
            self._pieces.append(Piece(start, end, length))
            parts.append(full[start:end])
            length += end - start
            previous_end = end
        return "".join(parts)


def _kept_ranges(full: str, max_length: int) -> list[tuple[int, int]]:
    """Lines from the head and from the tail, as many as are shown; of a long one its ends."""
    head: list[tuple[int, int]] = []
    position = kept = 0
    while position < len(full) and kept < max_length // 2:
        end = full.find("\n", position) + 1 or len(full)
        kept += _keep_line(head, position, end)
        position = end
    tail: list[tuple[int, int]] = []
    start, kept = len(full), 0
    while start > position and kept < max_length // 2:
        begin = max(position, full.rfind("\n", position, start - 1) + 1)
        line: list[tuple[int, int]] = []
        kept += _keep_line(line, begin, start)
        tail += reversed(line)
        start = begin
    return _joined(head + tail[::-1])


def _keep_line(kept: list[tuple[int, int]], start: int, end: int) -> int:
    """Add what is kept of a line; gives its length."""
    half = MAX_LINE_LENGTH // 2
    is_long = end - start > MAX_LINE_LENGTH + 1
    kept += [(start, start + half), (end - half, end)] if is_long else [(start, end)]
    return 2 * half if is_long else end - start


def _joined(ranges: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Ranges that touch become one."""
    joined: list[tuple[int, int]] = []
    for start, end in ranges:
        if joined and joined[-1][1] == start:
            joined[-1] = (joined[-1][0], end)
        else:
            joined.append((start, end))
    return joined
