"""RunningQuestion: what becomes of what runs when the window or workspace is to close."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk_ui.widgets.dialogs.dialog import MOST_NAMED, Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button

if TYPE_CHECKING:
    from tooldesk_ui.frame.status_line import Job
    from tooldesk_ui.theme import Theme

WIDTH = 460


class Answer(Enum):
    """What becomes of what runs."""

    WAIT = auto()
    STOP = auto()
    STAY = auto()


class RunningQuestion(Dialog):
    """Says what runs. Opened with `open()`; Esc is Cancel.

    Signals:
        answered(object): an Answer.
    """

    answered = Signal(object)

    def __init__(
        self,
        theme: Theme,
        jobs: Sequence[Job],
        parent: QWidget | None = None,
        *,
        is_for_folder: bool = False,
    ) -> None:
        """`is_for_folder` says that another folder is to be opened, and the window stays."""
        super().__init__(
            theme,
            "running_question",
            "Still running",
            "Wait for it",
            parent,
            heading="This is still running",
            width=WIDTH,
            buttons=("running_wait", "running_cancel"),
        )
        self._answer = Answer.STAY
        lines = [line for each in jobs for line in each.cut_off()]
        more = [f"and {len(lines) - MOST_NAMED:,} more"] * (len(lines) > MOST_NAMED)
        named = "\n".join([*lines[:MOST_NAMED], *more])
        can_wait = not all(each.is_endless for each in jobs)
        stop_words = "Stop and open" if is_for_folder else "Stop and close"
        what = "The window closes when it has ended, or you stop it now."
        if is_for_folder:
            what = "The other folder opens when it has ended, or you stop it now."
        elif not can_wait:
            what = "It goes on until you stop it. Programs can't reach their model through it then."
        self.hint.setText(f"{named}\n\n{what}")
        self.go.setVisible(can_wait)
        stop = dialog_button(self, "running_stop", stop_words, self._on_stop, "danger")
        self.lay_out(before=[stop])
        self.finished.connect(self._on_finished)
        (self.go if can_wait else self.leave).setFocus()

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
