"""Answers of APIs inside other documents: batches, runs, Realtime, refusals, streams to a page."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from stream_checks import faults

from tooldesk.calling.parsing.parse import parse

ARGS = {"guest": "Ana", "people": 4}
TEXT = json.dumps(ARGS)
ANA = ("book_table", ARGS)
CHAT_CALL = {"id": "call_1", "type": "function", "function": {"name": "book_table",
                                                              "arguments": TEXT}}  # fmt: skip
COMPLETION = {
    "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "m",
    "choices": [{"index": 0, "finish_reason": "tool_calls",
                 "message": {"role": "assistant", "content": None, "tool_calls": [CHAT_CALL]}}],
}  # fmt: skip
RUN = {
    "id": "run_1", "object": "thread.run", "thread_id": "thread_1", "status": "requires_action",
    "required_action": {"type": "submit_tool_outputs",
                        "submit_tool_outputs": {"tool_calls": [CHAT_CALL]}},
    "last_error": None, "instructions": "Be brief.",
}  # fmt: skip
ITEM = {"id": "item_1", "object": "realtime.item", "type": "function_call", "status": "completed",
        "name": "book_table", "call_id": "call_1", "arguments": TEXT}  # fmt: skip
REALTIME = {"type": "response.done", "event_id": "event_1",
            "response": {"object": "realtime.response", "id": "resp_1", "status": "completed",
                         "output": [ITEM], "usage": {"total_tokens": 9}}}  # fmt: skip
MISTRAL = {
    "object": "conversation.response", "conversation_id": "conv_1",
    "outputs": [
        {"object": "entry", "type": "tool.execution", "id": "t", "name": "web_search",
         "arguments": "{}", "info": {}},
        {"object": "entry", "type": "function.call", "id": "fc_1", "tool_call_id": "call_1",
         "name": "book_table", "arguments": TEXT},
    ],
    "usage": {"prompt_tokens": 1, "completion_tokens": 2, "total_tokens": 3},
}  # fmt: skip
OLLAMA_CALL = {"function": {"name": "book_table", "arguments": ARGS}}
OLLAMA = {"model": "qwen3", "created_at": "2025-01-01T00:00:00Z", "done": True,
          "message": {"role": "assistant", "content": "", "tool_calls": [OLLAMA_CALL]},
          "done_reason": "stop"}  # fmt: skip
HERMES = f'<tool_call>\n{{"name": "book_table", "arguments": {TEXT}}}\n</tool_call>'
GENERATE = {"model": "qwen3", "created_at": "2025-01-01T00:00:00Z", "response": HERMES,
            "done": True, "done_reason": "stop", "context": [1, 2]}  # fmt: skip
CUSTOM = {
    "role": "assistant",
    "content": None,
    "tool_calls": [
        {"id": "call_1", "type": "custom", "custom": {"name": "search", "input": "{not} JSON"}}
    ],
}
PARALLEL = {"tool_uses": [
    {"recipient_name": "functions.book_table", "parameters": ARGS},
    {"recipient_name": "functions.ping", "parameters": {}},
]}  # fmt: skip
REFUSAL = {"error": {
    "message": "Failed to call a function. Please adjust your prompt. See 'failed_generation'.",
    "type": "invalid_request_error", "code": "tool_use_failed",
    "failed_generation": f"<function=book_table>{TEXT}</function>",
}}  # fmt: skip
MCP = {"jsonrpc": "2.0", "id": 2, "method": "tools/call",
       "params": {"name": "book_table", "arguments": ARGS}}  # fmt: skip
BATCH_OF_ANTHROPIC = {
    "custom_id": "a",
    "result": {
        "type": "succeeded",
        "message": {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "stop_reason": "tool_use",
            "content": [{"type": "tool_use", "id": "toolu_1", "name": "book_table", "input": ARGS}],
        },
    },
}
UI_MESSAGE = {"id": "m", "role": "assistant", "parts": [
    {"type": "step-start"},
    {"type": "tool-ping", "toolCallId": "c0", "state": "output-available", "input": {},
     "output": "pong"},
    {"type": "tool-book_table", "toolCallId": "call_1", "state": "input-available",
     "input": ARGS},
]}  # fmt: skip


def _lines(*values: Any) -> str:
    return "\n".join(json.dumps(value) for value in values)


def _batch_line(custom_id: str, body: Any, status: int = 200) -> dict[str, Any]:
    return {"id": "batch_req_1", "custom_id": custom_id, "error": None,
            "response": {"status_code": status, "request_id": "r", "body": body}}  # fmt: skip


def _sse(*events: Any, is_named: bool = False, done: str = "") -> str:
    return "".join(
        (f"event: {event['type']}\n" if is_named else "") + f"data: {json.dumps(event)}\n\n"
        for event in events
    ) + done  # fmt: skip


def _pieces(**more: Any) -> Iterable[str]:
    return TEXT[:5], TEXT[5:17], TEXT[17:]


DOCUMENTS: dict[str, tuple[str, Any]] = {
    "Assistants run": ("openai-chat", RUN),
    "line of OpenAI's batch": ("openai-chat", _batch_line("a", COMPLETION)),
    "line of Anthropic's batch": ("anthropic", BATCH_OF_ANTHROPIC),
    "line of Gemini's batch": ("gemini", {"key": "a", "response": {"candidates": [
        {"content": {"parts": [{"functionCall": {"name": "book_table", "args": ARGS}}]}}]}}),
    "Realtime": ("openai-responses", REALTIME),
    "finished item": ("openai-responses", {"type": "response.output_item.done", "item": ITEM}),
    "Mistral's conversation": ("openai-responses", MISTRAL),
    "Ollama's chat": ("ollama", OLLAMA),
    "Ollama's generate": ("hermes", GENERATE),
    "refusal of a server": ("function-tag-json", REFUSAL),
    "batch of MCP": ("mcp-call", [{"jsonrpc": "2.0", "id": 1, "method": "ping"}, MCP]),
    "message of a page": ("ai-sdk", UI_MESSAGE),
    "call with its parameters above": ("openai-chat", {"tool_calls": [
        {"id": "pending", "type": "function", "function": {"name": "book_table"},
         "parameters": ARGS}]}),
}  # fmt: skip

STREAMS: dict[str, tuple[str, str]] = {
    "lines of a batch": ("openai-chat", _lines(
        _batch_line("a", {"error": {"message": "no"}}, 400), _batch_line("b", COMPLETION))),
    "messages of MCP": ("mcp-call", _lines({"jsonrpc": "2.0", "id": 1, "method": "ping"}, MCP)),
    "Assistants": ("openai-chat", _sse({"type": "x", "object": "thread.run", "status": "queued"},
                                       RUN, done="event: done\ndata: [DONE]\n\n")),
    "refusal": ("function-tag-json", "event: error\n" + _sse(REFUSAL)),
    "Realtime": ("openai-responses", _lines(
        {"type": "response.created", "response": {"output": []}},
        *({"type": "response.function_call_arguments.delta", "item_id": "item_1", "delta": piece}
          for piece in _pieces()),
        REALTIME)),
    "Realtime, without its end": ("openai-responses", _lines(
        {"type": "response.output_item.added", "item": {**ITEM, "arguments": ""}},
        {"type": "response.function_call_arguments.done", "item_id": "item_1",
         "arguments": TEXT})),
    "Mistral's conversation": ("openai-responses", _sse(
        {"type": "conversation.response.started", "conversation_id": "conv_1"},
        {"type": "message.output.delta", "content": "Wait."},
        *({"type": "function.call.delta", "tool_call_id": "call_1", "name": "book_table",
           "arguments": piece} for piece in _pieces()),
        {"type": "conversation.response.done", "usage": {}}, is_named=True)),
    "Ollama's generate": ("hermes", _lines(
        *({"model": "m", "response": HERMES[at:at + 9], "done": False}
          for at in range(0, len(HERMES), 9)),
        {"model": "m", "response": "", "done": True, "done_reason": "stop"})),
    "Ollama's chat": ("ollama", _lines({**OLLAMA, "done": False}, {
        **OLLAMA, "message": {"role": "assistant", "content": ""}})),
    "AI SDK's parts": ("ai-sdk",
        'f:{"messageId":"m"}\n0:"Let me "\n0:"see."\n'
        'b:{"toolCallId":"call_1","toolName":"book_table"}\n'
        + "".join(f'c:{json.dumps({"toolCallId": "call_1", "argsTextDelta": piece})}\n'
                  for piece in _pieces())
        + f'9:{json.dumps({"toolCallId": "call_1", "toolName": "book_table", "args": ARGS})}\n'
        + 'e:{"finishReason":"tool-calls"}\nd:{"finishReason":"tool-calls"}\n'),
    "AI SDK's UI messages": ("ai-sdk", _sse(
        {"type": "start", "messageId": "m"}, {"type": "start-step"},
        {"type": "text-start", "id": "t"}, {"type": "text-delta", "id": "t", "delta": "Wait."},
        {"type": "text-end", "id": "t"},
        {"type": "tool-input-start", "toolCallId": "call_1", "toolName": "book_table"},
        *({"type": "tool-input-delta", "toolCallId": "call_1", "inputTextDelta": piece}
          for piece in _pieces()),
        {"type": "tool-input-available", "toolCallId": "call_1", "toolName": "book_table",
         "input": ARGS},
        {"type": "finish-step"}, {"type": "finish"}, done="data: [DONE]\n\n")),
}  # fmt: skip


@pytest.mark.parametrize(("dialect", "document"), DOCUMENTS.values(), ids=DOCUMENTS)
@pytest.mark.parametrize("around", ["{}", "```json\n{}\n```", "Response: {}", "```\n{}\n```\n",
                                    "Response:\n````http\n{}\n````"])  # fmt: skip
def test_answer_is_found_in_the_document(dialect, document, around, schemas):
    output = parse(around.replace("{}", json.dumps(document)), schemas)
    assert [(c.tool_name, c.arguments) for c in output.callings] == [ANA]
    assert output.callings[0].dialect in (dialect, "plain-json", "fenced-json")
    assert output.errors == ()


@pytest.mark.parametrize(("dialect", "text"), STREAMS.values(), ids=STREAMS)
@pytest.mark.parametrize("around", ["{}", "```\n{}```", "The server said:\n\n{}",
                                    "The server said:\n\n```text/event-stream\n{}```"])  # fmt: skip
def test_stream_is_put_together(dialect, text, around, schemas):
    output = parse(around.replace("{}", text), schemas)
    assert [(c.tool_name, c.arguments) for c in output.callings] == [ANA]
    assert output.callings[0].dialect == dialect


@pytest.mark.parametrize("word", ["", "json", "JSON", "jsonl", "ndjson", "text", "http", "sse"])
@pytest.mark.parametrize("lead", ["", "Response:"])
def test_content_is_what_stands_around_a_document_and_in_it(word, lead, schemas):
    message = {"role": "assistant", "content": "I book it.", "tool_calls": [CHAT_CALL]}
    document = json.dumps({**COMPLETION, "choices": [{"index": 0, "message": message}]})
    delta = [{"choices": [{"index": 0, "delta": message}]},
             {"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]}]  # fmt: skip
    for text in (document, "\n".join(map(json.dumps, delta)), _sse(*delta)):
        whole = f"{lead}\n```{word}\n{text}\n```"
        output = parse(whole, schemas)
        assert [(c.tool_name, c.arguments) for c in output.callings] == [ANA]
        assert output.content == "\n".join(filter(None, (lead, "I book it.")))
        for size in (1, 7, 100):
            chunks = [whole[at : at + size] for at in range(0, len(whole), size)]
            assert faults(whole, chunks, schemas, whole=output) == []


@pytest.mark.parametrize(("dialect", "text"), STREAMS.values(), ids=STREAMS)
@pytest.mark.parametrize("lead", ["", "```\n", "The server said:\n", "So:\n```sse\n"])
def test_stream_that_is_cut_off_runs_nothing_else(dialect, text, lead, schemas):
    for cut in range(0, len(text), 5 if lead else 1):
        found = parse(lead + text[:cut], schemas).callings
        assert [(c.tool_name, c.arguments) for c in found] in ([], [ANA]), text[:cut]


def test_ids_for_the_reply_are_kept(schemas):
    for _, document in DOCUMENTS.values():
        text = json.dumps(document)
        if '"call_1"' in text:
            assert [c.call_id for c in parse(text, schemas).callings] == ["call_1"]


@pytest.mark.parametrize("event", ["tool-output-available", "tool-output-error"])
def test_call_with_a_result_in_a_stream_to_a_page_was_run_already(event, schemas):
    text = STREAMS["AI SDK's UI messages"][1].replace(
        'data: {"type": "finish-step"}',
        f"data: {json.dumps({'type': event, 'toolCallId': 'call_1', 'output': 1})}\n\n"
        'data: {"type": "finish-step"}',
    )
    assert parse(text, schemas).callings == ()
    parts = STREAMS["AI SDK's parts"][1] + 'a:{"toolCallId":"call_1","result":"ok"}\n'
    assert parse(parts, schemas).callings == ()


def test_input_of_a_custom_tool_is_its_only_parameter(schemas):
    (calling,) = parse(json.dumps(CUSTOM), schemas).callings
    assert (calling.tool_name, calling.arguments) == ("search", {"query": "{not} JSON"})
    chunks = [
        {"choices": [{"index": 0, "delta": {"tool_calls": [
            {"index": 0, "id": "call_1", "type": "custom",
             "custom": {"name": "search", "input": ""}}]}}]},
        *({"choices": [{"index": 0, "delta": {"tool_calls": [
            {"index": 0, "custom": {"input": piece}}]}}]} for piece in ("{not}", " JSON")),
        {"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]},
    ]  # fmt: skip
    (streamed,) = parse(_sse(*chunks, done="data: [DONE]\n\n"), schemas).callings
    assert streamed.arguments == {"query": "{not} JSON"}
    assert parse(_sse(*chunks[:-1]), schemas).callings == ()


@pytest.mark.parametrize(
    "text",
    [
        json.dumps({"role": "assistant", "tool_calls": [
            {"id": "c", "type": "function", "function": {
                "name": "multi_tool_use.parallel", "arguments": json.dumps(PARALLEL)}}]}),
        f'<tool_call>{{"name": "multi_tool_use.parallel", "arguments": {json.dumps(PARALLEL)}}}'
        "</tool_call>",
        "<|channel|>commentary to=multi_tool_use.parallel<|message|>"
        f"{json.dumps(PARALLEL)}<|call|>",
        f"[TOOL_CALLS]multi_tool_use.parallel[ARGS]{json.dumps(PARALLEL)}",
        json.dumps(PARALLEL),
    ],
    ids=["chat", "hermes", "harmony", "mistral", "alone"],
)  # fmt: skip
def test_calls_inside_a_parallel_use_are_the_calls(text, calls_in):
    assert calls_in(text) == [ANA, ("ping", {})]


def test_parallel_use_that_is_cut_off_runs_nothing(schemas):
    text = f"[TOOL_CALLS]multi_tool_use.parallel[ARGS]{json.dumps(PARALLEL)}"
    assert parse(text[:-1], schemas).callings == ()
    assert parse(text[:-1], schemas).held_back != ()


@pytest.mark.parametrize(
    "text",
    [
        '{"error": {"message": "Rate limit reached", "type": "rate_limit"}}',
        '{"object": "thread.run", "status": "completed", "required_action": null}',
        '{"type": "response.done", "response": {"status": "cancelled", "output": []}}',
        '{"response": "Just text.", "done": true}',
        '{"outputs": [{"type": "function.call", "name": "ping", "arguments": "{}"}]}',
        '[{"type": "start"}, {"type": "finish"}]',
        'a:{"b": 1}',
        '0:"text"\n',
        '{"custom_id": "a", "response": null, "error": {"code": "expired"}}',
    ],
)
def test_document_without_a_call_holds_none(text, schemas):
    output = parse(text, schemas)
    assert (output.callings, output.held_back, output.errors) == ((), (), ())


@pytest.mark.parametrize("text", ['a:{"b": 1}', "c: [1]\nd: [2]", "e:\n  f: {}"])
def test_lines_that_only_look_like_a_stream_stay_content(text, schemas):
    assert parse(text, schemas).content == text


def test_realtime_call_that_was_interrupted_waits(schemas):
    item = {**ITEM, "status": "incomplete", "arguments": TEXT[:-4]}
    text = json.dumps({**REALTIME, "response": {"status": "cancelled", "output": [item]}})
    output = parse(text, schemas)
    assert output.callings == ()
    assert output.held_back[0].reason == "incomplete"


@pytest.mark.parametrize("form", ["{}", "data: {}\n\n"])
def test_answer_of_gemini_that_code_assist_wraps_is_read(form, calls_in):
    part = {"functionCall": {"name": "search", "args": {"query": "x"}}}
    candidates = [{"content": {"parts": [part]}, "finishReason": "STOP"}]
    text = form.format(json.dumps({"response": {"candidates": candidates}}))
    assert calls_in(text) == [("search", {"query": "x"})]


_ARGUMENTS = json.dumps({"query": "x"})
_CALL = {"id": "c", "type": "function", "function": {"name": "search", "arguments": _ARGUMENTS}}
_WHOLE: list[dict[str, Any]] = [
    {"object": "chat.completion", "choices": [
        {"message": {"role": "assistant", "tool_calls": [_CALL]}, "finish_reason": "tool_calls"}]},
    {"type": "message", "role": "assistant", "stop_reason": "tool_use", "content": [
        {"type": "tool_use", "id": "t", "name": "search", "input": {"query": "x"}}]},
]  # fmt: skip


@pytest.mark.parametrize("key", ["data", "result", "body", "response"])
@pytest.mark.parametrize("whole", _WHOLE)
def test_whole_answer_under_one_word_is_read(key, whole, calls_in):
    assert calls_in(json.dumps({key: whole})) == [("search", {"query": "x"})]
    assert calls_in(json.dumps({key: json.dumps(whole)})) == [("search", {"query": "x"})]
    assert calls_in(json.dumps({key: whole, "tool": "z"})) == []
    assert calls_in(json.dumps({key: json.dumps(whole) + "x"})) == []
    assert calls_in(json.dumps({key: whole})[:-4]) == []


def test_last_step_of_the_ai_sdk_is_read_unless_it_has_results(calls_in):
    call = {"toolCallId": "c", "toolName": "search", "args": {"query": "x"}}
    done = {"toolCalls": [call], "toolResults": [{"toolCallId": "c", "result": 1}]}
    assert calls_in(json.dumps({"steps": [done, {"toolCalls": [call]}]})) == [
        ("search", {"query": "x"})
    ]
    assert calls_in(json.dumps({"steps": [{"toolCalls": [call]}, done]})) == []
