"""No key of a client and no stored secret is in what is told, kept or shown of an exchange."""

from __future__ import annotations

import json
from base64 import b64encode
from io import BytesIO
from typing import Any

import pytest

from tooldesk.capturing.kept_exchange import kept_line
from tooldesk.traces.reading import read_traces

KEY = "sk-canary-1234567890"
STORED = "stored-canary-77"
TOOL = {"type": "function", "function": {"name": "send", "parameters": {"type": "object"}}}


def chat_stream(*deltas: dict[str, Any]) -> bytes:
    chunks = [
        {"object": "chat.completion.chunk", "choices": [{"index": 0, "delta": each}]}
        for each in deltas
    ]
    return "".join(f"data: {json.dumps(each)}\n\n" for each in chunks).encode()


def all_that_is_told(captured) -> str:
    exchange = captured.last
    shown = [exchange.text, exchange.reasoning, exchange.problem, exchange.path, exchange.request]
    shown += [(each.name, each.arguments, each.why, each.calling) for each in exchange.calls]
    return repr((captured.told, shown, exchange.output)) + kept_line(exchange)


@pytest.mark.parametrize(
    "headers",
    [
        {"Authorization": f"Bearer {KEY}"},
        {"Authorization": f"Basic {b64encode(f'me:{KEY}'.encode()).decode()}"},
        {"x-api-key": KEY},
        {"api-key": KEY},
        {"apikey": KEY},
        {"x-secret": KEY},
        {"x-of-us": f"key={KEY}"},
        {"Cookie": f"theme=dark-and-quiet; session={KEY}"},
    ],
)
async def test_key_that_the_api_echoes_is_not_told(captured, replay, headers) -> None:
    replay.answers_with({"error": {"message": f"Wrong key: {KEY}"}}, b"401 Unauthorized")
    got = await captured.post("/v1/chat/completions", {"model": "m-1"}, headers=headers)
    assert KEY in got.text
    await captured.ended()
    assert captured.last.status == 401
    assert KEY not in all_that_is_told(captured) + captured.last.raw
    assert "•••API_KEY•••" in captured.last.raw


async def test_key_at_the_end_of_what_is_shown_of_an_error_is_not_told(captured, replay) -> None:
    replay.answers_with({"error": {"message": "w" * 490 + KEY}}, b"401 Unauthorized")
    await captured.post("/v1/messages", {"model": "m-1"}, headers={"x-api-key": KEY})
    await captured.ended()
    assert captured.last.problem.endswith("w•••API_KEY")


async def test_key_in_the_query_is_not_told(captured, replay) -> None:
    replay.answers_with({"echo": KEY})
    await captured.post(f"/v1/chat/completions?a=b&key={KEY}", {"model": KEY})
    await captured.ended()
    assert f"key={KEY}".encode() in replay.heads[-1]
    assert KEY not in all_that_is_told(captured) + captured.last.raw


async def test_key_that_the_query_has_to_escape_is_not_told(captured, replay) -> None:
    key = KEY.replace("canary", "c+n/ry")
    replay.answers_with({"error": {"message": f"Wrong key: {key}"}}, b"401 Unauthorized")
    await captured.post("/v1/messages", {"model": "m-1"}, params={"access_token": key})
    await captured.ended()
    assert key not in all_that_is_told(captured) + captured.last.raw


async def test_key_in_the_body_is_not_told(captured, replay) -> None:
    told = {"role": "user", "content": f"The file holds: OPENAI={KEY}\nThat is all."}
    body = {"model": "m-1", "api_key": STORED, "prompt_cache_key": "for all", "messages": [told]}
    replay.answers_with({"echo": f"for all {STORED} {KEY}"})
    await captured.post("/v1/chat/completions", body)
    await captured.ended()
    seen = all_that_is_told(captured) + captured.last.raw
    assert KEY not in seen
    assert STORED not in seen
    assert "for all •••API_KEY•••" in captured.last.raw
    assert captured.last.request["messages"][0]["content"].endswith("\nThat is all.")
    assert json.loads(replay.bodies[-1]) == body


async def test_secret_that_comes_in_pieces_is_in_no_text_and_not_in_the_file(
    captured, replay
) -> None:
    captured.known = (("TOKEN", STORED),)
    arguments = json.dumps({"to": STORED})
    call = {"index": 0, "id": "k", "function": {"name": "send", "arguments": ""}}
    pieces = [{"content": each} for each in ("It is ", STORED[:5], STORED[5:9], STORED[9:], " so")]
    pieces += [{"reasoning_content": each} for each in ("Hm ", STORED[:7], STORED[7:], "!")]
    pieces += [{"tool_calls": [call]}] + [
        {"tool_calls": [{"index": 0, "function": {"arguments": each}}]} for each in arguments
    ]
    replay.answers(chat_stream(*pieces))
    asked = {"model": "m-1", "tools": [TOOL], "messages": [{"role": "user", "content": STORED}]}
    got = await captured.post("/v1/chat/completions", asked)
    assert got.content == chat_stream(*pieces)
    await captured.ended()
    assert captured.last.text == "It is •••TOKEN••• so"
    assert captured.last.reasoning == "Hm •••TOKEN•••!"
    line = kept_line(captured.last)
    assert STORED not in all_that_is_told(captured)
    assert STORED[:5] not in line
    assert STORED[9:] not in line
    (read,) = read_traces(BytesIO(line.encode()), "kept.jsonl")
    assert (read.model, read.tools[0]["function"]["name"]) == ("m-1", "send")
    assert "•••TOKEN•••" in read.raw


async def test_kept_line_is_read_as_what_was_written(captured, replay) -> None:
    body = chat_stream(
        {"content": "Look: "}, {"content": '<tool_call>{"name": "send"}</tool_call>'}
    )
    replay.answers(body)
    await captured.post("/v1/chat/completions", {"model": "m-1", "tools": [TOOL]})
    await captured.ended()
    (read,) = read_traces(BytesIO(kept_line(captured.last).encode()), "kept.jsonl")
    assert read.raw == body.decode()
    assert read.at is not None
    replay.answers_with({"error": {"message": "no"}}, b"500 Oh")
    await captured.post("/v1/chat/completions", {"model": "m-1"})
    await captured.ended()
    (problem,) = read_traces(BytesIO(kept_line(captured.last).encode()), "kept.jsonl")
    assert problem.kind == "refused"


async def test_short_word_that_a_local_server_takes_as_key_stays_in_texts(captured, replay) -> None:
    replay.answers(chat_stream({"content": "ollama is a server"}))
    await captured.post("/v1/chat/completions", {}, headers={"Authorization": "Bearer ollama"})
    await captured.ended()
    assert captured.last.text == "ollama is a server"
