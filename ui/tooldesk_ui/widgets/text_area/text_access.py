"""What a screen reader reads of a text: name, words, cursor; and what it may type.

Offsets are code points. Qt for Python offers no way to hand over the bounds of a selection.
"""

from __future__ import annotations

from typing import cast
from weakref import ref

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEditableTextInterface,
    QAccessibleInterface,
    QAccessibleTextCursorEvent,
    QAccessibleTextInterface,
    QAccessibleTextUpdateEvent,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr, getCppPointer

from tooldesk_ui.widgets.text_area.edited_text import Change
from tooldesk_ui.widgets.text_area.text_editing import TextEditing

MAX_TOLD = 10_000
"""Of a longer change it is only told that there was one."""


def access_to(area: TextEditing) -> QAccessibleInterface:
    """What Qt asks about a text."""
    return _Access(area)


def tell_of_edit(area: TextEditing, change: Change) -> None:
    """Tell whoever reads the screen what was put in, and how much was taken out."""
    added = area.content.buffer.slice(change.start, change.start + min(change.added, MAX_TOLD))
    removed = " " * min(change.removed, MAX_TOLD)
    QAccessible.updateAccessibility(QAccessibleTextUpdateEvent(area, change.start, removed, added))


def tell_of_cursor(area: TextEditing) -> None:
    """Tell where the cursor is."""
    QAccessible.updateAccessibility(QAccessibleTextCursorEvent(area, area.content.position))


class _Part:
    """Holds a text weakly: Qt for Python never lets go of what its factory was given."""

    _weak_area: ref[TextEditing]

    @property
    def _area(self) -> TextEditing:
        area = self._weak_area()
        assert area is not None, "Qt asks of widgets that are there"
        return area


class _Words(_Part, QAccessibleTextInterface):
    def __init__(self, area: TextEditing) -> None:
        super().__init__()
        self._weak_area = ref(area)

    def text(self, start: int, end: int) -> str:
        """A stretch; all of it from 0 to -1."""
        length = self._area.length
        return self._area.content.buffer.slice(start, length if end < 0 else end)

    def characterCount(self) -> int:
        """In code points."""
        return self._area.length

    def cursorPosition(self) -> int:
        """Where it is."""
        return self._area.content.position

    def setCursorPosition(self, position: int) -> None:
        """Put it there."""
        self._area.select(position, position)

    def selectionCount(self) -> int:
        """None or one."""
        return int(self._area.content.has_selection)

    def addSelection(self, start: int, end: int) -> None:
        """There is one at a time."""
        self._area.select(start, end)

    def removeSelection(self, index: int) -> None:
        """Leave the cursor alone."""
        self.setCursorPosition(self._area.content.position)

    def setSelection(self, index: int, start: int, end: int) -> None:
        """Select a stretch."""
        self._area.select(start, end)

    def characterRect(self, offset: int) -> QRect:
        """On the screen."""
        viewport = self._area.viewport()
        rect = self._area.cursor_rect(offset)
        rect.setWidth(self._area.char_width)
        return QRect(viewport.mapToGlobal(rect.topLeft()), rect.size())

    def offsetAtPoint(self, point: QPoint) -> int:
        """The place nearest to a point of the screen."""
        return self._area.place_at(QPointF(self._area.viewport().mapFromGlobal(point)))

    def scrollToSubstring(self, start: int, end: int) -> None:
        """Bring a stretch into view."""
        self._area.reveal(start, end)


class _Editing(_Part, QAccessibleEditableTextInterface):
    def __init__(self, area: TextEditing) -> None:
        super().__init__()
        self._weak_area = ref(area)

    def deleteText(self, start: int, end: int) -> None:
        """Take a stretch out."""
        self.replaceText(start, end, "")

    def insertText(self, offset: int, text: str) -> None:
        """Put something in."""
        self.replaceText(offset, offset, text)

    def replaceText(self, start: int, end: int, text: str) -> None:
        """As a person would; can be undone."""
        if not self._area.isReadOnly():
            self._area.select(start, end)
            self._area.insert_text(text)


class _Access(_Part, QAccessibleWidget):
    def __init__(self, area: TextEditing) -> None:
        super().__init__(area, QAccessible.Role.EditableText)
        self._weak_area = ref(area)
        kind = QAccessible.InterfaceType
        self._parts: dict[QAccessible.InterfaceType, QAccessibleTextInterface | _Editing] = {
            kind.TextInterface: _Words(area)
        }
        if not area.isReadOnly():
            self._parts[kind.EditableTextInterface] = _Editing(area)

    def state(self) -> QAccessible.State:
        """Of several lines, and whether it can be changed."""
        state = super().state()
        state.multiLine = state.selectableText = True
        state.readOnly = self._area.isReadOnly()
        state.editable = not self._area.isReadOnly()
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> int:
        """The address of a part; Qt for Python crashes where it is given None instead of 0."""
        part = self._parts.get(kind)
        if part is not None:
            return cast("int", VoidPtr(getCppPointer(part)[0]))
        return super().interface_cast(kind) or cast("int", VoidPtr(0))
