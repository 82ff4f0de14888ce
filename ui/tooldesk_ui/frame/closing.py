"""Closing: what is asked before the window, or its workspace, closes while something would end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from tooldesk_ui.frame.screens import CONSOLE, TOOLS

if TYPE_CHECKING:
    from tooldesk_ui.frame.running_question import RunningQuestion


class Closing(QObject):
    """Unsaved edits first, as they may be saved meanwhile; then the calls that run."""

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
        if self._may_stop or not self._running():
            return False
        self._leave_calls(self._close, is_for_folder=False)
        return True

    def leave_workspace(self, then: Callable[[], object]) -> None:
        """Go on with `then`, which opens another folder, once edits and calls are settled."""
        if TOOLS.id in self._window.screens():
            self._window.tools.leave_edits(lambda: self._leave_calls(then, is_for_folder=True))
        else:
            self._leave_calls(then, is_for_folder=True)

    def _close(self) -> None:
        self._may_stop = True
        self._window.close()
        self._may_stop = False

    def _leave_calls(self, then: Callable[[], object], *, is_for_folder: bool) -> None:
        """Go on with `then` once no call runs, or they may be stopped."""
        calls = self._running()
        if not calls:
            then()
        elif self._question is None:
            self._ask(calls, then, is_for_folder)

    def _running(self) -> list[str]:
        """Such as "Call 2: greet"."""
        if CONSOLE.id not in self._window.screens():
            return []
        session = self._window.console.session
        if session is None or not session.running_count or session.runner.record is None:
            return []
        lanes = [each for each in session.runner.record.lanes if each.is_under_way]
        return [f"Call {each.number + 1}: {each.tool_name}" for each in lanes] or ["A text is read"]

    def _ask(self, calls: list[str], then: Callable[[], object], is_for_folder: bool) -> None:
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
        self._question = RunningQuestion(theme, calls, window, is_for_folder=is_for_folder)
        self._question.answered.connect(go_on)
        self._question.open()

    def _wait(self, then: Callable[[], object], is_for_folder: bool) -> None:
        self._waits_for_end = then
        self._window.console.running_changed.connect(self._on_running_changed)
        self._window.say(
            "The other folder opens when the calls have ended"
            if is_for_folder
            else "The window closes when the calls have ended"
        )
        self._on_running_changed(len(self._running()))

    def _wait_no_longer(self) -> Callable[[], object] | None:
        """What was to come when the calls have ended; None for nothing."""
        then, self._waits_for_end = self._waits_for_end, None
        if then is not None:
            self._window.console.running_changed.disconnect(self._on_running_changed)
        return then

    def _on_running_changed(self, count: int) -> None:
        if not count and (then := self._wait_no_longer()) is not None:
            then()
