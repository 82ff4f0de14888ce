"""members_of, objects_of, words_of: parts of JSON that somebody else wrote, where they fit."""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.tools.tool_result import JsonObject, JsonValue


def objects_of(value: JsonValue) -> Iterator[JsonObject]:
    """The objects of a list, where it is one."""
    for each in value if isinstance(value, list) else ():
        if isinstance(each, dict):
            yield each


def members_of(value: JsonValue) -> JsonObject:
    """The members of an object, where it is one."""
    return value if isinstance(value, dict) else {}


def words_of(value: JsonValue) -> str:
    """A text, where it is one."""
    return value.strip() if isinstance(value, str) else ""
