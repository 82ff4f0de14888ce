"""A database of every older version becomes one of now, keeps its rows, and is copied before."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from tooldesk.cache.cache_entries import CacheEntries
from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.cache.cache_outcome import CacheMiss
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import StorageError, ToolUsageLimitExceededError
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.storage.database import Database
from tooldesk.storage.database_file import REVISIONS, revision_of
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.upgrade import upgrade
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.history import History

ROWS = (
    ("usage_counts", "tool_name, count, last_used_at", "'kept', 7, '2026-01-01'"),
    (
        "history",
        "id, session_id, finished_at, tool_name, dialect, outcome, duration_s, stages, calling,"
        " result",
        "1, 's', '2026-01-01', 'kept', 'hermes', 'ok', 0.5, '{}', '{}', 'null'",
    ),
    (
        "cache_entries",
        "key, tool_name, result, stored_at",
        "'tool:kept|input:{}', 'kept', '{}', '2026'",
    ),
)

SMALL_HISTORY = (
    "id, owner, finished_at, tool_name, dialect, outcome, duration_s, detail",
    "1, 1, 1767225600000000, 'kept', 'hermes', 'ok', 0.5, x'01'",
)


def make_older(path: Path, revision: str) -> None:
    """A file as a Tooldesk of that revision left it."""
    config = Config()
    config.set_main_option("script_location", "tooldesk.storage:revisions")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        has_owners = revision >= "0005"
        for table, columns, values in ROWS:
            if table == "history" and revision >= "0009":
                connection.exec_driver_sql("INSERT INTO history_owners (id, folder) VALUES (1, '')")
                columns, values = SMALL_HISTORY
                connection.exec_driver_sql(f"INSERT INTO history ({columns}) VALUES ({values})")
                continue
            owned = (f"workspace, {columns}", f"'', {values}")
            columns, values = owned if has_owners else (columns, values)
            connection.exec_driver_sql(f"INSERT INTO {table} ({columns}) VALUES ({values})")
    engine.dispose()


def tables_of(path: Path) -> set[str]:
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    connection.close()
    return {row[0] for row in rows}


@pytest.mark.parametrize("revision", REVISIONS[:-1])
async def test_older_database_is_copied_and_upgraded_with_its_rows(tmp_path: Path, revision: str):
    path = tmp_path / "tooldesk.db"
    make_older(path, revision)
    older_tables = tables_of(path)
    database = Database(path)
    counts = await database.read(lambda c: c.execute("SELECT * FROM usage_counts").fetchall())
    rows = await database.read(lambda c: c.execute("SELECT tool_name FROM history").fetchall())
    assert counts == [("", "kept", 7, "2026-01-01")]
    assert rows == [("kept",)]
    results = await database.read(lambda c: c.execute("SELECT * FROM cache_entries").fetchall())
    assert len(results) == (revision >= "0005"), "nobody knows whose calls older ones answer"
    weighed = await CacheEntries(database, RowOwner(tmp_path)).page()
    assert [each.size_bytes for each in weighed] == [20] * ("0005" <= revision < "0008")
    definition = ToolDefinition(
        name="kept", source=PythonSource(file="x.py", function="f"), cache={"enabled": True}
    )
    found = await CacheHandler(database, RowOwner(tmp_path)).read(definition, {}, {})
    assert isinstance(found, CacheMiss), "nor of what tool the others are"
    vault = SecretVault(database, Redactor(), tmp_path, tmp_path / "none.json")
    await vault.allow_environment("KEY")
    assert len(await vault.entries()) == 1
    await database.close()
    backup = tmp_path / "tooldesk.db.before-upgrade"
    assert tables_of(backup) == older_tables
    assert "secret_names" in tables_of(path)


async def test_the_copy_has_what_a_crash_left_in_the_wal_and_is_not_made_of_an_upgraded_file(
    tmp_path: Path,
):
    path, copy = tmp_path / "tooldesk.db", tmp_path / "tooldesk.db.before-upgrade"
    make_older(path, "0007")
    with closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA journal_mode=WAL")
        other.execute("UPDATE usage_counts SET count = 8")
        other.commit()  # it stands in the WAL as long as this connection is open
        database = Database(path)
        await database.open()
        await database.close()
    upgrade(path)  # as by another process that has waited for the first one
    with closing(sqlite3.connect(copy)) as kept:
        assert kept.execute("SELECT count FROM usage_counts").fetchall() == [(8,)]
        assert kept.execute("SELECT version_num FROM alembic_version").fetchall() == [("0007",)]


async def test_a_copy_that_cannot_be_made_is_told_and_nothing_is_upgraded(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    make_older(path, "0007")
    (tmp_path / "tooldesk.db.before-upgrade").mkdir()
    database = Database(path)
    with pytest.raises(StorageError, match="before-upgrade"):
        await database.open()
    await database.close()
    assert revision_of(path) == "0007"


async def test_call_without_an_end_from_before_its_writer_was_noted_is_interrupted(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    make_older(path, "0011")
    with closing(sqlite3.connect(path)) as older:
        older.execute("UPDATE history SET outcome = NULL, finished_at = NULL")
        older.commit()
    database = Database(path)
    (call,) = await History(database, RowOwner(tmp_path)).calls.page()
    assert call.outcome == "interrupted"
    await database.close()


async def test_past_calls_are_read_back_after_the_upgrade_and_new_ones_begin(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    make_older(path, "0005")
    database = Database(path)
    history = History(database, RowOwner(tmp_path))
    history.begin(CallRecord(ToolContext(), ToolCalling("new", {}), "new"))
    new, kept = await history.latest()
    assert (kept["tool_name"], kept["outcome"], kept["began_at"]) == ("kept", "ok", None)
    assert (kept["finished_at"], kept["duration_s"]) == ("2026-01-01T00:00:00+00:00", 0.5)
    assert (kept["session"], kept["calling"], kept["result"]) == ("s", "{}", "null")
    assert (new["id"], new["tool_name"], new["outcome"]) == (2, "new", "running")
    indexes = await database.read(lambda c: c.execute("PRAGMA index_list(history)").fetchall())
    assert {row[1] for row in indexes} == {
        "history_by_tool",
        "history_by_owner",
        "history_not_ok",
        "history_unindexed",
        "history_by_version",
    }
    await database.close()


async def test_tools_of_calls_are_kept_from_the_upgrade_on(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    make_older(path, "0013")
    database = Database(path)
    history = History(database, RowOwner(tmp_path))
    tool = ToolDefinition(name="kept", source=PythonSource(file="x.py", function="f"))
    history.begin(CallRecord(ToolContext(), ToolCalling("kept", {}), "kept", tool))
    fields = [await history.calls.tool_fields(number) for number in (1, 2)]
    assert fields[0] is None
    assert ToolDefinition.model_validate(fields[1]) == tool
    await database.close()


async def test_no_limit_allows_more_after_the_upgrade_in_whichever_workspace(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    make_older(path, "0004")
    source = PythonSource(file="x.py", function="f")
    kept = ToolDefinition(name="kept", source=source, max_usage_count=8)
    database = Database(path)
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        limits = UsageLimits(database, RowOwner(tmp_path / name))
        assert (await limits.standings([kept]))["kept"].count == 7
        await limits.count(kept)
        with pytest.raises(ToolUsageLimitExceededError, match="8 of 8"):
            await limits.count(kept)
    await limits.reset("kept")
    assert await limits.counts() == {}
    assert await UsageLimits(database, RowOwner(tmp_path / "one")).counts() == {"kept": 8}
    await database.close()
