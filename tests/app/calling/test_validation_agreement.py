"""jsonschema and the fast validator say the same of every keyword, and so does `validate`."""

from __future__ import annotations

from functools import cache
from typing import Any

import jsonschema
from hypothesis import given, settings
from hypothesis import strategies as st

from tooldesk.calling.validation import CoercionPolicy, compile_schema, validate

SCHEMAS: list[Any] = [
    {"type": "integer"},
    {"type": "number"},
    {"type": ["string", "null"]},
    {"enum": [1, "a", None, [1], {"a": 1}]},
    {"const": 1},
    {"const": False},
    {"minimum": 1, "maximum": 2},
    {"exclusiveMinimum": 0, "exclusiveMaximum": 2},
    {"multipleOf": 0.5},
    {"minLength": 1, "maxLength": 2},
    {"pattern": "^a"},
    {"minItems": 1, "maxItems": 2},
    {"uniqueItems": True},
    {"items": {"type": "integer"}},
    {"prefixItems": [{"type": "integer"}], "items": {"type": "string"}},
    {"contains": {"const": 1}, "minContains": 1, "maxContains": 1},
    {"properties": {"a": {"type": "integer"}, "b": False}},
    {"patternProperties": {"^a": {"type": "integer"}}, "additionalProperties": False},
    {"properties": {"a": True}, "additionalProperties": {"type": "string"}},
    {"required": ["a"]},
    {"minProperties": 1, "maxProperties": 1},
    {"propertyNames": {"pattern": "^a"}},
    {"dependentRequired": {"a": ["b"]}},
    {"dependentSchemas": {"a": {"required": ["b"]}}},
    {"allOf": [{"type": "integer"}, {"minimum": 1}]},
    {"anyOf": [{"type": "integer"}, {"minLength": 1, "type": "string"}]},
    {"oneOf": [{"type": "integer"}, {"minimum": 1}]},
    {"oneOf": [{"type": "integer"}, {"type": "number"}]},
    {"not": {"type": "integer"}},
    {"if": {"type": "integer"}, "then": {"minimum": 1}, "else": {"type": "string"}},
    {"allOf": [{"properties": {"a": True}}], "unevaluatedProperties": False},
    {"prefixItems": [True], "unevaluatedItems": False},
    {"$ref": "#/$defs/tree"},
    True,
    False,
]
TREE = {"type": "object", "additionalProperties": {"anyOf": [{"type": "integer"}]}}

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.sampled_from([0.5, 1.0, 1.5, 2.0])
    | st.sampled_from(["", "a", "ab", "abc", "b"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["a", "b", "ab"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@cache
def _schemas() -> list[tuple[Any, Any, Any]]:
    """Each schema, as it is compiled, and as another validator has it."""
    made = []
    for schema in SCHEMAS:
        whole = {"type": "object", "properties": {"value": schema}, "$defs": {"tree": TREE}}
        made.append((schema, compile_schema(whole), jsonschema.Draft202012Validator(whole)))
    return made


@settings(max_examples=120)
@given(VALUES)
def test_both_validators_agree(value: Any) -> None:
    """Over every schema: to think of a value takes longer than to check it against all of them."""
    assert [s for s, *two in _schemas() if not _agree(*two, {"value": value})] == []


def _agree(compiled: Any, reference: Any, arguments: dict[str, Any]) -> bool:
    validation = validate(arguments, compiled, CoercionPolicy.OFF)
    coerced = validate(arguments, compiled, CoercionPolicy.LENIENT)
    return (
        (not validation.errors) == reference.is_valid(arguments)
        and (bool(validation.errors) or coerced.arguments == arguments)
        and (bool(coerced.errors) or reference.is_valid(coerced.arguments))
    )
