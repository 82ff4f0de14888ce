"""WorkerPool against what no pool can beat: a bare pipe round trip (pipe_echo.py), and sleep.

Limits: a warm call, in a sandbox too, at most 10 x the bare round trip from asyncio; 100 calls of
100 ms at concurrency 5 at most 1.05 x the ideal 2 s; while a tool prints 100 MB the loop stalls
less than 50 ms and memory grows by less than 60 MB. Between the two stands what the worker itself
takes for a call, asked over blocking pipes.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).parent))

from pipe_echo import bare_round_trip_s, blocking_round_trip_s

from tooldesk.execution.python_worker import worker_pipes
from tooldesk.execution.python_worker.worker_pool import WorkerPool
from tooldesk.execution.sandbox.sandboxes import Sandboxes
from tooldesk.tools.python_function import __file__ as python_function
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition

TOOLS = """
import os, time

def noop():
    pass

def wait():
    time.sleep(0.1)

def flood():
    for _ in range(1000):
        os.write(1, b"All work and no play makes Jack a dull boy.\\n" * 2_326)
"""
ROUNDS = 3_000
SCRIPT = Path(worker_pipes.__file__).with_name("worker_script.py")


def main() -> None:
    """Print all figures."""
    bare_s, worker_s = bare_round_trip_s(), worker_round_trip_s()
    print(f"bare pipe round trip, blocking   {blocking_round_trip_s() * 1e3:8.3f} ms")
    print(f"bare pipe round trip, asyncio    {bare_s * 1e3:8.3f} ms")
    ratio = worker_s / bare_s
    print(f"the worker's own, blocking pipes {worker_s * 1e3:8.3f} ms   {ratio:5.1f} x")
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "tools.py").write_text(TOOLS, encoding="utf-8")
        asyncio.run(_measure(Path(folder), bare_s))


def worker_round_trip_s() -> float:
    """Median of a call of a function that does nothing, asked over blocking pipes."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tools.py"
        file.write_text(TOOLS, encoding="utf-8")
        request = {"id": 1, "op": "call", "file": str(file), "function": "noop", "env": {}}
        line = json.dumps({**request, "arguments": {}, "cwd": folder}).encode() + b"\n"
        return _blocking_rounds_s(line)


def _blocking_rounds_s(line: bytes) -> float:
    to_read, requests = os.pipe()
    to_watch, lifeline = os.pipe()
    replies, to_write = os.pipe()
    theirs = (to_read, to_write, to_watch)
    command = [sys.executable, str(SCRIPT), *map(str, theirs), str(Path(python_function).parent)]
    with subprocess.Popen(command, pass_fds=theirs, start_new_session=True) as process:
        for descriptor in theirs:
            os.close(descriptor)
        with open(replies, "rb") as answers:
            answers.readline()
            times = [_blocking_round_s(requests, line, answers) for _ in range(ROUNDS)]
        os.close(requests)
        process.wait()
        os.close(lifeline)
    return statistics.median(times[ROUNDS // 10 :])


def _blocking_round_s(requests: int, line: bytes, answers: IO[bytes]) -> float:
    began = time.perf_counter()
    os.write(requests, line)
    answers.readline()
    return time.perf_counter() - began


async def _measure(folder: Path, bare_s: float) -> None:
    pool = WorkerPool()

    async def call(function: str, context: ToolContext | None = None) -> float:
        source = PythonSource(file="tools.py", function=function)
        began = time.perf_counter()
        result = await pool.call(source, {}, context or ToolContext(), 60, folder)
        assert not result.is_error, result
        return time.perf_counter() - began

    try:
        started_s = await call("noop")
        warm_s = statistics.median([await call("noop") for _ in range(ROUNDS)][ROUNDS // 10 :])
        ratio = warm_s / bare_s
        took = f"{warm_s * 1e3:8.3f} ms   {ratio:5.1f} x"
        print(f"WorkerPool.call, warm            {took}  (limit 10 x)")
        bare_start_s = _bare_start_s()
        ratio = started_s / bare_start_s
        print(f"first call, cold                 {started_s * 1e3:8.1f} ms   {ratio:5.1f} x python")
        await _print_sandboxed(pool, folder, bare_s, started_s)
        await pool.warm_up(5)
        await _print_concurrency(call)
        await _print_flood(call)
    finally:
        await pool.close()


async def _print_sandboxed(
    pool: WorkerPool, folder: Path, bare_s: float, native_start_s: float
) -> None:
    """The same call in a sandbox, whose rules are looked up for every call."""
    sandboxes = Sandboxes(folder / "data" / "sandboxes", folder / "data", folder)
    support = await sandboxes.support()
    if not support.is_available:
        print(f"sandboxed calls                  {support.summary}")
        return
    source = {"file": "tools.py", "function": "noop"}
    definition = ToolDefinition.model_validate(
        {"name": "noop", "source": source, "execution_mode": "sandboxed"}
    )

    async def call() -> float:
        began = time.perf_counter()
        kept = await sandboxes.confine(definition)
        assert kept is not None
        assert isinstance(definition.source, PythonSource)
        result = await pool.call(definition.source, {}, ToolContext(), 60, folder, kept)
        assert not result.is_error, result
        return time.perf_counter() - began

    start_s = await call()
    warm_s = statistics.median([await call() for _ in range(ROUNDS // 10)])
    ratio = warm_s / bare_s
    print(f"the same in a sandbox, warm      {warm_s * 1e3:8.3f} ms   {ratio:5.1f} x  (limit 10 x)")
    ratio = start_s / native_start_s
    print(f"first call in a sandbox, cold    {start_s * 1e3:8.1f} ms   {ratio:5.1f} x native")


def _bare_start_s() -> float:
    times = []
    for _ in range(10):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        times.append(time.perf_counter() - began)
    return statistics.median(times)


async def _print_concurrency(call) -> None:
    gate = asyncio.Semaphore(5)

    async def one() -> None:
        async with gate:
            await call("wait")

    began = time.perf_counter()
    await asyncio.gather(*(one() for _ in range(100)))
    took_s = time.perf_counter() - began
    print(
        f"100 calls of 100 ms, 5 at once   {took_s:8.3f} s    {took_s / 2:5.3f} x  (limit 1.05 x)"
    )


async def _print_flood(call) -> None:
    shown: list[str] = []
    stalls: list[float] = []
    watching = asyncio.create_task(_note_stalls(stalls))
    before_mb = _peak_mb()
    took_s = await call("flood", ToolContext(on_output=lambda stream, text: shown.append(text)))
    grown_mb = _peak_mb() - before_mb
    watching.cancel()
    shown_mb = sum(map(len, shown)) / 1e6
    print(f"100 MB of output                 {took_s:8.3f} s    {shown_mb:5.1f} MB shown")
    print(f"  longest stall of the loop      {max(stalls) * 1e3:8.1f} ms   (limit 50 ms)")
    print(f"  growth of memory               {grown_mb:8.1f} MB   (limit 60 MB)")


async def _note_stalls(stalls: list[float]) -> None:
    last = time.perf_counter()
    while True:
        await asyncio.sleep(0)
        now = time.perf_counter()
        stalls.append(now - last)
        last = now


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


if __name__ == "__main__":
    main()
