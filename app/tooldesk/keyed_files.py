"""KeyedFiles: a small JSON file for each key, in a private folder beside the database.

Two programs that write at once can't undo one another, and a damaged database takes none along. Who
changes what a file says reads and writes it while it is `held`.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from tooldesk.bounded_file import read_bounded
from tooldesk.file_lock import file_lock
from tooldesk.paths import private_folder
from tooldesk.replaced_file import replace_file

_HELD_WAIT_S = 3.0
"""Another change takes a write of one small file."""


class KeyedFiles:
    """Blocking."""

    def __init__(self, folder: Path, largest_bytes: int) -> None:
        """Files that are larger than `largest_bytes` are not read."""
        self._folder = folder
        self._largest_bytes = largest_bytes

    def file_of(self, key: str) -> Path:
        """The file of a key, whatever characters are in that."""
        return self._folder / f"{hashlib.sha256(key.encode()).hexdigest()[:32]}.json"

    def held(self) -> AbstractContextManager[None]:
        """Have no other thread or process hold them meanwhile.

        Raises:
            BlockingIOError: another one holds them for seconds.
            OSError: the folder can't be made.
        """
        private_folder(self._folder)
        return file_lock(self._folder / "held.lock", wait_s=_HELD_WAIT_S)

    def read(self, file: Path) -> Any:
        """What a file holds.

        Raises:
            OSError: it is not there, or can't be read.
            ValueError: it is no JSON, or too large.
            RecursionError: it is nested too deep.
        """
        return json.loads(read_bounded(file, self._largest_bytes))

    def write(self, key: str, kept: Any) -> None:
        """Keep it in place of what was kept before; durable when it returns.

        Raises:
            OSError: it can't be written; what was there stays.
        """
        private_folder(self._folder)
        replace_file(self.file_of(key), json.dumps(kept, indent=1) + "\n", is_private=True)

    def remove(self, key: str) -> bool:
        """Keep nothing any more; whether there was a file.

        Raises:
            OSError: it can't be removed.
        """
        file = self.file_of(key)
        was_there = file.exists()
        file.unlink(missing_ok=True)
        return was_there

    def all(self) -> Iterator[Path]:
        """Every file."""
        return self._folder.glob("*.json")
