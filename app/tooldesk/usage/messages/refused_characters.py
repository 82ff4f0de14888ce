"""Names and ids without the characters that a provider refuses."""

from __future__ import annotations

import re
import zlib

from tooldesk.late_pattern import late_pattern

_OTHER_THAN_PLAIN = late_pattern(r"[^A-Za-z0-9_-]")


def plain(text: str, max_length: int, refused: re.Pattern[str] = _OTHER_THAN_PLAIN) -> str:
    """The text itself, where it fits; else one that fits and stands for no other text.

    What a model of that provider wrote fits; what another wrote, for whom the form is not meant,
    may not.
    """
    if text and len(text) <= max_length and not refused.search(text):
        return text
    mark = f"{zlib.crc32(text.encode('utf-8', 'surrogatepass')):08x}"
    return f"{refused.sub('_', text[: max_length - len(mark) - 1])}_{mark}"
