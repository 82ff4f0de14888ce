"""validate: what is wrong with arguments, in words, at the right place, with a way out."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.calling.validation import CoercionPolicy, Validation, compile_schema, validate

TRIP: dict[str, Any] = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "minLength": 2, "maxLength": 20},
        "days": {"type": "integer", "minimum": 1, "maximum": 7},
        "units": {"enum": ["celsius", "fahrenheit"]},
        "stops": {"type": "array", "items": {"$ref": "#/$defs/stop"}, "maxItems": 3},
        "code": {"type": "string", "pattern": "^[A-Z]{2}$", "examples": ["AT"]},
        "tags": {"type": "array", "uniqueItems": True},
        "budget": {"type": ["number", "null"], "exclusiveMinimum": 0},
        "mode": {"const": "fast"},
    },
    "required": ["city"],
    "additionalProperties": False,
    "$defs": {
        "stop": {
            "type": "object",
            "properties": {"name": {"type": "string"}},
            "required": ["name"],
        }
    },
}
COMPILED = compile_schema(TRIP)


def check(arguments: dict[str, Any], schema: Any = COMPILED) -> Validation:
    compiled = compile_schema(schema) if isinstance(schema, dict) else schema
    return validate(arguments, compiled, CoercionPolicy.OFF)


def parameter(schema: dict[str, Any], value: Any) -> Validation:
    return check({"value": value}, {"type": "object", "properties": {"value": schema}})


def test_valid_arguments_pass_untouched() -> None:
    arguments = {"city": "Graz", "days": 3, "stops": [{"name": "Linz"}], "budget": None}
    validation = validate(arguments, COMPILED)
    assert validation == Validation(arguments)
    assert validation.arguments is arguments


def test_figures_of_one_error_are_written_alike() -> None:
    (error,) = parameter({"type": "string", "maxLength": 1000}, "x" * 60_001).errors
    assert error.message == "value has 60,001 characters; the most is 1,000."
    assert error.fix == "Give 1,000 characters or fewer."


@pytest.mark.parametrize(
    ("given", "pointer", "rule", "message", "fix"),
    [
        ({"days": "five"}, "/days", "type", "not an integer", "such as 1"),
        ({"days": 9}, "/days", "maximum", "the most is 7", "Write 7 or less"),
        ({"days": 0}, "/days", "minimum", "the least is 1", "Write 1 or more"),
        ({"budget": 0}, "/budget", "exclusiveMinimum", "more than 0", "more than 0"),
        ({"budget": []}, "/budget", "type", "not a number or null", "Write a number"),
        ({"units": "celcius"}, "/units", "enum", "not one of", 'Did you mean "celsius"?'),
        ({"units": 5}, "/units", "enum", "not one of", "Write one of"),
        ({"mode": "slow"}, "/mode", "const", 'not "fast"', 'exactly "fast"'),
        ({"code": "xyz"}, "/code", "pattern", "does not match", 'like "AT"'),
        ({"city": "x"}, "/city", "minLength", "has 1 character; the least is 2", "2 characters"),
        ({"city": "x" * 30}, "/city", "maxLength", "has 30 characters", "or fewer"),
        ({"tags": [1, 1]}, "/tags", "uniqueItems", "same element twice", "Leave out"),
        ({"stops": [{}]}, "/stops/0/name", "required", "stops[0].name is missing", '"name"'),
        ({"stops": [{"name": 5}]}, "/stops/0/name", "type", "not a string", "such as"),
        ({"stops": [{"name": "a"}] * 4}, "/stops", "maxItems", "has 4 elements", "or fewer"),
        ({"zzz": 1}, "/zzz", "additionalProperties", "not a parameter", "Leave it out"),
        ({"unit": 1}, "/unit", "additionalProperties", "not a parameter", "Did you mean units?"),
    ],
)
def test_error_has_place_rule_message_and_fix(
    given: dict[str, Any], pointer: str, rule: str, message: str, fix: str
) -> None:
    (error,) = check({"city": "Graz", **given}).errors
    assert (error.pointer, error.rule) == (pointer, rule)
    assert message in error.message
    assert fix in error.fix


def test_missing_parameter_is_shown_at_its_place_with_an_example() -> None:
    (error,) = check({}).errors
    assert (error.pointer, error.rule) == ("/city", "required")
    assert error.fix == 'Add the missing "city": "……".'


def test_misspelt_parameter_is_told_from_both_sides() -> None:
    unknown, missing = check({"cty": "Graz"}).errors
    assert (unknown.pointer, unknown.fix) == ("/cty", "Did you mean city?")
    assert (missing.pointer, missing.fix) == ("/city", "Rename cty to city.")


def test_errors_are_grouped_by_argument_the_most_specific_first() -> None:
    stops = [{"name": 1}, {}, {"name": "a"}, {"name": "b"}]
    pointers = [error.pointer for error in check({"stops": stops, "days": 0, "city": 5}).errors]
    assert pointers == ["/stops/0/name", "/stops/1/name", "/stops", "/days", "/city"]


def test_keys_are_escaped_in_pointers() -> None:
    schema = {"type": "object", "properties": {"a/b": {"properties": {"c~d": {"type": "null"}}}}}
    (error,) = check({"a/b": {"c~d": 1}}, schema).errors
    assert error.pointer == "/a~1b/c~0d"


CIRCLE = {
    "type": "object",
    "properties": {"kind": {"const": "circle"}, "radius": {"type": "number"}},
    "required": ["kind", "radius"],
}
SQUARE = {
    "type": "object",
    "properties": {"kind": {"const": "square"}, "side": {"type": "number"}},
    "required": ["kind", "side"],
}


@pytest.mark.parametrize("choice", ["anyOf", "oneOf"])
def test_closest_branch_speaks_for_a_choice(choice: str) -> None:
    given = {"kind": "square", "side": "long"}
    (error,) = parameter({choice: [CIRCLE, SQUARE, {"type": "null"}]}, given).errors
    assert (error.pointer, error.rule) == ("/value/side", "type")


@pytest.mark.parametrize("choice", ["anyOf", "oneOf"])
def test_choice_of_types_is_one_error(choice: str) -> None:
    (error,) = parameter({choice: [{"type": "string"}, {"type": "integer"}]}, []).errors
    assert (error.pointer, error.rule) == ("/value", choice)
    assert "not an integer or a string" in error.message


def test_value_that_fits_two_forms_of_one_of_says_so() -> None:
    (error,) = parameter({"oneOf": [{"type": "integer"}, {"minimum": 3}]}, 5).errors
    assert "more than one" in error.message


@pytest.mark.parametrize(
    ("name", "good", "bad"),
    [
        ("date", "2025-02-28", "2025-02-30"),
        ("date-time", "2025-02-28T10:00:00Z", "tomorrow"),
        ("time", "10:00:00Z", "25:00"),
        ("duration", "PT5M", "5 minutes"),
        ("email", "a@example.com", "a at example"),
        ("hostname", "example.com", "-bad-"),
        ("ipv4", "192.0.2.1", "256.0.0.1"),
        ("ipv6", "2001:db8::1", "12345::"),
        ("uri", "https://example.com", "example"),
        ("uuid", "123e4567-e89b-42d3-a456-426614174000", "123"),
        ("json-pointer", "/a/b", "a"),
        ("regex", "^a+$", "(a"),
    ],
)
def test_formats_are_checked_and_an_example_given(name: str, good: str, bad: str) -> None:
    schema = {"type": "string", "format": name}
    assert parameter(schema, good).errors == ()
    (error,) = parameter(schema, bad).errors
    assert error.rule == "format"
    example = error.fix.partition('such as "')[2].removesuffix('".')
    assert parameter(schema, example).errors == ()


def test_unknown_format_says_nothing() -> None:
    assert parameter({"type": "string", "format": "favourite-colour"}, "x").errors == ()


def test_older_draft_is_read_as_its_schema_says() -> None:
    schema = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "type": "object",
        "properties": {"pair": {"type": "array", "items": [{"type": "string"}]}},
    }
    assert check({"pair": ["a", 1]}, schema).errors == ()
    assert [error.pointer for error in check({"pair": [1]}, schema).errors] == ["/pair/0"]


@pytest.mark.parametrize(
    ("schema", "value"),
    [
        ({"not": {"type": "string"}}, "a"),
        ({"if": {"type": "string"}, "then": {"minLength": 2}}, "a"),
        ({"contains": {"type": "string"}}, [1]),
        ({"propertyNames": {"maxLength": 1}}, {"ab": 1}),
        ({"dependentRequired": {"a": ["b"]}}, {"a": 1}),
        ({"patternProperties": {"^x": {"type": "string"}}}, {"x1": 1}),
        ({"unevaluatedProperties": False}, {"a": 1}),
        ({"prefixItems": [{"type": "string"}], "items": False}, ["a", 1]),
        ({"minProperties": 1}, {}),
        ({"multipleOf": 5}, 7),
        ({"properties": {"a": False}}, {"a": 1}),
        ({"anyOf": [False, {"type": "string"}]}, 1),
        (
            {"patternProperties": {"^x": True}, "additionalProperties": {"type": "null"}},
            {"x": 1, "y": 1},
        ),
    ],
)
def test_every_keyword_has_words(schema: dict[str, Any], value: Any) -> None:
    errors = parameter(schema, value).errors
    assert errors
    for error in errors:
        assert error.pointer.startswith("/value")
        assert error.message.endswith(".")
        assert error.fix.endswith(".")


def test_value_that_no_schema_allows_is_named_by_its_place() -> None:
    schema = {"properties": {"a": False, "b": {"patternProperties": {"^x": False}}}}
    errors = parameter(schema, {"a": 1, "b": {"x1": 2}}).errors
    assert {each.pointer for each in errors} == {"/value/a", "/value/b/x1"}


def test_errors_stop_at_a_hundred() -> None:
    schema = {"type": "object", "properties": {"a": {"items": {"type": "string"}}}}
    assert len(check({"a": [1] * 5_000}, schema).errors) == 100
