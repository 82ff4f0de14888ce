"""Documents and streams of APIs, and markup that servers leak into their text."""

from __future__ import annotations

import json

import pytest

from tooldesk.calling.parsing.parse import parse

ARGS = {"guest": "Ana", "people": 4}
TEXT = json.dumps(ARGS)
ANA = [("book_table", ARGS)]
FUNCTION = {"name": "book_table", "arguments": TEXT}
TOOL_CALL = {"id": "c1", "type": "function", "function": FUNCTION}
MESSAGE = {"role": "assistant", "content": None, "tool_calls": [TOOL_CALL]}
USE = {"type": "tool_use", "id": "c1", "name": "book_table", "input": ARGS}
ITEM = {"type": "function_call", "id": "i", "call_id": "c1", "name": "book_table",
        "arguments": TEXT}  # fmt: skip
PART = {"functionCall": {"name": "book_table", "args": ARGS}}
BEDROCK = {"toolUse": {"toolUseId": "c1", "name": "book_table", "input": ARGS}}


def _sse(*events, done="data: [DONE]\n\n"):
    return "".join(f"data: {json.dumps(event)}\n\n" for event in events) + done


def _delta(index=0, **call):
    return {"choices": [{"index": 0, "delta": {"tool_calls": [{"index": index, **call}]}}]}


def _named(name="book_table", arguments="", call_id="c1"):
    return {"id": call_id, "function": {"name": name, "arguments": arguments}}


DOCUMENTS = {
    "message": ("openai-chat", MESSAGE),
    "response": ("openai-chat", {"choices": [{"index": 0, "message": MESSAGE}]}),
    "tool_calls alone": ("openai-chat", {"tool_calls": [TOOL_CALL]}),
    "list of tool_calls": ("openai-chat", [TOOL_CALL]),
    "function_call": (
        "openai-function-call",
        {"role": "assistant", "content": None, "function_call": FUNCTION},
    ),
    "responses": ("openai-responses", {"output": [{"type": "reasoning", "summary": []}, ITEM]}),
    "response items": ("openai-responses", [ITEM]),
    "anthropic": ("anthropic", {"role": "assistant", "content": [USE], "stop_reason": "tool_use"}),
    "anthropic block": ("anthropic", USE),
    "gemini": ("gemini", {"candidates": [{"content": {"role": "model", "parts": [PART]}}]}),
    "gemini in snake case": (
        "gemini",
        {"parts": [{"function_call": {"name": "book_table", "args": ARGS}}]},
    ),
    "cohere 2": (
        "cohere-api",
        {"message": {"role": "assistant", "tool_plan": "Plan.", "tool_calls": [TOOL_CALL]}},
    ),
    "cohere 1": ("cohere-api", {"tool_calls": [{"name": "book_table", "parameters": ARGS}]}),
    "bedrock": ("bedrock-converse", {"output": {"message": {"content": [BEDROCK]}}}),
    "ollama": (
        "ollama",
        {
            "model": "m",
            "message": {
                "role": "assistant",
                "content": "",
                "tool_calls": [{"function": {"name": "book_table", "arguments": ARGS}}],
            },
            "done": True,
        },
    ),
    "mcp": (
        "mcp-call",
        {"jsonrpc": "2.0", "id": 4, "method": "tools/call",
         "params": {"name": "book_table", "arguments": ARGS}},
    ),
    "mcp batch": (
        "mcp-call",
        [{"method": "tools/call", "params": {"name": "book_table", "arguments": ARGS}}],
    ),
    "langchain": (
        "langchain",
        {"tool_calls": [{"name": "book_table", "args": ARGS, "id": "c1", "type": "tool_call"}]},
    ),
    "ai-sdk": (
        "ai-sdk",
        {"type": "tool-call", "toolCallId": "c1", "toolName": "book_table", "input": ARGS},
    ),
}  # fmt: skip
STREAMS = {
    "in pieces": ("openai-chat-stream", _sse(
        _delta(**_named(arguments="")),
        _delta(function={"arguments": TEXT[:9]}), _delta(function={"arguments": TEXT[9:]}),
    )),
    "name in every delta": ("openai-chat-stream", _sse(
        _delta(**_named(arguments=TEXT[:9])), _delta(**_named(arguments=TEXT[9:])),
    )),
    "without index": ("openai-chat-stream", _sse(
        {"choices": [{"delta": {"tool_calls": [_named(arguments=TEXT[:9])]}}]},
        {"choices": [{"delta": {"tool_calls": [{"function": {"arguments": TEXT[9:]}}]}}]},
    )),
    "comments and CRLF": ("openai-chat-stream", ": ping\r\n\r\n" + _sse(
        _delta(**_named(arguments=TEXT)),
    ).replace("\n", "\r\n")),
    "pasted list of chunks": ("openai-chat-stream", json.dumps([
        _delta(**_named(arguments=TEXT[:9])), _delta(function={"arguments": TEXT[9:]}),
    ])),
    "anthropic": ("anthropic-stream", _sse(
        {"type": "message_start", "message": {}},
        {"type": "content_block_start", "index": 0,
         "content_block": {"type": "tool_use", "id": "c1", "name": "book_table", "input": {}}},
        {"type": "content_block_delta", "index": 0,
         "delta": {"type": "input_json_delta", "partial_json": TEXT[:9]}},
        {"type": "content_block_delta", "index": 0,
         "delta": {"type": "input_json_delta", "partial_json": TEXT[9:]}},
        {"type": "content_block_stop", "index": 0}, {"type": "message_stop"},
    ).replace("data:", "event: x\ndata:")),
    "responses": ("openai-responses", _sse(
        {"type": "response.output_item.added", "output_index": 0,
         "item": {**ITEM, "arguments": ""}},
        {"type": "response.function_call_arguments.delta", "output_index": 0, "delta": TEXT[:9]},
        {"type": "response.function_call_arguments.done", "output_index": 0, "arguments": TEXT},
    )),
    "responses completed": ("openai-responses", _sse(
        {"type": "response.completed", "response": {"output": [ITEM]}},
    )),
    "ollama": ("ollama", "".join(json.dumps(line) + "\n" for line in (
        {"message": {"role": "assistant", "content": "", "tool_calls": [
            {"function": {"name": "book_table", "arguments": ARGS}}]}, "done": False},
        {"message": {"role": "assistant", "content": ""}, "done": True},
    ))),
    "gemini": ("gemini", _sse({"candidates": [{"content": {"parts": [PART]}}]}, done="")),
    "bedrock": ("bedrock-converse", _sse(
        {"contentBlockStart": {"contentBlockIndex": 0, "start": {
            "toolUse": {"toolUseId": "c1", "name": "book_table"}}}},
        {"contentBlockDelta": {"contentBlockIndex": 0, "delta": {"toolUse": {"input": TEXT[:9]}}}},
        {"contentBlockDelta": {"contentBlockIndex": 0, "delta": {"toolUse": {"input": TEXT[9:]}}}},
    )),
}  # fmt: skip


@pytest.mark.parametrize(("dialect", "document"), DOCUMENTS.values(), ids=DOCUMENTS)
def test_document_is_read_and_its_api_named(dialect, document, schemas, calls_in):
    for text in (json.dumps(document), "\ufeff\n" + json.dumps(document, indent=2)):
        assert calls_in(text) == ANA
        output = parse(text, schemas)
        assert output.dialect == dialect
        start, end = output.callings[0].start, output.callings[0].end
        assert "book_table" in text[start:end]
        assert calls_in(text, dialect=dialect) == ANA


@pytest.mark.parametrize(("dialect", "text"), STREAMS.values(), ids=STREAMS)
def test_stream_is_put_together(dialect, text, schemas, calls_in):
    assert calls_in(text) == ANA
    assert parse(text, schemas).dialect == dialect


@pytest.mark.parametrize("arguments", ["", None, "{}", {}])
def test_empty_arguments_are_an_empty_object(arguments, calls_in):
    call = {"id": "c1", "function": {"name": "ping", "arguments": arguments}}
    assert calls_in(json.dumps({"tool_calls": [call]})) == [("ping", {})]


def test_arguments_encoded_twice_are_decoded(calls_in):
    call = {"id": "c1", "function": {"name": "book_table", "arguments": json.dumps(TEXT)}}
    assert calls_in(json.dumps({"tool_calls": [call]})) == ANA


def test_truncated_arguments_are_held_back(schemas):
    call = {"id": "c1", "function": {"name": "search", "arguments": '{"query": "half'}}
    output = parse(json.dumps({"tool_calls": [call]}), schemas)
    assert output.callings == ()
    assert [held.reason for held in output.held_back] == ["incomplete"]


def test_calls_of_one_document_have_ids_and_places_of_their_own():
    calls = [{"id": f"c{n}", "function": {"name": f"f{n}", "arguments": "{}"}} for n in range(3)]
    text = json.dumps({"tool_calls": calls})
    found = parse(text).callings
    assert [calling.call_id for calling in found] == ["c0", "c1", "c2"]
    assert [f"f{n}" in text[c.start : c.end] for n, c in enumerate(found)] == [True] * 3
    assert len({calling.start for calling in found}) == 3


@pytest.mark.parametrize("arguments", [{"arguments": ""}, {}])
def test_name_in_pieces_is_put_together(arguments, calls_in):
    events = (
        _delta(id="a", function={"name": "book_", **arguments}),
        _delta(function={"name": "table", **arguments}),
        _delta(function={"arguments": TEXT}),
    )
    assert calls_in(_sse(*events)) == ANA


def test_new_id_at_the_same_index_is_a_new_call(calls_in):
    text = _sse(
        _delta(**_named("ping", "{}", "c1")),
        _delta(**_named("search", '{"query": "x"}', "c2")),
    )
    assert calls_in(text) == [("ping", {}), ("search", {"query": "x"})]


def test_texts_and_reasoning_are_told_apart():
    content = [{"type": "thinking", "thinking": "hm"}, {"type": "text", "text": "Look."}, USE]
    output = parse(json.dumps({"role": "assistant", "content": content}))
    assert (output.reasoning, output.content) == ("hm", "Look.")


def test_call_that_the_server_ran_itself_is_none(calls_in):
    content = [{**USE, "type": "server_tool_use"}, {"type": "text", "text": "Done."}]
    assert calls_in(json.dumps({"role": "assistant", "content": content})) == []


def test_markup_leaked_into_the_text_is_read(schemas):
    leaked = '<tool_call>{"name": "ping", "arguments": {}}</tool_call>'
    text = json.dumps({"choices": [{"message": {"role": "assistant", "content": f"Go. {leaked}"}}]})
    output = parse(text, schemas)
    assert [calling.tool_name for calling in output.callings] == ["ping"]
    assert output.content == "Go."
    assert output.callings[0].end <= len(text)


def test_message_without_a_call_is_content(calls_in):
    text = json.dumps({"role": "assistant", "content": "Just text."})
    assert calls_in(text) == []
    assert parse(text).content == "Just text."


@pytest.mark.parametrize(
    "text",
    ["data: nothing here\n", '{"choices": 5}', '{"output": []}', '{"message": "hi"}',
     '{"candidates": null}', '{"tool_calls": []}', '{"content": []}', '[{"role": "user"}]',
     'data: {"choices": [null, 1, {"delta": 3}]}\n\n', '{"choices": [{"message": null}]}'],
)  # fmt: skip
def test_odd_document_is_no_call(text, calls_in):
    assert calls_in(text) == []


def test_every_kind_of_text_in_a_stream_is_kept():
    def delta(**content):
        return {"choices": [{"index": 0, "delta": content}]}

    openai = _sse(delta(reasoning_content="hm"), delta(content="Hel"), delta(content="lo."))
    anthropic = _sse(
        {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": ""}},
        {"type": "content_block_delta", "index": 0, "delta": {"thinking": "hm"}},
        {"type": "content_block_delta", "index": 0, "delta": {"text": "Hello."}},
    )
    for text in (openai, anthropic):
        assert (parse(text).content, parse(text).reasoning) == ("Hello.", "hm")


def test_cohere_and_function_call_streams_are_put_together(calls_in):
    call = {"id": "c1", "function": {"name": "book_table", "arguments": TEXT[:9]}}
    more = {"function": {"arguments": TEXT[9:]}}
    cohere = _sse(
        {"type": "content-delta", "delta": {"message": {"content": {"text": "Hi."}}}},
        {"type": "tool-call-start", "index": 0, "delta": {"message": {"tool_calls": call}}},
        {"type": "tool-call-delta", "index": 0, "delta": {"message": {"tool_calls": more}}},
    )
    older = _sse(
        {"choices": [{"delta": {"function_call": {"name": "book_table", "arguments": TEXT[:9]}}}]},
        {"choices": [{"delta": {"function_call": {"arguments": TEXT[9:]}}}]},
    )
    assert calls_in(cohere) == calls_in(older) == ANA


def test_malformed_function_call_of_gemini_is_read_as_python(calls_in):
    message = "default_api.book_table(guest='Ana', people=4)"
    candidate = {"finishReason": "MALFORMED_FUNCTION_CALL", "finishMessage": message}
    assert calls_in(json.dumps({"candidates": [candidate]})) == ANA


def test_stream_of_responses_without_output_index_goes_by_item():
    events = [
        {"type": "response.output_item.added",
         "item": {"type": "function_call", "id": "f", "call_id": "c", "name": "search",
                  "arguments": ""}},
        {"type": "response.function_call_arguments.delta", "item_id": "f", "delta": '{"query"'},
        {"type": "response.function_call_arguments.delta", "item_id": "f", "delta": ': "a"}'},
    ]  # fmt: skip
    (calling,) = parse("".join(f"data: {json.dumps(event)}\n\n" for event in events)).callings
    assert (calling.tool_name, calling.arguments) == ("search", {"query": "a"})


def test_malformed_call_that_gemini_reports_is_read(schemas):
    message = "Malformed function call: print(default_api.search(query='a'))"
    candidate = {"finishReason": "MALFORMED_FUNCTION_CALL", "finishMessage": message}
    (calling,) = parse(json.dumps({"candidates": [candidate]}), schemas).callings
    assert (calling.tool_name, calling.arguments) == ("search", {"query": "a"})


CALL_DUMP = {"name": "search", "args": {"query": "a"}, "id": "c"}


@pytest.mark.parametrize(
    "document",
    [
        {"lc": 1, "type": "constructor", "id": ["langchain", "AIMessage"],
         "kwargs": {"content": "", "tool_calls": [CALL_DUMP]}},
        {"messages": [{"role": "user", "content": "hi"},
                      {"type": "ai", "content": "", "tool_calls": [CALL_DUMP]}]},
    ],
)  # fmt: skip
def test_dump_of_a_framework_is_read(document, calls_in):
    assert calls_in(json.dumps(document)) == [("search", {"query": "a"})]


def test_conversation_that_ends_with_a_result_holds_no_call(calls_in):
    messages = [
        {"role": "assistant", "tool_calls": [{"id": "c", "function": {"name": "search"}}]},
        {"role": "tool", "content": "found", "tool_call_id": "c"},
    ]
    assert calls_in(json.dumps({"messages": messages})) == []


_CALL = {"type": "tool_use", "id": "t", "name": "search", "input": {"query": "ca"}}
_PART = {"toolUse": {"toolUseId": "t", "name": "search", "input": {"query": "ca"}}}


@pytest.mark.parametrize("response", [
    {"stop_reason": "max_tokens", "content": [{"type": "text", "text": "So"}, _CALL]},
    {"output": {"message": {"role": "assistant", "content": [_PART]}}, "stopReason": "max_tokens"},
    {"role": "assistant", "parts": [{"type": "tool-search", "toolCallId": "t",
                                     "state": "input-streaming", "input": {"query": "ca"}}]},
])  # fmt: skip
def test_object_that_the_server_closed_for_the_model_waits(response, schemas):
    output = parse(json.dumps(response), schemas)
    assert output.callings == ()
    assert [(held.reason, held.explanation) for held in output.held_back] == [
        ("incomplete", "The server closed the call, which the model did not finish."),
    ]


def test_call_before_the_words_that_ran_out_of_room_is_finished(schemas):
    content = [_CALL, {"type": "text", "text": "And n"}]
    output = parse(json.dumps({"stop_reason": "max_tokens", "content": content}), schemas)
    assert [call.arguments for call in output.callings] == [{"query": "ca"}]
