"""The real program on a virtual screen: make an HTTP tool by keyboard, save it, get an answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest


class _Weather(BaseHTTPRequestHandler):
    """Answers every request with its own path."""

    def do_GET(self) -> None:
        body = json.dumps({"asked": self.path, "degrees": 21}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server_url() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Weather) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_tool_made_by_keyboard_answers(
    drive: Callable[..., dict[str, Any]], server_url: str, tmp_path: Path
) -> None:
    seen = drive("drive_tool_editor.py", server_url)
    assert f"--url {server_url}/now/city" in seen["preview"]
    assert json.loads(seen["result"]) == {"asked": "/now/Oslo", "degrees": 21}
    assert {"Connect", "First byte"} <= {each.split(":")[0] for each in seen["phases"]}
    assert seen["exit_code"] == 0
    file = tmp_path / "data" / "workspace" / "tools" / "weather.json"
    assert (
        json.loads(file.read_text(encoding="utf-8"))["source"]["url"] == server_url + "/now/{city}"
    )
