"""What a request was and what came back is noted, of failures too, and without secrets."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from typing import Any

import pytest

from tooldesk.errors import ToolUsageError
from tooldesk.execution.http_tool.connecting import first_connected
from tooldesk.execution.http_tool.recording import MAX_BODY, MAX_WORDS
from tooldesk.redaction.redactor import Redactor
from tooldesk.tools.http_exchange import HttpExchange
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult

PNG = b"\x89PNG\r\n\x1a\n" + bytes(40)


@pytest.fixture
def ask(bench: Any) -> Any:
    """Calls a source, and gives what was noted of it."""

    async def ask(
        path: str = "/",
        arguments: dict[str, Any] | None = None,
        env: dict[str, str] | None = None,
        timeout_s: float = 10,
        **fields: Any,
    ) -> tuple[list[HttpExchange], ToolResult | ToolUsageError]:
        noted: list[HttpExchange] = []
        redactor = Redactor()
        redactor.learn((env or {}).items())
        context = ToolContext(env_vars=env or {}, on_exchange=noted.append, redactor=redactor)
        source = bench.source(path, **fields)
        given = source, arguments or {}, context, timeout_s, bench.folder
        try:
            return noted, await bench.calls.call(*given)
        except ToolUsageError as error:
            return noted, error

    return ask


async def test_port_of_a_variable_is_named_and_used(ask: Any, bench: Any) -> None:
    host, _, port = bench.server.url.rpartition(":")
    (noted,), result = await ask(f"{host}:${{PORT}}/a", env={"PORT": port})
    assert isinstance(result, ToolResult)
    assert noted.url == f"{host}:\u2022\u2022\u2022PORT\u2022\u2022\u2022/a"
    (), error = await ask(f"{host}:${{PORT}}/a", env={"PORT": "no_port"})
    assert isinstance(error, ToolUsageError)
    assert "PORT" in error.message


async def test_request_and_answer_are_noted_as_they_went(ask: Any, bench: Any, reply: Any) -> None:
    data = json.dumps({"answer": list(range(300))}).encode()
    packed = gzip.compress(data)
    bench.server.reply = reply(packed, "application/json", headers={"Content-Encoding": "gzip"})
    (first,), _ = await ask(
        "/a", {"q": "ü"}, query={"q": "{q}"}, method="POST", body={"kind": "json"}
    )
    sent = bench.server.seen[0]
    assert (first.method, first.url) == ("POST", bench.server.url + "/a?q=%C3%BC")
    assert {name.lower(): value for name, value in first.request_headers} == sent.headers
    assert first.request_body.text.encode() == sent.body
    assert (first.status, first.reason, first.http_version) == (200, "OK", "HTTP/1.1")
    assert ("Content-Encoding", "gzip") in first.response_headers
    body = first.response_body
    assert (body.text.encode(), body.is_whole, body.size_bytes) == (data, True, len(data))
    assert (body.media_type, first.received_bytes) == ("application/json", len(packed))
    assert first.failed_in == ""
    (second,), _ = await ask("/a")
    assert (first.uses_warm_connection, second.uses_warm_connection) == (False, True)
    assert first.timings.connect_s > 0
    assert second.timings.connect_s is None
    assert second.request_body is None
    for timings in (first.timings, second.timings):
        assert min(timings.request_s, timings.first_byte_s, timings.body_s) > 0
        assert timings.dns_s is None
        assert timings.tls_s is None
        assert timings.total_s > timings.request_s + timings.first_byte_s + timings.body_s


async def test_name_is_looked_up_and_tls_agreed_on(ask: Any, serve: Any, files: Any) -> None:
    server = await serve(name="localhost")
    url = f"https://localhost:{server.port}/"
    (noted,), _ = await ask(url, ca_file="ca.pem")
    assert noted.status == 200
    assert min(noted.timings.dns_s, noted.timings.connect_s, noted.timings.tls_s) > 0
    (refused,), _ = await ask(url)
    assert (refused.failed_in, refused.status, refused.response_body) == ("tls", None, None)
    assert refused.timings.first_byte_s is None


async def test_failures_are_noted_with_their_place(ask: Any, bench: Any, reply: Any) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        closed = f"http://127.0.0.1:{free.getsockname()[1]}/"
    (noted,), _ = await ask(closed)
    assert (noted.failed_in, noted.status) == ("connect", None)
    (noted,), _ = await ask("http://nowhere.invalid/")
    assert (noted.failed_in, noted.timings.connect_s) == ("dns", None)
    assert noted.timings.dns_s > 0
    bench.server.reply = b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf"
    (noted,), _ = await ask()
    assert (noted.failed_in, noted.status) == ("body", 200)
    assert (noted.response_body.text, noted.response_body.is_whole) == ("half", False)
    bench.server.reply = reply(PNG, "image/png", "503 Busy")
    (noted,), _ = await ask()
    assert noted.response_body.picture.startswith("iVBOR")
    assert noted.response_body.text == ""
    bench.server.hang = True
    (noted,), error = await ask(timeout_s=0.2)
    assert isinstance(error, ToolUsageError)
    assert (noted.failed_in, noted.status) == ("first byte", None)


async def test_each_redirect_is_noted(ask: Any, bench: Any, reply: Any) -> None:
    moved = {"Location": "/new?a=1"}
    bench.server.replies["/old"] = reply(b"moved" * 2_000, status="303 See Other", headers=moved)
    (old, new), _ = await ask("/old", {"a": "b"}, method="POST", body={"kind": "json"})
    assert old.redirects_to == new.url == bench.server.url + "/new?a=1"
    assert (old.method, old.status, new.method, new.status) == ("POST", 303, "GET", 200)
    assert not old.response_body.is_whole
    assert old.response_body.size_bytes == 10_000
    assert new.request_body is None


async def test_secrets_are_named_also_those_too_short_to_be_searched_for(
    ask: Any, bench: Any
) -> None:
    env = {"USER": "eva", "PIN": "1 7", "KEY": "k&y"}
    fields: dict[str, Any] = {
        "headers": {"X-Pin": "p${PIN}"},
        "auth": {"kind": "basic", "username": "${USER}", "password_env_var": "PIN"},
    }
    body = {"kind": "json", "value": {"pin": "${PIN}", "a": "{a}"}}
    (noted,), _ = await ask("/${KEY}", {"a": "b"}, env, method="POST", body=body, **fields)
    assert noted.url == bench.server.url + "/•••KEY•••"
    headers = dict(noted.request_headers)
    assert headers["X-Pin"] == "p•••PIN•••"
    assert headers["Authorization"] == "Basic •••USER•••:•••PIN•••"
    assert json.loads(noted.request_body.text) == {"pin": "•••PIN•••", "a": "b"}
    assert bench.server.seen[0].headers["x-pin"] == "p1 7"
    (bench.folder / "cat.txt").write_text("a cat")
    form = {"kind": "multipart", "fields": {"pin": "${PIN}"}, "files": {"photo": "{file}"}}
    (noted,), _ = await ask("/", {"file": "cat.txt"}, env, method="POST", body=form)
    assert noted.request_body.text == "pin: •••PIN•••\nphoto: @cat.txt"
    assert noted.request_body.size_bytes == len(bench.server.seen[-1].body)


async def test_what_is_kept_is_bounded_and_cut_before_a_secret(
    ask: Any, bench: Any, reply: Any
) -> None:
    value = "s3cret-which-is-long-enough"
    bench.server.reply = reply(b"a" * (MAX_BODY - 5) + value.encode() + b"b" * MAX_BODY)
    long = "c" * (MAX_WORDS - 5) + value
    (noted,), _ = await ask(
        "/",
        {"a": long},
        {"UNUSED": value},
        query={"a": "{a}"},
        method="POST",
        body={"kind": "json"},
    )
    body = noted.response_body
    assert body.size_bytes > 2 * MAX_BODY
    assert not body.is_whole
    assert len(body.text) <= MAX_BODY
    assert len(noted.url) < MAX_WORDS + 5
    assert "s3c" not in repr(noted).replace(value, "")
    (noted,), _ = await ask(max_response_bytes=100)
    assert (noted.response_body.text, noted.response_body.is_whole) == ("a" * 100, False)


class Stream:
    """A connection that knows whether it was closed."""

    is_open = True

    async def aclose(self) -> None:
        self.is_open = False


async def test_first_address_that_answers_is_used(until: Any) -> None:
    streams = {name: Stream() for name in ("slow", "quick")}
    asked: list[str] = []

    async def connect(address: str) -> Any:
        asked.append(address)
        if address == "refused":
            raise ConnectionError(address)
        if address == "slow":
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                # it was ready just then
                return streams["slow"]
        return streams["quick"]

    found = await first_connected(connect, ["refused", "slow", "quick", "never"])
    assert found is streams["quick"]
    assert asked == ["refused", "slow", "quick"]
    assert (streams["slow"].is_open, streams["quick"].is_open) == (False, True)
    with pytest.raises(ConnectionError, match="refused"):
        await first_connected(connect, ["refused", "refused"])
