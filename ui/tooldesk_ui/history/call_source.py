"""CallSource: the calls of one workspace as the screen asks for them, without secrets. No Qt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, TypeVar

from tooldesk.errors import AppError
from tooldesk.usage.call_filter import CallFilter
from tooldesk.usage.past_call import PastCall
from tooldesk.usage.past_calls import PastCalls
from tooldesk_ui.history.call_rows import CallRow, row_of
from tooldesk_ui.history.calls_model import ORDERS

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.usage.history import History

AT_ONCE = 20
"""Calls that are in memory together while they are written to a file."""

TIMES = {
    "hour": timedelta(hours=1),
    "day": timedelta(days=1),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
}
"""How long ago a call began at most."""

Choices = dict[str, str]
"""Tool, outcome, stage, dialect and time → what it has to be; "" and what is left out is any."""

T = TypeVar("T")


class CallSource:
    """Reads on the database's thread, and takes secrets out on another one.

    Attributes:
        choices: What narrows the list, by kind of filter: see `Choices`.
        problem: Why a search did not look through all calls; None when it did.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._calls: PastCalls | None = None
        self.choices: Choices = {}
        self.problem: AppError | None = None

    @property
    def is_narrowed(self) -> bool:
        """Whether calls are left out beside those without the words."""
        return any(self.choices.values())

    def widen(self) -> None:
        """Leave none out any more."""
        self.choices = {}

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        """The numbers of all calls with these words; the last word may go on.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: no row could be shown.
        """
        await self._app.require_secrets()
        calls, text = await self.calls(), words.strip()
        if text[-1:].isalnum():
            text += "*"
        by = tuple(ORDERS.values())[order]
        numbers = await calls.numbers(_filter_of(self.choices), text=text, order=by, known=known)
        self.problem = calls.left_out_because if text else None
        return numbers

    async def rows(self, keys: Sequence[int]) -> Sequence[CallRow]:
        """Those of these calls that are there.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in it.
        """
        found = await (await self.calls()).some(keys)
        without = await self._without_secrets(found)
        return [row_of(call) for call in without]

    async def find(self, number: int) -> PastCall | None:
        """A call with all that is kept of it.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in it.
        """
        return await self._without_secrets(await (await self.calls()).find(number))

    async def whole(self, numbers: Sequence[int]) -> AsyncGenerator[PastCall, None]:
        """These calls with all that is kept of them, a few at a time.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in it.
        """
        calls = await self.calls()
        for first in range(0, len(numbers), AT_ONCE):
            found = await calls.some(numbers[first : first + AT_ONCE], is_whole=True)
            for call in await self._without_secrets(found):
                yield call

    async def names(self) -> tuple[list[str], list[str]]:
        """Tools and dialects of the newest calls, but for those that have a secret in them.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in one.
        """
        found = await (await self.calls()).tools_and_dialects()
        shown = await self._without_secrets(found)
        tools, dialects = (
            [name for name, word in zip(*each, strict=True) if name == word]
            for each in zip(found, shown, strict=True)
        )
        return tools, dialects

    async def calls(self) -> PastCalls:
        """What is looked through."""
        if self._calls is None:
            self._calls = (await self.history()).calls
        return self._calls

    async def history(self) -> History:
        """The event log; the first use imports the database layer, which takes a while."""
        return await asyncio.to_thread(lambda: self._app.history)

    async def _without_secrets(self, value: T) -> T:
        """They were taken out when it was written; what became a secret since is, too."""
        await self._app.require_secrets()
        return await asyncio.to_thread(self._app.redactor.redact, value)


def _filter_of(choices: Choices) -> CallFilter:
    """As of now: an hour ago is another moment each time."""
    ago = TIMES.get(choices.get("time", ""))
    tool, outcome, stage, dialect = (
        choices.get(kind, "") for kind in ("tool", "outcome", "stage", "dialect")
    )
    since = datetime.now(UTC) - ago if ago is not None else None
    return CallFilter(tool, outcome, stage, dialect, since)
