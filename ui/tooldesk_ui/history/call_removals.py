"""CallRemovals: deletes calls of the history, each time as a step that can be undone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from tooldesk.errors import StorageError
from tooldesk_ui.commands.history import History
from tooldesk_ui.commands.removals import Removals
from tooldesk_ui.history.call_source import CallSource

FORGET_S = 1.0
"""How long one waits at the end until it is gone; the rest goes with a later start."""


class CallRemovals:
    """What is deleted is gone from the file for good once nothing of it can be undone any more."""

    def __init__(self, history: History, on_done: Callable[[], None]) -> None:
        self._removals: Removals[int] = Removals(history, "call", on_done)

    async def delete(self, source: CallSource, numbers: Sequence[int]) -> None:
        """Delete these calls, but for those that run."""
        removal = (await source.history()).removal
        # of whatever workspace was listed
        await self._removals.delete(
            lambda: removal.remove(numbers, is_everywhere=True), removal.bring_back
        )

    async def forget(self, source: CallSource) -> None:
        """Have what was deleted gone for good."""
        if marks := self._removals.take_over():
            with suppress(StorageError, TimeoutError):  # a later start goes on with it
                async with asyncio.timeout(FORGET_S):
                    await (await source.history()).removal.forget(marks)
