"""A thousand calls of all kinds and all ends, five at a time, and nothing of them is left."""

from __future__ import annotations

import asyncio
import json
import os
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import aclosing
from itertools import chain, cycle, islice, repeat
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App, build_app
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.lifecycle import LifecycleStage, StageStarted, UsageFinished
from tooldesk.usage.stops import Stops

KINDS = ("function", "sandboxed_function", "command", "sandboxed_command", "request")
SHARES = {"ok": 100, "error": 50, "crash": 20, "hang": 10, "cancel": 20}
AT_ONCE = 20
CODE = """
import os, time

def ok(n: int) -> int:
    return n

def error(n: int) -> int:
    raise ValueError(n)

def crash(n: int) -> int:
    os._exit(3)

def hang(n: int) -> int:
    if os.fork() == 0:
        os.setsid()
    time.sleep(86_499)

def meet(n: int) -> int:
    open(f"met-{n}", "w").close()
    until = time.monotonic() + 30
    while len([name for name in os.listdir(".") if name.startswith("met-")]) < 5:
        assert time.monotonic() < until
        time.sleep(0.01)
    return n
"""
SCRIPTS = {
    "ok": 'echo "$1"',
    "error": 'echo "$1" >&2; exit 1',
    "crash": "kill -SEGV $$",
    "hang": "setsid sleep 86499 & trap '' TERM; sleep 86499",
}


@pytest.fixture
async def server() -> AsyncIterator[str]:
    """Answers, refuses, breaks off or never answers, as its path says."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            if b"/hang" in head:
                await reader.read()
            elif b"/crash" not in head:
                status = b"200 OK" if b"/ok" in head else b"404 Not Found"
                writer.write(b"HTTP/1.1 " + status + b"\r\nContent-Length: 2\r\n\r\nhi")
                await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    server.close()
    await server.wait_closed()


@pytest.fixture
async def app(tmp_path: Path, server: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[App]:
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    app = build_app(AppPaths.of(tmp_path / "data"))
    tools = app.paths.workspace_dir / "tools"
    tools.mkdir(parents=True)
    (app.paths.workspace_dir / "code.py").write_text(CODE, encoding="utf-8")
    names = [*((kind, end) for kind in KINDS for end in SHARES), ("function", "meet")]
    for kind, end in names:
        definition = _definition(kind, end, server)
        (tools / f"{definition['name']}.json").write_text(json.dumps(definition), encoding="utf-8")
    await app.load()
    assert not app.workspace.problems
    support = await app.sandboxes.support()
    if not support.is_available:
        pytest.skip(f"NO SANDBOX HERE, so that not all kinds of calls can be made: {support}")
    await app.open_database()
    yield app
    await app.close()


def _definition(kind: str, end: str, server: str) -> JsonObject:
    does = "hang" if end == "cancel" else end
    source: JsonObject
    if kind.endswith("function"):
        source = {"file": "code.py", "function": does}
    elif kind.endswith("command"):
        source = {"kind": "shell", "command": ["sh", "-c", SCRIPTS[does], "sh", "{n}"]}
    else:
        source = {"kind": "http", "url": f"{server}/{does}/{{n}}"}
    return {
        "name": f"{kind}_{end}",
        "input_schema": {"type": "object", "properties": {"n": {"type": "integer"}}},
        "source": source,
        "permission": "allow",
        "timeout_s": 0.5 if end == "hang" else 60,
        "execution_mode": "sandboxed" if kind.startswith("sandboxed") else "native",
    }


async def _call(app: App, name: str, number: int, *, is_cancelled: bool = False) -> str:
    """How the call ended: its class of error, "ok" or "cancelled".

    Of those that are cancelled every other one ends with its whole output, the rest alone.
    """
    stops = Stops()
    run = app.usage.run_calling(ToolCalling(name, {"n": number}), stops=stops)
    async with aclosing(run) as events:
        async for event in events:
            is_execute = isinstance(event, StageStarted) and event.stage is LifecycleStage.EXECUTE
            if is_cancelled and is_execute and number % 2:
                return "cancelled"
            if is_cancelled and is_execute:
                stops.stop(0)
            if isinstance(event, UsageFinished):
                return "cancelled" if is_cancelled else event.results[0].error_class or "ok"
    raise AssertionError("the stream ended without an end")


async def _call_all(app: App, calls: list[tuple[str, str]]) -> dict[tuple[str, str], set[str]]:
    ends: dict[tuple[str, str], set[str]] = {}
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(kind: str, end: str, number: int) -> None:
        async with gate:
            ended = await _call(app, f"{kind}_{end}", number, is_cancelled=end == "cancel")
            ends.setdefault((kind, end), set()).add(ended)

    await asyncio.gather(*(one(kind, end, at) for at, (kind, end) in enumerate(calls)))
    return ends


async def test_thousand_mixed_calls_leave_nothing_and_are_counted_exactly(
    app: App, tmp_path: Path, until: Any, left_programs: Any
) -> None:
    await _call(app, "function_ok", -1)
    descriptors, tasks = len(os.listdir("/proc/self/fd")), len(asyncio.all_tasks())
    calls = list(islice(_interleaved(), 1_000))
    ends = await _call_all(app, calls)
    for kind in KINDS:
        assert ends[kind, "ok"] == {"ok"}, kind
        assert ends[kind, "hang"] == {"retriable"}, kind
        assert ends[kind, "cancel"] == {"cancelled"}, kind
        assert "ok" not in ends[kind, "error"] | ends[kind, "crash"], kind
    await _assert_counts(app)
    met = await asyncio.gather(*(_call(app, "function_meet", number) for number in range(5)))
    assert met == ["ok"] * 5, "a slot was lost: no five calls run at once any more"
    await app.workers.close()
    await until(lambda: not left_programs())
    await until(lambda: not _with_words("86499") and not _with_words(str(tmp_path)))
    await until(lambda: len(asyncio.all_tasks()) <= tasks)
    await until(lambda: len(os.listdir("/proc/self/fd")) <= descriptors)
    assert os.listdir(tmp_path / "tmp") == []
    assert _groups() == []


def _interleaved() -> chain[tuple[str, str]]:
    ends = list(chain.from_iterable(repeat(end, share) for end, share in SHARES.items()))
    # 37 has no divisor in common with 200: neighbours end in different ways
    shuffled = [ends[at * 37 % len(ends)] for at in range(len(ends))]
    return chain.from_iterable(
        ((kind, end) for kind in KINDS) for end in islice(cycle(shuffled), len(ends))
    )


async def _assert_counts(app: App) -> None:
    """Of a cancelled call history says whether it counted, which it does once it has its slot."""
    counts = await app.limits.counts()
    rows = [row for row in await app.history.latest(2_000) if row["outcome"] == "cancelled"]
    assert len(rows) == len(KINDS) * SHARES["cancel"]
    counted = Counter(
        tuple(row["tool_name"].rsplit("_", 1))
        for row in rows
        if "It counts as a use." in row["stages"]
    )
    for kind in KINDS:
        for end, share in SHARES.items():
            extra = 1 if (kind, end) == ("function", "ok") else 0
            count = counts.get(f"{kind}_{end}", 0)
            assert count == (counted[kind, end] if end == "cancel" else share + extra), (kind, end)


def _groups() -> list[Path]:
    return list(Path("/sys/fs/cgroup").glob(f"*/tooldesk-{os.getpid()}-*"))


def _with_words(words: str) -> list[str]:
    found = []
    for name in filter(str.isdigit, os.listdir("/proc")):
        try:
            if words.encode() in Path(f"/proc/{name}/cmdline").read_bytes():
                found.append(name)
        except OSError:
            continue
    return found
