"""What is pasted is what is followed: a command is sent as it stands, or refused with a reason."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import socket
import struct
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx2
import pytest

from tooldesk.errors import AppError
from tooldesk.usage.events.followed_source import FollowedRequest, FollowedSource, source_of

PROMPT = {
    "prompt": "Fill {name}, {{place}} and ${HOME} in, then $HOME.",
    "n": 1,
    "of": [{"{a}": "{b}"}],
}


async def _read(source: FollowedSource) -> bytes:
    return b"".join([chunk async for chunk in source.chunks()])


async def _until_it_breaks_off(
    source: FollowedSource, on_chunk: Callable[[bytes], object] = len
) -> tuple[bytes, AppError]:
    came = b""
    try:
        async for chunk in source.chunks():
            came += chunk
            on_chunk(chunk)
    except AppError as error:
        return came, error
    raise AssertionError("it was read to its end")


async def _sent(command: str) -> tuple[bytes, bytes]:
    """Head and body of what a server got of a command, in which {url} is that server."""
    got: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r")[0]
        got.extend((head, await reader.readexactly(int(length or b"0"))))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        assert await _read(source_of(command.replace("{url}", url))) == b"ok"
    return got[0], got[1]


async def _answered(answer: bytes, *, is_reset: bool = False) -> tuple[bytes, AppError]:
    """What is read of a server that answers so and hangs up, and how following it breaks off."""

    async def give(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        if is_reset:
            writer.transport.get_extra_info("socket").setsockopt(
                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
            )
        writer.close()

    async with await asyncio.start_server(give, "127.0.0.1", 0) as server:
        source = source_of(f"curl http://127.0.0.1:{server.sockets[0].getsockname()[1]}/v1")
        return await _until_it_breaks_off(source)


@pytest.mark.parametrize("said", ["-H 'Content-Type: application/json'", ""])
async def test_braces_in_what_is_sent_are_no_places_for_anything(said: str) -> None:
    command = f"curl {{url}}/v1 {said} -d {shlex.quote(json.dumps(PROMPT))}"
    assert json.loads((await _sent(command))[1]) == PROMPT


async def test_braces_in_texts_headers_and_queries_are_sent() -> None:
    head, body = await _sent("curl '{url}/v1?q=[0]' -H 'X-A: {b}' --data-raw 'a {b} c' -g")
    assert body == b"a {b} c"
    assert b"X-A: {b}\r\n" in head
    assert head.startswith(b"POST /v1?q=%5B0%5D HTTP/1.1\r\n")


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("curl http://localhost:1/ -d @data.json", "sends a file"),
        ("curl http://localhost:1/ -T data.json", "sends a file"),
        ("curl http://localhost:1/ -F a=b -F c=@d", "form of several parts"),
        ('curl http://localhost:1/ -H "X-A: $NAME"', "the variable NAME"),
        ("curl http://localhost:1/${NAME}", "the variable NAME"),
        ("curl http://localhost:1/{a,b}", "several requests"),
        ("curl http://localhost:1/[1-3]", "several requests"),
        ("curl http://localhost:99999/", "The URL can't be read"),
        ("curl http://localhost:0/", "The URL can't be read"),
        ("curl http://localhost:1/ -H 'X A: b'", "makes no request"),
    ],
)
def test_command_that_can_not_be_sent_as_it_stands_is_refused(command: str, words: str) -> None:
    with pytest.raises(AppError, match=words) as refused:
        source_of(command)
    assert refused.value.next_step


async def test_what_a_server_says_that_refuses_is_read_before_it_breaks_off() -> None:
    said = b'{"error": {"message": "There is no such model."}}'
    head = b"HTTP/1.1 404 Not Found\r\nContent-Length: %d\r\n\r\n"
    came, error = await _answered(head % len(said) + said)
    assert came == said
    assert error.message.endswith("answered with status 404.")
    assert "what the server says" in error.next_step
    assert (await _answered(head % 0))[0] == b""


@pytest.mark.parametrize("is_reset", [False, True])
async def test_connection_that_is_lost_is_told_with_a_reason(is_reset: bool) -> None:
    _, error = await _answered(b"HTTP/1.1 200 OK\r\n\r\nhi" if is_reset else b"", is_reset=is_reset)
    why = error.message.partition("broke off: ")[2]
    assert re.fullmatch(r"\w[^.]*\.", why)


async def test_what_asks_a_server_is_made_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made, make = list[int](), httpx2.AsyncClient.__init__

    def watched(client: httpx2.AsyncClient, **given: Any) -> None:
        made.append(threading.get_ident())
        make(client, **given)

    monkeypatch.setattr(httpx2.AsyncClient, "__init__", watched)
    await _sent("curl {url}/v1")
    assert len(made) == 1
    assert made[0] != threading.get_ident()


@pytest.mark.parametrize("is_another", [False, True], ids=["removed", "replaced"])
async def test_file_that_is_no_longer_there_is_read_to_its_end_and_told(
    tmp_path: Path, is_another: bool
) -> None:
    file = tmp_path / "out.log"
    file.write_bytes(b"begun")

    def rotate(chunk: bytes) -> None:
        if chunk == b"begun":
            with file.open("ab") as opened:
                file.rename(tmp_path / "out.log.1")
                opened.write(b" and ended")
            if is_another:
                file.write_bytes(b"anew")

    came, gone = await _until_it_breaks_off(source_of(str(file)), rotate)
    assert came == b"begun and ended"
    assert "replaced or removed" in gone.message
    assert gone.next_step


def test_server_with_a_certificate_of_its_own_is_followed_where_the_command_says_so() -> None:
    made = [source_of(f"curl {option} https://localhost:1/") for option in ("", "-k")]
    assert [isinstance(each, FollowedRequest) and each.verifies_tls for each in made] == [
        True,
        False,
    ]


async def test_path_that_is_none_is_said(tmp_path: Path) -> None:
    for words in ("~nobody-of-this-name/x", "a\0b", str(tmp_path)):
        with pytest.raises(AppError, match="can't be read") as refused:
            await _read(source_of(words))
        assert refused.value.next_step
