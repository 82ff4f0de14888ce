"""JsonEditor: the arguments as JSON text, in step with the form."""

from __future__ import annotations

import json

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.formatting import pretty_json
from tooldesk_ui.widgets.pages.blocks import row, text_label
from tooldesk_ui.widgets.pages.code_view import JsonArea

MAX_LENGTH = 1_000_000


class JsonEditor(QWidget):
    """JSON text that must be an object; says where it is not.

    Signals:
        edited(object): a person changed the text and it is an object; carries it.
        broken(): a person changed the text and it is no object.
    """

    edited = Signal(object)
    broken = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._error = text_label("", tone="error")
        self._error.hide()
        self._editor = JsonArea(theme, "arguments_json_editor", "Arguments as JSON")
        self._editor.edited.connect(self._on_changed)
        title = row(text_label("JSON", level="label", wraps=False), self._error)
        title.setContentsMargins(16, 6, 16, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(title)
        layout.addWidget(self._editor, 1)

    @property
    def problem(self) -> str:
        """Why the text is no object; empty when it is one."""
        return "" if self._error.isHidden() else self._error.text()

    def show_arguments(self, arguments: JsonObject) -> None:
        """Show these arguments, without telling anyone."""
        self._editor.show_text(pretty_json(arguments))
        self._say("")

    def _on_changed(self) -> None:
        value, problem = read_object(self._editor.text)
        self._say(problem)
        if problem:
            self.broken.emit()
        else:
            self.edited.emit(value)

    def _say(self, problem: str) -> None:
        self._error.setText(problem)
        self._error.setVisible(bool(problem))
        set_variant(self._editor, "invalid", bool(problem))


def read_object(text: str) -> tuple[JsonObject, str]:
    """The object that `text` is, and why it is none: what, where and the fix."""
    if len(text) > MAX_LENGTH:
        return {}, f"The JSON is longer than {counted(MAX_LENGTH, 'character')}. Shorten it."
    if not text.strip():
        return {}, ""
    try:
        value: JsonValue = json.loads(text, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        return {}, f"Not JSON yet, at {where}: {error.msg[:1].lower()}{error.msg[1:]}."
    except ValueError as error:
        return {}, f"Not JSON: {error}"
    except RecursionError:
        return {}, "The JSON is nested too deeply. Flatten it."
    if not isinstance(value, dict):
        return {}, "Arguments are an object. Put them in braces: {…}."
    return value, ""


def _refuse(name: str) -> None:
    raise ValueError(f"{name} is no JSON value. Use null or a number.")
