"""LiveServers: how the servers are, read anew whenever something changed and somebody looks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tooldesk_ui.servers.server_rows import standing_of
from tooldesk_ui.task_owner import TaskOwner

if TYPE_CHECKING:
    from collections.abc import Callable

    from tooldesk.bootstrap import App

LEAST_PAUSE_S = 0.05
"""Between two looks: a server that tells of changes without end takes no more time than this."""


class LiveServers(QObject):
    """Looks on a thread, one look at a time.

    Signals:
        read(object): a Standing.
    """

    read = Signal(object)

    def __init__(self, owner: TaskOwner, parent: QObject) -> None:
        super().__init__(parent)
        self._owner = owner
        self._app: App | None = None
        self._end_listening: Callable[[], None] = lambda: None
        self._is_shown = False
        self._is_wanted = False
        self._is_looking = False

    def set_app(self, app: App | None) -> None:
        """Follow the servers of this one."""
        self._end_listening()
        self._app = app
        self._end_listening = lambda: None
        if app is not None:
            self._end_listening = app.servers.changed.add(self.look)

    def set_shown(self, is_shown: bool) -> None:
        """Whether anybody looks."""
        self._is_shown = is_shown
        if is_shown:
            self.look()

    def look(self) -> None:
        """Read soon how they are, if anybody looks."""
        self._is_wanted = True
        if self._is_shown and self._app is not None and not self._is_looking:
            self._is_looking = True
            if self._owner.start(self._look(), "look at the servers") is None:
                self._is_looking = False

    async def _look(self) -> None:
        try:
            while self._is_wanted and self._is_shown and (app := self._app) is not None:
                self._is_wanted = False
                standing = await asyncio.to_thread(standing_of, app)
                if app is self._app:
                    self.read.emit(standing)
                await asyncio.sleep(LEAST_PAUSE_S)
        finally:
            self._is_looking = False
