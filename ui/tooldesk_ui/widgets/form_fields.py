"""Fields of forms that scroll: none takes the wheel from the form, or changes a value by it."""

from __future__ import annotations

import json
from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.language import tr
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import set_variant

PADDING = 18
"""Pixels above and below the lines of a box of text."""


LONGEST_LINE = 10_000_000
"""Characters that a line holds; Qt would cut what is longer than 32,767, unsaid."""

MOST_IN_LINE = 50_000
MOST_IN_BOX, LONGEST_IN_BOX = 200_000, 10_000
"""Characters that Qt lays out in 30 ms: in a field of one line, in a box, in a line of a box."""


class DropDown(QComboBox):
    """Never changes a value by the way."""

    def __init__(self, fewest_letters: int, parent: QWidget | None = None) -> None:
        """`fewest_letters` are to be seen of a choice, however narrow the form."""
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(fewest_letters)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the form."""
        event.ignore()


class WholeLine(QLineEdit):
    """A line of which nothing is cut off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._in_empty, self._unshown = "", 0
        self.setMaxLength(LONGEST_LINE)

    def show_text(self, text: str) -> None:
        """Show a text; one that is too long is named instead, and can't be changed here."""
        is_other = text != self.text()
        unshown = len(text) if is_other and len(text) > MOST_IN_LINE else 0
        _say_unshown(self, unshown)
        if is_other:
            self.setText("" if unshown else text)

    def say_hint(self, words: str) -> None:
        """Say this where nothing stands."""
        _say_hint(self, words)


class TextBox(QPlainTextEdit):
    """Text of several lines; Tab leads out of it."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._in_empty, self._unshown = "", 0
        self.setTabChangesFocus(True)
        scaled(self, lines=(lines, PADDING))

    def show_text(self, text: str) -> None:
        """Show a text without telling of it; one that is too long as in `WholeLine`."""
        is_other = text != self.toPlainText()
        unshown = len(text) if is_other and _is_too_long(text) else 0
        _say_unshown(self, unshown)
        if is_other:
            with QSignalBlocker(self):
                self.setPlainText("" if unshown else text)

    def say_hint(self, words: str) -> None:
        """Say this where nothing stands."""
        _say_hint(self, words)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the form, unless a person works in here."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


def _is_too_long(text: str) -> bool:
    return len(text) > MOST_IN_BOX or any(len(line) > LONGEST_IN_BOX for line in text.split("\n"))


def _say_unshown(field: WholeLine | TextBox, unshown: int) -> None:
    """Name a text of so many characters that is not shown; 0 is none."""
    if unshown and not field._unshown:
        field._in_empty = field.placeholderText()
    if unshown != field._unshown:
        field._unshown = unshown
        field.setReadOnly(bool(unshown))
        _say_hint(field, field._in_empty)


def _say_hint(field: WholeLine | TextBox, words: str) -> None:
    field._in_empty = words
    if field._unshown:
        words = tr(f"{field._unshown:,} characters, to be changed as JSON")
    field.setPlaceholderText(words)


class JsonBox(TextBox):
    """Any value, as JSON; text that is no JSON is marked and changes nothing.

    Signals:
        edited(object): the new value, or ABSENT.
    """

    edited = Signal(object)

    def __init__(
        self, lines: int, written: Callable[[JsonValue], str], parent: QWidget | None = None
    ) -> None:
        """`written` writes a value."""
        super().__init__(lines, parent)
        self._value: JsonValue = ABSENT
        self._written = written
        self.setProperty("level", "dense")
        self.setProperty("face", "code")
        self.textChanged.connect(self._on_changed)

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without telling of it."""
        if type(value) is type(self._value) and value == self._value:
            return
        self._value = value
        self.show_text("" if value is ABSENT else self._written(value))
        set_variant(self, "invalid", False)

    def _on_changed(self) -> None:
        text = self.toPlainText()
        try:
            self._value = json.loads(text) if text.strip() else ABSENT
        except (ValueError, RecursionError):
            set_variant(self, "invalid", True)
            return
        set_variant(self, "invalid", False)
        self.edited.emit(self._value)
