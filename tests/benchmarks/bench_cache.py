"""The cache against bare sqlite3 doing the same on a thread; medians of interleaved runs.

Limits: reading a result of 1 KB at most 3 times a bare SELECT and one hop to its thread, storing
one at most 4 times a bare INSERT at the same durability.
"""

from __future__ import annotations

import asyncio
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult

READS, WRITES = 2_000, 200
READ_LIMIT, WRITE_LIMIT = 3.0, 4.0
TEXT = "x" * 1_000
DEFINITION = ToolDefinition(
    name="add", source=PythonSource(file="x.py", function="f"), cache=CachePolicy(enabled=True)
)
FINGERPRINT = {f"part {number}": f"{number:064x}" for number in range(8)}

Job = Callable[[int], Awaitable[object]]


def main() -> int:
    """Measure and print; 1 when a limit is not kept."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder)))


async def _measure(folder: Path) -> int:
    database = Database(folder / "ours.db")
    cache = CacheHandler(database, RowOwner(folder))
    good = ToolResult((TextContent(TEXT),))
    await cache.store(DEFINITION, {"n": 0}, good, FINGERPRINT)
    with ThreadPoolExecutor(max_workers=1) as thread:
        bare = _Bare(folder / "bare.db", thread)
        await bare.run(bare.open)
        await bare.store(0)
        reads = await _medians(
            READS, lambda _: cache.read(DEFINITION, {"n": 0}, FINGERPRINT), bare.read
        )
        writes = await _medians(
            WRITES,
            lambda number: cache.store(DEFINITION, {"n": number}, good, FINGERPRINT),
            bare.store,
        )
        await bare.run(bare.close)
    await database.close()
    kept = [_is_kept("read 1 KB", *reads, READ_LIMIT), _is_kept("store 1 KB", *writes, WRITE_LIMIT)]
    return 0 if all(kept) else 1


class _Bare:
    """What the same costs with nothing around it: a connection, and the hop to its thread."""

    def __init__(self, path: Path, thread: ThreadPoolExecutor) -> None:
        self._path, self._thread = path, thread

    async def run(self, job: Callable[[], object]) -> object:
        return await asyncio.wrap_future(self._thread.submit(job))

    def open(self) -> None:
        self._connection = sqlite3.connect(self._path, isolation_level=None)
        for statement in (
            "PRAGMA journal_mode=WAL",
            "PRAGMA synchronous=FULL",
            "CREATE TABLE entries (key TEXT PRIMARY KEY, result TEXT)",
        ):
            self._connection.execute(statement)

    def close(self) -> None:
        self._connection.close()

    async def read(self, _number: int) -> object:
        question = "SELECT result FROM entries WHERE key = ?"
        return await self.run(lambda: self._connection.execute(question, ("n0",)).fetchone())

    async def store(self, number: int) -> object:
        row = (f"n{number}", TEXT)
        order = "INSERT OR REPLACE INTO entries VALUES (?, ?)"
        return await self.run(lambda: self._connection.execute(order, row))


async def _medians(rounds: int, ours: Job, bare: Job) -> tuple[float, float]:
    times: tuple[list[float], list[float]] = ([], [])
    for number in range(rounds):
        for job, kept in zip((ours, bare), times, strict=True):
            began = time.perf_counter()
            await job(number)
            kept.append(time.perf_counter() - began)
    return statistics.median(times[0]), statistics.median(times[1])


def _is_kept(words: str, ours_s: float, bare_s: float, limit: float) -> bool:
    ratio = ours_s / bare_s
    ours_us, bare_us = ours_s * 1e6, bare_s * 1e6
    print(f"{words:12} {ours_us:7.0f} µs, bare {bare_us:7.0f} µs  {ratio:5.1f} x ({limit:g})")
    return ratio <= limit


if __name__ == "__main__":
    sys.exit(main())
