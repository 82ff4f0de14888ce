"""What a member of a document says in a word; a stranger may have put anything there."""

from __future__ import annotations

from functools import lru_cache

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_CAPITAL = late_pattern(r"(?=[A-Z])")


def type_of(part: JsonObject) -> str:
    """The type that it says it has; "" for none, and for a list, which no set can be asked for."""
    return word_of(part, "type")


def word_of(part: JsonObject, key: str) -> str:
    """The text under a key; "" for anything else."""
    word = part.get(key)
    return word if isinstance(word, str) else ""


def either(part: JsonObject, key: str) -> JsonValue:
    """What stands under a key of Google's, as its API writes it or as its SDK for Python does."""
    return part[key] if key in part else part.get(_in_python(key))


@lru_cache(maxsize=64)
def _in_python(key: str) -> str:
    return _CAPITAL.sub("_", key).lower()
