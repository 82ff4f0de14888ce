"""Objects with a tool's name that call nothing: what a tool is, and what came of a call."""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonObject

_RESULT_KEYS = ("result", "results", "output", "outputs", "tool_result", "tool_output")
"""Where records of calls have what the tool gave."""

_SOLE_CALL = 2
"""How many members a call has of which nothing else is said."""

_NONE = (None, "")


def is_definition(value: JsonObject) -> bool:
    """Whether the object describes a tool instead of calling one."""
    for key in ("parameters", "input_schema", "inputSchema"):
        schema = value.get(key)
        if isinstance(schema, dict) and isinstance(schema.get("properties"), dict):
            return schema.get("type") == "object" or "description" in value
    return False


def is_described(value: JsonObject, key: str) -> bool:
    """Whether it says what a tool does beside the parameters of that tool.

    With its arguments, it may say what the call is for.
    """
    return key == "parameters" and isinstance(value.get("description"), str)


def is_record(value: JsonObject) -> bool:
    """Whether it says what came of the call, which has run then."""
    return len(value) > _SOLE_CALL and any(value.get(key) not in _NONE for key in _RESULT_KEYS)
