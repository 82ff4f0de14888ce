"""Objects with a tool's name that call nothing: they say what a tool is."""

from __future__ import annotations

from tooldesk.tools.tool_result import JsonObject


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
