"""The real program, a real keyring, a real server: a request with a secret in it is inspected."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from tooldesk.paths import AppPaths

CANARY = "wk-canary-0815-4712"
CALL = '{"name": "weather", "arguments": {"city": "Oslo"}}'


class _Weather(BaseHTTPRequestHandler):
    """Leads on from an old path, and tells the key back that it was given."""

    def do_GET(self) -> None:
        is_old = self.path.startswith("/old/")
        key = self.headers.get("Authorization", "")
        body = b"" if is_old else json.dumps({"degrees": 21, "key": key}).encode()
        self.send_response(302 if is_old else 200)
        if is_old:
            self.send_header("Location", f"/now/{self.path[5:]}")
        self.send_header("Content-Type", "application/json")
        self.send_header("X-Quota", "99")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def server_url() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _Weather) as server:
        thread = Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_request_is_shown_as_it_was_sent_with_its_secret_by_name(
    drive: Callable[..., dict[str, Any]],
    server_url: str,
    paths: AppPaths,
    trust: Callable[[Path, Path], None],
    tmp_path: Path,
) -> None:
    headers = {"Authorization": "Bearer ${WEATHER_KEY}"}
    tool = {
        "name": "weather",
        "description": "Tell the weather of a city.",
        "permission": "allow",
        "env_vars": [{"name": "WEATHER_KEY"}],
        "input_schema": {"type": "object", "properties": {"city": {"type": "string"}}},
        "source": {"kind": "http", "url": f"{server_url}/old/{{city}}", "headers": headers},
    }
    file = paths.workspace_dir / "tools" / "weather.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(tool), encoding="utf-8")
    trust(paths.data_dir, paths.workspace_dir)
    options = ["--workspace", str(paths.workspace_dir)]
    seen = drive("drive_http.py", CALL, CANARY, options=options, has_keyring=True)
    assert seen["exit_code"] == 0
    assert seen["requests"] == "2 of 2: GET /now/Oslo, 200 OK"
    assert seen["tree"] == ["degrees", "21", "key", '"Bearer •••WEATHER_KEY•••"']
    assert json.loads(seen["raw"]) == {"degrees": 21, "key": "Bearer •••WEATHER_KEY•••"}
    assert seen["Request"].startswith("GET /now/Oslo HTTP/1.1\n")
    assert "WEATHER_KEY" in seen["Request"]
    assert "X-Quota: 99" in seen["Headers"]
    assert seen["phases"] == ["Name lookup", "Connect", "TLS", "First byte", "Body"]
    assert [words for words in seen["shown"] if CANARY in words] == []
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert [path for path in files if CANARY.encode() in path.read_bytes()] == []
