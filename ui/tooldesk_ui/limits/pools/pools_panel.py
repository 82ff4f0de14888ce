"""PoolsPanel: the right side of the Limits screen: every pool with its gauges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tooldesk_ui.limits.number_field import number
from tooldesk_ui.limits.pools.pools_model import PoolsModel
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton, YieldingButtons
from tooldesk_ui.widgets.lists.row_list import row_list
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.plain_text import PlainLabel

if TYPE_CHECKING:
    from tooldesk.execution.resource_pools.resource_pools import PoolGauge


class PoolsPanel(QWidget):
    """Pools by name; one is current.

    Signals:
        selected(): another pool is current.
        activated(): the person entered or double-clicked a pool.
        per_output_chosen(int): so many calls of one output shall run at once.
    """

    selected = Signal()
    activated = Signal()
    per_output_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = PoolsModel(self)
        theme.changed.connect(self.model.rows_changed)
        self.view = row_list(theme, "pools_list", "Resource pools", self.model, lines=3)
        self.view.selectionModel().currentChanged.connect(lambda *_: self.selected.emit())
        self.view.activated.connect(lambda _: self.activated.emit())
        self._per_output = number("calls_per_output", "Calls of one output at once", 1, 1_000)
        scaled(self._per_output, width=76)
        self._per_output.setKeyboardTracking(False)
        self._per_output.valueChanged.connect(self.per_output_chosen)

    def lay_out(self, actions: Sequence[QAction]) -> None:
        """Put everything in its place, with buttons for `actions`."""
        head = QWidget(self)
        top = QHBoxLayout(head)
        # quiet buttons have room around their words
        top.setContentsMargins(12, 12, 4, 8)
        top.setSpacing(0)
        top.addWidget(words_label("Pools", level="heading", wraps=False))
        top.addStretch(1)
        buttons = [ActionButton(action, "quiet") for action in actions]
        for button in buttons:
            top.addWidget(button)
        YieldingButtons(head, buttons)
        words = PlainLabel("Calls of &one output at once", self)
        words.setBuddy(self._per_output)
        bottom = flow_of(words, pushed=self._per_output)
        bottom.setContentsMargins(12, 8, 12, 8)
        line = QFrame(self)
        line.setProperty("rule", True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(head)
        column.addWidget(self.view, 1)
        column.addWidget(line)
        column.addWidget(bottom)

    def set_gauges(self, gauges: Sequence[PoolGauge], per_output: int) -> None:
        """Show these; the current pool stays current."""
        current = self.current()
        self.model.set_rows(gauges)
        place = self.model.number_of(current.name) if current else 0
        if not self.view.currentIndex().isValid() and gauges:
            self.view.setCurrentIndex(self.model.index(max(0, place), 0))
        if not self._per_output.hasFocus():
            self._per_output.blockSignals(True)
            self._per_output.setValue(per_output)
            self._per_output.blockSignals(False)

    def current(self) -> PoolGauge | None:
        """The pool that is current."""
        return self.model.row_at(self.view.currentIndex().row())

    def select(self, name: str) -> None:
        """Make a pool the current one."""
        number_of = self.model.number_of(name)
        if number_of >= 0:
            self.view.setCurrentIndex(self.model.index(number_of, 0))
