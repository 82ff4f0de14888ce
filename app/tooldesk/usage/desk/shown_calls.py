"""ShownCalls: the event log of this workspace, and of others, without secrets, for a person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import TYPE_CHECKING, TypeVar

from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.history.past_calls import PastCalls

if TYPE_CHECKING:
    from tooldesk.usage.desk.workspace_desk import WorkspaceDesk
    from tooldesk.usage.history.history import History

T = TypeVar("T")


class ShownCalls:
    """Reads on the database's thread, and takes secrets out on another one.

    What reads raises StorageError where the database can't be used, and SecretsUnreadError where
    nobody can say whether a stored secret is in what it would give.

    Attributes:
        own_folder: The workspace that is open, as its calls name it.
    """

    def __init__(self, desk: WorkspaceDesk) -> None:
        self._desk = desk
        self._calls: PastCalls | None = None
        self.own_folder = ""

    async def history(self) -> History:
        """The event log; the first use imports the database layer, which takes a while."""
        return await asyncio.to_thread(lambda: self._desk.history)

    async def calls(self) -> PastCalls:
        """What is looked through."""
        if self._calls is None:
            self._calls = (await self.history()).calls
            self.own_folder, _ = await self._calls.workspaces()
        return self._calls

    def is_of_here(self, call: PastCall) -> bool:
        """Whether it ran in this workspace, or before workspaces were told apart."""
        return call.workspace in ("", self.own_folder)

    async def some(self, numbers: Sequence[int]) -> Sequence[PastCall]:
        """Those of these calls that are there, as a list shows them."""
        found = await (await self.calls()).some(numbers, is_everywhere=True)
        return await self.without_secrets(found)

    async def find(self, number: int) -> PastCall | None:
        """A call with all that is kept of it."""
        found = await (await self.calls()).find(number, is_everywhere=True)
        return await self.without_secrets(found)

    async def whole(self, numbers: Sequence[int]) -> AsyncGenerator[PastCall, None]:
        """These calls with all that is kept of them, one at a time."""
        async for call in (await self.calls()).whole(numbers):
            yield await self.without_secrets(call)

    async def known_names(self, workspace: str) -> list[list[str]]:
        """Tools and dialects of the newest calls, and the other workspaces that have calls.

        `workspace` is as a `CallFilter` has it. Those that have a secret in them are left out.
        """
        calls = await self.calls()
        self.own_folder, folders = await calls.workspaces()
        found = (*await calls.tools_and_dialects(workspace), folders)
        shown = await self.without_secrets(found)
        return [
            [name for name, word in zip(*each, strict=True) if name == word]
            for each in zip(found, shown, strict=True)
        ]

    async def without_secrets(self, value: T) -> T:
        """They were taken out when it was written; what became a secret since is, too."""
        return await self._desk.without_secrets_aside(value)
