"""How an input method writes into a text: what it offers is shown, what was chosen is typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent, QTextFormat, QTextLayout

from tooldesk_ui.widgets.text_area.utf16 import Utf16Places

if TYPE_CHECKING:
    from tooldesk_ui.widgets.text_area.text_editing import TextEditing

AROUND = 1_000
"""Characters on either side of the cursor that an input method may read."""


def take(area: TextEditing, event: QInputMethodEvent) -> None:
    """Type what was chosen, show what is offered."""
    area.set_preedit("", 0, [])
    chosen = event.commitString()
    if chosen or event.replacementLength():
        start, end = area.content.selection
        if event.replacementLength():
            start = area.content.position + event.replacementStart()
            end = start + event.replacementLength()
            area.content.select(start, end)
        area.type_text(chosen)
    offered, cursor = event.preeditString(), len(event.preeditString())
    if offered and area.content.has_selection:
        area.insert_text("")
    formats: list[QTextLayout.FormatRange] = []
    kind = QInputMethodEvent.AttributeType
    for attribute in event.attributes():
        if attribute.type is kind.Cursor:
            cursor = attribute.start
        elif attribute.type is kind.TextFormat and isinstance(attribute.value, QTextFormat):
            made = QTextLayout.FormatRange()
            made.start, made.length = attribute.start, attribute.length
            made.format = attribute.value.toCharFormat()
            formats.append(made)
    area.set_preedit(offered, cursor, formats)
    event.accept()


def answer(area: TextEditing, query: Qt.InputMethodQuery) -> object:
    """What is asked about the text around the cursor; None for what a widget knows by itself."""
    ask = Qt.InputMethodQuery
    if query is ask.ImEnabled:
        return not area.isReadOnly()
    if query is ask.ImCursorRectangle:
        return area.cursor_rect().translated(area.viewport().pos())
    content = area.content
    begin = max(content.buffer.line_start(content.position), content.position - AROUND)
    end = min(content.buffer.line_end(content.position), content.position + AROUND)
    around = content.buffer.slice(begin, end)
    places = Utf16Places(around)
    if query is ask.ImSurroundingText:
        return around
    if query is ask.ImCursorPosition:
        return places.to_units(content.position - begin)
    if query is ask.ImAnchorPosition:
        return places.to_units(min(max(begin, content.anchor), end) - begin)
    if query is ask.ImCurrentSelection:
        start, stop = content.selection
        return content.buffer.slice(start, min(stop, start + AROUND))
    return None
