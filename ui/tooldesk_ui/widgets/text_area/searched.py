"""Searched: what the find bar asks of a text or a tree."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QAbstractScrollArea, QWidget

if TYPE_CHECKING:
    from PySide6.QtCore import QRect

    from tooldesk_ui.theme import Theme
    from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer


class Searched:
    """A part of a widget that scrolls, which says what its text is and goes to places in it."""

    theme: Theme

    @property
    def frame(self) -> QWidget:
        """The widget itself, in which the find bar lies."""
        assert isinstance(self, QWidget)
        return self

    @property
    def view(self) -> QAbstractScrollArea:
        """What scrolls in it: mostly itself."""
        assert isinstance(self, QAbstractScrollArea)
        return self

    def is_long(self) -> bool:
        """Whether a person who still types should not have it looked through each time."""
        return False

    def prepare_search(self, seconds: float) -> bool:
        """Make the text that is looked through, for about this long; says whether it is there."""
        return True

    @abstractmethod
    def searched_text(self) -> TextBuffer:
        """All of the text, as it is now."""

    @abstractmethod
    def search_place(self) -> tuple[int, int]:
        """First place of what is selected in that text, and one past the last."""

    def selected_words(self) -> str:
        """What is selected, where a person could want to look for it."""
        return ""

    @abstractmethod
    def show_match(self, start: int, end: int) -> None:
        """Go to a place."""

    @abstractmethod
    def match_rect(self) -> QRect:
        """Where the match that was gone to stands in the viewport."""

    @abstractmethod
    def move_find_bar(self) -> None:
        """Put the find bar where it is to be seen, after a scroll of what is around."""

    @abstractmethod
    def place_find_bar(self, height: int) -> None:
        """Give the find bar this much of the upper edge."""
