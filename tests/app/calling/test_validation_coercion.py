"""validate: what a value is changed to under each policy, and what never is."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.calling.validation import (
    Coercion,
    CoercionPolicy,
    Validation,
    compile_schema,
    validate,
)

OFF, SAFE, LENIENT = CoercionPolicy.OFF, CoercionPolicy.SAFE, CoercionPolicy.LENIENT
CHOICE = {
    "oneOf": [
        {"type": "object", "properties": {"kind": {"const": kind}, "n": {"type": wanted}}}
        | {"required": ["kind", "n"]}
        for kind, wanted in (("a", "integer"), ("b", "boolean"))
    ]
}


def with_value(
    schema: dict[str, Any], value: Any, policy: CoercionPolicy, **root: Any
) -> Validation:
    compiled = compile_schema({"type": "object", "properties": {"value": schema}, **root})
    return validate({"value": value}, compiled, policy)


@pytest.mark.parametrize(
    ("schema", "before", "after"),
    [
        ({"type": "integer"}, "5", 5),
        ({"type": "integer"}, " -5 ", -5),
        ({"type": "integer"}, "5.0", 5),
        ({"type": "integer"}, 5.0, 5),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, 5.0, 5),
        ({"oneOf": [{"type": "integer"}, {"type": "null"}]}, 5.0, 5),
        ({"type": "number"}, "2.5", 2.5),
        ({"type": "number"}, "1e3", 1000.0),
        ({"type": "boolean"}, "true", True),
        ({"type": "boolean"}, "False", False),
        ({"type": ["integer", "null"]}, "null", None),
        ({"type": "object"}, '{"a": [1]}', {"a": [1]}),
        ({"type": "object"}, '{"a": 1, "a": 1}', {"a": 1}),
        ({"type": "array"}, " [1, 2]", [1, 2]),
        ({"type": "array", "items": {"type": "integer"}}, '["1", 2]', [1, 2]),
        ({"enum": [1, 2]}, "2", 2),
        ({"const": True}, "true", True),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "7", 7),
        (CHOICE, {"kind": "a", "n": "5"}, {"kind": "a", "n": 5}),
        (CHOICE, {"kind": "b", "n": "true"}, {"kind": "b", "n": True}),
        (CHOICE, '{"kind": "a", "n": 5}', {"kind": "a", "n": 5}),
    ],
)
def test_safe_policy_changes_what_can_mean_one_thing(
    schema: dict[str, Any], before: Any, after: Any
) -> None:
    validation = with_value(schema, before, SAFE)
    assert (validation.arguments, validation.errors) == ({"value": after}, ())
    assert type(validation.arguments["value"]) is type(after)
    first = validation.coercions[0]
    assert (first.pointer, first.before) == ("/value", before)
    assert first.why
    if not isinstance(before, float):
        unchanged = with_value(schema, before, OFF)
        assert (unchanged.arguments, unchanged.coercions) == ({"value": before}, ())
        assert unchanged.errors


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "integer"}, "five"),
        ({"type": "integer"}, "007"),
        ({"type": "integer"}, "5.5"),
        ({"type": "integer"}, "٣"),
        ({"type": "integer"}, "9" * 5_000),
        ({"type": "integer"}, True),
        ({"type": "number"}, "1e999"),
        ({"type": "number"}, "NaN"),
        ({"type": "boolean"}, "yes"),
        ({"type": "boolean"}, 1),
        ({"type": "string"}, 5),
        ({"type": "array"}, 5),
        ({"type": "array"}, "1, 2"),
        ({"type": "object"}, "[1]"),
        ({"type": "object"}, '{"a": 1, "a": 2}'),
        ({"type": "array"}, '[{"a": {"b": 1, "b": true}}]'),
        ({"type": "object"}, '{"a": NaN}'),
        ({"type": "object"}, '{"a": ' * 5_000),
        ({"type": "array"}, "[" * 300 + "]" * 300),
        ({"enum": ["Red"]}, "red"),
    ],
)
def test_safe_policy_leaves_what_could_mean_more(schema: dict[str, Any], value: Any) -> None:
    validation = with_value(schema, value, SAFE)
    assert (validation.arguments, validation.coercions) == ({"value": value}, ())
    assert validation.errors


@pytest.mark.parametrize(
    ("schema", "before", "after"),
    [
        ({"type": "boolean"}, "yes", True),
        ({"type": "boolean"}, "Off", False),
        ({"type": "boolean"}, 1, True),
        ({"type": "string"}, 5, "5"),
        ({"type": "string"}, True, "true"),
        ({"type": "array"}, 5, [5]),
        ({"type": "array", "items": {"type": "integer"}}, "5", [5]),
        ({"type": "object"}, [{"a": 1}], {"a": 1}),
        ({"type": "integer"}, [5], 5),
        ({"enum": ["Red", "Blue"]}, "red", "Red"),
        ({"enum": ["1", "2"]}, 2, "2"),
    ],
)
def test_lenient_policy_changes_what_is_most_likely_meant(
    schema: dict[str, Any], before: Any, after: Any
) -> None:
    validation = with_value(schema, before, LENIENT)
    assert (validation.arguments, validation.errors) == ({"value": after}, ())
    assert validation.coercions


@pytest.mark.parametrize("policy", [SAFE, LENIENT])
@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"type": "string"}, "5"),
        ({"type": ["string", "integer"]}, "5"),
        ({"type": "number"}, 5.0),
        ({"anyOf": [{"type": "integer"}, {"type": "string"}]}, "5"),
        ({"anyOf": [{"type": "integer"}, {"type": "number"}]}, 5.0),
        ({"type": ["null", "string"]}, "null"),
        ({}, '{"a": 1}'),
        ({"type": ["integer", "null"]}, None),
        ({"enum": ["red", "Red"]}, "red"),
    ],
)
def test_value_that_fits_is_never_changed(
    schema: dict[str, Any], value: Any, policy: CoercionPolicy
) -> None:
    validation = with_value(schema, value, policy)
    assert validation == Validation({"value": value})
    assert type(validation.arguments["value"]) is type(value)


def test_null_is_left_out_where_nothing_is_needed() -> None:
    validation = with_value({"type": "string"}, None, SAFE)
    assert (validation.arguments, validation.errors) == ({}, ())
    assert validation.coercions == (Coercion("/value", None, None, "null left out"),)


def test_null_stays_where_a_value_is_required() -> None:
    validation = with_value({"type": "string"}, None, SAFE, required=["value"])
    assert validation.arguments == {"value": None}
    assert [error.rule for error in validation.errors] == ["type"]


def test_null_gives_way_to_the_default() -> None:
    validation = with_value({"type": "string", "default": "x"}, None, SAFE)
    assert validation.arguments == {"value": "x"}
    assert [coercion.why for coercion in validation.coercions] == ["default"]


DEFAULTS: dict[str, Any] = {
    "type": "object",
    "properties": {
        "limit": {"type": "integer", "default": 10},
        "wrong": {"type": "string", "default": None},
        "page": {"$ref": "#/$defs/page"},
        "rows": {"type": "array", "items": {"properties": {"on": {"default": True}}}},
    },
    "$defs": {"page": {"type": "object", "properties": {"size": {"default": [1]}}}},
}


def test_defaults_are_filled_in_and_told() -> None:
    arguments = {"page": {}, "rows": [{}, {"on": False}]}
    validation = validate(arguments, compile_schema(DEFAULTS))
    assert validation.arguments == {
        "page": {"size": [1]},
        "rows": [{"on": True}, {"on": False}],
        "limit": 10,
    }
    told = {(coercion.pointer, coercion.why) for coercion in validation.coercions}
    assert told == {("/limit", "default"), ("/page/size", "default"), ("/rows/0/on", "default")}
    assert arguments == {"page": {}, "rows": [{}, {"on": False}]}
    validation.arguments["page"]["size"].append(2)
    assert DEFAULTS["$defs"]["page"]["properties"]["size"]["default"] == [1]


def test_defaults_stay_out_when_the_policy_is_off() -> None:
    assert validate({}, compile_schema(DEFAULTS), OFF).arguments == {}


def test_given_arguments_are_not_changed() -> None:
    arguments = {"value": {"n": "5"}}
    schema = {"type": "object", "properties": {"n": {"type": "integer"}}}
    compiled = compile_schema({"type": "object", "properties": {"value": schema}})
    assert validate(arguments, compiled).arguments == {"value": {"n": 5}}
    assert arguments == {"value": {"n": "5"}}


def test_whole_number_inside_of_an_array_is_changed_too() -> None:
    schema = {"type": "array", "items": {"type": "integer", "maximum": 9}}
    validation = with_value(schema, [1, 2.0], SAFE)
    assert [type(number) for number in validation.arguments["value"]] == [int, int]
    assert [coercion.pointer for coercion in validation.coercions] == ["/value/1"]


def test_whole_number_behind_a_reference_is_changed_too() -> None:
    definitions = {"count": {"anyOf": [{"type": "integer"}, {"type": "null"}]}}
    validation = with_value({"$ref": "#/$defs/count"}, 5.0, SAFE, **{"$defs": definitions})
    assert type(validation.arguments["value"]) is int


def test_what_can_be_changed_is_although_something_else_is_wrong() -> None:
    properties = {"a": {"type": "integer"}, "b": {"type": "integer"}}
    compiled = compile_schema({"type": "object", "properties": properties})
    validation = validate({"a": "5", "b": "x"}, compiled)
    assert validation.arguments == {"a": 5, "b": "x"}
    assert [error.pointer for error in validation.errors] == ["/b"]


def test_many_values_are_changed_in_one_go() -> None:
    schema = {"type": "array", "items": {"type": "integer"}}
    validation = with_value(schema, [str(n) for n in range(400)], SAFE)
    assert validation.arguments == {"value": list(range(400))}
    assert len(validation.coercions) == 400


def test_too_many_choices_are_left_as_they_are() -> None:
    choice = {"anyOf": [{"type": "integer"}, {"type": "null"}]}
    validation = with_value({"type": "array", "items": choice}, ["5"] * 60, SAFE)
    assert len(validation.coercions) == 40
    assert len(validation.errors) == 20


def test_very_many_values_are_checked_but_not_changed() -> None:
    schema = {"type": "array", "items": {"type": "integer"}}
    assert with_value(schema, list(range(50_000)), SAFE).errors == ()
    validation = with_value(schema, ["5"] * 50_000, SAFE)
    assert validation.coercions == ()
    assert [error.pointer for error in validation.errors] == ["/value/0"]


def test_large_arguments_for_a_schema_of_many_forms_reach_a_limit() -> None:
    form = {"type": "object", "properties": {"v": {"type": "string"}}, "required": ["v"]}
    forms = {"anyOf": [{**form, "title": str(n)} for n in range(2_000)]}
    validation = with_value({"type": "array", "items": forms}, [{"v": 1}] * 30_000, SAFE)
    assert [error.rule for error in validation.errors] == ["limit"]
    assert with_value({"type": "array", "items": forms}, [{"v": "x"}], SAFE).errors == ()


@pytest.mark.parametrize(
    "condition", [{"if": {"type": "integer"}}, {"if": {"not": {"type": "integer"}}}]
)
def test_whole_number_answers_a_condition_as_an_integer_does(condition):
    then, otherwise = ("then", "else") if "type" in condition["if"] else ("else", "then")
    schema = {"properties": {"a": condition | {then: True, otherwise: {"type": "string"}}}}
    validation = validate({"a": 1.0}, compile_schema(schema), CoercionPolicy.LENIENT)
    assert validation.arguments == {"a": 1.0}
    assert validation.coercions == ()
