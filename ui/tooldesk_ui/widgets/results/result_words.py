"""The result of a tool as people read it. No Qt."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tooldesk.tools.tool_result import JsonValue, MediaContent, ToolResult
from tooldesk_ui.widgets.formatting import pretty_json

MAX_JSON_LENGTH = 2_000_000
"""Longer text is shown as it is, even when it is JSON."""

QUICK_LENGTH = 50_000
QUICK_COUNT = 2_000


def result_text(result: ToolResult) -> str:
    """Its structured value or its text, JSON on lines of its own; of a failure the model's text."""
    if result.is_error and result.for_model:
        # a person's text stands where it failed
        return result.for_model
    if result.structured is not None and not result.is_error:
        media = {e.data: e.media_type for e in result.content if isinstance(e, MediaContent)}
        return pretty_json(_named(result.structured, media) if media else result.structured)
    text = result.joined_text
    if text[:1] in ("{", "[") and len(text) <= MAX_JSON_LENGTH:
        try:
            value: JsonValue = json.loads(text)
        except (ValueError, RecursionError):
            return text
        return pretty_json(value)
    return text


def _named(value: JsonValue, media: Mapping[str, str]) -> JsonValue:
    """The value with words where servers repeat the bytes of a picture or a sound."""
    if isinstance(value, str):
        return f"({media[value]}, shown above)" if value in media else value
    if isinstance(value, dict):
        return {key: _named(each, media) for key, each in value.items()}
    return [_named(each, media) for each in value] if isinstance(value, list) else value


def is_quick(result: ToolResult) -> bool:
    """Whether `result_text` takes so little time that a window can wait for it."""
    if len(result.joined_text) > QUICK_LENGTH:
        return False
    waiting, room = [result.structured], QUICK_COUNT
    while waiting and room >= 0:
        value = waiting.pop()
        room -= 1 + (len(value) // 100 if isinstance(value, str) else 0)
        if isinstance(value, dict | list):
            if len(value) > room:
                return False
            waiting.extend(value.values() if isinstance(value, dict) else value)
    return room >= 0
