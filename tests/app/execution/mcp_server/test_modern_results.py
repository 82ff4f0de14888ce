"""What a server of the newest protocol may say, and may leave out, of its answers."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any, ClassVar

import pytest

ECHO = {"name": "echo", "description": "Say it.", "inputSchema": {"type": "object"}}
DISCOVERED = {
    "supportedVersions": ["2026-07-28"],
    "capabilities": {"tools": {}},
    "serverInfo": {"name": "modern", "version": "1"},
}


class Handler(BaseHTTPRequestHandler):
    """One that names no type of any result; how long its list holds is the test's."""

    ttl_ms = 0
    asked: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append(message["method"])
        lasts = {"ttlMs": self.ttl_ms, "cacheScope": "private"}
        results: dict[str, Any] = {
            "server/discover": {**DISCOVERED, **lasts},
            "tools/list": {"tools": [ECHO], **lasts},
            "tools/call": {"content": [{"type": "text", "text": "whole"}]},
        }
        answer = {"jsonrpc": "2.0", "id": message["id"], "result": results[message["method"]]}
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def modern(desk: Any) -> Iterator[Callable[[int], None]]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()

    def lists_for(ttl_ms: int) -> None:
        Handler.ttl_ms, Handler.asked = ttl_ms, []
        url = f"http://127.0.0.1:{server.server_port}/mcp"
        desk.write_servers({"now": {"url": url, "tooldesk": {"allow_private_hosts": True}}})

    yield lists_for
    server.shutdown()
    thread.join(10)
    server.server_close()


async def test_result_without_a_type_is_a_whole_one(desk: Any, modern: Callable[..., None]) -> None:
    modern(0)
    await desk.open()
    await desk.take("now")
    assert desk.app.servers.status("now").protocol == "2026-07-28"
    assert (await desk.call("now_echo")).joined_text == "whole"
    received = [each.text for each in desk.app.servers.log("now").lines() if "whole" in each.text]
    assert "resultType" not in received[0]


@pytest.mark.parametrize(("ttl_ms", "lists"), [(0, 1), (1, 3), (3_600_000, 1)])
async def test_list_is_read_again_once_its_time_is_over(
    desk: Any, modern: Callable[..., None], ttl_ms: int, lists: int
) -> None:
    modern(ttl_ms)
    await desk.open()
    await desk.take("now")
    for _ in range(2):
        assert (await desk.call("now_echo")).joined_text == "whole"
    assert min(Handler.asked.count("tools/list"), 3) == lists
