"""AdviceBlock: what a model would misread in the draft, below the form, each with a way there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import IconLabel, words_label
from tooldesk_ui.widgets.pages.detail_page import section_heading
from tooldesk_ui.widgets.translated import set_name, set_words

if TYPE_CHECKING:
    from tooldesk.linting.advice import Advice

MOST_SHOWN = 20
"""The worst come first; who mends these sees the next."""


class AdviceBlock(QWidget):
    """Quieter than problems: nothing of it keeps a tool from being saved or called.

    Signals:
        open_wanted(object): the person wants to be at the place of this advice.
    """

    open_wanted = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("advice_block")
        self._theme = theme
        self._shown: tuple[Advice, ...] = ()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self._more = words_label(level="small", tone="dim")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(section_heading("Advice"))
        column.addLayout(self._rows)
        column.addWidget(self._more)
        self.hide()

    def show_advice(self, found: Sequence[Advice]) -> None:
        """Show these; nothing for none."""
        shown = tuple(found[:MOST_SHOWN])
        rest = len(found) - len(shown)
        self._more.setText(f"and {rest:,} more")
        self._more.setVisible(rest > 0)
        if shown != self._shown:
            self._shown = shown
            self._clear()
            for place, each in enumerate(shown):
                self._rows.addWidget(self._row(place, each))
        self.setVisible(bool(shown))

    def _clear(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            if (part := item.widget()) is not None:
                part.hide()
                part.deleteLater()

    def _row(self, place: int, advice: Advice) -> QWidget:
        words = words_label(level="small", tone="dim")
        words.setObjectName(f"advice_{place}")
        words.setText(advice_words(advice))
        open_ = QPushButton()
        set_words(open_, "Open")
        open_.setObjectName(f"open_advice_{place}")
        set_name(open_, f"Open {advice.pointer}")
        open_.setProperty("kind", "link")
        open_.clicked.connect(lambda: self.open_wanted.emit(advice))
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        top = Qt.AlignmentFlag.AlignTop
        row.addWidget(IconLabel(self._theme, "info"), alignment=top)
        row.addWidget(words, 1, top)
        row.addWidget(open_, alignment=top)
        return line


def advice_words(advice: Advice) -> str:
    """What is the matter, and what to do."""
    return f"{advice.words} {advice.rule.fix}"
