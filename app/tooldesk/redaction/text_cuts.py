"""Long texts made shorter so that no half of a secret value stays at the cut.

Half a value is in no list of values: whoever cuts first and redacts later would show it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tooldesk.redaction.redactor import Redactor

_EDGE_LENGTH = 4_096
"""Several times the longest form of a value (value_forms.py)."""


def cut_end(text: str, length: int, redactor: Redactor | None) -> str:
    """At most `length` characters from the beginning."""
    return text if len(text) <= length else without_begun_value(text[:length], redactor)


def cut_start(text: str, length: int, redactor: Redactor | None) -> str:
    """At most `length` characters from the end."""
    at = len(text) - length
    if at <= 0:
        return text
    if redactor is None or not redactor.patterns:
        return text[at:]
    before = max(0, at - redactor.patterns.longest)
    data = _bytes(text[before:])
    start = len(_bytes(text[before:at]))
    for span in redactor.patterns.spans(data):
        if span.start < start < span.end:
            start = span.end
    return data[start:].decode("utf-8", "surrogatepass")


def cut_middle(text: str, half: int, redactor: Redactor | None) -> str:
    """At most `half` characters from the beginning and as many from the end."""
    if len(text) <= 2 * half:
        return text
    return f"{cut_end(text, half, redactor)}\n…\n{cut_start(text, half, redactor)}"


def without_begun_value(text: str, redactor: Redactor | None) -> str:
    """A text that was cut off, without an end that may be the beginning of a value."""
    if redactor is None or not redactor.patterns:
        return text
    # a character that was cut in two
    text = text.rstrip("\ufffd")
    # what the stream holds back is what may go on; whole values that reach into it are replaced
    return text[:-_EDGE_LENGTH] + redactor.stream().feed(text[-_EDGE_LENGTH:])


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
