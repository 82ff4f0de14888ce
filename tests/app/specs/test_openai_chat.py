"""Exports are what the API takes, and say what they had to change."""

from __future__ import annotations

import pytest

from tooldesk import StructuredTool, ToolRegistry, ToolUsage
from tooldesk.calling.selection import select
from tooldesk.specs.openai_chat import export_openai_chat
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

SCHEMA = {"type": "object", "properties": {"a": {"type": "integer"}}, "required": ["a"]}


def tool(name: str) -> ToolDefinition:
    source = PythonSource(file="x.py", function="f")
    return ToolDefinition(name=name, description="Adds.", input_schema=SCHEMA, source=source)


def test_spec_has_the_shape_that_the_api_documents():
    export = export_openai_chat([tool("add")])
    function = {"name": "add", "description": "Adds.", "parameters": SCHEMA}
    assert export.tools == [{"type": "function", "function": function}]
    assert export.losses == ()


@pytest.mark.parametrize(
    ("names", "exported"),
    [
        (["mail.send"], ["mail_send"]),
        (["mail.send", "mail_send"], ["mail_send_2", "mail_send"]),
        (["a" * 80], ["a" * 64]),
        (["a" * 80, "a" * 81], ["a" * 64, "a" * 62 + "_2"]),
    ],
)
def test_names_are_made_legal_and_stay_apart(names, exported):
    export = export_openai_chat([tool(name) for name in names])
    assert [spec["function"]["name"] for spec in export.tools] == exported
    renamed = [old for old, new in zip(names, exported, strict=True) if old != new]
    assert [loss.tool_name for loss in export.losses] == renamed


@pytest.mark.parametrize(
    "names",
    [
        ["srv.get.thing", "srv_get_thing"],
        ["srv_get_thing", "srv.get.thing", "srv_get_thing_2"],
        ["a" * 80, "a" * 81, "a" * 64],
        [f"mcp__{'server_' * 9}__{each}" for each in ("get_item", "get_items", "set_item")],
        ["srv.get.thing", "srv_get.thing", "srv.get_thing"],
    ],
)
@pytest.mark.parametrize("chosen", [None, 1])
def test_exported_name_leads_back_to_the_very_same_tool(
    names: list[str], chosen: int | None
) -> None:
    exported = export_openai_chat([tool(name) for name in names[:chosen]], names).tools
    found = [select(spec["function"]["name"], names).tool_name for spec in exported]
    assert found == names[:chosen]


def test_call_by_an_exported_name_has_the_types_of_its_tool():
    def abs_of(a: int) -> int:
        return abs(a)

    tools = [StructuredTool.from_function(abs_of, name=name) for name in ("srv.abs", "srv_abs")]
    registry = ToolRegistry(tools)
    name = registry.to_openai_format()[0]["function"]["name"]
    assert name == "srv_abs_2"
    raw = f"<tool_call>{name}\n<arg_key>a</arg_key><arg_value>7</arg_value></tool_call>"
    with ToolUsage(registry) as usage:
        (call,) = usage.use(raw).calls
    assert (call.tool_name, call.calling.arguments) == ("srv.abs", {"a": 7})
    assert call.result.structured == 7


def test_more_tools_than_a_request_takes_are_told():
    export = export_openai_chat([tool(f"t{number}") for number in range(129)])
    assert len(export.tools) == 129
    assert "at most 128" in export.losses[0].explanation


def test_exported_specs_are_read_back():
    assert schemas_of(export_openai_chat([tool("add")]).tools) == {"add": SCHEMA}
