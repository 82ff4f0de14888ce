"""Closing: what is asked before the window closes while something would be lost."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tooldesk_ui.frame.screens import CONSOLE, TOOLS
from tooldesk_ui.widgets.dialogs.dialog import MOST_NAMED, Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button

if TYPE_CHECKING:
    from tooldesk_ui.theme import Theme

WIDTH = 460


class Answer(Enum):
    """What becomes of calls that run."""

    WAIT = "Wait for them"
    STOP = "Stop and close"
    STAY = "Cancel"


class RunningQuestion(Dialog):
    """Says which calls run. Opened with `open()`; Esc is Cancel.

    Signals:
        answered(object): an Answer.
    """

    answered = Signal(object)

    def __init__(self, theme: Theme, calls: list[str], parent: QWidget | None = None) -> None:
        is_one = len(calls) == 1
        super().__init__(
            theme,
            "running_question",
            "Calls are running",
            "Wait for it" if is_one else Answer.WAIT.value,
            parent,
            heading="A call is still running" if is_one else f"{len(calls):,} calls are running",
            width=WIDTH,
            buttons=("running_wait", "running_cancel"),
        )
        self._answer = Answer.STAY
        more = [f"and {len(calls) - MOST_NAMED:,} more"] * (len(calls) > MOST_NAMED)
        ways = "it ends, or stops it now" if is_one else "they end, or stops them now"
        named = "\n".join([*calls[:MOST_NAMED], *more])
        self.hint.setText(f"{named}\n\nThe window closes when {ways}.")
        stop = dialog_button(self, "running_stop", Answer.STOP.value, self._on_stop, "danger")
        self.lay_out(before=[stop])
        self.finished.connect(self._on_finished)
        self.go.setFocus()

    def on_go(self) -> None:
        """Wait."""
        self._choose(Answer.WAIT)

    def _on_stop(self) -> None:
        self._choose(Answer.STOP)

    def _choose(self, answer: Answer) -> None:
        self._answer = answer
        self.accept()

    def _on_finished(self) -> None:
        self.deleteLater()
        self.answered.emit(self._answer)


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
        self._is_waiting = False
        self._question = RunningQuestion(self._window.theme, calls, self._window)
        self._question.answered.connect(self._on_answered)
        self._question.open()

    def _on_answered(self, answer: Answer) -> None:
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
