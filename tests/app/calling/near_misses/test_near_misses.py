"""near_misses: a text without a call says why; ordinary answers say nothing."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from growth import MOST, Run, growth

from tooldesk.calling.near_misses.near_miss import NearMiss
from tooldesk.calling.near_misses.near_misses import near_misses
from tooldesk.calling.parsing.parse import parse

HERE = Path(__file__).parent
WEATHER = '{"city": "Graz"}'
FLOOR_S = 0.05


def _schema(required: str, **types: str) -> dict[str, Any]:
    properties = {name: {"type": each} for name, each in types.items()}
    return {"type": "object", "properties": properties, "required": [required]}


TOOLS: dict[str, Any] = {
    "get_weather": _schema("city", city="string", days="integer"),
    "search": _schema("query", query="string", limit="integer"),
    "add": _schema("a", a="integer", b="integer"),
    "read_file": _schema("path", path="string"),
    "send_mail": _schema("to", to="string", subject="string"),
    "calculator": _schema("expression", expression="string"),
    "now": {"type": "object", "properties": {}},
}
ANSWERS = [
    answer.strip("\n")
    for page in sorted(HERE.glob("ordinary_answers_*.txt"))
    for answer in page.read_text(encoding="utf-8").split("\n%%%%\n")
]


def _sse(*chunks: dict[str, Any]) -> str:
    return "".join(f"data: {json.dumps(chunk)}\n\n" for chunk in chunks) + "data: [DONE]\n\n"


def _delta(function: dict[str, Any]) -> dict[str, Any]:
    return {
        "choices": [{"index": 0, "delta": {"tool_calls": [{"index": 0, "function": function}]}}]
    }


NAMELESS = _sse(_delta({"arguments": '{"city": '}), _delta({"arguments": '"Graz"}'}))
THOUGHT = f'<think>Say {{"name": "get_weather", "arguments": {WEATHER}}}.</think>It is sunny.'
QUOTED = f'`<tool_call>{{"name": "get_weather", "arguments": {WEATHER}}}</tool_call>`'
NO_CALL = {"role": "assistant", "content": None}

MISSES = [
    ("finish_without_call", '"finish_reason": "tool_calls"',
     json.dumps({"choices": [{"message": NO_CALL, "finish_reason": "tool_calls"}]})),
    ("finish_without_call", '"finish_reason": "tool_calls"',
     _sse({"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]})),
    ("finish_without_call", '"stop_reason":"tool_use"',
     '{"role":"assistant","content":[{"type":"text","text":"Hm."}],"stop_reason":"tool_use"}'),
    ("finish_without_call", '"finishReason":"UNEXPECTED_TOOL_CALL"',
     '{"candidates":[{"content":{},"finishReason":"UNEXPECTED_TOOL_CALL"}]}'),
    ("nameless_call", '"tool_calls": [{"index": 0, "function": {"arguments": "{\\"city\\": "}}]',
     NAMELESS),
    ("nameless_call", "input_json_delta",
     _sse({"type": "content_block_delta", "index": 1,
           "delta": {"type": "input_json_delta", "partial_json": WEATHER}})),
    ("nameless_call", "response.function_call_arguments.delta",
     _sse({"type": "response.function_call_arguments.delta", "output_index": 0, "delta": "{}"})),
    ("server_refusal", '"no tools here"', '{"error": {"message": "no tools here", "code": 400}}'),
    ("server_refusal", '"error": "model not found"', '{"error": "model not found"}'),
    ("server_refusal", '"slow down"', '{"type":"error","error":{"message":"slow down"}}'),
    ("server_refusal", '"finish_reason": "content_filter"',
     '{"choices": [{"message": {"content": ""}, "finish_reason": "content_filter"}]}'),
    ("server_refusal", "HTTP/1.1 503 Service Unavailable", "HTTP/1.1 503 Service Unavailable\n\n"),
    ("server_refusal", "Error code: 401 - bad key", "Error code: 401 - bad key"),
    ("unknown_shape", '"tool_calls": {"get_weather": {}}', '{"tool_calls": {"get_weather": {}}}'),
    ("unknown_shape", '"tool_calls": ["now"]', '{"message": {"tool_calls": ["now"]}}'),
    ("unknown_shape", '"toolCall": {"fn": "now"}', '{"toolCall": {"fn": "now"}}'),
    ("half_call", '"tool_calls":[{"id":"a"', '{"choices":[{"message":{"tool_calls":[{"id":"a"'),
    ("half_call", 'get_weather(city="Gr', 'I will call get_weather(city="Gr'),
    ("half_call", "get_weather(", "Then get_weather("),
    ("half_call", 'get_weather with {"city": "Gr', 'I call get_weather with {"city": "Gr'),
    ("half_call", "<tool_call>", "I'll look.\n<tool_call>\n"),
    ("half_call", '<invoke name="get_weather">', '<invoke name="get_weather">'),
    ("named_tool", f"get_weather: {WEATHER}", f"get_weather: {WEATHER}"),
    ("named_tool", f"get_weather with {WEATHER}", f"Calling get_weather with {WEATHER} now."),
    ("named_tool", 'get_weather(city="Graz")', 'I use get_weather(city="Graz") for that.'),
    ("named_tool", "<get_weather><city>Graz</city></get_weather>",
     "So: <get_weather><city>Graz</city></get_weather>"),
    *(("named_tool", text, f"So: {text}\n") for text in (
        '<tool name="get_weather"><param name="city">Graz</param></tool>',
        "<call tool='get_weather'><city>Graz</city></call>",
        '<action name="get_weather" city="Graz" />',
        '<get_weather city="Graz"/>',
    )),
    *(("named_tool", text, text) for text in (
        "<function=get_weather>city: Graz</function>",
        '<|tool_call_begin|>functions.get_weather:0<|tool_call_argument_begin|>"city": "Graz"',
        '[TOOL_CALLS]get_weather[ARGS]"city": "Graz"',
        '<｜tool▁call▁begin｜>get_weather<｜tool▁sep｜>"city": "Graz"<｜tool▁call▁end｜>',
        '<xai:function_call name="get_weather"><of name="it">Graz</of></xai:function_call>',
        f"<|tool_call:name|>get_weather<|tool_call:args|>{WEATHER}",
        f"to=functions.get_weather code<|message|>{WEATHER}",
        "Action: get_weather[in Graz]",
    )),
    ("named_tool", '"tool": "get_weather"', '{"tool": "get_weather", "city": "Graz"}'),
    ("named_tool", '"name": "get_weather"',
     f'{{"name": "get_weather", "arguments": {WEATHER}, "result": "Rain."}}'),
    ("named_tool", '"name": "get_weather"',
     f'[{{"name": "get_weather", "description": "In Graz.", "parameters": {WEATHER}}}]'),
    ("lone_closing", "</tool_call>", "It is done.\n</tool_call>"),
    ("lone_closing", "<|tool_calls_section_end|>", "Well.<|tool_calls_section_end|>"),
    ("lone_closing", "</invoke>", 'city is "Graz"\n</invoke>'),
    ("one_token_off", "<toolcall",
     "<toolcall>get_weather<arg_key>city</arg_key><arg_value>Graz</arg_value></toolcall>"),
    ("one_token_off", "<func", "<func=get_weather>\n<parameter=city>Graz</parameter>\n</func>"),
    ("one_token_off", "[TOOL_CALS]", f"[TOOL_CALS]get_weather[ARGS]{WEATHER}"),
    ("one_token_off", "<invok",
     '<invok name="get_weather"><parameter name="city">Graz</parameter></invok>'),
    ("one_token_off", "Input:", f"Action: get_weather\nInput: {WEATHER}"),
    ("in_reasoning", f'{{"name": "get_weather", "arguments": {WEATHER}}}', THOUGHT),
    ("fenced_example", QUOTED, f"A call looks like this: {QUOTED} in Hermes."),
    ("fenced_example", '`get_weather(city="Graz")`', 'Use `get_weather(city="Graz")` here.'),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "place", "text"), MISSES)
def test_text_without_a_call_says_what_comes_nearest(kind: str, place: str, text: str) -> None:
    parsed = parse(text, TOOLS)
    assert not parsed.callings
    first = near_misses(text, TOOLS)[0]
    assert (first.kind, text[first.start : first.end]) == (kind, place)
    assert first.message.endswith(".")
    assert first.next_step.endswith(".")


@pytest.mark.parametrize(
    ("text", "dialect", "token"),
    [
        ("<func=now>\n</func>", "qwen3-coder", "<function"),
        (f"[TOOL_CALS]get_weather[ARGS]{WEATHER}", "mistral-v11", "[TOOL_CALLS]"),
        (f"Tool: get_weather\nAction Input: {WEATHER}", "react", "Action:"),
    ],
)
def test_dialect_and_the_token_that_keeps_the_text_from_it_are_named(
    text: str, dialect: str, token: str
) -> None:
    (miss,) = near_misses(text, TOOLS)
    assert miss.dialect == dialect
    assert f"With {token} in its place" in miss.message


def test_text_inside_a_response_is_looked_at_and_lit_where_it_stands() -> None:
    written = '<func=get_weather>\n<parameter=city>"Graz"</parameter>\n</func>'
    text = json.dumps({"choices": [{"message": {"role": "assistant", "content": written}}]})
    (miss,) = near_misses(text, TOOLS)
    assert (miss.kind, text[miss.start : miss.end]) == ("one_token_off", "<func")


@pytest.mark.parametrize(
    "text",
    [
        f'<tool_call>{{"name": "get_weather", "arguments": {WEATHER}}}</tool_call>',
        '<tool_call>{"name": "get_weather", "arguments": {"city": "Gr',
        "<tool_call>no call at all</tool_call>",
        f'<tool_call>{{"name": "now", "arguments": {{}}}}</tool_call> get_weather: {WEATHER}',
        'search: {"colour": "red"}',
        "add {}",
        "",
    ],
)
def test_what_is_a_call_or_says_itself_why_not_has_none(text: str) -> None:
    assert near_misses(text, TOOLS) == ()


@pytest.mark.parametrize("language", ["text", "plaintext", "bash", "javascript"])
@pytest.mark.parametrize("around", ["{}", "Call it like so:\n\n{}\n\nThat is all."])
def test_call_in_a_fence_of_another_language_is_an_example(language: str, around: str) -> None:
    fence = f"```{language}\nadd(a=1, b=2)\n```"
    text = around.format(fence)
    assert parse(text, TOOLS).callings == ()
    (miss,) = near_misses(text, TOOLS)
    assert (miss.kind, text[miss.start : miss.end]) == ("fenced_example", fence)
    assert miss.next_step
    output = parse(f"{text}\n\nadd(a=3, b=4)\n", TOOLS)
    assert [call.arguments for call in output.callings] == [{"a": 3, "b": 4}]


@pytest.mark.parametrize("language", ["", "python", "py", "tool_code", "tool_call", "json"])
def test_call_in_a_fence_in_which_a_dialect_writes_calls_is_one(language: str) -> None:
    (call,) = parse(f"```{language}\nadd(a=1, b=2)\n```", TOOLS).callings
    assert call.arguments == {"a": 1, "b": 2}


def test_thought_that_is_held_back_is_told_of_too() -> None:
    text = f'<think><tool_call>{{"name": "now", "arguments": {WEATHER}}}</tool_call></think>Hi.'
    assert [held.reason for held in parse(text, TOOLS).held_back] == ["in_reasoning"]
    (miss,) = near_misses(text, TOOLS)
    assert isinstance(miss, NearMiss)
    assert miss.kind == "in_reasoning"


def test_there_are_two_hundred_ordinary_answers() -> None:
    assert len(set(ANSWERS)) >= 200


def test_ordinary_answers_hold_no_call() -> None:
    outputs = [(text, parse(text, TOOLS)) for text in ANSWERS]
    assert [text for text, out in outputs if out.callings or out.held_back or out.errors] == []


@pytest.mark.parametrize("tools", [{}, TOOLS], ids=["no tools", "tools"])
def test_ordinary_answers_have_none(tools: dict[str, Any]) -> None:
    assert [(text, found) for text in ANSWERS if (found := near_misses(text, tools))] == []


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    "unit",
    [
        "add(", "add {", 'add {"a": ', "</tool_call>", "`add(a=1)` ", "```\nadd\n", "<add><a>",
        "<toolcall>x", "<x name='add'>", '{"a":1}\n', "<func=add>", "Tool: x\n", "<think>add {",
        "\n~~~",
        'data: {"choices":[{"delta":{"tool_calls":[{"function":{}}]}}]}\n\n', "[TOOL_CALS]", "` ",
    ],
)  # fmt: skip
@pytest.mark.parametrize("ending", ["", "<tool_call"])
def test_looking_grows_with_the_length(unit: str, ending: str) -> None:
    def text(size: int) -> str:
        return unit * (size // len(unit)) + ending

    def run(size: int) -> Run:
        written = text(size)
        return partial(near_misses, written, TOOLS, parse(written, TOOLS))

    assert growth(run, 25_000, FLOOR_S) <= MOST
