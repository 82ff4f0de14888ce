"""body_view: the body of an answer as tree, raw, as a picture, or as the file it was saved as."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.tools.http_exchange import HttpBody, HttpExchange
from tooldesk.tools.tool_result import FileContent, ImageContent, ToolResult
from tooldesk_ui.console.details.fitted_view import FittedView
from tooldesk_ui.console.details.http.exchange_words import body_note, json_of
from tooldesk_ui.text_size import px
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.formatting import size
from tooldesk_ui.widgets.pages.blocks import row, text_label
from tooldesk_ui.widgets.pages.segments import Segments
from tooldesk_ui.widgets.results.file_row import file_row
from tooldesk_ui.widgets.results.picture import Picture

LINES, TREE_HEIGHT = 14, 320


class TextBody(QWidget):
    """A body that is text; JSON as a tree first."""

    def __init__(self, theme: Theme, body: HttpBody) -> None:
        super().__init__()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self._raw = FittedView("Response body", theme, max_lines=LINES)
        self._raw.set_text(body.text)
        value = json_of(body)
        if value:
            from tooldesk_ui.widgets.json_tree.json_tree import JsonTree

            self._tree = JsonTree(theme, value, "Response")
            self._tree.set_room(px(TREE_HEIGHT))
            choice = Segments(("Tree", "Raw"), "body_form")
            choice.chosen.connect(self._on_chosen)
            layout.addLayout(row(choice, 1))
            layout.addWidget(self._tree)
            self._raw.hide()
        layout.addWidget(self._raw)

    def _on_chosen(self, place: int) -> None:
        self._tree.setVisible(place == 0)
        self._raw.setVisible(place == 1)


def body_view(theme: Theme, exchange: HttpExchange, result: ToolResult | None) -> QWidget:
    """What came back; a picture or a file of a success is in the call's result."""
    panel = QWidget()
    layout = QVBoxLayout(panel)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(6)
    body = exchange.response_body
    if body is None:
        layout.addWidget(text_label("No answer came.", tone="dim"))
        return panel
    if note := body_note(body, exchange.failed_in):
        layout.addWidget(text_label(note, tone="warn"))
    if body.text:
        layout.addWidget(TextBody(theme, body))
        return panel
    if not body.size_bytes:
        layout.addWidget(text_label("The answer has no body.", tone="dim"))
        return panel
    found = _pictures_and_files(theme, body, result)
    for each in found:
        layout.addWidget(each)
    if not found:
        kind = body.media_type or "Of an unknown type"
        words = f"{kind}, {size(body.size_bytes)}: no text, and not kept."
        layout.addWidget(text_label(words, tone="dim"))
    return panel


def _pictures_and_files(theme: Theme, body: HttpBody, result: ToolResult | None) -> list[QWidget]:
    if body.picture:
        return [Picture(ImageContent(body.picture, body.media_type))]
    content = () if result is None or result.is_error else result.content
    pictures: list[QWidget] = [Picture(each) for each in content if isinstance(each, ImageContent)]
    files = [file_row(theme, each) for each in content if isinstance(each, FileContent)]
    return [*pictures, *files]
