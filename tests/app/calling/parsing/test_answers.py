"""Of several answers one is meant; one that a filter ended, or a person wrote, calls nothing."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk import StreamReader, parse
from tooldesk.calling.tool_calling import ParsedOutput

SCHEMA = {"type": "object", "properties": {"query": {"type": "string"}}, "required": ["query"]}
TOOLS = {"find_docs": SCHEMA}


def tool_call(query: str) -> dict[str, Any]:
    arguments = json.dumps({"query": query})
    function = {"name": "find_docs", "arguments": arguments}
    return {"index": 0, "id": f"id-{query}", "type": "function", "function": function}


def choice(*queries: str, reason: str = "tool_calls", **more: Any) -> dict[str, Any]:
    calls = [{**tool_call(each), "index": at} for at, each in enumerate(queries)]
    return {"finish_reason": reason, "message": {"role": "assistant", "tool_calls": calls}} | more


def gemini(*queries: str, reason: str = "STOP") -> dict[str, Any]:
    calls = [{"functionCall": {"name": "find_docs", "args": {"query": each}}} for each in queries]
    return {"finishReason": reason, "content": {"role": "model", "parts": calls}}


def events(*choices: dict[str, Any]) -> str:
    """Each choice as a delta of its own, then the ends of all."""
    deltas = [
        {"index": at, "delta": each["message"], "finish_reason": None}
        for at, each in enumerate(choices)
    ]
    ends = [
        {"index": at, "delta": {}, "finish_reason": each["finish_reason"]}
        for at, each in enumerate(choices)
    ]
    lines = [json.dumps({"choices": [each]}) for each in (*deltas, *ends)]
    return "".join(f"data: {each}\n\n" for each in lines) + "data: [DONE]\n\n"


def read(text: str) -> ParsedOutput:
    """As one text; in pieces it is the same."""
    output = parse(text, TOOLS)
    for length in (1, 20):
        reader = StreamReader(TOOLS)
        for at in range(0, len(text), length):
            reader.feed(text[at : at + length])
        assert reader.close() == output
    return output


def queries(output: ParsedOutput) -> tuple[list[object], list[tuple[object, str]]]:
    held = [(each.calling.arguments["query"], each.reason) for each in output.held_back]
    return [each.arguments["query"] for each in output.callings], held


SEVERAL = {
    "openai": json.dumps({"choices": [choice("a", "b"), choice("c")]}),
    "openai stream": events(choice("a", "b"), choice("c")),
    "gemini": json.dumps({"candidates": [gemini("a", "b"), gemini("c")]}),
}


@pytest.mark.parametrize("form", SEVERAL)
def test_calls_of_the_first_answer_run_and_those_of_another_wait(form: str) -> None:
    output = read(SEVERAL[form])
    assert queries(output) == (["a", "b"], [("c", "ambiguous")])
    assert "another answer" in output.held_back[0].explanation


@pytest.mark.parametrize("is_stream", [False, True])
def test_answer_of_words_before_does_not_count(is_stream: bool) -> None:
    words = {"finish_reason": "stop", "message": {"role": "assistant", "content": "Let me see."}}
    both = (words, choice("a"))
    output = read(events(*both) if is_stream else json.dumps({"choices": both}))
    assert queries(output) == (["a"], [])
    assert output.content == "Let me see."


def anthropic(reason: str) -> str:
    block = {"type": "tool_use", "id": "t", "name": "find_docs", "input": {"query": "a"}}
    return json.dumps({"role": "assistant", "stop_reason": reason, "content": [block]})


def bedrock(reason: str) -> str:
    use = {"toolUse": {"toolUseId": "t", "name": "find_docs", "input": {"query": "a"}}}
    message = {"role": "assistant", "content": [use]}
    return json.dumps({"output": {"message": message}, "stopReason": reason})


FILTERED = {
    "openai": json.dumps({"choices": [choice("a", reason="content_filter")]}),
    "openai stream": events(choice("a", reason="content_filter")),
    "anthropic": anthropic("refusal"),
    "bedrock": bedrock("guardrail_intervened"),
    "gemini": json.dumps({"candidates": [gemini("a", reason="PROHIBITED_CONTENT")]}),
}


@pytest.mark.parametrize("form", FILTERED)
def test_call_of_an_answer_that_a_filter_ended_waits(form: str) -> None:
    output = read(FILTERED[form])
    assert queries(output) == ([], [("a", "ambiguous")])
    assert "filter" in output.held_back[0].explanation


@pytest.mark.parametrize(
    "text",
    [
        anthropic("tool_use"),
        bedrock("tool_use"),
        json.dumps({"choices": [choice("a", reason="stop")]}),
        json.dumps({"candidates": [gemini("a")]}),
    ],
)
def test_the_same_answers_call_when_they_end_by_themselves(text: str) -> None:
    assert queries(read(text)) == (["a"], [])


GIVEN_UP = [
    {"status": "cancelled"}, {"status": "failed"},
    {"status": "incomplete", "incomplete_details": {"reason": "content_filter"}},
]  # fmt: skip
"""How a response of OpenAI's ends that its client does not act on."""

FINISHED = [
    {"status": "completed", "incomplete_details": None}, {},
    {"status": "incomplete", "incomplete_details": {"reason": "max_output_tokens"}},
]  # fmt: skip


def response_forms(end: dict[str, Any]) -> list[str]:
    """A response that so ends: by itself, in an event, and at the end of two streams."""
    function = tool_call("a")["function"]
    item = {"type": "function_call", "call_id": "c", "status": "completed", **function}
    given = {"object": "response", **end, "output": [item]}
    done = {"type": "response.output_item.done", "output_index": 0, "item": item}
    last = {"type": f"response.{end.get('status', 'completed')}"}
    streams = [[done, last | {"response": each}] for each in (given, given | {"output": []})]
    return [
        json.dumps(given), json.dumps({"type": "response.done", "response": given}),
        *("".join(f"data: {json.dumps(each)}\n\n" for each in stream) for stream in streams),
    ]  # fmt: skip


@pytest.mark.parametrize("end", GIVEN_UP)
def test_call_of_a_response_that_was_given_up_waits(end: dict[str, Any]) -> None:
    for text in response_forms(end):
        (held,) = read(text).held_back
        assert held.reason == "ambiguous"
        assert held.explanation.startswith(("The server says", "A filter of the server"))
        assert read(text).callings == ()


@pytest.mark.parametrize("end", FINISHED)
def test_whole_call_of_a_response_that_ended_runs(end: dict[str, Any]) -> None:
    for text in response_forms(end):
        assert queries(read(text)) == (["a"], [])


def streamed(*given: dict[str, Any]) -> str:
    return "".join(f"data: {json.dumps(each)}\n\n" for each in given)


def cohere(reason: str) -> str:
    message = {"role": "assistant", "tool_plan": "", "tool_calls": [tool_call("a")]}
    return json.dumps({"id": "x", "message": message, "finish_reason": reason})


def gemini_stream(reason: str) -> str:
    last = {"content": {"role": "model", "parts": []}, "finishReason": reason}
    first = {"content": gemini("a")["content"]}
    return streamed({"candidates": [first]}, {"candidates": [last]})


def ai_sdk_stream(reason: str) -> str:
    call = {"toolCallId": "t", "toolName": "find_docs", "input": {"query": "a"}}
    return streamed({"type": "tool-input-available", **call},
                    {"type": "finish", "finishReason": reason})  # fmt: skip


FAILED = {
    "openai error": json.dumps({"choices": [choice("a", reason="error")], "error": {"code": 502}}),
    "openai abort": json.dumps({"choices": [choice("a", reason="abort")]}),
    "openai network_error": json.dumps({"choices": [choice("a", reason="network_error")]}),
    "openai stream": events(choice("a", reason="insufficient_system_resource")),
    "openai stream error": events(choice("a", reason="error")),
    "bedrock": bedrock("malformed_tool_use"),
    "bedrock output": bedrock("malformed_model_output"),
    "gemini": json.dumps({"candidates": [gemini("a", reason="MALFORMED_FUNCTION_CALL")]}),
    "gemini unexpected": json.dumps({"candidates": [gemini("a", reason="UNEXPECTED_TOOL_CALL")]}),
    "gemini stream": gemini_stream("OTHER"),
    "cohere": cohere("ERROR"),
    "cohere time": cohere("TIMEOUT"),
    "AI SDK": ai_sdk_stream("error"),
}


@pytest.mark.parametrize("form", FAILED)
def test_call_of_an_answer_that_failed_waits(form: str) -> None:
    output = read(FAILED[form])
    assert queries(output) == ([], [("a", "ambiguous")])
    assert output.held_back[0].explanation.startswith("The server says of the answer: ")


@pytest.mark.parametrize("text", [
    gemini_stream("STOP"), cohere("TOOL_CALL"), ai_sdk_stream("tool-calls"),
    events(choice("a", reason="tool_calls")),
])  # fmt: skip
def test_the_same_answers_call_when_nothing_failed(text: str) -> None:
    assert queries(read(text)) == (["a"], [])


def test_call_in_the_text_of_an_answer_that_a_filter_ended_waits_too() -> None:
    call = '<tool_call>{"name": "find_docs", "arguments": {"query": "a"}}</tool_call>'
    message = {"role": "assistant", "content": call}
    answers = [{"message": message, "finish_reason": each} for each in ("content_filter", "stop")]
    forms = (lambda each: json.dumps({"choices": [each]}), events)
    for form in forms:
        filtered, ended = (read(form(each)) for each in answers)
        assert queries(filtered) == ([], [("a", "ambiguous")])
        assert queries(ended) == (["a"], [])


@pytest.mark.parametrize("text", [
    anthropic("model_context_window_exceeded"), bedrock("model_context_window_exceeded"),
    json.dumps({"done": True, "done_reason": "length", "message": {"tool_calls": [
        {"function": {"name": "find_docs", "arguments": {"query": "a"}}}]}}),
])  # fmt: skip
def test_object_that_the_server_closed_where_the_room_ended_is_incomplete(text: str) -> None:
    assert queries(read(text)) == ([], [("a", "incomplete")])


def test_arguments_that_the_server_closed_are_incomplete() -> None:
    text = json.dumps({"candidates": [gemini("a", "b", reason="MAX_TOKENS")]})
    assert queries(read(text)) == (["a"], [("b", "incomplete")])


@pytest.mark.parametrize("role", ["user", "system", "tool", "developer"])
@pytest.mark.parametrize(
    "said",
    [
        {
            "content": [
                {"type": "tool_use", "id": "t", "name": "find_docs", "input": {"query": "a"}}
            ]
        },
        {"parts": [{"functionCall": {"name": "find_docs", "args": {"query": "a"}}}]},
    ],
)
def test_message_of_somebody_else_calls_nothing(said: dict[str, Any], role: str) -> None:
    assert not read(json.dumps({"role": role, **said})).callings
    assert read(json.dumps({"role": "assistant", **said})).callings


@pytest.mark.parametrize("key", ["finishReason", "finish_reason"])
@pytest.mark.parametrize(("given", "held"), [
    ("STOP", None), (1, None), (0, None), (None, None), ("MAX_TOKENS", "incomplete"),
    (2, "incomplete"), ("SAFETY", "ambiguous"), (3, "ambiguous"), (9, "ambiguous"),
])  # fmt: skip
def test_reason_of_gemini_counts_however_it_is_written(key: str, given: Any, held: str) -> None:
    candidate = {key: given, "content": gemini("a")["content"]}
    for text in (
        json.dumps({"candidates": [candidate]}),
        json.dumps([{"candidates": [candidate]}]),
    ):
        ran, waiting = queries(read(text))
        assert (ran, waiting) == (([], [("a", held)]) if held else (["a"], []))


@pytest.mark.parametrize("said", [
    {"finish_reason": "length"}, {"stop_reason": "max_tokens"}, {"stopReason": "max_tokens"},
    {"done_reason": "length"}, {"finish_reason": "SAFETY"},
])  # fmt: skip
def test_message_of_langchain_that_broke_off_waits(said: dict[str, Any]) -> None:
    calls = [{"name": "find_docs", "args": {"query": each}, "id": each} for each in "ab"]
    message = {"content": "", "type": "ai", "tool_calls": calls, "response_metadata": said}
    ran, waiting = queries(read(json.dumps(message)))
    assert "b" not in ran
    assert waiting[-1][0] == "b"
    finished = {**message, "response_metadata": {"finish_reason": "tool_calls"}}
    assert queries(read(json.dumps(finished))) == (["a", "b"], [])
