"""ScreenBar: how the list is grouped, what stands in it, and what can be added."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from ui.secrets.secret_actions import SecretActions
from ui.widgets.action_button import ActionButton
from ui.widgets.segments import Segments

HEIGHT = 48
VARIABLES, TOOLS = 0, 1


class ScreenBar(QWidget):
    """The row of buttons along the top.

    Signals:
        grouping_chosen(int): VARIABLES or TOOLS.
    """

    grouping_chosen = Signal(int)

    def __init__(self, actions: SecretActions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(HEIGHT)
        self.grouping = Segments(("By variable", "By tool"), "secret_grouping", self)
        self.grouping.chosen.connect(self.grouping_chosen)
        self.summary = QLabel(self)
        self.summary.setObjectName("secret_summary")
        self.summary.setProperty("tone", "dim")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(6)
        row.addWidget(self.grouping)
        row.addSpacing(8)
        row.addWidget(self.summary)
        row.addStretch(1)
        for action in (actions.find_leaks, actions.import_file):
            row.addWidget(ActionButton(action, "quiet"))
        row.addWidget(ActionButton(actions.add))
