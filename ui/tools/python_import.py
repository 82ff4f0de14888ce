"""PythonImport: from a .py file to new tools, with a preview in between."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QDialog, QWidget

from ui.theme import Theme
from ui.tools.import_dialog import ImportDialog

if TYPE_CHECKING:
    from app.bootstrap import App
    from app.tools.tool_definition import ToolDefinition


async def import_python_file(
    app: App, path: Path, theme: Theme, parent: QWidget
) -> tuple[ToolDefinition, ...]:
    """Show what `path` holds and add what the person chooses; empty when they change their mind.

    Raises:
        AppError: a name is taken.
        OSError: the workspace can't be written.
    """
    dialog = ImportDialog(theme, path, parent)
    answered: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    dialog.finished.connect(partial(_answer, answered))
    dialog.open()
    try:
        looking = asyncio.ensure_future(app.workspace.describe_file(path))
        await asyncio.wait((looking, answered), return_when=asyncio.FIRST_COMPLETED)
        if answered.done():
            looking.cancel()
            return ()
        dialog.show_description(looking.result(), app.registry.names())
        if await answered != QDialog.DialogCode.Accepted:
            return ()
        return await app.workspace.add_python_file(path, dialog.chosen())
    finally:
        dialog.close()
        dialog.deleteLater()


def _answer(answered: asyncio.Future[int], code: int) -> None:
    if not answered.done():
        answered.set_result(code)
