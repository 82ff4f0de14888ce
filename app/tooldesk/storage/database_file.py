"""The database's file: made, upgraded or refused when it is opened, and its errors in words."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from sqlite3 import Connection

from tooldesk.errors import StorageError
from tooldesk.paths import private_file, private_folder
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS, prepare

REVISIONS = tuple(f"{number:04}" for number in range(1, 15))
"""Every revision of the tables, oldest first; the last one is what this Tooldesk uses."""


def identity_of(path: Path) -> tuple[int, int] | None:
    """Which file stands at a path, None for none."""
    try:
        status = path.stat()
    except OSError:
        return None
    return (status.st_dev, status.st_ino)


def explain(error: BaseException, path: Path) -> StorageError:
    """The environment's fault behind a database error, with what to do about it."""
    text = str(error)
    steps = {
        "locked": "Close the other program that uses it, then try again.",
        "readonly": "Make the file and its folder writable, or choose another one with --data-dir.",
        "unable to open": "Make the folder writable, or choose another one with --data-dir.",
        "No space left": "Free some disk space, then try again.",
        "full": "Free some disk space, then try again.",
        "disk I/O": "See that the disk has room and is well, then try again; leave the file there.",
        "not a database": "Move the file away to start afresh, or restore it from a backup.",
        "malformed": "Move the file away to start afresh, or restore it from a backup.",
    }
    step = next(
        (step for sign, step in steps.items() if sign in text), "Close Tooldesk, then try again."
    )
    return StorageError(f"{path}: {text}.", next_step=step)


def revision_of(path: Path) -> str | None:
    """The revision of the tables in an existing file, or None when it has none; writes nothing.

    Raises:
        StorageError: the file can't be read as a database, or is of a newer version.
    """
    try:
        probe = sqlite3.connect(
            f"{path.as_uri()}?mode=ro", uri=True, timeout=BUSY_TIMEOUT_MS / 1000
        )
        try:
            tables = {row[0] for row in probe.execute("SELECT name FROM sqlite_master")}
            if "alembic_version" not in tables:
                _refuse_foreign(path, tables)
                return None
            row = probe.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            probe.close()
    except sqlite3.Error as error:
        raise explain(error, path) from error
    revision = row[0] if row else None
    if revision is not None and revision not in REVISIONS:
        raise StorageError(
            f"{path} was made by a newer Tooldesk (revision {revision}; this one knows up to"
            f" {REVISIONS[-1]}).",
            next_step="Update Tooldesk, or choose another folder with --data-dir.",
        )
    return revision


def _refuse_foreign(path: Path, tables: set[str]) -> None:
    if tables:
        raise StorageError(
            f"{path} is a database of another program.",
            next_step="Choose another folder with --data-dir.",
        )


def open_file(path: Path) -> Connection:
    """A connection to the file, which is made or upgraded where it must be.

    Raises:
        StorageError: it can't be used.
    """
    try:
        private_folder(path.parent)
        # SQLite gives the files beside it the same mode
        private_file(path)
        exists = path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise StorageError(
            f"{path.parent}: {error.strerror}.",
            next_step="Make the folder writable, or choose another one with --data-dir.",
        ) from error
    revision = revision_of(path) if exists else None
    try:
        if revision != REVISIONS[-1]:
            # 0.7 s to import, needed only when there is something to upgrade
            from tooldesk.storage.upgrade import upgrade

            upgrade(path)
        return _connect(path)
    except (sqlite3.Error, OSError) as error:
        raise explain(error, path) from error


def _connect(path: Path) -> Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_MS / 1000)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection
