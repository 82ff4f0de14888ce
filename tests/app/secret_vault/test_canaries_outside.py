"""The same secrets in HTTP requests and in the environment of commands."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.usage.events.event_lines import lines_of
from tooldesk.usage.lifecycle import CallFinished, LifecycleStage, StageFailed, StageFinished

COMMAND = """
import os, sys, time
values = [v for k, v in os.environ.items() if k.startswith("CANARY")]
sys.stdout.write("out " + " ".join(values)); sys.stdout.flush()
sys.stderr.write("err " + repr(values)); sys.stderr.flush()
print("ready", flush=True)
if sys.argv[1] == "failure":
    sys.exit(" ".join(values))
if sys.argv[1] in ("timeout", "cancel"):
    time.sleep(600)
"""


def write(app: App, name: str, **fields: object) -> None:
    file = app.paths.workspace_dir / "tools" / f"{name}.json"
    file.write_text(json.dumps({"name": name, "permission": "allow", **fields}))


@pytest.fixture
async def armed(app: App, secret_service, ascii_canaries) -> App:
    await ascii_canaries.store(app)
    return app


@pytest.fixture
async def echo_url() -> AsyncIterator[str]:
    """A server that answers with all it was sent; under /slow never, under /broken halfway."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await reader.readuntil(b"\r\n\r\n")
        if b"/slow" in asked:
            await reader.read()
        elif b"/moved" in asked:
            target = asked.split(b" ")[1].replace(b"/moved", b"/good")
            writer.write(b"HTTP/1.1 307 Moved\r\nContent-Length: 0\r\nLocation: " + target)
            writer.write(b"\r\n\r\n")
        elif b"/broken" in asked:
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 99999\r\n\r\n" + asked)
        else:
            status = b"401 No" if b"/refused" in asked else b"200 OK"
            length = str(len(asked)).encode()
            writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Type: text/plain\r\n")
            writer.write(b"Content-Length: " + length + b"\r\n\r\n" + asked)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()


async def test_requests_leave_no_secret(
    armed: App, ascii_canaries, events_of, echo_url: str, hand_out
):
    basic = {"kind": "basic", "username": "user", "password_env_var": "CANARY_1"}
    ways = ("good", "refused", "broken", "slow", "moved")
    for name in ways:
        source = {
            "kind": "http",
            "method": "POST",
            "url": f"{echo_url}/{name}",
            "query": {"key": "${CANARY_2}"},
            "headers": {"X-Key": "${CANARY_3}"},
            "auth": basic,
            "body": {"kind": "json", "value": {"key": "so ${CANARY_4}"}},
        }
        names = ("CANARY_1", "CANARY_2", "CANARY_3", "CANARY_4")
        variables = [{"name": each} for each in names]
        write(armed, name, source=source, env_vars=variables, timeout_s=2, cache={"enabled": True})
    await armed.workspace.load()
    await hand_out(armed)
    seen = []
    for name in ways:
        seen += await events_of(armed, name)
    results = [each.result for each in seen if isinstance(each, CallFinished)]
    assert [each.is_error for each in results] == [False, True, True, True, False]
    ends = [each for each in seen if isinstance(each, StageFinished | StageFailed)]
    asked = [each.exchanges for each in ends if each.stage is LifecycleStage.EXECUTE]
    assert [len(each) for each in asked] == [1, 1, 1, 1, 2]
    for (exchange, *_), name in zip(asked, ways, strict=True):
        assert exchange.url == f"{echo_url}/{name}?key=•••CANARY_2•••"
        headers = dict(exchange.request_headers)
        assert headers["X-Key"] == "•••CANARY_3•••"
        assert headers["Authorization"] == "Basic user:•••CANARY_1•••"
        assert json.loads(exchange.request_body.text) == {"key": "so •••CANARY_4•••"}
    lines = [line for each in seen for line in lines_of(each)]
    assert sum("request   POST" in line for line in lines) == 6
    ascii_canaries.assert_clean("\n".join(lines))
    shown = ascii_canaries.assert_events_are_clean(seen)
    assert all(f"•••CANARY_{at}•••" in shown for at in (1, 2, 3, 4))
    await ascii_canaries.assert_no_file_holds_any(armed)


async def test_commands_leave_no_secret(
    armed: App, ascii_canaries, events_of, tmp_path: Path, hand_out
):
    script = tmp_path / "command.py"
    script.write_text(COMMAND)
    write(
        armed,
        "command",
        source={"kind": "shell", "command": [sys.executable, str(script), "{way}"]},
        input_schema={"type": "object", "properties": {"way": {"type": "string"}}},
        env_vars=ascii_canaries.variables,
        timeout_s=2,
        cache={"enabled": True},
    )
    await armed.workspace.load()
    await hand_out(armed)
    seen = []
    for way in ("success", "failure", "timeout", "cancel"):
        seen += await events_of(armed, "command", way=way)
    results = [each.result for each in seen if isinstance(each, CallFinished)]
    assert [each.is_error for each in results] == [False, True, True]
    shown = ascii_canaries.assert_events_are_clean(seen)
    assert all(f"•••{name}•••" in shown for name in ascii_canaries.values)
    await ascii_canaries.assert_no_file_holds_any(armed)
