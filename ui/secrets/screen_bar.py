"""ScreenBar: how the list is grouped, what stands in it, and what can be added."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.secrets.page_parts import row_of
from ui.widgets.action_button import ActionButton
from ui.widgets.segments import Segments

HEIGHT = 48
VARIABLES, TOOLS, KEYS = 0, 1, 2


class ScreenBar(QWidget):
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
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        words = ("By variable", "By tool", "Signing keys")
        self.grouping = Segments(words, "secret_grouping", self)
        self.grouping.chosen.connect(self.grouping_chosen)
        self.summary = QLabel(self)
        self.summary.setObjectName("secret_summary")
        self.summary.setProperty("tone", "dim")
        self._for_variables = _buttons(for_variables)
        self._for_keys = _buttons(for_keys)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(6)
        row.addWidget(self.grouping)
        row.addSpacing(8)
        row.addWidget(self.summary)
        row.addStretch(1)
        row.addWidget(self._for_variables)
        row.addWidget(self._for_keys)
        self.set_grouping(VARIABLES)

    def set_grouping(self, grouping: int) -> None:
        """Mark a grouping and show its buttons, without telling anyone."""
        self.grouping.set_current(grouping)
        self._for_variables.setVisible(grouping != KEYS)
        self._for_keys.setVisible(grouping == KEYS)


def _buttons(actions: Sequence[QAction]) -> QWidget:
    """The last one is what people look for."""
    quiet = [ActionButton(action, "quiet") for action in actions[:-1]]
    return row_of(*quiet, ActionButton(actions[-1]), spacing=6)
