"""to_json_schema: three notations in, one JSON Schema out, and clear words for the rest."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.calling.validation import compile_schema
from tooldesk.errors import DefinitionError
from tooldesk.tools.input_schema import to_json_schema

CASES: list[tuple[Any, dict[str, Any]]] = [
    (None, {"type": "object", "properties": {}}),
    ({}, {"type": "object", "properties": {}}),
    (
        {"location": "string", "limit": "integer"},
        {
            "type": "object",
            "properties": {"location": {"type": "string"}, "limit": {"type": "integer"}},
            "required": ["location", "limit"],
        },
    ),
    (
        {
            "query": {"type": "string", "description": "what to look for"},
            "limit": {"type": "integer", "optional": True, "default": 10},
            "page": {"type": "int", "required": False},
        },
        {
            "type": "object",
            "properties": {
                "query": {"type": "string", "description": "what to look for"},
                "limit": {"type": "integer", "default": 10},
                "page": {"type": "integer"},
            },
            "required": ["query"],
        },
    ),
    (
        {"type": "string", "properties": "object"},
        {
            "type": "object",
            "properties": {"type": {"type": "string"}, "properties": {"type": "object"}},
            "required": ["type", "properties"],
        },
    ),
    (
        {"stop": {"type": "object", "properties": {"name": "string", "at": {"optional": True}}}},
        {
            "type": "object",
            "properties": {
                "stop": {
                    "type": "object",
                    "properties": {"name": {"type": "string"}, "at": {}},
                    "required": ["name"],
                }
            },
            "required": ["stop"],
        },
    ),
    (
        {"tags": {"type": "array", "items": "string"}},
        {
            "type": "object",
            "properties": {"tags": {"type": "array", "items": {"type": "string"}}},
            "required": ["tags"],
        },
    ),
    (
        {"properties": {"a": {"type": "string"}}, "required": ["a"], "title": "A"},
        {
            "type": "object",
            "properties": {"a": {"type": "string"}},
            "required": ["a"],
            "title": "A",
        },
    ),
    ({"properties": {}}, {"type": "object", "properties": {}}),
    (
        {"properties": {"type": "object"}, "title": {"type": "string", "optional": True}},
        {
            "type": "object",
            "properties": {"properties": {"type": "object"}, "title": {"type": "string"}},
            "required": ["properties"],
        },
    ),
]

FULL: list[dict[str, Any]] = [
    {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]},
    {"type": "object", "properties": {}},
    {"type": "object"},
    {"type": "object", "additionalProperties": {"type": "string"}},
    {"$ref": "#/$defs/a", "$defs": {"a": {"type": "object"}}},
    {"oneOf": [{"type": "object"}]},
]


@pytest.mark.parametrize(("notation", "schema"), CASES)
def test_short_notation_becomes_a_schema(notation: Any, schema: dict[str, Any]) -> None:
    written = to_json_schema(notation)
    assert written == schema
    assert to_json_schema(written) is written
    compile_schema(written)


@pytest.mark.parametrize("schema", FULL)
def test_full_schema_passes_through_untouched(schema: dict[str, Any]) -> None:
    assert to_json_schema(schema) is schema


def test_notation_is_not_changed() -> None:
    notation = {"limit": {"type": "integer", "optional": True}}
    to_json_schema(notation)
    assert notation == {"limit": {"type": "integer", "optional": True}}


@pytest.mark.parametrize(
    ("notation", "where", "next_step"),
    [
        ("string", "a text, not an object", "JSON Schema"),
        ([], "a list, not an object", "JSON Schema"),
        ({"a": "strng"}, '"strng" at /a', 'Did you mean "string"?'),
        ({"a": "whatever"}, '"whatever" at /a', "Types are"),
        ({"a": 5}, "/a is a number", "the name of a type"),
        ({"a": None}, "/a is null", "the name of a type"),
        ({"a": ["string"]}, "/a is a list", "the name of a type"),
        ({"a/b": {"type": "integr"}}, "/a~1b/type", 'Did you mean "integer"?'),
        ({"a": {"properties": {"b": "strng"}}}, "/a/properties/b", "string"),
        ({"a": {"properties": {"b": 5, "c": "string"}}}, "/a/properties/b", "the name of"),
        ({"a": {"type": "string", "optional": "yes"}}, '"optional" at /a', "true or"),
        ({"a": {"type": "string", "required": 1}}, '"required" at /a', "true or"),
    ],
)
def test_wrong_notation_says_what_and_where(notation: Any, where: str, next_step: str) -> None:
    with pytest.raises(DefinitionError) as caught:
        to_json_schema(notation)
    assert where in caught.value.message
    assert next_step in caught.value.next_step or next_step in caught.value.message


def test_notation_that_is_too_deep_is_refused() -> None:
    notation: dict[str, Any] = {"a": "string"}
    for _ in range(5_000):
        notation = {"a": {"properties": notation, "optional": True}}
    with pytest.raises(DefinitionError, match="100 levels"):
        to_json_schema(notation)
