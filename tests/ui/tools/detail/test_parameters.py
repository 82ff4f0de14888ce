"""Schemas read as parameters that people understand, however odd the schema is."""

from __future__ import annotations

import pytest

from tooldesk_ui.tools.detail.parameters import MAX_PARAMETERS, parameters_of, type_words

SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "description": "Where."},
        "days": {"type": "integer", "minimum": 1, "maximum": 10, "default": 3},
        "place": {
            "type": "object",
            "properties": {"lat": {"type": "number"}},
            "required": ["lat"],
        },
        "stops": {"type": "array", "items": {"$ref": "#/$defs/stop"}},
    },
    "required": ["city"],
    "$defs": {"stop": {"type": "object", "properties": {"name": {"type": "string"}}}},
}


def test_nested_parts_follow_their_parent() -> None:
    found = parameters_of(SCHEMA)
    assert [parameter.path for parameter in found] == [
        "city",
        "days",
        "place",
        "place.lat",
        "stops",
        "stops[].name",
    ]
    assert [p.path for p in found if p.is_required] == ["city", "place.lat"]
    assert found[1].default == "3"
    assert found[0].description == "Where."


@pytest.mark.parametrize(
    ("schema", "words"),
    [
        ({}, "any"),
        ({"type": "string"}, "string"),
        ({"type": "string", "format": "date"}, "string date"),
        ({"type": "integer", "minimum": 1, "maximum": 10}, "integer 1 to 10"),
        ({"type": "number", "minimum": 0}, "number from 0"),
        ({"type": "number", "maximum": 9}, "number up to 9"),
        ({"type": ["string", "null"]}, "string or null"),
        ({"type": "array", "items": {"type": "string"}}, "array of string"),
        ({"type": "array", "items": {"type": "array", "items": {}}}, "array of arrays"),
        ({"enum": ["a", 1, None]}, "one of: a, 1, null"),
        ({"enum": list("abcdefgh")}, "one of: a, b, c, d, e, f and 2 more"),
        ({"const": 5}, "always 5"),
        ({"anyOf": [{"type": "string"}, {"type": "null"}]}, "string or null"),
    ],
)
def test_types_are_words(schema, words: str) -> None:
    assert type_words(schema) == words


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": []},
        {"properties": {"a": 7, "b": None, "c": {"items": 3, "properties": 4, "required": 5}}},
        {"properties": {"a": {"$ref": "#/nowhere/at/all"}, "b": {"$ref": "file:///etc/hostname"}}},
        {"properties": {"a": {"anyOf": [1, 2]}, "b": {"type": [None, 3]}}, "required": [{}]},
    ],
)
def test_odd_schemas_do_no_harm(schema) -> None:
    assert all(isinstance(parameter.type_words, str) for parameter in parameters_of(schema))


def test_schema_that_contains_itself_ends() -> None:
    schema = {"properties": {str(number): {"$ref": "#"} for number in range(50)}}
    assert len(parameters_of(schema)) == MAX_PARAMETERS
