"""Which files a definition names that lie outside of its workspace."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.execution.permissions.edges import files_outside
from tooldesk.tools.tool_definition import HttpSource, ShellSource, ToolDefinition


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


@pytest.fixture
def private(tmp_path_factory: pytest.TempPathFactory) -> Path:
    private = tmp_path_factory.mktemp("home") / "key"
    private.write_text("private", encoding="utf-8")
    return private


@pytest.mark.parametrize(
    "words",
    [
        ["-d", "@{path}"],
        ["-d@{path}"],
        ["-F", "file=@{path};type=text/plain"],
        ["-T{path}"],
        ["--upload-file={path}"],
        ["--data-binary=@{path}"],
        ["if={path}"],
        ["file://{path}"],
        ["FILE://localhost{path}"],
        ["sub/../../{up}"],
        ["-d@./../{up}"],
        ["-c", "cat {path} | tail"],
        ["-c", "cat '{path}'"],
        ["-c", "x=$(<{path})"],
        ["//{path}"],
    ],
    ids=lambda words: " ".join(words),
)
def test_path_is_found_wherever_it_stands_in_a_word(
    words: list[str], tmp_path: Path, private: Path
) -> None:
    (tmp_path / "sub").mkdir()
    up = f"../{private.parent.parent.name}/{private.parent.name}/key"
    while not (tmp_path / "sub" / "../.." / up).exists():
        up = f"../{up}"
    filled = [word.replace("{path}", str(private)).replace("{up}", up) for word in words]
    found = _outside(tmp_path, *filled)
    expected = (str(private),)
    assert found == expected or "../{up}" in words[0]
    assert found


def test_argument_chooses_only_within_the_folder_that_is_asked_about(
    tmp_path: Path, private: Path
) -> None:
    folder = str(private.parent)
    assert _outside(tmp_path, f"{folder}/{{name}}") == (folder,)
    assert _outside(tmp_path, f"{folder}/k{{name}}.txt") == (folder,)
    assert _outside(tmp_path, "{folder}/{name}", "{file}") == ()


def test_link_with_a_plain_name_is_one_too(tmp_path: Path, private: Path) -> None:
    """What is cloned brings its links along."""
    (tmp_path / "notes.txt").symlink_to(private)
    assert _outside(tmp_path, "notes.txt") == (str(private),)
    assert _outside(tmp_path, "-dnotes.txt", "--data", "@notes.txt") == (str(private),)


@pytest.mark.parametrize(
    "words",
    [
        ["status", "--short", "-x", "a/b", "key=value"],
        ["https://api.example/v1/../x", "-H", "Accept: text/html, a/b"],
        ["-c", "/usr/bin/env true 2>/dev/null && ls ./here"],
        ["s/a/b/g", "{{print $1}}"],
    ],
)
def test_ordinary_words_are_none(words: list[str], tmp_path: Path) -> None:
    assert _outside(tmp_path, *words) == ()


def test_paths_count_from_the_folder_that_a_call_runs_in(tmp_path: Path, private: Path) -> None:
    workspace, folder = tmp_path / "workspace", private.parent / "project"
    workspace.mkdir()
    folder.mkdir()
    upload = {"kind": "multipart", "files": {"file": "../key", "other": "inside.txt"}}
    source = HttpSource.model_validate({"url": "https://api.example", "body": upload})
    tool = ToolDefinition(name="send", source=source)
    assert files_outside(tool, workspace, folder) == (str(private),)
    assert files_outside(tool, workspace) == (str(tmp_path / "key"),)
    whole = {"url": "https://api.example", "body": {"kind": "file", "path": "../key"}}
    tool = ToolDefinition(name="put", source=HttpSource.model_validate(whole))
    assert files_outside(tool, workspace, folder) == (str(private),)
