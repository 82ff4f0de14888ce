"""to_json_schema: the three notations that a tool file may use for its input → JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any

from tooldesk.errors import DefinitionError

JSON_TYPES = ("string", "integer", "number", "boolean", "array", "object", "null")
"""Source: JSON Schema 2020-12, validation, section 6.1.1."""

TYPE_ALIASES: Mapping[str, str] = {
    "str": "string",
    "text": "string",
    "int": "integer",
    "float": "number",
    "double": "number",
    "bool": "boolean",
    "list": "array",
    "dict": "object",
    "none": "null",
}
"""Names of types in other languages that can only mean one type of JSON."""

MAX_DEPTH = 100
"""Keys and indexes in the pointer of the innermost parameter."""

_SCHEMA_KEYWORDS = frozenset({"$ref", "$schema", "$defs", "$id", "allOf", "anyOf", "oneOf", "not"})
"""Keys that no parameter is called by: whoever writes one writes JSON Schema."""

_BESIDE_PROPERTIES: Mapping[str, type | tuple[type, ...]] = {
    "properties": dict,
    "required": list,
    "title": str,
    "description": str,
    "additionalProperties": (bool, dict),
}
"""What stands in a schema that doesn't say its type, and what each is there."""


def to_json_schema(notation: object) -> dict[str, Any]:
    """Turn the simple, the extended or the full notation into a JSON Schema of an object.

    Simple is {name: type}; extended is {name: {"type": ..., "optional": true, ...}}, where
    "required": false says the same as "optional": true. A full JSON Schema is returned as it is,
    with its type where that is left out, so the function may be applied to its own result. None
    and {} mean "no properties".

    Raises:
        DefinitionError: The notation is none of the three; the message has the JSON pointer.
    """
    if notation is None:
        return {"type": "object", "properties": {}}
    if not isinstance(notation, dict):
        raise DefinitionError(
            f"The input schema is {_described(notation)}, not an object.",
            next_step='Write {"city": "string"}, or a JSON Schema with "type": "object".',
        )
    if is_full_schema(notation):
        return {"type": "object", **notation} if _leaves_type_out(notation) else notation
    properties, required = _parameters(notation, "")
    schema: dict[str, Any] = {"type": "object", "properties": properties}
    if required:
        schema["required"] = required
    return schema


def is_full_schema(notation: Mapping[str, Any]) -> bool:
    """Whether an object is a JSON Schema already, and not parameters in a shorter notation."""
    if notation.get("type") == "object" and _is_not_parameter(notation, "properties"):
        return True
    return not _SCHEMA_KEYWORDS.isdisjoint(notation) or _leaves_type_out(notation)


def _leaves_type_out(notation: Mapping[str, Any]) -> bool:
    """Whether an object is a schema but for its type, as no parameter called `properties` is."""
    properties = notation.get("properties")
    return (
        isinstance(properties, dict)
        and all(isinstance(declared, dict) for declared in properties.values())
        and set(notation) <= _BESIDE_PROPERTIES.keys()
        and all(isinstance(notation[key], _BESIDE_PROPERTIES[key]) for key in notation)
    )


def _is_not_parameter(notation: Mapping[str, Any], key: str) -> bool:
    """Whether `key` can't be a parameter called that: {"type": "object"} alone is a schema."""
    if key not in notation:
        return set(notation) <= {"type", "title", "description", "additionalProperties"}
    return isinstance(notation[key], dict)


def _parameters(written: Mapping[str, Any], pointer: str) -> tuple[dict[str, Any], list[str]]:
    """The JSON Schemas of named parameters, and the names of those that a call must have."""
    if pointer.count("/") > MAX_DEPTH:
        raise DefinitionError(
            f"The input schema is nested more than {MAX_DEPTH} levels deep.",
            next_step="Nest it less, or name its parts in $defs.",
        )
    properties: dict[str, Any] = {}
    required: list[str] = []
    for name, declared in written.items():
        place = f"{pointer}/{str(name).replace('~', '~0').replace('/', '~1')}"
        properties[name], is_required = _parameter(declared, place)
        if is_required:
            required.append(name)
    return properties, required


def _parameter(declared: object, pointer: str) -> tuple[dict[str, Any], bool]:
    """The JSON Schema of one parameter, and whether a call must have it."""
    if isinstance(declared, str):
        return {"type": _json_type(declared, pointer)}, True
    if not isinstance(declared, dict):
        raise DefinitionError(
            f"The parameter at {pointer} is {_described(declared)}, "
            "not the name of a type or an object.",
            next_step='Write "string", or {"type": "string", "optional": true}.',
        )
    schema = {key: value for key, value in declared.items() if key != "optional"}
    is_required = not _flag(declared, "optional", pointer, default=False)
    if not isinstance(declared.get("required"), list):
        schema.pop("required", None)
        is_required = is_required and _flag(declared, "required", pointer, default=True)
    if isinstance(schema.get("type"), str):
        schema["type"] = _json_type(schema["type"], f"{pointer}/type")
    return _with_inner_parameters(schema, pointer), is_required


def _with_inner_parameters(schema: dict[str, Any], pointer: str) -> dict[str, Any]:
    """Read the short notation in the properties of an object and the items of an array too."""
    inner = schema.get("properties")
    if isinstance(inner, dict) and _is_short(inner) and "required" not in schema:
        properties, required = _parameters(inner, f"{pointer}/properties")
        schema = {**schema, "properties": properties}
        if required:
            schema["required"] = required
    if isinstance(items := schema.get("items"), str):
        schema = {**schema, "items": {"type": _json_type(items, f"{pointer}/items")}}
    return schema


def _is_short(properties: Mapping[str, Any]) -> bool:
    """Whether any of an inner object's properties is in the simple or the extended notation."""
    return any(
        isinstance(declared, str)
        or (isinstance(declared, dict) and {"optional", "required"} & declared.keys())
        for declared in properties.values()
    )


def _flag(declared: Mapping[str, Any], key: str, pointer: str, *, default: bool) -> bool:
    value = declared.get(key, default)
    if isinstance(value, bool):
        return value
    raise DefinitionError(
        f'"{key}" at {pointer} is {_described(value)}, not true or false.',
        next_step=f'Write "{key}": true or "{key}": false.',
    )


def _json_type(written: str, pointer: str) -> str:
    """The type of JSON that a word stands for."""
    word = written.strip().lower()
    if word in JSON_TYPES:
        return word
    if word in TYPE_ALIASES:
        return TYPE_ALIASES[word]
    close = get_close_matches(word[:20], JSON_TYPES, n=1)
    hint = f'Did you mean "{close[0]}"?' if close else f"Types are {', '.join(JSON_TYPES)}."
    raise DefinitionError(f'"{written[:40]}" at {pointer} is not a type.', next_step=hint)


def _described(value: object) -> str:
    """What a value is, in words."""
    if value is None:
        return "null"
    words = {
        bool: "true or false",
        str: "a text",
        int: "a number",
        float: "a number",
        list: "a list",
    }
    return words.get(type(value), f"of the Python type {type(value).__name__}")
