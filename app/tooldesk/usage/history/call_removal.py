"""CallRemoval: deletes calls of the event log in a way that can be undone, and then for good."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from sqlite3 import Connection

from tooldesk.storage.database import Database
from tooldesk.storage.packed_json import pack
from tooldesk.storage.queued_work import Work
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner
from tooldesk.storage.search_statements import ADD_WORDS, FORGET_WORDS
from tooldesk.storage.statements import (
    ADD_REMOVAL,
    BRING_CALLS_BACK,
    CALL_WITH_TEXT,
    FORGET_REMOVAL,
    OWNERS,
    REMOVALS,
    REMOVALS_OF_NOBODY,
    REMOVE_CALLS,
    REMOVED_CALLS,
    SET_DETAIL,
)
from tooldesk.usage.history.call_index import begin_merge, detail_in, merge_words
from tooldesk.usage.history.call_words import words_of
from tooldesk.usage.history.tool_versions import forget_call

_REMOVED_AT_ONCE = 2_000
_FORGOTTEN_AT_ONCE = 100
"""Calls, before somebody else may write."""


_PAUSE_S = 0.01


class CallRemoval:
    """What is deleted belongs to a removal in the place of its workspace, so nobody finds it.

    What runs stays. Of a process that is gone the next one forgets what it deleted.
    """

    def __init__(
        self, database: Database, owner: RowOwner, on_changed: Callable[[], None] = lambda: None
    ) -> None:
        self._database = database
        self._owner = owner
        self._on_changed = on_changed

    async def remove(
        self, numbers: Sequence[int], *, is_everywhere: bool = False
    ) -> tuple[int, int]:
        """Delete these calls; by what they can be brought back, and how many that are.

        Raises:
            StorageError: the database can't be used; what was deleted by then is there again, or
                is forgotten with this process.
        """
        mark, count = secrets.randbelow(2**47) + 1, 0
        try:
            for first in range(0, len(numbers), _REMOVED_AT_ONCE):
                some = json.dumps(list(numbers[first : first + _REMOVED_AT_ONCE]))

                def work(connection: Connection, some: str = some) -> int:
                    return self._remove(connection, mark, some, is_everywhere=is_everywhere)

                count += await self._database.write(work)
                await asyncio.sleep(_PAUSE_S)
        except BaseException:
            await self.bring_back(mark)
            raise
        self._on_changed()
        return mark, count

    def _remove(
        self, connection: Connection, mark: int, numbers: str, *, is_everywhere: bool
    ) -> int:
        own, count = (self._owner.for_reading(connection), ANY_WORKSPACE), 0
        for owner, folder in connection.execute(OWNERS).fetchall():
            if is_everywhere or folder in own:
                values = {
                    "folder": f"removal {mark} from {owner}",
                    "removed_from": owner,
                    "removal": mark,
                    "writer": self._database.writers.own(),
                }
                (removal,) = connection.execute(ADD_REMOVAL, values).fetchone()
                values = {"removal": removal, "owner": owner, "numbers": numbers}
                count += connection.execute(REMOVE_CALLS, values).rowcount
        return count

    async def bring_back(self, mark: int) -> int:
        """Have what was deleted then again; how many calls that are.

        Raises:
            StorageError: the database can't be used; what is not there again can be tried again.
        """

        def work(connection: Connection) -> int:
            count = 0
            for removal, owner in connection.execute(REMOVALS, (mark,)).fetchall():
                values = {"removal": removal, "owner": owner, "limit": _REMOVED_AT_ONCE}
                count += connection.execute(BRING_CALLS_BACK, values).rowcount
            return count

        count = await self._repeat(work)
        self._on_changed()
        return count

    async def forget(self, marks: Sequence[int]) -> None:
        """Delete for good what was deleted then: nothing of it is left in the file.

        Raises:
            StorageError: the database can't be used.
        """

        def removals(connection: Connection) -> list[int]:
            return [row[0] for mark in marks for row in connection.execute(REMOVALS, (mark,))]

        await self._forget(await self._database.read(removals))

    async def forget_what_is_nobodys(self) -> None:
        """The same with what no process can bring back any more.

        Raises:
            StorageError: the database can't be used.
        """

        def removals(connection: Connection) -> list[int]:
            return [row[0] for row in connection.execute(REMOVALS_OF_NOBODY)]

        await self._forget(await self._database.read(removals))

    async def _forget(self, removals: Sequence[int]) -> None:
        is_any = False
        for removal in removals:

            def work(connection: Connection, removal: int = removal) -> int:
                return _forget_some(connection, removal)

            is_any |= await self._repeat(work) > 0
        if is_any:
            await self._database.write(begin_merge)
            await self._repeat(merge_words)
            await self._database.shorten_log()

    async def _repeat(self, work: Work[int]) -> int:
        """Do it until it has done nothing, and let others write between; how much it was."""
        count = 0
        while some := await self._database.write(work):
            count += some
            await asyncio.sleep(_PAUSE_S)
        return count


def _forget_some(connection: Connection, removal: int) -> int:
    rows = connection.execute(REMOVED_CALLS, (removal, _FORGOTTEN_AT_ONCE)).fetchall()
    for number, tool_name, packed, is_indexed in rows:
        detail = detail_in(packed)
        if is_indexed:
            connection.execute(FORGET_WORDS, (number, words_of(str(tool_name), detail)))
        if type(first := (detail or {}).get("outputOf")) is int:
            _take_text(connection, first)
        forget_call(connection, number)
    if len(rows) < _FORGOTTEN_AT_ONCE:
        connection.execute(FORGET_REMOVAL, (removal,))
    return len(rows)


def _take_text(connection: Connection, number: int) -> None:
    """The text that a call was found in stands in the row of another one: the call is in it."""
    row = connection.execute(CALL_WITH_TEXT, (number,)).fetchone()
    detail = detail_in(row[1]) if row else None
    if detail is None or "raw" not in detail:
        return
    tool_name, _, is_indexed = row
    if is_indexed:
        connection.execute(FORGET_WORDS, (number, words_of(str(tool_name), detail)))
    del detail["raw"]
    connection.execute(SET_DETAIL, (pack(detail), number))
    if is_indexed:
        connection.execute(ADD_WORDS, (number, words_of(str(tool_name), detail)))
