"""What a member of a document says in a word; a stranger may have put anything there."""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonObject


def type_of(part: JsonObject) -> str:
    """The type that it says it has; "" for none, and for a list, which no set can be asked for."""
    return word_of(part, "type")


def word_of(part: JsonObject, key: str) -> str:
    """The text under a key; "" for anything else."""
    word = part.get(key)
    return word if isinstance(word, str) else ""
