"""Gemini's calls whose arguments come value by value are put together, or wait for their end."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk import parse

TOOLS = {
    "find_docs": {"type": "object", "properties": {"query": {"type": "string"}}},
    "list_files": {"type": "object", "properties": {}},
}
Value = dict[str, Any]


def chunk(*calls: Value, reason: str | None = None) -> Value:
    parts = [{"functionCall": each} for each in calls]
    candidate: Value = {"index": 0, "content": {"role": "model", "parts": parts}}
    return {"candidates": [candidate | ({"finishReason": reason} if reason else {})]}


def value(path: str, given: object, **more: object) -> Value:
    kind = {str: "string", float: "number", int: "number", bool: "bool", type(None): "null"}
    said = "NULL_VALUE" if given is None else given
    return {"jsonPath": path, f"{kind[type(given)]}Value": said, **more}


def part(*values: Value, name: str | None = None, goes_on: bool = True) -> Value:
    named = {"name": name} if name else {}
    return {**named, "partialArgs": list(values), **({"willContinue": True} if goes_on else {})}


def in_python(node: Any, *, is_given: bool = False) -> Any:
    """The same with keys as Google's SDK for Python dumps it, and None for what isn't there."""
    if isinstance(node, list):
        return [in_python(each) for each in node]
    if not isinstance(node, dict) or is_given:
        return node
    found = {re.sub("(?=[A-Z])", "_", key).lower(): (key, each) for key, each in node.items()}
    made = {key: in_python(each, is_given=was == "args") for key, (was, each) in found.items()}
    absent = {"name": None, "args": None, "id": None} if "partial_args" in made else {}
    more = {"number_value": None, "bool_value": None} if "string_value" in made else {}
    return {**absent, **more, **made}


def forms(*chunks: Value) -> list[str]:
    """As server-sent events, the list that the API gives without them, and as its SDK dumps it."""
    dumped = json.dumps([in_python(each) for each in chunks])
    return [
        dumped,
        "".join(f"data: {json.dumps(each)}\r\n\r\n" for each in chunks),
        json.dumps(chunks),
    ]


STREAM = (
    chunk({"name": "find_docs", "willContinue": True}),
    chunk(part(value("$.query", "Par", willContinue=True))),
    chunk(part(value("$.query", "is"))),
    chunk({}, reason="STOP"),
)


@pytest.mark.parametrize("text", forms(*STREAM))
def test_text_that_comes_in_parts_is_one_value(text: str) -> None:
    output = parse(text, TOOLS)
    assert [(each.tool_name, each.arguments) for each in output.callings] == [
        ("find_docs", {"query": "Paris"})
    ]
    assert is_the_same_in_pieces(text, TOOLS)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_call_that_would_go_on_waits(count: int) -> None:
    for text in forms(*STREAM[:count]):
        output = parse(text, TOOLS)
        assert output.callings == ()
        assert [each.reason for each in output.held_back] == ["incomplete"]
        assert is_the_same_in_pieces(text, TOOLS)


def test_values_go_to_their_places() -> None:
    values = [
        value("$.items[0].name", "a"), value("$.items[0]['how many']", 2),
        value("$.items[1]", None), value("$.deep.er", True), value("$.query", ""),
    ]  # fmt: skip
    meant = {
        "items": [{"name": "a", "how many": 2}, None], "deep": {"er": True}, "query": "",
    }  # fmt: skip
    for goes_on in (True, False):
        chunks = [chunk(part(*values, name="find_docs", goes_on=goes_on), reason="STOP")]
        text = json.dumps(chunks[0])
        output = parse(text, TOOLS)
        calls = output.held_back if goes_on else output.callings
        assert len(calls) == 1
        calling = output.held_back[0].calling if goes_on else output.callings[0]
        assert calling.arguments == meant


@pytest.mark.parametrize(
    "path", ["$", "query", "$.items[5]", "$.query[0]", "$..a", "$.items[*]", "", None, 3]
)
def test_value_that_has_no_place_has_the_call_wait(path: object) -> None:
    values = [value("$.query", "x"), {"jsonPath": path, "stringValue": "y"}]
    call = part(*values, name="find_docs", goes_on=False)
    for text in (json.dumps(chunk(call)), *forms(chunk(call, reason="STOP"))):
        output = parse(text, TOOLS)
        assert output.callings == ()
        assert [each.reason for each in output.held_back] == ["ambiguous"]
        assert "stands nowhere" in output.held_back[0].explanation
        assert is_the_same_in_pieces(text, TOOLS)


def test_two_calls_in_parts_are_two() -> None:
    chunks = [
        chunk(part(value("$.query", "a"), name="find_docs", goes_on=False)),
        chunk({"name": "list_files", "willContinue": True}), chunk({}),
        chunk(part(value("$.query", "b"), name="find_docs")), chunk({}, reason="STOP"),
    ]  # fmt: skip
    for text in forms(*chunks):
        called = [(each.tool_name, each.arguments) for each in parse(text, TOOLS).callings]
        assert called == [
            ("find_docs", {"query": "a"}), ("list_files", {}), ("find_docs", {"query": "b"}),
        ]  # fmt: skip
        assert is_the_same_in_pieces(text, TOOLS)


def test_calls_that_come_whole_are_read_as_ever() -> None:
    whole = chunk({"name": "find_docs", "args": {"query": "a"}}, {"name": "list_files"})
    for text in (json.dumps(whole), *forms(whole, chunk(reason="STOP"))):
        called = [(each.tool_name, each.arguments) for each in parse(text, TOOLS).callings]
        assert called == [("find_docs", {"query": "a"}), ("list_files", {})]
        assert is_the_same_in_pieces(text, TOOLS)
