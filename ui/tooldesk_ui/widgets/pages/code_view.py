"""CodeView and JsonArea: code that is read, JSON that is edited; and colours for Qt's editors."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QSignalBlocker, QTimer, Signal
from PySide6.QtGui import QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.text_area.json_colours import TOKEN, JsonColours, json_formats
from tooldesk_ui.widgets.text_area.text_area import TextArea
from tooldesk_ui.widgets.translated import set_name

PANEL_MARGIN = 11
"""Pixels around what is edited in a panel without an outline."""

LINES_AT_ONCE = 300
"""Lines that are coloured before the window may paint again."""


class JsonHighlighter(QSyntaxHighlighter):
    """Colours keys, strings, numbers and literals; works line by line, as indented JSON is.

    Of a long text the first lines are coloured at once, the others soon after.
    """

    def __init__(self, theme: Theme, editor: QPlainTextEdit) -> None:
        super().__init__(editor.document())
        self._editor = editor
        self._theme = theme
        self._formats: dict[str, QTextCharFormat] = {}
        self._coloured_count = 0
        self._next_line: int | None = None
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._go_on)
        theme.changed.connect(self._on_theme_changed)
        self._make_formats()

    def highlightBlock(self, text: str) -> None:
        """Colour one line, or have it coloured soon."""
        if not self._turn.isActive():
            self._turn.start()
        if self._coloured_count >= LINES_AT_ONCE:
            number = self.currentBlock().blockNumber()
            self._next_line = min(number, self._next_line or number)
            return
        self._coloured_count += 1
        for found in TOKEN.finditer(text):
            self.setFormat(found.start(), len(found[0]), self._formats[found.lastgroup or "string"])

    def _go_on(self) -> None:
        self._coloured_count = 0
        number, self._next_line = self._next_line, None
        if number is None:
            return
        block = self.document().findBlockByNumber(number)
        # an editor tells of new colours as of a new text
        with QSignalBlocker(self._editor):
            while block.isValid() and self._next_line is None:
                self.rehighlightBlock(block)
                block = block.next()

    def _make_formats(self) -> None:
        self._formats = json_formats(self._theme)

    def _on_theme_changed(self) -> None:
        self._make_formats()
        self.rehighlight()


class CodeView(TextArea):
    """Read-only code of any size, coloured as JSON unless it is told that it `is_json` not."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        is_json: bool = True,
        wraps: bool = False,
    ) -> None:
        super().__init__(theme, parent, wraps=wraps, is_read_only=True)
        if is_json:
            self.set_colours(JsonColours(theme))

    def set_json(self, value: Any) -> None:
        """Show `value` as indented JSON."""
        self.set_text(json.dumps(value, indent=2, ensure_ascii=False, default=str))


class JsonArea(TextArea):
    """JSON of any size that is edited and fills a panel.

    Signals:
        edited(): a person changed the text.
    """

    edited = Signal()

    def __init__(self, theme: Theme, name: str, words: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, margin=PANEL_MARGIN)
        self._is_showing = False
        self.setObjectName(name)
        set_name(self, words)
        self.setProperty("frame", "none")
        self.setProperty("level", "dense")
        self.set_colours(JsonColours(theme))
        self.text_changed.connect(self._on_text_changed)

    def show_text(self, text: str) -> None:
        """Show a text that is no edit of a person's; cursor and scrolling stay where they can."""
        if self.content.buffer.holds(text):
            return
        place, scrolled = self.content.position, self.verticalScrollBar().value()
        self._is_showing = True
        self.replace_text(0, self.length, text)
        self._is_showing = False
        self.select(*(min(place, self.length),) * 2, scrolls=False)
        self.verticalScrollBar().setValue(scrolled)

    def go_to(self, line: int, column: int) -> None:
        """Put the cursor there; both count from 0."""
        buffer = self.content.buffer
        start = buffer.offset_of_line(line)
        place = min(start + column, buffer.line_end(start))
        self.select(place, place)

    def _on_text_changed(self) -> None:
        if not self._is_showing:
            self.edited.emit()
