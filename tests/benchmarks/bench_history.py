"""History with many rows: pages, the cost of recording a call, and what a call takes on disk.

Limits: a page of 100,000 and of 1,000,000 calls under 50 ms, any search under 150 ms; the list of
all in any order, which the window does not wait for, at most 4 µs of the processor a call; at most
40 MB more memory after pages of all are read; recording a call, which is its row before it runs and
its end, at most 1.1 times as long with 1,000,000 rows as with none, as work and as time; at most
400 bytes a plain call; counts and percentiles, which no call waits for, at most 15 µs of the
processor a call. Of pages and searches its time counts, too, of all times the least of several.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from sqlite3 import Connection
from statistics import median

from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.selection import NameIndex, select
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation_result import Validation
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.search_statements import ADD_WORDS
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_figures import By, figures_of
from tooldesk.usage.history.call_filter import FAILED, CallFilter, CallOrder
from tooldesk.usage.history.call_index import detail_in
from tooldesk.usage.history.call_record import CallRecord, WrittenOutput
from tooldesk.usage.history.call_words import words_of
from tooldesk.usage.history.history import History
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.messages.call_answer import answer_of
from tooldesk.usage.messages.message_forms import form_of
from tooldesk.usage.stage_report import StageReport

MANY, ROWS_OF_PAGES, ROWS_MADE, ROWS_OF_A_DAY = 1_000_000, 100_000, 20_000, 100_000
PAGE_LIMIT_S, SEARCH_LIMIT_S, RATIO_LIMIT, BYTES_LIMIT = 0.05, 0.15, 1.1, 400
FIGURES_LIMIT_US, LIST_LIMIT_US, MEMORY_LIMIT_MB = 15, 4, 40
PAGE, PAGES_LOOKED_AT = 64, 1_000
SEARCHES = (
    *("w17", "weather", "get weather w5*", '"get mail" w3', "tool call w99 -w98"),
    *("w*", "w1*", "mail weather w*", "w* send w2*", "w* q*", "w17 w1*", "mail* weather*"),
)
CALLS, ROUNDS = 100, 5
BYS: tuple[By, ...] = ("tool", "day")
TOOLS = [f"{verb}_{thing}" for verb in ("get", "send") for thing in ("mail", "weather", "file")]
DEFINITIONS = {
    name: ToolDefinition(
        name=name,
        source=PythonSource(file="tools.py", function=name),
        input_schema={"query": "string"},
    )
    for name in TOOLS
}
EXPLANATIONS = {
    LifecycleStage.SELECT: "exact name",
    LifecycleStage.VALIDATE: "The arguments fit the schema.",
    LifecycleStage.EXECUTE: "The tool returned a result; allowed by its permission.",
    LifecycleStage.CACHE: "Not stored: the tool's cache is off.",
    LifecycleStage.EMIT: "The message for the model is ready.",
}
COLUMNS = (
    "owner, tool_name, dialect, outcome, failed_stage, duration_s, written_name, detail, writer,"
    " tool_version"
)
COPY = (
    f"INSERT INTO history (id, began_at, finished_at, is_indexed, {COLUMNS})"
    f" SELECT id + :above, began_at + :later, finished_at + :later, 1, {COLUMNS} FROM history"
    " WHERE id <= :count ORDER BY id"
)
chance = random.Random(14)


def main() -> int:
    """Measure and print; 1 when a limit is not kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rows", type=int, default=MANY)
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measure(Path(folder), parser.parse_args().rows))


async def _measure(folder: Path, rows: int) -> int:
    many, none = Database(folder / "many.db"), Database(folder / "none.db")
    full, empty = (History(each, RowOwner(folder)) for each in (many, none))
    kept = []
    await _fill(full, many, 0, min(rows, ROWS_OF_PAGES))
    size = await many.read(_size)
    kept.append(_told("bytes a call", size / min(rows, ROWS_OF_PAGES), BYTES_LIMIT, ""))
    kept += [await _pages_told(full), await _searches_told(full, SEARCHES)]
    kept.append(await _figures_told(full, min(rows, ROWS_OF_PAGES)))
    await _fill(full, many, ROWS_OF_PAGES, rows)
    kept.append(await _figures_told(full, rows))
    kept += [await _pages_told(full), await _searches_told(full, SEARCHES)]
    kept += [await _lists_told(full, rows), await _memory_told(full)]
    few, full_ = await _recording(empty, full)
    print(f"recording a call: {few[1] * 1e6:.0f} µs, {full_[1] * 1e6:.0f} µs with {rows:,} rows")
    kept.append(_told("  its work, with them", full_[0] / few[0], RATIO_LIMIT, "x"))
    kept.append(_told("  its time, with them", full_[1] / few[1], RATIO_LIMIT, "x"))
    for each in (many, none):
        await each.close()
    return 0 if all(kept) else 1


def _call() -> tuple[CallRecord, ToolResult]:
    """A plain call of a few words."""
    tool, words = chance.choice(TOOLS), [f"w{chance.randrange(20_000)}" for _ in range(3)]
    raw = f'<tool_call>{{"name": "{tool}", "arguments": {{"query": "{words[0]} {words[1]}"}}}}</>'
    calling = ToolCalling(tool, {"query": " ".join(words[:2])}, None, 0, len(raw), "hermes")
    session = f"{chance.getrandbits(128):032x}"
    parsing = StageReport(None, None, "1 call found, written as hermes.", duration_s=1e-4)
    written = WrittenOutput(raw, parsing)
    context, definition = ToolContext(session_id=session), DEFINITIONS[tool]
    record = CallRecord(context, calling, tool, definition, written=written)
    result = ToolResult((TextContent(words[2]),), structured=words[2])
    outputs: dict[LifecycleStage, object] = {
        LifecycleStage.SELECT: select(tool, NameIndex(TOOLS)),
        LifecycleStage.VALIDATE: Validation(calling.arguments),
        LifecycleStage.CACHE: CacheOutcome(
            cache_key(tool, calling.arguments), "not stored", "the tool's cache is off"
        ),
        LifecycleStage.EMIT: form_of("hermes").message(answer_of(calling, result, 10_000)),
    }
    for stage, explanation in EXPLANATIONS.items():
        state = StageState.SKIPPED if stage is LifecycleStage.CACHE else StageState.PASSED
        took_s = chance.random() / 100
        output = outputs.get(stage)
        record.stages[stage] = StageReport(None, output, explanation, state, duration_s=took_s)
    is_error = chance.random() < 0.001
    return record, ToolResult((TextContent("no"),), is_error=True) if is_error else result


async def _fill(history: History, database: Database, first: int, rows: int) -> None:
    """Have so many rows there, all in the index; `first` are there already.

    Some are made as calls make them. The others are copies of these, days later, and none waits
    for another: what is measured here is a long history, not how it came about.
    """
    if not first:
        await _make(history, database, min(rows, ROWS_MADE))
        await history.calls.search("nothing")  # indexes them

    def copy(connection: Connection) -> None:
        made = connection.execute(
            "SELECT id, tool_name, detail FROM history WHERE id <= ?", (ROWS_MADE,)
        ).fetchall()
        words = [words_of(tool_name, detail_in(detail)) for _, tool_name, detail in made]
        for above in range(max(first, ROWS_MADE), rows, ROWS_MADE):
            count = min(ROWS_MADE, rows - above)
            days = above // ROWS_OF_A_DAY * 86_400_000_000
            connection.execute(COPY, {"above": above, "count": count, "later": days})
            numbers = range(above + 1, above + count + 1)
            connection.executemany(ADD_WORDS, zip(numbers, words[:count], strict=True))

    await database.write(copy)


async def _make(history: History, database: Database, rows: int) -> None:
    for begun in range(0, rows, 2_000):
        calls = [_call() for _ in range(min(2_000, rows - begun))]
        works = [history._written(call[0], _outcome(call[1]), call[1])[0] for call in calls]

        def work(connection: Connection, works: list = works) -> None:
            for each in works:
                each(connection)

        await database.write(work)


def _outcome(result: ToolResult) -> str:
    return "error" if result.is_error else "ok"


async def _pages_told(history: History) -> bool:
    kept = []
    for words, wanted in (
        ("page", CallFilter()),
        ("page of a tool", CallFilter(tool_name="send_file")),
        ("page of failed ones", CallFilter(outcome=FAILED)),
    ):
        kept.append(_told(words, 1e3 * await _page_s(history, wanted), 1e3 * PAGE_LIMIT_S, "ms"))
    return all(kept)


async def _searches_told(history: History, searches: Sequence[str]) -> bool:
    kept = []
    for words in searches:
        took_ms = 1e3 * await _search_s(history, words)
        kept.append(_told(f"search for {words}", took_ms, 1e3 * SEARCH_LIMIT_S, "ms"))
    return all(kept)


async def _lists_told(history: History, rows: int) -> bool:
    """The numbers of all calls in each order, which the window has before it reads a page."""
    kept = []
    for order in CallOrder:
        began = time.process_time()
        await history.calls.numbers(order=order)
        each_us = (time.process_time() - began) / rows * 1e6
        kept.append(_told(f"all, {order.name.lower()}, each", each_us, LIST_LIMIT_US, "µs"))
    return all(kept)


async def _memory_told(history: History) -> bool:
    """What is held after so many pages from one end to the other, beyond what was before."""
    numbers = await history.calls.numbers()
    await history.calls.some(numbers[:PAGE])
    before = _memory_bytes()
    for first in range(0, len(numbers), max(PAGE, len(numbers) // PAGES_LOOKED_AT)):
        await history.calls.some(numbers[first : first + PAGE])
    more_mb = (_memory_bytes() - before) / 1e6
    return _told("more memory, all scrolled", more_mb, MEMORY_LIMIT_MB, "MB")


def _memory_bytes() -> int:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


async def _page_s(history: History, wanted: CallFilter) -> float:
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        await history.calls.page(wanted, limit=50)
        times.append(time.process_time() - began)
    return min(times)


async def _search_s(history: History, words: str) -> float:
    times = []
    for _ in range(ROUNDS):
        began = time.process_time()
        await history.calls.search(words, limit=50)
        times.append(time.process_time() - began)
    return min(times)


async def _figures_told(history: History, rows: int) -> bool:
    """Of both kinds; no call and no window waits for them, so it is the work that is bounded."""
    each_us = []
    for by in BYS:
        began = time.process_time()
        await figures_of(history.calls, by)
        each_us.append((time.process_time() - began) / rows * 1e6)
    kept = []
    for by, each in zip(BYS, each_us, strict=True):
        kept.append(_told(f"{rows:,} calls by {by}, each", each, FIGURES_LIMIT_US, "µs"))
    return all(kept)


async def _recording(*histories: History) -> list[tuple[float, float]]:
    """For each the median of its processor time, and the least of its time, in seconds.

    They take turns call by call, so that whatever else the machine does falls on all of them.
    """
    times: list[list[tuple[float, float]]] = [[] for _ in histories]
    for number in range(CALLS * ROUNDS):
        turns = list(zip(histories, times, strict=True))
        for history, found in turns if number % 2 else reversed(turns):
            record, result = _call()
            began, work_began = time.perf_counter(), time.process_time()
            history.begin(record)
            await history.add(record, result)
            found.append((time.process_time() - work_began, time.perf_counter() - began))
    # what is done once, when the first call is recorded, is no part of a call
    return [(median(work for work, _ in of), min(took for _, took in of)) for of in times]


def _size(connection: Connection) -> int:
    pages, each = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size")
    )
    return int(pages * each)


def _told(words: str, figure: float, limit: float, unit: str) -> bool:
    print(f"{words:24} {figure:8.1f} {unit} (at most {limit:g})")
    return figure <= limit


if __name__ == "__main__":
    sys.exit(main())
