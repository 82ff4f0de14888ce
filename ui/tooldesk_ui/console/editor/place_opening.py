"""PlaceOpening: opens a file at a line in the person's editor, started without a shell."""

from __future__ import annotations

import asyncio
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tooldesk.execution.login_path import LoginPath
from tooldesk.paths import home_folder
from tooldesk.settings_file import SettingsFile
from tooldesk.workspace.editor_command import EditorError, EditorMissingError, editor_words
from tooldesk_ui.console.editor.editor_dialog import EditorDialog
from tooldesk_ui.systems import window_system
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import answer_of


class PlaceOpening(QObject):
    """Asks which editor it is when none is known.

    Signals:
        said(str): what became of it, in words.
    """

    said = Signal(str)

    def __init__(
        self, settings: SettingsFile, theme: Theme, asked_in: QWidget, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._settings, self._theme, self._asked_in = settings, theme, asked_in
        self._login_path = LoginPath()
        self._tasks = TaskOwner()
        self._dialog: EditorDialog | None = None

    def open(self, path: str, line: int) -> None:
        """Open the file of this path, which may be of a tool's choosing."""
        self._tasks.start(self._open(Path(path), line), "open in editor")

    async def shut_down(self) -> None:
        """End what is under way; editors stay open."""
        await self._tasks.close()

    async def _open(self, path: Path, line: int) -> None:
        await asyncio.to_thread(self._settings.load_if_changed)
        editor, search_path = self._settings.current.editor, await self._login_path.find()
        try:
            words = await asyncio.to_thread(editor_words, editor, path, line, search_path)
        except EditorMissingError as error:
            await self._ask(error, path, line)
            return
        except EditorError as error:
            self.said.emit(f"{error.title}: {error}")
            return
        # not in the workspace, whose files could be taken for the editor's own
        is_started = window_system.start_apart(words, home_folder())
        name = Path(words[0]).name
        self.said.emit(
            f"{path.name} opened in {name}, line {line}."
            if is_started
            else f"{name} could not be started. Name another editor in the settings."
        )

    async def _ask(self, error: EditorMissingError, path: Path, line: int) -> None:
        if self._dialog is not None:
            self._dialog.raise_()
            return
        self._dialog = EditorDialog(self._theme, self._settings, error, self._asked_in.window())
        try:
            if await answer_of(self._dialog):
                self.open(str(path), line)
        finally:
            self._dialog = None
