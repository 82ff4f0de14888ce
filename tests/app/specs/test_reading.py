"""Specs of every provider are read; what is none is refused in words."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.errors import DefinitionError
from tooldesk.specs.reading import schemas_of, schemas_of_tools

SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}}
EMPTY = {"type": "object", "properties": {}}


@pytest.mark.parametrize(
    ("specs", "schemas"),
    [
        ([], {}),
        ([{"type": "function", "function": {"name": "f", "parameters": SCHEMA}}], {"f": SCHEMA}),
        ([{"type": "function", "name": "f", "parameters": SCHEMA}], {"f": SCHEMA}),
        ([{"name": "f", "input_schema": SCHEMA}], {"f": SCHEMA}),
        ({"tools": [{"name": "f", "inputSchema": SCHEMA}]}, {"f": SCHEMA}),
        ([{"functionDeclarations": [{"name": "f", "parameters": SCHEMA}]}], {"f": SCHEMA}),
        ({"name": "f"}, {"f": EMPTY}),
        ([{"name": "f", "parameters": None}, {"name": "g"}], {"f": EMPTY, "g": EMPTY}),
    ],
)
def test_specs_give_names_and_schemas(specs, schemas):
    assert schemas_of(specs) == schemas


@pytest.mark.parametrize("name", ["function", "tools", "functionDeclarations"])
def test_tool_may_be_called_as_a_part_of_a_spec(name):
    assert schemas_of_tools({name: SCHEMA, "f": {"a": "integer"}}).keys() == {name, "f"}
    spec = {"type": "function", "function": {"name": name, "parameters": SCHEMA}}
    for tools in (spec, [spec], {"tools": [spec]}):
        assert schemas_of_tools(tools) == {name: SCHEMA}


@pytest.mark.parametrize("specs", ["f", 3, None, [3], [None], [{}], [{"name": ""}], [{"name": 3}]])
def test_what_is_no_spec_is_refused(specs):
    with pytest.raises(DefinitionError):
        schemas_of(specs)


@pytest.mark.parametrize("spec", [
    {"type": "web_search"}, {"googleSearch": {}}, {"type": "mcp", "server_label": "docs"},
    {"type": "code_interpreter", "container": {"type": "auto"}},
])  # fmt: skip
def test_tool_that_the_server_runs_is_passed_over(spec: dict[str, Any]) -> None:
    function = {"type": "function", "function": {"name": "f", "parameters": {"type": "object"}}}
    assert schemas_of([spec, function]) == {"f": {"type": "object"}}


@pytest.mark.parametrize("spec", [
    {"type": "custom", "name": "patch"}, {"type": "custom", "custom": {"name": "patch"}},
])  # fmt: skip
def test_custom_tool_takes_one_text(spec: dict[str, Any]) -> None:
    (schema,) = schemas_of([spec]).values()
    assert list(schema["properties"]) == schema["required"] == ["input"]


@pytest.mark.parametrize("spec", [{}, {"type": "function"}, {"type": "custom"}, {"a": 1}])
def test_spec_without_a_name_is_refused(spec: dict[str, Any]) -> None:
    with pytest.raises(DefinitionError, match="tool spec 1 has no name"):
        schemas_of([spec])
