"""Proper calls of streams are mended, of all APIs, however they are cut; what is unsure is not."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.healing import call_healer
from tooldesk.capturing.healing.call_healer import CallHealer
from tooldesk.capturing.healing.judging import CallJudge

SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
    "additionalProperties": False,
}
TOOLS = [{"name": "get_weather", "input_schema": SCHEMA}]
SCHEMAS = {"get_weather": SCHEMA}
MENDED = {"city": "Oslo", "days": 3}
PATHS = {
    "chat": "/v1/chat/completions",
    "ollama": "/api/chat",
    "responses": "/v1/responses",
    "messages": "/v1/messages",
}
Call = tuple[str, str]


def chat(calls: list[Call], ended: str) -> list[Any]:
    deltas: list[Any] = [{"role": "assistant", "content": "Let me see."}]
    for at, (name, written) in enumerate(calls):
        head = {"index": at, "id": f"k{at}", "type": "function"}
        deltas.append({"tool_calls": [{**head, "function": {"name": name, "arguments": ""}}]})
        deltas += [
            {"tool_calls": [{"index": at, "function": {"arguments": written[part : part + 9]}}]}
            for part in range(0, len(written), 9)
        ]
    head = {"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    values = [head | {"choices": [{"index": 0, "delta": d, "finish_reason": None}]} for d in deltas]
    reason = "tool_calls" if ended == "whole" else "length"
    values.append(head | {"choices": [{"index": 0, "delta": {}, "finish_reason": reason}]})
    return [*values, head | {"choices": [], "usage": {"prompt_tokens": 2, "completion_tokens": 3}}]


def ollama(calls: list[Call], ended: str) -> list[Any]:
    made = [{"function": {"name": name, "arguments": json.loads(text)}} for name, text in calls]
    said: list[Any] = [{"role": "assistant", "content": "Let me see."}]
    said += [{"role": "assistant", "content": "", "tool_calls": [each]} for each in made]
    values = [{"model": "m", "message": each, "done": False} for each in said]
    reason = "stop" if ended == "whole" else "length"
    last = {"model": "m", "message": {"role": "assistant", "content": ""}, "done": True}
    return [*values, {**last, "done_reason": reason}]


def messages(calls: list[Call], ended: str) -> list[Any]:
    message = {"id": "m1", "type": "message", "role": "assistant", "model": "m", "content": [],
               "stop_reason": None, "usage": {"input_tokens": 2, "output_tokens": 1}}  # fmt: skip
    text: Any = {"type": "text", "text": ""}
    said = {"type": "text_delta", "text": "Let me see."}
    values: list[Any] = [
        {"type": "message_start", "message": message},
        {"type": "content_block_start", "index": 0, "content_block": text},
        {"type": "content_block_delta", "index": 0, "delta": said},
        {"type": "content_block_stop", "index": 0},
    ]
    for at, (name, written) in enumerate(calls, 1):
        block = {"type": "tool_use", "id": f"k{at}", "name": name, "input": {}}
        values.append({"type": "content_block_start", "index": at, "content_block": block})
        values += [
            {"type": "content_block_delta", "index": at,
             "delta": {"type": "input_json_delta", "partial_json": written[part : part + 9]}}
            for part in range(0, len(written), 9)
        ]  # fmt: skip
        values.append({"type": "content_block_stop", "index": at})
    delta = {"stop_reason": "tool_use" if ended == "whole" else "max_tokens"}
    values.append({"type": "message_delta", "delta": delta, "usage": {"output_tokens": 9}})
    return [*values, {"type": "message_stop"}]


def responses(calls: list[Call], ended: str) -> list[Any]:
    values: list[Any] = [{"type": "response.created", "response": {"id": "r", "output": []}}]
    output = []
    for at, (name, written) in enumerate(calls):
        item = {"type": "function_call", "id": f"fc{at}", "call_id": f"k{at}", "name": name}
        place = {"output_index": at, "item_id": f"fc{at}"}
        kind = "response.function_call_arguments"
        added = {**item, "arguments": "", "status": "in_progress"}
        values.append({"type": "response.output_item.added", "output_index": at, "item": added})
        values += [
            {"type": f"{kind}.delta", **place, "delta": written[part : part + 9]}
            for part in range(0, len(written), 9)
        ]
        values.append({"type": f"{kind}.done", **place, "arguments": written})
        done = {**item, "arguments": written, "status": "completed"}
        values.append({"type": "response.output_item.done", "output_index": at, "item": done})
        output.append(done)
    state = "completed" if ended == "whole" else "incomplete"
    response = {"id": "r", "object": "response", "status": state, "output": output}
    return [*values, {"type": f"response.{state}", "response": response}]


MADE = {"chat": chat, "ollama": ollama, "messages": messages, "responses": responses}


def stream(api: str, *calls: Call, ended: str = "whole") -> bytes:
    values = MADE[api](list(calls), ended)
    if api == "ollama":
        return b"".join(json.dumps(each).encode() + b"\n" for each in values)
    kinds = [f"event: {each['type']}\n" if "type" in each else "" for each in values]
    events = [
        f"{kind}data: {json.dumps(each)}\n\n" for kind, each in zip(kinds, values, strict=True)
    ]
    return "".join(events).encode() + (b"data: [DONE]\n\n" if api == "chat" else b"")


def healed(api: Any, body: bytes, rules: tuple[str, ...], size: int) -> tuple[bytes, list[str]]:
    healer = CallHealer(api, CallJudge(TOOLS, rules))
    parts = [healer.feed(body[at : at + size]) for at in range(0, len(body), size)]
    return b"".join(parts) + healer.close(), [each.rule for each in healer.changes]


def called(body: bytes) -> list[tuple[str, Any]]:
    output = parse(body.decode(), SCHEMAS)
    assert (output.held_back, output.errors) == ((), ())
    assert not [each for calling in output.callings for each in calling.repairs]
    return [(each.tool_name, each.arguments) for each in output.callings]


SLIPPED = ("get_wether", '{"city": "Oslo", "days": "3"}')
BROKEN = ("get_weather", "{'city': 'Oslo', 'days': 3,}")
RIGHT = ("get_weather", '{"city": "Oslo", "days": 3}')
BOTH = ("repair", "names")


@pytest.mark.parametrize("api", MADE)
def test_names_and_arguments_are_mended_however_the_stream_is_cut(api: str) -> None:
    body = stream(api, RIGHT, SLIPPED)
    for size in (1, 7, 64, 10_000):
        made, rules = healed(api, body, BOTH, size)
        assert called(made) == [("get_weather", MENDED)] * 2
        assert rules == ["names", "repair"]
        assert made.count(b"\n") == body.count(b"\n")
    assert b"get_wether" not in made
    if api != "ollama":
        made, rules = healed(api, stream(api, BROKEN), BOTH, 50)
        assert (called(made), rules) == ([("get_weather", MENDED)], ["repair"])


@pytest.mark.parametrize("api", MADE)
def test_each_rule_is_its_own(api: str) -> None:
    body = stream(api, SLIPPED)
    assert healed(api, body, ("repair",), 100) == (body, [])
    made, rules = healed(api, body, ("names",), 100)
    assert rules == ["names"]
    assert b'"get_weather"' in made
    assert made.replace(b"get_weather", b"get_wether") == body


@pytest.mark.parametrize("api", MADE)
def test_what_is_not_certain_passes_byte_for_byte(api: str) -> None:
    # what no tool is meant by, what fits no schema, where the model was cut off
    streams = [
        stream(api, RIGHT),
        stream(api, ("fly_home", SLIPPED[1])),
        stream(api, ("get_wether", '{"town": "Oslo"}')),
        stream(api, SLIPPED, ended="cut off"),
    ]
    if api != "ollama":
        twice = '{"city": "Oslo", "city": "Rome", "days": "3"}'
        streams.append(stream(api, ("get_weather", twice)))
        streams.append(stream(api, ("get_weather", '{"city": "Oslo", "days": "3')))
    for body in streams:
        assert healed(api, body, BOTH, 30) == (body, [])
    # of which call something is said
    unnumbered = {"chat": b'"index": 0, "id"', "messages": b'"index": 1, "content_block"'}
    if found := unnumbered.get(api):
        nobody_knows = stream(api, SLIPPED).replace(found, found.replace(b"index", b"at"))
        assert healed(api, nobody_knows, BOTH, 30) == (nobody_knows, [])


@pytest.mark.parametrize("api", MADE)
def test_stream_that_just_ends_is_left_as_it_is(api: str) -> None:
    body = stream(api, SLIPPED)
    end = {
        "chat": b'"finish_reason": "tool_calls"',
        "ollama": b'"done": true',
        "messages": b'"message_delta"',
        "responses": b'"type": "response.completed"',
    }
    cut = body.index(end[api])
    for at in (cut // 3, cut // 2, cut):
        assert healed(api, body[:at], BOTH, 30) == (body[:at], [])


def test_text_is_not_kept_waiting_and_calls_only_within_bounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    healer = CallHealer("chat", CallJudge(TOOLS, BOTH))
    body = stream("chat", SLIPPED)
    first = body.index(b"\n\n") + 2
    assert healer.feed(body[:first]) == body[:first]
    monkeypatch.setattr(call_healer, "MOST_READ_BYTES", 300)
    assert healed("chat", body, BOTH, 30) == (body, [])


@pytest.mark.parametrize("captured", [BOTH], indirect=True)
async def test_packages_of_the_apis_get_the_mended_call(captured, replay) -> None:
    import anthropic
    import openai

    asked: Any = {"model": "m", "messages": [{"role": "user", "content": "?"}]}
    function = {"name": "get_weather", "parameters": SCHEMA}
    replay.answers(stream("chat", SLIPPED))
    client = openai.AsyncOpenAI(base_url=captured.url + "/v1", api_key="sk-canary-1234567890")
    tools: Any = [{"type": "function", "function": function}]
    async with client.chat.completions.stream(**asked, tools=tools) as events:
        message = (await events.get_final_completion()).choices[0].message
    (call,) = message.tool_calls or ()
    said = (call.function.name, json.loads(call.function.arguments))
    assert said == ("get_weather", MENDED)
    await client.close()
    await captured.ended()
    assert [each.rule for each in captured.last.changes] == ["names", "repair"]
    assert captured.last.raw.encode() == stream("chat", SLIPPED)
    replay.answers(stream("messages", SLIPPED))
    other = anthropic.AsyncAnthropic(base_url=captured.url, api_key="sk-canary-1234567890")
    async with other.messages.stream(**asked, tools=TOOLS, max_tokens=9) as got:
        blocks = (await got.get_final_message()).content
    assert [(each.name, each.input) for each in blocks if each.type == "tool_use"] == [
        ("get_weather", MENDED)
    ]
    await other.close()
