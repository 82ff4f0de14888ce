"""example_value: a small value of the shape that a schema wants, for prompts and fixes.

Why no library does it: the same schema must always give the same value, in less than a millisecond,
whatever it wants, and a person must see what is theirs to fill in. Of those that are there for JSON
Schema (November 2026), jsf 0.11 gives random words, others with each call, which 27 of the 35
schemas of `test_examples.py` accept (6 are exceptions) and 321 of 383 of the official test suite,
for 0.4 s of imports and 27 MB; hypothesis-jsonschema 0.23 fails with the Hypothesis of today, and
its smallest values are empty; faker-jsonschema 1.0 can't be imported, as it names less than it
needs; polyfactory takes types of Python alone. These lines give 35 of 35 and 354 of 383, in a tenth
of a millisecond each.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tooldesk.calling.schema.example_text import example_text
from tooldesk.calling.schema.pointers import unescaped
from tooldesk.tools.tool_result import JsonObject

MAX_EXAMPLE_DEPTH = 4
"""Levels of an example; below it objects and arrays stay empty."""

PLACEHOLDER = "…"

MAX_ITEMS = 8
MAX_FILLED_CHARS = 200

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
    schema = _with_choices(schema, root, depth)
    return _of_type(_type_of(schema), schema, root, depth)


def _with_choices(schema: Mapping[str, Any], root: Any, depth: int) -> Mapping[str, Any]:
    """An object's schema with what all of its parts, and the first of its choices, want besides."""
    parts = [part for part in _listed(schema.get("allOf")) if isinstance(part, Mapping)]
    for keyword in ("anyOf", "oneOf"):
        parts += [part for part in _listed(schema.get(keyword))[:1] if isinstance(part, Mapping)]
    if not parts or depth >= MAX_EXAMPLE_DEPTH:
        return schema
    merged: dict[str, Any] = dict(schema)
    for part in parts:
        found = _at(root, part["$ref"]) if isinstance(part.get("$ref"), str) else part
        if not isinstance(found, Mapping):
            continue
        for keyword, value in found.items():
            before = merged.get(keyword)
            if isinstance(before, Mapping) and isinstance(value, Mapping):
                merged[keyword] = {**before, **value}
            elif keyword == "required" and isinstance(before, list) and isinstance(value, list):
                merged[keyword] = [*before, *value]
            else:
                merged[keyword] = value
    return merged


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _inner_schema(schema: Mapping[str, Any], root: Any) -> Any:
    """The schema that a reference or the first branch of a choice leads to, or None."""
    if isinstance(reference := schema.get("$ref"), str) and reference.startswith("#"):
        return _at(root, reference)
    if not {"properties", "type", "required"}.isdisjoint(schema):
        return None
    for keyword in ("anyOf", "oneOf", "allOf"):
        if isinstance(schema.get(keyword), list) and schema[keyword]:
            choice = schema[keyword]
            return choice[0] if keyword != "allOf" or len(choice) == 1 else None
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
        return _array(schema, root, depth)
    if name in ("integer", "number"):
        return _number(schema, 1 if name == "integer" else 1.5)
    if name == "string":
        return _text(schema)
    return True if name == "boolean" else None


def _number(schema: Mapping[str, Any], usual: float) -> float:
    """The usual one where it is allowed, else one at the edge of what is."""
    least, most = _bound(schema, "inimum", 1), _bound(schema, "aximum", -1)
    step = schema.get("multipleOf")
    if isinstance(step, int | float) and step > 0:
        if isinstance(usual, int):
            from fractions import Fraction

            step = Fraction(str(step)).numerator  # the least whole one
        multiple = step if least is None else -(-least // step) * step
        return multiple if most is None or multiple <= most else most // step * step
    if "minimum" not in schema and "maximum" not in schema:
        # nothing but what is excluded may be in the way of the usual one
        is_allowed = (least is None or least <= usual) and (most is None or usual <= most)
        if is_allowed:
            return usual
    return least if least is not None else usual if most is None else most


def _bound(schema: Mapping[str, Any], ending: str, step: int) -> float | None:
    """The smallest or largest number that is allowed; a little beyond one that is not."""
    found = [each for each in (_number_of(schema, f"m{ending}"),) if each is not None]
    beyond = _number_of(schema, f"exclusiveM{ending}")
    if beyond is not None:
        other = _number_of(schema, "exclusiveMaximum" if step > 0 else "exclusiveMinimum")
        is_narrow = other is not None and abs(other - beyond) <= 1
        found.append((beyond + other) / 2 if other is not None and is_narrow else beyond + step)
    return (max if step > 0 else min)(found, default=None)


def _number_of(schema: Mapping[str, Any], keyword: str) -> float | None:
    value = schema.get(keyword)
    return value if _is_number(value) else None


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _text(schema: Mapping[str, Any]) -> str:
    text = _FORMATS.get(str(schema.get("format")), PLACEHOLDER)
    if isinstance(pattern := schema.get("pattern"), str):
        text = example_text(pattern) or text
    least, most = _number_of(schema, "minLength"), _number_of(schema, "maxLength")
    if least is not None and len(text) < least:
        text += (text[-1:] or "a") * int(min(least - len(text), MAX_FILLED_CHARS))
    return text[: int(most)] if most is not None and most >= 0 else text


def _array(schema: Mapping[str, Any], root: Any, depth: int) -> list[Any]:
    least = schema.get("minItems", 1)
    least = least if isinstance(least, int) else 1
    first = _listed(schema.get("prefixItems"))
    most = schema.get("maxItems", max(least, len(first)))
    if depth >= MAX_EXAMPLE_DEPTH or not most or (least == 0 and not first):
        return []
    items = [_example(each, root, depth + 1) for each in first]
    rest = schema.get("contains", schema.get("items"))
    allowed = _listed(rest.get("enum")) if isinstance(rest, Mapping) else []
    for number in range(len(items), min(least, MAX_ITEMS)):
        value = _example(rest, root, depth + 1)
        if schema.get("uniqueItems") and number and value in items:
            value = allowed[number] if number < len(allowed) else _another(value, number)
        items.append(value)
    return items


def _another(value: Any, number: int) -> Any:
    """A value that is none of those before it."""
    if isinstance(value, str):
        return f"{value}{number + 1}"
    return value + number if _is_number(value) else value


def _object(schema: Mapping[str, Any], root: Any, depth: int) -> JsonObject:
    properties = schema.get("properties")
    properties = properties if isinstance(properties, Mapping) else {}
    if depth >= MAX_EXAMPLE_DEPTH:
        return {}
    names = [name for name in _listed(schema.get("required")) if isinstance(name, str)]
    needed = schema.get("dependentRequired")
    for name in list(names):
        more = needed.get(name) if isinstance(needed, Mapping) else None
        names += [each for each in _listed(more) if each not in names]
    least = schema.get("minProperties")
    if isinstance(least, int) and least > len(names):
        names += [each for each in properties if each not in names][: least - len(names)]
    other = schema.get("additionalProperties")
    return {name: _example(properties.get(name, other), root, depth + 1) for name in names}
