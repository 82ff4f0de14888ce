"""LinkRows: names to click, each with a state and a note; one side of what uses what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import IconLabel
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.state_look import StateLook
from tooldesk_ui.widgets.translated import set_name

MOST_CHARACTERS = 48
MOST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class LinkRow:
    """One line."""

    key: str
    """What is told when it is clicked."""

    words: str
    """What is clicked."""

    note: str
    """What is said beside it."""

    look: StateLook | None = None
    """Its state as icon and word."""


class LinkRows(QWidget):
    """Three columns: state, link, note.

    Signals:
        chosen(str): the row with this key was clicked.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._theme = theme
        self._rows: Sequence[LinkRow] = ()
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(2, 1)

    def set_rows(self, rows: Sequence[LinkRow]) -> None:
        """Show these in place of the ones before."""
        if rows != self._rows:
            self._rows = rows
            self._make_rows()

    def _make_rows(self) -> None:
        rows = self._rows
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        for line, each in enumerate(rows[:MOST_SHOWN]):
            self._add(line, each)
        if len(rows) > MOST_SHOWN:
            more = self._label(f"and {len(rows) - MOST_SHOWN:,} more")
            self._grid.addWidget(more, MOST_SHOWN, 1, 1, 2)

    def _add(self, line: int, each: LinkRow) -> None:
        if each.look is not None:
            icon = IconLabel(self._theme, each.look.icon, each.look.role, parent=self)
            set_tool_tip(icon, each.look.word)
            self._put(icon, line, 0)
        link = QPushButton(_shortened(each.words), self)
        set_tool_tip(link, each.words if link.text() != each.words else "")
        link.setObjectName(f"{self.objectName()}_{line}")
        set_name(link, f"Show {each.words}")
        link.setProperty("kind", "link")
        link.setCursor(Qt.CursorShape.PointingHandCursor)
        link.clicked.connect(partial(self.chosen.emit, each.key))
        self._put(link, line, 1)
        words = " · ".join(
            part for part in (each.look.word if each.look else "", each.note) if part
        )
        self._put(self._label(words), line, 2)

    def _label(self, words: str) -> QLabel:
        label = PlainLabel(words, self)
        label.setProperty("tone", "dim")
        label.setWordWrap(True)
        self._parts.append(label)
        return label

    def _put(self, widget: QWidget, line: int, column: int) -> None:
        if widget not in self._parts:
            self._parts.append(widget)
        self._grid.addWidget(widget, line, column, Qt.AlignmentFlag.AlignVCenter)


def _shortened(words: str) -> str:
    """Both ends of long words: a button can't wrap, and would widen its page."""
    if len(words) <= MOST_CHARACTERS:
        return words
    half = MOST_CHARACTERS // 2
    return f"{words[:half]}…{words[-half:]}"
