"""CacheRemoval: deletes a workspace's results in a way that can be undone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from sqlite3 import Connection

from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.storage.statements import BRING_RESULTS_BACK, FORGET_REMOVED, REMOVE_RESULTS


class CacheRemoval:
    """Marks results in the database: nobody finds them, and no result is read or copied for it.

    A call that is made meanwhile stores a new result in the place of a deleted one, which then
    stays. A full cache loses what is deleted first.
    """

    def __init__(self, database: Database, owner: RowOwner) -> None:
        self._database = database
        self._owner = owner

    async def remove(
        self, numbers: Sequence[int] | None = None, tool_name: str | None = None
    ) -> tuple[str, int]:
        """Delete these, those of a tool, or all; by what they can be brought back, how many.

        Raises:
            StorageError: the database can't be used.
        """
        removed_at = datetime.now(UTC).isoformat(timespec="microseconds")
        listed = None if numbers is None else json.dumps(list(numbers))

        def work(connection: Connection) -> int:
            workspace = self._owner.for_results(connection)
            values = {"workspace": workspace, "tool_name": tool_name, "numbers": listed}
            return connection.execute(REMOVE_RESULTS, {**values, "removed_at": removed_at}).rowcount

        return removed_at, await self._database.write(work)

    async def bring_back(self, removed_at: str) -> int:
        """Have what was deleted then again, as far as it is there; how many results that are.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> int:
            values = {
                "workspace": self._owner.for_results(connection),
                "removed_at": removed_at,
            }
            return connection.execute(BRING_RESULTS_BACK, values).rowcount

        return await self._database.write(work)

    async def forget(self, removed_at: Sequence[str]) -> None:
        """Delete what was deleted then for good.

        Raises:
            StorageError: the database can't be used.
        """

        def work(connection: Connection) -> None:
            for each in removed_at:
                connection.execute(FORGET_REMOVED, {"removed_at": each, "over": None})

        await self._database.write(work)
