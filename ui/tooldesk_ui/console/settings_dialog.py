"""SettingsDialog: settings of the console, which hold once they are saved."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Any

from PySide6.QtWidgets import QWidget

from tooldesk.errors import SettingsFileError
from tooldesk.settings_file import SettingsFile
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import Dialog
from tooldesk_ui.widgets.dialogs.dialog_parts import dialog_button


class SettingsDialog(Dialog):
    """A subclass says what is set, and calls `show_savable` whenever that changes."""

    def __init__(
        self,
        theme: Theme,
        settings: SettingsFile,
        name: str,
        title: str,
        heading: str,
        parent: QWidget | None = None,
    ) -> None:
        buttons = ("save_button", "cancel_button")
        super().__init__(theme, name, title, "Save", parent, heading=heading, buttons=buttons)
        self._file = settings
        self._is_savable = False
        self.reset = dialog_button(
            self, "reset_to_defaults_button", "Reset to defaults", self.on_reset, "quiet"
        )

    @property
    @abstractmethod
    def changed(self) -> dict[str, Any]:
        """The sections of the settings as they are set here."""

    @abstractmethod
    def on_reset(self) -> None:
        """Show the defaults."""

    def on_go(self) -> None:
        """Save, then close."""
        self.work(self._keep())

    def show_savable(self, is_savable: bool, *, is_default: bool) -> None:
        """Whether there is anything to save, and anything to reset."""
        self._is_savable = is_savable
        self.go.setEnabled(is_savable)
        self.reset.setEnabled(not is_default)

    def set_busy(self, is_busy: bool) -> None:
        """Nothing is saved twice."""
        self.go.setEnabled(self._is_savable and not is_busy)

    def show_problem(self, words: str, next_step: str) -> None:
        """Say what is wrong with the file of the settings, if anything is."""
        self.error.setVisible(bool(words))
        if words:
            self.error.set_words("warn", SettingsFileError.title, words, next_step)

    async def _keep(self) -> None:
        changed = self.changed
        try:
            await asyncio.to_thread(
                self._file.change, lambda before: before.model_copy(update=changed)
            )
        except SettingsFileError as error:
            self.show_problem(error.message, error.next_step)
            return
        except OSError as error:
            reason = error.strerror or type(error).__name__
            words = f"They hold until Tooldesk ends, but can't be kept: {reason}."
            self.show_problem(words, "Make room in the data folder, or make it writable.")
            self.on_not_kept()
            return
        self.accept()

    def on_not_kept(self) -> None:
        """They hold, but are not in the file."""
