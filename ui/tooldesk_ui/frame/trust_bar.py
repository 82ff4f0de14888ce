"""TrustBar: says that nobody trusts the open folder, what it would do, and lets a person decide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.notice import ICON_SIZE
from tooldesk_ui.widgets.plain_text import PlainLabel, set_tool_tip

if TYPE_CHECKING:
    from tooldesk.workspace.folder_reach import Reach

MOST_OF_A_KIND = 6
LONGEST_WORDS = 160
MARGIN = 12
MOST_OF_WINDOW = 4
"""The list takes one part in so many of the window's height; the rest of it is scrolled to."""


class TrustBar(QWidget):
    """A strip above the screens while the folder is not trusted; hidden otherwise.

    Actions are its interface: `trust` and `look_only`, which leaves one line of it.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("trust_bar")
        self._theme = theme
        self.trust = self._action("trust_folder", "Trust", "Let the tools of this folder run")
        self.look_only = self._action(
            "look_only", "Look only", "Read the tools; nothing of the folder runs"
        )
        self.look_closer = self._action(
            "look_closer", "What it would do", "Show what the tools of this folder would do"
        )
        self.look_only.triggered.connect(lambda: self._fold(True))
        self.look_closer.triggered.connect(lambda: self._fold(False))
        self._frame = QFrame(self)
        self._frame.setProperty("notice", "warn")
        self._look_closer = ActionButton(self.look_closer, parent=self._frame)
        self._look_only = ActionButton(self.look_only, parent=self._frame)
        # neither is the one to press without reading
        self._trust = ActionButton(self.trust, parent=self._frame)
        self._icon = PlainLabel(parent=self._frame)
        self._title = _label(self._frame, "strong")
        self._folder = _label(self._frame)
        self._list = QWidget()
        self._scroll = QScrollArea(self._frame)
        self._scroll.setObjectName("folder_reach")
        self._scroll.setAccessibleName("What the tools of this folder would do")
        self._scroll.setWidgetResizable(True)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setWidget(self._list)
        self._list.setAutoFillBackground(False)
        self._grid = QGridLayout(self._list)
        self._shown: tuple[str, ...] = ()
        self._lay_out()
        theme.changed.connect(self._show_icon)
        self._show_icon()
        self._fold(False)
        self.hide()

    def show_folder(self, folder: Path, reach: Sequence[Reach]) -> None:
        """Show what a folder would do; a person who only looks is not disturbed again."""
        from tooldesk.execution.permissions.visible_text import visible_line

        path = visible_line(str(folder))
        lines = [
            (kind.value, _listed([visible_line(each.what) for each in group]))
            for kind, group in groupby(reach, key=lambda each: each.kind)
        ]
        shown = (path, *(word for line in lines for word in line))
        if shown != self._shown:
            self._shown = shown
            self._folder.setText(f"Nothing of {path} runs until you trust it. It would do this:")
            self._fill(lines or [("", "It has no tools yet.")])
        self.show()

    def hide_and_forget(self) -> None:
        """The folder is trusted, or another one is opened."""
        self._shown = ()
        self._fold(False)
        self.hide()

    def words(self) -> str:
        """What it says, or "" when it is hidden."""
        if self.isHidden():
            return ""
        return "\n".join((self._title.text(), *self._shown))

    def _fill(self, lines: Sequence[tuple[str, str]]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for row, (kind, what) in enumerate(lines):
            name, words = _label(self._list), _label(self._list)
            name.setProperty("tone", "dim")
            name.setWordWrap(False)
            name.setText(kind)
            words.setText(what)
            self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignTop)
        self._grid.setRowStretch(len(lines), 1)
        self._fit()

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

    def _fold(self, is_folded: bool) -> None:
        title = "Looking only" if is_folded else "You have not trusted this folder"
        self._title.setText(f"{title}: nothing of this folder runs" if is_folded else title)
        for part in (self._folder, self._scroll):
            part.setVisible(not is_folded)
        self._look_only.setVisible(not is_folded)
        self._look_closer.setVisible(is_folded)

    def _action(self, name: str, words: str, tip: str) -> QAction:
        action = QAction(words, self)
        action.setObjectName(name)
        set_tool_tip(action, tip)
        return action

    def _lay_out(self) -> None:
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(2)
        self._grid.setColumnStretch(1, 1)
        words = QVBoxLayout()
        words.setSpacing(2)
        for part in (self._title, self._folder, self._scroll):
            words.addWidget(part)
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(MARGIN, 8, MARGIN, 8)
        row.setSpacing(8)
        row.addWidget(self._icon, alignment=Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        for button in (self._look_closer, self._look_only, self._trust):
            row.addWidget(button, alignment=Qt.AlignmentFlag.AlignTop)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        outer.addWidget(self._frame)

    def _show_icon(self) -> None:
        icon = self._theme.icon("warning", "warn")
        self._icon.setPixmap(icon.pixmap(QSize(ICON_SIZE, ICON_SIZE), self.devicePixelRatioF()))


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
