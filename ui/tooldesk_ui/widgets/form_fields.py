"""Fields of forms that scroll: none takes the wheel from the form, or changes a value by it."""

from __future__ import annotations

import json
from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import set_variant

PADDING = 18
"""Pixels above and below the lines of a box of text."""


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


class TextBox(QPlainTextEdit):
    """Text of several lines; Tab leads out of it."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        scaled(self, lines=(lines, PADDING))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll the form, unless a person works in here."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


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
        with QSignalBlocker(self):
            self.setPlainText("" if value is ABSENT else self._written(value))
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
