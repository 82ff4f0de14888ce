"""ConsentRows: which tools a person hands a variable's value to, and where it ends up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from tooldesk_ui.widgets.plain_text import PlainLabel
from tooldesk_ui.widgets.translated import translate_within

if TYPE_CHECKING:
    from tooldesk.execution.permissions.grant import Grant

NONE = "No tool has it by your yes for good. Each one asks before it first gets it."


class ConsentRows(QWidget):
    """A line for each yes, with a way to take it back.

    Signals:
        take_back_wanted(object): this Grant shall be forgotten.
    """

    take_back_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("consents")
        self._shown: Sequence[Grant] | None = None
        self._parts: list[QWidget] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)

    def set_consents(self, grants: Sequence[Grant]) -> None:
        """Show these in place of the ones before."""
        if grants == self._shown:
            return
        self._shown = grants
        for part in self._parts:
            self._grid.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts = []
        for line, grant in enumerate(grants):
            self._put(self._label(_words(grant)), line, 0)
            self._put(self._link(grant), line, 1)
        if not grants:
            self._put(self._label(NONE), 0, 0)

    def words(self) -> list[str]:
        """What stands in each line."""
        return [part.text() for part in self._parts if isinstance(part, PlainLabel)]

    def _label(self, words: str) -> PlainLabel:
        label = PlainLabel(words, self)
        label.setProperty("tone", "dim")
        label.setWordWrap(True)
        return label

    def _link(self, grant: Grant) -> QPushButton:
        link = QPushButton("Take back", self)
        link.setObjectName("take_back")
        link.setAccessibleName(f"Take it back from {grant.tool_name}")
        link.setProperty("kind", "link")
        link.clicked.connect(partial(self.take_back_wanted.emit, grant))
        translate_within(link)
        return link

    def _put(self, part: QWidget, line: int, column: int) -> None:
        self._parts.append(part)
        self._grid.addWidget(part, line, column, Qt.AlignmentFlag.AlignVCenter)


def _words(grant: Grant) -> str:
    from tooldesk.execution.permissions.edges import Edge
    from tooldesk.execution.permissions.question_words import day
    from tooldesk.execution.permissions.visible_text import visible_line

    edge = Edge.of_key(grant.rule)
    assert edge is not None
    where = visible_line(edge.destination)
    return f"{grant.tool_name} · {where} · since {day(grant.granted_at)}"
