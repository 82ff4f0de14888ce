"""Searchable: what can be looked through with the one find bar, be it a text or a tree."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from tooldesk_ui.text_size import px
from tooldesk_ui.widgets.text_area.searched import Searched

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from tooldesk_ui.widgets.text_area.text_finding import TextFinding

LEAST_HEIGHT = 80
"""Pixels at 100 %: what is lower is only looked through when it has the focus itself."""


class Searchable(Searched):
    """Has the one find bar once somebody looks for something, and its keys."""

    _finding: TextFinding | None = None

    def open_find(self) -> None:
        """Show the find bar."""
        self._made_finding().open()

    def find_next(self) -> None:
        """Go to the next match."""
        self._made_finding().go_next()

    def find_previous(self) -> None:
        """Go to the previous match."""
        self._made_finding().go_back()

    def close_find(self) -> bool:
        """Hide the find bar; false when it was hidden."""
        if self._finding is None or not self._finding.is_open:
            return False
        self._finding.close()
        return True

    @property
    def finding(self) -> TextFinding | None:
        """What was looked for; None as long as nothing was."""
        return self._finding

    def find_action_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key finds here: F3 and Shift+F3; Esc while there is something to close."""
        key, modifiers = event.key(), event.modifiers()
        if key == Qt.Key.Key_F3 and modifiers == Qt.KeyboardModifier.NoModifier:
            return self.find_next
        if key == Qt.Key.Key_F3 and modifiers == Qt.KeyboardModifier.ShiftModifier:
            return self.find_previous
        is_open = self._finding is not None and self._finding.is_open
        if key == Qt.Key.Key_Escape and modifiers == Qt.KeyboardModifier.NoModifier and is_open:
            return self.close_find
        return None

    def opening_action_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """Ctrl+F in a dialog; elsewhere it is a shortcut of the window."""
        return self.open_find if event.matches(QKeySequence.StandardKey.Find) else None

    def _made_finding(self) -> TextFinding:
        if self._finding is None:
            from tooldesk_ui.widgets.text_area.text_finding import TextFinding

            self._finding = TextFinding(self)
        return self._finding


def searchable_around(widget: QWidget | None) -> Searchable | None:
    """What can be looked through and is this widget, or has it in it, as its find bar is."""
    while widget is not None and not isinstance(widget, Searchable):
        widget = widget.parentWidget()
    return widget


def nearest_searchable(screen: QWidget) -> Searchable | None:
    """What is nearest to the focus: what is in the same lane, else the screen's first."""
    around = QApplication.focusWidget() or screen
    while (found := _first_in(around)) is None and around is not screen:
        around = around.parentWidget() or screen
    return found


def _first_in(widget: QWidget) -> Searchable | None:
    # Qt knows no Python class that is none of its own
    parts = (searchable_around(each) for each in widget.findChildren(QAbstractScrollArea))
    return next((each for each in parts if each is not None and _is_worth_it(each)), None)


def _is_worth_it(found: Searchable) -> bool:
    """Whether it is there and more than a line or two, which its find bar would cover."""
    return found.frame.isVisible() and found.frame.height() >= px(LEAST_HEIGHT)
