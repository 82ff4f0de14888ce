"""Schemas: the schemas of an OpenAPI document as JSON Schema 2020-12.

What is referred to becomes a part of $defs, once, so that a document whose parts refer to each
other in circles, or double with each step, costs what it is long.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any

from tooldesk.importing.openapi.api_document import ApiDocument
from tooldesk.importing.openapi.soundness import is_pattern
from tooldesk.importing.request_draft import Converted
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

MOST_VALUES = 5_000
"""Values in the schema of one tool; a model would not read so many."""

_DEEPEST = 60
_MOST_STEPS = 20
_DATA = frozenset({"enum", "const", "default", "examples"})
_MAPS = frozenset({"properties", "patternProperties", "dependentSchemas"})
_LISTS = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_INNER = frozenset(
    {
        *("items", "additionalProperties", "not", "if", "then", "else", "contains"),
        *("propertyNames", "unevaluatedProperties", "unevaluatedItems", "contentSchema"),
    }
)
_PLAIN = frozenset(
    {
        *("type", "format", "title", "description", "required", "pattern", "multipleOf"),
        *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"),
        *("minItems", "maxItems", "uniqueItems", "minContains", "maxContains"),
        *("minProperties", "maxProperties", "dependentRequired", "contentMediaType"),
        *("contentEncoding", "readOnly", "writeOnly", "deprecated", "$comment"),
    }
)
_OPENAPI_ONLY = frozenset(
    {
        *("discriminator", "xml", "externalDocs", "nullable", "example", "$ref"),
        *("$schema", "$id", "$defs", "definitions"),
    }
)
_COMPOSES = _MAPS | _LISTS | _INNER | {"$ref"}
_NOT_IN_NAMES = late_pattern(r"[^A-Za-z0-9_.-]++")


class _Found:
    """What is met while a schema is converted."""

    def __init__(self) -> None:
        self.references: dict[str, None] = {}
        self.notes: dict[str, None] = {}
        self.values = 0


class Schemas:
    """Converts; what is referred to once for the whole document.

    Attributes:
        values_read: How many values were converted or put together so far.
    """

    def __init__(self, document: ApiDocument) -> None:
        self._document = document
        self._parts: dict[str, Converted] = {}
        self._names: dict[str, str] = {}
        self._numbers: dict[str, int] = {}
        self.values_read = 0

    def converted(self, written: JsonValue) -> Converted:
        """One schema."""
        found = _Found()
        schema = self._convert(written, 0, found)
        self.values_read += found.values
        return Converted(schema, tuple(found.references), found.values, tuple(found.notes))

    def whole(
        self, schema: JsonObject, parts: Iterable[Converted], most: int = MOST_VALUES
    ) -> tuple[JsonObject, list[str], bool]:
        """A schema with the $defs that its parts refer to, notes, and whether all are there."""
        notes: dict[str, None] = {}
        definitions: JsonObject = {}
        values = 0
        waiting: deque[str] = deque()
        for part in parts:
            values += part.values
            notes |= dict.fromkeys(part.notes)
            waiting.extend(part.references)
        is_complete = values <= most
        while waiting:
            reference = waiting.popleft()
            name = self._names[reference]
            if name in definitions:
                continue
            part = self._part(reference)
            values += part.values
            if values > most:
                definitions[name], is_complete = {}, False
                continue
            definitions[name] = part.schema
            notes |= dict.fromkeys(part.notes)
            waiting.extend(part.references)
        self.values_read += min(values, most)
        whole = {**schema, "$defs": definitions} if definitions else schema
        return whole, list(notes), is_complete

    def _part(self, reference: str) -> Converted:
        if reference not in self._parts:
            self._parts[reference] = self.converted(self._document.target(reference))
        return self._parts[reference]

    def _convert(self, written: JsonValue, depth: int, found: _Found) -> Any:
        found.values += 1
        if isinstance(written, bool):
            return written
        if not isinstance(written, dict):
            found.notes["something in it is no schema, and takes anything"] = None
            return {}
        if depth > _DEEPEST:
            found.notes[f"what is nested more than {_DEEPEST} levels deep takes anything"] = None
            return {}
        schema: JsonObject = {}
        if isinstance(reference := written.get("$ref"), str):
            schema = self._referred(reference, depth, found)
        for key, value in written.items():
            self._add(schema, key, value, depth, found)
        return _modern(written, schema)

    def _add(
        self, schema: JsonObject, key: str, value: JsonValue, depth: int, found: _Found
    ) -> None:
        if key == "pattern" and not (isinstance(value, str) and is_pattern(value)):
            # of other languages, mostly; the operation is worth more than the check of a text
            found.notes[f"a pattern that JSON Schema can't read is left out: {str(value)[:80]}"] = (
                None
            )
        elif key in _PLAIN:
            if key != "required" or isinstance(value, list):
                found.values += _count(value)
                schema[key] = value
        elif key in _DATA:
            found.values += _count(value)
            if key != "examples" or isinstance(value, list):
                schema[key] = value
        elif key in _MAPS and isinstance(value, dict):
            schema[key] = {
                name: self._convert(each, depth + 1, found) for name, each in value.items()
            }
        elif key in _LISTS and isinstance(value, list) and value:
            schema[key] = [self._convert(each, depth + 1, found) for each in value]
        elif key in _INNER:
            schema[key] = self._convert(value, depth + 1, found)
        elif key not in _OPENAPI_ONLY and not key.startswith("x-"):
            found.notes[f"{key[:40]} in a schema is left out"] = None

    def _referred(self, reference: str, depth: int, found: _Found) -> JsonObject:
        for _ in range(_MOST_STEPS):
            target = self._document.target(reference)
            further = target.get("$ref") if isinstance(target, dict) and len(target) == 1 else None
            if not isinstance(further, str):
                break
            reference = further
        else:
            found.notes[f"{reference[:80]} leads to itself, and takes anything"] = None
            return {}
        if not isinstance(target, dict | bool):
            where = "is not in the document" if reference.startswith("#") else "is not fetched"
            found.notes[f"{reference[:80]} {where}, and takes anything"] = None
            return {}
        if isinstance(target, dict) and _COMPOSES.isdisjoint(target):
            return dict(self._convert(target, depth + 1, found))
        found.references[reference] = None
        return {"$ref": f"#/$defs/{self._name(reference)}"}

    def _name(self, reference: str) -> str:
        if reference not in self._names:
            last = reference.rstrip("/").rpartition("/")[2]
            base = _NOT_IN_NAMES.sub("_", last)[:80] or "part"
            number = self._numbers.get(base, 0) + 1
            self._numbers[base] = number
            # no name of the document has two dots at its end
            self._names[reference] = base if number == 1 else f"{base}..{number}"
        return self._names[reference]


def _modern(written: JsonObject, schema: JsonObject) -> JsonObject:
    """What OpenAPI 3.0 says in its own words, as JSON Schema 2020-12 says it.

    Source: OpenAPI Specification 3.0.4, Schema Object; JSON Schema, Draft 5 (Wright-00).
    """
    for bound, limit in (("exclusiveMinimum", "minimum"), ("exclusiveMaximum", "maximum")):
        if isinstance(schema.get(bound), bool):
            is_exclusive = schema.pop(bound)
            if is_exclusive and limit in schema:
                schema[bound] = schema.pop(limit)
    example = written.get("example")
    if isinstance(example, str | int | float) and "examples" not in schema:
        schema["examples"] = [example]
    if written.get("nullable") is not True:
        return schema
    kind = schema.get("type")
    if isinstance(kind, str | list):
        kinds = [kind] if isinstance(kind, str) else kind
        schema["type"] = kinds if "null" in kinds else [*kinds, "null"]
        if isinstance(values := schema.get("enum"), list) and None not in values:
            schema["enum"] = [*values, None]
        return schema
    if _LISTS.isdisjoint(schema) and "$ref" not in schema:
        return schema
    described: JsonObject = {
        key: schema.pop(key) for key in ("title", "description") if key in schema
    }
    return {**described, "anyOf": [schema, {"type": "null"}]}


def _count(value: JsonValue) -> int:
    """How many values there are in one."""
    count, waiting = 0, [value]
    while waiting:
        each = waiting.pop()
        count += 1
        if isinstance(each, dict):
            waiting.extend(each.values())
        elif isinstance(each, list):
            waiting.extend(each)
    return count
