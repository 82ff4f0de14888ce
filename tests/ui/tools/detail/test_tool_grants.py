"""The Tools screen says what is always allowed; revoking it can be undone."""

from __future__ import annotations

import json

from PySide6.QtWidgets import QLabel, QPushButton

from tooldesk.execution.permissions.asking import Answer

LIST = {"name": "list_files", "source": {"kind": "shell", "command": ["ls"]}}


async def always(_request: object) -> Answer:
    return Answer.ALWAYS


def test_grant_is_shown_revoked_and_restored(bench, in_app, until, paths) -> None:
    async def body(app) -> None:
        file = paths.workspace_dir / "tools" / "list_files.json"
        file.write_text(json.dumps(LIST), encoding="utf-8")
        await app.workspace.load()
        tool = app.registry.get("list_files")
        bench.screen.refresh()
        bench.screen.show_tool("list_files")
        await until(lambda: bench.find(QLabel, "grant_words") is not None)
        words = bench.find(QLabel, "grant_words")
        revoke = bench.find(QPushButton, "revoke_permission_button")
        assert not words.isVisible()
        await app.permissions.permit(tool, {}, ask=always)
        bench.screen.hide()
        bench.screen.show()
        await until(lambda: words.isVisible() and revoke.isEnabled())
        assert words.text().startswith("Always allowed since ")
        revoke.click()
        await until(lambda: not words.isVisible())
        assert await app.permissions.grants.all() == ()
        bench.undo.undo()
        await until(words.isVisible)
        changed = tool.model_copy(update={"description": "Another."})
        await app.workspace.save(changed)
        bench.screen.refresh()
        await until(lambda: "the tool has changed since and asks again" in words.text())

    in_app(body)
