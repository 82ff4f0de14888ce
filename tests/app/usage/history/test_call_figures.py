"""Figures of calls are exact, follow the filter, know the days here, and hold nobody up."""

from __future__ import annotations

import asyncio
import math
import random
import time
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from sqlite3 import Connection
from zoneinfo import ZoneInfo

import pytest

from tooldesk.errors import StorageError
from tooldesk.storage.database import Database
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.packed_json import pack
from tooldesk.storage.row_owner import RowOwner
from tooldesk.usage.history.call_figures import CallFigures, figures_of, zone_words
from tooldesk.usage.history.call_filter import EVERYWHERE, FAILED, CallFilter
from tooldesk.usage.history.past_calls import PastCalls

ADD = (
    "INSERT INTO history (owner, tool_name, dialect, outcome, began_at, finished_at, duration_s,"
    " detail, writer) VALUES (?, ?, 'hermes', ?, ?, ?, ?, ?, ?)"
)
BERLIN = ZoneInfo("Europe/Berlin")
Row = tuple[int, str, str | None, int | None, int | None, object]


@pytest.fixture
def in_berlin(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("TZ", "Europe/Berlin")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


async def kept(database: Database, rows: list[Row], running: tuple[int, ...] = ()) -> PastCalls:
    def work(connection: Connection) -> None:
        connection.execute("INSERT INTO history_owners (folder) VALUES (''), ('/other')")
        for number, row in enumerate(rows, start=1):
            detail = {"calling": {"arguments": {"word": row[1]}}}
            writer = database.writers.own() if number in running else None
            connection.execute(ADD, (*row, pack(detail), writer))

    await database.write(work)
    return PastCalls(database, RowOwner(Path("workspace")))


def at(text: str) -> int:
    return microseconds_of(datetime.fromisoformat(text).replace(tzinfo=BERLIN))


async def test_percentiles_are_those_of_the_nearest_rank(database: Database):
    chance, rows, times = random.Random(5), [], {}
    for size in (1, 2, 3, 19, 20, 21, 100, 333):
        name = f"of_{size}"
        times[name] = sorted(chance.random() for _ in range(size))
        rows += [(1, name, "ok", 1, 1, each) for each in chance.sample(times[name], size)]
    found = await figures_of(await kept(database, rows), "tool")
    assert [each.name for each in found] == [f"of_{n}" for n in (333, 100, 21, 20, 19, 3, 2, 1)]
    for each in found:
        taken = times[each.name]
        ranks = (math.ceil(len(taken) * share / 100) - 1 for share in (50, 95))
        assert [each.p50_s, each.p95_s] == [taken[rank] for rank in ranks], each.name


async def test_failures_hits_and_what_did_not_run_are_told_apart(database: Database):
    rows: list[Row] = [
        (1, "say", "ok", 1, 2, 0.5),
        (1, "say", "ok", None, 2, 99.0),  # a remembered answer
        (1, "say", "permanent", 1, 2, 0.7),
        (1, "say", "invalid_input", None, 2, 99.0),  # it did not run
        (1, "say", "cancelled", 1, 2, None),
        (1, "say", None, 1, None, None),  # runs, or was cut off
        (1, "say", "ok", 1, 2, "a stranger's"),
        (2, "say", "ok", 1, 2, 7.0),
    ]
    calls = await kept(database, rows)
    assert await figures_of(calls, "tool") == [CallFigures("say", 7, 3, 1, 1, 2, 0.5, 0.7)]
    everywhere = CallFilter(workspace=EVERYWHERE)
    assert await figures_of(calls, "tool", everywhere) == [
        CallFigures("say", 8, 3, 1, 1, 3, 0.7, 7.0)
    ]
    other = CallFilter(workspace="/other")
    assert await figures_of(calls, "tool", other) == [CallFigures("say", 1, 0, 0, 0, 1, 7.0, 7.0)]


@pytest.mark.parametrize(
    "wanted",
    [
        CallFilter(outcome=FAILED),
        CallFilter(outcome="running"),
        CallFilter(outcome="interrupted"),
        CallFilter("odd", dialect="hermes"),
        CallFilter(since=datetime.fromtimestamp(50, BERLIN)),
        CallFilter(workspace=EVERYWHERE, until=datetime.fromtimestamp(50, BERLIN)),
    ],
)
@pytest.mark.parametrize("text", ["", "odd"])
async def test_figures_are_of_the_calls_that_are_listed(
    database: Database, wanted: CallFilter, text: str
):
    outcomes = ("ok", "permanent", None)
    rows: list[Row] = [
        (1 + i % 2, ("even", "odd")[i % 5 % 2], outcomes[i % 3], i * 10**6, i * 10**6, i / 10)
        for i in range(1, 91)
    ]
    calls = await kept(database, rows, running=(2, 3, 5, 9, 30))
    listed = await calls.numbers(wanted, text=text)
    for by in ("tool", "day"):
        found = await figures_of(calls, by, wanted, text)
        assert sum(each.calls for each in found) == len(listed), by


@pytest.mark.usefixtures("in_berlin")
async def test_days_begin_at_midnight_here_also_when_the_clocks_are_set(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    moments = (
        *("2026-03-28T23:59:59", "2026-03-29T00:00:00", "2026-03-29T23:59:59"),
        *("2026-03-30T00:00:00", "2026-10-25T00:00:00", "2026-10-25T23:59:59"),
        *("2026-10-26T00:00:00", "2027-06-01T00:00:00"),
    )
    rows: list[Row] = [(1, "say", "ok", at(each), None, 1.0) for each in moments]
    rows += [(1, "say", "ok", None, None, None), (1, "say", "ok", 2**62, None, 1.0)]
    found = await figures_of(await kept(database, rows), "day")
    assert {each.name: each.calls for each in found} == {
        "2026-03-28": 1,
        "2026-03-29": 2,
        "2026-03-30": 1,
        "2026-10-25": 2,
        "2026-10-26": 1,
        "2027-06-01": 1,
    }
    assert zone_words(datetime(2026, 7, 1, tzinfo=BERLIN)) == "CEST, UTC+02:00"
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    assert zone_words() == "UTC"


@pytest.mark.usefixtures("in_berlin")
async def test_one_call_with_a_wrong_time_hides_no_day_of_the_others(database: Database):
    moments = ("1970-01-02T00:00:00", "1999-07-01T00:00:00", "2026-07-01T00:00:00")
    rows: list[Row] = [(1, "say", "ok", at(each), None, 1.0) for each in moments]
    rows.append((1, "say", "ok", at("9000-07-01T12:00:00"), None, 1.0))
    calls = await kept(database, rows)
    no_whole_number = "UPDATE history SET began_at = began_at + 0.5 WHERE id = 3"
    await database.write(lambda connection: connection.execute(no_whole_number))
    found = await figures_of(calls, "day")
    days = [moment[:10] for moment in moments]
    assert [(each.name, each.calls) for each in found] == [
        (day, 1) for day in (*days, "9000-07-01")
    ]


async def test_calls_are_written_meanwhile_and_nobody_waits_for_what_is_unwanted(
    database: Database,
):
    calls = await kept(database, [(1, "say", "ok", 1, 1, 1.0)])
    endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n"
    reading = asyncio.create_task(calls.aside(lambda connection: connection.execute(endless)))
    await asyncio.sleep(0)
    await database.write(lambda connection: connection.execute("UPDATE history SET outcome = 'x'"))
    assert len(await calls.numbers(CallFilter(outcome="x"))) == 1
    assert not reading.done()
    reading.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(reading, 60)


async def test_nothing_can_be_changed_aside_and_a_fault_is_told(database: Database):
    calls = await kept(database, [])
    assert await figures_of(calls, "day") == await figures_of(calls, "tool") == []
    with pytest.raises(StorageError, match="readonly"):
        await calls.aside(lambda connection: connection.execute("DELETE FROM history"))
