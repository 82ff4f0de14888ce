"""Examples in corrections are values that the tool's own schema accepts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tooldesk.calling.schema.example import example_arguments, example_value
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


SUITE = Path(__file__).parent / "json_schema_test_suite" / "draft2020-12.json"
BEYOND = ("$anchor", "$dynamicRef", "$id", "if", "not", "oneOf", "unevaluated", "http")
"""An example is made without following these as far as they go."""


def test_examples_are_accepted_by_another_validator_over_the_official_suite() -> None:
    made, refused = 0, []
    files = json.loads(SUITE.read_text(encoding="utf-8"))
    required = (of_file for name, of_file in files.items() if not name.startswith("optional/"))
    for group in (each for of_file in required for each in of_file):
        schema = group["schema"]
        if isinstance(schema, dict):
            schema.pop("$schema", None)
        if any(f'"{word}' in json.dumps(schema) for word in BEYOND):
            continue
        validator = Draft202012Validator(schema)
        if any(validator.is_valid(each["data"]) for each in group["tests"]):
            made += 1
            if not validator.is_valid(example_value(schema)):
                refused.append(group["description"])
    assert made > 180
    # it wants objects deeper than an example goes
    assert refused == ["items and subitems"]


def test_an_example_is_always_the_same_and_bounded() -> None:
    loop = {"type": "object", "properties": {"n": {"$ref": "#/$defs/l"}}, "required": ["n"]}
    hostile: Any = {
        "a": {"type": "string", "pattern": "^(([a-z])+.)+[A-Z]([a-z])+$"},
        "b": {"type": "array", "minItems": 1_000_000, "items": {"$ref": "#/$defs/l"}},
        "c": {"type": "string", "minLength": 10_000_000},
        "d": {"$ref": "#/$defs/l"},
        "e": {"type": "string", "pattern": "(x{100}){100}"},
    }
    schema = {"type": "object", "properties": hostile, "required": [*hostile], "$defs": {"l": loop}}
    first = example_arguments(schema)
    assert len(json.dumps(first)) < 5_000
    assert all(example_arguments(schema) == first for _ in range(5))
