"""SectionRail: the sections of a long form beside it, and which of them is in front."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.widgets.translated import translate_within


class SectionRail(QWidget):
    """A click leads to a section. Tab comes to the one in front, arrows to the others.

    Signals:
        section_wanted(str): the section of this title shall be seen.
    """

    section_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("section_rail")
        self.setAccessibleName("Sections of the form")
        self._group = QButtonGroup(self)
        self._buttons: dict[str, QPushButton] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 20, 12, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)

    def show_sections(self, titles: Sequence[str]) -> None:
        """Lead to these."""
        for button in self._buttons.values():
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._buttons = {}
        for number, title in enumerate(titles):
            button = QPushButton(title, self)
            button.setAccessibleName(title)
            button.setProperty("kind", "rail")
            button.setCheckable(True)
            button.clicked.connect(partial(self.section_wanted.emit, title))
            self._group.addButton(button)
            self._column.insertWidget(number, button)
            self._buttons[title] = button
        translate_within(self)
        self.mark(next(iter(titles), ""))

    def mark(self, title: str) -> None:
        """Say which section is in front."""
        if (button := self._buttons.get(title)) is not None:
            button.setChecked(True)
