"""CallSource: calls of this workspace, or of others, without secrets, for the screen. No Qt."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Mapping, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeVar

from tooldesk.call_view import CallView
from tooldesk.errors import AppError
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.call_figures import By, CallFigures, figures_of, zone_words
from tooldesk.usage.call_filter import EVERYWHERE, filter_of
from tooldesk.usage.past_call import PastCall
from tooldesk.usage.past_calls import PastCalls
from tooldesk_ui.history.call_rows import CallRow, row_of, short_folder
from tooldesk_ui.history.calls_model import ORDERS

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.usage.history import History

T = TypeVar("T")


class CallSource:
    """Reads on the database's thread, and takes secrets out on another one.

    Attributes:
        choices: What narrows the list, as a `CallView` says it.
        own_folder: The workspace that is open, as its calls name it.
        problem: Why a search did not look through all calls; None when it did.
    """

    def __init__(self, app: App) -> None:
        self._app = app
        self._calls: PastCalls | None = None
        self.choices: Mapping[str, str] = {}
        self.problem: AppError | None = None
        self.own_folder = ""

    def view(self, words: str = "") -> CallView:
        """What narrows the list, these words too; what does not fit is any."""
        # they come from a file, or from a very long name
        return CallView.fitting({**self.choices, "words": words.strip()})

    async def keys(self, words: str, order: int, known: Sequence[int]) -> Sequence[int]:
        """The numbers of all calls with these words; the last word may go on.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: no row could be shown.
        """
        await self._app.require_secrets()
        calls, text = await self.calls(), _with_beginnings(words)
        by, wanted = tuple(ORDERS.values())[order], filter_of(self.view())
        numbers = await calls.numbers(wanted, text=text, order=by, known=known)
        self.problem = calls.left_out_because if text else None
        return numbers

    async def rows(self, keys: Sequence[int]) -> Sequence[CallRow]:
        """Those of these calls that are there.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in it.
        """
        found = await (await self.calls()).some(keys, is_everywhere=True)
        without = await self._without_secrets(found)
        return [row_of(call, is_here=self.is_of_here(call)) for call in without]

    async def figures(self, by: By, words: str) -> list[CallFigures]:
        """What the calls with these words have in common, by tool or by day.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in a name.
        """
        wanted, text = filter_of(self.view()), _with_beginnings(words)
        return await self._without_secrets(await figures_of(await self.calls(), by, wanted, text))

    def described(self, words: str) -> str:
        """What narrows the calls, and when and in which time zone that was so."""
        now, named = datetime.now(UTC), visible_line(self.view(words).meaning or "all")
        told = f"{named}, {now.astimezone():%Y-%m-%d %H:%M} {zone_words(now)}"
        return self._app.without_known_secrets(told)

    def is_of_here(self, call: PastCall) -> bool:
        """Whether it ran in this workspace, or before workspaces were told apart."""
        return call.workspace in ("", self.own_folder)

    async def find(self, number: int) -> PastCall | None:
        """A call with all that is kept of it.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in it.
        """
        found = await (await self.calls()).find(number, is_everywhere=True)
        return await self._without_secrets(found)

    async def whole(self, numbers: Sequence[int]) -> AsyncGenerator[PastCall, None]:
        """These calls with all that is kept of them, one at a time.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in it.
        """
        async for call in (await self.calls()).whole(numbers):
            yield await self._without_secrets(call)

    async def names(self) -> dict[str, dict[str, str]]:
        """Tools and dialects of the newest calls, and the other workspaces that have calls.

        Shape: FilterBar.offer's. Those that have a secret in them are left out.

        Raises:
            StorageError: the database can't be used.
            SecretsUnreadError: nobody can say whether a stored secret is in one.
        """
        calls = await self.calls()
        self.own_folder, folders = await calls.workspaces()
        workspace = self.choices.get("workspace", "")
        found = (*await calls.tools_and_dialects(workspace), folders)
        shown = await self._without_secrets(found)
        tools, dialects, others = (
            {name: name for name, word in zip(*each, strict=True) if name == word}
            for each in zip(found, shown, strict=True)
        )
        others = {EVERYWHERE: "All workspaces"} | {each: short_folder(each) for each in others}
        return {"tool": tools, "dialect": dialects, "workspace": others}

    async def calls(self) -> PastCalls:
        """What is looked through."""
        if self._calls is None:
            self._calls = (await self.history()).calls
            self.own_folder, _ = await self._calls.workspaces()
        return self._calls

    async def history(self) -> History:
        """The event log; the first use imports the database layer, which takes a while."""
        return await asyncio.to_thread(lambda: self._app.history)

    async def _without_secrets(self, value: T) -> T:
        """They were taken out when it was written; what became a secret since is, too."""
        return await self._app.without_secrets_aside(value)


def _with_beginnings(words: str) -> str:
    """The last word may go on: it is being typed."""
    text = words.strip()
    return f"{text}*" if text[-1:].isalnum() else text
