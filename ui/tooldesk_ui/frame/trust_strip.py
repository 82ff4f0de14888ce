"""TrustStrip: that nobody trusts a folder, what it would do, and a tick for what it may get."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.pages.blocks import ICON_SIZE
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip
from tooldesk_ui.widgets.translated import set_name

if TYPE_CHECKING:
    from tooldesk.workspace.folder_reach import Reach, Want

MOST_OF_A_KIND = 6
LONGEST_WORDS = 160
MARGIN = 12
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
MOST_OF_WINDOW = 4
"""The list takes one part in so many of the window's height; the rest of it is scrolled to."""


class TrustStrip(QFrame):
    """What the trust bar shows, with its buttons; made when a folder is first not trusted."""

    def __init__(
        self,
        theme: Theme,
        trust: QAction,
        look_only: QAction,
        look_closer: QAction,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setProperty("notice", "warn")
        self._look_closer = ActionButton(look_closer, parent=self)
        self._look_only = ActionButton(look_only, parent=self)
        # neither is the one to press without reading
        self._trust = ActionButton(trust, parent=self)
        self._icon = PlainLabel(parent=self)
        self._title = _label(self, "strong")
        self._folder = _label(self)
        self._list = QWidget()  # the grid, and room below it where the window has more
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("folder_reach")
        set_name(self._scroll, "What the tools of this folder would do")
        self._scroll.setWidgetResizable(True)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(self._list)
        self._list.setAutoFillBackground(False)
        self._grid = QGridLayout()
        below = QVBoxLayout(self._list)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(self._grid)
        below.addStretch(1)
        self._shown: tuple[str, ...] = ()
        self._wants: tuple[Want, ...] = ()
        self._ticks: list[QCheckBox] = []
        self._rows = 0
        self._lay_out()
        theme.changed.connect(self._show_icon)
        self._show_icon()
        self.fold(False)

    def show_folder(self, folder: Path, reach: Sequence[Reach], wants: Sequence[Want] = ()) -> None:
        """Show what a folder would do."""
        from tooldesk.execution.permissions.visible_text import visible_line

        path = visible_line(str(folder))
        lines = [
            (kind.value, _listed([visible_line(each.what) for each in group]))
            for kind, group in groupby(reach, key=lambda each: each.kind)
        ]
        shown = (path, *(word for line in lines for word in line), *map(str, wants))
        # a tool that has changed is another one than was ticked
        if shown != self._shown or self._wants != tuple(wants):
            self._shown, self._wants = shown, tuple(wants)
            self._folder.setText(f"Nothing of {path} runs until you trust it. It would do this:")
            self._clear()
            self._list_reach(lines or [("", "It has no tools yet.")])
            self._offer([visible_line(str(want)) for want in wants])
            self._fit()

    def allowed(self) -> tuple[Want, ...]:
        """What is ticked: it goes to these tools without a question, as long as they stay so."""
        ticked = zip(self._ticks, self._wants, strict=True)
        return tuple(want for tick, want in ticked if tick.isChecked())

    def forget(self) -> None:
        """The folder is trusted, or another one is opened."""
        self._shown, self._wants = (), ()
        self._ticks.clear()
        self.fold(False)

    def words(self) -> str:
        """What it says."""
        return "\n".join((self._title.text(), *self._shown))

    def _clear(self) -> None:
        self._ticks.clear()
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        self._rows = 0

    def _list_reach(self, lines: Sequence[tuple[str, str]]) -> None:
        for kind, what in lines:
            words = _label(self._list)
            words.setText(what)
            self._add_row(kind, words)

    def _add_row(self, kind: str, what: QWidget) -> None:
        name = _label(self._list)
        name.setProperty("tone", "dim")
        name.setWordWrap(False)
        name.setText(kind)
        # a tick is higher than its words
        side = Qt.AlignmentFlag.AlignTop if isinstance(what, PlainLabel) else _MIDDLE
        self._grid.addWidget(name, self._rows, 0, side)
        self._grid.addWidget(what, self._rows, 1, side)
        self._rows += 1

    def _offer(self, wants: Sequence[str]) -> None:
        """A tick for each thing of the person's; without it a tool asks when it is called."""
        for words in wants:
            cut = words if len(words) <= LONGEST_WORDS else f"{words[:LONGEST_WORDS]}…"
            # "&" would underline a letter
            tick = QCheckBox(cut.replace("&", "&&"), self._list)
            tick.setObjectName("want")
            set_tool_tip(tick, f"{words}\nWithout a tick you are asked when the tool is called.")
            self._add_row("" if self._ticks else "May get of yours, unasked", tick)
            self._ticks.append(tick)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list is as high as it needs, within what the window can spare."""
        super().resizeEvent(event)
        self._fit()

    def showEvent(self, event: QShowEvent) -> None:
        """Only now is its width known."""
        super().showEvent(event)
        self._fit()

    def _fit(self) -> None:
        needed = self._grid.heightForWidth(self._scroll.viewport().width())
        # without any line in it the grid says less than nothing
        self._scroll.setFixedHeight(max(0, min(needed, self.window().height() // MOST_OF_WINDOW)))

    def fold(self, is_folded: bool) -> None:
        """Leave one line of it, or show all."""
        title = "Looking only" if is_folded else "You have not trusted this folder"
        self._title.setText(f"{title}: nothing of this folder runs" if is_folded else title)
        for part in (self._folder, self._scroll):
            part.setVisible(not is_folded)
        self._look_only.setVisible(not is_folded)
        self._look_closer.setVisible(is_folded)

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        words = QVBoxLayout()
        words.setSpacing(2)
        for part in (self._title, self._folder, self._scroll):
            words.addWidget(part)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 8, MARGIN, 8)
        row.setSpacing(8)
        row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        for button in (self._look_closer, self._look_only, self._trust):
            row.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)

    def _show_icon(self) -> None:
        icon = self._theme.icon("warning", "warn")
        self._icon.setPixmap(
            icon.pixmap(QSize(px(ICON_SIZE), px(ICON_SIZE)), self.devicePixelRatioF())
        )


def _label(parent: QWidget, level: str = "") -> PlainLabel:
    label = PlainLabel(parent=parent)
    label.setWordWrap(True)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    if level:
        label.setProperty("level", level)
    return label


def _listed(words: Sequence[str]) -> str:
    cut = [each if len(each) <= LONGEST_WORDS else f"{each[:LONGEST_WORDS]}…" for each in words]
    more = len(cut) - MOST_OF_A_KIND
    listed = "   ".join(cut[:MOST_OF_A_KIND])
    return f"{listed}   and {more} more" if more > 0 else listed
