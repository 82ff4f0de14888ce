"""A definition can't be changed, all the way down."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.tools.env_var import EnvVar
from tooldesk.tools.frozen_json import frozen
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

SCHEMA = {
    "type": "object",
    "properties": {"unit": {"enum": ["km", "mi"]}, "at": {"type": "array", "items": {}}},
    "required": ["unit"],
}
CHANGES: tuple[Callable[[Any], Any], ...] = (
    lambda schema: schema.update(type="array"),
    lambda schema: schema.pop("type"),
    lambda schema: schema.clear(),
    lambda schema: schema.setdefault("title", "x"),
    lambda schema: schema.__ior__({"title": "x"}),
    lambda schema: schema.__delitem__("type"),
    lambda schema: schema["properties"].__setitem__("unit", {}),
    lambda schema: schema["properties"]["unit"]["enum"].append("yd"),
    lambda schema: schema["properties"]["unit"]["enum"].__setitem__(0, "yd"),
    lambda schema: schema["properties"]["unit"]["enum"].sort(),
    lambda schema: schema["properties"]["unit"]["enum"].__iadd__(["yd"]),
    lambda schema: schema["required"].clear(),
)


def definition(**fields: Any) -> ToolDefinition:
    return ToolDefinition(
        name="convert", source=PythonSource(file="a.py", function="convert"), **fields
    )


@pytest.mark.parametrize("change", CHANGES)
def test_schema_of_a_definition_refuses_every_change(change: Callable[[Any], Any]) -> None:
    tool = definition(input_schema=SCHEMA, output_schema=SCHEMA)
    for schema in (tool.input_schema, tool.output_schema):
        with pytest.raises(TypeError, match="Make a new one"):
            change(schema)
        assert schema == SCHEMA


def test_schema_that_was_handed_in_can_change_without_changing_the_definition() -> None:
    mine = copy.deepcopy(SCHEMA)
    tool = definition(input_schema=mine)
    mine["properties"] = {}
    assert tool.input_schema == SCHEMA


def test_arguments_of_a_check_refuse_changes_too() -> None:
    variable = EnvVar(name="KEY", check={"cities": ["Rome"]})
    assert variable.check is not None
    with pytest.raises(TypeError, match="can't be changed"):
        variable.check["cities"].append("Oslo")


@pytest.mark.parametrize(
    "copied",
    [
        copy.deepcopy,
        lambda schema: pickle.loads(pickle.dumps(schema)),
        lambda schema: json.loads(json.dumps(schema)),
        lambda schema: definition(input_schema=schema).model_dump()["input_schema"],
    ],
)
def test_copies_are_plain_and_can_be_changed(copied: Callable[[Any], Any]) -> None:
    mine = copied(frozen(SCHEMA))
    assert mine == SCHEMA
    mine["properties"]["unit"]["enum"].append("yd")
    assert mine != SCHEMA


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (None, {"type": "object", "properties": {}}),
        ({}, {"type": "object", "properties": {}}),
        (
            {"city": "string"},
            {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]},
        ),
        (
            {"limit": {"type": "integer", "optional": True, "default": 10}},
            {"type": "object", "properties": {"limit": {"type": "integer", "default": 10}}},
        ),
        (SCHEMA, SCHEMA),
    ],
)
def test_definition_takes_the_three_notations(written: Any, read: Any) -> None:
    assert definition(input_schema=written).input_schema == read


def test_notation_that_is_none_of_the_three_is_refused_with_its_place() -> None:
    with pytest.raises(DefinitionError, match='"strin" at /city is not a type'):
        definition(input_schema={"city": "strin"})


def test_value_that_holds_itself_is_refused() -> None:
    endless: dict[str, Any] = {"type": "object", "properties": {}}
    endless["properties"]["again"] = endless
    with pytest.raises(ValueError, match="holds itself"):
        frozen(endless)


def test_deep_value_is_frozen_without_recursion() -> None:
    deep: Any = {}
    for _ in range(20_000):
        deep = {"not": deep}
    assert isinstance(frozen(deep), dict)
