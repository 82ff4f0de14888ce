"""Add, edit and import servers, each by a dialog; what comes back is the server to be shown."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QWidget

from tooldesk.workspace.servers_file import written_server
from tooldesk_ui.servers.add_dialog import AddDialog
from tooldesk_ui.servers.server_edits import ServerEdits
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.dialogs.dialog import answer_of

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.workspace.server_import.client_files import ClientFile
    from tooldesk.workspace.server_import.server_plan import PlannedServer


async def ask_to_add(theme: Theme, edits: ServerEdits, app: App, parent: QWidget) -> str:
    """A new server; "" for none."""

    async def add(name: str, entry: Mapping[str, Any]) -> None:
        await edits.add(app, name, entry)

    dialog = AddDialog(theme, add, parent)
    return dialog.added if await answer_of(dialog) else ""


async def ask_to_edit(
    theme: Theme, edits: ServerEdits, app: App, parent: QWidget, name: str
) -> str:
    """The server, changed; "" when it stays as it is.

    Raises:
        AppError: servers.json can't be read, or has it no more.
    """
    entry = await asyncio.to_thread(written_server, app.workspace.servers_file, name)

    async def change(name: str, changed: Mapping[str, Any]) -> None:
        if changed != entry:
            await edits.edit(app, name, changed)

    dialog = AddDialog(theme, change, parent, (name, entry))
    return dialog.added if await answer_of(dialog) else ""


async def ask_to_import(
    theme: Theme, edits: ServerEdits, app: App, parent: QWidget, file: ClientFile | None = None
) -> str:
    """Servers of other programs, or those of `file`; the first of them, or ""."""
    # what asks is imported when somebody wants it
    from tooldesk_ui.servers.imports.import_dialog import ImportDialog

    imported: list[str] = []

    async def do_import(chosen: Sequence[PlannedServer], keeps_secrets: bool) -> None:
        await edits.import_servers(app, chosen, keeps_secrets=keeps_secrets)
        imported.extend(each.name for each in chosen)

    await answer_of(ImportDialog(theme, app, do_import, parent, file))
    return imported[0] if imported else ""
