"""Join the two halves of a character that an escape of JSON or Python wrote as two."""

from __future__ import annotations

import re

from tooldesk.late_pattern import late_pattern

_PAIRS = late_pattern("[\ud800-\udbff][\udc00-\udfff]")


def joined(text: str) -> str:
    """The text with surrogate pairs joined; a lone surrogate stays as it is."""
    return _PAIRS.sub(_character, text)


def _character(pair: re.Match[str]) -> str:
    high, low = ord(pair.group()[0]), ord(pair.group()[1])
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))
