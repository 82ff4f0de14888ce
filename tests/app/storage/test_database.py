"""The database opens, upgrades, refuses and explains; it never harms a file it can't use."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import os
import re
import sqlite3
import sys
import threading
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection
from types import SimpleNamespace
from typing import Any

import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory

from tooldesk.errors import StorageError
from tooldesk.storage import database as database_module
from tooldesk.storage import pragmas
from tooldesk.storage.database import Database
from tooldesk.storage.database_file import REVISIONS, explain
from tooldesk.storage.upgrade import upgrade
from tooldesk.storage.writers import Writers


def add(name: str, count: int = 1):
    def work(connection: Connection) -> None:
        row = ("w", name, count, "2026-01-01")
        connection.execute("INSERT INTO usage_counts VALUES (?, ?, ?, ?)", row)

    return work


def names(connection: Connection) -> list[str]:
    return [row[0] for row in connection.execute("SELECT tool_name FROM usage_counts")]


async def test_written_rows_are_there_after_reopening(tmp_path: Path):
    for expected in (["a"], ["a"]):
        database = Database(tmp_path / "x.db")
        if not (tmp_path / "x.db").exists():
            await database.write(add("a"))
        assert await database.read(names) == expected
        await database.close()


async def test_posted_work_is_done_in_order_before_close_returns(tmp_path: Path):
    database = Database(tmp_path / "x.db")
    for number in range(50):
        database.post(add(f"t{number:02}"))
    await database.close()
    database = Database(tmp_path / "x.db")
    assert await database.read(names) == [f"t{number:02}" for number in range(50)]
    await database.close()


async def test_what_waits_is_written_in_one_transaction(database: Database):
    statements: list[str] = []
    await database.write(lambda connection: connection.set_trace_callback(statements.append))
    busy = threading.Event()
    blocking = asyncio.ensure_future(database.read(lambda _: busy.wait(10)))
    await asyncio.sleep(0)
    database.post(add("first"))
    writing = asyncio.gather(database.record(add("second")), database.write(add("third")))
    await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(blocking, writing)
    assert await database.read(names) == ["first", "second", "third"]
    assert statements.count("BEGIN IMMEDIATE") == 1


async def test_read_of_a_call_does_not_wait_for_what_was_posted(database: Database):
    await database.open()
    database.post(add("posted"))
    assert await database.read(names, sees_posted=False) == []
    assert await database.read(names) == ["posted"]


@pytest.mark.parametrize("hangs_on_it", [False, True])
async def test_write_of_a_call_leaves_what_was_posted_before_it(
    database: Database, hangs_on_it: bool
):
    await database.open()
    database.post(add("1"))
    database.precede(add("2"), None if hangs_on_it else ("use", {}))
    before = await database.write(names, sees_posted=False)
    assert before == (["1", "2"] if hangs_on_it else ["2"])
    assert await database.read(names) == ["1", "2"]


async def test_glance_sees_at_once_what_others_wrote_and_nothing_of_what_they_only_began(
    tmp_path: Path,
):
    database, other = (Database(tmp_path / "x.db") for _ in range(2))
    await database.open()
    for number in range(3):
        await other.write(add(f"t{number}"))
        assert await database.read_at_once(names) == [f"t{each}" for each in range(number + 1)]
    await other.close()
    with closing(sqlite3.connect(database.path, isolation_level=None)) as writing:
        writing.execute("BEGIN IMMEDIATE")
        add("half")(writing)
        assert await database.read_at_once(names) == ["t0", "t1", "t2"]
    await database.close()


async def test_glance_takes_no_way_to_the_thread_unless_it_must(tmp_path: Path):
    database = Database(tmp_path / "x.db")
    where: list[threading.Thread] = []

    def look(connection: Connection) -> list[str]:
        where.append(threading.current_thread())
        return names(connection)

    for _ in range(2):  # the first one opens the file
        assert await database.read_at_once(look) == []
    assert where[1] is threading.current_thread() is not where[0]
    await database.write(lambda connection: connection.execute("DROP TABLE usage_counts"))
    with pytest.raises(StorageError, match="usage_counts"):
        await database.read_at_once(look)
    for name in os.listdir(tmp_path):
        os.unlink(tmp_path / name)
    with pytest.raises(StorageError, match="was deleted or replaced"):
        await database.read_at_once(look)
    await database.close()
    with pytest.raises(StorageError, match="closed"):
        await database.read_at_once(look)


async def test_first_write_and_each_after_one_that_need_not_be_is_fully_synchronous(
    database: Database,
):
    def synchronous(connection: Connection) -> tuple[int, str]:
        pragmas = ("synchronous", "journal_mode")
        level, mode = (connection.execute(f"PRAGMA {each}").fetchone()[0] for each in pragmas)
        return level, mode

    assert await database.write(synchronous) == (2, "wal")
    await database.record(add("a"))
    assert await database.read(synchronous) == (1, "wal")
    assert await database.write(synchronous) == (2, "wal")


async def test_what_is_recorded_is_synced_soon_though_more_is_recorded_all_the_time(
    database: Database, monkeypatch: pytest.MonkeyPatch
):
    at_sync: list[int] = []
    recorded = 0
    monkeypatch.setattr(os, "fsync", lambda _descriptor: at_sync.append(recorded))
    while len(at_sync) < 3 and recorded < 30_000:
        await database.record(add(f"t{recorded}"))
        recorded += 1
    assert len(at_sync) == 3
    assert at_sync == sorted(set(at_sync))


async def test_what_was_recorded_last_is_synced_when_others_keep_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "x.db"
    database = Database(path)
    await database.open()
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    monkeypatch.setattr(database_module, "POST_PAUSE_S", 3600)
    with closing(sqlite3.connect(path)) as other:
        assert names(other) == []
        await database.record(add("last"))
        await database.close()
    assert len(synced) == 1


async def test_log_that_can_not_be_synced_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def broken(_descriptor: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    database = Database(tmp_path / "x.db")
    monkeypatch.setattr(os, "fsync", broken)
    await database.record(add("a"))
    await database.close()
    assert database.problem is not None
    assert "can't be synced: Input/output error" in database.problem.message


async def test_work_that_fails_takes_none_with_it_that_waits_beside_it(database: Database):
    def bug(_connection: Connection) -> None:
        raise KeyError("our own bug")

    def no_row(connection: Connection) -> None:
        connection.execute("INSERT INTO usage_counts (count) VALUES (1)")

    done = await asyncio.gather(
        database.write(add("a")),
        database.write(bug),
        database.write(no_row),
        database.write(add("b")),
        return_exceptions=True,
    )
    assert [type(each) for each in done] == [type(None), KeyError, StorageError, type(None)]
    assert await database.read(names) == ["a", "b"]


async def test_recorded_work_is_done_though_nobody_waits_any_more(database: Database):
    busy = threading.Event()
    blocking = asyncio.ensure_future(database.read(lambda _: busy.wait(10)))
    recorded = asyncio.ensure_future(database.record(add("recorded")))
    written = asyncio.ensure_future(database.write(add("written")))
    for task in (recorded, written):
        await asyncio.sleep(0)
        task.cancel()
    busy.set()
    await blocking
    assert await database.read(names) == ["recorded"]


async def test_what_a_locked_database_does_not_take_is_written_once_it_does(
    tmp_path: Path, until: Callable[..., Coroutine[Any, Any, None]]
):
    path = tmp_path / "x.db"
    database = Database(path)
    await database.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        await database.record(add("first"))
        await database.record(add("second"))
        assert await database.read(names) == []
        assert database.problem is not None
        assert "are not written" in database.problem.message
        assert "locked" in database.problem.message
        other.execute("ROLLBACK")
        rows = other.execute
        await until(lambda: database.problem is None)
        assert rows("SELECT tool_name FROM usage_counts").fetchall() == [("first",), ("second",)]
    await database.close()


@pytest.mark.parametrize("when", ["at once", "when all of it is committed"])
async def test_of_what_waits_for_room_only_the_first_is_tried(
    database: Database, monkeypatch: pytest.MonkeyPatch, when: str
):
    monkeypatch.setattr(database_module, "RETRY_PAUSE_S", 600.0)
    tried = []

    def is_refused(_action: int, what: str | None, *_: object) -> int:
        return sqlite3.SQLITE_DENY if what == "COMMIT" else sqlite3.SQLITE_OK

    def work(number: int) -> Callable[[Connection], None]:
        def fail(connection: Connection) -> None:
            tried.append(number)
            if when == "at once":
                raise sqlite3.OperationalError("database or disk is full")
            connection.set_authorizer(is_refused)

        return fail

    def look(connection: Connection) -> list[str]:
        connection.set_authorizer(None)
        return names(connection)

    await database.record(work(1))
    for number in (2, 3):
        database.post(work(number))
    for _ in range(2):
        assert await database.read(look) == []
    assert len(tried) > 1
    assert set(tried) == {1}, "thousands may wait, and each call would try them all"
    assert database.problem is not None


async def test_what_is_not_written_when_the_database_is_closed_is_told(tmp_path: Path):
    path = tmp_path / "x.db"
    database = Database(path)
    await database.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        database.post(add("lost"))
        await database.close()
        assert database.problem is not None
        assert "are not written" in database.problem.message
        await database.record(add("too late"))
        assert database.problem is not None


async def test_what_was_posted_is_done_before_what_is_read_after_it(database: Database):
    database.post(add("posted"))
    assert await database.read(names) == ["posted"]


async def test_posted_work_that_cannot_be_written_takes_no_other_with_it(database: Database):
    for name in ("before", "half a character: \ud800", "after"):
        database.post(add(name))
    assert sorted(await database.read(names)) == ["after", "before"]
    assert database.problem is not None
    assert "fits no row" in database.problem.message


async def test_posted_work_is_done_soon_without_a_read(tmp_path: Path):
    database = Database(tmp_path / "x.db")
    is_done = asyncio.Event()
    loop = asyncio.get_running_loop()
    database.post(lambda _connection: loop.call_soon_threadsafe(is_done.set))
    async with asyncio.timeout(10):
        await is_done.wait()
    await database.close()


@pytest.mark.parametrize("kind", ["post", "record"])
async def test_loop_that_ends_at_once_leaves_its_work_to_be_written_and_synced(
    database: Database, monkeypatch: pytest.MonkeyPatch, kind: str
):
    async def told() -> None:
        if kind == "post":
            database.post(add("told"))
        else:
            await database.record(add("told"))

    await database.open()
    synced = threading.Event()
    monkeypatch.setattr(os, "fsync", lambda _descriptor: synced.set())
    caller = threading.Thread(target=lambda: asyncio.run(told()))
    caller.start()
    assert await asyncio.to_thread(synced.wait, 60)
    with closing(sqlite3.connect(database.path)) as other:
        assert names(other) == ["told"]
    caller.join()


async def test_failed_write_changes_nothing(database: Database):
    def half(connection: Connection) -> None:
        add("kept out")(connection)
        raise KeyError("our own bug")

    with pytest.raises(KeyError):
        await database.write(half)
    assert await database.read(names) == []


async def test_four_first_starts_at_once_all_succeed(tmp_path: Path):
    databases = [Database(tmp_path / "x.db") for _ in range(4)]
    await asyncio.gather(*(each.open() for each in databases))
    await asyncio.gather(*(each.write(add(f"t{n}")) for n, each in enumerate(databases)))
    assert sorted(await databases[0].read(names)) == ["t0", "t1", "t2", "t3"]
    for each in databases:
        await each.close()


async def test_new_file_that_another_process_just_prepares_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "x.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")  # as who makes a WAL of it does
        monkeypatch.setattr(pragmas, "sleep", lambda _seconds: other.execute("ROLLBACK"))
        database = Database(path)
        await database.open()  # SQLite refuses the first try at once, whatever its timeout is
        assert not other.in_transaction
        await database.close()


class _Recovered(sqlite3.Connection):
    """A database whose log another process puts in order, until the second try."""

    tries = 0

    def execute(self, sql: str, /, *parameters: Any) -> sqlite3.Cursor:
        self.tries += 1
        if self.tries == 1:
            error = sqlite3.OperationalError("database is locked")
            error.sqlite_errorcode = sqlite3.SQLITE_BUSY_RECOVERY
            raise error
        return super().execute(sql, *parameters)


def test_log_that_another_process_puts_in_order_is_waited_for(tmp_path: Path):
    # met once in a hundred of four first starts at once
    with closing(sqlite3.connect(tmp_path / "x.db", factory=_Recovered)) as connection:
        pragmas.prepare(connection, is_new=True)
        assert connection.tries > 1
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def has_turn(writers: Writers) -> bool:
    with writers.turn(0) as is_given:
        return is_given


@pytest.mark.skipif(sys.platform != "linux", reason="locks of open files")
async def test_who_waits_to_write_comes_before_who_comes_later(
    tmp_path: Path, until: Callable[..., Coroutine[Any, Any, None]]
):
    path = tmp_path / "x.db"
    first, second, line = Database(path), Database(path), Writers(path)
    await first.open()
    await second.open()
    with closing(sqlite3.connect(path, isolation_level=None)) as other, closing(line):
        order: list[str] = []
        assert has_turn(line), "nobody waits"
        for _ in range(5):
            other.execute("BEGIN IMMEDIATE")
            early = asyncio.ensure_future(first.write(lambda _: order.append("early")))
            await until(lambda: not has_turn(line))
            late = asyncio.ensure_future(second.write(lambda _: order.append("late")))
            await asyncio.sleep(0)
            other.execute("COMMIT")
            await asyncio.gather(early, late)
    assert order == ["early", "late"] * 5
    await first.close()
    await second.close()


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def make_newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        connection.execute("INSERT INTO alembic_version VALUES ('9999')")
    connection.close()


def make_foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()


def make_garbage(path: Path) -> None:
    path.write_bytes(b"This was never a database, whatever its name says. " * 40)


@pytest.mark.parametrize(
    ("make", "reason", "step"),
    [
        (make_newer, "made by a newer Tooldesk", "Update Tooldesk"),
        (make_foreign, "a database of another program", "--data-dir"),
        (make_garbage, "not a database", "Move the file away"),
    ],
)
async def test_file_that_is_not_ours_is_refused_untouched(tmp_path: Path, make, reason, step):
    path = tmp_path / "x.db"
    make(path)
    before = digest(path)
    database = Database(path)
    for _ in range(2):
        with pytest.raises(StorageError) as caught:
            await database.write(add("a"))
        assert reason in caught.value.message
        assert step in caught.value.next_step
        assert str(path) in caught.value.message
    assert database.problem is not None
    assert digest(path) == before
    await database.close()


async def test_locked_database_is_explained_and_works_again_later(tmp_path: Path):
    path = tmp_path / "x.db"
    database = Database(path)
    await database.open()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(StorageError, match="locked"):
        await database.write(add("a"))
    other.execute("ROLLBACK")
    other.close()
    await database.write(add("a"))
    assert database.problem is None
    await database.close()


async def test_folder_that_is_a_file_is_explained(tmp_path: Path):
    (tmp_path / "data").write_text("in the way")
    database = Database(tmp_path / "data" / "x.db")
    with pytest.raises(StorageError, match="data"):
        await database.open()
    await database.close()


async def test_folder_in_the_place_of_the_file_is_explained(tmp_path: Path):
    database = Database(tmp_path / "x.db")
    database.path.mkdir()
    with pytest.raises(StorageError, match="is a folder") as caught:
        await database.read(names)
    assert "Move it away" in caught.value.next_step
    await database.close()


async def test_file_beside_it_that_can_not_be_used_is_named(tmp_path: Path):
    database = Database(tmp_path / "x.db")
    beside = tmp_path / "x.db-writers"
    beside.mkdir()
    with pytest.raises(StorageError, match=re.escape(f"{beside}: ")) as caught:
        await database.read(names)
    assert caught.value.next_step.startswith("Make the file and its folder writable")
    await database.close()


async def test_truncated_database_is_explained(tmp_path: Path):
    path = tmp_path / "x.db"
    database = Database(path)
    await database.write(add("a"))
    await database.close()
    path.write_bytes(path.read_bytes()[:700])
    database = Database(path)
    with pytest.raises(StorageError):
        await database.read(names)
    await database.close()


async def test_full_disk_is_explained_and_loses_nothing(database: Database):
    await database.write(add("kept"))

    def fill(connection: Connection) -> None:
        connection.execute("PRAGMA max_page_count = 1")
        add("x" * 200_000)(connection)

    with pytest.raises(StorageError, match="full") as caught:
        await database.write(fill)
    assert "disk space" in caught.value.next_step
    assert await database.read(names) == ["kept"]


@pytest.mark.parametrize(("free", "words"), [(0, "disk is full"), (10**9, "disk I/O error")])
def test_full_disk_that_has_no_room_for_the_log_is_told_from_a_broken_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, free: int, words: str
):
    monkeypatch.setattr("shutil.disk_usage", lambda path: SimpleNamespace(free=free))
    error = explain(sqlite3.OperationalError("disk I/O error"), tmp_path / "x.db")
    assert words in error.message
    assert ("Free some" in error.next_step) == (free == 0)


NO_ROOM = """
import asyncio, resource, sys
from pathlib import Path
from tooldesk.errors import StorageError
from tooldesk.storage.database import Database

async def main():
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))
    try:
        await Database(Path(sys.argv[1])).open()
    except StorageError as error:
        print(error.next_step)

asyncio.run(main())
"""


async def test_disk_that_takes_no_more_is_no_reason_to_give_up_the_file(tmp_path: Path):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", NO_ROOM, str(tmp_path / "x.db"), stdout=asyncio.subprocess.PIPE
    )
    advice, _ = await process.communicate()
    assert b"has room" in advice
    assert b"away" not in advice


def test_revisions_known_are_the_ones_that_alembic_has():
    config = Config()
    config.set_main_option("script_location", "tooldesk.storage:revisions")
    found = [each.revision for each in ScriptDirectory.from_config(config).walk_revisions()]
    assert tuple(reversed(found)) == REVISIONS


def shape_of(path: Path) -> dict[str, list[object]]:
    """Of each table its columns in their order and its keys, each index, how room is given back."""
    with closing(sqlite3.connect(path)) as connection:

        def rows(words: str) -> list[object]:
            return connection.execute(words).fetchall()

        shape = {"": rows("PRAGMA auto_vacuum") + rows("SELECT * FROM alembic_version")}
        for name, sql in connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name"
        ):
            shape[name] = rows(f"PRAGMA table_xinfo({name})")
            shape[name] += rows(f"PRAGMA foreign_key_list({name})")
            shape[name] += [sql] if "VIRTUAL" in sql else []
        for name, sql in connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name"
        ):
            shape[name] = [*rows(f"PRAGMA index_xinfo({name})"), sql]
    return shape


async def test_a_new_file_has_exactly_the_tables_that_the_revisions_make(tmp_path: Path):
    database = Database(tmp_path / "new.db")
    await database.open()
    await database.close()
    upgrade(tmp_path / "upgraded.db")
    assert shape_of(tmp_path / "new.db") == shape_of(tmp_path / "upgraded.db")


KILLED = """
import asyncio, os, signal, sys
from pathlib import Path
from tooldesk.storage.database import Database

async def main():
    database = Database(Path(sys.argv[1]))
    for number in range(1000):
        row = ("w", f"t{number}", 1, "now")
        statement = "INSERT INTO usage_counts VALUES (?, ?, ?, ?)"
        await database.write(lambda c: c.execute(statement, row))
        print(number, flush=True)

asyncio.run(main())
"""


async def test_acknowledged_writes_survive_kill_9(tmp_path: Path):
    path = tmp_path / "x.db"
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED, str(path), stdout=asyncio.subprocess.PIPE
    )
    assert child.stdout is not None
    acknowledged = [int(await child.stdout.readline()) for _ in range(25)]
    child.kill()
    acknowledged += [int(line) for line in (await child.stdout.read()).split()]
    await child.wait()
    database = Database(path)
    kept = set(await database.read(names))
    assert {f"t{number}" for number in acknowledged} <= kept
    await database.close()
