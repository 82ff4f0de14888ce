"""Which files a definition names that lie outside of its workspace."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.execution.permissions.edges import files_outside
from tooldesk.tools.tool_definition import ShellSource, ToolDefinition


def _outside(folder: Path, *words: str) -> tuple[str, ...]:
    source = ShellSource(command=("cat", *words))
    return files_outside(ToolDefinition(name="show", source=source), folder)


def test_file_in_the_workspace_is_none(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert _outside(tmp_path, str(tmp_path / "notes.txt"), "notes.txt") == ()


def test_link_out_of_the_workspace_is_one(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("/etc/hostname")
    assert _outside(tmp_path, str(tmp_path / "link")) == ("/etc/hostname",)


@pytest.mark.parametrize("path", ["/proc/self/cwd/notes.txt", "/proc/1/environ", "/dev/fd/3"])
def test_path_through_a_process_is_one_wherever_it_leads_here(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    assert _outside(tmp_path, path) == (path,)


@pytest.mark.parametrize("path", ["/dev/null", "/dev/stdin"])
def test_streams_and_nothing_are_none(path: str, tmp_path: Path) -> None:
    assert _outside(tmp_path, path) == ()
