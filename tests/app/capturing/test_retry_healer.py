"""A call of a stream that can't be read is asked for once more; the stream stays one stream."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tooldesk.capturing.healing import event_healer
from tooldesk.capturing.healing.call_healer import CallHealer
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.part_healer import PartHealer
from tooldesk.capturing.healing.retry_healer import RetryHealer
from tooldesk.capturing.healing.rules import RULES
from tooldesk.capturing.healing.stream_healer import StreamHealer

SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}},
    "required": ["city"],
}
NAMED = {"name": "get_weather", "parameters": SCHEMA}
OFFERED: dict[str, Any] = {
    "chat": {"type": "function", "function": NAMED},
    "responses": {"type": "function", **NAMED},
    "messages": {"name": "get_weather", "input_schema": SCHEMA},
}
PATHS = {"chat": "/v1/chat/completions", "responses": "/v1/responses", "messages": "/v1/messages"}
SAID = "I look at what was asked for, and then I decide what is best, and why it is so. "
OPEN = SAID + '<tool_call>{"name": "get_weather", "arguments": {"city": "Os'
PIECES = ('{"ci', 'ty": "Os')
CUT = {"chat": "length", "messages": "max_tokens", "responses": "incomplete"}
ENDS = {"chat": "stop", "messages": "end_turn", "responses": "completed"}
TOOL_ENDS = {"chat": "tool_calls", "messages": "tool_use", "responses": "completed"}


def chat(text: str, pieces: tuple[str, ...], ended: str) -> bytes:
    head = {"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    deltas: list[Any] = [{"role": "assistant", "content": ""}]
    deltas += [{"content": text[at : at + 9]} for at in range(0, len(text), 9)]
    for number, piece in enumerate(pieces):
        named = {"id": "k", "type": "function"} if not number else {}
        function = {"arguments": piece} | ({} if number else {"name": "get_weather"})
        deltas.append({"tool_calls": [{"index": 0, **named, "function": function}]})
    choices = [{"index": 0, "delta": each, "finish_reason": None} for each in deltas]
    choices.append({"index": 0, "delta": {}, "finish_reason": ended})
    usage = {"prompt_tokens": 2, "completion_tokens": 3, "total_tokens": 5}
    values = [*({**head, "choices": [each]} for each in choices)]
    values.append({**head, "choices": [], "usage": usage})
    return "".join(f"data: {json.dumps(v)}\n\n" for v in values).encode() + b"data: [DONE]\n\n"


def messages(text: str, pieces: tuple[str, ...], ended: str) -> bytes:
    message = {"id": "m1", "type": "message", "role": "assistant", "model": "m", "content": [],
               "stop_reason": None, "usage": {"input_tokens": 2, "output_tokens": 1}}  # fmt: skip
    texts = [text[at : at + 9] for at in range(0, len(text), 9)]
    values: list[Any] = [
        {"type": "message_start", "message": message},
        *_block(0, {"type": "text", "text": ""}, "text_delta", "text", texts),
    ]
    if pieces:
        block = {"type": "tool_use", "id": "k", "name": "get_weather", "input": {}}
        values += _block(1, block, "input_json_delta", "partial_json", list(pieces))
    values.append(
        {"type": "message_delta", "delta": {"stop_reason": ended}, "usage": {"output_tokens": 3}}
    )
    return _named([*values, {"type": "message_stop"}])


def _block(at: int, block: Any, kind: str, key: str, pieces: list[str]) -> list[Any]:
    deltas = [{"type": kind, key: each} for each in pieces]
    return [
        {"type": "content_block_start", "index": at, "content_block": block},
        *({"type": "content_block_delta", "index": at, "delta": each} for each in deltas),
        {"type": "content_block_stop", "index": at},
    ]


def responses(text: str, pieces: tuple[str, ...], ended: str) -> bytes:
    place = {"output_index": 0, "content_index": 0, "item_id": "i"}
    part = {"type": "output_text", "text": text, "annotations": []}
    item = {"type": "message", "id": "i", "role": "assistant", "status": "completed"}
    done: list[Any] = [{**item, "content": [part]}]
    usage = {"input_tokens": 2, "output_tokens": 3, "total_tokens": 5}
    kind, called = "response.output_text", "response.function_call_arguments"
    begun = {**item, "status": "in_progress", "content": []}
    values: list[Any] = [
        {"type": "response.output_item.added", "output_index": 0, "item": begun},
        {"type": "response.content_part.added", **place, "part": {**part, "text": ""}},
        *(
            {"type": f"{kind}.delta", **place, "delta": text[at : at + 9], "logprobs": []}
            for at in range(0, len(text), 9)
        ),
        {"type": f"{kind}.done", **place, "text": text, "logprobs": []},
        {"type": "response.content_part.done", **place, "part": part},
        {"type": "response.output_item.done", "output_index": 0, "item": done[0]},
    ]
    if pieces:
        where = {"output_index": 1, "item_id": "f"}
        call = {"type": "function_call", "id": "f", "call_id": "k", "name": "get_weather"}
        whole = {**call, "arguments": "".join(pieces), "status": "completed"}
        item = {**whole, "arguments": "", "status": "in_progress"}
        values.append({"type": "response.output_item.added", "output_index": 1, "item": item})
        values += [{"type": f"{called}.delta", **where, "delta": each} for each in pieces]
        values.append({"type": f"{called}.done", **where, "arguments": "".join(pieces)})
        values.append({"type": "response.output_item.done", "output_index": 1, "item": whole})
        done.append(whole)
    response = {"id": "r", "object": "response", "created_at": 1, "model": "m", "tools": [],
                "tool_choice": "auto", "parallel_tool_calls": True}  # fmt: skip
    first = {**response, "status": "in_progress", "output": []}
    last = {**response, "status": ended, "output": done, "usage": usage}
    values = [{"type": "response.created", "response": first}, *values]
    values.append({"type": f"response.{ended}", "response": last})
    return _named([{**each, "sequence_number": number} for number, each in enumerate(values)])


def _named(values: list[Any]) -> bytes:
    return "".join(f"event: {v['type']}\ndata: {json.dumps(v)}\n\n" for v in values).encode()


STREAM = {"chat": chat, "messages": messages, "responses": responses}


def second(api: str, arguments: Any) -> Any:
    """The whole answer to the request that forces the tool."""
    if api == "chat":
        function = {"name": "get_weather", "arguments": json.dumps(arguments)}
        call = {"id": "k2", "type": "function", "function": function}
        message = {"role": "assistant", "content": None, "tool_calls": [call]}
        choice = {"index": 0, "message": message, "finish_reason": "tool_calls"}
        usage = {"prompt_tokens": 20, "completion_tokens": 30, "total_tokens": 50}
        return {"object": "chat.completion", "choices": [choice], "usage": usage}
    usage = {"input_tokens": 20, "output_tokens": 30, "total_tokens": 50}
    if api == "messages":
        use = {"type": "tool_use", "id": "k2", "name": "get_weather", "input": arguments}
        made = {"type": "message", "role": "assistant", "content": [use]}
        return {**made, "stop_reason": "tool_use", "usage": usage}
    call = {"type": "function_call", "call_id": "k2", "name": "get_weather"}
    output = [{**call, "arguments": json.dumps(arguments)}]
    return {"object": "response", "status": "completed", "output": output, "usage": usage}


async def by_package(api: str, url: str) -> tuple[str, list[Any], str, list[Any]]:
    """Text, calls, reason and tokens, as the packages of the APIs put a stream together."""
    import anthropic
    import openai

    tools: Any = [OFFERED[api]]
    asked: Any = [{"role": "user", "content": "?"}]
    if api == "messages":
        async with anthropic.AsyncAnthropic(base_url=url, api_key="sk-canary-1234567890") as maker:
            made = maker.messages.stream(model="m", max_tokens=9, messages=asked, tools=tools)
            async with made as stream:
                final = await stream.get_final_message()
        text = "".join(each.text for each in final.content if each.type == "text")
        uses = [each for each in final.content if each.type == "tool_use"]
        counts = [final.usage.input_tokens, final.usage.output_tokens]
        return text, [(each.name, each.input) for each in uses], str(final.stop_reason), counts
    client = openai.AsyncOpenAI(base_url=url + "/v1", api_key="sk-canary-1234567890")
    async with client:
        if api == "responses":
            async with client.responses.stream(model="m", input="?", tools=tools) as parts:
                answer = await parts.get_final_response()
            made = [each for each in answer.output if each.type == "function_call"]
            calls = [(each.name, json.loads(each.arguments)) for each in made]
            assert answer.usage is not None
            counts = [answer.usage.input_tokens, answer.usage.output_tokens]
            return answer.output_text, calls, str(answer.status), counts
        options: Any = {"include_usage": True}
        manager = client.chat.completions.stream(
            model="m", messages=asked, tools=tools, stream_options=options
        )
        async with manager as events:
            whole = await events.get_final_completion()
    (choice,) = whole.choices
    made = [each.function for each in choice.message.tool_calls or ()]
    calls = [(each.name, json.loads(each.arguments)) for each in made]
    assert whole.usage is not None
    counts = [whole.usage.prompt_tokens, whole.usage.completion_tokens]
    return choice.message.content or "", calls, choice.finish_reason, counts


@pytest.mark.parametrize("captured", [("markup", "repair", "retry")], indirect=True)
@pytest.mark.parametrize("api", PATHS)
async def test_unreadable_call_gives_way_however_the_stream_is_cut(
    captured, replay, api: str
) -> None:
    cases = (
        ("", PIECES, ENDS),
        (SAID, PIECES, ENDS),
        (OPEN, (), ENDS),
        (SAID, PIECES, CUT),
        (OPEN, (), CUT),
    )
    replay.when_forced = second(api, {"city": "Oslo"})
    for (text, pieces, ended), size in zip(cases, (64, 7, 64, 1_000, 100_000), strict=True):
        body = STREAM[api](text, pieces, ended[api])
        replay.answers(*(body[at : at + size] for at in range(0, len(body), size)))
        told, *more = await by_package(api, captured.url)
        assert told.rstrip() == (SAID.rstrip() if text else "")
        assert more == [[("get_weather", {"city": "Oslo"})], TOOL_ENDS[api], [22, 33]]
        first, again = (json.loads(each) for each in replay.bodies[-2:])
        assert (first["stream"], again["stream"]) == (True, False)
        assert "stream_options" not in again
        assert "get_weather" in str(again["tool_choice"])
        await captured.ended()
        (change,) = captured.last.changes
        assert change.rule == "retry"
        assert '"city": "Os' in change.before
        assert change.after == 'get_weather({"city": "Oslo"})'
        assert (captured.last.tokens_in, captured.last.tokens_out) == (22, 33)
        assert captured.last.raw.encode() == body, "as it was written"


@pytest.mark.parametrize("captured", [("retry",)], indirect=True)
@pytest.mark.parametrize("api", PATHS)
async def test_asking_in_vain_leaves_every_byte(captured, replay, api: str) -> None:
    asked = {"model": "m", "tools": [OFFERED[api]], "stream": True}
    for text, pieces in ((SAID, PIECES), (OPEN, ())):
        body = STREAM[api](text, pieces, ENDS[api])
        replay.answers(body)
        for worse in ({"choices": []}, {"error": "?"}, "garbage", None):
            replay.when_forced = worse
            got = await captured.post(PATHS[api], asked)
            assert got.content == body
            await captured.ended()
            assert captured.last.changes == ()


@pytest.mark.parametrize("captured", [("retry",)], indirect=True)
@pytest.mark.parametrize("api", PATHS)
async def test_what_can_be_read_is_never_asked_again(captured, replay, api: str) -> None:
    asked = {"model": "m", "tools": [OFFERED[api]], "stream": True}
    for text, pieces in ((SAID, ('{"city": ', '"Oslo"}')), (SAID, ()), (OPEN + 'lo"}}', ())):
        body = STREAM[api](text + ("</tool_call>" if "<" in text else ""), pieces, ENDS[api])
        replay.answers(body)
        got = await captured.post(PATHS[api], asked)
        assert (got.content, len(replay.bodies)) == (body, 1)
        replay.bodies.clear()
    broken = STREAM[api](SAID, PIECES, ENDS[api])
    replay.answers(broken[: broken.index(b"Os") + 40])
    got = await captured.post(PATHS[api], asked)
    assert (got.content, len(replay.bodies)) == (b"".join(replay.parts), 1), "no end, no asking"


@pytest.mark.parametrize("captured", [("retry",)], indirect=True)
async def test_text_before_a_marker_comes_at_once(captured, replay) -> None:
    replay.gate = asyncio.Event()
    body = chat(SAID + OPEN, (), "stop")
    at = body.index(b"<")
    replay.answers(body[:at], body[at:])
    asked = {"model": "m", "tools": [OFFERED["chat"]], "stream": True}
    url = captured.url + PATHS["chat"]
    async with captured.client.stream("POST", url, json=asked) as got:
        came = b""
        async for chunk in got.aiter_raw():
            came += chunk
            if came.count(b"data: ") > 8:
                break
        assert b"<" not in came
        replay.gate.set()


@pytest.mark.parametrize("captured", [("markup", "retry")], indirect=True)
async def test_change_is_told_though_the_client_leaves_with_it(captured, replay) -> None:
    replay.gate = asyncio.Event()
    replay.when_forced = second("chat", {"city": "Oslo"})
    for text, rule in ((SAID + OPEN, "retry"), (OPEN + 'lo"}}</tool_call>', "markup")):
        replay.answers(chat(text, (), "stop"), b": more\n\n")
        assert (await by_package("chat", captured.url))[1]
        await captured.ended()
        assert captured.last.state == "done"
        assert [each.rule for each in captured.last.changes] == [rule]
    replay.gate.set()


@pytest.mark.parametrize("api", ["chat", "messages"])
def test_flood_is_handed_on_once_it_is_more_than_is_read(api: Any, monkeypatch) -> None:
    """Nothing of it is kept from there on, by any of what heals streams."""
    monkeypatch.setattr(event_healer, "MOST_READ_BYTES", 5_000)
    judge = CallJudge([OFFERED[api]], tuple(RULES))
    markup = PartHealer if api == "messages" else StreamHealer
    for make in (RetryHealer, markup, CallHealer):
        healer = make(api, judge)
        begun = STREAM[api](SAID + OPEN, (), ENDS[api])
        first = begun[: begun.rindex(b"data: ", 0, begun.index(b"Os"))]
        came = healer.feed(first)
        came += healer.feed(STREAM[api](SAID * 99, (), ENDS[api]))
        assert came.count(b"<") == 1
        plain = STREAM[api](SAID, PIECES, ENDS[api])
        assert healer.feed(plain) == plain
        assert healer.changes == ()


@pytest.mark.parametrize("kind", [RetryHealer, StreamHealer, PartHealer, CallHealer])
def test_event_without_an_end_is_handed_on_and_not_kept(kind: Any, monkeypatch) -> None:
    monkeypatch.setattr(event_healer, "MOST_READ_BYTES", 5_000)
    api: Any = "messages" if kind is PartHealer else "chat"
    healer = kind(api, CallJudge([OFFERED[api]], tuple(RULES)))
    endless = b"data: " + b"x" * 6_000
    came = [healer.feed(endless[at : at + 1]) for at in range(len(endless))]
    assert b"".join(came) == endless
    assert len(came[5_000]) == 5_001
    assert came[5_001:] == [b"x"] * (len(endless) - 5_001)
