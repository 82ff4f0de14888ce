"""The database's file: made, upgraded or refused when it is opened, and its errors in words."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing, suppress
from pathlib import Path
from sqlite3 import Connection

from tooldesk.errors import DatabaseSalvagedError, StorageError
from tooldesk.paths import private_file, private_folder
from tooldesk.storage.file_door import door
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS, prepare
from tooldesk.storage.writers import Writers

REVISIONS = tuple(f"{number:04}" for number in range(1, 17))
"""Every revision of the tables, oldest first; the last one is what this Tooldesk uses."""

UPGRADE_S = 30.0
"""How long another program may make or upgrade the tables before we ask SQLite all the same."""

_NO_TEXT = "Could not decode to UTF-8"
"""What Python's module says of a text in a row that is none, or of bytes that a bit made a text."""

_TEXT_DAMAGED = "some of what is written in it is damaged"
_AFTER_DAMAGE = (
    "Close every Tooldesk that uses it and start it again: what can be read of it is then saved,"
    " and the file set aside."
)

_MAKE_WRITABLE = "Make the file and its folder writable, or choose another one with --data-dir."

_LEAST_ROOM = 65_536
"""Bytes that must be free on a disk that isn't full: SQLite begins with half of it."""


def identity_of(path: str) -> tuple[int, int] | None:
    """Which file stands at a path, None for none."""
    try:
        status = os.stat(path)
    except OSError:
        return None
    return (status.st_dev, status.st_ino)


def sync_log(path: Path) -> StorageError | None:
    """Have what is committed to a database survive a power cut; why that can't be had."""
    # SQLite locks nothing of this file, so that closing it here lets go of no lock
    log = path.with_name(f"{path.name}-wal")
    try:
        descriptor = os.open(log, os.O_RDWR)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except FileNotFoundError:
        pass  # whoever closed it last has put all of it into the database, synced
    except OSError as error:
        return StorageError(
            f"what was written of {path} last can't be synced: {error.strerror}.",
            next_step="See that the disk has room and is well.",
        )
    return None


def roll_back(connection: Connection) -> None:
    """End a transaction without its changes."""
    if connection.in_transaction:  # a full disk has rolled it back already
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")


def explain(error: BaseException, path: Path) -> StorageError:
    """The environment's fault behind a database error, with what to do about it."""
    if path.is_dir():  # SQLite takes it for a disk that is not well
        return StorageError(
            f"{path} is a folder, and the database would have to stand there.",
            next_step="Move it away to start afresh, or choose another one with --data-dir.",
        )
    text = str(error)
    if "disk I/O" in text and _is_full(path.parent):
        text = "the disk is full"  # so SQLite says it of the two files beside its own
    if is_damage(error):
        with suppress(OSError):
            private_file(_note_of_damage(path))
    if text.startswith(_NO_TEXT) or isinstance(error, UnicodeDecodeError):
        text = _TEXT_DAMAGED  # it quotes what it can't read
    steps = {
        "locked": "Close the other program that uses it, then try again.",
        "readonly": _MAKE_WRITABLE,
        "unable to open": _MAKE_WRITABLE,
        "No space left": "Free some disk space, then try again.",
        "full": "Free some disk space, then try again.",
        "disk I/O": "See that the disk has room and is well, then try again; leave the file there.",
        "not a database": "Move the file away to start afresh, or restore it from a backup.",
        "damaged": _AFTER_DAMAGE,
        "malformed": _AFTER_DAMAGE,
    }
    step = next(
        (step for sign, step in steps.items() if sign in text), "Close Tooldesk, then try again."
    )
    return StorageError(f"{path}: {text}.", next_step=step)


def _is_full(folder: Path) -> bool:
    # takes long to import, and only a failure needs it
    import shutil

    try:
        return shutil.disk_usage(folder).free < _LEAST_ROOM
    except OSError:
        return False


def revision_of(path: Path) -> str | None:
    """The revision that a file says its tables are of, or None when it has none; writes nothing.

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
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise explain(error, path) from error
    # none at all, or what is no text, is of no revision either, and is looked at by its tables
    revision = str((row or ("",))[0])
    if revision.isdecimal() and revision not in REVISIONS:
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


def is_damage(error: BaseException | None) -> bool:
    """Whether a database error says that pages of the file are not what they should be.

    Python's module fails to say it where SQLite's words quote a definition with bytes of no letter.
    """
    if isinstance(error, UnicodeDecodeError):
        return True
    code = getattr(error, "sqlite_errorcode", None)
    is_corrupt = code is not None and code & 0xFF == sqlite3.SQLITE_CORRUPT
    return is_corrupt or (isinstance(error, sqlite3.Error) and str(error).startswith(_NO_TEXT))


def open_file(path: Path) -> tuple[Connection, DatabaseSalvagedError | None]:
    """A connection to the file, which is made or upgraded where it must be.

    A damaged one is set aside when nobody else has it open; then what was saved of it comes, too.

    Raises:
        StorageError: it can't be used.
    """
    try:
        private_folder(path.parent)
        was_empty = path.exists() and not path.stat().st_size
        if not path.exists():  # before others find what is made here
            Writers(path).forget_tables()
        # SQLite gives the files beside it the same mode
        private_file(path)
        _free_files_beside(path)
        salvaged = _salvaged(path) if _note_of_damage(path).exists() else None
        try:
            return _open_in_door(path, was_empty=was_empty), salvaged
        except StorageError as error:
            if salvaged is not None or not is_damage(error.__cause__):
                raise
        salvaged = _salvaged(path)
        return _open_in_door(path), salvaged
    except BlockingIOError as error:
        raise StorageError(
            f"{path} is damaged, and another Tooldesk is just saving what can be read of it.",
            next_step="Try again in a moment.",
        ) from error
    except OSError as error:
        raise StorageError(
            f"{error.filename or path.parent}: {error.strerror}.", next_step=_MAKE_WRITABLE
        ) from error


def _free_files_beside(path: Path) -> None:
    """Let SQLite write into its files beside a database that was read-only when they were made."""
    for end in ("-wal", "-shm"):
        beside = path.with_name(f"{path.name}{end}")
        with suppress(OSError):
            if path.stat().st_mode & ~beside.stat().st_mode & stat.S_IWUSR:
                beside.chmod(stat.S_IMODE(path.stat().st_mode))


def _open_in_door(path: Path, *, was_empty: bool = False) -> Connection:
    with door(path):
        exists = path.exists() and path.stat().st_size > 0
        revision = revision_of(path) if exists else None
        try:
            with closing(Writers(path)) as writers:
                if revision != REVISIONS[-1]:
                    with writers.turn(UPGRADE_S):
                        if was_empty and writers.had_tables:
                            _refuse_emptied(path)
                        _make_or_upgrade(path, revision)
                if not writers.had_tables:
                    writers.note_tables()
            return _connect(path)
        except (sqlite3.Error, OSError) as error:
            raise explain(error, path) from error


def _refuse_emptied(path: Path) -> None:
    """One that held tables, and nobody has made anew meanwhile, has lost them.

    Raises:
        StorageError: it is so.
    """
    if not path.stat().st_size:
        raise StorageError(
            f"{path} is empty, though it was not: all that was in it is gone, and with it which"
            " secrets are stored.",
            next_step="Restore it from a backup. Or move it away to start afresh; then set"
            " every secret anew, so that it is known and kept out of texts.",
        )


def _make_or_upgrade(path: Path, revision: str | None) -> None:
    """Have the tables of the newest revision.

    Raises:
        StorageError: nobody can tell of which revision they are.
        sqlite3.Error: it can't be done.
        OSError: the older file can't be copied.
    """
    if revision is None:
        from tooldesk.storage.tables import make_tables

        make_tables(path, REVISIONS[-1])
        return
    if revision in REVISIONS:
        # 0.7 s to import, needed only when there is something to upgrade
        from tooldesk.storage.upgrade import upgrade

        try:
            upgrade(path)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_ERROR:
                raise
    # a step finds what it would add, or no step leads from there: a bit of the revision is another
    from tooldesk.storage.salvage import take_as_newest

    take_as_newest(path, REVISIONS[-1])


def _salvaged(path: Path) -> DatabaseSalvagedError | None:
    """What was saved of a damaged file that is aside now; None while others have it open.

    Raises:
        StorageError: what can't be missed can't be read of it, or there is no room.
        OSError: the door can't be shut.
    """
    from tooldesk.storage.salvage import salvage, without_secrets

    try:
        with door(path, is_shut=True):
            salvaged = salvage(path, REVISIONS)
            _note_of_damage(path).unlink(missing_ok=True)
            return salvaged
    except BlockingIOError:
        return None
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return None
        # not even which tables there are: another start would say the same
        raise (without_secrets(path) if is_damage(error) else explain(error, path)) from error


def _note_of_damage(path: Path) -> Path:
    """The empty file that says that pages of a database were found to be damaged."""
    return path.with_name(f"{path.name}-damaged")


def _connect(path: Path) -> Connection:
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_MS / 1000)
    try:
        prepare(connection)
    except BaseException:
        connection.close()
        raise
    return connection
