"""CacheRemoval: deletes a workspace's results in a way that can be undone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from sqlite3 import Connection

from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import (
    BRING_MISSES_BACK,
    BRING_RESULTS_BACK,
    CLEAR_MISSES,
    FORGET_REMOVED,
    REMOVE_RESULTS,
)

_Misses = list[tuple[str, int]]
"""How many calls of each tool found no answer."""


class CacheRemoval:
    """Marks results in the database: nobody finds them, and no result is read or copied for it.

    A call that is made meanwhile stores a new result in the place of a deleted one, which then
    stays. A full cache loses what is deleted first.

    With all results of a tool, or of all tools, go the misses that were counted beside them: they
    would stand there without the hits. Only this object knows them.
    """

    def __init__(self, database: Database, owner: RowOwner) -> None:
        self._database = database
        self._owner = owner
        self._misses: dict[str, _Misses] = {}

    async def remove(
        self, numbers: Sequence[int] | None = None, tool_name: str | None = None
    ) -> tuple[str, int]:
        """Delete these, those of a tool, or all; by what they can be brought back, how many.

        Raises:
            StorageError: the database can't be used.
        """
        removed_at = datetime.now(UTC).isoformat(timespec="microseconds")
        listed = None if numbers is None else json.dumps(list(numbers))

        def work(connection: Connection) -> tuple[int, _Misses]:
            workspace = self._owner.for_results(connection)
            values = {"workspace": workspace, "tool_name": tool_name, "numbers": listed}
            asked = {**values, "removed_at": removed_at}
            count = connection.execute(REMOVE_RESULTS, asked).rowcount
            are_cleared = count and numbers is None
            return count, connection.execute(CLEAR_MISSES, values).fetchall() if are_cleared else []

        count, self._misses[removed_at] = await self._database.write(work)
        return removed_at, count

    async def bring_back(self, removed_at: str) -> int:
        """Have what was deleted then again, as far as it is there; how many results that are.

        Raises:
            StorageError: the database can't be used.
        """
        misses = self._misses.get(removed_at, [])

        def work(connection: Connection) -> int:
            workspace = self._owner.for_results(connection)
            values = {"workspace": workspace, "removed_at": removed_at}
            # where another program cleared them meanwhile, that was to count anew
            if count := connection.execute(BRING_RESULTS_BACK, values).rowcount:
                rows = ((workspace, *each) for each in misses)
                connection.executemany(BRING_MISSES_BACK, rows)
            return count

        count = await self._database.write(work)
        self._misses.pop(removed_at, None)
        return count

    async def forget(self, removed_at: Sequence[str]) -> None:
        """Delete what was deleted then for good.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> None:
            for each in removed_at:
                connection.execute(FORGET_REMOVED, {"removed_at": each, "over": None})

        await self._database.write(work)
        for each in removed_at:
            self._misses.pop(each, None)
