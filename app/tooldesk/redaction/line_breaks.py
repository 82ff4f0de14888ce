"""Forms that line breaks run through, as base64 in lines of 64 or 76 characters.

Each is also looked for in a text that lost its line breaks. As that costs a second pass, only the
neighbourhood of a seed is searched so: the beginning of a form, in two halves, of which one is
always in one line.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from tooldesk.late_pattern import late_pattern

LONGEST_BREAK_BYTES = 24
"""Of what is taken out at a line's end."""

SHORTEST_LINE_BYTES = 16
"""Lines of forms are longer than this; programs write 60, 64 or 76 bytes into one."""

_SEED_BYTES = SHORTEST_LINE_BYTES // 2

_BREAK = late_pattern(
    # also as written in JSON or by Python's repr, and by one of them into the other
    rb"(?:\r?\n|\r|(?:\\{1,3}r)?\\{1,3}n)"
    # what stands before a line in a quotation, an indented block, or an exception group
    rb"[ \t>|]{0,14}+"
)
_BEGUN_BREAK = late_pattern(rb"\\{1,3}(?:r\\{0,3})?\Z")
_END_OF_FULL_LINE = late_pattern(
    rb"(?=[\r\n\\])(?<=[A-Za-z0-9+/_=-]{60})"
    rb"(?:" + _BREAK.pattern + rb"|" + _BEGUN_BREAK.pattern + rb")"
)
"""What may be continued on the next line: of a text that comes in pieces only such an end is held
back, or the last character of every line would be."""


class Unbroken(NamedTuple):
    """A text that lost its line breaks."""

    data: bytes
    """What is left."""

    gone: list[tuple[int, int]]
    """(offset in `data`, bytes that were taken out up to there) for each break, in order."""

    def place(self, offset: int) -> int:
        """Where a byte of `data` stood before."""
        at = bisect_right(self.gone, offset, key=lambda each: each[0])
        return offset + (self.gone[at - 1][1] if at else 0)


def unbroken(text: bytes) -> Unbroken:
    """`text` without line breaks, nor the beginning of one at its end."""
    kept, gone, at, taken = [], [], 0, 0
    for found in _BREAK.finditer(text):
        kept.append(text[at : found.start()])
        taken += found.end() - found.start()
        at = found.end()
        gone.append((at - taken, taken))
    kept.append(_BEGUN_BREAK.sub(b"", text[at:]))
    return Unbroken(b"".join(kept), gone)


def may_go_on(text: bytes) -> bool:
    """Whether there is the end of a full line in it, which a form may run through."""
    return _END_OF_FULL_LINE.search(text) is not None


def seeds_of(form: bytes) -> tuple[bytes, bytes]:
    """Two parts of its beginning, side by side: no line break can stand in both."""
    length = min(_SEED_BYTES, len(form) // 2)
    return form[:length], form[length : 2 * length]


def longest_broken(longest_form: int) -> int:
    """How many bytes a form takes at most with its line breaks."""
    breaks = longest_form // SHORTEST_LINE_BYTES + 2
    return longest_form + breaks * LONGEST_BREAK_BYTES


def neighbourhoods(seeds: Iterable[int], reach: int, length: int) -> Iterator[tuple[int, int]]:
    """(start, end) of all that may hold a form with a seed of it at one of these offsets.

    They come in order and don't overlap, so that searching them takes one pass at most.
    """
    before = 2 * (_SEED_BYTES + LONGEST_BREAK_BYTES)
    start = end = 0
    for seed in sorted(seeds):
        if seed - before > end:
            if end > start:
                yield start, end
            start = max(0, seed - before)
        end = min(length, seed + reach)
    if end > start:
        yield start, end
