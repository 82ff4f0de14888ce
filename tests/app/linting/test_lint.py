"""Each rule finds what it is about, and nothing in tools that are well described."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from tooldesk.execution.default_registry import default_registry
from tooldesk.linting.advice import Level
from tooldesk.linting.lint import lint_tool, lint_tools
from tooldesk.linting.near_names import MOST_TRIED, NearNames
from tooldesk.linting.rules import RULES
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.workspace.tool_file import read_tool_file
from tooldesk_resources import FOLDER

GOOD = "Look up how the weather is in a city right now."


def tool(name: str = "get_weather", **fields: Any) -> ToolDefinition:
    said = {"description": GOOD, "source": {"kind": "person"}, "name": name} | fields
    return ToolDefinition.model_validate(said)


def with_schema(properties: dict[str, Any], **keywords: Any) -> ToolDefinition:
    return tool(input_schema={"type": "object", "properties": properties} | keywords)


def with_city(**keywords: Any) -> ToolDefinition:
    return with_schema({"city": {"type": "string", "description": "Name of the city."} | keywords})


def nested(levels: int) -> dict[str, Any]:
    inner: dict[str, Any] = {"type": "string", "description": "Innermost text."}
    for _ in range(levels):
        inner = {"type": "object", "description": "One level.", "properties": {"inner": inner}}
    return inner


def found(definition: ToolDefinition) -> list[tuple[str, str]]:
    return [(each.rule.key, each.pointer) for each in lint_tool(definition)]


CITY = "/input_schema/properties/city"
NAMED_DEFS = {"Unit": {"type": "string", "enum": ["metric", "imperial"]}}

CASES: list[tuple[str, str, ToolDefinition, ToolDefinition]] = [
    ("no-description", "/description", tool(description=" "), tool()),
    ("vague-description", "/description", tool(description="Get weather."), tool()),
    ("vague-description", "/description", tool(description="Weather stuff"), tool()),
    (
        "vague-description",
        "/description",
        tool(title="Weather of today", description="Weather of today."),
        tool(title="Tell the weather of a city.", description="Tell the weather of a city."),
    ),
    ("vague-description", "/description", tool(description="TODO: say more of this one"), tool()),
    (
        "vague-description",
        f"{CITY}/description",
        with_city(description="TODO: which cities?"),
        with_city(description="The city that is meant."),
    ),
    (
        "undescribed-required",
        CITY,
        with_schema({"city": {"type": "string"}}, required=["city"]),
        with_schema(
            {"city": {"$ref": "#/$defs/C"}},
            required=["city"],
            **{"$defs": {"C": {"type": "string", "description": "Name of the city."}}},
        ),
    ),
    ("undescribed-parameter", CITY, with_schema({"city": {"type": "string"}}), with_city()),
    (
        "meaningless-parameter",
        "/input_schema/properties/x1",
        with_schema({"x1": {"type": "string"}}),
        with_schema({"x1": {"type": "number", "description": "Left edge, in pixels."}}),
    ),
    (
        "unknown-parameter",
        "/description",
        tool(description=f"{GOOD} The parameter `town` says where."),
        with_schema(
            {"town": {"type": "string", "description": "Where: the parameter `town`, in full."}}
        ),
    ),
    (
        "unknown-parameter",
        "/description",
        tool(description=f"{GOOD}\n\nArgs:\n    town: Where.\n        note: goes on.\n"),
        tool(description=f"{GOOD}\n\nNote: this is fast.\n"),
    ),
    (
        "undeclared-required",
        "/input_schema/required/0",
        with_schema({}, required=["city"]),
        with_schema({}, required=["city"], additionalProperties={"type": "string"}),
    ),
    ("invalid-default", f"{CITY}/default", with_city(default=3), with_city(default="Oslo")),
    (
        "invalid-default",
        "/input_schema/properties/unit/default",
        with_schema(
            {"unit": {"$ref": "#/$defs/Unit", "description": "How to measure.", "default": "feet"}},
            **{"$defs": NAMED_DEFS},
        ),
        with_schema(
            {
                "unit": {
                    "$ref": "#/$defs/Unit",
                    "description": "How to measure.",
                    "default": "metric",
                }
            },
            **{"$defs": NAMED_DEFS},
        ),
    ),
    (
        "invalid-example",
        f"{CITY}/examples/1",
        with_city(examples=["Oslo", 3]),
        with_city(examples=["Oslo", "Rome"]),
    ),
    (
        "dead-enum-value",
        f"{CITY}/enum/1",
        with_city(enum=["Oslo", 3]),
        with_city(enum=["Oslo", "Rome"]),
    ),
    (
        "wordless-enum",
        f"{CITY}/enum",
        with_city(enum=["A1", "B2"]),
        with_city(enum=["A1", "B2"], description="A1 is Oslo, B2 is Rome."),
    ),
    ("wordless-enum", f"{CITY}/enum", with_city(type="integer", enum=[1, 2]), with_city()),
    (
        "dead-definition",
        "/input_schema/$defs/Unit",
        with_schema({}, **{"$defs": NAMED_DEFS}),
        with_schema(
            {"unit": {"$ref": "#/$defs/Unit", "description": "How to measure it."}},
            **{"$defs": NAMED_DEFS},
        ),
    ),
    (
        "deep-schema",
        "/input_schema",
        with_schema({"inner": nested(6)}),
        with_schema({"inner": nested(3)}),
    ),
    (
        "large-schema",
        "/input_schema",
        with_city(enum=[f"a city with the number {n}" for n in range(400)]),
        with_city(enum=[f"a city with the number {n}" for n in range(40)]),
    ),
    (
        "long-text",
        "/description",
        tool(description=GOOD * 60),
        tool(description=GOOD * 8),
    ),
    (
        "unusable-schema",
        "/input_schema",
        with_schema({"city": {"type": "strnig", "description": "Name of the city."}}),
        with_city(),
    ),
]

CONTRADICTIONS = [
    {"type": "integer", "minimum": 5, "maximum": 4},
    {"type": "number", "exclusiveMinimum": 5, "maximum": 5},
    {"type": "string", "minLength": 2, "maxLength": 1},
    {"type": "array", "items": {"type": "string"}, "minItems": 2, "maxItems": 1},
    {"type": "integer", "enum": ["one", "two"]},
    {"type": "string", "const": 4},
    {"type": "string", "allOf": [{"type": "integer"}]},
    {"type": "object", "properties": {}, "required": ["a_key"], "additionalProperties": False},
]
SOUND = [
    {"type": "integer", "minimum": 5, "maximum": 5},
    {"type": "number", "exclusiveMinimum": 4, "maximum": 5},
    {"type": "string", "minLength": 1, "maxLength": 1},
    {"type": "number", "allOf": [{"type": "integer"}]},
    {"type": ["string", "null"], "allOf": [{"type": "null"}]},
    {
        "type": "object",
        "additionalProperties": False,
        "patternProperties": {"^a": {}},
        "required": ["a_key"],
    },
]


@pytest.mark.parametrize(
    ("key", "pointer", "bad", "good"), CASES, ids=[f"{n}-{c[0]}" for n, c in enumerate(CASES)]
)
def test_rule_finds_its_fault_and_leaves_sound_tools_alone(
    key: str, pointer: str, bad: ToolDefinition, good: ToolDefinition
) -> None:
    assert (key, pointer) in found(bad)
    assert key not in [rule for rule, _ in found(good)]


@pytest.mark.parametrize("schema", CONTRADICTIONS)
def test_contradiction_is_an_error(schema: dict[str, Any]) -> None:
    (advice,) = [a for a in lint_tool(with_city(**schema)) if a.rule.key == "no-value-fits"]
    assert (advice.pointer, advice.level) == (CITY, Level.ERROR)


@pytest.mark.parametrize("schema", SOUND)
def test_schema_with_one_value_left_is_none(schema: dict[str, Any]) -> None:
    definition = with_city(**({"type": "string"} | schema))
    assert [a for a in lint_tool(definition) if a.level is Level.ERROR] == []


@pytest.mark.parametrize(
    ("name", "other", "key"),
    [
        ("getWeather", "get_weather", "same-name"),
        ("get_wether", "get_weather", "similar-name"),
        ("get_users", "get_user", "one-letter-apart"),
    ],
)
def test_names_that_a_slip_exchanges_are_told_of_each_other(
    name: str, other: str, key: str
) -> None:
    of_both = lint_tools([tool(name, description=GOOD + "1"), tool(other)])
    assert [[each.rule.key for each in of_both[one]] for one in (name, other)] == [[key], [key]]
    assert other in of_both[name][0].words
    if key != "same-name":
        assert "0.9" in of_both[name][0].words


@pytest.mark.parametrize(
    ("name", "other"),
    [("get_item", "set_item"), ("step_1", "step_2"), ("read_file", "write_file"), ("add", "and")],
)
def test_names_that_differ_in_a_word_are_left_alone(name: str, other: str) -> None:
    of_both = lint_tools([tool(name, description=GOOD + "1"), tool(other)])
    assert of_both == {name: (), other: ()}


def test_same_description_is_told_of_both() -> None:
    of_both = lint_tools([tool("read_mail"), tool("send_invoice", description=GOOD.lower())])
    assert [[a.rule.key for a in each] for each in of_both.values()] == [["same-description"]] * 2


def test_tools_that_are_not_asked_for_count_among_the_names() -> None:
    found_in = lint_tools([tool()], among=[tool("get_wether", description="Other words in here.")])
    assert [each.rule.key for each in found_in["get_weather"]] == ["similar-name"]


def test_worst_comes_first() -> None:
    definition = with_schema({"city": {"type": "string", "minLength": 2, "maxLength": 1}})
    levels = [each.level for each in lint_tool(definition)]
    assert levels == [Level.ERROR, Level.NOTE]


def test_nothing_is_said_of_the_samples_and_the_built_in_tools() -> None:
    samples = map(read_tool_file, sorted(FOLDER.glob("sample_workspace/tools/*.json")))
    assert not any(lint_tools([*samples, *default_registry().definitions()]).values())


def test_every_rule_is_tried_here() -> None:
    elsewhere = {"drift"}  # which the command finds, as it reads code
    names = {"same-name", "similar-name", "one-letter-apart", "same-description", "no-value-fits"}
    assert {case[0] for case in CASES} | names | elsewhere == set(RULES)


SLIP_LIST = """
get_weather getWether get_weathr sendxmessage send_message get_users get_user read_fil_ read_file
convert_units converts_units summarize_reprots sumarize_reports summarize_reports step_1 step_2
list_a list_ usr_order user_ordre user_order fetch_page fetchpage delete_invoice create_invoice
"""
SLIPS = SLIP_LIST.split()


def test_many_names_are_told_of_as_each_one_alone_is() -> None:
    tools = [tool(name, description=f"{GOOD} {n} things.") for n, name in enumerate(SLIPS)]
    together = lint_tools(tools)
    alone = {each.name: lint_tool(each, SLIPS) for each in tools}
    assert {name: set(found) for name, found in together.items()} == {
        name: set(found) for name, found in alone.items()
    }
    assert sum(map(len, together.values())) > 15


def test_names_of_a_thousand_short_words_are_not_compared_for_ever() -> None:
    letters = "abcdefghijklmnop"
    words = [a + b + c for a in letters for b in letters for c in letters][:400]
    names = ["_".join(words[n : n + 18]) for n in range(0, 380, 40)]
    near = NearNames(names)
    assert all(isinstance(near.candidates(name), tuple) for name in names)
    # two slips at once would be tens of thousands
    assert next(islice(near._slips(names[0]), MOST_TRIED, None), None) is not None
