"""What is healed becomes a proper call of its API; what is not certain stays as it was written."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tooldesk.capturing.capture import Capture
from tooldesk.capturing.healing.rules import RULES
from tooldesk.errors import InvalidInputError

ALL = tuple(RULES)
SCHEMA = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
    "required": ["city"],
}
NAMED = {"name": "get_weather", "parameters": SCHEMA}
TOOL = {"type": "function", "function": NAMED}
OFFERED = {
    "chat": TOOL,
    "ollama": TOOL,
    "responses": {"type": "function", **NAMED},
    "messages": {"name": "get_weather", "input_schema": SCHEMA},
}
PATHS = {
    "chat": "/v1/chat/completions",
    "ollama": "/api/chat",
    "responses": "/v1/responses",
    "messages": "/v1/messages",
}
MARKUP = '<tool_call>{"name": "get_weather", "arguments": {"city": "Oslo"}}</tool_call>'


def document(api: str, text: str | None, *calls: tuple[str, Any], ended: str = "stop") -> Any:
    """An answer of an API; arguments as that API has them."""
    if api in ("chat", "ollama"):
        inner = [{"function": {"name": name, "arguments": given}} for name, given in calls]
        message = {"role": "assistant", "content": text}
        message |= {"tool_calls": [{"id": "k", "type": "function", **each} for each in inner]}
        if not calls:
            del message["tool_calls"]
        if api == "ollama":
            return {"model": "m", "message": message, "done": True, "done_reason": ended}
        return {"choices": [{"index": 0, "message": message, "finish_reason": ended}]}
    if api == "messages":
        blocks = [{"type": "text", "text": text}] if text else []
        blocks += [{"type": "tool_use", "id": "k", "name": n, "input": i} for n, i in calls]
        return {"type": "message", "role": "assistant", "content": blocks, "stop_reason": ended}
    said = {"type": "message", "content": [{"type": "output_text", "text": text}]}
    made = [{"type": "function_call", "call_id": "k", "name": n, "arguments": a} for n, a in calls]
    state = "incomplete" if ended == "length" else "completed"
    return {"object": "response", "status": state, "output": [*([said] if text else []), *made]}


def read(api: str, got: Any) -> tuple[str, list[tuple[str, Any]]]:
    """Text and calls of an answer."""
    if api in ("chat", "ollama"):
        message = got["choices"][0]["message"] if api == "chat" else got["message"]
        inner = [each["function"] for each in message.get("tool_calls", ())]
        calls = [(each["name"], each["arguments"]) for each in inner]
        text = message["content"] or ""
    elif api == "messages":
        text = "".join(each["text"] for each in got["content"] if each["type"] == "text")
        uses = [each for each in got["content"] if each["type"] == "tool_use"]
        calls = [(each["name"], each["input"]) for each in uses]
    else:
        said = [each for each in got["output"] if each["type"] == "message"]
        text = "".join(part["text"] for each in said for part in each["content"])
        made = [each for each in got["output"] if each["type"] == "function_call"]
        calls = [(each["name"], each["arguments"]) for each in made]
    return text, [(n, json.loads(a) if isinstance(a, str) else a) for n, a in calls]


async def answer(captured, replay, api: str, value: Any, **asked: Any) -> Any:
    replay.answers_with(value)
    request = {"model": "m-1", "tools": [OFFERED[api]], "stream": False, **asked}
    got = await captured.post(PATHS[api], request)
    await captured.ended()
    return got.json()


@pytest.mark.parametrize("captured", [ALL], indirect=True)
@pytest.mark.parametrize("api", PATHS)
async def test_markup_becomes_a_proper_call(captured, replay, api: str) -> None:
    got = await answer(captured, replay, api, document(api, f"I look. {MARKUP}"))
    assert read(api, got) == ("I look.", [("get_weather", {"city": "Oslo"})])
    (change,) = captured.last.changes
    assert (change.rule, change.before) == ("markup", f"I look. {MARKUP}")
    assert captured.last.raw == json.dumps(document(api, f"I look. {MARKUP}")), "as it was written"
    ends = {"chat": "tool_calls", "messages": "tool_use"}
    if api in ends:
        assert ends[api] in json.dumps({**got, "content": None, "tool_calls": None})


@pytest.mark.parametrize("captured", [ALL], indirect=True)
@pytest.mark.parametrize(
    ("name", "arguments", "rules"),
    [
        ("get_weather", '{"city": "Oslo", "days": 2,}', ["repair"]),
        ("get_weather", "{'city': 'Oslo', 'days': '2'}", ["repair"]),
        ("get_weather", '{"city": "Oslo", "days": "2"}', ["repair"]),
        ("getWeather", '{"city": "Oslo", "days": 2}', ["names"]),
    ],
)
async def test_proper_call_is_mended(captured, replay, name, arguments, rules) -> None:
    for api in ("chat", "responses"):
        got = await answer(captured, replay, api, document(api, None, (name, arguments)))
        assert read(api, got)[1] == [("get_weather", {"city": "Oslo", "days": 2})]
        assert [each.rule for each in captured.last.changes] == rules
        assert captured.last.changes[0].before in (arguments, name)


@pytest.mark.parametrize("captured", [ALL], indirect=True)
@pytest.mark.parametrize(
    "value",
    [
        document("chat", "Plain text."),
        document("chat", None, ("get_weather", '{"city":  "Oslo"}')),
        document("chat", "I look. " + MARKUP[:-14]),
        document("chat", "I look. " + MARKUP, ended="length"),
        document("chat", f"<think>Maybe {MARKUP}</think>No."),
        document("chat", MARKUP.replace("get_weather", "delete_everything")),
        document("chat", MARKUP.replace("city", "town")),
        document("chat", MARKUP + MARKUP.replace("get_weather", "unknown")),
        document("chat", None, ("get_weather", '{"city": "Os')),
        document("chat", None, ("get_weather", '{"city": "Oslo", "city": "Rome", "days": "2"}')),
        document("chat", None, ("delete_everything", '{"city": "Oslo",}')),
        document("chat", None, ("get_weather", '{"town": "Oslo",}')),
        {"error": {"message": "no"}},
        {"choices": []},
    ],
)
async def test_what_is_not_certain_passes_byte_for_byte(captured, replay, value: Any) -> None:
    body = json.dumps(value, indent=3).encode()
    length = (b"Content-Length", str(len(body)).encode())
    replay.answers(body, headers=(length,))
    got = await captured.post(PATHS["chat"], {"tools": [TOOL], "tool_choice": "none"})
    assert got.content == body
    await captured.ended()
    assert captured.last.changes == ()


@pytest.mark.parametrize("captured", [("names",)], indirect=True)
async def test_only_the_chosen_rules_heal(captured, replay) -> None:
    value = document("chat", MARKUP, ("get_weather", "{'city': 'Oslo'}"))
    assert await answer(captured, replay, "chat", value) == value
    assert captured.last.changes == ()


@pytest.mark.parametrize("captured", [("retry",)], indirect=True)
async def test_unreadable_call_is_asked_for_once_more(captured, replay) -> None:
    cut = document("chat", None, ("get_weather", '{"city": "Os'))
    whole = document("chat", None, ("get_weather", '{"city": "Oslo"}'))
    cut["usage"] = {"prompt_tokens": 2, "completion_tokens": 3, "details": {"cached": 1}}
    replay.queue = [cut, whole | {"usage": cut["usage"]}]
    whole["usage"] = {"prompt_tokens": 4, "completion_tokens": 6, "details": {"cached": 2}}
    asked = {"model": "m-1", "tools": [TOOL], "messages": []}
    headers = {"Authorization": "Bearer sk-canary-1234567890"}
    got = await captured.post(PATHS["chat"], asked, headers=headers)
    assert got.json() == whole
    assert [json.loads(each) for each in replay.bodies] == [
        asked,
        asked | {"tool_choice": {"type": "function", "function": {"name": "get_weather"}}},
    ]
    assert b"Bearer sk-canary-1234567890" in replay.heads[1]
    await captured.ended()
    (change,) = captured.last.changes
    assert (change.rule, json.loads(change.before), json.loads(change.after)) == (
        "retry", cut, whole
    )  # fmt: skip
    assert (captured.last.tokens_in, captured.last.tokens_out) == (4, 6)
    replay.queue = [cut, cut]
    got = await captured.post(PATHS["chat"], asked)
    assert (got.json(), len(replay.bodies)) == (cut, 4), "once, and what is no better is left"


def pieces_of(api: str, text: str, ended: str = "stop") -> bytes:
    """A stream of a text in small pieces."""
    parts = [text[at : at + 4] for at in range(0, len(text), 4)]
    if api == "ollama":
        lines = [{"model": "m", "message": {"role": "assistant", "content": p}} for p in parts]
        values = [each | {"done": False} for each in lines]
        last = {"model": "m", "message": {"role": "assistant", "content": ""}, "done": True}
        values.append(last | {"done_reason": ended, "eval_count": 3, "prompt_eval_count": 2})
        return b"".join(json.dumps(each).encode() + b"\n" for each in values)
    head = {"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m"}
    deltas: list[Any] = [{"role": "assistant", "content": ""}, *({"content": p} for p in parts)]
    values = [head | {"choices": [{"index": 0, "delta": d, "finish_reason": None}]} for d in deltas]
    values.append(head | {"choices": [{"index": 0, "delta": {}, "finish_reason": ended}]})
    values.append(head | {"choices": [], "usage": {"prompt_tokens": 2, "completion_tokens": 3}})
    return (
        b"".join(f"data: {json.dumps(each)}\n\n".encode() for each in values) + b"data: [DONE]\n\n"
    )


def read_stream(api: str, body: bytes) -> tuple[str, list[tuple[str, Any]]]:
    """Text and calls of a stream."""
    text, calls = "", []
    for line in body.decode().splitlines():
        line = line.removeprefix("data: ")
        if not line.startswith("{"):
            continue
        value = json.loads(line)
        choices = value.get("choices", [])
        place = value["message"] if api == "ollama" else choices[0]["delta"] if choices else {}
        text += place.get("content") or ""
        calls += [each["function"] for each in place.get("tool_calls", ())]
    made = [(each["name"], each["arguments"]) for each in calls]
    return text, [(n, json.loads(a) if isinstance(a, str) else a) for n, a in made]


SAID = "I look at what was asked for, and then decide what is best to do about all of that. "


@pytest.mark.parametrize("captured", [ALL], indirect=True)
@pytest.mark.parametrize("api", ["chat", "ollama"])
async def test_markup_in_a_stream_becomes_a_call_however_it_is_cut(
    captured, replay, cuts, api: str
) -> None:
    asked = {"tools": [TOOL], "stream": True}
    for text, expected in (
        (SAID + MARKUP, (SAID.rstrip(), [("get_weather", {"city": "Oslo"})])),
        (MARKUP, ("", [("get_weather", {"city": "Oslo"})])),
        (SAID + MARKUP[:-14], (SAID + MARKUP[:-14], [])),
        (SAID + MARKUP.replace("city", "town"), (SAID + MARKUP.replace("city", "town"), [])),
    ):
        for parts in cuts(pieces_of(api, text)):
            replay.answers(*parts)
            got = await captured.post(PATHS[api], asked)
            found, calls = read_stream(api, got.content)
            assert (found.rstrip() if calls else found, calls) == expected
            await captured.ended()
            assert len(captured.last.changes) == len(expected[1])
            assert captured.last.raw.encode() == b"".join(parts)


@pytest.mark.parametrize("captured", [ALL], indirect=True)
@pytest.mark.parametrize("api", PATHS)
async def test_stream_without_markup_says_the_same(captured, replay, api: str) -> None:
    body = pieces_of("ollama" if api == "ollama" else "chat", SAID)
    replay.answers(body)
    got = await captured.post(PATHS[api], {"tools": [OFFERED[api]], "stream": True})
    if api in ("chat", "ollama"):
        assert read_stream(api, got.content) == (SAID, [])
    else:
        assert got.content == body
    cut = pieces_of("chat", SAID + MARKUP, ended="length")
    replay.answers(cut)
    got = await captured.post(PATHS["chat"], {"tools": [TOOL], "stream": True})
    assert read_stream("chat", got.content) == (SAID + MARKUP, [])


@pytest.mark.parametrize("captured", [("markup",)], indirect=True)
async def test_ollama_package_gets_the_healed_call(captured, replay, cuts) -> None:
    from ollama import AsyncClient

    client, asked = AsyncClient(host=captured.url), [{"role": "user", "content": "?"}]
    for parts in cuts(pieces_of("ollama", SAID + MARKUP)):
        replay.answers(*parts)
        said = await client.chat(model="m", messages=asked, tools=[TOOL], stream=True)
        got = [each async for each in said]
        (call,) = [call for each in got for call in each.message.tool_calls or ()]
        assert (call.function.name, call.function.arguments) == ("get_weather", {"city": "Oslo"})
        assert "".join(each.message.content or "" for each in got) == SAID.rstrip()
        assert got[-1].done
    await client.close()


@pytest.mark.parametrize("captured", [("markup",)], indirect=True)
async def test_openai_package_gets_the_healed_call(captured, replay) -> None:
    import openai

    replay.answers(pieces_of("chat", SAID + MARKUP))
    client = openai.AsyncOpenAI(base_url=captured.url + "/v1", api_key="sk-canary-1234567890")
    asked: dict[str, Any] = {"model": "m", "messages": [{"role": "user", "content": "?"}]}
    stream = await client.chat.completions.create(**asked, tools=[TOOL], stream=True)
    choices = [choice async for chunk in stream for choice in chunk.choices]
    (call,) = [each for choice in choices for each in choice.delta.tool_calls or ()]
    assert (call.function.name, json.loads(call.function.arguments)) == (
        "get_weather", {"city": "Oslo"}
    )  # fmt: skip
    assert choices[-1].finish_reason == "tool_calls"
    await client.close()


async def test_rule_that_there_is_not_is_refused(replay, listening) -> None:
    with pytest.raises(InvalidInputError, match="no rule magic"):
        await Capture().start(replay.url, heal=("markup", "magic"))
    assert len(listening()) == 1
