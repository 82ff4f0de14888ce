"""ChangesDialog: what changed of several approved tools, below each other, and which to approve."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QCheckBox, QWidget

from tooldesk.counted import counted
from tooldesk_ui.text_size import resize_to
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.pages.part_differences import part_differences
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.translated import set_words

if TYPE_CHECKING:
    from tooldesk.execution.permissions.approvals import Standing

WIDTH, HEIGHT = 720, 560
MOST_SHOWN = 50
"""Tools in one dialog: nobody looks at more at once."""

_ABOUT = "Each waits until you approve it as it is shown here."


class ChangesDialog(Dialog):
    """Accepted, `chosen` are the tools that have a check mark, as they were shown."""

    def __init__(
        self, theme: Theme, changed: Mapping[str, Standing], parent: QWidget | None = None
    ) -> None:
        """`changed` are those that wait, by name."""
        shown = dict(list(changed.items())[:MOST_SHOWN])
        title = f"{counted(len(changed), 'tool')} changed since you approved {_them(len(changed))}"
        super().__init__(theme, "approve_changes_dialog", title, "Approve", parent, width=WIDTH)
        resize_to(self, WIDTH, HEIGHT)
        more = f" The first {MOST_SHOWN} are shown." if len(shown) < len(changed) else ""
        self.hint.setText(f"{_ABOUT}{more}")
        self._shown = shown
        self._ticks: dict[str, QCheckBox] = {}
        self._column = ScrolledColumn(self)
        self._column.parts.setContentsMargins(0, 0, 12, 0)
        for name, standing in shown.items():
            self._add(theme, name, standing)
        self._column.parts.addStretch(1)
        self.lay_out((self._column, 0), stretched=self._column)
        self._show_count()
        next(iter(self._ticks.values()), self.leave).setFocus()

    @property
    def chosen(self) -> dict[str, Standing]:
        """Those to approve, by name, as they were shown."""
        return {name: self._shown[name] for name, each in self._ticks.items() if each.isChecked()}

    def _add(self, theme: Theme, name: str, standing: Standing) -> None:
        tick = QCheckBox(name.replace("&", "&&"), self)
        tick.setObjectName(f"approve_{name}")
        tick.setAccessibleDescription(f"{name} {standing.words}")
        tick.setChecked(True)
        tick.toggled.connect(self._show_count)
        self._ticks[name] = tick
        column = self._column.parts
        column.addWidget(tick)
        column.addWidget(text_label(f"It {standing.words}.", tone="dim"))
        column.addSpacing(4)
        column.addWidget(
            part_differences(theme, f"changes_{name}", standing.changes, "You approved")
        )
        column.addSpacing(20)

    def _show_count(self) -> None:
        number = len(self.chosen)
        self.go.setEnabled(number > 0)
        set_words(self.go, f"Approve {counted(number, 'change')}" if number else "Approve")


def _them(number: int) -> str:
    return "it" if number == 1 else "them"
