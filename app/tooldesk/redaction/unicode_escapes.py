r"""Values of which any characters are written as \uXXXX, as JSON allows of every one.

Go writes &, < and > so, .NET also quotes and +, and a model whatever it likes. Each value is looked
for in a text that lost its escapes, too, which only texts that have any are gone over again for.
"""

from __future__ import annotations

from tooldesk.late_pattern import late_pattern
from tooldesk.redaction.line_breaks import Unbroken

MARK = b"\\u"
"""What stands in a text with escapes, however often JSON was written into JSON."""

LONGEST_ESCAPE_BYTES = 8
"""Of one character of one byte, with the backslashes of JSON in JSON."""

_LATIN = late_pattern(rb"\\{1,3}u(?:(00[0-9a-fA-F]{2}))()()")
_ANY = late_pattern(
    rb"\\{1,3}u(?:([0-9a-ce-fA-CE-F][0-9a-fA-F]{3}|[dD][0-7][0-9a-fA-F]{2})"
    rb"|([dD][89abAB][0-9a-fA-F]{2})\\{1,3}u([dD][c-fC-F][0-9a-fA-F]{2}))"
)
_BEGUN = late_pattern(
    rb"(?:\\{1,3}u[dD][89abAB][0-9a-fA-F]{2})?+\\{1,3}(?:u[0-9a-fA-F]{0,3})?\Z"
    rb"|\\{1,3}u[dD][89abAB][0-9a-fA-F]{2}\Z"
)


def unescaped(text: bytes, *, is_latin: bool) -> Unbroken:
    """`text` without its escapes, each a character; `is_latin` says that others don't matter."""
    kept: list[bytes] = []
    gone, at, taken = [], 0, 0
    for found in (_LATIN if is_latin else _ANY).finditer(text):
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
    """Where an escape begins that may go on behind the end of `text`; its length for nowhere."""
    found = _BEGUN.search(text, max(0, len(text) - 4 * LONGEST_ESCAPE_BYTES))
    return found.start() if found is not None else len(text)
