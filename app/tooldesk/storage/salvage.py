"""salvage: what can be read of a damaged database goes into a fresh one; the old one is set aside.

Nothing is set aside unless the index of secrets is whole: whoever doesn't know which secrets are
stored can't take them out of texts. Answers of the cache are not taken over, since a part of one
may be damaged without a sign of it.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Collection
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from sqlite3 import Connection

from tooldesk.dated_copy import dated_copy
from tooldesk.errors import DatabaseSalvagedError, StorageError
from tooldesk.paths import private_file
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS
from tooldesk.storage.readable_rows import ReadableRows
from tooldesk.storage.row_owner import ANY_WORKSPACE, COUNT_LOST
from tooldesk.storage.table_definitions import mend_definitions
from tooldesk.storage.tables import STATEMENTS, make_tables
from tooldesk.tools.usage_period import UsagePeriod

TABLES = {
    "workspaces": "workspaces",
    "secret_names": "names of secrets",
    "usage_counts": "counts of uses",
    "period_counts": "counts of uses per period",
    "permission_grants": "permissions",
    "history_owners": "workspaces with a history",
    "tool_versions": "tools of past calls",
    "history": "past calls",
    "tool_renames": "former names of tools",
    "journal_marks": "",
}
"""What is taken over, and what a person calls it; "" is of no interest to one."""

COUNTS = ("usage_counts", "period_counts")

_STRAYS = "owner NOT IN (SELECT id FROM history_owners)"

_MENDED = (
    "UPDATE history SET tool_version = NULL"
    " WHERE tool_version NOT IN (SELECT id FROM tool_versions)",
    "UPDATE history SET is_indexed = 0",
    *(
        f"INSERT OR IGNORE INTO workspaces (folder) SELECT workspace FROM {table}"
        " WHERE workspace != ''"
        for table in COUNTS
    ),
)

_OWNERS = "SELECT folder FROM workspaces UNION SELECT ''"

_UNKNOWN_TOTALS = (
    f"INSERT OR REPLACE INTO usage_counts SELECT folder, '', {COUNT_LOST}, ? FROM ({_OWNERS})"
)

_UNKNOWN_WINDOWS = (
    "INSERT OR IGNORE INTO period_counts (workspace, tool_name, period, began_at, count)"
    f" SELECT workspace, tool_name, ?, ?, {COUNT_LOST} FROM usage_counts"
)


def salvage(path: Path, revisions: Collection[str]) -> DatabaseSalvagedError:
    """Set a damaged file aside and put what can be read of it in its place; gives what to say.

    Nobody else may open the file while this runs. Killed at any moment it leaves the file, or what
    came of it, whole at `path`. `revisions` are those of tables that this Tooldesk knows.

    Raises:
        StorageError: it can't be done now, or without losing the names of secrets. The file stays.
        OSError: there is no room for the fresh one, or it can't be made.
        sqlite3.Error: the same.
    """
    fresh = path.with_name(f"{path.name}.salvage")
    _remove(fresh)
    try:
        saved, strays = _fill(path, fresh, revisions)
        aside = _set_aside(path)
        os.replace(fresh, path)
        sync_folder(path.parent)
    finally:
        _remove(fresh)
    return _told(path, aside, saved, strays)


def take_as_newest(path: Path, newest: str) -> None:
    """Write down that a file's tables are the newest, where what says of which they are is damaged.

    Raises:
        StorageError: they are not.
        sqlite3.Error: it can't be done now.
    """
    connected = sqlite3.connect(path, timeout=BUSY_TIMEOUT_MS / 1000, isolation_level=None)
    with closing(connected) as damaged, closing(sqlite3.connect(":memory:")) as like:
        for statement in STATEMENTS:
            like.execute(statement)
        _require_same_columns(path, damaged, like)
        damaged.execute("BEGIN IMMEDIATE")
        damaged.execute("DELETE FROM alembic_version")
        damaged.execute("INSERT INTO alembic_version VALUES (?)", (newest,))
        damaged.execute("COMMIT")


def _fill(
    path: Path, fresh: Path, revisions: Collection[str]
) -> tuple[dict[str, tuple[int, bool]], int]:
    """How many rows of each table were taken over into `fresh`, and whether these are all.

    And of how many calls nobody knows the workspace any more.
    """
    with closing(_alone(path)) as damaged:
        revision = _revision(damaged)
        if revision is not None and revision not in revisions:
            raise StorageError(
                f"{path} is damaged, and was made by a newer Tooldesk (revision {revision}).",
                next_step="Update Tooldesk, which may read what is left of it.",
            )
        if revision != "0001" and not ReadableRows(damaged, "secret_names").is_whole():
            raise without_secrets(path)
        private_file(fresh)
        _make(fresh, revision, newest=max(revisions))
        with closing(sqlite3.connect(fresh, isolation_level=None)) as kept:
            kept.execute("PRAGMA journal_mode=DELETE")  # a log would take as much room again
            kept.execute("PRAGMA foreign_keys=OFF")
            kept.execute("BEGIN")
            mend_definitions(damaged, kept)
            if revision is None:
                _require_same_columns(path, damaged, kept)
            saved = _copied(damaged, kept)
            strays = _give_homes(damaged, kept)
            if "history_owners" in saved and not strays:  # all that calls hang on is there
                (owners,) = kept.execute("SELECT count(*) FROM history_owners").fetchone()
                saved["history_owners"] = owners, True
            _mend(kept, is_counted=all(saved.get(table, (0, True))[1] for table in COUNTS))
            kept.execute("COMMIT")
    return saved, strays


def _make(fresh: Path, revision: str | None, newest: str) -> None:
    """Make the tables of that revision; of one that can't be read it is the newest."""
    if revision in (None, newest):
        make_tables(fresh, newest)
    else:
        from tooldesk.storage.upgrade import upgrade

        upgrade(fresh, revision)


def _alone(path: Path) -> Connection:
    """A connection to a file that nobody else has open."""
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_MS / 1000, isolation_level=None)
    try:
        connection.execute("PRAGMA locking_mode=EXCLUSIVE")
        # lets a file be read that is shorter than its first page says
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def without_secrets(path: Path) -> StorageError:
    """What is said where nobody can read which secrets there are: no text could be trusted."""
    return StorageError(
        f"{path} is damaged, and which secrets are stored can't be read of it.",
        next_step="Restore it from a backup. Or move it away to start afresh; then set"
        " every secret anew, so that it is known and kept out of texts.",
    )


def _revision(damaged: Connection) -> str | None:
    """Of the tables; None where that can't be read."""
    with suppress(sqlite3.Error):
        for (revision,) in damaged.execute("SELECT version_num FROM alembic_version"):
            return str(revision) if str(revision).isdecimal() else None
    return None


def _require_same_columns(path: Path, damaged: Connection, kept: Connection) -> None:
    """Where nobody can read of which revision a file is, its tables must look like today's.

    Raises:
        StorageError: they don't.
    """
    for table in TABLES:
        if ReadableRows(damaged, table).columns != ReadableRows(kept, table).columns:
            raise StorageError(
                f"{path} is damaged, and of which version it is can't be read of it.",
                next_step="Restore it from a backup, or move it away to start afresh.",
            )


def _copied(damaged: Connection, kept: Connection) -> dict[str, tuple[int, bool]]:
    saved: dict[str, tuple[int, bool]] = {}
    there = {row[0] for row in kept.execute("SELECT name FROM sqlite_master")}
    for table in TABLES:
        if table in there:
            rows = ReadableRows(damaged, table, like=kept)
            number, is_whole = 0, rows.is_whole()
            for row in rows.read():
                marks = ", ".join("?" * len(row))
                with suppress(sqlite3.IntegrityError):
                    kept.execute(f"INSERT INTO {table} ({rows.columns}) VALUES ({marks})", row)
                    number += 1
            saved[table] = (number, is_whole and not rows.has_lost)
    return saved


def _give_homes(damaged: Connection, kept: Connection) -> int:
    """Have no call belong to an owner that was lost; how many are nobody knows whose now.

    There are a handful of owners, on one page, and every call hangs on it. Their folders stand in
    an index, too. An id that nobody has would be given to another workspace.
    """
    with suppress(sqlite3.Error):  # the index is damaged, too, or the tables are older
        known = {number for (number,) in kept.execute("SELECT id FROM history_owners")}
        for number, folder in damaged.execute("SELECT id, folder FROM history_owners").fetchall():
            if type(number) is not int or type(folder) is not str or number in known:
                continue
            if folder == ANY_WORKSPACE or Path(folder).is_absolute():
                values = number, folder
                kept.execute(
                    "INSERT OR IGNORE INTO history_owners (id, folder) VALUES (?, ?)", values
                )
            else:  # the calls of a removal: they stay deleted
                kept.execute("DELETE FROM history WHERE owner = ?", (number,))
    strays = 0
    with suppress(sqlite3.OperationalError):
        (strays,) = kept.execute(f"SELECT count(*) FROM history WHERE {_STRAYS}").fetchone()
        if strays:
            nobody = (ANY_WORKSPACE,)
            kept.execute("INSERT OR IGNORE INTO history_owners (folder) VALUES (?)", nobody)
            home = "SELECT id FROM history_owners WHERE folder = ?"
            kept.execute(f"UPDATE history SET owner = ({home}) WHERE {_STRAYS}", nobody)
    return strays


def _mend(kept: Connection, *, is_counted: bool) -> None:
    """Have no row refer to one that was lost; a count that is not known is none below a limit."""
    for statement in _MENDED:
        with suppress(sqlite3.OperationalError):  # tables of an older Tooldesk have fewer columns
            kept.execute(statement)
    if is_counted:
        return
    now = datetime.now(UTC)
    kept.execute(_UNKNOWN_TOTALS, (now.isoformat(),))
    windows = [(each.value, each.began_at(now).isoformat()) for each in UsagePeriod]
    kept.executemany(_UNKNOWN_WINDOWS, windows)


def _set_aside(path: Path) -> Path:
    """Give the damaged file a second name, with the date, and its log, too."""
    aside = dated_copy(path, "damaged")
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size > 0:
        os.replace(log, aside.with_name(f"{aside.name}-wal"))
    return aside


def _told(
    path: Path, aside: Path, saved: dict[str, tuple[int, bool]], strays: int
) -> DatabaseSalvagedError:
    words = [
        f"{TABLES[table]} ({number:,})"
        for table, (number, whole) in saved.items()
        if whole and number and TABLES[table]
    ]
    parts = [
        f"{TABLES[table]} ({number:,})"
        for table, (number, whole) in saved.items()
        if not whole and TABLES[table]
    ]
    said = f"{path} was damaged. Saved whole: {', '.join(words) or 'nothing'}."
    if parts:
        said += f" Saved in part, the rest is lost: {', '.join(parts)}."
    if strays:
        said += f" Of which workspace calls are was lost for {strays:,}: every one lists them."
    said += " The cache begins empty."
    step = f"The damaged file is kept as {aside}."
    if not all(saved.get(table, (0, True))[1] for table in COUNTS):
        step += (
            " Tools with a limit whose count is lost run again once their count is reset, or the"
            " next period begins."
        )
    if not saved.get("permission_grants", (0, True))[1]:
        step += " You are asked again for permissions that are lost."
    return DatabaseSalvagedError(said, next_step=step)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder survive a power cut."""
    with suppress(OSError):  # not every system can
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _remove(fresh: Path) -> None:
    for end in ("", "-wal", "-shm", "-journal"):
        fresh.with_name(fresh.name + end).unlink(missing_ok=True)
