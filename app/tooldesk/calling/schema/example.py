"""example_value: a small value of the shape that a schema wants, for prompts and fixes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tooldesk.calling.schema.pointers import unescaped
from tooldesk.tools.tool_result import JsonObject

MAX_EXAMPLE_DEPTH = 4
"""Levels of an example; below it objects and arrays stay empty."""

PLACEHOLDER = "…"

_FORMATS: Mapping[str, str] = {
    "date": "2025-03-14",
    "date-time": "2025-03-14T09:30:00Z",
    "time": "09:30:00Z",
    "duration": "PT30M",
    "email": "name@example.com",
    "idn-email": "name@example.com",
    "hostname": "example.com",
    "ipv4": "192.0.2.1",
    "ipv6": "2001:db8::1",
    "uri": "https://example.com/page",
    "uri-reference": "/page",
    "uuid": "123e4567-e89b-42d3-a456-426614174000",
    "json-pointer": "/name",
    "regex": "^[a-z]+$",
}


def example_arguments(schema: Mapping[str, Any]) -> JsonObject:
    """An object with every required parameter, each with a placeholder of its type."""
    example = _example(schema, schema, 0)
    return example if isinstance(example, dict) else {}


def example_value(schema: Any) -> Any:
    """A value of the shape that a schema without outer references wants."""
    return _example(schema, schema, 0)


def _example(schema: Any, root: Any, depth: int) -> Any:
    if not isinstance(schema, Mapping):
        return PLACEHOLDER
    for keyword in ("const", "default"):
        if keyword in schema:
            return schema[keyword]
    for keyword in ("examples", "enum"):
        if isinstance(schema.get(keyword), list) and schema[keyword]:
            return schema[keyword][0]
    if depth < MAX_EXAMPLE_DEPTH and (inner := _inner_schema(schema, root)) is not None:
        return _example(inner, root, depth + 1)
    return _of_type(_type_of(schema), schema, root, depth)


def _inner_schema(schema: Mapping[str, Any], root: Any) -> Any:
    """The schema that a reference or the first branch of a choice leads to, or None."""
    if isinstance(reference := schema.get("$ref"), str) and reference.startswith("#"):
        return _at(root, reference)
    if "properties" in schema or "type" in schema:
        return None
    for keyword in ("anyOf", "oneOf", "allOf"):
        if isinstance(schema.get(keyword), list) and schema[keyword]:
            return schema[keyword][0]
    return None


def _at(root: Any, reference: str) -> Any:
    found = root
    for part in reference.split("/")[1:]:
        found = found.get(unescaped(part)) if isinstance(found, Mapping) else None
    return found


def _type_of(schema: Mapping[str, Any]) -> str:
    wanted = schema.get("type")
    if isinstance(wanted, list):
        wanted = next((name for name in wanted if name != "null"), "null")
    if isinstance(wanted, str):
        return wanted
    return "object" if "properties" in schema else "string"


def _of_type(name: str, schema: Mapping[str, Any], root: Any, depth: int) -> Any:
    if name == "object":
        return _object(schema, root, depth)
    if name == "array":
        least = schema.get("minItems", 1)
        empty = depth >= MAX_EXAMPLE_DEPTH or least == 0
        return [] if empty else [_example(schema.get("items"), root, depth + 1)]
    if name in ("integer", "number"):
        return schema.get("minimum", schema.get("maximum", 1 if name == "integer" else 1.5))
    if name == "string":
        return _FORMATS.get(str(schema.get("format")), PLACEHOLDER)
    return True if name == "boolean" else None


def _object(schema: Mapping[str, Any], root: Any, depth: int) -> JsonObject:
    properties = schema.get("properties")
    if depth >= MAX_EXAMPLE_DEPTH or not isinstance(properties, Mapping):
        return {}
    required = schema.get("required")
    names = required if isinstance(required, list) else []
    return {
        name: _example(properties.get(name), root, depth + 1)
        for name in names
        if isinstance(name, str)
    }
