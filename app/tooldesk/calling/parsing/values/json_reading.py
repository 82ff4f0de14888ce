"""Read JSON strictly where it is JSON, and with the mildest repairs where it is not."""

from __future__ import annotations

from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.json_tokens import WORDS
from tooldesk.calling.parsing.values.reading import JsonReading, UnreadableError
from tooldesk.calling.parsing.values.strict_json import read_uniquely
from tooldesk.calling.parsing.values.tolerant_json import read_tolerantly
from tooldesk.late_pattern import late_pattern

_SPACE = late_pattern(r"[\s\ufeff\u200b]*")
_NO_VALUE = late_pattern(
    r"(?:[ \t\r\n]|(?://|#)[^\n]*+)*+(?:\Z|[,}\]:，：]|([AC-EG-IK-QS-TV-Zac-eg-ik-qs-tv-z]\w*+"
    r"|[BFRUbfru]\w{2}\w++(?![\"'“”‘’]))"
    r")"
)
"""What shows at once that there is no value: nothing, or a word that is none and opens none."""

_REST = late_pattern(r"(?:[\s}\]\"'`~;]++|/\*(?:[^*]++|\*(?!/))*+\*/|(?://|#)[^\n]*+)*+")
"""What may stand behind the one value of a text: what ends more than was begun, and remarks."""


def read_json(text: str, start: int, limit: int) -> JsonReading:
    """The JSON value at `start`: strictly if possible, else with repairs up to `limit`.

    Raises:
        UnreadableError: there is none, or it is nested too deeply.
    """
    strict = read_uniquely(text, start)
    if strict is not None:
        return JsonReading(strict[0], strict[1])
    return read_tolerantly(text, start, limit)


def read_json_text(text: str) -> JsonReading | None:
    """A text that is one JSON value and nothing else, or None."""
    start = past(_SPACE, text, 0)
    if (none := _NO_VALUE.match(text, start)) is not None and none.group(1) not in WORDS:
        return None
    try:
        reading = read_json(text, start, len(text))
    except UnreadableError:
        return None
    return reading if _REST.fullmatch(text, reading.end) is not None else None
