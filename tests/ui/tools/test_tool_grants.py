"""The Tools screen says what is always allowed; revoking it can be undone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from PySide6.QtGui import QAction, QUndoStack
from PySide6.QtWidgets import QLabel, QPushButton

from app.execution.permissions.asking import Answer
from ui.tools.tools_screen import ToolsScreen

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
LIST = {"name": "list_files", "source": {"kind": "shell", "command": ["ls"]}}


def test_grant_is_shown_revoked_and_restored(
    run_async: Any, theme: Any, paths: Any, opened_app: Any, until: Any
) -> None:
    async def always(_request: object) -> Answer:
        return Answer.ALWAYS

    async def body() -> None:
        async with opened_app() as app:
            file = paths.workspace_dir / "tools" / "list_files.json"
            file.write_text(json.dumps(LIST))
            await app.workspace.load()
            tool = app.registry.get("list_files")
            undo = QUndoStack()
            screen = ToolsScreen(theme, QAction("Add"), undo)
            screen.show()
            screen.set_app(app)
            screen.show_tool("list_files")
            await until(lambda: screen.findChild(QLabel, "grant_words") is not None)
            words = screen.findChild(QLabel, "grant_words")
            revoke = screen.findChild(QPushButton, "revoke_permission_button")
            assert not words.isVisible()
            await app.permissions.permit(tool, {}, ask=always)
            screen.hide()
            screen.show()
            await until(lambda: words.isVisible() and revoke.isEnabled())
            assert words.text().startswith("Always allowed since ")
            revoke.click()
            await until(lambda: not words.isVisible())
            assert await app.permissions.grants.all() == ()
            undo.undo()
            await until(words.isVisible)
            changed = tool.model_copy(update={"description": "Another."})
            await app.workspace.save(changed)
            screen.refresh()
            await until(lambda: "the tool has changed since and asks again" in words.text())
            await screen.shut_down()
            screen.close()
            screen.deleteLater()

    run_async(body())
