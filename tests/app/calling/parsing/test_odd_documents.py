"""Whatever stands in the place of a document's member, reading it fails on nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from tooldesk import StreamReader, parse
from tooldesk.calling.library import near_misses

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA}
GIVEN = {"query": "a"}
FUNCTION = {"name": "find_docs", "arguments": json.dumps(GIVEN)}
CALL = {"index": 0, "id": "c", "type": "function", "function": FUNCTION}
USE = {"type": "tool_use", "id": "c", "name": "find_docs", "input": GIVEN}
PART = {"jsonPath": "$.query", "stringValue": "a", "willContinue": True}
GEMINI = {"functionCall": {"name": "find_docs", "partialArgs": [PART], "willContinue": True}}
DOCUMENTS: tuple[dict[str, Any], ...] = (
    {"candidates": [{"content": {"role": "model", "parts": [GEMINI]}, "finishReason": "STOP"}]},
    {"choices": [{"index": 0, "delta": {"tool_calls": [CALL]}, "finish_reason": "error"}]},
    {"choices": [{"message": {"content": "a", "tool_calls": [CALL]}, "text": "a"}]},
    {"role": "assistant", "stop_reason": "tool_use", "content": [USE, {"type": "tool_result"}]},
    {"role": "tool", "tool_call_id": "c", "content": "a"},
    {"type": "assistant", "session_id": "s", "message": {"role": "assistant", "content": [USE]}},
    {"type": "content_block_start", "index": 0, "content_block": {**USE, "type": "mcp_tool_use"}},
    {"type": "function.call.delta", "tool_call_id": "c", "name": "find_docs", "arguments": "{}"},
    {"type": "tool-input-available", "toolCallId": "c", "toolName": "find_docs", "input": GIVEN},
    {"type": "finish", "finishReason": "other"},
    {"output": [{**FUNCTION, "type": "function_call", "call_id": "c"}], "status": "failed"},
    {"message": {"tool_calls": [{"function": FUNCTION}]}, "done": True, "done_reason": "length"},
    {"result": {"response": "a", "tool_calls": [FUNCTION]}, "success": True},
    {"toolCall": {"functionCalls": [{"name": "find_docs", "args": GIVEN}]}},
    {"token": {"text": "a"}}, {"text": "a", "meta_info": {}}, {"results": [{"generated_text": ""}]},
    {"name": "find_docs", "arguments": GIVEN, "result": [1], "description": "a"},
)  # fmt: skip
ODD: tuple[Any, ...] = (None, 1.5, True, "", "assistant", [], {}, [["a"]], {"a": []})


def with_odd_members(value: Any) -> Iterator[Any]:
    """The value with something odd in the place of each of its members, and of itself."""
    yield from ODD
    if isinstance(value, dict):
        for key, member in value.items():
            yield from (value | {key: each} for each in with_odd_members(member))
    elif isinstance(value, list):
        for at, member in enumerate(value):
            yield from ([*value[:at], each, *value[at + 1 :]] for each in with_odd_members(member))


@pytest.mark.parametrize("document", DOCUMENTS)
def test_nothing_odd_in_a_document_is_a_fault_of_ours(document: dict[str, Any]) -> None:
    for odd in with_odd_members(document):
        one = json.dumps(odd)
        stream = f"data: {one}\n\ndata: {json.dumps(document)}\n\n"
        for text in (one, f"[{one}, {one}]", f"{one}\n{json.dumps(document)}", stream):
            output = parse(text, TOOLS)
            near_misses(text, TOOLS)
            calls = (*output.callings, *(each.calling for each in output.held_back))
            assert all(each.call_id is None or isinstance(each.call_id, str) for each in calls)
        reader = StreamReader(TOOLS)
        reader.feed(stream)
        assert reader.close() == parse(stream, TOOLS)
