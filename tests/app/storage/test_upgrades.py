"""A database of every older version becomes one of now, keeps its rows, and is copied before."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, select

from tooldesk.errors import ToolUsageLimitExceededError
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.redaction.redactor import Redactor
from tooldesk.secret_vault.vault import SecretVault
from tooldesk.storage.database import REVISIONS, Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.tables import cache_entries, history, usage_counts
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition


def make_older(path: Path, revision: str) -> None:
    """A file as a Tooldesk of that revision left it."""
    config = Config()
    config.set_main_option("script_location", "tooldesk.storage:revisions")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        connection.exec_driver_sql("INSERT INTO usage_counts VALUES ('kept', 7, '2026-01-01')")
        connection.exec_driver_sql(
            "INSERT INTO history VALUES"
            " (1, 's', '2026-01-01', 'kept', 'hermes', 'ok', NULL, 0.5, '{}', '{}', 'null')"
        )
        connection.exec_driver_sql(
            "INSERT INTO cache_entries VALUES ('tool:kept|input:{}', 'kept', '{}', '2026', NULL)"
        )
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
    counts = await database.read(lambda c: c.execute(select(usage_counts)).all())
    rows = await database.read(lambda c: c.execute(select(history.c.tool_name)).all())
    assert [tuple(each) for each in counts] == [("", "kept", 7, "2026-01-01")]
    assert [tuple(each) for each in rows] == [("kept",)]
    results = await database.read(lambda c: c.execute(select(cache_entries)).all())
    assert results == [], "nobody knows whose calls they answer"
    vault = SecretVault(database, Redactor(), tmp_path, tmp_path / "none.json")
    await vault.allow_environment("KEY")
    assert len(await vault.entries()) == 1
    await database.close()
    backup = tmp_path / "tooldesk.db.before-upgrade"
    assert tables_of(backup) == older_tables
    assert "secret_names" in tables_of(path)


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
