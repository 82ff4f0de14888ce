"""TextArea: the one text widget, of any size: read or edited, searched, copied, dropped on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible

from tooldesk_ui.widgets.screen_reading import tell_of
from tooldesk_ui.widgets.text_area.searchable import Searchable
from tooldesk_ui.widgets.text_area.text_editing import TextEditing
from tooldesk_ui.widgets.text_area.text_view import MARGIN

if TYPE_CHECKING:
    # Qt's larger classes take long to make for Python; the first frame needs none of these
    from PySide6.QtCore import QRect
    from PySide6.QtGui import (
        QAccessibleInterface,
        QColor,
        QContextMenuEvent,
        QDragEnterEvent,
        QDragMoveEvent,
        QDropEvent,
        QFocusEvent,
        QInputMethodEvent,
        QKeyEvent,
        QMouseEvent,
        QResizeEvent,
    )
    from PySide6.QtWidgets import QWidget

    from tooldesk_ui.theme import Theme
    from tooldesk_ui.widgets.text_area.edited_text import Change
    from tooldesk_ui.widgets.text_area.piece_painter import Mark
    from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer
    from tooldesk_ui.widgets.text_area.text_finding import TextFinding
    from tooldesk_ui.widgets.text_area.text_mouse import TextMouse


SHORT = 200_000
"""Characters that are looked through at once."""

LONGEST_TAKEN = 200
"""Characters of a selection that are taken over as what to look for."""


class TextArea(Searchable, TextEditing):
    """Keys, mouse, input methods, drops, and a find bar; each part is made when it is needed."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        wraps: bool = True,
        margin: int = MARGIN,
        is_read_only: bool = False,
    ) -> None:
        super().__init__(theme, parent, wraps=wraps, margin=margin, is_read_only=is_read_only)
        tell_of(TextArea, _accessible)

    @cached_property
    def _mouse(self) -> TextMouse:
        from tooldesk_ui.widgets.text_area.text_mouse import TextMouse

        return TextMouse(self)

    def is_long(self) -> bool:
        """Whether looking through it takes longer than a person types."""
        return self.length > SHORT

    def searched_text(self) -> TextBuffer:
        """The text of now, without a copy of it."""
        return self.content.buffer.snapshot()

    def search_place(self) -> tuple[int, int]:
        """Where the selection is."""
        return self.content.selection

    def selected_words(self) -> str:
        """What is selected, if it is short and on one line."""
        start, end = self.content.selection
        words = self.content.selected if end - start <= LONGEST_TAKEN else ""
        return "" if "\n" in words else words

    def show_match(self, start: int, end: int) -> None:
        """Select it, and bring it into view."""
        self.select(start, end, scrolls=False)
        self.reveal(start, end)

    def match_rect(self) -> QRect:
        """Where it begins."""
        return self.cursor_rect(self.content.selection[0])

    def place_find_bar(self, height: int) -> None:
        """The find bar is as wide as the text."""
        self.make_room_above(height)
        self.move_find_bar()

    def found_marks(self, start: int, end: int) -> Iterable[Mark]:
        """The matches between two places."""
        return self._finding.marks(start, end) if self._finding is not None else ()

    def selection_colour(self) -> QColor:
        """A match that was gone to stands out among the others."""
        is_match = self._finding is not None and self._finding.is_at_match
        return self.theme.colour("found_now") if is_match else super().selection_colour()

    # ---- events

    def event(self, event: QEvent) -> bool:
        """Take keys that are for the text before they become shortcuts; Tab leaves."""
        if event.type() is QEvent.Type.ShortcutOverride:
            if self._action_of(cast("QKeyEvent", event)) is not None:
                event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move, select, edit; other keys go to whoever is around."""
        action = self._action_of(event)
        action = action or self.opening_action_of(event)
        if action is None:
            event.ignore()
            return
        action()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Put the cursor there."""
        self._mouse.press(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Select a word."""
        self._mouse.double_click(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Select."""
        self._mouse.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Selected."""
        self._mouse.release(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cursor."""
        super().focusInEvent(event)
        self._restart_blink()
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide it."""
        super().focusOutEvent(event)
        self._restart_blink()
        self.viewport().update()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """What can be done here; by key it opens at the cursor."""
        from tooldesk_ui.widgets.text_area.text_menu import open_menu

        by_key = event.reason() is type(event).Reason.Keyboard
        place = self.cursor_rect().bottomLeft() if by_key else event.pos()
        open_menu(self, self.viewport().mapToGlobal(place), self.open_find)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Text may be dropped."""
        if event.mimeData().hasText() and not self._is_read_only:
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Text may be dropped anywhere."""
        if event.mimeData().hasText() and not self._is_read_only:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put it where it was dropped."""
        if self._is_read_only:
            return
        place = self.place_at(event.position())
        self.select(place, place)
        self.insert_mime(event.mimeData())
        event.acceptProposedAction()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:
        """Show what an input method offers, and take what was chosen."""
        from tooldesk_ui.widgets.text_area.input_method import take

        if self._is_read_only:
            event.ignore()
            return
        take(self, event)

    def inputMethodQuery(self, query: Qt.InputMethodQuery) -> object:
        """What an input method has to know."""
        from tooldesk_ui.widgets.text_area.input_method import answer

        found = answer(self, query)
        return super().inputMethodQuery(query) if found is None else found

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The find bar is as wide as the text."""
        super().resizeEvent(event)
        self.move_find_bar()

    def move_find_bar(self) -> None:
        """Above the text, or over rows of it where that is scrolled away."""
        if self._finding is not None and self._finding.is_open:
            room, height = self.viewport().geometry(), self._finding.height
            top = max(room.y() - height, self._finding.top)
            self._finding.bar.setGeometry(room.x(), top, room.width(), height)

    def _made_finding(self) -> TextFinding:
        is_first = self._finding is None
        made = super()._made_finding()
        if is_first:
            self.text_changed.connect(made.on_text_changed)
        return made

    def _action_of(self, event: QKeyEvent) -> Callable[[], object] | None:
        """What a key does here: finding, moving, typing."""
        from tooldesk_ui.widgets.text_area import text_keys

        return self.find_action_of(event) or text_keys.action_of(self, event)

    def _apply(self, change: Change) -> None:
        super()._apply(change)
        if QAccessible.isActive():
            from tooldesk_ui.widgets.text_area.text_access import tell_of_edit

            tell_of_edit(self, change)

    def _on_cursor_moved(self, *, scrolls: bool = True) -> None:
        super()._on_cursor_moved(scrolls=scrolls)
        if QAccessible.isActive():
            from tooldesk_ui.widgets.text_area.text_access import tell_of_cursor

            tell_of_cursor(self)


def _accessible(area: TextArea) -> QAccessibleInterface:
    """What a screen reader asks, when there is one."""
    from tooldesk_ui.widgets.text_area.text_access import access_to

    return access_to(area)
