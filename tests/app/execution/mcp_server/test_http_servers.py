"""Servers that run already, over streamable HTTP and SSE on loopback."""

from __future__ import annotations

import asyncio
import json
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
import trustme
from tests.app.execution.mcp_server.conftest import ECHO

from tooldesk.errors import PermanentError, RetriableError, ToolUsageError
from tooldesk.execution.permissions.shown_call import shown_request
from tooldesk.tools.server_question import ServerAnswer, ServerQuestion
from tooldesk.tools.tool_context import ToolContext

SERVER = Path(__file__).with_name("example_servers") / "everyday.py"
LOOPBACK = {"allow_private_hosts": True}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="module")
def running() -> Iterator[Callable[[str], int]]:
    """Starts the everyday server over a transport, once; gives its port."""
    started: dict[str, tuple[int, subprocess.Popen[bytes]]] = {}

    def start(kind: str) -> int:
        if kind not in started:
            port = free_port()
            words = [sys.executable, str(SERVER), kind, str(port)]
            process = subprocess.Popen(
                words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, bufsize=0
            )
            assert process.stderr is not None
            for line in process.stderr:
                if b"running on" in line:
                    break
            started[kind] = port, process
        return started[kind][0]

    yield start
    for _, process in started.values():
        process.kill()
        process.wait(10)
        assert process.stderr is not None
        process.stderr.close()


@pytest.mark.parametrize(
    ("kind", "era", "protocol"),
    [
        ("http", "auto", "2026-07-28"),
        ("http", "2025-11-25", "2025-11-25"),
        ("sse", "auto", "2026-07-28"),
        ("sse", "2025-11-25", "2025-11-25"),
    ],
)
async def test_tools_of_a_server_are_called(
    desk: Any, running: Callable[[str], int], kind: str, era: str, protocol: str
) -> None:
    path = "sse" if kind == "sse" else "mcp"
    url = f"http://127.0.0.1:{running(kind)}/{path}"
    desk.write_servers({"day": {"type": kind, "url": url, "tooldesk": {**LOOPBACK, "era": era}}})
    await desk.open()
    await desk.take("day")
    assert url in shown_request(desk.asked[0]).text
    assert desk.app.servers.status("day").protocol == protocol
    assert (await desk.call("day_add", a=1, b=2)).structured == {"total": 3}
    told: list[str] = []
    context = ToolContext(on_progress=lambda _, words: told.append(words))
    assert (await desk.call("day_count", context, to=2)).joined_text == "2"
    assert told == ["at 1", "at 2"]
    assert (await desk.call("day_break_down")).is_error


async def test_question_reaches_the_person_in_the_older_protocol(
    desk: Any, running: Callable[[str], int]
) -> None:
    url = f"http://127.0.0.1:{running('http')}/mcp"
    options = {**LOOPBACK, "era": "2025-11-25"}
    desk.write_servers({"day": {"url": url, "tooldesk": options}})
    await desk.open()
    await desk.take("day")

    async def answer(question: ServerQuestion) -> ServerAnswer:
        return ServerAnswer("accept", {"name": "Ada"})

    desk.app.servers.answer_with(answer)
    result = await desk.call("day_ask")
    assert "Ada" in result.joined_text


async def test_cancelled_call_is_cancelled_at_the_server(
    desk: Any, running: Callable[[str], int], tmp_path: Path, until: Any
) -> None:
    url = f"http://127.0.0.1:{running('http')}/mcp"
    desk.write_servers({"day": {"url": url, "tooldesk": LOOPBACK}})
    await desk.open()
    await desk.take("day")
    mark = tmp_path / "wait"
    call = asyncio.ensure_future(desk.call("day_wait", mark=str(mark)))
    await until(lambda: Path(f"{mark}.begun").exists())
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    await until(lambda: Path(f"{mark}.cancelled").exists())
    assert (await desk.call("day_echo", text="still there")).joined_text == "still there"


class Handler(BaseHTTPRequestHandler):
    """Notes each request, and answers as its test wants it."""

    seen: list[str]
    body: bytes
    answer: Callable[[BaseHTTPRequestHandler], None]

    def do_POST(self) -> None:
        self.seen.append(self.path)
        self.body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        type(self).answer(self)

    def do_GET(self) -> None:
        self.do_POST()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def odd_server() -> Iterator[tuple[str, type[Handler]]]:
    handler = type("Odd", (Handler,), {"seen": []})
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_address[1]}/mcp", handler
    server.shutdown()
    thread.join()
    server.server_close()


def _status(code: int, **headers: str) -> Callable[[BaseHTTPRequestHandler], None]:
    def answer(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(code)
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    return answer


def _endless(handler: BaseHTTPRequestHandler) -> None:
    handler.send_response(200)
    handler.send_header("Content-Type", "application/json")
    handler.end_headers()
    try:
        while True:
            handler.wfile.write(b"[" * 1_000_000)
    except OSError:
        return


def _moved_once(handler: BaseHTTPRequestHandler) -> None:
    if handler.path == "/moved":
        _status(404)(handler)
    else:
        _status(307, Location="/moved")(handler)


@pytest.mark.parametrize("transport", ["http", "sse"])
async def test_private_address_is_not_reached_unless_it_is_allowed(
    desk: Any, odd_server: tuple[str, type[Handler]], transport: str
) -> None:
    url, handler = odd_server
    handler.answer = _status(404)
    for spelled in (url, url.replace("127.0.0.1", "localhost"), url.replace("127.0.0.1", "[::1]")):
        desk.write_servers({"odd": {"type": transport, "url": spelled}})
        await desk.open()
        with pytest.raises(PermanentError, match="not an address of the public internet"):
            await desk.app.servers.start("odd", desk.ask)
        await desk.close()
    assert handler.seen == []


@pytest.mark.parametrize(("status", "host"), [(307, "localhost"), (302, "127.0.0.1"), (307, "[")])
@pytest.mark.parametrize("transport", ["http", "sse"])
async def test_redirect_to_another_host_is_not_followed(
    desk: Any, odd_server: tuple[str, type[Handler]], transport: str, status: int, host: str
) -> None:
    if (transport, status) == ("sse", 302):
        status, host = 307, "example.com"
    url, handler = odd_server
    other = url.replace("127.0.0.1", host).replace("/mcp", "/elsewhere?token=canary")
    handler.answer = _status(status, Location=other)
    desk.write_servers({"odd": {"type": transport, "url": url, "tooldesk": LOOPBACK}})
    await desk.open()
    with pytest.raises(
        PermanentError, match=r"redirects .*, where its requests don't go"
    ) as caught:
        await desk.app.servers.start("odd", desk.ask)
    assert "canary" not in str(caught.value)
    assert not [path for path in handler.seen if "elsewhere" in path]


async def test_redirect_at_the_same_server_is_followed(
    desk: Any, odd_server: tuple[str, type[Handler]]
) -> None:
    url, handler = odd_server
    handler.answer = _moved_once
    desk.write_servers({"odd": {"url": url, "tooldesk": LOOPBACK}})
    await desk.open()
    with pytest.raises(ToolUsageError):
        await desk.app.servers.start("odd", desk.ask)
    assert "/moved" in handler.seen


async def test_endless_answer_is_refused(
    desk: Any, odd_server: tuple[str, type[Handler]], monkeypatch: pytest.MonkeyPatch
) -> None:
    from tooldesk.execution.mcp_server.transport import http_transport

    monkeypatch.setattr(http_transport, "LARGEST_MESSAGE_BYTES", 3_000_000)
    url, handler = odd_server
    handler.answer = _endless
    desk.write_servers({"odd": {"url": url, "tooldesk": LOOPBACK}})
    await desk.open()
    with pytest.raises(PermanentError, match="longer than any message may be"):
        await desk.app.servers.start("odd", desk.ask)


def _asks_and_asks(handler: Any) -> None:
    """A server of one tool, each call of which asks more than anybody can answer."""
    message = json.loads(handler.body or b"{}")
    said: list[dict[str, Any]] = []
    match message.get("method"):
        case "initialize":
            info = {"name": "odd", "version": "1"}
            result = {"protocolVersion": "2025-11-25", "capabilities": {"tools": {}}}
            said.append({"id": message["id"], "result": {**result, "serverInfo": info}})
        case "tools/list":
            said.append({"id": message["id"], "result": {"tools": [ECHO]}})
        case "tools/call":
            params = {"message": "?", "requestedSchema": {"type": "object", "properties": {}}}
            ask = {"method": "elicitation/create", "params": params}
            said += [{"id": number, **ask} for number in range(101)]
            said.append({"id": message["id"], "result": {"content": []}})
    if not said:
        _status(202)(handler)
        return
    handler.send_response(200)
    handler.send_header("Content-Type", "text/event-stream")
    handler.end_headers()
    for each in said:
        line = json.dumps({"jsonrpc": "2.0", **each})
        handler.wfile.write(f"event: message\ndata: {line}\n\n".encode())


async def test_server_that_floods_with_questions_is_left(
    desk: Any, odd_server: tuple[str, type[Handler]]
) -> None:
    async def think(_: ServerQuestion) -> ServerAnswer:
        await asyncio.Event().wait()
        raise AssertionError

    url, handler = odd_server
    handler.answer = _asks_and_asks
    options = {**LOOPBACK, "era": "2025-11-25"}
    desk.write_servers({"odd": {"url": url, "tooldesk": options}})
    await desk.open()
    await desk.take("odd")
    desk.app.servers.answer_with(think, None)
    async with asyncio.timeout(60):
        with pytest.raises(RetriableError, match="was lost during the call"):
            await desk.call("odd_echo", text="x")
    assert desk.app.servers.log("odd").lines("more than 100 questions at once")


async def test_secret_in_a_header_is_sent_and_shown_nowhere(
    desk: Any, odd_server: tuple[str, type[Handler]]
) -> None:
    url, handler = odd_server
    given: list[str] = []

    def answer(handler: BaseHTTPRequestHandler) -> None:
        given.append(handler.headers.get("Authorization", ""))
        _status(401)(handler)

    handler.answer = answer
    headers = {"Authorization": "Bearer ${OF_MINE}"}
    desk.write_servers({"odd": {"url": url, "headers": headers, "tooldesk": LOOPBACK}})
    await desk.open()
    await desk.app.vault.set_for_session("OF_MINE", "canary-4711-of-the-keyring")
    with pytest.raises(ToolUsageError) as caught:
        await desk.app.servers.start("odd", desk.ask)
    assert set(given) == {"Bearer canary-4711-of-the-keyring"}
    edges = [str(edge) for request in desk.asked for edge in request.edges]
    assert any("OF_MINE sent to http://127.0.0.1" in edge for edge in edges)
    said = "".join(each.text for each in desk.app.servers.log("odd").lines())
    assert "canary" not in f"{caught.value}{said}{desk.app.servers.status('odd')}"


async def test_server_that_is_not_there_is_retriable(desk: Any) -> None:
    url = f"http://127.0.0.1:{free_port()}/mcp"
    desk.write_servers({"odd": {"url": url, "tooldesk": LOOPBACK}})
    await desk.open()
    with pytest.raises(RetriableError, match="nothing listens there"):
        await desk.app.servers.start("odd", desk.ask)


async def test_cookies_of_a_server_are_not_kept(
    desk: Any, odd_server: tuple[str, type[Handler]]
) -> None:
    url, handler = odd_server
    given: list[str | None] = []

    def answer(handler: BaseHTTPRequestHandler) -> None:
        given.append(handler.headers.get("Cookie"))
        _status(404, **{"Set-Cookie": "who=you; Path=/"})(handler)

    handler.answer = answer
    desk.write_servers({"odd": {"url": url, "tooldesk": LOOPBACK}})
    await desk.open()
    with pytest.raises(ToolUsageError):
        await desk.app.servers.start("odd", desk.ask)
    assert len(given) > 1
    assert set(given) == {None}


async def test_certificate_is_checked_by_those_that_the_file_names(
    desk: Any, odd_server: tuple[str, type[Handler]], tmp_path: Path
) -> None:
    _, handler = odd_server
    handler.answer = _status(404)
    authority = trustme.CA()
    authority.cert_pem.write_to_path(tmp_path / "ca.pem")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        url = f"https://127.0.0.1:{server.server_address[1]}/mcp"
        for named, is_reached in (({}, False), ({"ca_file": str(tmp_path / "ca.pem")}, True)):
            desk.write_servers({"odd": {"url": url, "tooldesk": {**LOOPBACK, **named}}})
            await desk.open()
            with pytest.raises(ToolUsageError):
                await desk.app.servers.start("odd", desk.ask)
            await desk.close()
            assert bool(handler.seen) is is_reached
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
