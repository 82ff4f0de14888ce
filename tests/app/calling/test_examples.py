"""Examples in corrections are values that the tool's own schema accepts."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.calling.schema.example import example_arguments
from tooldesk.calling.schema.example_text import example_text
from tooldesk.calling.validation import compile_schema, validate

X_OR_Y = {"x": {"type": "integer"}, "y": {"type": "string"}}
SCHEMAS: list[Any] = [
    {"type": "string", "minLength": 5},
    {"type": "string", "maxLength": 0},
    {"type": "string", "pattern": r"^[A-Z]{3}-\d{4}$"},
    {"type": "string", "pattern": "^(GET|POST)$"},
    {"type": "string", "pattern": r"^[^/\s]+$"},
    {"type": "string", "pattern": r"^\+?[1-9]\d{1,14}$"},
    {"type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "minLength": 3},
    {"type": "string", "pattern": r"\.pdf$"},
    *(
        {"type": "string", "format": each}
        for each in ("email", "uuid", "date-time", "ipv6", "date")
    ),
    {"type": "integer", "exclusiveMinimum": 5},
    {"type": "integer", "multipleOf": 7, "minimum": 10},
    {"type": "number", "exclusiveMinimum": 0, "exclusiveMaximum": 1},
    {"type": "integer", "maximum": -3},
    {"type": "number", "minimum": 2, "maximum": 3},
    {"type": "array", "items": {"type": "string"}, "minItems": 3},
    {"type": "array", "items": {"type": "integer"}, "minItems": 3, "uniqueItems": True},
    {"type": "array", "items": {"enum": ["a", "b"]}, "minItems": 2, "uniqueItems": True},
    {"type": "array", "maxItems": 0},
    {"type": "array", "prefixItems": [{"type": "string"}, {"type": "integer"}], "minItems": 2},
    {"type": "array", "contains": {"type": "integer"}, "minItems": 1},
    {"type": "object", "anyOf": [{"required": ["x"]}, {"required": ["y"]}], "properties": X_OR_Y},
    {"allOf": [{"properties": X_OR_Y, "required": ["x"]}, {"required": ["y"], "type": "object"}]},
    {"type": "object", "required": ["q"], "additionalProperties": {"type": "integer"}},
    {"type": "object", "minProperties": 1, "properties": X_OR_Y},
    {"type": "object", "properties": X_OR_Y, "required": ["x"], "dependentRequired": {"x": ["y"]}},
    {"type": ["null", "string"]},
    {"oneOf": [{"type": "integer"}, {"type": "string"}]},
    {"const": {"a": 1}},
    {"$ref": "#/$defs/part"},
    {},
    True,
]
PART = {"type": "object", "properties": {"k": {"type": "integer"}}, "required": ["k"]}


@pytest.mark.parametrize("schema", SCHEMAS, ids=str)
def test_example_is_accepted_by_its_schema(schema: Any) -> None:
    whole = {"type": "object", "properties": {"a": schema}, "required": ["a"]}
    whole["$defs"] = {"part": PART}
    example = example_arguments(whole)
    assert list(example) == ["a"]
    assert validate(example, compile_schema(whole), "off").errors == ()


@pytest.mark.parametrize("pattern", ["(", "a{500}", "(a{100}){100}", "a" * 300, "((((" * 5_000])
def test_pattern_that_is_none_or_wants_too_much_has_no_example(pattern: str) -> None:
    assert example_text(pattern) is None
