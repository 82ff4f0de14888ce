"""TextEditing: a text view whose text can be changed, by a person or by a program."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication

from tooldesk_ui.widgets.text_area.text_buffer import with_line_feeds
from tooldesk_ui.widgets.text_area.text_view import MARGIN, TextView

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QTextLayout
    from PySide6.QtWidgets import QWidget

    from tooldesk_ui.theme import Theme
    from tooldesk_ui.widgets.text_area.edited_text import Change

MAX_OFFERED = 1_000_000
"""A longer selection is not offered to a middle click; it would be made a copy of each time."""


class TextEditing(TextView):
    """What is shown, searched and given by `text` is the same text.

    Signals:
        text_changed(): `text` is another one now.
    """

    text_changed = Signal()

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        wraps: bool = True,
        margin: int = MARGIN,
        is_read_only: bool = False,
    ) -> None:
        super().__init__(theme, parent, wraps=wraps, margin=margin)
        self._is_read_only = is_read_only
        self._column: float | None = None
        self.setAcceptDrops(not is_read_only)
        self.setAttribute(Qt.WidgetAttribute.WA_InputMethodEnabled, not is_read_only)

    @property
    def text(self) -> str:
        """All of it."""
        return self.content.buffer.text

    @property
    def length(self) -> int:
        """In code points."""
        return len(self.content.buffer)

    @property
    def is_blank(self) -> bool:
        """Whether there is nothing but white space."""
        return self.content.buffer.is_blank

    def isReadOnly(self) -> bool:
        """Whether a person can't change the text; menus ask for it by Qt's name."""
        return self._is_read_only

    def set_preedit(self, words: str, cursor: int, formats: list[QTextLayout.FormatRange]) -> None:
        """What an input method offers at the cursor, and where in it its cursor is."""
        self._preedit = (words, cursor, formats)
        self._on_text_replaced()

    def set_text(self, text: str) -> None:
        """Show `text` instead, from its beginning; can be undone where edits can."""
        change = self.content.replace(0, self.length, (with_line_feeds(text),))
        if self._is_read_only:
            self.content.forget_edits()
        self.content.select(0, 0)  # its end need not be looked at
        self._apply(change)
        self.select(0, 0)

    def extend_text(self, text: str) -> None:
        """Put what is just being written behind all; undo takes it back with what came before."""
        with self.following_the_end():
            self._apply(self.content.extend(with_line_feeds(text)))

    @contextmanager
    def following_the_end(self) -> Iterator[None]:
        """The end stays in view when more comes in this block, unless a person scrolled up."""
        bar = self.verticalScrollBar()
        follows = bar.value() >= bar.maximum() - 1
        yield
        if follows:
            bar.setValue(bar.maximum())

    def replace_text(self, start: int, end: int, new: str) -> None:
        """Change a stretch for a program, not for a person: cursor and view stay where they are."""
        anchor, position = self.content.anchor, self.content.position
        change = self.content.replace(start, end, (new,))
        self.content.forget_edits()
        self.content.select(change.moved(anchor), change.moved(position))
        self._apply(change)

    def insert_text(self, text: str) -> None:
        """Put `text` in the place of the selection, as a person does."""
        self._insert((with_line_feeds(text),))

    def type_text(self, text: str) -> None:
        """As `insert_text`; what is typed in a row is undone at once."""
        self._edit(self.content.insert(text, is_typed=True))

    def delete_to(self, move: Callable[[TextEditing, int], int]) -> None:
        """Delete the selection, else up to where a move leads."""
        content = self.content
        start, end = content.selection
        if start == end:
            start, end = sorted((start, move(self, start)))
        if start < end:
            self._edit(content.replace(start, end, (), is_typed=True))

    def undo(self) -> None:
        """Take the last edit back."""
        self._edit(self.content.undo())

    def redo(self) -> None:
        """Do again what was taken back."""
        self._edit(self.content.redo())

    def copy(self) -> None:
        """Put what is selected on the clipboard."""
        if self.content.has_selection:
            from tooldesk_ui.widgets.text_area.clipboard_text import copy_pieces

            copy_pieces(self.content.buffer.pieces(*self.content.selection))

    def cut(self) -> None:
        """Copy, then delete."""
        if self.content.has_selection and not self._is_read_only:
            self.copy()
            self.insert_text("")

    def paste(self) -> None:
        """Put in what is on the clipboard."""
        data = QGuiApplication.clipboard().mimeData()
        if data is not None and not self._is_read_only:
            self.insert_mime(data)

    def selectAll(self) -> None:
        """Select all; menus ask for it by Qt's name."""
        self.select(0, self.length, scrolls=False)
        self.offer_selection()

    def insert_mime(self, data: QMimeData) -> None:
        """Put in what was pasted or dropped."""
        from tooldesk_ui.widgets.text_area.clipboard_text import pieces_of

        self._insert(pieces_of(data))

    def offer_selection(self) -> None:
        """Let a middle click paste what is selected, where there is such a custom."""
        clipboard = QGuiApplication.clipboard()
        start, end = self.content.selection
        if clipboard.supportsSelection() and 0 < end - start <= MAX_OFFERED:
            clipboard.setText(self.content.selected, clipboard.Mode.Selection)

    def wanted_x(self) -> float:
        """Where a person who goes up and down wants to be in each row."""
        if self._column is None:
            self._column = self.x_of(self.content.position)
        return self._column

    def keep_column(self, x: float | None) -> None:
        """Go on at `x` when the next step is up or down; None: where the cursor is."""
        self._column = x

    def make_room_above(self, height: int) -> None:
        """Leave this much of the widget's upper edge to the find bar."""
        self.setViewportMargins(0, height, 0, 0)

    def _insert(self, pieces: tuple[str, ...]) -> None:
        content = self.content
        if not self._is_read_only and (any(pieces) or content.has_selection):
            self._edit(content.replace(*content.selection, pieces))

    def _edit(self, change: Change | None) -> None:
        """After an edit of a person's."""
        if change is None:
            return
        self._apply(change)
        self._column = None
        self._on_cursor_moved()

    def _apply(self, change: Change) -> None:
        """After any edit: what is in view stays there when the edit was above it."""
        top = self._rows.top
        if change.start < top.offset:
            self._rows.show(change.moved(top.offset), top.row)
        self._on_text_replaced()
        self.text_changed.emit()
