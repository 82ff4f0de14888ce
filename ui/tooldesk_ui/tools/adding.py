"""Adding: ways to add several tools at once; what asks is imported when somebody wants it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from tooldesk_ui.imports_in_turns import import_in_turns
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.tool_edits import ToolEdits
from tooldesk_ui.widgets.brought_data import brought_files, brought_text

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.importing.import_progress import ImportProgress
    from tooldesk.importing.tool_plan import PlannedImport
    from tooldesk.tools.tool_definition import ToolDefinition
    from tooldesk_ui.tools.importing.import_source import ImportSource

    Added = tuple[tuple[ToolDefinition, ...], tuple[ToolDefinition, ...]]
    """What was added, and what made way for it."""

_OF_IMPORT = (
    "tooldesk.importing.tool_plan",
    "tooldesk.importing.taking",
    "tooldesk_ui.tools.importing.preview_dialog",
    "tooldesk_ui.tools.importing.import_dialog",
)
Way: TypeAlias = "Callable[[App], Awaitable[Added]]"


class Adding(QObject):
    """Opens one dialog after the other; what comes of each is one step that can be undone.

    Signals:
        added(str): there are more tools; the name of the first.
        curl_brought(str): a curl command, which becomes a tool by itself.
        servers_brought(object): a configuration that names MCP servers, as a ClientFile.
        variables_brought(object): the Path of a file of variables, whose values are secret.
        front_wanted(): a dialog is about to be shown.
    """

    added = Signal(str)
    curl_brought = Signal(str)
    servers_brought = Signal(object)
    variables_brought = Signal(object)
    front_wanted = Signal()

    def __init__(self, theme: Theme, edits: ToolEdits, owner: TaskOwner, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._edits, self._owner, self._screen = theme, edits, owner, parent
        self._app: App | None = None
        self._one_at_a_time = asyncio.Lock()

    def set_app(self, app: App | None) -> None:
        """Add to this workspace from now on."""
        self._app = app

    def add_python_file(self, path: Path) -> None:
        """Show which functions of `path` could become tools, and add the chosen ones."""

        async def choose(app: App) -> Added:
            from tooldesk_ui.tools.python_import.importing import import_python_file

            return await import_python_file(app, path, self._theme, self._screen)

        self._start(choose, "add Python file")

    def add_builtins(self) -> None:
        """Show the tools that come with Tooldesk, and add the chosen ones."""

        async def choose(app: App) -> Added:
            from tooldesk_ui.tools.builtin_choice.builtin_dialog import add_builtins

            return await add_builtins(app, self._theme, self._screen)

        self._start(choose, "add built-in tools")

    def bring(self, files: Sequence[Path], text: str = "") -> None:
        """Show what files, else a text, could become."""
        from tooldesk.workspace.curl_import.curl_tool import is_curl
        from tooldesk_ui.tools.importing.import_source import ImportSource

        for path in files:
            self._bring_file(ImportSource(path), path)
        if files or not text:
            return
        if is_curl(text):
            self.curl_brought.emit(text)
        else:
            self.import_tools(ImportSource(text=text))

    def _bring_file(self, source: ImportSource, path: Path) -> None:
        if source.is_variables:
            self.variables_brought.emit(path)
        elif source.is_python:
            self.add_python_file(path)
        else:
            self.import_tools(source)

    def takes(self, text: str) -> bool:
        """Show what a text could become, if it is more than words to look for; whether it is."""
        from tooldesk.workspace.curl_import.curl_tool import is_curl
        from tooldesk_ui.tools.importing.import_source import ImportSource

        is_json = text.lstrip().startswith(("{", "["))
        if not (is_json or is_curl(text) or ImportSource(text=text).address):
            return False
        self.bring((), text)
        return True

    def paste(self) -> None:
        """Show what the clipboard holds could become; nothing where it holds nothing."""
        data = QGuiApplication.clipboard().mimeData()
        self.bring(brought_files(data), brought_text(data))

    def import_tools(self, source: ImportSource | None = None) -> None:
        """Show which tools a source holds, or have one brought along."""

        async def choose(app: App) -> Added:
            return await self._import(app, source)

        self._start(choose, "import tools", "import")

    async def _import(self, app: App, source: ImportSource | None) -> Added:
        await import_in_turns(_OF_IMPORT)
        from tooldesk.importing.taking import take_over
        from tooldesk_ui.tools.importing.import_dialog import ImportDialog
        from tooldesk_ui.widgets.dialogs.dialog import answer_of

        taken: list[PlannedImport] = []

        async def do_import(
            chosen: Sequence[PlannedImport], keeps_secrets: bool, progress: ImportProgress
        ) -> None:
            await take_over(
                app.workspace,
                app.vault,
                chosen,
                keeps_secrets=keeps_secrets,
                progress=progress,
            )
            taken.extend(chosen)

        dialog = ImportDialog(self._theme, app.workspace, do_import, self._screen)
        await asyncio.sleep(0)
        dialog.begin(source)
        await answer_of(dialog)
        if (elsewhere := dialog.elsewhere) is not None:
            if elsewhere.path is not None and (elsewhere.is_python or elsewhere.is_variables):
                self._bring_file(elsewhere, elsewhere.path)
            else:
                self.servers_brought.emit(elsewhere.as_servers(app.workspace.folder))
        added = tuple(each.definition for each in taken if each.definition is not None)
        return added, tuple(each.existing for each in taken if each.existing is not None)

    def _start(self, choose: Way, words: str, verb: str = "add") -> None:
        if self._app is not None:
            self.front_wanted.emit()
            self._owner.start(self._add(choose, verb), words)

    async def _add(self, choose: Way, verb: str) -> None:
        # of several files that were dropped, one is asked about after the other
        async with self._one_at_a_time:
            if self._app is None:
                return
            added, replaced = await choose(self._app)
        if added:
            self.added.emit(added[0].name)
            self._edits.added(added, replaced, verb)


def curl_on_clipboard() -> str:
    """The curl command on the clipboard; "" when something else is there."""
    from tooldesk.workspace.curl_import.curl_tool import is_curl

    text = QGuiApplication.clipboard().text()
    return text if is_curl(text) else ""
