"""FittedView: read-only monospaced text that is as high as it needs to be, up to a limit."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent, QTextOption, QWheelEvent
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QWidget

from tooldesk_ui.console.raw_text.cut_text import CutText
from tooldesk_ui.theme import FontSize, code_font

MAX_SHOWN = 60_000
FRAME = 10
"""Outline and padding of the style sheet, above and below."""


class FittedView(QPlainTextEdit):
    """Plain text of any size; what is too long to lay out at once is cut with a note in it."""

    def __init__(self, name: str, *, max_lines: int = 12, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._max_lines = max_lines
        self._cut = CutText("")
        self.setObjectName(f"{name.lower().replace(' ', '_')}_view")
        self.setAccessibleName(name)
        self.setReadOnly(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setFont(code_font(FontSize.BASE - 1))
        self.setProperty("face", "code")
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    @property
    def full_text(self) -> str:
        """All of the text, also what is not shown."""
        return self._cut.full

    @property
    def hidden_count(self) -> int:
        """How many characters are not shown."""
        return self._cut.hidden_count

    def set_text(self, text: str) -> None:
        """Show `text`."""
        self._cut = CutText(text, MAX_SHOWN)
        self.setPlainText(self._cut.shown)
        self.fit_height()

    def show_all(self, text: str) -> None:
        """Show `text` in full, however long that takes."""
        self._cut = CutText("")
        self.setPlainText(text)
        self.fit_height()

    def set_max_lines(self, count: int) -> None:
        """Grow up to `count` lines, then scroll."""
        self._max_lines = count
        self.fit_height()

    def fit_height(self) -> None:
        """Be as high as the text, within the limit."""
        line_height = self.fontMetrics().lineSpacing()
        limit = self._max_lines * line_height
        height, block = 0.0, self.document().firstBlock()
        while block.isValid() and height < limit:
            height += self.blockBoundingRect(block).height()
            block = block.next()
        height = min(max(height, line_height), limit)
        height += 2 * self.document().documentMargin() + FRAME
        if round(height) != self.minimumHeight():
            self.setFixedHeight(round(height))

    def sizeHint(self) -> QSize:
        """Narrow enough for every panel; the height is fixed."""
        return QSize(160, self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrapping changes with the width."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.fit_height()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the lanes, not this view, unless a person works in it."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
