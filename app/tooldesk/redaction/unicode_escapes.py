r"""Values of which any characters are written as \uXXXX, as JSON allows of every one.

Go writes &, < and > so, .NET also quotes and +, and a model whatever it likes. Each value is looked
for in a text that lost its escapes, too, which only texts that have any are gone over again for.
JSON in JSON doubles each backslash. What is left of them then is as other JSON has the value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.line_breaks import Unbroken

LONGEST_ESCAPE_BYTES = 9
"""Of one character of one byte, with the backslashes of JSON in JSON in JSON."""

_LATIN = rb"u(?:(00[0-9a-fA-F]{2}))()()"
_MARKS = (b"\\u", b"\\\\u", b"\\\\\\\\u")
"""What an escape begins with in JSON, in JSON in JSON, and in that again."""

_OF_LATIN = (
    late_pattern(rb"\\" + _LATIN),
    late_pattern(rb"\\{2}" + _LATIN),
    late_pattern(rb"\\{4}" + _LATIN),
)
_ANY = (
    rb"u(?:([0-9a-ce-fA-CE-F][0-9a-fA-F]{3}|[dD][0-7][0-9a-fA-F]{2})"
    rb"|([dD][89abAB][0-9a-fA-F]{2})\\{1,4}u([dD][c-fC-F][0-9a-fA-F]{2}))"
)
_OF_ANY = (
    late_pattern(rb"\\" + _ANY),
    late_pattern(rb"\\{2}" + _ANY),
    late_pattern(rb"\\{4}" + _ANY),
)
_HIGH = rb"\\{1,4}u[dD][89abAB][0-9a-fA-F]{2}"
_BEGUN = late_pattern(
    rb"(?:" + _HIGH + rb")?+\\{1,4}(?:u[0-9a-fA-F]{0,3})?\Z|" + _HIGH + rb"\Z",
)


def unescaped(text: bytes, *, is_latin: bool) -> Iterator[Unbroken]:
    """`text` without its escapes, each a character, as it is at each depth of JSON in JSON.

    Nothing of a text without any; `is_latin` says that others than those of Latin 1 don't matter.
    """
    for mark, pattern in zip(_MARKS, _OF_LATIN if is_latin else _OF_ANY, strict=True):
        if mark not in text:
            return
        yield _without(text, pattern)


def _without(text: bytes, pattern: re.Pattern[bytes]) -> Unbroken:
    kept: list[bytes] = []
    gone, at, taken = [], 0, 0
    for found in pattern.finditer(text):
        single, high, low = found.groups()
        if single:
            character = chr(int(single, 16))
        else:
            character = chr(0x10000 + ((int(high, 16) - 0xD800) << 10) + int(low, 16) - 0xDC00)
        written = character.encode()
        kept += (text[at : found.start()], written)
        taken += found.end() - found.start() - len(written)
        at = found.end()
        gone.append((at - taken, taken))
    kept.append(text[at:])
    return Unbroken(b"".join(kept), gone)


def begun_escape(text: bytes) -> int:
    """Where an escape may begin that goes on behind the end of `text`; its length for nowhere.

    Of several backslashes the first counts, though those before the last may be of a value.
    """
    found = _BEGUN.search(text, max(0, len(text) - 4 * LONGEST_ESCAPE_BYTES))
    return found.start() if found is not None else len(text)
