"""Glance: a row or two read right where they are needed, without a way to the database's thread.

Each call reads which secrets there are. The way there and back takes ten times as long as SQLite.
"""

from __future__ import annotations

import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from tooldesk.storage.queued_work import Work

T = TypeVar("T")


class Glance:
    """A connection that only reads, and waits for nobody; any thread may use it."""

    def __init__(self, path: Path) -> None:
        """The file is there, with its tables.

        Raises:
            sqlite3.Error: it can't be opened.
        """
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = sqlite3.connect(
            f"{path.as_uri()}?mode=ro",
            uri=True,
            timeout=0,
            isolation_level=None,
            check_same_thread=False,
        )

    def read(self, work: Work[T]) -> T | None:
        """What `work` reads by one statement, as it is now; None when that can't be had at once."""
        if not self._lock.acquire(blocking=False):
            return None
        try:
            # who reads does not wait for who writes; for who recovers or closes the file it would
            return None if self._connection is None else work(self._connection)
        except sqlite3.Error:
            return None
        finally:
            self._lock.release()

    def close(self) -> None:
        """There is no more to read."""
        with self._lock:
            if self._connection is not None:
                with suppress(sqlite3.Error):
                    self._connection.close()
                self._connection = None
