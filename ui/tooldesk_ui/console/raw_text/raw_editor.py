"""RawEditor: the raw words of a model, of any size, with its calls' spans tinted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QTextCursor, QTextOption
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from tooldesk_ui.console.raw_text.cut_text import CutText
from tooldesk_ui.console.raw_text.span_highlighter import Span, SpanHighlighter
from tooldesk_ui.theme import Theme, code_font

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

_PARAGRAPH_SEPARATOR = "\u2029"


class RawEditor(QPlainTextEdit):
    """An editor whose text may be too long to show; then it shows a cut view, read-only.

    Signals:
        text_changed(): `full_text` is another one now.
        file_dropped(Path): a file was dropped on the editor.
        span_chosen(int): the person put the cursor into the span of the lane of this number.
    """

    text_changed = Signal()
    file_dropped = Signal(object)
    span_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cut: CutText | None = None
        self._spans_revision = -1
        self._highlighter = SpanHighlighter(self, theme)
        self.setObjectName("raw_output_editor")
        self.setAccessibleName("Raw model output")
        self.setPlaceholderText("Paste what a model wrote, or drop a file here")
        self.setFont(code_font())
        self.setProperty("face", "code")
        self.setProperty("frame", "none")
        self.setTabChangesFocus(True)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.document().setDocumentMargin(11)
        self._announcement = QTimer(self)
        self._announcement.setSingleShot(True)
        self._announcement.setInterval(0)
        self._announcement.timeout.connect(self.text_changed)
        self.textChanged.connect(self._on_text_changed)
        self.cursorPositionChanged.connect(self._on_cursor_moved)

    @property
    def full_text(self) -> str:
        """All of the text, also what is not shown."""
        if self._cut is not None:
            return self._cut.full
        # toPlainText() would turn no-break spaces into spaces
        return self.document().toRawText().replace(_PARAGRAPH_SEPARATOR, "\n")

    @property
    def hidden_count(self) -> int:
        """How many characters are not shown."""
        return self._cut.hidden_count if self._cut is not None else 0

    def set_full_text(self, text: str) -> None:
        """Show `text` instead; can be undone unless one of the two is cut."""
        cut = CutText(text)
        was_cut, self._cut = self._cut is not None, None
        if cut.is_cut or was_cut:
            self.setPlainText(cut.shown)
        else:
            cursor = QTextCursor(self.document())
            cursor.select(QTextCursor.SelectionType.Document)
            cursor.insertText(text)
            self.moveCursor(QTextCursor.MoveOperation.Start)
        self._cut = cut if cut.is_cut else None
        self.setReadOnly(cut.is_cut)
        self._announcement.start()

    def show_spans(self, spans: list[Span]) -> None:
        """Tint the spans of the calls; they go when the text changes."""
        self._spans_revision = self.document().revision()
        self._highlighter.show(spans, self._cut or CutText(self.full_text))

    def clear_spans(self) -> None:
        """Tint nothing."""
        self._highlighter.clear()

    def emphasise(self, number: int | None, *, scrolls: bool = False) -> None:
        """Tint one span stronger, and bring it into view."""
        self._highlighter.emphasise(number)
        place = self._highlighter.place_of(number) if number is not None else None
        if place is not None and scrolls:
            self._bring_into_view(*place)

    def insertFromMimeData(self, source: QMimeData) -> None:
        """Paste; a text too long for the editor becomes a cut view."""
        if source.hasUrls() and (path := _local_file(source)) is not None:
            self.file_dropped.emit(path)
            return
        pasted = source.text()
        cursor = self.textCursor()
        if CutText(pasted).is_cut or len(pasted) + self.document().characterCount() > 150_000:
            text, chosen = CutText(self.full_text), (cursor.selectionStart(), cursor.selectionEnd())
            start, end = (text.from_utf16(place) for place in chosen)
            self.set_full_text(text.full[:start] + pasted + text.full[end:])
        else:
            cursor.insertText(pasted)
            self.ensureCursorVisible()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A cut view can't be edited, but another text can be pasted over it."""
        if self._cut is not None and event.matches(QKeySequence.StandardKey.Paste):
            self.set_full_text(QGuiApplication.clipboard().text())
            return
        super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and text may be dropped."""
        if _local_file(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Files may be dropped anywhere, also on a cut view."""
        if _local_file(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            super().dragMoveEvent(event)

    def dropEvent(self, event: QDropEvent) -> None:
        """Load a dropped file, insert a dropped text."""
        path = _local_file(event.mimeData())
        if path is None:
            super().dropEvent(event)
            return
        event.acceptProposedAction()
        self.file_dropped.emit(path)

    def _on_text_changed(self) -> None:
        self._highlighter.clear()
        self._announcement.start()

    def _on_cursor_moved(self) -> None:
        # the cursor moves before an edit is told of, when the spans are stale already
        if not self.hasFocus() or self.document().revision() != self._spans_revision:
            return
        number = self._highlighter.number_at(self.textCursor().position())
        if number is not None:
            self.span_chosen.emit(number)

    def _bring_into_view(self, start: int, end: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.setPosition(start)
        top = self.cursorRect(cursor).top()
        cursor.setPosition(end)
        bottom = self.cursorRect(cursor).bottom()
        height = self.viewport().height()
        if (top >= 0 and bottom <= height) or (0 <= top <= height // 2):
            return
        line_height = max(1, self.fontMetrics().lineSpacing())
        scroll_bar = self.verticalScrollBar()  # counts lines in this kind of editor
        scroll_bar.setValue(scroll_bar.value() + (top - height // 4) // line_height)


def _local_file(data: QMimeData) -> Path | None:
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
