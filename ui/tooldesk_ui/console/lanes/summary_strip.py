"""SummaryStrip: how all calls stand in one line, and buttons that concern all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.console.formatting import counted, duration
from tooldesk_ui.widgets.pages.blocks import chip, row
from tooldesk_ui.widgets.plain_text import set_tool_tip

HEIGHT = 36
_ORDER = ("running", "passed", "repaired", "needs you", "failed", "cancelled", "waiting")


class SummaryStrip(QWidget):
    """Stands above the lanes.

    Signals:
        next_problem_wanted(): go to the next call that failed or needs a person.
        all_toggled(): open all lanes, or close them.
    """

    next_problem_wanted = Signal()
    all_toggled = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._outdated = chip("Older text", "warn")
        self._outdated.setObjectName("outdated_chip")
        set_tool_tip(self._outdated, "The text on the left was changed after this run")
        self._outdated.hide()
        self._summary = ElidedLabel()
        self._summary.setObjectName("calls_summary")
        self._next_problem = _quiet_button("Next problem")
        self._next_problem.setShortcut("F8")
        set_tool_tip(self._next_problem, "Go to the next call that failed or needs you (F8)")
        self._next_problem.clicked.connect(self.next_problem_wanted)
        self._toggle_all = _quiet_button("Collapse all")
        set_tool_tip(self._toggle_all, "Open or close all calls")
        self._toggle_all.clicked.connect(self.all_toggled)
        line = row(self._outdated, self._summary, self._next_problem, self._toggle_all, spacing=8)
        line.setContentsMargins(16, 0, 12, 0)
        line.setStretch(1, 1)
        line.setAlignment(self._outdated, Qt.AlignmentFlag.AlignVCenter)
        self.setLayout(line)
        self.setFixedHeight(HEIGHT)

    @property
    def words(self) -> str:
        """All that is said."""
        return self._summary.words

    def show_states(
        self, states: Iterable[str], closed_count: int, duration_s: float | None
    ) -> None:
        """Say how many calls stand how, and how long all took once they are through.

        `closed_count` more are not shown; they are none of `states`.
        """
        counts = Counter(states)
        total = counts.total()
        none = "No call shown" if closed_count else "No call"
        parts = [counted(total, "call") if total else none]
        parts += [_standing(counts[state], state) for state in _ORDER if counts[state]]
        if closed_count:
            parts.append(f"{closed_count:,} closed")
        if duration_s is not None:
            parts.append(duration(duration_s))
        self._summary.set_words("  ·  ".join(parts))
        self._toggle_all.setVisible(total > 1)
        self._next_problem.setVisible(total > 1 and counts["failed"] + counts["needs you"] > 0)

    def show_nothing(self) -> None:
        """There is no usage."""
        self._summary.set_words("")
        self._outdated.hide()
        self._toggle_all.hide()
        self._next_problem.hide()

    def set_outdated(self, is_outdated: bool) -> None:
        """Say that the calls are of a text that was changed since."""
        self._outdated.setVisible(is_outdated)

    def set_all_open(self, is_open: bool) -> None:
        """Offer the other one of opening and closing."""
        self._toggle_all.setText("Collapse all" if is_open else "Expand all")
        self._toggle_all.setAccessibleName(self._toggle_all.text())


def _standing(count: int, state: str) -> str:
    return f"{count:,} need you" if state == "needs you" and count > 1 else f"{count:,} {state}"


def _quiet_button(words: str) -> QPushButton:
    button = QPushButton(words)
    button.setProperty("kind", "quiet")
    button.setObjectName(f"{words.lower().replace(' ', '_')}_button")
    button.setAccessibleName(words)
    return button
