"""fact_rows: names and what there is to say of them, in two columns."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from tooldesk_ui.widgets.pages.blocks import text_label


def fact_rows(facts: Iterable[tuple[str, str]]) -> QWidget:
    """A grid that wraps."""
    box = QWidget()
    grid = QGridLayout(box)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    for line, (name, words) in enumerate(facts):
        label = text_label(name, tone="dim", wraps=False)
        grid.addWidget(label, line, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(text_label(words), line, 1)
    return box
