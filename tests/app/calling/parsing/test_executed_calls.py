"""A call that a server ran itself, or whose answer stands beside it, is not run again."""

from __future__ import annotations

import json
from typing import Any

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk import parse
from tooldesk.calling.library import near_misses

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA}
GIVEN = {"query": "a"}
Part = dict[str, Any]

SDK_CALL = {"type": "tool-call", "toolCallId": "c", "toolName": "find_docs", "input": GIVEN}
SDK_RESULT = {"type": "tool-result", "toolCallId": "c", "toolName": "find_docs", "output": 1}
UI_PART = {
    "type": "tool-find_docs", "toolCallId": "c", "state": "input-available", "input": GIVEN,
}  # fmt: skip
USE = {"type": "tool_use", "id": "c", "name": "find_docs", "input": GIVEN}
ITEM = {"type": "function_call", "call_id": "c", "name": "find_docs", "arguments": '{"query": "a"}'}
BY_SERVER = {"providerExecuted": True}


def content(*parts: Part) -> str:
    return json.dumps({"role": "assistant", "content": list(parts)})


def ui_message(*parts: Part) -> str:
    return json.dumps({"id": "m", "role": "assistant", "parts": list(parts)})


RUN = {
    "by the provider": content(SDK_CALL | BY_SERVER),
    "by the provider, with a result": content(SDK_CALL | BY_SERVER, SDK_RESULT),
    "by the provider, in a page": ui_message(UI_PART | BY_SERVER),
    "with a result": content(SDK_CALL, SDK_RESULT),
    "with Anthropic's": content(USE, {"type": "tool_result", "tool_use_id": "c", "content": "1"}),
    "with OpenAI's": json.dumps(
        {"output": [ITEM, {"type": "function_call_output", "call_id": "c", "output": "1"}]}
    ),
}


@pytest.mark.parametrize("form", RUN)
def test_call_that_was_run_is_none(form: str) -> None:
    output = parse(RUN[form], TOOLS)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())
    assert output.content == ""
    assert near_misses(RUN[form], TOOLS) == ()
    assert is_the_same_in_pieces(RUN[form], TOOLS)


@pytest.mark.parametrize("text", [
    content(SDK_CALL), ui_message(UI_PART), content(USE), json.dumps({"output": [ITEM]}),
    content({**SDK_CALL, "toolCallId": "d"}, SDK_RESULT),
    content(USE, {"type": "tool_result", "tool_use_id": "b", "content": "1"}),
])  # fmt: skip
def test_call_without_an_answer_of_its_own_runs(text: str) -> None:
    assert [each.arguments for each in parse(text, TOOLS).callings] == [GIVEN]


def block(kind: str, at: int) -> list[Part]:
    start = {"type": kind, "id": f"s{at}", "name": "find_docs", "input": {}}
    piece = {"type": "input_json_delta", "partial_json": '{"query": "a"}'}
    return [
        {"type": "content_block_start", "index": at, "content_block": start},
        {"type": "content_block_delta", "index": at, "delta": piece},
        {"type": "content_block_stop", "index": at},
    ]


def stream(*events: Part) -> str:
    return "".join(f"data: {json.dumps(each)}\n\n" for each in events)


END = [
    {"type": "message_delta", "delta": {"stop_reason": "end_turn"}}, {"type": "message_stop"},
]  # fmt: skip
STREAMS = {
    "server": stream(*block("server_tool_use", 0), *END),
    "MCP": stream(*block("mcp_tool_use", 0), *END),
    "page": stream(
        {**UI_PART, "type": "tool-input-available", "toolName": "find_docs"},
        {"type": "tool-output-available", "toolCallId": "c", "output": 1},
    ),
    "page, by the provider": stream(
        {**UI_PART, "type": "tool-input-available", "toolName": "find_docs"} | BY_SERVER
    ),
}


@pytest.mark.parametrize("form", STREAMS)
def test_nothing_is_missing_of_a_call_that_was_run(form: str) -> None:
    assert parse(STREAMS[form], TOOLS).callings == ()
    assert near_misses(STREAMS[form], TOOLS) == ()


def test_call_that_has_no_name_is_told_beside_one_that_was_run() -> None:
    nameless = [{**each, "index": 1} for each in block("tool_use", 1)[1:]]
    text = stream(*block("server_tool_use", 0), *nameless, *END)
    assert [each.kind for each in near_misses(text, TOOLS)] == ["nameless_call"]
