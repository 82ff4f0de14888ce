"""FilterBar: what narrows a list that a database filters, beside words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal

from tooldesk_ui.widgets.lists.filter_chip import FilterChip
from tooldesk_ui.widgets.pages.flow_layout import Flowing, FlowLayout
from tooldesk_ui.widgets.saved_state import saved_text


class FilterBar(Flowing):
    """A chip for each kind of filter; behind them is room for more in `flow`.

    Signals:
        changed(): another choice was made.
    """

    changed = Signal()

    def __init__(
        self, name: str, kinds: Mapping[str, Mapping[str, str]], any_words: Mapping[str, str]
    ) -> None:
        """`kinds` has what each offers from the start: choice → words; see FilterChip."""
        super().__init__()
        self.chips = {kind: FilterChip(name, kind, self, any_words.get(kind, "")) for kind in kinds}
        self.flow = FlowLayout(self, spacing=4)
        self.flow.setContentsMargins(12, 0, 12, 8)
        for kind, chip in self.chips.items():
            chip.set_choices(kinds[kind])
            chip.chosen.connect(lambda _: self.changed.emit())
            self.flow.addWidget(chip)

    @property
    def choices(self) -> dict[str, str]:
        """What is chosen of each kind; what is left out is any."""
        return {kind: chip.current for kind, chip in self.chips.items() if chip.current}

    def set_choices(self, choices: Mapping[str, object]) -> None:
        """Choose these without telling anyone; what does not fit is any."""
        for kind, chip in self.chips.items():
            chip.set_current(saved_text(choices, kind))

    def offer(self, offered: Mapping[str, Mapping[str, str]]) -> None:
        """Say what there is to choose of these kinds: choice → words."""
        for kind, choices in offered.items():
            self.chips[kind].set_choices(choices)
