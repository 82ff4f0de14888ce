"""A JSON Schema as a list of parameters that people can read. No Qt."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tooldesk.calling.schema.pointers import path_of

MAX_DEPTH = 6
MAX_PARAMETERS = 500
MAX_WORDS = 6


@dataclass(frozen=True, slots=True)
class Parameter:
    """One argument, or one part of it."""

    path: str
    """Its name; parts of an object or list as "user.age" and "items[].sku"."""

    type_words: str
    """Such as "string", "integer 1 to 10", "one of: celsius, kelvin"."""

    is_required: bool
    """Whether a call must have it."""

    default: str
    """The default as JSON, or "" when there is none."""

    description: str
    """What it is for."""


def parameters_of(schema: Mapping[str, Any]) -> list[Parameter]:
    """The parameters in the order of the schema, nested ones below their parent; 500 at most."""
    found: list[Parameter] = []
    for parameter in _walk(schema, schema, "", 0):
        if len(found) == MAX_PARAMETERS:
            break
        found.append(parameter)
    return found


def _walk(
    schema: Mapping[str, Any], root: Mapping[str, Any], prefix: str, depth: int
) -> Iterator[Parameter]:
    properties = schema.get("properties")
    if not isinstance(properties, Mapping) or depth > MAX_DEPTH:
        return
    needed = _names(schema.get("required"))
    for name, written in properties.items():
        part = _resolved(written, root)
        path = f"{prefix}{name}"
        yield Parameter(
            path=path,
            type_words=type_words(part),
            is_required=name in needed,
            default=_as_json(part["default"]) if "default" in part else "",
            description=_text(part.get("description")),
        )
        yield from _walk(part, root, f"{path}.", depth + 1)
        items = _resolved(part.get("items"), root)
        yield from _walk(items, root, f"{path}[].", depth + 1)


def type_words(schema: Mapping[str, Any]) -> str:
    """The type of a value with its limits, in a few words."""
    if isinstance(schema.get("enum"), list):
        return _one_of(schema["enum"])
    if "const" in schema:
        return f"always {_as_json(schema['const'])}"
    for key in ("anyOf", "oneOf"):
        if isinstance(schema.get(key), list):
            return _either(schema[key])
    kind = schema.get("type", "any")
    words = " or ".join(map(str, kind)) if isinstance(kind, list) else str(kind)
    items = schema.get("items")
    if words == "array" and isinstance(items, Mapping):
        return f"array of {type_words(items)}" if "items" not in items else "array of arrays"
    return " ".join(filter(None, (words, _text(schema.get("format")), _limits(schema))))


def _either(choices: list[Any]) -> str:
    words = [
        _text(choice.get("type")) or "object" for choice in choices if isinstance(choice, Mapping)
    ]
    return " or ".join(dict.fromkeys(words[:MAX_WORDS])) or "any"


def _one_of(values: list[Any]) -> str:
    shown = ", ".join(
        value if isinstance(value, str) else _as_json(value) for value in values[:MAX_WORDS]
    )
    more = f" and {len(values) - MAX_WORDS} more" if len(values) > MAX_WORDS else ""
    return f"one of: {shown}{more}"


def _limits(schema: Mapping[str, Any]) -> str:
    low, high = schema.get("minimum"), schema.get("maximum")
    if low is not None and high is not None:
        return f"{low} to {high}"
    if low is not None:
        return f"from {low}"
    return f"up to {high}" if high is not None else ""


def _resolved(schema: Any, root: Mapping[str, Any]) -> Mapping[str, Any]:
    if not isinstance(schema, Mapping):
        return {}
    reference = schema.get("$ref")
    if not isinstance(reference, str) or not f"{reference}/".startswith("#/"):
        return schema
    target: Any = root
    for key in path_of(reference):
        if not isinstance(target, Mapping):
            return schema
        target = target.get(key)
    return {**target, **schema} if isinstance(target, Mapping) else schema


def _names(required: Any) -> set[str]:
    names = required if isinstance(required, list) else []
    return {name for name in names if isinstance(name, str)}


def _as_json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else ""
