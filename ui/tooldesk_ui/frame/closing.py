"""Closing: what is asked before the window closes while something would be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from tooldesk_ui.frame.screens import CONSOLE, TOOLS

if TYPE_CHECKING:
    from tooldesk_ui.frame.running_question import Answer, RunningQuestion


class Closing(QObject):
    """Unsaved edits first, as they may be saved meanwhile; then the calls that run."""

    def __init__(self, window: Any) -> None:
        """`window` is the MainWindow, whose `close` asks here."""
        super().__init__(window)
        self._window = window
        self._question: RunningQuestion | None = None
        self._is_waiting = self._may_stop = False
        self.asks = True

    def must_wait(self) -> bool:
        """Whether the window stays open for now; it is closed anew once all is settled."""
        screens = self._window.screens()
        if not self.asks:
            return False
        if TOOLS.id in screens and self._window.tools.has_unsaved_edits:
            self._window.leave_edits(self._window.close)
            return True
        calls = self._running()
        if not calls or self._may_stop:
            return False
        if self._question is None:
            self._ask(calls)
        return True

    def _running(self) -> list[str]:
        """Such as "Call 2: greet"."""
        if CONSOLE.id not in self._window.screens():
            return []
        session = self._window.console.session
        if session is None or not session.running_count or session.runner.record is None:
            return []
        lanes = [each for each in session.runner.record.lanes if each.is_under_way]
        return [f"Call {each.number + 1}: {each.tool_name}" for each in lanes] or ["A text is read"]

    def _ask(self, calls: list[str]) -> None:
        # a dialog needs asyncio, which is imported once the window is painted
        from tooldesk_ui.frame.running_question import RunningQuestion

        self._is_waiting = False
        self._question = RunningQuestion(self._window.theme, calls, self._window)
        self._question.answered.connect(self._on_answered)
        self._question.open()

    def _on_answered(self, answer: Answer) -> None:
        from tooldesk_ui.frame.running_question import Answer

        self._question = None
        if answer is Answer.STOP:
            self._may_stop = True
            self._window.close()
            self._may_stop = False
        elif answer is Answer.WAIT:
            self._is_waiting = True
            self._window.console.running_changed.connect(self._on_running_changed)
            self._window.say("The window closes when the calls have ended")
            self._on_running_changed(len(self._running()))

    def _on_running_changed(self, count: int) -> None:
        if self._is_waiting and not count:
            self._is_waiting = False
            self._window.close()
