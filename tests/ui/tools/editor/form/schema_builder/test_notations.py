"""What is pasted as parameters: the three notations, and the spec of a tool as an API takes it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk_ui.tools.editor.form.schema_builder.notations import read_notation

SCHEMA = {"type": "object", "properties": {"a": {"type": "string"}}, "required": ["a"]}


@pytest.mark.parametrize(
    "spec",
    [
        {"type": "function", "function": {"name": "x", "parameters": SCHEMA}},
        {"type": "function", "name": "x", "parameters": SCHEMA, "strict": False},
        {"name": "x", "description": "X.", "input_schema": SCHEMA},
        {"name": "x", "inputSchema": SCHEMA},
    ],
)
def test_parameters_of_a_whole_spec_are_taken(spec: Any) -> None:
    pasted = read_notation(json.dumps(spec))
    assert (pasted.written, pasted.schema) == (SCHEMA, SCHEMA)
    assert "whole tool" in pasted.words


def test_parameters_that_are_called_as_the_parts_of_a_spec_are_parameters() -> None:
    pasted = read_notation(json.dumps({"name": "str", "parameters": {"type": "object"}}))
    assert sorted(pasted.schema["properties"]) == ["name", "parameters"]
    assert "extended notation" in pasted.words
