"""What Qt is given of a text, and how it counts in it. No Qt."""

from __future__ import annotations

from bisect import bisect_left

from tooldesk.late_pattern import late_pattern

_ASTRAL = late_pattern("[\U00010000-\U0010ffff]")
_UNSEEN = {
    **{code: 0x2400 + code for code in range(0x20) if code not in (0x09, 0x0A)},
    0x7F: 0x2421,
    0x85: 0x2424,
    0x2028: 0x2424,
    0x2029: 0x2424,
    **dict.fromkeys((0x200B, 0x2060, 0xFEFF), 0xFFFD),
    **dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)), 0xFFFD),
    **dict.fromkeys(range(0xD800, 0xE000), 0xFFFD),
}
"""Characters that would break a line, turn letters, show nothing or are none, and their signs."""

_NEEDS_SIGNS = late_pattern(
    "[\x00-\x08\x0b-\x1f\x7f\x85\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ud800-\udfff]"
)


def shown(text: str) -> str:
    """`text` with a sign for each character that can't be seen; as long as before."""
    return text.translate(_UNSEEN) if _NEEDS_SIGNS.search(text) else text


class Utf16Places:
    """Places of one text in code points, and in the units that Qt counts in."""

    def __init__(self, text: str) -> None:
        is_short = text.isascii() or max(text) <= "\uffff"
        self._astral = [] if is_short else [found.start() for found in _ASTRAL.finditer(text)]

    def to_units(self, offset: int) -> int:
        """The place in units."""
        return offset + bisect_left(self._astral, offset) if self._astral else offset

    def from_units(self, units: int) -> int:
        """The place in code points; that before a character whose halves it is between."""
        low, high = 0, len(self._astral)
        while low < high:
            middle = (low + high) // 2
            if self._astral[middle] + middle < units:
                low = middle + 1
            else:
                high = middle
        return units - low
