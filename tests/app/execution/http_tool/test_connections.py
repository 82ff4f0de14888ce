"""Connections stay warm, end with the call that is cancelled, and fail in words."""

from __future__ import annotations

import asyncio
import shutil
import socket
import ssl
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tooldesk.errors import PermanentError, RetriableError, SystemFaultError, ToolTimeoutError
from tooldesk.execution.http_tool.closing_streams import ClosingBackend
from tooldesk.tools.python_function.http_statuses import LONGEST_WAIT_S, retry_after_s


async def test_connection_is_used_again(bench: Any) -> None:
    for _ in range(5):
        await bench.call()
    assert bench.server.connections == 1


async def test_a_connection_that_the_server_closed_is_replaced(bench: Any, reply: Any) -> None:
    bench.server.reply = reply(b"one").to_bytes()
    await bench.call()
    await bench.server.until(lambda: bench.server.open_connections == 0)
    assert (await bench.call()).joined_text == "one"


async def test_headers_of_every_script_are_sent_as_utf_8(bench: Any) -> None:
    auth = {"kind": "bearer", "env_var": "KEY"}
    await bench.call(
        arguments={"city": "Zürich 東京"},
        env={"KEY": "schlüssel"},
        headers={"X-City": "{city}"},
        auth=auth,
    )
    sent = bench.server.seen[0].headers
    assert sent["x-city"].encode("latin-1").decode("utf-8") == "Zürich 東京"
    assert sent["authorization"].encode("latin-1").decode("utf-8") == "Bearer schlüssel"


async def test_closing_ends_warm_connections_and_refuses_calls(bench: Any) -> None:
    await bench.call()
    await bench.calls.close()
    await bench.server.until(lambda: bench.server.open_connections == 0)
    with pytest.raises(SystemFaultError):
        await bench.call()


async def test_cancelled_call_closes_its_connection_at_once(bench: Any) -> None:
    bench.server.hang = True
    call = asyncio.create_task(bench.call())
    await bench.server.until(lambda: bench.server.seen)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await bench.server.until(lambda: bench.server.open_connections == 0)


@pytest.mark.parametrize("is_half_answered", [False, True])
async def test_call_that_takes_too_long_is_ended(
    bench: Any, reply: Any, is_half_answered: bool
) -> None:
    bench.server.hang = not is_half_answered
    bench.server.reply = reply(b"half", headers={"Content-Length": "100"})
    with pytest.raises(ToolTimeoutError, match=r"longer than 0\.1 s"):
        await bench.call(timeout_s=0.1)
    await bench.server.until(lambda: bench.server.open_connections == 0)


async def test_refused_connection_is_explained(bench: Any) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(RetriableError, match="nothing listens there"):
        await bench.call(f"http://127.0.0.1:{port}/")


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"", "broke off"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf", "broke off"),
        (b"SSH-2.0-OpenSSH_9\r\n\r\n", "broke off"),
        (b"HTTP/1.1 200 OK\r\nX: " + b"a" * 300_000 + b"\r\n\r\n", "broke off"),
    ],
)
async def test_broken_answer_is_retriable_and_explained(bench: Any, raw: bytes, words: str) -> None:
    bench.server.reply = raw
    with pytest.raises(RetriableError, match=words):
        await bench.call()


async def test_unknown_host_is_explained(bench: Any) -> None:
    with pytest.raises(RetriableError, match="no address for nowhere"):
        await bench.call("http://nowhere.invalid/")


async def test_impossible_port_is_explained(bench: Any) -> None:
    with pytest.raises(PermanentError):
        await bench.call("http://127.0.0.1:99999/")


async def test_proxy_gets_the_request(bench: Any) -> None:
    result = await bench.call("http://service.invalid/a", proxy=bench.server.url)
    assert result.joined_text == "hello"
    assert bench.server.seen[0].target == "http://service.invalid/a"


async def test_proxy_of_the_environment_is_used_unless_refused(
    bench: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", bench.server.url)
    monkeypatch.delenv("no_proxy", raising=False)
    assert (await bench.call("http://service.invalid/a")).joined_text == "hello"
    with pytest.raises(RetriableError):
        await bench.call("http://service.invalid/a", proxy="none")
    assert (await bench.call("/loopback")).joined_text == "hello"
    assert bench.server.seen[-1].target == "/loopback"


@pytest.fixture
def certificate(tmp_path: Path) -> ssl.SSLContext:
    if shutil.which("openssl") is None:
        pytest.skip("openssl makes the certificate")
    command = "openssl req -x509 -newkey rsa:2048 -nodes -keyout k.pem -out c.pem -days 2"
    subprocess.run(
        [*command.split(), "-subj", "/CN=127.0.0.1"],
        cwd=tmp_path,
        check=True,
        capture_output=True,
        timeout=60,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "c.pem", tmp_path / "k.pem")
    return context


async def test_untrusted_certificate_is_refused_unless_allowed(
    bench: Any, new_server: Any, certificate: ssl.SSLContext
) -> None:
    server = await new_server().start(certificate)
    url = server.url.replace("http:", "https:")
    with pytest.raises(PermanentError, match="is not trusted"):
        await bench.call(url)
    assert server.seen == []
    assert (await bench.call(url, verify_tls=False)).joined_text == "hello"
    await bench.calls.close()
    await server.stop()


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("120", 120.0),
        ("Wed, 21 Oct 2026 07:28:30 GMT", 30.0),
        ("Wed, 21 Oct 2026 07:00:00 GMT", 0.0),
        ("", None),
        ("soon", None),
        ("-5", None),
        ("9" * 5_000, LONGEST_WAIT_S),
    ],
)
def test_retry_after_is_seconds_or_a_date(written: str, expected: float | None) -> None:
    now = datetime(2026, 10, 21, 7, 28, 0, tzinfo=UTC)
    assert retry_after_s(written, now) == expected


@pytest.mark.parametrize("way", ["tls", "socks", "http_proxy"])
async def test_connection_that_is_not_ready_yet_is_closed_when_the_call_ends(
    bench: Any, way: str
) -> None:
    """Whom we wait for while a connection is made never answers."""
    reached, ended = asyncio.Event(), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read(1)
        reached.set()
        while await reader.read(4096):
            continue
        ended.set()
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        place = f"127.0.0.1:{server.sockets[0].getsockname()[1]}"
        proxies = {"socks": f"socks5://{place}", "http_proxy": f"http://{place}", "tls": "none"}
        url = f"https://{place}/" if way == "tls" else "https://service.invalid/"
        call = asyncio.ensure_future(bench.call(url, proxy=proxies[way]))
        await asyncio.wait_for(reached.wait(), 10)
        call.cancel()
        with pytest.raises(asyncio.CancelledError):
            await call
        await asyncio.wait_for(ended.wait(), 10)


SMUGGLED = b"HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nevil"


def too_long(reply: Any) -> Any:
    """An answer with another one behind what it says is its length."""
    return reply(b"xxxxx" + SMUGGLED, headers={"Content-Length": "5"})


async def test_bytes_behind_an_answer_never_become_the_next_one(bench: Any, reply: Any) -> None:
    bench.server.first = [too_long(reply)]
    assert (await bench.call()).joined_text == "xxxxx"
    await bench.server.until(lambda: bench.server.open_connections == 0)
    assert (await bench.call()).joined_text == "hello"
    assert bench.server.connections == 2


async def test_stream_of_which_a_part_was_read_is_no_quiet_one() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        stream = await ClosingBackend().connect_tcp(*listening.getsockname())
        with listening.accept()[0] as there:
            there.sendall(b"answer and more")
            assert await stream.read(6) == b"answer"
            # the rest is off the socket already, in a queue of the library below
            assert stream.get_extra_info("is_readable")
            assert await stream.read(100) == b" and more"
            assert not stream.get_extra_info("is_readable")
            await stream.aclose()


async def test_bytes_behind_a_redirect_never_become_the_next_answer(bench: Any, reply: Any) -> None:
    headers = {"Location": "/there", "Content-Length": "0"}
    bench.server.first = [reply(SMUGGLED, status="302 Found", headers=headers)]
    assert (await bench.call(max_redirects=1)).joined_text == "hello"
    assert bench.server.connections == 2


@pytest.mark.parametrize("status", ["204 No Content", "304 Not Modified"])
async def test_bytes_behind_an_answer_without_a_body_are_not_the_next_one(
    bench: Any, reply: Any, status: str
) -> None:
    bench.server.first = [reply(SMUGGLED, status=status, headers={"Content-Length": "0"})]
    await bench.call()
    assert (await bench.call()).joined_text == "hello"


async def test_bytes_behind_an_answer_over_tls_never_become_the_next_one(
    serve: Any, bench: Any, files: Path, reply: Any
) -> None:
    server = await serve()
    whole = too_long(reply).to_bytes()
    # a record of its own, which the library below has got and not looked into
    server.records = [whole[: -len(SMUGGLED)], SMUGGLED]
    url, trusting = f"{server.url}/", {"ca_file": "ca.pem"}
    assert (await bench.call(url, **trusting)).joined_text == "xxxxx"
    server.records = []
    assert (await bench.call(url, **trusting)).joined_text == "hello"


async def test_warm_connections_over_tls_are_used_again(
    serve: Any, bench: Any, files: Path
) -> None:
    server = await serve()
    for _ in range(5):
        await bench.call(f"{server.url}/", ca_file="ca.pem")
    assert server.connections == 1
