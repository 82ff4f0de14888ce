"""object_parts: the fields of a schema that describes an object, also where several make it up."""

from __future__ import annotations

from tooldesk.frozen_record import frozen_record
from tooldesk.importing.json_parts import words_of
from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.tools.tool_result import JsonObject, JsonValue

_DEEPEST = 10
_MOST_FIELDS = 1_000
_MOST_PIECES = 300
"""Schemas that are looked at for one object; each can hold others that are in it many times."""

_WHOLE_ONLY = frozenset({"not", "if", "patternProperties", "dependentSchemas", "propertyNames"})


@frozen_record
class ObjectParts:
    """An object, field by field."""

    fields: JsonObject
    """Name → schema as it is written."""

    required: tuple[str, ...] = ()
    """Those that it must have."""

    others: JsonValue = None
    """The schema of fields that are not named; None where nothing is said of them."""

    description: str = ""
    """What it is."""

    notes: tuple[str, ...] = ()
    """What of it can't be said field by field."""


def object_parts(document: ApiDocument, written: JsonValue) -> ObjectParts | None:
    """The fields of an object; None where it can only be given as a whole."""
    return _parts(document, written, 0, [_MOST_PIECES])


def _parts(
    document: ApiDocument, written: JsonValue, depth: int, left: list[int]
) -> ObjectParts | None:
    left[0] -= 1
    schema = document.resolved(written)
    if left[0] < 0 or depth > _DEEPEST or not schema or not _WHOLE_ONLY.isdisjoint(schema):
        return None
    kind = schema.get("type", "object")
    kinds = kind if isinstance(kind, list) else [kind]
    if "object" not in kinds or ("properties" not in schema and "allOf" not in schema):
        return None
    own = _own_parts(schema)
    pieces = schema.get("allOf")
    for piece in pieces if isinstance(pieces, list) else ():
        left[0] -= 1
        if own is None or left[0] < 0 or len(own.fields) > _MOST_FIELDS:
            return None
        more = _required(piece) or _parts(document, piece, depth + 1, left)
        own = None if more is None else _joined(own, more)
    return own if own is not None and len(own.fields) <= _MOST_FIELDS else None


def _own_parts(schema: JsonObject) -> ObjectParts | None:
    """What stands in a schema itself."""
    notes: list[str] = []
    for key in ("anyOf", "oneOf"):
        choices = schema.get(key, [])
        if not isinstance(choices, list) or not all(map(_only_requires, choices)):
            return None
        if choices:
            notes.append(f"which of its fields are needed together ({key}) is not said")
    properties, required = schema.get("properties"), schema.get("required")
    names = required if isinstance(required, list) else ()
    return ObjectParts(
        dict(properties) if isinstance(properties, dict) else {},
        tuple(name for name in names if isinstance(name, str)),
        schema.get("additionalProperties"),
        words_of(schema.get("description")),
        tuple(notes),
    )


def _only_requires(choice: JsonValue) -> bool:
    if not isinstance(choice, dict) or set(choice) - {"type", "title", "description", "required"}:
        return False
    required = choice.get("required")
    return isinstance(required, list) and all(isinstance(name, str) for name in required)


def _required(piece: JsonValue) -> ObjectParts | None:
    return ObjectParts({}, tuple(piece["required"])) if _only_requires(piece) else None


def _joined(first: ObjectParts, second: ObjectParts) -> ObjectParts:
    fields = dict(first.fields)
    for name, schema in second.fields.items():
        is_twice = name in fields and fields[name] != schema
        fields[name] = {"allOf": [fields[name], schema]} if is_twice else schema
    return ObjectParts(
        fields,
        tuple(dict.fromkeys((*first.required, *second.required))),
        first.others if second.others is None else second.others,
        first.description or second.description,
        (*first.notes, *second.notes),
    )
