"""Specs in any provider's shape → tool name and input schema, which is what parsing needs."""

from __future__ import annotations

from tooldesk.errors import DefinitionError
from tooldesk.tools.tool_result import JsonObject, JsonValue

SCHEMA_KEYS = ("parameters", "input_schema", "inputSchema", "parametersJsonSchema")
"""OpenAI and Gemini; Anthropic; MCP; Gemini with JSON Schema."""


def schemas_of(specs: JsonValue) -> dict[str, JsonObject]:
    """Name → input schema of every spec in a list, or in an object that holds one.

    Takes OpenAI Chat and Responses, Anthropic, Gemini and MCP tools.

    Raises:
        DefinitionError: it is no list of specs, or one of them has no name.
    """
    found: dict[str, JsonObject] = {}
    for number, spec in enumerate(_listed(specs), start=1):
        inner = spec.get("function", spec) if isinstance(spec, dict) else None
        name = inner.get("name") if isinstance(inner, dict) else None
        if not isinstance(inner, dict) or not isinstance(name, str) or not name:
            raise DefinitionError(
                f"tool spec {number} has no name",
                next_step='A spec looks like {"type": "function", "function": {"name": …}}.',
            )
        schemas = [inner[key] for key in SCHEMA_KEYS if isinstance(inner.get(key), dict)]
        found[name] = schemas[0] if schemas else {"type": "object", "properties": {}}
    return found


def _listed(specs: JsonValue) -> list[JsonValue]:
    if isinstance(specs, dict):
        specs = specs.get("tools", specs.get("functionDeclarations", [specs]))
    if not isinstance(specs, list):
        raise DefinitionError(
            "tool specs are a JSON array", next_step="Give the array that an API takes as tools."
        )
    flat: list[JsonValue] = []
    for spec in specs:
        declared = spec.get("functionDeclarations") if isinstance(spec, dict) else None
        flat.extend(declared if isinstance(declared, list) else [spec])
    return flat
