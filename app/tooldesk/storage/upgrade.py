"""Brings the tables of an older database up to now. Slow to import, and rarely needed."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from tooldesk.paths import copy_before_upgrade, private_file
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS, prepare


def upgrade(path: Path, revision: str = "head") -> None:
    """Bring a file's tables to a revision, all of it or nothing; an older one is copied.

    The new one can give back room that is empty, a little at a time.

    Raises:
        sqlite3.Error: it can't be done, or the older one can't be copied.
        OSError: there can be no copy.
    """
    config = Config()
    config.set_main_option("script_location", "tooldesk.storage:revisions")
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=StaticPool,
        connect_args={"timeout": BUSY_TIMEOUT_MS / 1000},
    )
    event.listen(engine, "connect", lambda connection, _record: prepare(connection))
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            # only now: another process may have upgraded it while this one waited
            found = MigrationContext.configure(connection).get_current_revision()
            if found not in (None, ScriptDirectory.from_config(config).get_current_head()):
                _copy(path)
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
            driver = connection.connection.driver_connection
            if isinstance(driver, sqlite3.Connection) and driver.in_transaction:
                connection.exec_driver_sql("COMMIT")
            with suppress(DBAPIError):  # a disk that is nearly full: all works without it
                connection.exec_driver_sql("PRAGMA auto_vacuum=INCREMENTAL")
                connection.exec_driver_sql("VACUUM")
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise error.orig from error
        raise
    finally:
        engine.dispose()


def _copy(path: Path) -> None:
    """Keep the file as it is; what a crash left beside it, in the WAL, is a part of it."""
    copy = copy_before_upgrade(path)
    copy.unlink(missing_ok=True)
    private_file(copy)
    with closing(sqlite3.connect(path)) as older, closing(sqlite3.connect(copy)) as kept:
        older.backup(kept)
