"""Answers of servers that complete a text, or wrap what others give; streams nobody knows."""

from __future__ import annotations

import json
from typing import Any

import pytest
from stream_checks import is_the_same_in_pieces

from tooldesk import parse

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA}
CALL = '<tool_call>{"name": "find_docs", "arguments": {"query": "a"}}</tool_call>'
TEXT = f"Let me see.\n{CALL}"
PIECES = [TEXT[at : at + 9] for at in range(0, len(TEXT), 9)]
GIVEN = {"name": "find_docs", "arguments": {"query": "a"}}
TOOL_CALL = {
    "id": "c", "type": "function",
    "function": {"name": "find_docs", "arguments": '{"query": "a"}'},
}  # fmt: skip
MESSAGE = {"role": "assistant", "content": "Let me see.", "tool_calls": [TOOL_CALL]}


def events(given: list[dict[str, Any]]) -> str:
    return "".join(f"data: {json.dumps(each)}\n\n" for each in given)


def growing() -> list[str]:
    """The text so far, each time."""
    return ["".join(PIECES[: at + 1]) for at in range(len(PIECES))]


TEXTS = {
    "llama.cpp": json.dumps({"content": TEXT, "stop": True, "stop_type": "eos"}),
    "llama.cpp stream": events([{"content": each, "stop": False} for each in PIECES]),
    "TGI": json.dumps([{"generated_text": TEXT}]),
    "TGI stream": events(
        [{"index": at, "token": {"id": at, "text": each}} for at, each in enumerate(PIECES)]
    ),
    "SGLang": json.dumps({"text": TEXT, "meta_info": {"finish_reason": {"type": "stop"}}}),
    "SGLang stream": events([{"text": each, "meta_info": {}} for each in growing()]),
    "SGLang stream of pieces": events([{"text": each, "meta_info": {}} for each in PIECES]),
    "watsonx": json.dumps({"model_id": "m", "results": [{"generated_text": TEXT}]}),
    "Bedrock": json.dumps({"generation": TEXT, "stop_reason": "stop"}),
}
WRAPPED = {
    "DashScope": json.dumps({"status_code": 200, "output": {"choices": [{"message": MESSAGE}]}}),
    "Cloudflare": json.dumps(
        {"result": {"response": "Let me see.", "tool_calls": [GIVEN]}, "success": True}
    ),
    "Cloudflare's text": json.dumps({"result": {"response": TEXT}, "success": True}),
}
LIVE = json.dumps(
    {"toolCall": {"functionCalls": [{"id": "1", "name": "find_docs", "args": {"query": "a"}}]}}
)


@pytest.mark.parametrize("text", [*TEXTS.values(), *WRAPPED.values()], ids=[*TEXTS, *WRAPPED])
def test_call_is_found_and_the_words_are_kept(text: str) -> None:
    output = parse(text, TOOLS)
    assert [each.arguments for each in output.callings] == [{"query": "a"}]
    assert output.content == "Let me see."
    assert is_the_same_in_pieces(text, TOOLS)


def test_calls_of_a_live_session_are_read() -> None:
    output = parse(LIVE, TOOLS)
    assert [(each.arguments, each.call_id) for each in output.callings] == [({"query": "a"}, "1")]


UNKNOWN = [
    'data: {"foo": "Some words that nobody says where to look for."}\n\n',
    f"data: {json.dumps({'x': CALL})}\n\n", 'data: {"type": "ping"}\n\ndata: {"type": "ping"}\n\n',
    '{"message": "starting the server", "level": 1}\n{"message": "started it", "level": 1}',
]  # fmt: skip


@pytest.mark.parametrize("text", UNKNOWN)
def test_stream_that_nobody_knows_stays_as_it_is_and_calls_nothing(text: str) -> None:
    output = parse(text, TOOLS)
    assert output.callings == ()
    assert output.content == text.strip()
    assert is_the_same_in_pieces(text, TOOLS)
