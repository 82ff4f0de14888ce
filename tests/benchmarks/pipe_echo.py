"""The bare pipe round trip: a newline to a child process and back, and nothing else.

Twice: with blocking os.write and os.read, and with asyncio's own subprocess streams, write and
readline. The child blocks in both. No JSON and none of our code.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import sys
import time

ROUNDS = 3_000
_WORDS = (sys.executable, "-c", "import os\nwhile data := os.read(0, 1): os.write(1, data)")


def blocking_round_trip_s() -> float:
    """The median of many, with nothing but two system calls on our side."""
    pipe = subprocess.PIPE
    with subprocess.Popen(_WORDS, stdin=pipe, stdout=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        to_child, from_child = process.stdin.fileno(), process.stdout.fileno()
        times = [_round_s(to_child, from_child) for _ in range(ROUNDS)]
    return statistics.median(times[ROUNDS // 10 :])


def bare_round_trip_s() -> float:
    """The median of many from asyncio, as a program has it that does other things meanwhile."""
    return statistics.median(asyncio.run(_rounds_s())[ROUNDS // 10 :])


def _round_s(to_child: int, from_child: int) -> float:
    began = time.perf_counter()
    os.write(to_child, b"\n")
    os.read(from_child, 1)
    return time.perf_counter() - began


async def _rounds_s() -> list[float]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*_WORDS, stdin=pipe, stdout=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    times = []
    for _ in range(ROUNDS):
        began = time.perf_counter()
        process.stdin.write(b"\n")
        await process.stdout.readline()
        times.append(time.perf_counter() - began)
    process.stdin.close()
    await process.wait()
    return times
