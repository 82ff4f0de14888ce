"""CallWatch: what the status bar says when calls have ended, and whom it is told to elsewhere."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk_ui.systems import window_system

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.main_window import MainWindow
    from tooldesk_ui.task_owner import TaskOwner

LONG_S = 10.0
"""After so long somebody may have gone to another window."""


class CallWatch(QObject):
    """Follows the calls of the console; the words of none of them leave the window."""

    def __init__(self, window: MainWindow, owner: TaskOwner) -> None:
        super().__init__(window)
        self._window, self._owner = window, owner
        self._app: App | None = None
        self._began_at: float | None = None
        self._most = 0

    def follow(self, app: App) -> None:
        """Look after the calls of a workspace; the console is there by now."""
        if self._app is None:
            self._window.console.running_changed.connect(self._on_running)
            self._window.history.changed.connect(self._look_at_cache)
        self._app = app
        self._look_at_cache()

    def _on_running(self, count: int) -> None:
        if count and self._began_at is None:
            self._began_at, self._most = monotonic(), 0
        self._most = max(self._most, count)
        if not count and self._began_at is not None:
            took_s, self._began_at = monotonic() - self._began_at, None
            self._look_at_cache()
            # nothing of ours has the focus, no dialog either
            if took_s > LONG_S and QApplication.activeWindow() is None:
                QApplication.alert(self._window)
                calls = counted(self._most, "call")
                words = f"{calls} ended after {took_s:.0f} s."
                self._owner.start(window_system.tell_desktop(words), "tell of calls that ended")

    def _look_at_cache(self) -> None:
        if (app := self._app) is not None and app is self._window.app:
            self._owner.start(self._show_cache(app), "look at the size of the cache")

    async def _show_cache(self, app: App) -> None:
        from tooldesk_ui.widgets.formatting import size

        try:
            shares = await app.cache.entries.shares()
        except StorageError:
            return  # whoever calls is told why
        total = sum(each.size_bytes for each in shares)
        self._window.status_line.set_cache(f"Cache {size(total)}" if total else "")
