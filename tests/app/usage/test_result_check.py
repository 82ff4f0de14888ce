"""A result that breaks its output schema is told to the author, and to the model if it is to be."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk import StageFailed, StageFinished, StructuredTool, ToolRegistry, ToolResult, ToolUsage

WEATHER = {
    "type": "object",
    "properties": {"temp": {"type": "number"}, "place": {"$ref": "#/$defs/place"}},
    "required": ["temp"],
    "additionalProperties": False,
    "$defs": {"place": {"type": "object", "properties": {"name": {"type": "string"}}}},
}
HOSTILE_PATTERN = {"type": "object", "properties": {"a": {"pattern": "^(a+)+$"}}}
EXPLOSIVE = {
    "$ref": "#/$defs/a0",
    "$defs": {f"a{n}": {"anyOf": [{"$ref": f"#/$defs/a{n + 1}"}] * 2} for n in range(24)}
    | {"a24": {"type": "object"}},
}
DEEP: Any = 1
for _ in range(90):
    DEEP = [DEEP]


async def outcome_of(value: object, schema: Any, **options: Any) -> tuple[Any, Any]:
    """The result, and the event that ended the execute stage."""

    def work():
        return value

    tool = StructuredTool.from_function(work, name="work", output_schema=schema, **options)
    usage = ToolUsage(ToolRegistry([tool]))
    events = [event async for event in usage.run('{"tool": "work", "args": {}}')]
    ended = [
        event
        for event in events
        if isinstance(event, StageFinished | StageFailed) and event.stage == "execute"
    ]
    return events[-1].results[0], ended[0]


@pytest.mark.parametrize(
    ("value", "schema", "words"),
    [
        ({"temp": "warm"}, WEATHER, '/temp: temp is a string ("warm"), not a number (type).'),
        ({}, WEATHER, "/temp: temp is missing (required)."),
        ({"temp": 1, "x": 2}, WEATHER, "/x: x is not in the schema (additionalProperties)."),
        ({"temp": 1, "place": {"name": 5}}, WEATHER, "/place/name: place.name is"),
        ([1, "two"], {"type": "array", "items": {"type": "integer"}}, "/1: [1] is a string"),
        ([{"a": 1}, {"a": []}], {"items": {"properties": {"a": {"type": "integer"}}}}, "/1/a: "),
        (5, {"type": "string"}, "/: The result is a number (5), not a string (type)."),
        (True, {"type": "integer"}, "/: The result is"),
        ({"a": "a" * 40 + "!"}, HOSTILE_PATTERN, "/a: a is"),
        (DEEP, {"type": "object"}, "/: The result is"),
    ],
)
async def test_misfit_is_told_with_its_place_and_rule(value, schema, words):
    result, ended = await outcome_of(value, schema)
    assert (result.is_error, result.structured) == (False, value)
    told = ended.explanation
    assert f" The result of work does not fit its output schema: {words}" in told
    assert told.endswith("Correct the tool, or its output_schema.")


@pytest.mark.parametrize(
    ("value", "schema"),
    [
        ({"temp": 1.5}, WEATHER),
        (5, {"type": "integer"}),
        ("a text", {"type": "integer"}),
        (None, {"type": "integer"}),
        (ToolResult.text("a text"), {"type": "object"}),
        (ToolResult.error("no", structured=[]), {"type": "object"}),
        ([{"a": 1}] * 50_000, {"type": "array", "items": {"type": "object"}}),
        ({"a": 1}, None),
    ],
)
async def test_what_fits_or_has_no_value_is_not_told_of(value, schema):
    _, ended = await outcome_of(value, schema, is_output_schema_binding=True)
    words = ended.explanation if isinstance(ended, StageFinished) else str(ended.error)
    assert "output schema" not in words


async def test_misfit_is_a_failure_for_the_model_where_the_definition_says_so():
    result, ended = await outcome_of({"temp": "warm"}, WEATHER, is_output_schema_binding=True)
    assert isinstance(ended, StageFailed)
    assert (result.is_error, result.error_class) == (True, "permanent")
    words = (
        'The result of work does not fit its output schema: /temp: temp is a string ("warm"), not'
    )
    assert result.for_model.startswith(words)
    assert result.content[0].text == result.for_model
    assert json.loads(result.content[1].text) == {"temp": "warm"}


async def test_a_broken_answer_is_no_final_answer():
    result, _ = await outcome_of(
        ToolResult.as_answer("x", structured=[]),
        {"type": "object"},
        is_output_schema_binding=True,
    )
    assert (result.is_error, result.result_as_answer) == (True, False)


@pytest.mark.parametrize("is_binding", [True, False])
async def test_schema_that_is_wrong_itself_is_told_to_the_author(is_binding):
    schema = {"type": "no such type"}
    result, ended = await outcome_of({"a": 1}, schema, is_output_schema_binding=is_binding)
    told = str(ended.error) if is_binding else ended.explanation
    assert "The output schema of work is wrong: " in told
    assert result.is_error is is_binding


@pytest.mark.parametrize("value", [{"a": 1}, "x" * 1_000_000, [[1] * 1_000] * 100])
async def test_checks_of_hostile_schemas_end(value):
    for schema in (EXPLOSIVE, HOSTILE_PATTERN, {"$ref": "#"}, {"$ref": "file:///etc/hostname"}):
        result, _ = await outcome_of(value, schema)
        assert not result.is_error
