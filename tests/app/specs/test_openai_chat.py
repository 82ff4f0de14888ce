"""Exports are what the API takes, and say what they had to change."""

from __future__ import annotations

import pytest

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
        (["mail.send", "mail_send"], ["mail_send", "mail_send_2"]),
        (["a" * 80], ["a" * 64]),
        (["a" * 80, "a" * 81], ["a" * 64, "a" * 62 + "_2"]),
    ],
)
def test_names_are_made_legal_and_stay_apart(names, exported):
    export = export_openai_chat([tool(name) for name in names])
    assert [spec["function"]["name"] for spec in export.tools] == exported
    renamed = [old for old, new in zip(names, exported, strict=True) if old != new]
    assert [loss.tool_name for loss in export.losses] == renamed


def test_more_tools_than_a_request_takes_are_told():
    export = export_openai_chat([tool(f"t{number}") for number in range(129)])
    assert len(export.tools) == 129
    assert "at most 128" in export.losses[0].explanation


def test_exported_specs_are_read_back():
    assert schemas_of(export_openai_chat([tool("add")]).tools) == {"add": SCHEMA}
