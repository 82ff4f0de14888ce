"""read_aside: a long question to the database that holds up no call and no window."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing, suppress
from threading import Event
from typing import TypeVar

from tooldesk.storage.database import Database
from tooldesk.storage.database_file import explain
from tooldesk.storage.pragmas import BUSY_TIMEOUT_MS
from tooldesk.storage.queued_work import Work

T = TypeVar("T")

_LOOKED_EVERY = 100_000
"""Steps of SQLite's machine, a few milliseconds, between two looks whether anybody still waits."""


async def read_aside(database: Database, work: Work[T]) -> T:
    """What `work` reads on a thread and through a connection of its own.

    What was posted before is there. When the caller is cancelled, the question ends soon.

    Raises:
        StorageError: the database can't be used.
    """
    await database.read(lambda _: None)  # the file is made or upgraded, and what waits is in it
    is_unwanted = Event()

    def read() -> T:
        path = database.path
        try:
            opened = sqlite3.connect(
                f"{path.as_uri()}?mode=ro",
                uri=True,
                timeout=BUSY_TIMEOUT_MS / 1000,
                isolation_level=None,
            )
            with closing(opened) as connection:
                connection.create_function("is_running", 1, database.writers.is_alive)
                connection.set_progress_handler(is_unwanted.is_set, _LOOKED_EVERY)
                connection.execute("BEGIN")
                return work(connection)
        except sqlite3.Error as error:
            raise explain(error, path) from error

    reading = asyncio.create_task(asyncio.to_thread(read))
    try:
        return await asyncio.shield(reading)
    except asyncio.CancelledError:
        is_unwanted.set()
        with suppress(Exception):
            await reading  # whatever comes of it, nobody waits for it
        raise
