"""Correction prompts: short, specific, and in a form that the parser reads back."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk.calling.correction import (
    arguments_prompt,
    format_error_prompt,
    format_given_up_prompt,
    format_reminder,
    selection_prompt,
)
from tooldesk.calling.dialect_shapes import SHAPES, write_call
from tooldesk.calling.parsing.parse import dialect_ids, parse
from tooldesk.calling.schema.example import example_arguments
from tooldesk.calling.selection import select
from tooldesk.calling.tool_calling import FORMAT_ERROR, FormatError
from tooldesk.calling.validation import compile_schema, validate
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

SCHEMA: dict[str, Any] = {
    "type": "object",
    "properties": {
        "city": {"type": "string"},
        "days": {"type": "integer", "minimum": 2},
        "units": {"enum": ["celsius", "fahrenheit"]},
    },
    "required": ["city", "days"],
}
DEFINITION = ToolDefinition(
    name="get_weather", input_schema=SCHEMA, source=PythonSource(file="x.py", function="x")
)
VALIDATION = validate({"city": "Graz", "days": "five"}, compile_schema(SCHEMA))


def test_pseudo_tool_has_the_agreed_name() -> None:
    assert FORMAT_ERROR == "__format_error__"


EVERY_TYPE: dict[str, Any] = {
    "city": 'it\'s "Graz"\n<b> & {x}',
    "days": 3,
    "share": 1.5,
    "ok": True,
    "none": None,
    "tags": ["a", "b c"],
    "more": {"k": "v", "n": [1, {"z": False}]},
}
KINDS = ["string", "integer", "number", "boolean", "null", "array", "object"]
TYPED = {
    "properties": {
        key: {"type": kind} for key, kind in zip(EVERY_TYPE, KINDS, strict=True)
    }
}  # fmt: skip


@pytest.mark.parametrize("dialect", dialect_ids())
@pytest.mark.parametrize("arguments", [EVERY_TYPE, {}], ids=["every type", "none"])
def test_every_dialect_writes_calls_that_are_read_back_as_they_were(
    dialect: str, arguments: dict[str, Any]
) -> None:
    assert dialect in SHAPES or dialect == "plain-json"
    written = write_call(dialect, "get_weather", arguments)
    parsed = parse(written, {"get_weather": TYPED})
    assert [(call.tool_name, call.arguments) for call in parsed.callings] == [
        ("get_weather", arguments)
    ]
    assert not parsed.held_back
    # a stream's example is a message, and a call without parameters has no parameter's tags
    if arguments and not dialect.endswith("-stream"):
        forced = parse(written, {"get_weather": TYPED}, dialect=dialect)
        assert [call.dialect for call in forced.callings] == [dialect]


@pytest.mark.parametrize(
    ("held", "example"),
    [
        ('<|tool_call_start|>[get_weather(city="Gr', "<|tool_call_start|>[get_weather(city='…'"),
        ('<|tool_call>call:get_weather{city:<|"|>Gr', '<|tool_call>call:get_weather{city:<|"|>…'),
        ("```tool_code\nget_weather(city='Gr", "```tool_code\nget_weather(city='…', days=2)\n```"),
        (
            '<｜DSML｜function_calls><｜DSML｜invoke name="get_weather">'
            '<｜DSML｜parameter name="city" string="true">Gr',
            '<｜DSML｜parameter name="city" string="true">…</｜DSML｜parameter>',
        ),
    ],
)
def test_example_is_in_the_notation_of_the_call_that_waits(held: str, example: str) -> None:
    output = parse(held, {"get_weather": SCHEMA})
    tools = {"get_weather": SCHEMA}
    prompt = format_error_prompt(output.errors, tools, held=output.held_back, text=held)
    assert example in prompt
    written = prompt.partition("in exactly this form:\n")[2]
    (call,) = parse(written, tools).callings
    assert call.arguments == example_arguments(SCHEMA)
    assert validate(call.arguments, compile_schema(SCHEMA)).errors == ()


@pytest.mark.parametrize("dialect", sorted(SHAPES))
def test_call_in_every_shape_is_read_back(dialect: str) -> None:
    arguments = {"city": "Graz", "days": 3}
    parsed = parse(write_call(dialect, "get_weather", arguments), {"get_weather": SCHEMA})
    assert [(call.tool_name, call.arguments) for call in parsed.callings] == [
        ("get_weather", arguments)
    ]


@pytest.mark.parametrize(
    ("dialect", "envelope"),
    [
        ("hermes", '<tool_call>\n{"name": "get_weather", "arguments": {"city": "…", "days": 2}}'),
        ("react", 'Action: get_weather\nAction Input: {"city": "…", "days": 2}'),
        ("ambi", '[TOOL_CALL]{"name": "get_weather", "args": {"city": "…", "days": 2}}'),
        ("openai-chat", '"arguments": "{\\"city\\": \\"…\\", \\"days\\": 2}"'),
        ("a new one", '{"name": "get_weather", "arguments": {"city": "…", "days": 2}}'),
    ],
)
def test_arguments_prompt_shows_the_error_and_the_shape(dialect: str, envelope: str) -> None:
    prompt = arguments_prompt(VALIDATION, DEFINITION.name, DEFINITION.input_schema, dialect)
    assert '/days: days is a string ("five"), not an integer.' in prompt
    assert envelope in prompt
    assert len(prompt) < 600


def test_unknown_tool_prompt_names_the_nearest() -> None:
    selection = select("get_whether_forecast", ["get_weather", "send_mail"])
    prompt = selection_prompt(selection, "hermes")
    assert "There is no tool called 'get_whether_forecast'." in prompt
    assert "get_weather, send_mail" in prompt
    assert '<tool_call>\n{"name": "get_weather"' in prompt


def test_ambiguous_tool_prompt_says_so() -> None:
    prompt = selection_prompt(select("report_v3", ["report_v1", "report_v2"]), "")
    assert "could mean more than one" in prompt


def test_prompt_without_any_tool_asks_for_an_answer() -> None:
    assert "Answer without a tool." in selection_prompt(select("x", []), "hermes")


def test_format_prompt_has_the_reason_the_tools_and_the_form() -> None:
    errors = [FormatError("The JSON ends in the middle of a string.", 3, 9, "ambi")]
    prompt = format_error_prompt(errors, ["get_weather", "send_mail"])
    assert "- The JSON ends in the middle of a string." in prompt
    assert "The tools are: get_weather, send_mail." in prompt
    assert "[TOOL_CALL]{" in prompt


@pytest.mark.parametrize("names", [[], [f"tool_{n}" for n in range(5_000)]])
def test_prompts_stay_short(names: list[str]) -> None:
    errors = [FormatError(f"{n} " + "x\n" * 10_000, 0, 1) for n in range(500)]
    assert len(format_error_prompt(errors, names)) < 6_000
    assert format_error_prompt([], names)
    assert len(selection_prompt(select("y" * 100_000, names), "")) < 2_000


@pytest.mark.parametrize(
    ("schema", "example"),
    [
        ({}, {}),
        ({"properties": {"a": {"type": "string"}}}, {}),
        ({"properties": {"a": {"type": "array", "items": {"type": "number"}}}}, {"a": [1.5]}),
        ({"properties": {"a": {"enum": ["x", "y"]}}}, {"a": "x"}),
        ({"properties": {"a": {"type": ["null", "boolean"]}}}, {"a": True}),
        ({"properties": {"a": {"$ref": "#/$defs/b"}}, "$defs": {"b": {"const": 3}}}, {"a": 3}),
        ({"properties": {"a": {"anyOf": [{"type": "null"}]}}}, {"a": None}),
        ({"properties": {"a": {"$ref": "#"}}}, {"a": {"a": {}}}),
        ({"properties": {"a": {"type": "string", "format": "date"}}}, {"a": "2025-03-14"}),
    ],
)
def test_example_has_what_is_required(schema: dict[str, Any], example: dict[str, Any]) -> None:
    required = ["a"] if example else []
    found = example_arguments({"type": "object", "required": required, **schema})
    if schema.get("properties", {}).get("a") == {"$ref": "#"}:
        assert "a" in found
        assert len(json.dumps(found)) < 200
    else:
        assert found == example


def test_model_whose_attempts_are_used_up_is_not_asked_again() -> None:
    prompt = format_given_up_prompt([FormatError("The JSON ends early.", 0, 3, "hermes")], 2)
    assert prompt.splitlines() == [
        "The tool call could not be read in 2 attempts.",
        "- The JSON ends early.",
        "Do not write it again. Go on without this call, with what you know.",
    ]


@pytest.mark.parametrize("dialect", sorted(SHAPES))
def test_reminder_shows_a_call_that_is_read_back(dialect: str) -> None:
    reminder = format_reminder(DEFINITION, dialect, ["get_weather"])
    example = reminder.partition("exactly this form:\n")[2]
    (calling,) = parse(example, {"get_weather": SCHEMA}).callings
    assert calling.tool_name == "get_weather"
    assert not validate(calling.arguments, compile_schema(SCHEMA)).errors


def test_reminder_for_a_dialect_without_a_shape_shows_no_other_one() -> None:
    reminder = format_reminder(DEFINITION, "a new one", ["get_weather"])
    assert reminder.splitlines()[1:] == [
        "The tools are: get_weather.",
        "Write calls as you did before.",
    ]
