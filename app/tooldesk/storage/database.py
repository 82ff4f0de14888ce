"""Database: one SQLite file, one thread that talks to it, and errors in words."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from tooldesk.errors import StorageError

T = TypeVar("T")
Work = Callable[[Connection], T]

REVISIONS = ("0001", "0002", "0003", "0004", "0005")
"""Every revision of the tables, oldest first; the last one is what this Tooldesk uses."""

BUSY_TIMEOUT_MS = 3_000

_UNWRITABLE = (ValueError, TypeError, OverflowError, RecursionError)
"""What making a row raises when a text or number in it fits no database."""

POST_PAUSE_S = 0.1
"""How long posted work waits for more of it, so that a call does not share its time with it."""


class Database:
    """Reads and writes on a thread of its own; opens the file when it is first needed.

    `write` is durable when it returns (WAL, synchronous=FULL). `post` is for what nobody waits
    for: posted work is done in order, many at a time in one transaction, before what is read or
    written after it, and before `close` ends.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: StorageError | None = None
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database")
        self._engine: Engine | None = None
        self._identity: tuple[int, int] | None = None
        self._posted: deque[Work[object]] = deque()
        self._drain_timer: asyncio.Handle | None = None

    async def open(self) -> None:
        """Open the file, make or upgrade its tables.

        Raises:
            StorageError: it can't be used; `problem` holds the same error.
        """
        await self._submit(self._opened)

    async def read(self, work: Work[T]) -> T:
        """What `work` reads.

        Raises:
            StorageError: the database can't be used.
        """
        return await self._submit(lambda: self._transaction(work, write=False))

    async def write(self, work: Work[T]) -> T:
        """What `work` returns, after its changes are safely on disk.

        Raises:
            StorageError: the database can't be used; nothing was changed.
        """
        return await self._submit(lambda: self._transaction(work, write=True))

    def post(self, work: Work[object]) -> None:
        """Do `work` soon. A failure is kept in `problem`; it reaches nobody and nothing else."""
        self._posted.append(work)
        if self._drain_timer is None:
            loop = asyncio.get_running_loop()
            self._drain_timer = loop.call_later(POST_PAUSE_S, self._begin_drain)

    async def close(self) -> None:
        """Finish what was posted and close the file."""
        if self._drain_timer is not None:
            self._drain_timer.cancel()
            self._drain_timer = None
        await self._submit(self._close)
        self._thread.shutdown()  # at once: the thread has nothing left to do

    async def _submit(self, job: Callable[[], T]) -> T:
        try:
            if self._posted:
                self._thread.submit(self._drain)
            future: Future[T] = self._thread.submit(job)
        except RuntimeError as error:  # the thread has been shut down
            raise StorageError(
                f"{self.path} is closed.", next_step="Open the workspace again."
            ) from error
        return await asyncio.wrap_future(future)

    def _begin_drain(self) -> None:
        self._drain_timer = None
        with suppress(RuntimeError):  # the thread has been shut down
            self._thread.submit(self._drain)

    def _drain(self) -> None:
        works = [self._posted.popleft() for _ in range(len(self._posted))]
        if not works:
            return

        def all_of_them(connection: Connection) -> None:
            for work in works:
                work(connection)

        try:
            self._transaction(all_of_them, write=True)
        except StorageError:
            return  # kept in self.problem, which the window and the terminal show
        except _UNWRITABLE:
            for work in works:  # one that can't be written must not take the others with it
                with suppress(StorageError, *_UNWRITABLE):
                    self._transaction(work, write=True)

    def _close(self) -> None:
        self._drain()
        if self._engine is not None:
            self._engine.dispose()
            self._engine = None

    def _transaction(self, work: Work[T], *, write: bool) -> T:
        engine = self._opened()
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")
                try:
                    result = work(connection)
                except BaseException:
                    if _in_transaction(connection):  # a full disk has rolled it back already
                        connection.exec_driver_sql("ROLLBACK")
                    raise
                connection.exec_driver_sql("COMMIT")
        except DBAPIError as error:
            self.problem = explain(error.orig or error, self.path)
            raise self.problem from error
        self.problem = None
        return result

    def _opened(self) -> Engine:
        if self._engine is None:
            try:
                self._engine = _open(self.path)
            except StorageError as error:
                self.problem = error
                raise
            self._identity = _identity(self.path)
        elif _identity(self.path) != self._identity:
            # what we have open is a file that nobody will ever find again
            self.problem = StorageError(
                f"{self.path} was deleted or replaced while Tooldesk uses it.",
                next_step="Close Tooldesk and start it again.",
            )
            raise self.problem
        self.problem = None
        return self._engine


def _identity(path: Path) -> tuple[int, int] | None:
    """Which file stands at a path."""
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


def _open(path: Path) -> Engine:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        exists = path.exists() and path.stat().st_size > 0
    except OSError as error:
        raise StorageError(
            f"{path.parent}: {error.strerror}.",
            next_step="Make the folder writable, or choose another one with --data-dir.",
        ) from error
    revision = revision_of(path) if exists else None
    engine = create_engine(
        f"sqlite:///{path}",
        poolclass=StaticPool,
        connect_args={"check_same_thread": False, "timeout": BUSY_TIMEOUT_MS / 1000},
    )
    event.listen(engine, "connect", _prepare)
    try:
        if revision != REVISIONS[-1]:
            _upgrade(engine, path, had_tables=revision is not None)
        with engine.connect():
            pass
    except DBAPIError as error:
        engine.dispose()
        raise explain(error.orig or error, path) from error
    return engine


def _prepare(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions are begun and ended by us, in words
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _in_transaction(connection: Connection) -> bool:
    driver = connection.connection.driver_connection
    return isinstance(driver, sqlite3.Connection) and driver.in_transaction


def _upgrade(engine: Engine, path: Path, *, had_tables: bool) -> None:
    if had_tables:
        shutil.copyfile(path, path.with_suffix(".db.before-upgrade"))
    # 0.7 s to import, needed only when there is something to upgrade
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "tooldesk.storage:revisions")
    with engine.connect() as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        if _in_transaction(connection):
            connection.exec_driver_sql("COMMIT")
