"""Makes the tables of a database, or brings older ones up to now. Slow to import: rarely needed."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from tooldesk.paths import private_file
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS, prepare


def upgrade(path: Path, *, had_tables: bool) -> None:
    """Bring a file's tables to the last revision, all of it or nothing; an older one is copied.

    The new one can give back room that is empty, a little at a time.

    Raises:
        sqlite3.Error: it can't be done.
        OSError: the older one can't be copied.
    """
    if had_tables:
        copy = path.with_suffix(".db.before-upgrade")
        private_file(copy)
        shutil.copyfile(path, copy)
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
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
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
