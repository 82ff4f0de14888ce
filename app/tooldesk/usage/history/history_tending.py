"""HistoryTending: index, retention and vacuum while nobody calls anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator

from tooldesk.errors import StorageError
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.queued_work import Work
from tooldesk.usage.history.call_index import index_calls
from tooldesk.usage.history.call_removal import CallRemoval
from tooldesk.usage.history.call_retention import forget_calls, give_back

_AT_ONCE = 100
"""Calls, before a call may write: some ten milliseconds."""

_PAUSE_S = 0.05
"""Between them: another process that waits looks every 0.1 s whether it may write."""

LONGEST_S = 30.0
"""What is not done by then is done in the next round."""


class HistoryTending:
    """Goes on from call to call as long as nothing runs, and never for long."""

    def __init__(
        self,
        database: Database,
        removal: CallRemoval,
        settings: SettingsFile,
        is_idle: Callable[[], bool],
    ) -> None:
        self._database = database
        self._removal = removal
        self._settings = settings
        self._is_idle = is_idle

    async def tend(self, longest_s: float = LONGEST_S) -> bool:
        """One round; whether all is done. A database that can't be used is left alone."""
        until = time.monotonic() + longest_s
        try:
            if self._is_idle():
                await self._removal.forget_what_is_nobodys()
            for work in self._works():
                while self._is_idle() and time.monotonic() < until:
                    if not await self._database.write(work):
                        break
                    await asyncio.sleep(_PAUSE_S)
                else:
                    return False
            await self._database.shorten_log()
        except StorageError:  # the window says so
            return False
        return True

    def _works(self) -> Iterator[Work[int]]:
        """Each gives how much it did."""
        limits = self._settings.current.history
        yield lambda connection: index_calls(connection, _AT_ONCE)
        yield lambda connection: forget_calls(connection, limits, _AT_ONCE)
        yield give_back
