"""Workspaces that were open are a list and lines of the palette; a missing one is never made."""

from __future__ import annotations

import asyncio
import json

from tooldesk.workspace.recent_workspaces import RecentWorkspaces
from tooldesk_ui.frame.recent_dialog import RecentDialog
from tooldesk_ui.main_window import MainWindow


def test_recent_folder_is_opened_and_a_missing_one_is_said_and_removed(
    live, until, paths, tmp_path
) -> None:
    gone, other = tmp_path / "gone", tmp_path / "other"
    (other / "tools").mkdir(parents=True)
    tool = {"name": "hello", "source": {"kind": "shell", "command": ["echo"]}}
    (other / "tools" / "hello.json").write_text(json.dumps(tool))
    recent = RecentWorkspaces(paths)
    for folder in (gone, other):
        recent.add(folder)

    async def body(window: MainWindow) -> None:
        # the one that is open now was added
        await until(lambda: recent.folders() == (paths.workspace_dir, other, gone))
        window.commands["open_recent"].trigger()
        await until(lambda: window.findChild(RecentDialog) is not None)
        dialog = window.findChild(RecentDialog)
        await until(lambda: dialog.list.count() == 4)
        rows = [dialog.list.item(row).text() for row in range(4)]
        notes = [row.partition("  ·  ")[0].partition(" (")[2] for row in rows]
        assert notes == ["open now)", "", "not there)", "default workspace)"]
        assert rows[2].endswith(str(gone))
        assert not dialog.go.isEnabled()
        dialog.list.setCurrentRow(2)
        assert not dialog.go.isEnabled()
        dialog.remove.click()
        await until(lambda: dialog.list.count() == 3)
        assert gone not in recent.folders()
        dialog.list.setCurrentRow(1)
        dialog.go.click()
        await until(lambda: window.app is not None and window.app.workspace.folder == other)
        await until(lambda: recent.folders()[0] == other)
        # trust is asked for as ever
        assert not window.app.trust.is_given
        assert window.app.registry.names() == ("hello",)

    live(body)


def test_palette_opens_them_and_makes_none(live, until, paths, tmp_path) -> None:
    gone = tmp_path / "gone"
    RecentWorkspaces(paths).add(gone)

    async def body(window: MainWindow) -> None:
        lines = {choice.title: choice for choice in window.offered.choices().best("workspace gone")}
        assert lines["Open workspace gone"].place == str(tmp_path)
        lines["Open workspace gone"].run()
        assert not gone.exists()
        assert window.app.workspace.folder == paths.workspace_dir
        await asyncio.sleep(0)

    live(body)
