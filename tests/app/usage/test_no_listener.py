"""Threat 11: nothing of Tooldesk takes connections, whatever runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import aclosing
from pathlib import Path
from socket import AF_INET, SOCK_DGRAM, create_server, socket

import pytest

from tooldesk.bootstrap import App
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.usage.lifecycle import OutputStreamed, UsageFinished

LISTEN = "import socket\ns = socket.create_server(('127.0.0.1', 0))\nprint(1, flush=True)\ninput()"
HOLD = """
import os, time


def hold(until: str) -> None:
    'Hold on.'
    print('runs', flush=True)
    while not os.path.exists(until):
        time.sleep(0.005)
"""
SHELL = 'echo runs; until [ -e "$1" ]; do sleep 0.01; done'


def test_what_listens_is_found_in_this_process_and_in_those_it_started(
    listening: Callable[[], list[str]],
):
    assert listening() == []
    with create_server(("127.0.0.1", 0)):
        assert len(listening()) == 1
    with socket(AF_INET, SOCK_DGRAM) as datagrams:
        datagrams.bind(("127.0.0.1", 0))
        assert len(listening()) == 1
    with subprocess.Popen(
        ["sh", "-c", '"$0" -c "$1"', sys.executable, LISTEN],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as child:
        assert child.stdout is not None
        child.stdout.readline()
        assert len(listening()) == 1
        child.communicate(b"\n")


async def say_yes(_request: PermissionRequest) -> Answer:
    return Answer.ONCE


@pytest.fixture
async def answering() -> AsyncIterator[socket]:
    """A server for the HTTP tool, in this process; it takes the connection and says nothing."""
    with create_server(("127.0.0.1", 0)) as server:
        server.setblocking(False)
        yield server


async def test_no_socket_listens_while_tools_of_every_kind_run(
    app: App,
    write_tool: Callable[..., Path],
    answering: socket,
    listening: Callable[[], list[str]],
):
    until = str(app.workspace.folder / "go")
    write_tool("hold", HOLD, permission="allow")
    url = f"http://127.0.0.1:{answering.getsockname()[1]}/"
    sources = {
        "wait": {"kind": "shell", "command": ["sh", "-c", SHELL, "sh", until]},
        "fetch": {"kind": "http", "url": url, "allow_private_hosts": True},
    }
    for name, source in sources.items():
        definition = {"name": name, "source": source, "permission": "allow", "timeout_s": 2}
        file = app.workspace.tools_dir / f"{name}.json"
        file.write_text(json.dumps(definition), encoding="utf-8")
    await app.workspace.load()
    await app.open_database()
    calls = [{"name": "hold", "arguments": {"until": until}}]
    calls += [{"name": name, "arguments": {}} for name in sources]
    seen: list[list[str]] = []
    async with aclosing(app.usage.run(json.dumps(calls), ask=say_yes)) as events:
        async for event in events:
            if isinstance(event, OutputStreamed):
                seen.append(listening())
                if len(seen) == 2:
                    Path(until).touch()  # noqa: ASYNC240 - one small file
    assert isinstance(event, UsageFinished)
    own = f"of process {os.getpid()}"
    assert len(seen) == 2, event.results
    assert all(len(each) == 1 and each[0].endswith(own) for each in seen), "the test's own server"
