"""Where a step in a text leads: by a character as people count them, or by a word. No Qt.

Whoever reads a text of any size reads a stretch of bounded length at a time.
"""

from __future__ import annotations

import re
from itertools import pairwise

from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer

REACH = 64
"""Characters on either side that are looked at to tell what belongs to one character."""

LONGEST_WORD = 20_000
"""A word that is longer is passed in several steps."""

_WORD = re.compile(r"\w+|[^\w\s]+|[^\S\n]+|\n")


def character_after(buffer: TextBuffer, offset: int) -> int:
    """Where the character ends that begins at `offset`."""
    ahead = buffer.slice(offset, offset + 2)
    if len(ahead) < 2 or ahead.isascii():
        return min(len(buffer), offset + 1)
    return next(end for end in _bounds(buffer, offset) if end > offset)


def character_before(buffer: TextBuffer, offset: int) -> int:
    """Where the character begins that ends at `offset`."""
    behind = buffer.slice(offset - 2, offset)
    if len(behind) < 2 or behind.isascii():
        return max(0, offset - 1)
    return max(start for start in _bounds(buffer, offset) if start < offset)


def word_after(buffer: TextBuffer, offset: int) -> int:
    """Where the next word begins: past this one and the space behind it."""
    parts = list(_WORD.finditer(buffer.slice(offset, offset + LONGEST_WORD)))
    if not parts:
        return len(buffer)
    end = parts[0].end()
    if parts[0][0] != "\n" and len(parts) > 1 and parts[1][0].isspace() and parts[1][0] != "\n":
        end = parts[1].end()
    return offset + end


def word_before(buffer: TextBuffer, offset: int) -> int:
    """Where this word begins, or the one before it."""
    begin = max(0, offset - LONGEST_WORD)
    parts = list(_WORD.finditer(buffer.slice(begin, offset)))
    if not parts:
        return 0
    is_space = parts[-1][0].isspace() and parts[-1][0] != "\n"
    chosen = parts[-2] if is_space and len(parts) > 1 and parts[-2][0] != "\n" else parts[-1]
    return begin + chosen.start()


def word_around(buffer: TextBuffer, offset: int) -> tuple[int, int]:
    """The word, space or punctuation that the character at `offset` is in."""
    begin = max(buffer.line_start(offset), offset - LONGEST_WORD)
    end = min(buffer.line_end(offset), offset + LONGEST_WORD)
    around = (begin + part.start() for part in _WORD.finditer(buffer.slice(begin, end)))
    bounds = [*around, end]
    for start, stop in pairwise(bounds):
        if start <= offset < stop or (offset == stop == end):
            return start, stop
    return offset, offset


def _bounds(buffer: TextBuffer, offset: int) -> list[int]:
    """Where characters begin around `offset`, of those that are made of several code points."""
    import regex  # takes long to import, and most texts never need it

    begin, end = max(0, offset - REACH), min(len(buffer), offset + REACH)
    around = buffer.slice(begin, end)
    return [begin + found.start() for found in regex.finditer(r"\X", around)] + [end]
