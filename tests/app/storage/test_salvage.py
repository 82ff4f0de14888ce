"""A damaged database is set aside, and what can be read of it goes on; nothing is made up."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tooldesk.errors import StorageError, ToolUsageLimitExceededError
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.paths import private_file, real_path
from tooldesk.storage import database_file
from tooldesk.storage.database import Database
from tooldesk.storage.database_file import REVISIONS
from tooldesk.storage.packed_json import pack, unpack
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.usage_period import UsagePeriod

CALLS, TOOLS = 3_000, 1_500


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database that was closed well, with calls, counts, secrets and permissions in it."""
    path, noise, folder = tmp_path / "tooldesk.db", random.Random(1), real_path(tmp_path)
    database = Database(path)

    def fill(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO workspaces VALUES (?, NULL)", (folder,))
        connection.execute("INSERT INTO history_owners (id, folder) VALUES (1, ?)", (folder,))
        connection.executemany(
            "INSERT INTO history (id, owner, tool_name, dialect, detail, is_indexed)"
            " VALUES (?, 1, 'tool', 'hermes', ?, 1)",
            ((n, pack({"raw": noise.randbytes(100).hex()})) for n in range(1, CALLS + 1)),
        )
        connection.executemany(
            "INSERT INTO usage_counts VALUES (?, ?, 3, '2026-01-01T00:00:00+00:00')",
            ((folder, f"tool{n:04}") for n in range(TOOLS)),
        )
        connection.executemany(
            "INSERT INTO permission_grants VALUES (?, ?, '', '{}', '2026-01-01')",
            ((folder, f"tool{n:04}") for n in range(TOOLS)),
        )
        connection.execute("INSERT INTO secret_names VALUES ('KEY', '', 'keyring', NULL, NULL, 0)")
        connection.execute(
            "INSERT INTO cache_entries VALUES (1, '/w', 'k', 'tool', '{}', '2026', NULL, NULL)"
        )

    await database.write(fill)
    await database.close()
    return path


def limited(name: str, **fields: object) -> ToolDefinition:
    source = {"kind": "python", "file": "x.py", "function": "f"}
    return ToolDefinition.model_validate(
        {"name": name, "source": source, "max_usage_count": 5, **fields}
    )


def pages_of(path: Path, table: str) -> list[int]:
    """The leaf pages of a table or index, from 0, in the order of their rows."""
    size = page_size(path)
    with closing(sqlite3.connect(path)) as connection:
        (root,) = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)
        ).fetchone()
    content = path.read_bytes()

    def below(page: int) -> list[int]:
        at = page * size
        if content[at] not in (5, 2):
            return [page]
        cells = int.from_bytes(content[at + 3 : at + 5], "big")
        offsets = (
            int.from_bytes(content[at + 12 + 2 * n : at + 14 + 2 * n], "big") for n in range(cells)
        )
        children = [at + each for each in offsets] + [at + 8]
        found = (int.from_bytes(content[each : each + 4], "big") - 1 for each in children)
        return [leaf for child in found for leaf in below(child)]

    return below(root - 1)


def page_size(path: Path) -> int:
    with path.open("rb") as file:
        return int.from_bytes(file.read(18)[16:], "big")


def content_of(path: Path) -> bytes:
    return path.read_bytes()


def set_aside(path: Path) -> list[Path]:
    return sorted(path.parent.glob("tooldesk.db.damaged-*"))


def write_at(path: Path, place: int, content: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(place)
        file.write(content)


def overwrite(path: Path, pages: list[int], byte: bytes = b"\xaa") -> None:
    size = page_size(path)
    for page in pages:
        assert page > 0
        write_at(path, page * size, byte * size)


def cut_off(path: Path) -> None:
    content = path.read_bytes()
    path.write_bytes(content[: len(content) * 9 // 10])


def found(path: Path, question: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(question).fetchall()


async def opened(path: Path) -> Database:
    database = Database(path)
    await database.open()
    return database


async def noticed(path: Path, question: str) -> None:
    """A first run comes upon the damage, says so and leaves the file where it is."""
    database = Database(path)
    with pytest.raises(StorageError, match="malformed") as caught:
        await database.read(lambda connection: connection.execute(question).fetchall())
    assert "start it again" in caught.value.next_step
    assert database.salvaged is None
    await database.close()


@pytest.mark.parametrize("byte", [b"\xaa", b"\0", b"\x0d"])
async def test_all_but_the_damaged_pages_is_saved(path: Path, byte: bytes):
    leaves = pages_of(path, "history")
    bad = [leaves[3], leaves[5], leaves[-1]]
    overwrite(path, bad, byte)
    damaged = content_of(path)
    await noticed(path, "SELECT detail FROM history NOT INDEXED")
    database = await opened(path)
    assert database.problem is None
    told = database.salvaged
    assert told is not None
    (aside,) = set_aside(path)
    assert content_of(aside) == damaged
    assert stat.S_IMODE(os.stat(aside).st_mode) == 0o600
    assert str(aside) in told.next_step
    assert "Saved in part, the rest is lost" in told.message
    assert f"counts of uses ({TOOLS:,})" in told.message
    await database.close()
    ids = [row[0] for row in found(path, "SELECT id FROM history ORDER BY id")]
    lost = CALLS - len(ids)
    assert 0 < lost <= 3 * (CALLS // len(leaves) + 20)
    assert found(path, "PRAGMA integrity_check") == [("ok",)]
    assert found(path, "SELECT count(*) FROM usage_counts") == [(TOOLS,)]
    assert found(path, "SELECT name FROM secret_names") == [("KEY",)]
    assert found(path, "SELECT count(*) FROM cache_entries") == [(0,)]
    assert found(path, "SELECT count(*) FROM history WHERE is_indexed") == [(0,)]
    again = await opened(path)
    assert again.salvaged is None
    await again.close()


@pytest.mark.parametrize("is_index_lost", [False, True])
async def test_calls_stay_where_the_page_of_all_workspaces_is_lost(
    path: Path, tmp_path: Path, is_index_lost: bool
):
    """A workspace's own are given back by the index of folders; without it they are everybody's."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO history_owners VALUES (2, 'removal 1 from 1', 1, 1, 7)")
        connection.execute("UPDATE history SET owner = 2 WHERE id <= 10")
    index = "sqlite_autoindex_history_owners_1"
    overwrite(path, pages_of(path, "history_owners"))
    if is_index_lost:
        overwrite(path, pages_of(path, index))
    await noticed(path, "SELECT removed_from FROM history_owners")
    database = await opened(path)
    assert database.salvaged is not None
    assert ("3,000: every one lists them" in database.salvaged.message) is is_index_lost
    assert ("workspaces with a history (1)" in database.salvaged.message) is not is_index_lost
    await database.close()
    owned = "SELECT folder, count(*) FROM history JOIN history_owners ON owner = history_owners.id"
    kept = [("", CALLS)] if is_index_lost else [(real_path(tmp_path), CALLS - 10)]
    assert found(path, f"{owned} GROUP BY folder") == kept, "what was deleted stays so if it can"


async def test_call_whose_content_is_damaged_is_left_out(path: Path):
    leaf = pages_of(path, "history")[3]
    write_at(path, (leaf + 1) * page_size(path) - 120, b"\xff" * 80)
    cut_off(path)
    database = await opened(path)
    details = await database.read(lambda c: c.execute("SELECT detail FROM history").fetchall())
    assert details
    assert all("raw" in unpack(detail) for (detail,) in details)
    await database.close()


@pytest.mark.parametrize(
    ("written", "damaged"),
    [
        (b"TABLE usage_counts", b"TA\xf2LE usage_counts"),
        (b"CREATE TABLE history (", b"CR\xf2ATE TABLE history ("),
    ],
)
async def test_definition_that_sqlite_can_not_even_quote_is_damage(
    path: Path, written: bytes, damaged: bytes
):
    content = await asyncio.to_thread(path.read_bytes)
    assert content.count(written) == 1
    await asyncio.to_thread(path.write_bytes, content.replace(written, damaged))
    database = await opened(path)
    assert database.salvaged is not None
    assert "in part" not in database.salvaged.message
    await database.close()


@pytest.mark.parametrize(
    ("written", "damaged"),
    [
        (b"is_indexed BOOLEAN", b"is_\xe9ndexed BOOLEAN"),
        (b"is_indexed BOOLEAN", b"is_hndexed BOOLEAN"),
        (b"detail BLOB", b"detail BLO@"),
        (b"CREATE TABLE history (", b"CREATE TABLE hisuory ("),
        (b"TABLE usage_counts", b"TABL\x05 usage_counts"),
    ],
)
async def test_bit_of_a_definition_costs_no_row(path: Path, written: bytes, damaged: bytes):
    content = await asyncio.to_thread(path.read_bytes)
    assert content.count(written) == 1
    broken = content.replace(written, damaged)
    await asyncio.to_thread(path.write_bytes, broken)
    private_file(path.with_name("tooldesk.db-damaged"))
    database = await opened(path)
    assert database.salvaged is not None
    assert "in part" not in database.salvaged.message
    for table, count in (("history", CALLS), ("usage_counts", TOOLS)):
        asked = f"SELECT count(*) FROM {table}"
        assert await database.read(lambda c, asked=asked: c.execute(asked).fetchone()) == (count,)
    await database.close()
    (aside,) = set_aside(path)
    assert await asyncio.to_thread(aside.read_bytes) == broken


@pytest.mark.parametrize(
    "damage", ["detail = CAST(detail AS TEXT)", "tool_name = CAST(x'f4e578' AS TEXT)"]
)
async def test_bit_that_makes_a_text_of_bytes_costs_its_row_only(path: Path, damage: str):
    database = await opened(path)
    await database.write(lambda c: c.execute(f"UPDATE history SET {damage} WHERE id = 7"))
    with pytest.raises(StorageError, match="is damaged") as caught:
        await database.read(lambda c: c.execute("SELECT tool_name, detail FROM history").fetchall())
    assert "start it again" in caught.value.next_step
    await database.close()
    database = await opened(path)
    assert database.salvaged is not None
    counted = await database.read(lambda c: c.execute("SELECT count(*) FROM history").fetchone())
    assert counted == (CALLS - 1,)
    await database.close()


async def test_second_damaged_file_of_a_day_overwrites_no_other(path: Path):
    for number in (1, 2):
        overwrite(path, pages_of(path, "history")[3:4])
        await noticed(path, "SELECT detail FROM history NOT INDEXED")
        database = await opened(path)
        await database.close()
        assert len(set_aside(path)) == number


async def test_file_that_was_cut_off_gives_what_is_left(path: Path):
    cut_off(path)
    database = await opened(path)
    assert database.salvaged is not None
    await database.close()
    assert found(path, "PRAGMA integrity_check") == [("ok",)]
    assert found(path, "SELECT name FROM secret_names") == [("KEY",)]


def header_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


def first_page_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: page_size(path)])


def without_secrets(path: Path) -> None:
    overwrite(path, pages_of(path, "secret_names"))
    overwrite(path, pages_of(path, "alembic_version"))


def write_revision(path: Path, revision: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
        connection.commit()


def newer(path: Path) -> None:
    write_revision(path, "9999")
    cut_off(path)


@pytest.mark.parametrize("damage", [header_only, first_page_only, without_secrets, newer])
async def test_without_the_index_of_secrets_or_of_a_newer_version_the_file_is_refused_and_stays(
    path: Path, damage: Callable[[Path], None]
):
    damage(path)
    before = content_of(path)
    for _ in range(2):
        database = Database(path)
        with pytest.raises(StorageError):
            await database.open()
        assert database.problem is not None
        assert "start it again" not in database.problem.next_step, "it would say the same"
        await database.close()
    assert content_of(path) == before
    assert not set_aside(path)
    assert not any("salvage" in name for name in os.listdir(path.parent))


@pytest.mark.parametrize("written", ["0006", "0012", "001v", "0 16", ":016"])
async def test_revision_that_a_bit_made_another_one_is_known_by_the_tables(
    path: Path, written: str
):
    write_revision(path, written)
    before = found(path, "SELECT * FROM history")
    database = await opened(path)
    assert database.problem is None
    await database.close()
    assert found(path, "SELECT version_num FROM alembic_version") == [(REVISIONS[-1],)]
    assert found(path, "SELECT * FROM history") == before
    assert before


@pytest.mark.parametrize("odd", [None, b"0016", b"\xff"])
async def test_revision_that_is_no_text_or_is_not_there_is_known_by_the_tables(
    path: Path, odd: bytes | None
):
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DELETE FROM alembic_version")
        if odd is not None:
            connection.execute("INSERT INTO alembic_version VALUES (?)", (odd,))
        connection.commit()
    database = await opened(path)
    assert database.problem is None
    await database.close()
    assert found(path, "SELECT version_num FROM alembic_version") == [(REVISIONS[-1],)]
    assert found(path, "SELECT count(*) FROM history") == [(CALLS,)]


@pytest.mark.parametrize("written", ["0006", "001v"])
async def test_revision_that_is_not_known_by_the_tables_either_is_refused(path: Path, written: str):
    write_revision(path, written)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("ALTER TABLE usage_counts ADD COLUMN colour VARCHAR")
    before = content_of(path)
    database = Database(path)
    with pytest.raises(StorageError, match="of which version it is can't be read"):
        await database.open()
    assert content_of(path) == before


async def test_file_that_was_emptied_is_refused_and_one_that_was_moved_made_anew(path: Path):
    backup = shutil.copy(path, path.with_name("backup"))
    os.truncate(path, 0)
    for _ in range(2):
        with pytest.raises(StorageError, match="is empty, though it was not") as refused:
            await Database(path).open()
        assert "every secret anew" in refused.value.next_step
    assert os.stat(path).st_size == 0
    os.remove(path)
    started = [Database(path) for _ in range(4)]
    await asyncio.gather(*(each.open() for each in started))
    for each in started:
        await each.close()
    os.replace(backup, path)
    database = Database(path)
    await database.open()
    await database.close()


async def test_file_that_another_process_just_makes_is_no_emptied_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
):
    os.remove(path)
    opened_between: list[sqlite3.Connection] = []

    def make_and_be_overtaken(file: Path) -> None:
        private_file(file)
        if not opened_between and file == path:
            opened_between.append(sqlite3.connect(":memory:"))
            opened_between.append(database_file.open_file(path)[0])

    monkeypatch.setattr(database_file, "private_file", make_and_be_overtaken)
    for connection in (database_file.open_file(path)[0], *opened_between):
        connection.close()
    assert found(path, "SELECT version_num FROM alembic_version") == [(REVISIONS[-1],)]


async def test_file_that_is_no_longer_read_only_is_written_again(path: Path):
    kept = await opened(path)
    await kept.write(lambda c: c.execute("UPDATE usage_counts SET count = 4"))
    for end in ("-wal", "-shm"):
        os.chmod(f"{path}{end}", 0o400)
    database = await opened(path)
    for end in ("-wal", "-shm"):
        assert stat.S_IMODE(os.stat(f"{path}{end}").st_mode) == 0o600
    await database.close()
    await kept.close()


@pytest.mark.parametrize("names", [("t.db",), ("t.db", "t.db-writers")])
async def test_empty_file_that_never_had_tables_is_made(tmp_path: Path, names: tuple[str, ...]):
    for name in names:
        private_file(tmp_path / name)
    database = Database(tmp_path / "t.db")
    await database.open()
    await database.close()


async def test_lost_counts_give_no_use_and_lost_permissions_are_asked_again(path: Path):
    lost = pages_of(path, "usage_counts")[2:4]
    overwrite(path, lost + pages_of(path, "permission_grants")[2:4])
    await noticed(path, "SELECT count FROM usage_counts NOT INDEXED ORDER BY rowid")
    database = await opened(path)
    told = database.salvaged
    assert told is not None
    assert "once their count is reset" in told.next_step
    assert "asked again" in told.next_step
    kept = {row[0] for row in found(path, "SELECT tool_name FROM usage_counts")}
    gone = next(name for n in range(TOOLS) if (name := f"tool{n:04}") not in kept)
    limits = UsageLimits(database, RowOwner(path.parent))
    lost_one, known = (limited(name) for name in (gone, "tool0000"))
    with pytest.raises(ToolUsageLimitExceededError, match="its count was lost"):
        await limits.count(lost_one)
    with pytest.raises(ToolUsageLimitExceededError, match="its count was lost"):
        await limits.check(lost_one)
    assert await limits.count(known) == "use 4 of 5"
    standing = (await limits.standings([lost_one]))[gone]
    assert (standing.count, standing.total, standing.is_count_lost) == (5, 5, True)
    per_day = limited("tool0001", usage_period=UsagePeriod.DAY)
    with pytest.raises(ToolUsageLimitExceededError, match="its count was lost"):
        await limits.count(per_day)
    assert "" not in await limits.counts()
    forgotten = await limits.reset(gone)
    assert await limits.count(lost_one) == "use 1 of 5"
    await limits.bring_back(forgotten)
    with pytest.raises(ToolUsageLimitExceededError, match="its count was lost"):
        await limits.count(lost_one)
    await database.close()


async def test_nothing_is_set_aside_while_another_has_it_open(path: Path):
    other = await opened(path)
    overwrite(path, pages_of(path, "history")[3:4])
    await noticed(path, "SELECT detail FROM history NOT INDEXED")
    database = await opened(path)
    assert database.salvaged is None, "it works as far as it can be read"
    await database.close()
    await other.close()
    database = await opened(path)
    assert database.salvaged is not None
    await database.close()


DIES = """
import asyncio, os, signal, sys
from pathlib import Path
from tooldesk.storage.database import Database

left = int(sys.argv[2])

def die(event, arguments):
    global left
    if event in ("os.link", "os.rename", "os.remove", "fcntl.flock", "sqlite3.connect"):
        left -= 1
        if left < 0:
            os.kill(os.getpid(), signal.SIGKILL)

sys.addaudithook(die)
asyncio.run(Database(Path(sys.argv[1])).open())
os._exit(0)
"""


@pytest.mark.parametrize("survived", [7, 9, 10, 11, 12, 16])
async def test_killed_while_it_is_salvaged_it_is_saved_at_the_next_start(path: Path, survived: int):
    cut_off(path)
    ended = await asyncio.create_subprocess_exec(
        sys.executable, "-c", DIES, str(path), str(survived)
    )
    await ended.wait()
    database = await opened(path)
    await database.close()
    assert found(path, "PRAGMA integrity_check") == [("ok",)]
    assert found(path, "SELECT name FROM secret_names") == [("KEY",)]
    assert set_aside(path)
    assert not any("salvage" in name for name in os.listdir(path.parent))
