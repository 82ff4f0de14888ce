"""A schema that is plain to see as sound compiles; nothing is compiled to see it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tooldesk.calling.schema.soundness import LARGEST_NUMBER, check_schema, is_plain
from tooldesk.calling.validation import compile_schema
from tooldesk.errors import DefinitionError

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(LARGEST_NUMBER - 1, LARGEST_NUMBER + 1)
    | st.floats()
    | st.text(st.characters(exclude_categories=()), max_size=3)
    | st.sampled_from(("string", "integer", "object", "array", "strin", "date", "#/$defs/a")),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=4,
)
WORDS = ("title", "description", "format", "default", "required", "enum", "type", "$ref", "items")
NUMBERS = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "pattern")


def schemas(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Any keyword with any value, the right ones more often."""
    named = st.dictionaries(st.text(max_size=2), inner, max_size=3)
    return st.fixed_dictionaries(
        {},
        optional={
            **dict.fromkeys((*WORDS, *NUMBERS), JSON),
            "type": st.sampled_from(("string", "integer", "object", "array")) | JSON,
            "enum": st.lists(st.text(max_size=2), max_size=3) | JSON,
            "required": st.lists(st.text(max_size=2), max_size=3) | JSON,
            "properties": named | JSON,
            "items": inner | st.booleans() | JSON,
            "additionalProperties": inner | st.booleans() | JSON,
            "anyOf": st.lists(inner, max_size=3) | JSON,
        },
    )


SCHEMAS = st.recursive(schemas(st.just({})), schemas, max_leaves=6)


@settings(max_examples=100, deadline=None)
@given(SCHEMAS)
def test_what_is_plain_compiles(schema: dict[str, Any]) -> None:
    if is_plain(schema):
        compile_schema(schema)


def nested(levels: int) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "string"}
    for _ in range(levels):
        schema = {"type": "array", "items": schema}
    return schema


def wide(count: int) -> dict[str, Any]:
    return {"type": "object", "properties": {f"p{n}": {"type": "string"} for n in range(count)}}


@pytest.mark.parametrize(
    "schema",
    [
        {},
        {"type": "object", "properties": {}},
        {"type": "object", "properties": {"a": {"type": "integer", "minimum": 1, "default": 2}}},
        {"properties": {"a": {"enum": ["b", "c"]}}, "additionalProperties": False},
        {"properties": {"a": {"format": "date"}}, "required": ["a"]},
        {"properties": {"a": {"anyOf": [{"type": "string"}, {"type": "null"}]}}},
        nested(7),
        wide(900),
    ],
)  # fmt: skip
def test_usual_schemas_are_plain(schema: dict[str, Any]) -> None:
    assert is_plain(schema)


@pytest.mark.parametrize(
    "schema",
    [
        {"title": "\ud800"},
        {"properties": {"\udfff": {}}},
        {"maximum": float("inf")},
        {"default": 10**400},
        {"minimum": True},
        {"minLength": -1},
        {"required": ["a", "a"]},
        {"enum": []},
        {"default": {"a": 1}},
        {"$schema": "http://json-schema.org/draft-04/schema#", "exclusiveMinimum": True},
        nested(8),
        wide(1_000),
    ],
)
def test_what_readers_of_json_take_in_two_ways_is_not_plain(schema: dict[str, Any]) -> None:
    assert not is_plain(schema)


@pytest.mark.parametrize("make", [lambda: nested(200), lambda: wide(60_000)])
def test_too_large_a_schema_is_refused_as_ever(make: Callable[[], dict[str, Any]]) -> None:
    with pytest.raises(DefinitionError):
        check_schema(make())


@pytest.mark.parametrize(
    "schema",
    [
        {"type": "strin"},
        {"properties": {"a": {"$ref": "https://a.example/schema"}}},
        {"properties": {"a": {"pattern": "("}}},
        {"required": "a"},
        {"anyOf": []},
    ],
)
def test_wrong_schema_is_told_in_the_same_words(schema: dict[str, Any]) -> None:
    with pytest.raises(DefinitionError) as compiled:
        compile_schema(schema)
    with pytest.raises(DefinitionError) as checked:
        check_schema(schema)
    assert checked.value.message == compiled.value.message


def test_plain_schema_loads_no_validator() -> None:
    program = (
        "import sys; from tooldesk.calling.schema.soundness import check_schema; "
        "check_schema({'type': 'object', 'properties': {'a': {'type': 'string'}}}); "
        "sys.exit('jsonschema_rs' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
