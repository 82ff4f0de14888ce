"""PastCalls: the event log for a person to look through, a page at a time."""

from __future__ import annotations

import math
from array import array
from bisect import bisect_right
from collections.abc import AsyncIterator, Iterable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar

from tooldesk.errors import StorageError
from tooldesk.natural_order import natural_key
from tooldesk.storage.database import Database
from tooldesk.storage.microseconds import time_of
from tooldesk.storage.queued_work import Work
from tooldesk.storage.row_owner import ANY_WORKSPACE, RowOwner
from tooldesk.storage.search_statements import SEARCH_NUMBERS
from tooldesk.storage.statements import (
    CALL_NAMES,
    CALL_NUMBERS,
    CALLS,
    OWNERS,
)
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.call_filter import EVERYWHERE, CallFilter, CallOrder
from tooldesk.usage.history.call_index import calling_in, detail_in, index_all
from tooldesk.usage.history.call_search import found_numbers
from tooldesk.usage.history.call_words import is_wordless, phrases_of, query_of
from tooldesk.usage.history.past_call import PastCall, is_duration
from tooldesk.usage.history.tool_versions import fields_of_call

T = TypeVar("T")

NEWEST = 2**63 - 1
"""Before this number is every call."""

LISTED_BYTES = 20_000
"""Of a call that takes more room a list says what was asked for, if that is short."""

_UNBOUNDED = 2**62

_READ_ANEW = 256
"""Of the newest, so many may have come, or ended, since they were listed."""

_NEW = 10_000
"""Calls that are looked through for what they have in common."""


class PastCalls:
    """Reads the calls of one workspace and of nobody knows which, or those of all."""

    def __init__(self, database: Database, owner: RowOwner) -> None:
        self._database = database
        self._owner = owner
        self.left_out_because: StorageError | None = None
        """Why the last search did not look through all calls; None when it did."""

    async def page(
        self,
        wanted: CallFilter | None = None,
        *,
        before: int = NEWEST,
        limit: int = 100,
        is_everywhere: bool = False,
        is_whole: bool = False,
    ) -> list[PastCall]:
        """The newest first, from right before a number on; of large ones the detail is left out.

        Raises:
            StorageError: the database can't be used.
        """
        wanted = wanted or CallFilter()

        def work(connection: Connection) -> list[PastCall]:
            folders = self._folders(
                connection, is_everywhere=is_everywhere, workspace=wanted.workspace
            )
            index, conditions, values = wanted.conditions(connection)
            conditions = ["owner = :owner", "id < :before", *conditions]
            question = f"{CALLS}{index} WHERE {' AND '.join(conditions)} ORDER BY id DESC"
            longest = _UNBOUNDED if is_whole else LISTED_BYTES
            values |= {"before": before, "limit": limit, "longest": longest}
            rows: list[tuple[Any, ...]] = []
            # one owner after the other: the order of several would have to be made
            for owner in folders:
                asked = connection.execute(f"{question} LIMIT :limit", values | {"owner": owner})
                rows += asked.fetchall()
            newest = sorted(rows, key=lambda row: row[0], reverse=True)[:limit]
            return self._calls(newest, folders)

        return await self._database.read(work)

    async def search(
        self,
        text: str,
        wanted: CallFilter | None = None,
        *,
        before: int = NEWEST,
        limit: int = 100,
        is_everywhere: bool = False,
    ) -> list[PastCall]:
        """Those with all these words in text, names, arguments or result, as `page` gives them.

        Words in quotes stand side by side, and a word with a star may go on.

        Raises:
            StorageError: the database can't be used.
        """
        if not await self.query(text):
            return []
        wanted = wanted or CallFilter()

        def work(connection: Connection) -> list[PastCall]:
            folders = self._folders(
                connection, is_everywhere=is_everywhere, workspace=wanted.workspace
            )
            asked = (phrases_of(text), wanted, list(folders))
            numbers = found_numbers(connection, *asked, before=before, limit=limit)
            return self._some(connection, numbers, folders)

        return await self._database.read(work)

    async def first_numbers(self, wanted: CallFilter, text: str, limit: int) -> list[int]:
        """The first that `numbers` gives for this text, the newest first, much sooner.

        Raises:
            StorageError: the database can't be used.
        """
        await self.query(text)
        return await self._database.read(lambda it: list(self._newest(it, wanted, text, limit)))

    async def query(self, text: str) -> str:
        """What the index of words is asked for these; before, all calls are put into it."""
        query = query_of(text)
        if query:
            self.left_out_because = await index_all(self._database)
        return query

    async def numbers(
        self,
        wanted: CallFilter | None = None,
        *,
        text: str = "",
        order: CallOrder = CallOrder.NEWEST,
        known: Sequence[int] = (),
    ) -> Sequence[int]:
        """Those of all calls that fit, in order; with `text` only those that `search` would find.

        `known` is what this gave for the same before: of the newest, only the first are read anew.

        Raises:
            StorageError: the database can't be used.
        """
        query, wanted = await self.query(text), wanted or CallFilter()
        if is_wordless(text):
            return ()

        def work(connection: Connection) -> Sequence[int]:
            if known and order is CallOrder.NEWEST:
                head = self._newest(connection, wanted, text, _READ_ANEW)
                if len(head) < _READ_ANEW:
                    return head
                if known[0] >= head[-1]:
                    rest = bisect_right(known, -head[-1], key=lambda number: -number)
                    return head + array("q", known[rest:])
            return self._numbers(connection, wanted, query, order)

        # what many calls have takes seconds, and no call waits for it
        return await (self.aside(work) if query else self._database.read(work))

    def _newest(
        self, connection: Connection, wanted: CallFilter, text: str, limit: int
    ) -> array[int]:
        if not text.strip():
            return self._numbers(connection, wanted, "", CallOrder.NEWEST, limit)
        owners = list(self._folders(connection, workspace=wanted.workspace))
        asked = (phrases_of(text), wanted, owners)
        return array("q", found_numbers(connection, *asked, before=NEWEST, limit=limit))

    def _numbers(
        self,
        connection: Connection,
        wanted: CallFilter,
        query: str,
        order: CallOrder,
        limit: int | None = None,
    ) -> array[int]:
        meant, values = self.meant(connection, wanted, query)
        # with a limit, however large, SQLite sorts in a B-tree, which takes four times as long
        bound = "" if limit is None else f" LIMIT {limit:d}"
        # as one text: a row each would stop the window a hundred thousand times
        question = f"SELECT id {meant} ORDER BY {order.value}{bound}"
        (found,) = connection.execute(
            f"SELECT group_concat(id) FROM ({question})", values
        ).fetchone()
        return array("q", map(int, found.split(",")) if found else ())

    def meant(
        self, connection: Connection, wanted: CallFilter, query: str = ""
    ) -> tuple[str, dict[str, Any]]:
        """FROM and WHERE, in SQL, of the calls that fit, and their values."""
        index, conditions, values = wanted.conditions(connection)
        owners = ", ".join(map(str, self._folders(connection, workspace=wanted.workspace)))
        conditions = [f"owner IN ({owners or 'NULL'})", *conditions]  # an empty list fits no index
        if query:
            conditions.append("words MATCH :query")
            values["query"] = query
        numbers = SEARCH_NUMBERS if query else f"{CALL_NUMBERS}{index}"
        table = numbers.removeprefix("SELECT id ")
        return f"{table} WHERE {' AND '.join(conditions)}", values

    async def some(
        self, numbers: Iterable[int], *, is_whole: bool = False, is_everywhere: bool = False
    ) -> list[PastCall]:
        """Those of these calls that are there, in this order; of large ones the detail is left out.

        Raises:
            StorageError: the database can't be used.
        """
        wanted = list(numbers)

        def work(connection: Connection) -> list[PastCall]:
            folders = self._folders(connection, is_everywhere=is_everywhere)
            return self._some(connection, wanted, folders, is_whole=is_whole)

        return await self._database.read(work)

    async def whole(self, numbers: Iterable[int]) -> AsyncIterator[PastCall]:
        """Those of these calls that are there, of any workspace; one at a time: each may be large.

        Raises:
            StorageError: the database can't be used.
        """
        for number in numbers:
            for call in await self.some([number], is_whole=True, is_everywhere=True):
                yield call

    async def tools_and_dialects(self, workspace: str = "") -> tuple[list[str], list[str]]:
        """Those of the newest calls, each once, by their names; see `CallFilter.workspace`.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> list[tuple[object, object]]:
            owners = ", ".join(map(str, self._folders(connection, workspace=workspace)))
            question = CALL_NAMES.replace(":owners", owners)
            return connection.execute(question, {"limit": _NEW}).fetchall()

        rows = await self._database.read(work)
        tools, dialects = ({_words(row[at]) for row in rows} for at in (0, 1))
        return sorted(tools - {""}, key=natural_key), sorted(dialects - {""})

    async def workspaces(self) -> tuple[str, list[str]]:
        """The folder of this workspace, and those of all others that have calls, by their names.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> tuple[str, list[str]]:
            own = self._owner.for_reading(connection)
            folders = {str(folder) for _, folder in connection.execute(OWNERS)}
            return own, sorted(folders - {own, ANY_WORKSPACE}, key=natural_key)

        return await self._database.read(work)

    async def aside(self, work: Work[T]) -> T:
        """What `work` reads without holding up a call; see `read_aside`.

        Raises:
            StorageError: the database can't be used.
        """
        from tooldesk.storage.aside import read_aside

        return await read_aside(self._database, work)

    async def last_output(self, most: int) -> list[PastCall]:
        """The calls of the output that ran last, whole; nothing when these are more than `most`.

        They come as the model wrote them, behind them what could not be read; the first has the
        output's text as `raw`, if it is still there.

        Raises:
            StorageError: the database can't be used.
        """
        listed = await self.page(limit=2 * most)  # others may have made calls meanwhile
        last = await self.find(listed[0].number) if listed else None
        if last is None or last.detail is None:
            return []
        output = _output_of(last)
        # of a large call the detail is not listed
        numbers = [each.number for each in listed if not each.detail or _output_of(each) == output]
        if len(numbers) > most:
            return []
        found = [each for each in await self.some(sorted(numbers), is_whole=True) if each.detail]
        found = sorted((each for each in found if _output_of(each) == output), key=_place)
        if found and found[0].detail is not None:
            found[0].detail["raw"] = last.detail.get("raw")
        return found

    async def find(self, number: int, *, is_everywhere: bool = False) -> PastCall | None:
        """The call of a number whole, or None; `raw` is that of its output, if it is still there.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> PastCall | None:
            folders = self._folders(connection, is_everywhere=is_everywhere)
            call = self._whole(connection, number, folders)
            first = call and (call.detail or {}).get("outputOf")
            if call is None or call.detail is None or not isinstance(first, int):
                return call
            other = self._whole(connection, first, folders)
            if other is not None and other.detail is not None:
                call.detail["raw"] = other.detail.get("raw")
            return call

        return await self._database.read(work)

    async def tool_fields(self, number: int) -> JsonObject | None:
        """What the tool of a call was like when it ran; None where that was not kept.

        Raises:
            StorageError: the database can't be used.
        """
        return await self._database.read(lambda connection: fields_of_call(connection, number))

    def _some(
        self,
        connection: Connection,
        numbers: Sequence[int],
        folders: dict[int, str],
        *,
        is_whole: bool = False,
    ) -> list[PastCall]:
        question = f"{CALLS} WHERE id IN ({', '.join(map(str, numbers))})"
        values = {"longest": _UNBOUNDED if is_whole else LISTED_BYTES}
        rows = [row for row in connection.execute(question, values) if row[1] in folders]
        found = {call.number: call for call in self._calls(rows, folders)}
        return [found[number] for number in numbers if number in found]

    def _whole(
        self, connection: Connection, number: int, folders: dict[int, str]
    ) -> PastCall | None:
        found = self._some(connection, [number], folders, is_whole=True)
        return found[0] if found else None

    def _folders(
        self, connection: Connection, *, is_everywhere: bool = False, workspace: str = ""
    ) -> dict[int, str]:
        """Owner → folder of those that are looked through; see `CallFilter.workspace`."""
        own = (self._owner.for_reading(connection), ANY_WORKSPACE)
        wanted = (workspace,) if workspace else own
        return {
            number: folder
            for number, folder in connection.execute(OWNERS)
            if is_everywhere or workspace == EVERYWHERE or folder in wanted
        }

    def _calls(self, rows: Iterable[tuple[Any, ...]], folders: dict[int, str]) -> list[PastCall]:
        return [self._call(folders[row[1]], *row) for row in rows]

    def _call(self, folder: str, number: int, _owner: int, *columns: Any) -> PastCall:
        """Whatever a stranger wrote into the row, as text."""
        tool_name, dialect, outcome, failed_stage, began_at, finished_at, duration_s, detail = (
            columns
        )
        kept = detail_in(detail)
        return PastCall(
            number,
            folder,
            _words(tool_name),
            _words(dialect),
            _words(outcome),
            None if failed_stage is None else _words(failed_stage),
            time_of(began_at),
            time_of(finished_at),
            duration_s if is_duration(duration_s) else None,
            kept,
            None if kept else calling_in(detail),
        )


def _words(value: object) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


def _output_of(call: PastCall) -> int:
    """The number of the call that has its output's text."""
    first = (call.detail or {}).get("outputOf")
    return first if isinstance(first, int) else call.number


def _place(call: PastCall) -> float:
    """Where in its output a call stands: those that run at once are kept in any order."""
    start, end = (call.calling.get(each) for each in ("start", "end"))
    return start if end and type(start) is int else math.inf
