"""Tending: what is too old or too much goes while the window is open, without a call, too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tooldesk.counted import counted
from tooldesk.errors import StorageError

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.main_window import MainWindow
    from tooldesk_ui.task_owner import TaskOwner

AFTER_S, EVERY_S = 20.0, 600.0
"""When it is looked first, and how often, for what is to be forgotten while nobody calls."""

SOON_S = 10.0
"""When it is tried again where the database was in use, or calls ran."""


_TOO_LARGE = "The cache can't be made smaller now"


class Tending(QObject):
    """Looks at once, too, where a person set a bound lower."""

    def __init__(
        self, window: MainWindow, owner: TaskOwner, on_dropped: Callable[[], None]
    ) -> None:
        super().__init__(window)
        self._window, self._owner, self._on_dropped = window, owner, on_dropped
        self._app: App | None = None
        self._bounds: object = None
        self._is_changed = asyncio.Event()
        window.history.changed.connect(self._look_at_bounds)

    def follow(self, app: App) -> None:
        """Look after the cache and the history of a workspace, until another one is open."""
        self._app, self._bounds = app, _bounds(app)
        self._owner.start(self._tend(app), "tend cache and history")

    async def _tend(self, app: App) -> None:
        await asyncio.sleep(AFTER_S)  # the start is long over by then
        while app is self._app and app is self._window.app:
            self._is_changed.clear()
            await asyncio.to_thread(app.settings.load_if_changed)  # by another program
            has_room = await self._make_room(app)
            is_done = await app.history.tend() and has_room
            with suppress(TimeoutError):
                async with asyncio.timeout(EVERY_S if is_done else SOON_S):
                    await self._is_changed.wait()

    async def _make_room(self, app: App) -> bool:
        """Have the cache take no more than it may; whether that could be done."""
        notices = self._window.notices
        try:
            dropped = await app.cache.make_room()
        except StorageError as error:
            step = f"{error.next_step} Tooldesk tries it again by itself."
            if not notices.says(_TOO_LARGE):
                notices.show_words("warn", _TOO_LARGE, error.message, step)
            return False
        if notices.says(_TOO_LARGE):
            notices.hide()
        if dropped:
            most = app.settings.current.cache.max_size_mb
            answers = counted(dropped, "cached answer")
            self._window.say(f"{answers} went: the cache may take {most:,} MB.")
            self._on_dropped()
        return True

    def _look_at_bounds(self) -> None:
        app = self._app
        if app is not None and app is self._window.app and (now := _bounds(app)) != self._bounds:
            self._bounds = now
            self._is_changed.set()


def _bounds(app: App) -> tuple[int, ...]:
    settings = app.settings.current
    history = settings.history
    return settings.cache.max_size_mb, history.max_size_mb, history.keep_days
