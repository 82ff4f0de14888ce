"""tooldesk workspaces lists what the window opened, and opens nothing."""

from __future__ import annotations

import json
from pathlib import Path

from tooldesk.paths import AppPaths
from tooldesk.workspace.recent_workspaces import RecentWorkspaces


def test_folders_are_listed_and_none_is_made(terminal, paths: AppPaths, tmp_path: Path) -> None:
    gone = tmp_path / "gone\x1b[2J"
    RecentWorkspaces(paths).add(gone)
    code, out, _ = terminal("workspaces")
    assert code == 0
    assert "\x1b" not in out
    first, default = out.splitlines()
    assert first.endswith("(not there)")
    assert default.endswith("workspace (default)")
    listed = json.loads(terminal("workspaces", "--json")[1])
    assert [each["is_there"] for each in listed] == [False, True]
    assert not gone.exists()
    assert not paths.default_workspace_dir.exists()
