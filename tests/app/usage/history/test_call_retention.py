"""The past is bounded by age and size; what may still run, and what is young, stays."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path
from sqlite3 import Connection

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.paths import AppPaths
from tooldesk.settings import HistorySettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import STORE_RESULT, WEIGH_RESULT
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_filter import CallFilter
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.call_retention import forget_calls
from tooldesk.usage.history.history import History

OWNER = RowOwner(Path("workspace"))


@pytest.fixture
def settings() -> SettingsFile:
    settings = SettingsFile(None)
    settings.current = Settings(history=HistorySettings(keep_days=30, max_size_mb=10))
    return settings


@pytest.fixture
async def history(database: Database, settings: SettingsFile) -> History:
    return History(database, OWNER, settings=settings)


async def add(history: History, text: str) -> None:
    record = CallRecord(ToolContext(), ToolCalling("say", {"text": text}), "say")
    await history.add(record, ToolResult((TextContent("said"),)))


async def ids_of(history: History) -> list[int]:
    return [each.number for each in await history.calls.page()]


async def make_old(database: Database, number: int) -> None:
    older = "UPDATE history SET began_at = 1, finished_at = finished_at * 0 + 2 WHERE id = ?"
    await database.write(lambda connection: connection.execute(older, (number,)))


async def test_old_calls_are_forgotten_with_their_words(database: Database, history: History):
    for word in ("one", "two", "three"):
        await add(history, word)
    history.begin(CallRecord(ToolContext(), ToolCalling("say", {"text": "runs"}), "say"))
    assert [each.number for each in await history.calls.search("say")] == [3, 2, 1]
    for number in (1, 2):
        await make_old(database, number)
    limits = HistorySettings(keep_days=30)
    assert await database.write(lambda c: forget_calls(c, limits, 1)) == 1
    assert await database.write(lambda c: forget_calls(c, limits, 10)) == 1
    assert await ids_of(history) == [4, 3]
    assert [each.number for each in await history.calls.search("say")] == [3]
    find = "SELECT rowid FROM history_words WHERE words MATCH ?"
    for word, rows in (("two", []), ("three", [(3,)])):
        found = await database.read(lambda c, w=word: c.execute(find, (w,)).fetchall())
        assert found == rows, word
    await database.write(
        lambda c: c.execute("INSERT INTO history_words (history_words) VALUES ('integrity-check')")
    )


async def test_what_another_process_runs_is_told_from_what_it_left_behind(
    paths: AppPaths, another_caller: subprocess.Popen[str]
):
    database = Database(paths.database)
    history = History(database, RowOwner(paths.workspace_dir))
    calls, limits = history.calls, HistorySettings(keep_days=1)

    async def outcomes() -> list[str]:
        assert await database.write(lambda c: forget_calls(c, limits, 9)) == 0
        return [each.outcome for each in await calls.page()]

    async def found(outcome: str) -> list[list[int]]:
        wanted = CallFilter(outcome=outcome)
        listed = [each.number for each in await calls.page(wanted, limit=1)]
        return [listed, list(await calls.numbers(wanted))]

    await make_old(database, 1)
    assert await outcomes() == ["running"]
    assert (await found("running"), await found("interrupted")) == ([[1], [1]], [[], []])
    assert await calls.search("elsewhere") == [], "its words come with its end"
    another_caller.kill()
    another_caller.wait()
    assert [each.outcome for each in await calls.page()] == ["interrupted"]
    assert (await found("running"), await found("interrupted")) == ([[], []], [[1], [1]])
    assert [each.outcome for each in await calls.search("elsewhere")] == ["interrupted"]
    assert await database.write(lambda c: forget_calls(c, limits, 9)) == 1
    await database.close()


async def test_a_call_that_another_process_ended_is_over(
    paths: AppPaths, another_caller: subprocess.Popen[str]
):
    database = Database(paths.database)
    calls = History(database, RowOwner(paths.workspace_dir)).calls
    another_caller.communicate("end\n")
    assert [each.outcome for each in await calls.page()] == ["ok"]
    kept = await database.read(lambda c: c.execute("SELECT writer FROM history").fetchall())
    assert kept == [(None,)]
    await database.close()


async def test_the_oldest_make_room_and_the_file_gets_smaller(database: Database, history: History):
    def fill(connection: Connection) -> None:
        row = "INSERT INTO history (owner, tool_name, dialect, outcome, finished_at, detail)"
        for _ in range(30):
            connection.execute(
                f"{row} VALUES (1, 'x', '', 'ok', 9e15, zeroblob(500000))",
            )

    await add(history, "first")
    history.begin(CallRecord(ToolContext(), ToolCalling("say", {}), "say"))
    await database.write(fill)
    assert len(await ids_of(history)) == 32

    def pages(connection: Connection) -> int:
        return int(connection.execute("PRAGMA page_count").fetchone()[0])

    full = await database.read(pages)
    limits = HistorySettings(max_size_mb=10)
    while await database.write(lambda c: forget_calls(c, limits, 3)):
        pass
    left = await ids_of(history)
    assert 10 < len(left) < 25, "only as many as had to go"
    assert left[0] == 32
    assert 2 in left, "what runs stays"

    assert await database.write(lambda c: forget_calls(c, HistorySettings(keep_days=1), 99)) == 0
    assert await database.read(pages) < full - 250


async def test_words_of_forgotten_calls_take_no_other_call_with_them(
    database: Database, history: History
):
    chance = random.Random(14)
    for _ in range(250):
        words = (f"{chance.getrandbits(40):x}" for _ in range(4_000))
        await add(history, " ".join(words))
    assert await history.calls.search("nothing") == []  # all are in the index now

    def used_mb(connection: Connection) -> float:
        count, free = (
            int(connection.execute(f"PRAGMA {name}").fetchone()[0])
            for name in ("page_count", "freelist_count")
        )
        return (count - free) * 4_096 / 1_000_000

    assert await database.read(used_mb) > 15
    limits = HistorySettings(max_size_mb=10)
    while await database.write(lambda c: forget_calls(c, limits, 20)):
        pass
    assert 8 < await database.read(used_mb) <= 10
    left = await ids_of(history)
    assert left[0] == 250
    assert len(left) > 50


async def test_arguments_of_cached_answers_take_no_call_with_them(
    database: Database, history: History
):
    def fill(connection: Connection) -> None:
        for number in range(30):
            key = f"{number}{'x' * 499_000}"
            connection.execute(STORE_RESULT, ("w", key, "say", "{}", "2026-01-01", None, None))
            connection.execute(WEIGH_RESULT, (number + 1, len(key), "2026-01-01"))

    await add(history, "first")
    await database.write(fill)
    limits = HistorySettings(max_size_mb=10)
    assert await database.write(lambda c: forget_calls(c, limits, 20)) == 0
    assert await ids_of(history) == [1]


async def test_settings_are_held_to_behind_the_calls(
    database: Database, history: History, settings: SettingsFile
):
    await add(history, "old")
    await make_old(database, 1)
    again = History(database, OWNER, settings=settings)
    await add(again, "new")
    assert await ids_of(again) == [2]
