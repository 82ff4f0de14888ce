"""What passes is told of, and not a byte of it is another one."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import Callable, Iterator
from itertools import repeat
from typing import Any

import httpx2
import pytest

from tooldesk.calling.streaming import stream_events
from tooldesk.capturing.capture import Capture
from tooldesk.capturing.exchange import MOST_READ_BYTES
from tooldesk.capturing.passing import Passing
from tooldesk.errors import InvalidInputError

WEATHER = {
    "type": "function",
    "function": {"name": "get_weather", "parameters": {"type": "object", "properties": {}}},
}
ARGUMENTS = '{"city": "Ōsaka", "days": 2}'
CALL = {"id": "k1", "type": "function", "function": {"name": "get_weather", "arguments": ARGUMENTS}}
HEAD = {"id": "c1", "object": "chat.completion.chunk", "model": "m-1"}


def sse(*values: Any, named: bool = False) -> bytes:
    lines = [
        (f"event: {value['type']}\n" if named else "") + f"data: {json.dumps(value)}\n\n"
        for value in values
    ]
    return "".join(lines).encode()


def chat() -> bytes:
    deltas: list[dict[str, Any]] = [{"content": "I "}, {"content": "look."}]
    pieces = [ARGUMENTS[at : at + 5] for at in range(0, len(ARGUMENTS), 5)]
    deltas += [
        {"tool_calls": [{"index": 0, **CALL, "function": CALL["function"] | {"arguments": ""}}]}
    ]
    deltas += [{"tool_calls": [{"index": 0, "function": {"arguments": each}}]} for each in pieces]
    chunks = [HEAD | {"choices": [{"index": 0, "delta": each}]} for each in deltas]
    last = HEAD | {"choices": [{"index": 0, "delta": {}, "finish_reason": "tool_calls"}]}
    counts = HEAD | {"choices": [], "usage": {"prompt_tokens": 11, "completion_tokens": 22}}
    return sse(*chunks, last, counts) + b"data: [DONE]\n\n"


def messages() -> bytes:
    use = {"type": "tool_use", "id": "k1", "name": "get_weather", "input": {}}
    text = {"type": "text", "text": ""}
    said = {"type": "text_delta", "text": "I look."}
    message = {
        "id": "m1", "type": "message", "role": "assistant", "model": "m-1", "content": [],
        "stop_reason": None, "stop_sequence": None, "usage": {"input_tokens": 11},
    }  # fmt: skip
    return sse(
        {"type": "message_start", "message": message},
        {"type": "content_block_start", "index": 0, "content_block": text},
        {"type": "content_block_delta", "index": 0, "delta": said},
        {"type": "content_block_stop", "index": 0},
        {"type": "content_block_start", "index": 1, "content_block": use},
        *(
            {"type": "content_block_delta", "index": 1,
             "delta": {"type": "input_json_delta", "partial_json": each}}
            for each in (ARGUMENTS[:9], ARGUMENTS[9:])
        ),
        {"type": "content_block_stop", "index": 1},
        {"type": "message_delta", "delta": {"stop_reason": "tool_use", "stop_sequence": None},
         "usage": {"output_tokens": 22}},
        {"type": "message_stop"},
        named=True,
    )  # fmt: skip


def responses() -> bytes:
    call = {"type": "function_call", "id": "f1", "call_id": "k1", "name": "get_weather"}
    done = call | {"arguments": ARGUMENTS, "status": "completed"}
    text = {"type": "output_text", "text": "I look.", "annotations": []}
    spoken = {"type": "message", "id": "t1", "role": "assistant", "status": "completed"}
    spoken |= {"content": [text]}
    whole = {
        "id": "r1", "object": "response", "created_at": 1, "model": "m-1", "status": "completed",
        "output": [spoken, done], "parallel_tool_calls": True, "tool_choice": "auto", "tools": [],
        "usage": {"input_tokens": 11, "output_tokens": 22, "total_tokens": 33},
    }  # fmt: skip
    began = whole | {"output": [], "status": "in_progress", "usage": None}
    steps: list[dict[str, Any]] = [
        {"type": "response.created", "response": began},
        {"type": "response.output_item.added", "output_index": 0, "item": spoken | {"content": []}},
        {"type": "response.output_text.delta", "output_index": 0, "content_index": 0,
         "item_id": "t1", "delta": "I look.", "logprobs": []},
        {"type": "response.output_item.done", "output_index": 0, "item": spoken},
        {"type": "response.output_item.added", "output_index": 1, "item": call | {"arguments": ""}},
        *({"type": "response.function_call_arguments.delta", "output_index": 1, "item_id": "f1",
           "delta": each} for each in (ARGUMENTS[:9], ARGUMENTS[9:])),
        {"type": "response.output_item.done", "output_index": 1, "item": done},
        {"type": "response.completed", "response": whole},
    ]  # fmt: skip
    return sse(*(step | {"sequence_number": n} for n, step in enumerate(steps)), named=True)


def ollama() -> bytes:
    call = {"function": {"name": "get_weather", "arguments": json.loads(ARGUMENTS)}}
    lines: list[dict[str, Any]] = [
        {"message": {"role": "assistant", "content": "I look."}, "done": False},
        {"message": {"role": "assistant", "content": "", "tool_calls": [call]}, "done": False},
        {"message": {"role": "assistant", "content": ""}, "done": True, "done_reason": "stop",
         "prompt_eval_count": 11, "eval_count": 22},
    ]  # fmt: skip
    return b"".join(json.dumps({"model": "m-1", **each}).encode() + b"\n" for each in lines)


ASKED = [{"role": "user", "content": "?"}]
STREAMS = [
    ("/v1/chat/completions", "chat", chat()),
    ("/v1/messages", "messages", messages()),
    ("/v1/responses", "responses", responses()),
    ("/api/chat", "ollama", ollama()),
]


@pytest.mark.parametrize(("path", "api", "body"), STREAMS, ids=[each[1] for each in STREAMS])
async def test_stream_passes_as_it_is_and_is_read_however_it_is_cut(
    captured, replay, cuts, path: str, api: str, body: bytes
) -> None:
    sent = {"model": "m-1", "stream": True, "tools": [WEATHER]}
    for parts in cuts(body):
        replay.answers(*parts)
        got = await captured.post(path, sent)
        assert got.content == body
        assert (got.status_code, got.headers["x-request-id"]) == (200, "req_1")
        await captured.ended()
        told = captured.last
        assert (told.state, told.api, told.model, told.problem) == ("done", api, "m-1", "")
        assert (told.text, told.size_bytes, told.raw) == ("I look.", len(body), body.decode())
        calls = [(each.name, json.loads(each.arguments), each.state) for each in told.calls]
        assert calls == [("get_weather", json.loads(ARGUMENTS), "complete")]
        assert (told.tokens_in, told.tokens_out) == (11, 22)
        assert told.first_byte_s is not None
        assert told.total_s is not None


async def test_request_reaches_the_upstream_as_it_was_sent(captured, replay) -> None:
    replay.answers_with({"choices": []})
    body = b'{ "model":"m-1",\n "messages": [],"odd":  "\xc5\x8c" }'
    headers = {"Authorization": "Bearer sk-canary-1234567890", "X-Own": "a  b",
               "Connection": "x-mine", "X-Mine": "1", "Accept-Encoding": "identity"}  # fmt: skip
    await captured.client.post(
        f"{captured.url}/v1/chat/completions?beta=a%2Fb", content=body, headers=headers
    )
    head = replay.heads[-1]
    assert replay.bodies[-1] == body
    assert head.startswith(b"POST /v1/chat/completions?beta=a%2Fb HTTP/1.1\r\n")
    assert b"Bearer sk-canary-1234567890" in head
    assert b": a  b\r\n" in head
    lines = head.lower().split(b"\r\n")
    assert [each for each in lines if each.startswith(b"host:")] == [
        b"host: " + replay.url.removeprefix("http://").encode()
    ]
    assert not any(each.startswith((b"x-mine", b"transfer-encoding")) for each in lines)
    assert captured.capture.door.token.encode() not in head


async def test_body_of_unknown_length_passes_in_pieces(captured, replay) -> None:
    replay.answers_with({"choices": []})

    async def pieces():
        for piece in (b'{"model"', b': "m-2"}'):
            yield piece

    await captured.client.post(captured.url + "/v1/chat/completions", content=pieces())
    await captured.ended()
    assert (replay.bodies[-1], captured.last.model) == (b'{"model": "m-2"}', "m-2")


async def test_redirect_is_the_clients_to_follow(captured, replay) -> None:
    location = (b"Location", replay.url.encode() + b"/elsewhere")
    headers = ((b"Content-Length", b"0"), location)
    replay.answers(headers=headers, status=b"307 Temporary Redirect")
    got = await captured.post("/v1/chat/completions", {"model": "m-1"})
    assert (got.status_code, got.headers["location"]) == (307, location[1].decode())
    assert len(replay.heads) == 1  # the key is not sent elsewhere


async def test_error_of_the_api_passes_with_its_headers(captured, replay) -> None:
    replay.answers_with({"error": {"message": "Too many"}}, b"429 Too Many Requests")
    got = await captured.post("/v1/chat/completions", {"model": "m-1"})
    assert (got.status_code, got.headers["retry-after"]) == (429, "7")
    assert got.json() == {"error": {"message": "Too many"}}
    await captured.ended()
    assert (captured.last.state, captured.last.status) == ("refused", 429)


@pytest.mark.parametrize(
    ("path", "written", "words"),
    [
        ("/v1/chat/completions", chat()[:200] + b"\n\n" + sse({"error": {"message": "No"}}), "No"),
        ("/v1/chat/completions", b'{\n  "error": {"message": "None"}\n}', "None"),
        ("/v1/messages", sse({"type": "error", "error": {"type": "overloaded_error"}}), "overl"),
        ("/v1/responses", sse({"type": "response.created", "response": {"error": None}})
         + sse({"type": "response.failed", "response": {"error": {"message": "Full"}}}), "Full"),
        ("/v1/responses", sse({"type": "error", "message": "Odd", "code": None}), "Odd"),
        ("/api/chat", b'{"message": {"content": "a"}}\n{"error": "It is gone"}\n', "It is gone"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("leaves", [False, True])
async def test_error_in_an_answer_that_began_well_is_told(
    captured, replay, path: str, written: bytes, words: str, leaves: bool
) -> None:
    """Packages of the APIs raise it, and leave."""
    replay.answers(written, b"\n")
    replay.gate = asyncio.Event()
    async with captured.client.stream("POST", captured.url + path, json={"model": "m-1"}) as got:
        pieces = got.aiter_raw()
        assert await anext(pieces) == written
        if not leaves:
            replay.gate.set()
            assert [each async for each in pieces] == [b"\n"]
    await captured.ended()
    replay.gate.set()
    last = captured.last
    assert (last.state, last.status) == ("refused", 200)
    assert last.problem.startswith(f"The API wrote an error: {words}")


@pytest.mark.parametrize("space", ["\u2028", "\x85"])
async def test_tokens_are_told_whatever_the_last_event_says(captured, replay, space: str) -> None:
    said = {"output_text": f"one{space}two", "usage": {"input_tokens": 3, "output_tokens": 4}}
    whole = {"type": "response.completed", "response": said}
    replay.answers(f"data: {json.dumps(whole, ensure_ascii=False)}\n\n".encode())
    await captured.post("/v1/responses", {"model": "m-1"})
    await captured.ended()
    assert (captured.last.tokens_in, captured.last.tokens_out) == (3, 4)


async def test_packed_answer_passes_packed_and_is_read(captured, replay) -> None:
    packed = gzip.compress(chat())
    replay.answers(packed[:40], packed[40:], headers=((b"Content-Encoding", b"gzip"),))
    request = captured.client.build_request("POST", captured.url + "/v1/chat/completions", json={})
    answer = await captured.client.send(request, stream=True)
    assert b"".join([chunk async for chunk in answer.aiter_raw()]) == packed
    await captured.ended()
    assert captured.last.calls[0].name == "get_weather"


async def test_members_of_a_packed_answer_are_read_one_after_another(captured, replay) -> None:
    packed = gzip.compress(chat()[:300]) + gzip.compress(chat()[300:]) + b"\0" * 9
    for parts in ((packed,), [packed[at : at + 1] for at in range(len(packed))]):
        replay.answers(*parts, headers=((b"Content-Encoding", b"gzip"),))
        await captured.post("/v1/chat/completions", {"model": "m-1"})
        await captured.ended()
        assert (captured.last.raw, captured.last.problem) == (chat().decode(), "")


async def test_packed_answer_that_is_longer_than_is_read_says_so(captured, replay) -> None:
    # letters of three bytes, so that what is counted is not what is inflated
    packed = gzip.compress("あ".encode() * (MOST_READ_BYTES + 9))
    replay.answers(packed, headers=((b"Content-Encoding", b"gzip"),))
    await captured.post("/v1/chat/completions", {"model": "m-1"})
    await captured.ended()
    assert captured.last.is_cut
    assert captured.last.problem.startswith("Only its first 16 MB are read")
    assert set(captured.last.raw) == {"あ"}


async def test_broken_off_answer_is_broken_off_for_the_client_too(captured, replay) -> None:
    replay.answers(chat()[:200])
    replay.breaks_off = True
    request = captured.client.build_request("POST", captured.url + "/v1/messages", json={})
    answer = await captured.client.send(request, stream=True)
    pieces = answer.aiter_raw()
    assert await anext(pieces) == chat()[:200]
    with pytest.raises(httpx2.RemoteProtocolError):
        await anext(pieces)
    await captured.ended()
    assert captured.last.state == "broken off"


@pytest.mark.parametrize("hangs", [True, False])
async def test_client_that_leaves_ends_the_upstream(captured, replay, until, hangs: bool) -> None:
    replay.hangs, replay.gate = hangs, asyncio.Event()
    replay.answers(*repeat(sse(HEAD), 3))
    url = captured.url + "/v1/chat/completions"
    asking = asyncio.create_task(captured.client.post(url, json={"model": "m-1"}))
    await until(lambda: len(replay.bodies) == 1)
    if not hangs:
        await until(lambda: captured.capture.exchanges and captured.last.chunks == 1)
    asking.cancel()
    await captured.ended()
    assert (captured.last.state, captured.last.problem) == ("cancelled", "The client left.")
    replay.gate.set()
    await until(lambda: replay.closed == 1)


async def test_client_that_leaves_with_the_last_event_has_the_whole_answer(
    captured, replay, until
) -> None:
    """As the packages of the APIs do, while the upstream has yet to end its connection."""
    replay.gate = asyncio.Event()
    for last in (
        "[DONE]", '{"type": "message_stop"}', '{"type": "response.completed", "response": {}}'
    ):  # fmt: skip
        replay.answers(sse(HEAD) + f"data: {last}\n\n".encode(), b": more\n\n")
        url = captured.url + "/v1/chat/completions"
        async with captured.client.stream("POST", url, json={"model": "m-1"}) as got:
            await anext(got.aiter_raw())
        await captured.ended()
        assert (captured.last.state, captured.last.problem) == ("done", "")
    replay.gate.set()


async def test_upstream_that_is_not_there_is_said(captured, replay) -> None:
    await captured.capture.stop()
    with_port = "http://127.0.0.1:1"
    await captured.capture.start(with_port)
    got = await captured.post("/v1/chat/completions", {"model": "m-1"})
    assert (got.status_code, got.json()["error"]["type"]) == (502, "tooldesk_capture")
    assert captured.last.state == "unreachable"


async def test_flood_waits_for_a_client_that_does_not_read(captured, replay, until) -> None:
    piece = b"x" * 65_536

    def flood() -> Iterator[bytes]:
        yield from repeat(piece, 1_000)

    replay.parts = flood()
    async with captured.client.stream("POST", captured.url + "/v1/messages", json={}) as answer:
        await until(lambda: replay.is_full)
        assert replay.sent_bytes < 40_000_000, "of 65 MB"
        pieces = answer.aiter_raw()
        await anext(pieces)
        before = replay.sent_bytes
        async for _ in pieces:
            if replay.sent_bytes > before + 20_000_000:
                break
    await captured.ended()
    assert captured.last.is_cut
    assert len(captured.last.raw) < 17_000_000
    assert "16 MB" in captured.last.problem or captured.last.state == "cancelled"


async def test_every_piece_is_told_while_the_next_one_is_not_there_yet(
    captured, replay, until
) -> None:
    text = HEAD | {"choices": [{"index": 0, "delta": {"content": "Slowly comes it. "}}]}
    replay.gate = asyncio.Event()
    replay.answers(*repeat(sse(text), 8))
    url = captured.url + "/v1/chat/completions"
    asking = asyncio.create_task(captured.client.post(url, json={"model": "m-1"}))
    for number in range(1, 8):
        await until(
            lambda number=number: captured.capture.exchanges and captured.last.chunks == number
        )
        replay.gate.set()
        replay.gate.clear()
    texts = [each for _, each in captured.told if isinstance(each, stream_events.TextCame)]
    assert len(texts) >= 2
    assert not asking.done()
    replay.gate.set()
    await asking


async def test_piece_waits_for_no_confirmation_of_the_one_before(captured, replay) -> None:
    replay.answers_with({"choices": []})
    await captured.post("/v1/chat/completions", {"model": "m-1"})
    (connection,) = captured.capture._server.server_state.connections
    taken = connection.transport.get_extra_info("socket")
    assert taken.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


async def test_openai_package_reads_both_forms(captured, replay) -> None:
    import openai

    client = openai.AsyncOpenAI(base_url=captured.url + "/v1", api_key="sk-canary-1234567890")
    replay.answers(*[chat()[at : at + 50] for at in range(0, len(chat()), 50)])
    asked: dict[str, Any] = {"model": "m-1", "messages": [{"role": "user", "content": "?"}]}
    stream = await client.chat.completions.create(**asked, tools=[WEATHER], stream=True)
    pieces = [
        call.function.arguments
        async for chunk in stream
        for choice in chunk.choices
        for call in choice.delta.tool_calls or ()
    ]
    assert "".join(pieces) == ARGUMENTS
    message = {"role": "assistant", "content": None, "tool_calls": [CALL]}
    choice = {"index": 0, "message": message, "finish_reason": "tool_calls"}
    replay.answers_with({"id": "c", "object": "chat.completion", "created": 1, "model": "m-1",
                         "choices": [choice]})  # fmt: skip
    whole = await client.chat.completions.create(**asked)
    assert whole.choices[0].message.tool_calls[0].function.arguments == ARGUMENTS
    replay.answers(responses())
    answered = await client.responses.create(model="m-1", input="?", stream=True)
    assert [each.type async for each in answered][-1] == "response.completed"
    await captured.ended()
    assert [each.calls[0].name for each in captured.capture.exchanges] == ["get_weather"] * 3
    await client.close()


async def test_anthropic_package_reads_a_stream(captured, replay) -> None:
    import anthropic

    client = anthropic.AsyncAnthropic(base_url=captured.url, api_key="sk-ant-canary-1234567890")
    replay.answers(*[messages()[at : at + 50] for at in range(0, len(messages()), 50)])
    async with client.messages.stream(model="m-1", max_tokens=9, messages=ASKED) as stream:
        final = await stream.get_final_message()
    assert final.content[1].input == json.loads(ARGUMENTS)
    await captured.ended()
    assert captured.last.calls[0].calling.arguments == json.loads(ARGUMENTS)
    await client.close()


async def test_ollama_package_reads_a_stream(captured, replay, cuts) -> None:
    from ollama import AsyncClient

    client = AsyncClient(host=captured.url)
    for parts in cuts(ollama()):
        replay.answers(*parts)
        said = await client.chat(model="m-1", messages=ASKED, stream=True)
        got = [each.message async for each in said]
        calls = [call.function for each in got for call in each.tool_calls or ()]
        assert "".join(each.content or "" for each in got) == "I look."
        assert [call.arguments for call in calls] == [json.loads(ARGUMENTS)]
        await captured.ended()
        assert captured.last.calls[0].name == "get_weather"
    await client.close()


async def test_nothing_listens_but_while_it_captures(
    captured, listening: Callable[[], list[str]]
) -> None:
    assert len(listening()) == 2, "the upstream of the test, and the capture"
    await captured.capture.stop()
    assert len(listening()) == 1
    assert captured.capture.door is None


@pytest.mark.parametrize(
    "url",
    ["", "ftp://x", "http://", "http://u:p@x", "http://x?key=1", "http://x:0", "http://xn--ü"],
)
async def test_what_is_no_upstream_is_refused(captured, url: str, listening) -> None:
    await captured.capture.stop()
    with pytest.raises(InvalidInputError):
        await captured.capture.start(url)
    assert len(listening()) == 1


async def test_port_that_is_taken_is_said(captured, replay) -> None:
    port = captured.capture.door.port
    with pytest.raises(InvalidInputError, match=f"Port {port} "):
        await Capture().start(replay.url, port)
    with pytest.raises(InvalidInputError, match=r"65535\. Choose"):
        await Capture().start(replay.url, 99_999)


async def test_upstream_of_this_computer_is_behind_no_proxy(captured, replay, monkeypatch) -> None:
    await captured.capture.stop()
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.setenv("HTTP_PROXY", "http://127.0.0.1:1")
    replay.answers_with({})
    await captured.capture.start(replay.url)
    assert (await captured.client.get(captured.url + "/v1/models")).status_code == 200


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HTTP_PROXY", "ftp://me:canary-77@proxy.example"),
        ("ALL_PROXY", "http://me:canary-77@[::1"),
        ("SSL_CERT_FILE", "/nothing/is/here.pem"),
    ],
)
async def test_environment_that_can_not_be_used_is_said(
    captured, replay, monkeypatch, listening: Callable[[], list[str]], name: str, value: str
) -> None:
    await captured.capture.stop()
    monkeypatch.setenv(name, value)
    with pytest.raises(InvalidInputError, match="environment") as refused:
        await captured.capture.start(replay.url)
    assert "canary" not in f"{refused.value} {refused.value.next_step}"
    assert len(listening()) == 1


async def test_length_beside_chunks_holds_for_neither_side(captured, replay) -> None:
    """RFC 9112, section 6.3."""
    both = ((b"Content-Encoding", b"identity"), (b"content-length", b"3"))
    replay.answers(chat(), headers=both)
    door = captured.capture.door
    reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
    lines = (
        f"POST /t/{door.token}/v1/chat/completions HTTP/1.1",
        f"Host: 127.0.0.1:{door.port}",
        "Content-Length: 3",
        "Transfer-Encoding: chunked",
        "Connection: close",
    )
    writer.write("\r\n".join((*lines, "", "11", '{"model": "m-1"} ', "0", "", "")).encode())
    head, _, body = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    assert b"content-length" not in head.lower() + replay.heads[-1].lower()
    assert chat() in body
    assert json.loads(replay.bodies[-1]) == {"model": "m-1"}
    await captured.ended()
    assert (captured.last.state, captured.last.model) == ("done", "m-1")


@pytest.mark.parametrize("captured", [(), ("markup",)], indirect=True)
async def test_status_that_is_none_of_http_ends_the_exchange(captured, replay) -> None:
    replay.answers_with({}, b"999 Odd")
    got = await captured.post("/v1/chat/completions", {"model": "m-1"})
    assert (got.status_code, got.json()["error"]["type"]) == (502, "tooldesk_capture")
    assert captured.last.state == "unreachable"


async def test_exchange_ends_whatever_goes_wrong_here(captured) -> None:
    async def nothing(*_message: object) -> dict[str, Any]:
        return {"type": "http.request"}

    async def work() -> None:
        raise LookupError

    passing = Passing(captured.capture.begin("GET", "/", []), (), nothing, nothing)
    with pytest.raises(LookupError):
        await passing.run(work)
    assert captured.last.state == "broken off"
