"""KeyringUnlock: the system asks for the keyring's password, and nobody is held up by it."""

from __future__ import annotations

import asyncio
from typing import Any

from PySide6.QtCore import QObject, Signal

from tooldesk.secret_vault.stores.keyring_status import KeyringUnavailableError
from tooldesk_ui.secrets.secret_work import SecretWork
from tooldesk_ui.task_owner import TaskOwner


class KeyringUnlock(QObject):
    """One dialogue at a time; to stop waiting for it does not close it.

    Signals:
        said(str): how it ended.
        ended(): nobody waits any more.
    """

    said = Signal(str)
    ended = Signal()

    def __init__(self, owner: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._owner = owner
        self._task: asyncio.Task[Any] | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether the dialogue is open."""
        return self._task is not None

    def start(self, work: SecretWork) -> None:
        """Let the system ask."""
        if self._task is not None:
            return
        self._task = self._owner.start(self._unlock(work), "unlock keyring")
        if self._task is not None:
            # not in the coroutine: one that is cancelled before it began never gets there
            self._task.add_done_callback(self._on_done)

    def stop(self) -> None:
        """Wait no longer."""
        if self._task is not None:
            self._task.cancel()

    async def _unlock(self, work: SecretWork) -> None:
        try:
            await work.vault.unlock_keyring()
            self.said.emit("The keyring is unlocked.")
        except KeyringUnavailableError:
            self.said.emit("The keyring was not unlocked.")  # the notice says how it stands

    def _on_done(self, _: object) -> None:
        self._task = None
        self.ended.emit()
