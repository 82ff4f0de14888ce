"""RunningQuestion: what becomes of calls that run when the window or workspace is to close."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk_ui.widgets.dialogs.dialog import MOST_NAMED, Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button

if TYPE_CHECKING:
    from tooldesk_ui.theme import Theme

WIDTH = 460


class Answer(Enum):
    """What becomes of calls that run."""

    WAIT = auto()
    STOP = auto()
    STAY = auto()


class RunningQuestion(Dialog):
    """Says which calls run. Opened with `open()`; Esc is Cancel.

    Signals:
        answered(object): an Answer.
    """

    answered = Signal(object)

    def __init__(
        self,
        theme: Theme,
        calls: list[str],
        parent: QWidget | None = None,
        *,
        is_for_folder: bool = False,
    ) -> None:
        """`is_for_folder` says that another folder is to be opened, and the window stays."""
        is_one = len(calls) == 1
        super().__init__(
            theme,
            "running_question",
            "Calls are running",
            "Wait for it" if is_one else "Wait for them",
            parent,
            heading="A call is still running" if is_one else f"{len(calls):,} calls are running",
            width=WIDTH,
            buttons=("running_wait", "running_cancel"),
        )
        self._answer = Answer.STAY
        more = [f"and {len(calls) - MOST_NAMED:,} more"] * (len(calls) > MOST_NAMED)
        ways = "it ends, or you stop it now" if is_one else "they end, or you stop them now"
        named = "\n".join([*calls[:MOST_NAMED], *more])
        if is_for_folder:
            stop_words, what = "Stop and open", f"The other folder opens when {ways}."
        else:
            stop_words, what = "Stop and close", f"The window closes when {ways}."
        self.hint.setText(f"{named}\n\n{what}")
        stop = dialog_button(self, "running_stop", stop_words, self._on_stop, "danger")
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
