"""What of a curl command looks like a parameter: values that another call would give another of."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

MOST_PARAMETERS = 50
"""More are not proposed: a form of so many fields is filled by hand nowhere."""

_NAME = late_pattern(r"[A-Za-z_]\w{0,63}")
_INTEGER = late_pattern(r"-?(?:0|[1-9]\d{0,14})")


def proposed_parameters(document: JsonObject) -> tuple[str, ...]:
    """Names of the plain values in query, form and JSON of a tool that `read_curl` made."""
    return tuple(name for _, name, _ in _places(document))


def with_parameters(document: JsonObject) -> JsonObject:
    """The tool with these as parameters; what stood there counts when a call leaves one out."""
    made: JsonObject = json.loads(json.dumps(document))
    schema = made["input_schema"]
    assert isinstance(schema, dict)
    properties = schema.setdefault("properties", {})
    assert isinstance(properties, dict)
    for fields, name, value in list(_places(made)):
        fields[name] = f"{{{name}}}"
        properties[name] = {"type": _type_of(value), "default": value}
    return made


def _places(document: JsonObject) -> Iterator[tuple[JsonObject, str, JsonValue]]:
    """Where each stands, its name, and its value as a call would give it."""
    source, schema = document["source"], document["input_schema"]
    assert isinstance(source, dict)
    assert isinstance(schema, dict)
    properties = schema.get("properties")
    seen = set(properties) if isinstance(properties, dict) else set()
    for fields, is_text in _fields(source):
        for name, value in list(fields.items()):
            is_named = _NAME.fullmatch(name) is not None and name not in seen
            if not (is_named and _is_plain(value)) or len(seen) >= MOST_PARAMETERS:
                continue
            seen.add(name)
            yield fields, name, _read(value) if is_text else value


def _fields(source: JsonObject) -> Iterator[tuple[JsonObject, bool]]:
    """Objects of names and values; whether the values are texts, whatever they say."""
    if isinstance(query := source.get("query"), dict):
        yield query, True
    body = source.get("body")
    if not isinstance(body, dict):
        return
    key = {"form": "fields", "json": "value"}.get(str(body["kind"]), "")
    if isinstance(fields := body.get(key), dict):
        yield fields, key == "fields"


def _is_plain(value: JsonValue) -> bool:
    """Whether it is a value, and no template of others."""
    if isinstance(value, str):
        return bool(value) and not set(value) & set("{}$")
    return isinstance(value, int | float)


def _read(value: JsonValue) -> JsonValue:
    is_number = isinstance(value, str) and _INTEGER.fullmatch(value) is not None
    return int(str(value)) if is_number and value != "-0" else value


def _type_of(value: JsonValue) -> str:
    kinds: dict[type, str] = {bool: "boolean", int: "integer", float: "number"}
    return kinds.get(type(value), "string")
