"""ComparisonPanel: a call beside the same one of the run before, as differences."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout

from tooldesk_ui.console.lanes.fact_rows import fact_rows
from tooldesk_ui.console.run.run_comparison import Difference, compared
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.plain_text import MarkedLabel, MarkedText

MINUS = "\u2212"
_WORDS = {"-": "Before", "+": "Now"}


class ComparisonPanel(QFrame):
    """Arguments, result and times; what is the same says so in one line."""

    def __init__(self, theme: Theme, now: LaneRecord, before: LaneRecord | None) -> None:
        super().__init__()
        self._theme = theme
        self._labels: list[tuple[MarkedLabel, Difference]] = []
        self.setObjectName("comparison_panel")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(28, 6, 12, 8)
        self._layout.setSpacing(4)
        self._layout.addWidget(text_label("Compared with the run before", level="label"))
        if before is None:
            self._layout.addWidget(text_label("The run before had no such call.", tone="dim"))
            return
        found = compared(now, before)
        same = [each.title for each in (found.arguments, found.result) if not each.lines]
        if same:
            words = " and ".join(same).capitalize()
            self._layout.addWidget(text_label(f"{words}: the same", tone="dim"))
        for each in (found.arguments, found.result):
            if each.lines:
                self._add(each)
        self._layout.addWidget(fact_rows(found.times))
        theme.changed.connect(self._paint)
        self._paint()

    def _add(self, difference: Difference) -> None:
        self._layout.addWidget(text_label(difference.title, tone="dim"))
        label = MarkedLabel()
        label.setProperty("face", "code")
        label.setWordWrap(True)
        label.setMinimumWidth(40)
        label.setAccessibleName(
            ". ".join(
                f"{_WORDS[sign]}: {line.strip()}"
                for sign, line in difference.lines
                if sign in _WORDS
            )
        )
        self._labels.append((label, difference))
        self._layout.addWidget(label)
        if difference.note:
            self._layout.addWidget(text_label(difference.note, level="small", tone="dim"))

    def _paint(self) -> None:
        colours = self._theme.colours
        looks = {
            "-": (MINUS, colours.error, colours.error_soft),
            "+": ("+", colours.ok, colours.ok_soft),
        }
        for label, difference in self._labels:
            lines = []
            for sign, line in difference.lines:
                mark, colour, ground = looks.get(sign, (sign, colours.text_dim, ""))
                lines.append((MarkedText(f"{mark} ", colour), MarkedText(line, colour, ground)))
            label.set_lines(*lines)
