"""KeyringUnlocking: the system asks for the keyring's password, then the call goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from tooldesk.secret_vault.stores.keyring_status import KeyringUnavailableError
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.calling.tool_calling import ToolCalling


class KeyringUnlocking:
    """One dialogue of the system at a time, however often a person presses."""

    def __init__(
        self,
        app: App,
        tasks: TaskOwner,
        say: Callable[[str], object],
        run: Callable[[ToolCalling], object],
    ) -> None:
        self._app, self._tasks, self._say, self._run = app, tasks, say, run
        self._waiting: asyncio.Task[None] | None = None

    def unlock_for(self, calling: ToolCalling) -> None:
        """Run this call once the keyring is open."""
        if self._waiting is None or self._waiting.done():
            self._waiting = self._tasks.start(self._unlock_for(calling), "unlock keyring")

    async def _unlock_for(self, calling: ToolCalling) -> None:
        try:
            await self._app.vault.unlock_keyring()
        except KeyringUnavailableError as error:
            self._say(f"The keyring was not unlocked. {error.next_step}".rstrip())
        else:
            self._say("The keyring is unlocked.")
            self._run(calling)
