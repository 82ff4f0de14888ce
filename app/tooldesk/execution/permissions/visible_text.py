"""visible_text: text in which nothing is hidden, and nothing looks like what it isn't by its order.

Characters that a screen doesn't show, or that change how others are shown, stand as escapes.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from tooldesk.late_pattern import late_pattern

_NOT_PLAIN = late_pattern(r"[^\n\x20-\x7e]")
_UNSEEN_CATEGORIES = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp", "Zs"})
_SHORT = {"\t": "\\t", "\r": "\\r"}
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_BLANK = late_pattern(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0]"
)
"""Letters and marks without a shape. Source: Unicode, Default_Ignorable_Code_Point; U+2800."""


def visible_text(text: str, *, with_right_to_left: bool = True) -> str:
    """`text` with its unseen characters as escapes, as JSON has them; its line breaks stay.

    Without `with_right_to_left`, letters that are written from right to left are escapes, too: for
    terminals, each of which orders them in its own way.
    """
    return _NOT_PLAIN.sub(lambda found: _shown(found[0], with_right_to_left), text)


def visible_line(text: str) -> str:
    """The same on one line: what stands between others must not look like two of them."""
    return visible_text(text).replace("\n", "\\n")


def hidden_count(text: str) -> int:
    """How many characters of `text` would be shown as escapes."""
    return sum(len(_shown(each, True)) > 1 for each in _NOT_PLAIN.findall(text))


@lru_cache(maxsize=4096)
def _shown(character: str, with_right_to_left: bool) -> str:
    is_unseen = (
        unicodedata.category(character) in _UNSEEN_CATEGORIES
        or _BLANK.match(character) is not None
        or 0xE0100 <= ord(character) <= 0xE01EF
    )
    is_reordered = unicodedata.bidirectional(character) in _RIGHT_TO_LEFT
    if is_unseen or (is_reordered and not with_right_to_left):
        return _escape(character)
    return character


def _escape(character: str) -> str:
    if character in _SHORT:
        return _SHORT[character]
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
