"""CommandControl: a command typed as one line, and the words that it is split into."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.tools.sources.command_line import command_line, read_command_line
from tooldesk.tools.tool_result import JsonValue
from tooldesk.workspace.file_merge import ABSENT
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.tools.editor.form.table_control import TableControl
from tooldesk_ui.tools.editor.form.tables import WORDS_TABLE
from tooldesk_ui.widgets.form_fields import WholeLine
from tooldesk_ui.widgets.pages.blocks import text_label


class CommandControl(QWidget):
    """The line and the words follow each other; a line that can't be read is no command.

    Signals:
        edited(object): the new value, or ABSENT.
    """

    edited = Signal(object)

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.line = WholeLine(self)
        self.line.setObjectName(f"{name}_line")
        self.line.setAccessibleName("Command as one line")
        self.line.setPlaceholderText("grep -n [ -m {count} ] -e {pattern} -- {file}")
        self.line.setProperty("face", "code")
        self.line.setProperty("level", "dense")
        self.words = TableControl(theme, WORDS_TABLE, name)
        self.setFocusProxy(self.line)
        self._said = text_label("", level="small")
        self._said.setObjectName(f"{name}_said")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self.line, self._said, self.words):
            column.addWidget(part)
        self.line.textEdited.connect(self._on_line_edited)
        self.words.edited.connect(self._on_words_edited)
        self._say("", "")

    def show_value(self, value: JsonValue) -> None:
        """Show a value, or ABSENT; a line that says the same stays as it is written."""
        self.words.show_value(value)
        shown = _read(self.line.text())
        is_same = value is ABSENT if shown is None else shown == ([] if value is ABSENT else value)
        self.line.show_text(self.line.text() if is_same else _as_line(value))
        if not is_same:
            self._say("", "")

    def _on_line_edited(self, text: str) -> None:
        try:
            read = read_command_line(text)
        except ValueError as error:
            self._say(f"{str(error).capitalize()}.", "error")
            self.edited.emit(ABSENT)
            return
        signs = ", ".join(dict.fromkeys(read.shell_signs))
        words = "word" if len(read.shell_signs) == 1 else "words"
        self._say(
            f"No shell runs this: the program gets {signs} as {words}." if signs else "", "warn"
        )
        self.edited.emit(read.words or ABSENT)

    def _on_words_edited(self, value: JsonValue) -> None:
        self.line.setText(_as_line(value))
        self._say("", "")
        self.edited.emit(value)

    def _say(self, words: str, tone: str) -> None:
        self._said.setText(words)
        set_variant(self._said, "tone", tone)
        self._said.setVisible(bool(words))
        set_variant(self.line, "invalid", tone == "error")


def _read(text: str) -> JsonValue:
    """The words of a line; None when it can't be read."""
    try:
        return read_command_line(text).words
    except ValueError:
        return None


def _as_line(value: JsonValue) -> str:
    """A command as a line; "" for what is none."""
    if not isinstance(value, list) or not all(map(_is_part, value)) or value == [""]:
        return ""
    return command_line(value)


def _is_part(part: JsonValue) -> bool:
    return isinstance(part, str) or (
        isinstance(part, list) and all(isinstance(each, str) for each in part)
    )
