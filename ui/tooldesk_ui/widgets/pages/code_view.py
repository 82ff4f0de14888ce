"""CodeView: text in the monospaced face, JSON in colour, cut before it could stall the window."""

from __future__ import annotations

import json
import re
from typing import Any

from PySide6.QtCore import QSignalBlocker, QTimer
from PySide6.QtGui import QSyntaxHighlighter, QTextCharFormat
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tooldesk_ui.theme import Theme

MAX_SHOWN_CHARS = 200_000
MAX_LINE_CHARS = 4_000
LINES_AT_ONCE = 300
"""Lines that are coloured before the window may paint again."""

_TOKEN = re.compile(
    r'(?P<key>"(?:[^"\\]|\\.)*+"(?=\s*:))|(?P<string>"(?:[^"\\]|\\.)*+")'
    r"|(?P<number>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)"
)


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
        for found in _TOKEN.finditer(text):
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
        for token in ("key", "string", "number"):
            self._formats[token] = QTextCharFormat()
            self._formats[token].setForeground(self._theme.colour(f"syntax_{token}"))

    def _on_theme_changed(self) -> None:
        self._make_formats()
        self.rehighlight()


class CodeView(QPlainTextEdit):
    """Read-only code, coloured as JSON unless it is told that it `is_json` not."""

    def __init__(
        self, theme: Theme, parent: QWidget | None = None, *, is_json: bool = True
    ) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setProperty("face", "code")
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self._highlighter = JsonHighlighter(theme, self) if is_json else None

    def set_json(self, value: Any) -> None:
        """Show `value` as indented JSON."""
        self.set_code(json.dumps(value, indent=2, ensure_ascii=False, default=str))

    def set_code(self, code: str) -> None:
        """Show `code`, cut where it is longer than anyone reads."""
        self.setPlainText(cut_code(code))


def cut_code(code: str) -> str:
    """`code` with over-long lines and an over-long end cut; a note says how much is missing."""
    shown = code[:MAX_SHOWN_CHARS]
    lines = [
        line
        if len(line) <= MAX_LINE_CHARS
        else f"{line[:MAX_LINE_CHARS]} … {len(line) - MAX_LINE_CHARS:,} characters more"
        for line in shown.split("\n")
    ]
    missing = len(code) - len(shown)
    if missing:
        lines.append(f"… {missing:,} characters more")
    return "\n".join(lines)
