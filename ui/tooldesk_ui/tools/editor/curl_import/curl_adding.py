"""add_curl: a curl command is pasted, looked at and becomes a tool of the workspace."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from tooldesk_ui.theme import Theme
from tooldesk_ui.tools.editor.curl_import.curl_dialog import CurlDialog
from tooldesk_ui.widgets.dialogs.dialog import answer_of

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.tools.tool_definition import ToolDefinition


async def add_curl(
    app: App, theme: Theme, parent: QWidget, command: str = ""
) -> ToolDefinition | None:
    """The tool that was made; None when the person wants none.

    Raises:
        DuplicateToolError: meanwhile there is a tool of its name.
        OSError: the workspace can't be written.
    """

    async def keep(secrets: Mapping[str, str]) -> None:
        # the first use imports the database layer, which would stop the window for a while
        vault = await asyncio.to_thread(getattr, app, "vault")
        for name, value in secrets.items():
            await vault.set(name, value, vault.workspace_scope)

    dialog = CurlDialog(theme, app.registry.names(), keep, parent)
    if command:
        dialog.set_command(command)
    return await app.workspace.write_text(dialog.text) if await answer_of(dialog) else None
