"""What a capture adds to a bare pass-through: to the first byte, to a piece, with many streams.

Both pass the same streams of the same upstream in one run, each in a process of its own, in turns;
the first byte is that of the quickest request, the others are processor time of what passes, as
time on a shared machine says little.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Awaitable, Callable
from multiprocessing.connection import Connection
from typing import Any

import httpx2
import uvicorn

from tooldesk.capturing.capture import Capture

PIECES = 200
REQUESTS = 40
ROUNDS = 5
AT_ONCE = 200
MOST_FIRST_MS, MOST_PIECE_MS = 1.0, 0.2
HEAD = {"id": "c1", "object": "chat.completion.chunk", "model": "m-1"}
TOOL = {"type": "function", "function": {"name": "send", "parameters": {"type": "object"}}}
ASKED = {"model": "m-1", "stream": True, "tools": [TOOL], "messages": []}


def main() -> None:
    """Print each figure with its limit."""
    upstream, to_upstream = _process(_upstream)
    url = to_upstream.recv()
    bare, captured = (_process(each, url) for each in (_bare, _captured))
    addresses = [each[1].recv() for each in (bare, captured)]
    firsts = [asyncio.run(_first_s(at)) for _ in range(ROUNDS) for at in addresses]
    bare_ms, own_ms = (1000 * min(firsts[number::2]) for number in (0, 1))
    added_ms = own_ms - bare_ms
    print(f"first byte: {added_ms:.2f} ms added to {bare_ms:.2f} (at most {MOST_FIRST_MS})")
    pipes = bare[1], captured[1]
    costs = [
        [_cost(pipe, at, pieces) for pipe, at in zip(pipes, addresses, strict=True)]
        for pieces in (1, PIECES)
        for _ in range(ROUNDS)
    ]
    added = [1000 * (own - plain) for plain, own in costs]
    whole_ms, all_ms = (statistics.median(each) for each in (added[:ROUNDS], added[ROUNDS:]))
    each_ms = (all_ms - whole_ms) / (PIECES - 1)
    print(f"a piece: {each_ms:.3f} ms of processor time added (at most {MOST_PIECE_MS})")
    print(f"a request of one piece, to its end: {whole_ms:.2f} ms of processor time added")
    print(f"{AT_ONCE} streams at once: {asyncio.run(_many(addresses[1])):,} pieces, all whole")
    for process in (upstream, bare[0], captured[0]):
        process.kill()


def _process(work: Callable[..., Awaitable[None]], *words: str) -> tuple[Any, Connection]:
    here, there = multiprocessing.Pipe()
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=_run, args=(work, there, *words), daemon=True)
    process.start()
    return process, here


def _run(work: Callable[..., Awaitable[None]], *words: Any) -> None:
    asyncio.run(work(*words))  # type: ignore[arg-type]


def _cost(pipe: Connection, url: str, pieces: int) -> float:
    """Seconds of processor time that a request took where it passed."""
    pipe.send("time")
    before = pipe.recv()
    asyncio.run(_ask(url, pieces))
    pipe.send("time")
    return (pipe.recv() - before) / REQUESTS


async def _first_s(url: str) -> float:
    """Seconds to the first byte of the quickest request: what other programs do only adds."""
    taken = []
    async with httpx2.AsyncClient(timeout=60) as client:
        for _ in range(REQUESTS):
            began = time.perf_counter()
            path = f"{url}/1/v1/chat/completions"
            async with client.stream("POST", path, json=ASKED) as answer:
                pieces = answer.aiter_raw()
                await anext(pieces)
                taken.append(time.perf_counter() - began)
                async for _piece in pieces:
                    pass
    return min(taken)


async def _ask(url: str, pieces: int) -> None:
    async with httpx2.AsyncClient(timeout=60) as client:
        for _ in range(REQUESTS):
            answer = await client.post(f"{url}/{pieces}/v1/chat/completions", json=ASKED)
            assert answer.content.endswith(b"[DONE]\n\n")


async def _many(url: str) -> int:
    limits = httpx2.Limits(max_connections=None)
    async with httpx2.AsyncClient(timeout=120, limits=limits) as client:
        path = f"{url}/{PIECES}/v1/chat/completions"
        answers = await asyncio.gather(*(client.post(path, json=ASKED) for _ in range(AT_ONCE)))
    assert len({each.content for each in answers}) == 1
    return AT_ONCE * PIECES


async def _tell_times(pipe: Connection) -> None:
    loop = asyncio.get_running_loop()
    loop.add_reader(pipe.fileno(), lambda: (pipe.recv(), pipe.send(time.process_time())))
    await asyncio.Event().wait()


async def _serve(app: Any, pipe: Connection) -> None:
    config = uvicorn.Config(
        app, port=0, http="h11", ws="none", lifespan="off", log_config=None,
        log_level="critical", access_log=False,
    )  # fmt: skip
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    pipe.send(f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}")
    await asyncio.gather(serving, _tell_times(pipe))


async def _upstream(pipe: Connection) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        pieces = int(scope["path"].split("/")[1])
        await send({"type": "http.response.start", "status": 200, "headers": []})
        for number in range(pieces):
            delta = {"content": f"Word {number} of it. "}
            value = HEAD | {"choices": [{"index": 0, "delta": delta}]}
            body = f"data: {json.dumps(value)}\n\n".encode()
            await send({"type": "http.response.body", "body": body, "more_body": True})
            # so that each is a piece by itself on its way
            await asyncio.sleep(0.0005)
        await send({"type": "http.response.body", "body": b"data: [DONE]\n\n"})

    await _serve(app, pipe)


async def _bare(pipe: Connection, url: str) -> None:
    client = httpx2.AsyncClient(timeout=None)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        body, more = b"", True
        while more:
            message = await receive()
            body, more = body + message.get("body", b""), message.get("more_body", False)
        sent = client.build_request("POST", url + scope["path"], content=body)
        answer = await client.send(sent, stream=True)
        head = {"status": answer.status_code, "headers": [(b"transfer-encoding", b"chunked")]}
        await send({"type": "http.response.start", **head})
        async for chunk in answer.aiter_raw():
            await send({"type": "http.response.body", "body": chunk, "more_body": True})
        await send({"type": "http.response.body", "body": b""})
        await answer.aclose()

    await _serve(app, pipe)


async def _captured(pipe: Connection, url: str) -> None:
    capture = Capture(known=lambda: (("TOKEN", "a-stored-secret"),))
    door = await capture.start(url)
    pipe.send(door.address)
    await _tell_times(pipe)


if __name__ == "__main__":
    sys.exit(main())
