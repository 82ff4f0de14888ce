"""Tell code in a sentence, which talks about a call instead of making it."""

from __future__ import annotations

from tooldesk.calling.parsing.skipping import past
from tooldesk.late_pattern import late_pattern

QUOTED = "`"
"""What stands around code in a sentence."""

LONGEST_LINE = 400
"""How far is looked for what says that a call is code in a sentence."""

_TURN_END = late_pattern(r"(?:<\|e(?:om|ot)(?:_id)?\|>)?")
_SIGNS = late_pattern(r"`++")
_BULLETS = " \t-*+#>.:0123456789"


def is_opening(text: str, pos: int) -> bool:
    """Whether the sign right before `pos` begins code in a sentence, and ends none on its line."""
    line = text[max(0, pos - LONGEST_LINE) : pos].rpartition("\n")[2]
    return len(_SIGNS.findall(line)) % 2 > 0


def is_quoted(text: str, start: int, end: int) -> bool:
    """Whether the span is code within a sentence, with the token that ends its turn or without."""
    end = past(_TURN_END, text, end)
    if text[end : end + 1] != QUOTED or QUOTED in (
        text[start - 2 : start - 1],
        text[end + 1 : end + 2],
    ):
        return False
    behind = text[end + 1 : end + 1 + LONGEST_LINE].partition("\n")[0]
    return has_words_before(text, start) or bool(behind.strip())


def has_words_before(text: str, start: int) -> bool:
    """Whether the line has words before the sign that code begins with, which is at `start - 1`."""
    before = text[max(0, start - 1 - LONGEST_LINE) : start - 1].rpartition("\n")[2]
    return bool(before.strip(_BULLETS))


def end_of_quoted(text: str, start: int, pos: int) -> int:
    """Where the quotation ends of markup that begins at `start`; -1 when it is none.

    `pos` is behind its first tag; it ends with a tag, on the same line.
    """
    end = text.find(QUOTED, pos, pos + LONGEST_LINE)
    is_tag = end >= 0 and text[end - 1] == ">" and text.find("\n", pos, end) < 0
    return end if is_tag and is_quoted(text, start, end) else -1


def end_of_broken_off(text: str, start: int, pos: int, end: int) -> int:
    """Where the quotation ends of markup that goes on in it without its own end; -1 for none.

    The markup begins at `start`, `pos` is behind its first tag, and it was read up to `end`.
    """
    close = text.find(QUOTED, pos, min(end, pos + LONGEST_LINE))
    if close < 0 or text.find("\n", pos, close) >= 0 or not is_opening(text, start):
        return -1
    return close if is_quoted(text, start, close) else -1
