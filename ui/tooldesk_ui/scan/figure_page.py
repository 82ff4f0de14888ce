"""FigurePage: the right side of the Scan screen, a row's figures with their examples."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.scan.figure_rows import FigureRow, counted_words
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import (
    action_button,
    row,
    show_name,
    show_text,
    text_label,
    words_label,
)
from tooldesk_ui.widgets.pages.detail_page import DetailPage, section
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.slot import Slot
from tooldesk_ui.widgets.pages.value_rows import ValueRows
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.translated import set_name

if TYPE_CHECKING:
    from tooldesk.scanning.kind_counts import Example
    from tooldesk.scanning.scan_figures import Figure


class FigurePage(DetailPage):
    """What was counted, and where.

    Signals:
        example_wanted(str, int): the output in this file, that begins on this line.
    """

    example_wanted = Signal(str, int)

    def __init__(self, theme: Theme, commands: Commands) -> None:
        super().__init__("figure_page", "Figure")
        self._theme = theme
        self.title, self.facts, self._figures = words_label(level="title"), ValueRows(), Slot()
        buttons = flow_of(*(ActionButton(each) for each in commands.pick("open_scan_example")))
        self.fill((self.title, 8), (buttons, 16), (self.facts, 24), (self._figures, 0))

    def show_row(self, row: FigureRow) -> None:
        """Show its figures, each with its examples."""
        show_name(self.title, row.title)
        self.facts.set_rows(row.facts())
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for figure in row.figures.figures:
            column.addWidget(self._figure(figure))
        self._figures.put(box)

    def _figure(self, figure: Figure) -> QWidget:
        heading = counted_words(figure.count, figure.measure)
        return section(heading, *(self._example(each) for each in figure.examples))[0]

    def _example(self, example: Example) -> QWidget:
        _, file, line, excerpt = example
        # of a long path its end says most
        where = "/".join(Path(file).parts[-2:])
        label = text_label("", tone="dim", is_own=True)
        show_text(label, f"{where}:{line}" if line else where)
        set_tool_tip(label, file)
        parts: list[QWidget] = [label]
        if line:
            want = partial(self.example_wanted.emit, file, line)
            button = action_button(self._theme, "Open", "console", want, kind="quiet")
            button.setObjectName("open_example")
            set_name(button, f"Open {file}, line {line}, in the console")
            parts.append(button)
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 12)
        column.setSpacing(4)
        place = row(*parts)
        place.setStretch(0, 1)
        column.addLayout(place)
        text = text_label("", face="code")
        show_text(text, " ".join(excerpt.split()))
        column.addWidget(text)
        return box
