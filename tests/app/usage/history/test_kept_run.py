"""What a tool printed and asked over HTTP is read again from the past, bounded, without secrets."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.paths import AppPaths
from tooldesk.tools.http_exchange import HttpBody, HttpExchange, HttpTimings
from tooldesk.usage.history.kept_run import (
    MAX_BODY,
    MAX_PRINTED,
    PrintedText,
    exchanges_of,
    kept_exchanges,
    printed_of,
)
from tooldesk.usage.history.past_call import PastCall

CANARY = "canary-5f1b7c22e94d"


class Answers(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        body = b"x" * 30_000
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing is printed."""


@pytest.fixture
def origin() -> Iterator[str]:
    with HTTPServer(("127.0.0.1", 0), Answers) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@pytest.fixture
def make(paths: AppPaths, trust: Callable[..., None]) -> Callable[[dict[str, object]], App]:
    def app_with(source: dict[str, object]) -> App:
        tool = {"name": "tool", "permission": "allow", "source": source}
        (paths.workspace_dir / "tools").mkdir(parents=True)
        (paths.workspace_dir / "tools" / "tool.json").write_text(json.dumps(tool))
        trust(paths.data_dir, paths.workspace_dir)
        return build_app(paths)

    return app_with


async def called(app: App) -> PastCall:
    """The tool's call as the past has it."""
    await app.load()
    app.redactor.learn([("KEY", CANARY)])
    async for _ in app.usage.run_calling(ToolCalling("tool", {})):
        pass
    call = await app.history.calls.find(1)
    await app.close()
    assert call is not None
    assert call.detail is not None
    return call


async def test_what_a_command_printed_is_kept_with_its_stream(make):
    script = f"echo one; echo two {CANARY} >&2; seq 20000 >&2"
    call = await called(make({"kind": "shell", "command": ["sh", "-c", script]}))
    printed = printed_of((call.detail or {})["printed"])
    texts = {stream: text for stream, text in printed.pieces}
    assert printed.left_out > 0
    assert texts["stderr"].endswith("\n19999\n20000\n")
    assert sum(len(text) for _, text in printed.pieces) == MAX_PRINTED
    assert CANARY not in json.dumps(call.to_json())
    assert call.to_json()["exchanges"] is None


async def test_what_was_asked_over_http_is_kept_with_heads_and_times(make, origin: str):
    call = await called(make({"kind": "http", "method": "GET", "url": f"{origin}/a?q={CANARY}"}))
    (exchange,) = exchanges_of((call.detail or {})["exchanges"])
    assert exchange.url == f"{origin}/a?q=•••KEY•••"
    assert (exchange.method, exchange.status, exchange.try_number) == ("GET", 200, 1)
    assert ("content-type", "text/plain") in [(n.lower(), v) for n, v in exchange.response_headers]
    assert exchange.timings.total_s > 0
    body = exchange.response_body
    assert body is not None
    assert (body.text, body.size_bytes, body.is_whole) == ("x" * MAX_BODY, 30_000, False)
    assert CANARY not in json.dumps(call.to_json())


def test_pieces_of_what_was_printed_are_joined_and_the_last_ones_kept():
    printed = PrintedText()
    assert printed.to_json() is None
    for stream, text in (("stdout", "a"), ("stdout", "b"), ("stderr", "c"), ("stdout", "d")):
        printed.add(stream, text)
    assert printed.to_json() == {"text": [["stdout", "ab"], ["stderr", "c"], ["stdout", "d"]]}
    for number in range(5):
        printed.add("stdout", str(number) * MAX_PRINTED)
        assert len(printed._pieces) < 8
    printed.add("stderr", "end")
    kept = printed.to_json()
    assert kept == {
        "text": [["stdout", "4" * (MAX_PRINTED - 3)], ["stderr", "end"]],
        "leftOut": 4 * MAX_PRINTED + 4 + 3,
    }


def test_exchange_is_read_as_it_was_kept():
    exchange = HttpExchange(
        "POST", "https://a.example/", (("a", "b"),), HttpBody("text/plain", 3, "abc"), 503, "No",
        "HTTP/2", (), HttpBody("image/png", 9, "", True, "aGVsbG8="), 9, "", True, "body",
        HttpTimings(dns_s=0.1, total_s=0.5), 2,
    )  # fmt: skip
    (again,) = exchanges_of(json.loads(json.dumps(kept_exchanges((exchange,)))))
    assert again == exchange


GOOD = {"method": "GET", "url": "u", "request_headers": [], "request_body": None}


@pytest.mark.parametrize(
    "odd",
    [
        None, 7, [7], [{}], [{**GOOD, "status": "x"}], [{**GOOD, "timings": {"total_s": 1e999}}],
        [{**GOOD, "timings": {"dns_s": -1}}], [{**GOOD, "request_headers": [["a"]]}],
        [{**GOOD, "failed_in": "nowhere"}],
    ],
)  # fmt: skip
def test_what_a_stranger_wrote_is_left_out(odd: object):
    assert exchanges_of(odd) == ()
    assert len(exchanges_of([GOOD])) == 1
    assert printed_of(odd).pieces == ()
    assert printed_of({"text": odd}).pieces == ()
