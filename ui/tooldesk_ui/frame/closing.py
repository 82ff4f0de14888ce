"""Closing: what is asked before the window, or its workspace, closes while something would end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from tooldesk_ui.frame.screens import TOOLS

if TYPE_CHECKING:
    from tooldesk_ui.frame.running_question import RunningQuestion
    from tooldesk_ui.frame.status_line import Job


class Closing(QObject):
    """Unsaved edits first, as they may be saved meanwhile; then what runs."""

    def __init__(self, window: Any) -> None:
        """`window` is the MainWindow, whose `close` asks here."""
        super().__init__(window)
        self._window = window
        self._question: RunningQuestion | None = None
        self._waits_for_end: Callable[[], object] | None = None
        self._may_stop = False
        self.asks = True

    def must_wait(self) -> bool:
        """Whether the window stays open for now; it is closed anew once all is settled."""
        if not self.asks:
            return False
        if TOOLS.id in self._window.screens() and self._window.tools.has_unsaved_edits:
            self._window.tools.leave_edits(self._window.close)
            return True
        if self._may_stop or not self._running(is_for_folder=False):
            return False
        self._leave_jobs(self._close, is_for_folder=False)
        return True

    def leave_workspace(self, then: Callable[[], object]) -> None:
        """Go on with `then`, which opens another folder, once edits and jobs are settled."""
        if TOOLS.id in self._window.screens():
            self._window.tools.leave_edits(lambda: self._leave_jobs(then, is_for_folder=True))
        else:
            self._leave_jobs(then, is_for_folder=True)

    def _close(self) -> None:
        self._may_stop = True
        self._window.close()
        self._may_stop = False

    def _leave_jobs(self, then: Callable[[], object], *, is_for_folder: bool) -> None:
        """Go on with `then` once nothing runs that would be cut off, or it may be."""
        jobs = self._running(is_for_folder=is_for_folder)
        if not jobs:
            then()
        elif self._question is None:
            self._ask(jobs, then, is_for_folder)

    def _running(self, *, is_for_folder: bool) -> list[Job]:
        """What would be cut off; what is in no workspace stays when another one is opened."""
        jobs = self._window.status_line.jobs
        return [each for each in jobs if each.cut_off() and not (is_for_folder and each.is_endless)]

    def _ask(self, jobs: list[Job], then: Callable[[], object], is_for_folder: bool) -> None:
        # a dialog needs asyncio, which is imported once the window is painted
        from tooldesk_ui.frame.running_question import Answer, RunningQuestion

        def go_on(answer: Answer) -> None:
            self._question = None
            if answer is Answer.STOP:
                then()
            elif answer is Answer.WAIT:
                self._wait(then, is_for_folder)

        self._wait_no_longer()
        theme, window = self._window.theme, self._window
        self._question = RunningQuestion(theme, jobs, window, is_for_folder=is_for_folder)
        self._question.answered.connect(go_on)
        self._question.open()

    def _wait(self, then: Callable[[], object], is_for_folder: bool) -> None:
        self._waits_for_end = then
        self._window.status_line.jobs_changed.connect(self._on_jobs_changed)
        self._window.say(
            "The other folder opens when that has ended"
            if is_for_folder
            else "The window closes when that has ended"
        )
        self._on_jobs_changed()

    def _wait_no_longer(self) -> Callable[[], object] | None:
        """What was to come when the jobs have ended; None for nothing."""
        then, self._waits_for_end = self._waits_for_end, None
        if then is not None:
            self._window.status_line.jobs_changed.disconnect(self._on_jobs_changed)
        return then

    def _on_jobs_changed(self) -> None:
        is_over = all(each.is_endless for each in self._running(is_for_folder=False))
        if is_over and (then := self._wait_no_longer()) is not None:
            then()
