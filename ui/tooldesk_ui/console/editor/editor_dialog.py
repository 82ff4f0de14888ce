"""EditorDialog: the command that opens files, typed as one line and split as it is typed."""

from __future__ import annotations

import shlex
from typing import Any

from pydantic import ValidationError
from PySide6.QtWidgets import QLineEdit, QWidget

from tooldesk.settings import EditorSettings
from tooldesk.settings_file import SettingsFile
from tooldesk.tools.sources.command_line import command_line
from tooldesk.workspace.editor_command import EditorMissingError
from tooldesk_ui.console.settings_dialog import SettingsDialog
from tooldesk_ui.theme import Theme, set_variant
from tooldesk_ui.widgets.pages.blocks import words_label

EXAMPLE = 'code --goto "{path}:{line}"'


class EditorDialog(SettingsDialog):
    """Nothing is in force before Save; `error` says why it is asked."""

    def __init__(
        self,
        theme: Theme,
        settings: SettingsFile,
        error: EditorMissingError,
        parent: QWidget | None = None,
    ) -> None:
        heading = "Which editor opens the code of tools?"
        super().__init__(theme, settings, "editor_dialog", "Editor", heading, parent)
        self.hint.setText(
            f"{error.message} {{path}} and {{line}} stand for the file and its line; no shell reads"
            " the command."
        )
        self._field = QLineEdit()
        self._field.setObjectName("editor_command_field")
        self._field.setAccessibleName("Command")
        self._field.setPlaceholderText(EXAMPLE)
        self._field.setProperty("face", "code")
        self._words = words_label(level="small", tone="dim")
        self._words.setObjectName("editor_command_words")
        self.lay_out((self._field, 6), (self._words, 0), before=(self.reset,))
        self._field.setText(command_line(settings.current.editor.command))
        self._field.textChanged.connect(self._on_changed)
        self._field.setFocus()
        self._on_changed()

    @property
    def changed(self) -> dict[str, Any]:
        """The settings of the editor."""
        return {"editor": EditorSettings(command=tuple(shlex.split(self._field.text())))}

    def on_reset(self) -> None:
        """Show the default: the first known editor."""
        self._field.clear()

    def _on_changed(self) -> None:
        problem, words = "", ""
        try:
            editor = self.changed["editor"]
            words = "  ·  ".join(editor.command)
        except ValidationError as error:
            problem = str(error.errors()[0]["msg"]).removeprefix("Value error, ")
        except ValueError as error:
            problem = str(error)
        is_default = not self._field.text().strip()
        self._words.setText(f"{problem[:1].upper()}{problem[1:]}." if problem else words)
        set_variant(self._words, "tone", "error" if problem else "dim")
        is_new = not problem and editor != self._file.current.editor
        self.show_savable(is_new, is_default=is_default)
