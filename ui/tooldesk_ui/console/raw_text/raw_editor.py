"""RawEditor: the raw words of a model, of any size, with its calls' spans tinted."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tooldesk_ui.console.raw_text.span_highlighter import Span, SpanHighlighter
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.brought_data import brought_files
from tooldesk_ui.widgets.text_area.text_area import TextArea

if TYPE_CHECKING:
    from PySide6.QtCore import QMimeData
    from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent

MARGIN = 11


class RawEditor(TextArea):
    """An editor that loads files that are dropped on it, and knows where the calls are.

    Signals:
        file_dropped(Path): a file was dropped on the editor.
        text_brought(): a text was pasted or dropped, and stands there now.
        span_chosen(int): the person put the cursor into the span of the lane of this number.
    """

    file_dropped = Signal(object)
    text_brought = Signal()
    span_chosen = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent, margin=MARGIN)
        self._highlighter = SpanHighlighter(self, theme)
        self.setObjectName("raw_output_editor")
        self.setAccessibleName("Raw model output")
        self.placeholder = "Paste what a model wrote, or drop a file here"
        self.setProperty("frame", "none")
        # spans are stale before the cursor is said to have moved by an edit
        self.text_changed.connect(self._highlighter.clear)
        self.cursor_moved.connect(self._on_cursor_moved_by_person)

    def show_spans(self, spans: list[Span]) -> None:
        """Tint the spans of the calls; they go when the text changes."""
        self._highlighter.show(spans)

    def clear_spans(self) -> None:
        """Tint nothing."""
        self._highlighter.clear()

    def emphasise(self, number: int | None, *, scrolls: bool = False) -> None:
        """Tint one span stronger, and bring it into view."""
        self._highlighter.emphasise(number)
        place = self._highlighter.place_of(number) if number is not None else None
        if place is not None and scrolls:
            self.reveal(*place)

    def insert_mime(self, data: QMimeData) -> None:
        """Put in a text; load a file."""
        if data.hasUrls() and (path := _local_file(data)) is not None:
            self.file_dropped.emit(path)
        else:
            super().insert_mime(data)
            self.text_brought.emit()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Files and text may be dropped."""
        if _local_file(event.mimeData()) is not None:
            event.acceptProposedAction()
        elif len(brought_files(event.mimeData())) > 1:
            event.ignore()  # the window shows what each of them could become
        else:
            super().dragEnterEvent(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Files may be dropped anywhere."""
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

    def _on_cursor_moved_by_person(self) -> None:
        number = self._highlighter.number_at(self.content.position) if self.hasFocus() else None
        if number is not None:
            self.span_chosen.emit(number)


def _local_file(data: QMimeData) -> Path | None:
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None
