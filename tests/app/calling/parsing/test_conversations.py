"""Of a conversation only what the model wrote last is its output."""

from __future__ import annotations

import json
from typing import Any

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk import parse
from tooldesk.calling.library import near_misses

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA}
Message = dict[str, Any]


def asked(query: str) -> Message:
    function = {"name": "find_docs", "arguments": json.dumps({"query": query})}
    call = {"id": query, "type": "function", "function": function}
    return {"role": "assistant", "content": "Let me see.", "tool_calls": [call]}


def answer(call_id: str) -> Message:
    return {"role": "tool", "tool_call_id": call_id, "content": "Nothing."}


USER = {"role": "user", "content": "Look it up."}
DONE = {"role": "assistant", "content": "There is none."}


def forms(*messages: Message) -> list[str]:
    """As a list, as lines, and as a request."""
    lines = "\n".join(map(json.dumps, messages))
    return [json.dumps(messages), lines, json.dumps({"model": "m", "messages": messages})]


def queries(text: str) -> list[object]:
    output = parse(text, TOOLS)
    assert (output.held_back, output.errors) == ((), ())
    assert is_the_same_in_pieces(text, TOOLS)
    return [each.arguments["query"] for each in output.callings]


@pytest.mark.parametrize("text", forms(USER, asked("a"), answer("a"), DONE))
def test_call_that_was_answered_is_over(text: str) -> None:
    assert queries(text) == []
    assert parse(text, TOOLS).content == "There is none."
    assert near_misses(text, TOOLS) == ()


@pytest.mark.parametrize("text", forms(USER, asked("a"), answer("a")))
def test_nothing_is_called_where_the_model_is_to_speak(text: str) -> None:
    assert queries(text) == []


@pytest.mark.parametrize("text", forms(USER, asked("a"), answer("a"), asked("b")))
def test_last_call_runs(text: str) -> None:
    assert queries(text) == ["b"]
    assert parse(text, TOOLS).content == "Let me see."


@pytest.mark.parametrize("text", forms(USER, asked("a"), asked("b")))
def test_all_that_the_model_said_since_then_counts(text: str) -> None:
    assert queries(text) == ["a", "b"]


def sent(number: int) -> Message:
    parameters = {"name": "find_docs", "arguments": {"query": str(number)}}
    return {"jsonrpc": "2.0", "id": number, "method": "tools/call", "params": parameters}


@pytest.mark.parametrize("answered", [{"result": {"content": []}}, {"error": {"code": -1}}])
def test_call_of_mcp_that_was_answered_is_over(answered: Message) -> None:
    reply, ping = {"jsonrpc": "2.0", "id": 1, **answered}, {"jsonrpc": "2.0", "method": "ping"}
    for messages, left in (
        ((sent(1), reply), []), ((ping, sent(1), reply, sent(2)), ["2"]), ((sent(1), ping), ["1"]),
    ):  # fmt: skip
        for text in (json.dumps(messages), "\n".join(map(json.dumps, messages))):
            assert queries(text) == left


USE = {"type": "tool_use", "id": "t", "name": "find_docs", "input": {"query": "a"}}
START = {"type": "system", "subtype": "init", "session_id": "s"}


def line(role: str, *content: Message) -> Message:
    return {"type": role, "message": {"role": role, "content": list(content)}, "session_id": "s"}


def test_lines_of_an_agent_are_a_conversation() -> None:
    result = {"type": "tool_result", "tool_use_id": "t", "content": "Nothing."}
    open_call = [START, line("assistant", USE)]
    over = [*open_call, line("user", result), line("assistant", {"type": "text", "text": "None."})]
    assert queries("\n".join(map(json.dumps, open_call))) == ["a"]
    assert queries("\n".join(map(json.dumps, over))) == []
    end = {"type": "result", "subtype": "success", "session_id": "s", "result": "None."}
    assert queries("\n".join(map(json.dumps, [*over, end]))) == []


@pytest.mark.parametrize("kind", [["user"], {"a": 1}, 3, None])
def test_line_of_an_odd_type_is_none(kind: object) -> None:
    text = f"{json.dumps({'type': kind, 'a': 1})}\n{json.dumps(asked('a'))}"
    assert parse(text, TOOLS).errors == ()
