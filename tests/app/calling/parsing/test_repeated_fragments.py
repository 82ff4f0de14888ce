"""Streams of OpenAI's kind that count or repeat their calls in their own way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk import parse

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA, "find_code": SCHEMA}
Call = dict[str, Any]


def call(query: str, name: str = "find_docs", **more: object) -> Call:
    arguments = json.dumps({"query": query})
    return {"type": "function", "function": {"name": name, "arguments": arguments}, **more}


def stream(*choices: dict[str, Any]) -> str:
    end = {"index": 0, "delta": {}, "finish_reason": "tool_calls"}
    chunks = [{"choices": [{"index": 0, **each}]} for each in (*choices, end)]
    return "".join(f"data: {json.dumps(each)}\n\n" for each in chunks) + "data: [DONE]\n\n"


def deltas(*calls: Call) -> str:
    return stream(*({"delta": {"tool_calls": [each]}} for each in calls))


def called(text: str) -> list[tuple[str, object]]:
    output = parse(text, TOOLS)
    assert output.held_back == ()
    assert output.errors == ()
    assert is_the_same_in_pieces(text, TOOLS)
    return [(each.tool_name, each.arguments["query"]) for each in output.callings]


@pytest.mark.parametrize("more", [{"index": 0}, {"index": 0, "id": ""}, {"index": 0, "id": None}])
@pytest.mark.parametrize("name", ["find_docs", "find_code"])
def test_whole_calls_of_one_index_and_no_id_are_two(name: str, more: dict[str, object]) -> None:
    text = deltas(call("a", **more), call("b", name, **more))
    assert called(text) == [("find_docs", "a"), (name, "b")]


def test_name_that_comes_with_each_fragment_begins_no_other_call() -> None:
    pieces = ('{"query":', ' "a b', '"}')
    calls = [{"index": 0, "function": {"name": "find_docs", "arguments": each}} for each in pieces]
    assert called(deltas(*calls)) == [("find_docs", "a b")]


@pytest.mark.parametrize("index", [{"index": 0}, {}])
def test_message_that_repeats_its_fragments_adds_nothing(index: dict[str, int]) -> None:
    whole = {**call("a"), "id": "c1", **index}
    message = {"role": "assistant", "content": "Let me see.", "tool_calls": [whole]}
    begun = [{"delta": {"content": "Let me "}}, {"delta": {"content": "see."}}]
    text = stream(*begun, {"delta": {"tool_calls": [{**whole, "index": 0}]}}, {"message": message})
    assert called(text) == [("find_docs", "a")]
    assert parse(text, TOOLS).content == "Let me see."


def test_message_at_the_end_has_what_no_fragment_brought() -> None:
    message = {"role": "assistant", "content": "Let me see.", "tool_calls": [call("a", id="c1")]}
    text = stream({"delta": {"role": "assistant", "content": ""}}, {"message": message})
    assert called(text) == [("find_docs", "a")]
    assert parse(text, TOOLS).content == "Let me see."


def test_fragment_that_is_said_once_more_is_the_same_call() -> None:
    whole = call("a", id="c1", index=0)
    assert called(deltas(whole, whole)) == [("find_docs", "a")]
    other = call("b", id="c2", index=0)
    assert called(deltas(whole, other)) == [("find_docs", "a"), ("find_docs", "b")]


def test_text_of_the_older_api_is_read() -> None:
    markup = '<tool_call>{"name": "find_docs", "arguments": {"query": "a"}}</tool_call>'
    written = f"Let me see.\n{markup}"
    pieces = [written[at : at + 7] for at in range(0, len(written), 7)]
    text = stream(*({"text": each} for each in pieces))
    assert called(text) == [("find_docs", "a")]
    assert parse(text, TOOLS).content == "Let me see."
