"""The whole lifecycle against a bare pipe round trip (pipe_echo.py) and the worker's own; medians.

Limits: a warm no-op tool's whole lifecycle, all six stages with history and count, at most 10 x
what its worker takes for the call; 100 calls of 100 ms at concurrency 5 at most 1.05 x the ideal
2 s.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import aclosing
from pathlib import Path

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
        lifecycle_s, hundred_s = asyncio.run(_measure(Path(folder)))
    over_worker, over_ideal = lifecycle_s / worker_s, hundred_s / 2
    print(f"bare pipe round trip, asyncio  {bare_s * 1e3:8.3f} ms")
    print(
        f"the worker's own, blocking     {worker_s * 1e3:8.3f} ms  {worker_s / bare_s:6.1f} x bare"
    )
    over_bare = lifecycle_s / bare_s
    print(f"whole lifecycle, warm no-op    {lifecycle_s * 1e3:8.3f} ms  {over_bare:6.1f} x bare")
    print(f"  against the worker's own     {over_worker:20.1f} x (10)")
    durable_s = _durable_write_s()
    less_s = lifecycle_s - durable_s
    print(f"bare durable write             {durable_s * 1e3:8.3f} ms")
    print(f"  lifecycle but for one such   {less_s * 1e3:8.3f} ms  {less_s / worker_s:6.1f} x")
    print(f"100 calls of 100 ms, 5 at once {hundred_s:8.3f} s   {over_ideal:6.3f} x (1.05)")


async def _measure(folder: Path) -> tuple[float, float]:
    paths = AppPaths.of(folder / "data")
    for name, code in (("noop", NOOP), ("wait", WAIT)):
        _write_tool(paths.workspace_dir, name, code)
    app = build_app(paths)
    await app.load()
    await app.open_database()
    try:
        return await _lifecycle_s(app), await _hundred_s(app)
    finally:
        await app.close()


def _durable_write_s() -> float:
    """What a call waits for before its end is told: a row in SQLite, synced."""
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


def _write_tool(workspace: Path, name: str, code: str) -> None:
    for folder in ("tools", "python"):
        (workspace / folder).mkdir(parents=True, exist_ok=True)
    (workspace / "python" / f"{name}.py").write_text(code, encoding="utf-8")
    source = {"kind": "python", "file": f"python/{name}.py", "function": name}
    file = workspace / "tools" / f"{name}.json"
    file.write_text(json.dumps({"name": name, "source": source, "input_schema": _any_object()}))


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


async def _lifecycle_s(app: App) -> float:
    text = _text(("noop", {}))
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
