"""CallWatch: what the status bar says of calls and long work, and who is told of its end."""

from __future__ import annotations

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from tooldesk.counted import counted
from tooldesk.errors import StorageError
from tooldesk_ui.frame.status_line import Job
from tooldesk_ui.language import tr
from tooldesk_ui.systems import window_system

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk_ui.main_window import MainWindow
    from tooldesk_ui.task_owner import TaskOwner

LONG_S = 10.0
"""After so long somebody may have gone to another window."""

CALLS = "stop"


class Watched(NamedTuple):
    """Work that goes on behind other screens."""

    screen: str
    """The id of the screen that it is on."""

    show_words: str
    """What leads there."""

    stop_words: str
    """What stops it."""

    words: str = ""
    """That it runs; calls are counted."""

    ended: str = ""
    """What has ended, for whoever has gone to another window; nobody waits for "" to end."""

    is_kept: bool = False
    """Whether what it did is kept when it is stopped, and goes on from there."""

    is_endless: bool = False
    """See Job."""


WATCHED = {
    CALLS: Watched("console", "Show the Console screen", "Stop all calls"),
    "stop_asking": Watched(
        "console", "Show the Console screen", "Stop asking", "A model is asked", "The conversation"
    ),
    "stop_scan": Watched(
        "scan", "Show the Scan screen", "Stop scan", "Scan running", "The scan", is_kept=True
    ),
    "stop_scenarios": Watched(
        "scenarios",
        "Show the Scenarios screen",
        "Stop scenarios",
        "Scenarios running",
        "The run of scenarios",
    ),
    "stop_capture": Watched(
        "capture",
        "Show the Capture screen",
        "Stop capturing",
        "Capture running",
        is_endless=True,
    ),
}
"""By the command that stops it, which is there while it runs."""


class CallWatch(QObject):
    """Follows the calls of the console, and long work; none of their words leave the window."""

    def __init__(self, window: MainWindow, owner: TaskOwner) -> None:
        """The console is there by now."""
        super().__init__(window)
        self._window, self._owner = window, owner
        self._app: App | None = None
        self._began_at: dict[str, float] = {}
        self._most = self._calls = 0
        window.console.running_changed.connect(self._on_running)
        window.history.changed.connect(self.look_at_cache)
        if isinstance(program := QApplication.instance(), QApplication):
            # whoever comes back may have called something in a terminal
            program.applicationStateChanged.connect(self.look_at_cache)
        for stop in WATCHED.keys() - {CALLS}:
            window.commands[stop].enabledChanged.connect(partial(self._on_job, stop))

    def follow(self, app: App) -> None:
        """Look after the cache of a workspace, too."""
        self._app = app
        self.look_at_cache()

    def _on_running(self, count: int) -> None:
        self._most = max(count, self._most if CALLS in self._began_at else 0)
        self._calls = count
        if not count and CALLS in self._began_at:
            self.look_at_cache()
        self._on_job(CALLS, count > 0)

    def _on_job(self, stop: str, is_running: bool) -> None:
        if is_running:
            self._began_at.setdefault(stop, monotonic())
        elif (began_at := self._began_at.pop(stop, None)) is not None:
            took_s = monotonic() - began_at
            # nothing of ours has the focus, no dialog either
            what = WATCHED[stop].ended or (counted(self._most, "call") if stop == CALLS else "")
            if what and took_s > LONG_S and QApplication.activeWindow() is None:
                QApplication.alert(self._window)
                words = tr(f"{what} ended after {took_s:.0f} s.")
                self._owner.start(window_system.tell_desktop(words), "tell of what ended")
        self._window.status_line.set_jobs([self._job(each) for each in self._began_at])

    def _job(self, stop: str) -> Job:
        work = WATCHED[stop]
        return Job(
            work.words or f"{counted(self._calls, 'call')} running",
            work.show_words,
            work.stop_words,
            partial(self._window.show_screen, work.screen),
            self._window.commands[stop].trigger,
            partial(self._cut_off, stop),
            work.is_endless,
        )

    def _cut_off(self, stop: str) -> list[str]:
        """Such as "Call 2: greet"."""
        if stop != CALLS:
            return [] if WATCHED[stop].is_kept else [WATCHED[stop].words]
        session = self._window.console.session
        record = session.runner.record if session is not None and session.has_run else None
        lanes = [each for each in record.lanes if each.is_under_way] if record is not None else []
        return [f"Call {each.number + 1}: {each.tool_name}" for each in lanes] or ["A text is read"]

    def look_at_cache(self) -> None:
        """Show what it weighs now."""
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
