"""ComparisonPanel: a call beside the same one of the run before, as differences."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QVBoxLayout

from tooldesk_ui.console.lanes.fact_rows import fact_rows
from tooldesk_ui.console.run.run_comparison import compared
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.difference_label import DifferenceLabel
from tooldesk_ui.widgets.text_difference import Difference


class ComparisonPanel(QFrame):
    """Arguments, result and times; what is the same says so in one line."""

    def __init__(
        self, theme: Theme, now: LaneRecord, before: LaneRecord | None, called: str
    ) -> None:
        """`called` is what the run is called that it is compared with."""
        super().__init__()
        self._theme = theme
        self.setObjectName("comparison_panel")
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(28, 6, 12, 8)
        self._layout.setSpacing(4)
        self._layout.addWidget(text_label(f"Compared with {called}", level="label"))
        if before is None:
            self._layout.addWidget(text_label("There was no such call.", tone="dim"))
            return
        found = compared(now, before)
        same = [each.title for each in (found.arguments, found.result) if not each.lines]
        if same:
            words = " and ".join(same).capitalize()
            is_part = found.cut_words and not found.result.lines
            told = f"{words}: the same"
            if is_part:
                told = f"{words}: the same, as far as it was kept"
            self._layout.addWidget(text_label(told, tone="dim"))
        if found.cut_words:
            self._layout.addWidget(text_label(found.cut_words, tone="dim"))
        for each in (found.arguments, found.result):
            if each.lines:
                self._add(each)
        self._layout.addWidget(fact_rows(found.times))

    def _add(self, difference: Difference) -> None:
        self._layout.addWidget(text_label(difference.title, tone="dim"))
        self._layout.addWidget(DifferenceLabel(self._theme, difference.lines))
        if difference.note:
            self._layout.addWidget(text_label(difference.note, level="small", tone="dim"))
