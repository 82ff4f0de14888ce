"""FilterBar: what narrows the list of calls beside words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk.usage.call_filter import EVERYWHERE, FAILED
from tooldesk_ui.history.call_rows import look_of, short_folder
from tooldesk_ui.history.call_source import Choices
from tooldesk_ui.widgets.lists.filter_chip import FilterChip
from tooldesk_ui.widgets.pages.flow_layout import FlowLayout
from tooldesk_ui.widgets.saved_state import saved_text

KINDS = ("tool", "outcome", "stage", "dialect", "time", "workspace")
_ANY = {"workspace": "This workspace"}
_STAGES = ("parse", "select", "validate", "execute", "cache", "emit")
_FAILURES = (
    *("invalid_input", "retriable", "rate_limited", "permanent"),
    *("system", "error", "cancelled", "interrupted", "running"),
)
_FIXED = {
    "outcome": {"ok": "Ok", FAILED: "Not ok"} | {each: look_of(each).word for each in _FAILURES},
    "stage": {each: f"Stopped at {each}" for each in _STAGES},
    "time": {
        "hour": "Last hour",
        "day": "Last 24 hours",
        "week": "Last 7 days",
        "month": "Last 30 days",
    },
}


class FilterBar(QWidget):
    """A chip for each kind of filter.

    Signals:
        changed(): another choice was made.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips = {kind: FilterChip("history", kind, self, _ANY.get(kind, "")) for kind in KINDS}
        self.flow = flow = FlowLayout(self, spacing=4)
        flow.setContentsMargins(12, 0, 12, 8)
        for kind, chip in self.chips.items():
            chip.set_choices(_FIXED.get(kind, {}))
            chip.chosen.connect(lambda _: self.changed.emit())
            flow.addWidget(chip)

    @property
    def choices(self) -> Choices:
        """What is chosen of each kind."""
        return {kind: chip.current for kind, chip in self.chips.items() if chip.current}

    def set_choices(self, choices: Mapping[str, object]) -> None:
        """Choose these without telling anyone; what does not fit is any."""
        for kind, chip in self.chips.items():
            chip.set_current(saved_text(choices, kind))

    def offer(
        self, tools: Sequence[str], dialects: Sequence[str], workspaces: Sequence[str]
    ) -> None:
        """Say which tools, dialects and other workspaces there are."""
        self.chips["tool"].set_choices({name: name for name in tools})
        self.chips["dialect"].set_choices({name: name for name in dialects})
        folders = {folder: short_folder(folder) for folder in workspaces}
        self.chips["workspace"].set_choices({EVERYWHERE: "All workspaces"} | folders)
