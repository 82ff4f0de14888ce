"""Markup in streams of Messages and Responses becomes proper calls, however they are cut."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.part_healer import PartHealer

SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}},
    "required": ["city"],
    "additionalProperties": False,
}
TOOLS = [{"name": "get_weather", "input_schema": SCHEMA}]
SAID = "I look at what was asked for, and then I decide what is best. "
MARKUP = '<tool_call>{"name": "get_weather", "arguments": {"city": "Oslo"}}</tool_call>'
CALL = ("get_weather", {"city": "Oslo"})


def messages(text: str, *more: Any, ended: str = "end_turn") -> list[Any]:
    message = {"id": "m1", "type": "message", "role": "assistant", "model": "m", "content": [],
               "stop_reason": None, "usage": {"input_tokens": 2, "output_tokens": 1}}  # fmt: skip
    block: Any = {"type": "text", "text": ""}
    return [
        {"type": "message_start", "message": message},
        {"type": "content_block_start", "index": 0, "content_block": block},
        *(
            {"type": "content_block_delta", "index": 0, "delta": {"type": "text_delta", "text": p}}
            for p in pieces(text)
        ),
        {"type": "content_block_stop", "index": 0},
        {"type": "ping"},
        *more,
        {"type": "message_delta", "delta": {"stop_reason": ended}, "usage": {"output_tokens": 9}},
        {"type": "message_stop"},
    ]


def responses(text: str, *more: Any, ended: str = "completed") -> list[Any]:
    place = {"output_index": 0, "content_index": 0, "item_id": "i"}
    part = {"type": "output_text", "text": text, "annotations": []}
    item = {"type": "message", "id": "i", "role": "assistant", "status": "completed"}
    done = {**item, "content": [part]}
    empty = {**item, "status": "in_progress", "content": []}
    response = {"id": "r", "object": "response", "status": ended}
    kind = "response.output_text"
    values = [
        {"type": "response.created", "response": {**response, "output": []}},
        {"type": "response.output_item.added", "output_index": 0, "item": empty},
        {"type": "response.content_part.added", **place, "part": {**part, "text": ""}},
        *({"type": f"{kind}.delta", **place, "delta": p, "logprobs": []} for p in pieces(text)),
        {"type": f"{kind}.done", **place, "text": text, "logprobs": []},
        {"type": "response.content_part.done", **place, "part": part},
        {"type": "response.output_item.done", "output_index": 0, "item": done},
        *more,
        {"type": f"response.{ended}",
         "response": {**response, "output": [done]}},
    ]  # fmt: skip
    return [{**each, "sequence_number": number} for number, each in enumerate(values)]


MADE = {"messages": messages, "responses": responses}


def pieces(text: str) -> list[str]:
    return [text[at : at + 4] for at in range(0, len(text), 4)]


def stream(values: list[Any]) -> bytes:
    events = (f"event: {each['type']}\ndata: {json.dumps(each)}\n\n" for each in values)
    return "".join(events).encode()


def healed(api: Any, body: bytes, size: int = 50) -> tuple[bytes, int]:
    healer = PartHealer(api, CallJudge(TOOLS, ("markup",)))
    parts = [healer.feed(body[at : at + size]) for at in range(0, len(body), size)]
    return b"".join(parts) + healer.close(), len(healer.changes)


def read(body: bytes) -> tuple[str, list[tuple[str, Any]]]:
    output = parse(body.decode(), {"get_weather": SCHEMA})
    assert (output.held_back, output.errors) == ((), ())
    return output.content.strip(), [(each.tool_name, each.arguments) for each in output.callings]


@pytest.mark.parametrize("api", MADE)
def test_markup_becomes_a_call_however_the_stream_is_cut(api: str) -> None:
    for said in (SAID, ""):
        body = stream(MADE[api](said + MARKUP))
        for size in (1, 7, 64, 100_000):
            made, changes = healed(api, body, size)
            assert (read(made), changes) == ((said.strip(), [CALL]), 1)
            assert b"tool_call>" not in made
    values = [json.loads(line[6:]) for line in made.split(b"\n") if line.startswith(b"data: ")]
    numbers = [each["sequence_number"] for each in values if "sequence_number" in each]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("api", MADE)
def test_what_is_not_certain_says_the_same(api: str) -> None:
    make, whole = MADE[api], SAID + MARKUP
    proper = {
        "messages": {
            "type": "content_block_start",
            "index": 1,
            "content_block": {"type": "tool_use", "id": "k", "name": "get_weather", "input": {}},
        },
        "responses": {
            "type": "response.output_item.added",
            "output_index": 1,
            "item": {"type": "function_call", "call_id": "k", "name": "get_weather"},
        },
    }
    cut_off = {"messages": "max_tokens", "responses": "incomplete"}
    for values in (
        make(SAID),
        make(whole[:-14]),
        make(whole.replace("city", "town")),
        make(whole, ended=cut_off[api]),
        make(whole, proper[api]),
        [*make(whole)[:1], proper[api], *make(whole)[1:]],
        make(whole)[:-2],
    ):
        made, changes = healed(api, stream(values))
        assert changes == 0
        # the piece before a marker may have been parted
        assert text_of(made) == text_of(stream(values))
        assert made.split(b"\n\n")[-3:] == stream(values).split(b"\n\n")[-3:]


def text_of(body: bytes) -> str:
    values = [json.loads(line[6:]) for line in body.split(b"\n") if line.startswith(b"data: ")]
    deltas = [each["delta"] for each in values if "delta" in each]
    return "".join(each if isinstance(each, str) else each.get("text", "") for each in deltas)


@pytest.mark.parametrize("captured", [("markup",)], indirect=True)
async def test_packages_of_the_apis_get_the_call(captured, replay) -> None:
    import anthropic
    import openai

    key, asked = "sk-canary-1234567890", [{"role": "user", "content": "?"}]
    replay.answers(stream(messages(SAID + MARKUP)))
    client = anthropic.AsyncAnthropic(base_url=captured.url, api_key=key)
    given: Any = {"model": "m", "messages": asked, "max_tokens": 9, "tools": TOOLS}
    async with client.messages.stream(**given) as got:
        message = await got.get_final_message()
    text, call = message.content
    assert (text.text, call.name, call.input) == (SAID.rstrip(), *CALL)
    assert message.stop_reason == "tool_use"
    await client.close()
    replay.answers(stream(responses(SAID + MARKUP)))
    other = openai.AsyncOpenAI(base_url=captured.url + "/v1", api_key=key)
    tools: Any = [{"type": "function", "name": "get_weather", "parameters": SCHEMA}]
    async with other.responses.stream(model="m", input="?", tools=tools) as events:
        response = await events.get_final_response()
    (called,) = [each for each in response.output if each.type == "function_call"]
    assert (response.output_text, called.name) == (SAID.rstrip(), CALL[0])
    assert json.loads(called.arguments) == CALL[1]
    await other.close()
    await captured.ended()
    assert captured.last.raw.encode() == stream(responses(SAID + MARKUP))
    assert [each.rule for each in captured.last.changes] == ["markup"]
