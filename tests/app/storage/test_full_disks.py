"""A disk that is full takes what calls note all the same: its room was asked for before."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path
from sqlite3 import Connection

import pytest

from tooldesk.storage import journal as journal_module
from tooldesk.storage.database import Database
from tooldesk.storage.journal import MOST_BYTES, Journal, lines_of
from tooldesk.systems import system
from tooldesk.tools.tool_result import JsonObject

pytestmark = pytest.mark.skipif(
    not (hasattr(os, "posix_fallocate") and system.HAS_BYTE_LOCKS),
    reason="no journals, or no room ahead",
)

NOTE: JsonObject = {"n": 1}


def add(connection: Connection, note: JsonObject) -> None:
    row = ("w", f"t{note['n']}", 1, "2026-01-01")
    connection.execute("INSERT INTO usage_counts VALUES (?, ?, ?, ?)", row)


def names(connection: Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT tool_name FROM usage_counts")]


def database_in(folder: Path) -> Database:
    database = Database(folder / "x.db")
    database.kinds["call"] = add
    return database


async def record(database: Database, number: int) -> None:
    note: JsonObject = {"n": number}
    await database.record(lambda connection: add(connection, note), ("call", note))


def journal_sizes(folder: Path) -> list[int]:
    return [each.stat().st_size for each in folder.glob("x.db-calls-*")]


async def test_room_is_asked_for_once_the_database_has_taken_something(tmp_path: Path):
    database = database_in(tmp_path)
    await database.open()
    await record(database, 1)
    assert journal_sizes(tmp_path)[0] < 1_000
    assert await database.read(names) == ["t1"]
    assert journal_sizes(tmp_path) == [MOST_BYTES]
    await database.close()
    assert journal_sizes(tmp_path) == []


def killed_on_a_full_disk(folder: str) -> None:
    asyncio.run(_killed_on_a_full_disk(database_in(Path(folder))))


async def _killed_on_a_full_disk(database: Database) -> None:
    await database.open()
    await database.read(lambda connection: connection.execute("PRAGMA max_page_count = 1"))
    await database.write(lambda connection: None)
    await record(database, 0)
    large = "x" * 9_000_000
    database.post(lambda connection: add(connection, {"n": large}))
    await database.read(names)
    assert database.problem is not None
    database._is_syncing = True  # what waits is tried again
    for number in range(1, 4):
        await record(database, number)
    os.kill(os.getpid(), signal.SIGKILL)


async def test_call_on_a_full_disk_survives_a_kill(
    tmp_path: Path, elsewhere: Callable[..., subprocess.Popen[str]]
):
    process = elsewhere(killed_on_a_full_disk, tmp_path)
    assert await asyncio.to_thread(process.wait, 60) == -signal.SIGKILL
    database = database_in(tmp_path)
    assert await database.read(names) == ["t0", "t1", "t2", "t3"]
    await database.close()


def test_line_that_was_taken_is_none_any_more(tmp_path: Path):
    journal = Journal(path := tmp_path / "journal")
    for number in range(1, 5):
        assert journal.append(("call", NOTE)) == number
    journal.reserve()
    assert len(list(lines_of(path.read_bytes()))) == 4
    journal.take(4)
    assert not list(lines_of(path.read_bytes()))
    assert journal.append(("call", NOTE)) == 5
    assert [number for number, _ in lines_of(path.read_bytes())] == [5]
    journal.close()
    assert path.stat().st_size < 1_000, "the disk has the rest of its room again"


def test_small_room_is_better_than_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    room = os.posix_fallocate
    asked: list[int] = []

    def of_a_small_disk(descriptor: int, offset: int, length: int) -> None:
        asked.append(length)
        if length > MOST_BYTES // 4:
            raise OSError("full")
        room(descriptor, offset, length)

    monkeypatch.setattr(os, "posix_fallocate", of_a_small_disk)
    journal = Journal(path := tmp_path / "journal")
    journal.append(("call", NOTE))
    for _ in range(2):
        journal.reserve()
    assert asked == [MOST_BYTES, MOST_BYTES // 4]
    assert path.stat().st_size == MOST_BYTES // 4
    monkeypatch.setattr(journal_module, "_ROOMS", ())
    other = Journal(path.with_name("other"))
    other.append(("call", NOTE))
    other.reserve()
    other.take(1)
    assert other.append(("call", NOTE)) == 2
    for each in (journal, other):
        each.close()
