"""CodeReader: what the tools of a folder are like, without reading a large file ever again."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from sqlite3 import Connection

from tooldesk.errors import StorageError
from tooldesk.execution.permissions.fingerprint import Fingerprint, code_parts, fingerprint
from tooldesk.execution.permissions.tool_code import (
    NotAtOnceError,
    large_hashes,
    may_run_files,
    only_at_once,
)
from tooldesk.storage.database import Database
from tooldesk.storage.statements import FILE_HASHES, KEEP_FILE_HASH
from tooldesk.tools.tool_definition import ToolDefinition

AT_ONCE_S = 0.001
"""What took no longer the last time is read right here: the way to a thread and back does."""


class CodeReader:
    """Keeps hashes of large files in the database; without one each process finds its own."""

    def __init__(self, workspace_dir: Path, database: Database | None = None) -> None:
        self._workspace_dir = workspace_dir
        self._database = database
        self._is_loaded = database is None
        self._kept: set[tuple[str, str]] = set()
        self._took_s: dict[str, float] = {}
        self._without_files: dict[str, tuple[ToolDefinition, Fingerprint]] = {}

    async def fingerprint(self, definition: ToolDefinition) -> Fingerprint:
        """All that a person's yes is about."""
        if may_run_files(definition):
            return await self._read(fingerprint, definition)
        # a definition never changes, and a thread costs more than all the rest of a warm call
        known = self._without_files.get(definition.name)
        if known is None or known[0] is not definition:
            known = definition, fingerprint(definition, self._workspace_dir)
            self._without_files[definition.name] = known
        return known[1]

    async def code_parts(self, definition: ToolDefinition) -> Fingerprint:
        """The files that a tool runs."""
        return await self._read(code_parts, definition) if may_run_files(definition) else {}

    async def _read(
        self, read: Callable[[ToolDefinition, Path], Fingerprint], definition: ToolDefinition
    ) -> Fingerprint:
        if not self._is_loaded:
            await self._load()
        found = self._read_at_once(read, definition)
        if found is None:
            found = await asyncio.to_thread(self._timed, read, definition)
        self._keep()
        return found

    def _read_at_once(
        self, read: Callable[[ToolDefinition, Path], Fingerprint], definition: ToolDefinition
    ) -> Fingerprint | None:
        if self._took_s.get(definition.name, math.inf) >= AT_ONCE_S:
            return None
        with suppress(NotAtOnceError), only_at_once():
            return self._timed(read, definition)
        return None

    def _timed(
        self, read: Callable[[ToolDefinition, Path], Fingerprint], definition: ToolDefinition
    ) -> Fingerprint:
        began = time.perf_counter()
        found = read(definition, self._workspace_dir)
        self._took_s[definition.name] = time.perf_counter() - began
        return found

    async def _load(self) -> None:
        assert self._database is not None
        self._is_loaded = True
        with suppress(StorageError):
            for path, state, found in await self._database.read(_rows):
                self._kept.add((path, state))
                large_hashes.setdefault((path, state), found)

    def _keep(self) -> None:
        """Write down soon what is new."""
        if self._database is None or not (fresh := large_hashes.keys() - self._kept):
            return
        self._kept |= fresh
        rows = [(*key, large_hashes[key]) for key in fresh if _is_storable(key[0])]
        if rows:
            self._database.post(lambda connection: connection.executemany(KEEP_FILE_HASH, rows))


def _rows(connection: Connection) -> list[tuple[str, str, str]]:
    return connection.execute(FILE_HASHES).fetchall()


def _is_storable(path: str) -> bool:
    """Not one whose name is no text, which has no place in a column."""
    return not any("\ud800" <= character <= "\udfff" for character in path)
