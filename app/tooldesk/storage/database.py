"""Database: one SQLite file, one thread that talks to it, and what is acknowledged is kept."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from sqlite3 import Connection
from typing import TypeVar

from tooldesk.errors import DatabaseSalvagedError, StorageError
from tooldesk.storage.database_file import explain, identity_of, open_file, roll_back, sync_log
from tooldesk.storage.glance import Glance
from tooldesk.storage.job_thread import Job, JobThread, Waiter
from tooldesk.storage.journal import Journal, Note
from tooldesk.storage.journals import Journals, TakeOver
from tooldesk.storage.late_work import OF_THE_ROW, LateWork
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS
from tooldesk.storage.queued_work import QueuedWork, Work
from tooldesk.storage.writers import Writers

T = TypeVar("T")

POST_PAUSE_S = 0.05
"""How long posted work waits for more of it, so that a call does not share its time with it, and
what is recorded for a sync: half of what a power cut may take, the other half is the disk's."""

RETRY_PAUSE_S = 1.0
"""How long what could not be written waits before it is tried again."""


class Database:
    """Reads and writes on a thread of its own; opens the file when it is first needed.

    Whatever waits is written in one transaction, in order, and before what is read after it.
    `write` is durable when it returns (WAL, synchronous=FULL). `record` and `post` are for calls,
    which go on without a memory: what they can't write is tried again, and told in `problem`. A
    sync follows soon after them, on a second thread, so that nobody waits for it.

    Attributes:
        path: The file.
        salvaged: What was saved of a damaged file, and where that is now, if this one found it so.
        writers: Who runs what has no end in it; SQL asks it by `is_running(writer)`.
        kinds: By the kind of a note, what writes it where a killed process could not any more.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.fspath(path)
        self.salvaged: DatabaseSalvagedError | None = None
        self.writers = Writers(path)
        self.kinds: dict[str, TakeOver] = {}
        self._journals = Journals(path, self.writers)
        self._journal: Journal | None = None
        self._ahead: list[tuple[Work[object], Note | None]] = []
        self._problem: StorageError | None = None
        self._thread = JobThread("database")
        self._tending = ThreadPoolExecutor(max_workers=1, thread_name_prefix="database-tending")
        self._connection: Connection | None = None
        self._glance: Glance | None = None
        self._identity: tuple[int, int] | None = None
        self._queue: deque[QueuedWork] = deque()
        self._noting, self._is_syncing = threading.Lock(), False
        self._late = LateWork(path)
        self._is_unsynced = False
        self._pragmas: dict[str, str] = {}
        self._is_tended = False
        self._closing = threading.Event()

    @property
    def problem(self) -> StorageError | None:
        """Why the database can't be used, or what it has not taken, as far as it was tried."""
        return self._late.problem or self._problem

    async def open(self) -> None:
        """Open the file, make or upgrade its tables.

        Raises:
            StorageError: it can't be used; `problem` holds the same error.
        """
        await self._run(self._opened)

    async def read(self, work: Work[T], *, sees_posted: bool = True) -> T:
        """What `work` reads; what a call waits for need not see what was posted before it.

        Raises:
            StorageError: the database can't be used.
        """
        if sees_posted and (self._queue or self._ahead):
            self._enqueue()
            self._submit(self._drain)
        return await self._run(partial(self._read, work))

    async def read_at_once(self, work: Work[T]) -> T:
        """What `work` reads by one statement that takes microseconds, before what was posted.

        It is read on the caller's thread, where nothing has to be waited for.

        Raises:
            StorageError: the database can't be used.
        """
        if self._glance is not None and identity_of(self._file) == self._identity:
            found = self._glance.read(work)
            if found is not None:
                return found
        return await self.read(work, sees_posted=False)

    async def write(self, work: Work[T], *, sees_posted: bool = True) -> T:
        """What `work` returns, after its changes are safely on disk.

        What a call waits for need not see, nor write, what was posted before it.

        Raises:
            StorageError: the database can't be used; nothing was changed.
        """
        waiter: Waiter[T] = Waiter()
        # what could not be noted may hang on what was posted
        if sees_posted or not all(note for _, note in self._ahead):
            self._put(QueuedWork(work, waiter))
        else:
            self._submit(partial(self._drain, [*self._taken_ahead(), QueuedWork(work, waiter)]))
        return await waiter.future

    async def record(self, work: Work[object], note: Note | None = None) -> None:
        """Do `work`; when this returns, its changes survive the end of this process, however.

        A power cut they survive with the next `write`, or once they are synced, which begins within
        POST_PAUSE_S. When the database can't be used this returns, too, and the work is done once
        it can. With a `note` that says the same it is done soon, and nobody waits for it.
        """
        if note is not None and self._is_noted(work, note):
            return
        if self._late:
            self.post(work)  # it must not wait for the database once more
            return
        waiter: Waiter[object] = Waiter()
        try:
            self._put(QueuedWork(work, waiter, is_durable=False, is_kept=True))
        except StorageError as error:
            self._late.lost_because = error
            return
        self._tend_in(POST_PAUSE_S)
        await waiter.future

    def precede(self, work: Work[object], note: Note | None) -> None:
        """Do `work` together with what is recorded or written next, which is right now."""
        self._ahead.append((work, note))

    def post(self, work: Work[object], *, is_kept: bool = True) -> None:
        """Do `work` soon, or together with what is written next, for nobody who waits.

        What is not `is_kept` is not tried again, and nobody is told that it could not be done.
        """
        self._enqueue(QueuedWork.for_nobody(work, is_kept=is_kept))
        self._tend_in(POST_PAUSE_S)

    async def shorten_log(self) -> None:
        """Have what the WAL keeps of older pages gone, unless somebody else reads just now."""
        with suppress(StorageError):  # it goes when the last one closes the file
            await self._run(self._shorten_log)

    async def close(self) -> None:
        """Finish what was posted and close the file; what can't be written is in `problem`."""
        self._enqueue()
        self._closing.set()
        await self._run(self._close)
        self._thread.close()  # at once: it has nothing left to do
        self._tending.shutdown()

    def _is_noted(self, work: Work[object], note: Note) -> bool:
        """Whether the work, and what is ahead of it, stands in the journal, and waits."""
        notes = [before for _, before in self._ahead if before is not None]
        if self._journal is None or len(notes) < len(self._ahead):
            return False
        with self._noting:  # a sync has all that was told before it: that is committed, not noted
            is_kept_back = self._is_syncing and self._late.because is None  # else nothing is taken
            line = None if is_kept_back else self._journal.append(*notes, note)
            if line is None:
                return False
            queued = QueuedWork.for_nobody(work)
            queued.line = line
            self._enqueue(queued)
        self._tend_in(POST_PAUSE_S)
        return True

    def _enqueue(self, *queued: QueuedWork) -> None:
        # at once: they go into one transaction
        self._queue.extend([*self._taken_ahead(), *queued])

    def _taken_ahead(self) -> list[QueuedWork]:
        ahead, self._ahead = self._ahead, []
        return [QueuedWork.for_nobody(work) for work, _ in ahead]

    def _put(self, queued: QueuedWork) -> None:
        self._enqueue(queued)
        self._submit(self._drain)

    async def _run(self, job: Callable[[], T]) -> T:
        waiter: Waiter[T] = Waiter()
        self._submit(partial(waiter.settle, job))
        return await waiter.future

    def _submit(self, job: Job) -> None:
        try:
            self._thread.submit(job)
        except RuntimeError as error:
            raise StorageError(
                f"{self.path} is closed.", next_step="Open the workspace again."
            ) from error

    def _tend_in(self, pause_s: float) -> None:
        if not (self._is_tended or self._closing.is_set()):
            self._is_tended = True
            with suppress(RuntimeError):  # closed just now, which writes all there is
                self._tending.submit(self._tend, pause_s)

    def _tend(self, pause_s: float) -> None:
        """Write and sync what waits for it, after a pause; on a thread, for loops end at any time.

        A sync takes as long as the disk likes, and who writes meanwhile asks for another.
        """
        self._closing.wait(pause_s)
        self._is_tended = False
        with self._noting:
            self._is_syncing = True
        with suppress(StorageError):  # closed, too
            drained = threading.Event()
            self._submit(partial(self._drain_unless_closing, drained))
            drained.wait()
        if self._is_unsynced and not self._closing.is_set():
            self._sync()
        self._is_syncing = False
        if self._late:
            self._tend_in(RETRY_PAUSE_S)

    def _drain_unless_closing(self, drained: threading.Event) -> None:
        try:
            if not self._closing.is_set():  # else `_close` does it, or has done it
                self._drain()
        finally:
            drained.set()

    def _drain(self, alone: Sequence[QueuedWork] = (), *, is_last: bool = False) -> None:
        """Write what waits, in one transaction; on the database's thread, as all that follows."""
        waiting = list(alone) or [self._queue.popleft() for _ in range(len(self._queue))]
        is_late = bool(self._late)
        waiting = self._late.take() + [each for each in waiting if each.is_wanted()]
        if not waiting:
            return
        is_patient = is_last or not is_late or any(each.waiter for each in waiting)
        try:
            self._set(self._opened(), "busy_timeout", str(BUSY_TIMEOUT_MS if is_patient else 0))
            if is_late:  # one shows whether the others are worth the time
                self._write(waiting[:1])
                waiting = waiting[1:]
            if self._late:
                self._write_each(waiting)
            elif waiting:
                self._write(waiting)
        except StorageError as error:
            self._late.fail(waiting, error)
        if not self._late:
            self._late.because = None

    def _write(self, waiting: list[QueuedWork]) -> None:
        """Do all of it, or each by itself where one of them can't be done.

        Raises:
            StorageError: the database can't be used.
        """
        is_durable = any(each.is_durable for each in waiting)
        connection = self._begin_write(is_durable=is_durable)
        try:
            results = [each.work(connection) for each in waiting]
            if line := max(each.line for each in waiting):
                self._journals.mark(connection, line)
            connection.execute("COMMIT")
        except Exception as error:  # also our own bug, which must reach the one that waits for it
            roll_back(connection)
            if len(waiting) > 1:
                self._write_each(waiting)
                return
            is_ours = not isinstance(error, sqlite3.Error)
            fits_no_row = waiting[0].is_kept and isinstance(error, OF_THE_ROW)
            self._late.fail(waiting, error if is_ours or fits_no_row else self._explained(error))
            return
        self._problem = None
        self._is_unsynced = not is_durable
        if line and self._journal is not None:
            self._journal.take(line)
            self._journal.reserve()
        for each, result in zip(waiting, results, strict=True):
            if each.waiter is not None:
                each.waiter.give(result)

    def _write_each(self, waiting: list[QueuedWork]) -> None:
        """Do each by itself; what is kept stays behind the first of it that has to wait.

        The end of a call changes the row of its beginning: before that is written it would change
        none, which a full disk has room for, or that of another call.
        """
        for each in waiting:
            error = self._late.because if self._late and each.is_kept else None
            try:
                if error is None:
                    self._write([each])
            except StorageError as unusable:
                error = unusable
            if error is not None:
                self._late.fail([each], error)

    def _close(self) -> None:
        self._drain(is_last=True)
        if self._is_unsynced:
            self._sync()  # another process may keep the log
        for each in (self._glance, self._connection, self._journal):
            if each is not None:
                each.close()
        self._glance = self._connection = self._journal = None
        self.writers.close()

    def _sync(self) -> None:
        """Have what is committed survive a power cut, too."""
        self._is_unsynced = False
        self._late.lost_because = sync_log(self.path) or self._late.lost_because

    def _shorten_log(self) -> None:
        connection = self._opened()
        try:
            self._set(connection, "busy_timeout", "0")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        except sqlite3.Error as error:
            raise explain(error, self.path) from error

    def _begin_write(self, *, is_durable: bool) -> Connection:
        connection = self._opened()
        try:
            self._set(connection, "synchronous", "FULL" if is_durable else "NORMAL")
            with self.writers.turn(int(self._pragmas["busy_timeout"]) / 1000):
                connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise self._explained(error) from error
        return connection

    def _set(self, connection: Connection, pragma: str, value: str) -> None:
        if self._pragmas.get(pragma) != value:
            connection.execute(f"PRAGMA {pragma}={value}")
            self._pragmas[pragma] = value

    def _read(self, work: Work[T]) -> T:
        connection = self._opened()
        self._journals.take_over(connection, self.kinds)
        try:
            connection.execute("BEGIN")
            try:
                result = work(connection)
                connection.execute("COMMIT")
            except BaseException:
                roll_back(connection)
                raise
        except sqlite3.Error as error:
            raise self._explained(error) from error
        self._problem = None
        return result

    def _explained(self, error: Exception) -> StorageError:
        self._problem = explain(error, self.path)
        return self._problem

    def _opened(self) -> Connection:
        if self._connection is None:
            try:
                self._connection, salvaged = open_file(self.path)
                self.salvaged = salvaged or self.salvaged
            except StorageError as error:
                self._problem = error
                raise
            self._connection.create_function("is_running", 1, self.writers.is_alive)
            with suppress(sqlite3.Error):  # without it, all is read on this thread
                self._glance = Glance(self.path)
            self._pragmas = {"synchronous": "FULL"}
            self._identity = identity_of(self._file)
            self._journal = self._journals.own()
            self._journals.take_over(self._connection, self.kinds)
        elif identity_of(self._file) != self._identity:
            # what we have open is a file that nobody will ever find again
            self._problem = StorageError(
                f"{self.path} was deleted or replaced while Tooldesk uses it.",
                next_step="Close Tooldesk and start it again.",
            )
            raise self._problem
        self._problem = None
        return self._connection
