"""RightSide: the lanes, the comparison of the dialects, or what belongs there before either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QStackedWidget, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.empty_state import EmptyState

if TYPE_CHECKING:
    from tooldesk_ui.console.console_session import ConsoleSession

MODEL_OUTPUT, FORM = 0, 1
MIN_WIDTH = 352

_EMPTY_WORDS = {
    MODEL_OUTPUT: (
        "See what becomes of each call",
        "Paste what a model wrote, then run it. Each call gets a lane: its six stages and its "
        "result.",
    ),
    FORM: (
        "Call a tool by hand",
        "Pick a tool, fill in its form or its JSON, then run it. Its stages and its result "
        "appear here.",
    ),
}


class RightSide(QStackedWidget):
    """Shows one of a session's views at a time; without a session, what could stand here."""

    def __init__(self, theme: Theme, commands: Commands) -> None:
        super().__init__()
        self.setObjectName("right_side")
        self._session: ConsoleSession | None = None
        self._run, self._step = commands.pick("run", "step")
        self._is_ready = False
        self._empty = EmptyState(theme, "console")
        self.addWidget(self._empty)
        self.setMinimumWidth(MIN_WIDTH)
        for command in (self._run, self._step):
            command.changed.connect(self._say_ready)

    def set_session(self, session: ConsoleSession | None) -> None:
        """Show the views of another session."""
        if self._session is not None:
            self.setCurrentWidget(self._empty)
            for view in self._session.widgets():
                self.removeWidget(view)
        self._session = session

    def show_view(self, *, compares: bool) -> None:
        """The comparison when it is wanted; else the lanes, once there are any."""
        session = self._session
        if session is None:
            self.setCurrentWidget(self._empty)
        elif compares:
            self._show(session.matrix)
        elif session.following.is_in_front:
            self._show(session.following.panel)
        elif session.has_run and session.lanes.has_usage:
            self._show(session.lanes)
        else:
            self.setCurrentWidget(self._empty)

    def _show(self, view: QWidget) -> None:
        """Bring a view to the front; it joins when it is first shown."""
        if self.indexOf(view) < 0:
            self.addWidget(view)
        self.setCurrentWidget(view)

    def set_words(self, mode: int, offer: QAction | None, *, is_ready: bool) -> None:
        """Say what belongs here, and the next thing to do about it."""
        self._is_ready = is_ready
        if is_ready:
            self._say_ready()
        else:
            self._empty.set_words(*_EMPTY_WORDS[mode], offer)

    def _say_ready(self) -> None:
        """Say by which keys a run begins; a person may change them at any time."""
        if self._is_ready:
            run, step = self._run.told_with_keys("Run"), self._step.told_with_keys("Step")
            self._empty.set_words(
                "Ready to run",
                f"{run} takes every call through all its stages; {step} goes one stage at a time.",
            )
