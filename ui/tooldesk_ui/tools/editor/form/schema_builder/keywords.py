"""The keywords of JSON Schema that the builder edits, by the type that they are about. No Qt.

Source: JSON Schema 2020-12, validation, sections 6, 7 and 9.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from tooldesk.tools.input_schema import JSON_TYPES
from tooldesk.tools.tool_result import JsonObject, JsonValue

SAID_OUTSIDE = ("title", "description", "default", "examples", "deprecated")
"""What is said of a value as a whole, beside the choices that it is made of."""

OF_TYPE: Mapping[str, tuple[str, ...]] = {
    "string": ("format", "pattern", "minLength", "maxLength"),
    "integer": ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
    "number": ("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
    "boolean": (),
    "array": ("items", "minItems", "maxItems", "uniqueItems"),
    "object": ("properties", "required", "additionalProperties", "minProperties", "maxProperties"),
    "null": (),
}
"""Keywords that say nothing about a value of another type."""

_UNDERSTOOD = frozenset({"type", "enum", *SAID_OUTSIDE}).union(*OF_TYPE.values())

FORMATS = (
    "date-time",
    "date",
    "time",
    "duration",
    "email",
    "hostname",
    "ipv4",
    "ipv6",
    "uri",
    "uri-reference",
    "uuid",
    "json-pointer",
    "regex",
)
"""Source: JSON Schema 2020-12, validation, section 7.3, but for the international ones."""


def types_of(schema: JsonValue) -> tuple[str, ...]:
    """The types that a schema names, null last; () where it names none."""
    kind = schema.get("type") if isinstance(schema, dict) else None
    named = [kind] if isinstance(kind, str) else kind
    if not isinstance(named, list):
        return ()
    return tuple(each for each in JSON_TYPES if each in named)


def inner_path(schema: JsonValue) -> tuple[str | int, ...]:
    """Where a schema says what its value is: in itself, or beside null in an "anyOf" of both."""
    branches = schema.get("anyOf") if isinstance(schema, dict) else None
    if not isinstance(branches, list) or len(branches) != 2 or "type" in schema:
        return ()
    nulls = [each == {"type": "null"} for each in branches]
    if sum(nulls) != 1:
        return ()
    place = nulls.index(False)
    types = types_of(branches[place])
    return ("anyOf", place) if types and "null" not in types else ()


def inner_schema(schema: JsonObject) -> JsonObject:
    """The schema at `inner_path`."""
    node: Any = schema
    for part in inner_path(schema):
        node = node[part]
    return dict(node)


def is_kept(schema: JsonObject, keyword: str) -> bool:
    """Whether the builder leaves a keyword as it is written."""
    if keyword not in _UNDERSTOOD:
        return keyword != "anyOf" or not inner_path(schema)
    value = schema[keyword]
    match keyword:
        case "type":
            named = value if isinstance(value, list) else [value]
            return not all(each in JSON_TYPES for each in named if isinstance(each, str)) or not (
                named and all(isinstance(each, str) for each in named)
            )
        case "properties" | "items":
            return not isinstance(value, dict)
        case "required":
            return not (isinstance(value, list) and all(isinstance(each, str) for each in value))
        case "additionalProperties":
            return not isinstance(value, bool)
        case "enum":
            return not isinstance(value, list)
    return False


def fits_types(value: JsonValue, types: Collection[str]) -> bool:
    """Whether a value is of one of some types; of any where there are none."""
    return not types or bool(_TYPES_OF_VALUE.get(type(value), frozenset()).intersection(types))


_TYPES_OF_VALUE: Mapping[type, frozenset[str]] = {
    str: frozenset({"string"}),
    bool: frozenset({"boolean"}),
    int: frozenset({"integer", "number"}),
    float: frozenset({"number"}),
    list: frozenset({"array"}),
    dict: frozenset({"object"}),
    type(None): frozenset({"null"}),
}
