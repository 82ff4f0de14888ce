"""The whole lifecycle against a bare pipe round trip (pipe_echo.py) and the worker's own; medians.

Limits: a warm no-op tool's whole lifecycle, all six stages with history and count, at most 10 x
the bare round trip; with a usage limit at most 1.5 x a durable write of SQLite; answered from the
cache quicker than run; 100 calls of 100 ms at concurrency 5 at most 1.05 x the ideal 2 s. What a
bare round trip takes is ten times as much on a quiet machine, where one process wakes the processor
of the other, as on a busy one, where they share one; the ratio to it means something on the first.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Mapping
from contextlib import aclosing
from pathlib import Path
from types import MappingProxyType

sys.path.insert(0, str(Path(__file__).parent))

from bench_worker import worker_round_trip_s
from pipe_echo import bare_round_trip_s

from tooldesk.bootstrap import App, build_app
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import UsageFinished

NOOP = 'def noop() -> None:\n    """Do nothing."""\n'
WAIT = 'import time\n\n\ndef wait(n: int) -> None:\n    """Wait."""\n    time.sleep(0.1)\n'
ROUNDS = 400


def main() -> None:
    """Print both ratios."""
    bare_s, worker_s = bare_round_trip_s(), worker_round_trip_s()
    with tempfile.TemporaryDirectory() as folder:
        lifecycle_s, limited_s, hit_s, hundred_s = asyncio.run(_measure(Path(folder)))
    over_worker, over_ideal = lifecycle_s / worker_s, hundred_s / 2
    print(f"bare pipe round trip, asyncio  {bare_s * 1e3:8.3f} ms")
    print(
        f"the worker's own, blocking     {worker_s * 1e3:8.3f} ms  {worker_s / bare_s:6.1f} x bare"
    )
    over_bare = lifecycle_s / bare_s
    print(f"whole lifecycle, warm no-op    {lifecycle_s * 1e3:8.3f} ms  {over_bare:6.1f} x (10)")
    print(f"  against the worker's own     {over_worker:20.1f} x")
    print(f"  answered from the cache      {hit_s * 1e3:8.3f} ms  {hit_s / lifecycle_s:6.2f} x (1)")
    durable_s = _durable_write_s()
    print(f"bare durable write             {durable_s * 1e3:8.3f} ms")
    over_durable = limited_s / durable_s
    print(f"  lifecycle with a usage limit {limited_s * 1e3:8.3f} ms  {over_durable:6.2f} x (1.5)")
    print(f"100 calls of 100 ms, 5 at once {hundred_s:8.3f} s   {over_ideal:6.3f} x (1.05)")


async def _measure(folder: Path) -> tuple[float, float, float, float]:
    paths = AppPaths.of(folder / "data")
    for name, code in (("noop", NOOP), ("wait", WAIT)):
        _write_tool(paths.workspace_dir, name, code)
    limited: dict[str, object] = {"max_usage_count": 1_000_000}
    _write_tool(paths.workspace_dir, "limited", NOOP.replace("noop", "limited"), limited)
    cached: dict[str, object] = {"cache": {"enabled": True}}
    _write_tool(
        paths.workspace_dir,
        "cached",
        NOOP.replace("noop() -> None", "cached() -> int").replace('"""\n', '"""\n    return 1\n'),
        cached,
    )
    app = build_app(paths)
    await app.load()
    await app.open_database()
    try:
        each_s = [await _lifecycle_s(app, name) for name in ("noop", "limited", "cached")]
        return each_s[0], each_s[1], each_s[2], await _hundred_s(app)
    finally:
        await app.close()


def _durable_write_s() -> float:
    """What a call of a tool with a limit waits for before it runs: a row in SQLite, synced."""
    with tempfile.TemporaryDirectory() as folder:
        connection = sqlite3.connect(Path(folder) / "bare.db", isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE calls (words TEXT)")
        times = []
        for _ in range(ROUNDS):
            began = time.perf_counter()
            connection.execute("INSERT INTO calls VALUES (?)", ("x" * 500,))
            times.append(time.perf_counter() - began)
        connection.close()
    return statistics.median(times)


def _write_tool(
    workspace: Path, name: str, code: str, more: Mapping[str, object] = MappingProxyType({})
) -> None:
    for folder in ("tools", "python"):
        (workspace / folder).mkdir(parents=True, exist_ok=True)
    (workspace / "python" / f"{name}.py").write_text(code, encoding="utf-8")
    source = {"kind": "python", "file": f"python/{name}.py", "function": name}
    file = workspace / "tools" / f"{name}.json"
    fields = {"name": name, "source": source, "input_schema": _any_object(), **more}
    file.write_text(json.dumps(fields))


def _any_object() -> dict[str, object]:
    return {"type": "object", "properties": {"n": {"type": "integer"}}}


def _text(*calls: tuple[str, dict[str, int]]) -> str:
    bodies = (json.dumps({"name": name, "arguments": arguments}) for name, arguments in calls)
    return "\n".join(f"<tool_call>{body}</tool_call>" for body in bodies)


async def _run(app: App, text: str) -> UsageFinished:
    async with aclosing(app.usage.run(text)) as events:
        async for event in events:
            if isinstance(event, UsageFinished):
                assert not any(result.is_error for result in event.results), event.results
                return event
    raise AssertionError("no end")


async def _lifecycle_s(app: App, name: str) -> float:
    text = _text((name, {}))
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        await _run(app, text)
        times.append(time.perf_counter() - began)
    return statistics.median(times[ROUNDS // 10 :])


async def _hundred_s(app: App) -> float:
    await _run(app, _text(*(("wait", {"n": -n}) for n in range(1, 6))))
    text = _text(*(("wait", {"n": n}) for n in range(100)))
    times = []
    for _ in range(3):
        began = time.perf_counter()
        await _run(app, text)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


if __name__ == "__main__":
    main()
