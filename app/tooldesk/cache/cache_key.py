"""cache_key: what a call's answer is remembered under."""

from __future__ import annotations

from tooldesk.storage.stored_json import canonical_json
from tooldesk.tools.tool_result import JsonObject


def cache_key(tool_name: str, arguments: JsonObject) -> str:
    """tool:{name}|input:{canonical JSON of the arguments}."""
    return f"{cache_key_start(tool_name)}{canonical_json(arguments)}"


def cache_key_start(tool_name: str) -> str:
    """How all keys of a tool begin."""
    return f"tool:{tool_name}|input:"
