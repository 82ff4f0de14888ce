"""The folders that were open last: few, private, newest first, and no worse for a broken file."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from tooldesk.paths import AppPaths
from tooldesk.workspace.recent_workspaces import FILE_NAME, MOST, RecentWorkspaces


@pytest.fixture
def recent(paths: AppPaths) -> RecentWorkspaces:
    return RecentWorkspaces(paths)


def test_newest_comes_first_each_once_and_ten_at_most(
    recent: RecentWorkspaces, paths: AppPaths, tmp_path: Path
) -> None:
    folders = [tmp_path / f"w{number}" for number in range(12)]
    for folder in (*folders, folders[5]):
        recent.add(folder)
    expected = [folders[5], *(each for each in reversed(folders) if each != folders[5])]
    assert recent.folders() == tuple(expected[:MOST])
    file = paths.data_dir / FILE_NAME
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    recent.remove(folders[5])
    assert recent.folders()[0] == folders[11]


def test_default_one_is_always_there_and_never_in_the_file(
    recent: RecentWorkspaces, paths: AppPaths, tmp_path: Path
) -> None:
    (tmp_path / "a").mkdir()
    recent.add(paths.default_workspace_dir)
    recent.add(tmp_path / "gone")
    recent.add(tmp_path / "a")
    listed = [(each.folder.name, each.is_default, each.is_there) for each in recent.listed()]
    assert listed == [("a", False, True), ("gone", False, False), ("workspace", True, True)]


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"folders": 3}', '{"folders": ["relative", 7, "/a\\u0000b"]}', "[" * 100_000],
)
def test_broken_file_lists_none_and_is_replaced(
    recent: RecentWorkspaces, paths: AppPaths, tmp_path: Path, text: str
) -> None:
    paths.data_dir.mkdir(parents=True)
    (paths.data_dir / FILE_NAME).write_text(text)
    assert recent.folders() == ()
    recent.add(tmp_path / "a")
    assert recent.folders() == (tmp_path / "a",)
