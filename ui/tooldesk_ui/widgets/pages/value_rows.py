"""ValueRows: labels on the left, values on the right, aligned in two columns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from tooldesk_ui.text_size import scaled
from tooldesk_ui.widgets.plain_text import PlainLabel

LABEL_WIDTH = 112


class ValueRows(QWidget):
    """A handful of label and value pairs; values can be selected and copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(1, 1)
        self._shown: list[tuple[QLabel, PlainLabel]] = []

    def set_rows(self, rows: list[tuple[str, str]]) -> None:
        """Show these pairs in place of the ones before."""
        while len(self._shown) < len(rows):
            self._shown.append(self._make_row(len(self._shown)))
        for place, (label, value) in enumerate(self._shown):
            is_used = place < len(rows)
            label.setVisible(is_used)
            value.setVisible(is_used)
            if is_used:
                label.setText(rows[place][0])
                value.setText(rows[place][1])

    def rows(self) -> list[tuple[str, str]]:
        """The pairs that are shown."""
        return [
            (label.text(), value.whole_text())
            for label, value in self._shown
            if label.isVisibleTo(self)
        ]

    def _make_row(self, place: int) -> tuple[QLabel, PlainLabel]:
        top = Qt.AlignmentFlag.AlignTop
        label, value = PlainLabel(parent=self), PlainLabel(parent=self)
        label.setProperty("tone", "dim")
        scaled(label, least_width=LABEL_WIDTH)
        value.setWordWrap(True)
        value.break_words()
        value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._grid.addWidget(label, place, 0, top)
        self._grid.addWidget(value, place, 1, top)
        return label, value
