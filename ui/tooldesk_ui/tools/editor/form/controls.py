"""The controls of the form that edit one value each; each tells of what a person changes."""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.text_size import scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.form.form_rows import FormRow, RowKind, is_default
from tooldesk_ui.tools.editor.form.form_words import CHOICE_WORDS
from tooldesk_ui.widgets.form_fields import DropDown, JsonBox, TextBox, WholeLine
from tooldesk_ui.widgets.pages.code_view import JsonHighlighter
from tooldesk_ui.widgets.translated import translate_widgets

LINES_OF_TEXT = 3
LINES_OF_JSON = 6
FLAG_WIDTH = 26
FEWEST_LETTERS = 8
_CODE_ROWS = frozenset({"name", "url", "env_var", "password_env_var", "pick", "file", "function"})


class FieldControl(QWidget):
    """A control of several parts.

    Signals:
        edited(object): the new value, or ABSENT.
    """

    edited = Signal(object)

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, without telling of it."""
        raise NotImplementedError


class LineControl(WholeLine):
    """A line: a text, a number, or names with commas in between. Emptied, the default counts.

    Signals:
        edited(object): the new value, or ABSENT.
    """

    edited = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        if row.path[-1] in _CODE_ROWS:
            self.setProperty("level", "dense")
            self.setProperty("face", "code")
        default = "" if row.default in (ABSENT, None, "", []) else _as_line(row.default)
        self.setPlaceholderText(row.words.placeholder or default)
        self.textEdited.connect(lambda text: self.edited.emit(self._value(text)))

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT, unless what stands here says the same already."""
        shown = self._value(self.text())
        if (type(shown) is type(value) and shown == value) or (
            is_default(self._row, shown) and is_default(self._row, value) and not self.text()
        ):
            self.show_text(self.text())
        else:
            self.show_text(_as_line(value))

    def _value(self, text: str) -> JsonValue:
        match self._row.kind:
            case RowKind.TEXT | RowKind.FUNCTION:
                is_needed = self._row.is_required
                return text if text or is_needed else ABSENT
            case RowKind.NAMES:
                return [each.strip() for each in text.split(",") if each.strip()] or ABSENT
            case RowKind.NUMBERS:
                return [_number(each.strip()) for each in text.split(",") if each.strip()] or ABSENT
        return _number(text.strip()) if text.strip() else ABSENT


class TextControl(TextBox):
    """A text of several lines.

    Signals:
        edited(object): the new value, or ABSENT.
    """

    edited = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(LINES_OF_TEXT, parent)
        self.setPlaceholderText(row.words.placeholder)
        self.textChanged.connect(lambda: self.edited.emit(self.toPlainText() or ABSENT))

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT."""
        self.show_text(_as_line(value))


class FlagControl(QCheckBox):
    """Yes or no.

    Signals:
        edited(object): the new value, or ABSENT for the default.
    """

    edited = Signal(object)

    def __init__(self, row: FormRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = row
        scaled(self, width=FLAG_WIDTH)
        self.clicked.connect(
            lambda is_on: self.edited.emit(ABSENT if is_on == row.default else is_on)
        )

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT."""
        self.setChecked(bool(self._row.default if value is ABSENT else value))


class ChoiceControl(DropDown):
    """One of a few values.

    Signals:
        edited(object): the new value, or ABSENT for the default.
    """

    edited = Signal(object)

    def __init__(self, row: FormRow, absent_words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(FEWEST_LETTERS, parent)
        self._row = row
        self._values: list[JsonValue] = list(row.choices)
        if row.default in (ABSENT, None):
            self._values.insert(0, ABSENT)
        for value in self._values:
            words = absent_words or "None" if value is ABSENT else _choice_words(value)
            self.addItem(words)
        self._known = len(self._values)
        self.activated.connect(self._on_activated)

    def set_absent_words(self, words: str) -> None:
        """What is said of the default where it depends on other fields."""
        if self._values[0] is ABSENT:
            self.setItemText(0, words)
            translate_widgets([self])

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT; one that is no choice stands last."""
        while self.count() > self._known:
            self.removeItem(self._known)
        wanted = self._row.default if value is ABSENT and ABSENT not in self._values else value
        if wanted not in self._values:
            self.addItem(_choice_words(wanted))
            translate_widgets([self])
            self.setCurrentIndex(self._known)
            return
        self.setCurrentIndex(self._values.index(wanted))

    def _on_activated(self, place: int) -> None:
        if place < self._known:
            value = self._values[place]
            is_silent = value == self._row.default and not self._row.is_required
            self.edited.emit(ABSENT if is_silent else value)


class JsonControl(JsonBox):
    """Any value, in the colours of JSON."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(LINES_OF_JSON, _pretty, parent)
        self._highlighter = JsonHighlighter(theme, self)


def _as_line(value: JsonValue) -> str:
    if value is ABSENT or value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(_as_line(each) for each in value)
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return json.dumps(value, ensure_ascii=False)


def _number(text: str) -> JsonValue:
    """A number; the text itself where it is none, for the check to say so."""
    try:
        value: Any = json.loads(text)
    except (ValueError, RecursionError):
        return text
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return value if is_number else text


def _choice_words(value: JsonValue) -> str:
    return CHOICE_WORDS.get(str(value), str(value)) if isinstance(value, str) else _pretty(value)


def _pretty(value: JsonValue) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False)
