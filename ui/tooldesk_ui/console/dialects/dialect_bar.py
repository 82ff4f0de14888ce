"""DialectBar: above the raw text, which dialect is read, which was detected, and the comparison."""

from __future__ import annotations

from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk_ui.console.dialects.dialect_picker import DialectPicker
from tooldesk_ui.console.elided_label import ElidedLabel
from tooldesk_ui.text_size import px, scaled
from tooldesk_ui.theme import set_variant
from tooldesk_ui.widgets.action_button import ActionButton, YieldingButtons
from tooldesk_ui.widgets.pages.blocks import row, rule, text_label
from tooldesk_ui.widgets.plain_text import set_tool_tip

HEIGHT = 36
LABELLED_WIDTH = 260
"""Pixels at 100 %."""


class DialectBar(QWidget):
    """One row; `show_detected` says what the last run found in the text as it stands."""

    def __init__(self, compare: QAction, parent: QWidget | None = None) -> None:
        """`compare` is checkable: whether the dialects are being compared."""
        super().__init__(parent)
        self.picker = DialectPicker()
        set_tool_tip(self.picker, "Read the text in this dialect only")
        scaled(self.picker, most_width=220)
        self.picker.entry_picked.connect(lambda _: self.show_detected(""))
        self._detected = ElidedLabel()
        self._detected.setObjectName("detected_dialect")
        self._compare = ActionButton(compare, "quiet")
        self._compare.setObjectName("dialects_button")
        self._compare.setCheckable(True)
        compare.toggled.connect(self._compare.setChecked)
        self._label = text_label("Dialect", tone="dim", wraps=False)
        self._lay_out()

    @property
    def detected(self) -> str:
        """What is said of the last run."""
        return self._detected.words

    def show_detected(self, words: str) -> None:
        """Say which dialect the last run found; while one is forced, that it is."""
        is_forced = self.picker.chosen is not None
        set_variant(self._detected, "tone", "accent" if is_forced else "dim")
        self._detected.set_words("Only this one is read" if is_forced else words)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow, the field says by itself what it is."""
        self._label.setVisible(event.size().width() >= px(LABELLED_WIDTH))
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        self._label.setBuddy(self.picker)
        line = row(self._label, self.picker, self._detected, self._compare)
        line.setContentsMargins(16, 0, 8, 0)
        line.setStretch(2, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(line, 1)
        layout.addWidget(rule())
        scaled(self, height=HEIGHT)
        YieldingButtons(self, (self._compare,))
