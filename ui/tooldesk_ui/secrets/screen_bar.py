"""ScreenBar: how the list is grouped, what stands in it, and what can be added."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import row_of
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.pages.top_bar import TopBar

VARIABLES, TOOLS, KEYS = 0, 1, 2


class ScreenBar(TopBar):
    """The row of buttons along the top: those for variables, or those for signing keys.

    Signals:
        grouping_chosen(int): VARIABLES, TOOLS or KEYS.
    """

    grouping_chosen = Signal(int)

    def __init__(
        self,
        for_variables: Sequence[QAction],
        for_keys: Sequence[QAction],
        parent: QWidget | None = None,
    ) -> None:
        self.grouping = Segments(("By variable", "By tool", "Signing keys"), "secret_grouping")
        self._for_variables = _buttons(for_variables)
        self._for_keys = _buttons(for_keys)
        buttons = (self._for_variables, self._for_keys)
        super().__init__("secret_summary", buttons, self.grouping, parent)
        self.grouping.chosen.connect(self.grouping_chosen)
        self.set_grouping(VARIABLES)

    def set_grouping(self, grouping: int) -> None:
        """Mark a grouping and show its buttons, without telling anyone."""
        self.grouping.set_current(grouping)
        self._for_variables.setVisible(grouping != KEYS)
        self._for_keys.setVisible(grouping == KEYS)


def _buttons(actions: Sequence[QAction]) -> QWidget:
    """The last one is what people look for."""
    quiet = [ActionButton(action, "quiet") for action in actions[:-1]]
    return row_of(*quiet, ActionButton(actions[-1]), spacing=8)
