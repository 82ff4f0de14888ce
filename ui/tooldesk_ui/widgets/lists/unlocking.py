"""Unlocking: the way out where stored secrets can't be read, so that no row can be shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QAction

from tooldesk.errors import AppError, SecretsUnreadError
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.widgets.lists.paged_pane import PagedPane

if TYPE_CHECKING:
    from tooldesk.bootstrap import App


class Unlocking:
    """Offers to open what keeps them, and has the rows read once it is open.

    Attributes:
        app: Whose secrets they are; None while a workspace is being opened.
    """

    def __init__(
        self, pane: PagedPane[Any], owner: TaskOwner, say: Callable[[str], object]
    ) -> None:
        self.app: App | None = None
        self._pane, self._owner, self._say = pane, owner, say
        self._action = QAction("Unlock…", pane)
        self._action.setIconText("Unlock…")  # Qt would leave out the dots, which say: a dialogue
        self._action.triggered.connect(lambda _: owner.start(self._unlock(), "unlock secrets"))
        pane.way_out = self._way_out

    def _way_out(self, error: AppError) -> QAction | None:
        can_help = self.app is not None and self.app.vault.is_locked
        return self._action if can_help and isinstance(error, SecretsUnreadError) else None

    async def _unlock(self) -> None:
        if (app := self.app) is None or not self._action.isEnabled():
            return
        self._action.setEnabled(False)
        try:
            await app.vault.unlock()
            await app.prepare()
        except AppError as error:
            self._say(f"Not unlocked. {error.next_step}".rstrip())
        finally:
            self._action.setEnabled(True)
        if app is self.app:
            self._pane.ask_anew()
