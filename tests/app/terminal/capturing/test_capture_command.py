"""`tooldesk capture`, as a person or a program starts it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx2
import pytest

CHUNK = {"object": "chat.completion.chunk", "model": "m-1"}
KEY = "sk-canary-1234567890"


class Api(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        text = 'I look. <tool_call>{"name": "ping", "arguments": {"n": 1}}</tool_call>'
        delta = {"index": 0, "delta": {"content": text}, "finish_reason": "stop"}
        body = f"data: {json.dumps(CHUNK | {'choices': [delta]})}\n\ndata: [DONE]\n\n".encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words: object) -> None:
        """Nothing."""


@pytest.fixture
def upstream() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Api) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()
        serving.join()


def test_exchange_is_printed_and_kept_until_somebody_ends_it(upstream: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    words = ["capture", "--upstream", upstream, "--json", "--keep", str(kept)]
    words += ["--data-dir", str(tmp_path), "--workspace", str(tmp_path)]
    with subprocess.Popen(
        [sys.executable, "-m", "tooldesk", *words], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        where = json.loads(process.stdout.readline())
        url = where["base_urls"]["openai"] + "/chat/completions"
        asked = {"model": "m-1", "tools": [{"type": "function", "function": {"name": "ping"}}]}
        headers = {"Authorization": f"Bearer {KEY}"}
        assert httpx2.post(url, json=asked, headers=headers, timeout=60).status_code == 200
        told = []
        while not told or told[-1]["type"] != "finished":
            told.append(json.loads(process.stdout.readline()))
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=60) == 0
    assert (where["type"], where["token"] in url) == ("listening", True)
    assert (told[0]["type"], told[0]["model"], told[0]["tools"]) == ("request", "m-1", ["ping"])
    assert [each["call"]["arguments"] for each in told if each["type"] == "call_completed"] == [
        {"n": 1}
    ]
    assert (told[-1]["state"], told[-1]["calls"][0]["name"]) == ("done", "ping")
    (line,) = kept.read_text(encoding="utf-8").splitlines()
    assert json.loads(line)["request"] == asked
    assert kept.stat().st_mode & 0o077 == 0
    everything = json.dumps([where, told]) + line
    assert KEY not in everything
    assert where["token"] not in line


def test_what_can_not_be_captured_is_said(terminal, tmp_path: Path) -> None:
    code, said, told = terminal("capture", "--upstream", "example.com")
    assert (code, said) == (2, "")
    assert "no URL of an API" in told
    code, _, told = terminal("capture", "--upstream", "http://127.0.0.1:1", "--keep", str(tmp_path))
    assert code == 1
    assert "can't be written" in told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device here is always full")
def test_full_disk_is_told_once_and_what_passes_goes_on(upstream: str, tmp_path: Path) -> None:
    with _capture(upstream, tmp_path, "--keep", "/dev/full") as process:
        url = _url_of(process)
        for _ in range(2):
            assert httpx2.post(url, json={"model": "m-1"}, timeout=60).status_code == 200
        process.send_signal(signal.SIGINT)
        told = process.communicate(timeout=60)[1]
        assert (process.returncode, told.count("can't be written")) == (0, 1), told
        assert "Traceback" not in told


def test_capture_ends_when_nobody_reads_it_any_more(upstream: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    with _capture(upstream, tmp_path, "--keep", str(kept)) as process:
        url = _url_of(process)
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert httpx2.post(url, json={"model": "m-1"}, timeout=60).status_code == 200
        assert process.wait(timeout=60) == 0
        assert "Traceback" not in process.stderr.read()
    assert len(kept.read_text(encoding="utf-8").splitlines()) == 1


def _capture(upstream: str, folder: Path, *words: str) -> subprocess.Popen[str]:
    folders = ("--data-dir", str(folder), "--workspace", str(folder))
    said = ("capture", "--upstream", upstream, "--json")
    return subprocess.Popen(
        [sys.executable, "-m", "tooldesk", *said, *words, *folders],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def _url_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    where = json.loads(process.stdout.readline())
    return f"{where['base_urls']['openai']}/chat/completions"
