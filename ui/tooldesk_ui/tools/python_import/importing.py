"""import_python_file: from a .py file to new tools, with a preview in between."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtWidgets import QDialog, QWidget

from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.python_import.import_dialog import ImportDialog

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition

    Definitions = tuple[ToolDefinition, ...]

T = TypeVar("T")


async def import_python_file(
    app: App, path: Path, theme: Theme, parent: QWidget
) -> tuple[Definitions, Definitions]:
    """Show what `path` holds and add what the person chooses.

    Gives the tools that were added and those that made way for them; nothing of either when the
    person changes their mind.

    Raises:
        AppError: a name is taken.
        OSError: the workspace can't be written.
    """
    dialog = ImportDialog(theme, path, app.workspace.folder, parent)
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    dialog.finished.connect(partial(_answer, answered))
    failed: asyncio.Future[BaseException] = asyncio.get_running_loop().create_future()
    tasks = TaskOwner(partial(_answer, failed))
    reading = _Reading(app, path, dialog, tasks)
    dialog.open()
    tasks.start(reading.begin(), "look for interpreters")
    try:
        await asyncio.wait((answered, failed), return_when=asyncio.FIRST_COMPLETED)
        if failed.done():
            raise failed.result()
        if answered.result() != QDialog.DialogCode.Accepted:
            return (), ()
        chosen = dialog.chosen()
        added = tuple(each.definition for each in chosen if each.definition is not None)
        replaced = tuple(each.existing for each in chosen if each.existing is not None)
        await app.workspace.put(added, replaced)
        return added, replaced
    finally:
        dialog.close()
        await tasks.close()
        dialog.deleteLater()


class _Reading:
    """Reads the file with the interpreter that is chosen; another choice begins anew."""

    def __init__(self, app: App, path: Path, dialog: ImportDialog, tasks: TaskOwner) -> None:
        self._app = app
        self._path = path
        self._dialog = dialog
        self._tasks = tasks
        self._task: asyncio.Task[None] | None = None
        dialog.read_wanted.connect(self._start)
        dialog.stop_wanted.connect(self._stop)

    async def begin(self) -> None:
        """Read with the likeliest interpreter, and meanwhile look for all others."""
        from tooldesk.execution.python_worker.installed_interpreters import suggested
        from tooldesk.workspace.import_plan import sources_of

        workspace = self._app.workspace
        interpreters = self._app.interpreters
        near = await asyncio.to_thread(interpreters.near, self._path)
        definitions = self._app.registry.definitions()
        in_use = next(sources_of(self._path, workspace.folder, definitions), None)
        first = suggested(near) if in_use is None else workspace.interpreter_of(in_use)
        self._dialog.show_interpreters(near, is_complete=False)
        self._dialog.interpreter.show_value(first)
        self._start()
        found = await interpreters.all(self._path)
        self._dialog.show_interpreters(found, is_complete=True)

    def _start(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task = self._tasks.start(self._read(), "read Python file")

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._dialog.show_stopped()

    async def _read(self) -> None:
        interpreter = self._dialog.interpreter.value
        self._dialog.show_reading()
        found = await self._app.workspace.describe_file(self._path, interpreter)
        planned = self._app.workspace.plan_import(found, interpreter)
        self._dialog.show_description(found, planned)


def _answer(answered: asyncio.Future[T], answer: T) -> None:
    with suppress(asyncio.InvalidStateError):
        answered.set_result(answer)
