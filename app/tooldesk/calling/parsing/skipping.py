"""Go past what may stand somewhere: space, a separator, a closing tag."""

from __future__ import annotations

import re
import sys


def past(pattern: re.Pattern[str], text: str, pos: int, limit: int = sys.maxsize) -> int:
    """Where `pattern` ends if it stands at `pos`, and `pos` itself if it does not."""
    matched = pattern.match(text, pos, limit)
    return pos if matched is None else matched.end()
