"""Go past what may stand somewhere: space, a separator, a closing tag."""

from __future__ import annotations

import re
import sys

COMMENT_LINE = r"(?://|#)(?:[^\n{]{0,500}+\n|[^\n]{0,160}+\n)\s*+"
"""A comment up to the next line. A long one ends at a brace: each brace may begin a call, and
would else be followed by a look at the same rest of a line. So would each of many marks."""


def past(pattern: re.Pattern[str], text: str, pos: int, limit: int = sys.maxsize) -> int:
    """Where `pattern` ends if it stands at `pos`, and `pos` itself if it does not."""
    matched = pattern.match(text, pos, limit)
    return pos if matched is None else matched.end()
