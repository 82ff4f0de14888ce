"""An editor is started with words: whatever a file is called, its name stays data."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest
from pydantic import ValidationError

from tooldesk.settings import EditorSettings
from tooldesk.workspace.editor_command import EditorError, EditorMissingError, editor_words

HOSTILE = (
    "a b.py",
    "-rf.py",
    "$(touch owned).py",
    "`touch owned`;touch owned &.py",
    'it\'s "quoted".py',
    "{line}{path}.py",
    "%n %s.py",
    "new\nline.py",
    "--goto={path}:{line}.py",
)


@pytest.fixture
def editor(tmp_path: Path) -> Path:
    """A program that writes down the words it was started with."""
    program = tmp_path / "bin" / "zed"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\nprintf "%s\\0" "$@" > "$SEEN"\n')
    program.chmod(0o700)
    return program


@pytest.mark.parametrize("name", HOSTILE)
def test_file_of_any_name_is_one_word(editor: Path, tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_text("pass\n")
    words = editor_words(EditorSettings(), path, 17, str(editor.parent))
    assert words == [str(editor), f"{path}:17"]
    seen = tmp_path / "seen"
    subprocess.run(words, cwd=tmp_path, env={**os.environ, "SEEN": str(seen)}, check=True)
    assert seen.read_bytes().decode().split("\0") == [f"{path}:17", ""]
    assert not (tmp_path / "owned").exists()
    command = ("zed", "--line", "{line}", "at={path}")
    words = editor_words(EditorSettings(command=command), path, 3, str(editor.parent))
    assert words[1:] == ["--line", "3", f"at={path}"]


def test_what_is_not_a_file_or_not_installed_is_told(editor: Path, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    wrong = (tmp_path, tmp_path / "pipe", tmp_path / "none.py", Path("bin/zed"), Path("/a\0b"))
    for path in (*wrong, Path("/dev/null")):
        with pytest.raises(EditorError, match="not a file"):
            editor_words(EditorSettings(), path, 1, str(editor.parent))
    with pytest.raises(EditorMissingError, match="none that Tooldesk knows"):
        editor_words(EditorSettings(), editor, 1, str(tmp_path))
    with pytest.raises(EditorMissingError, match="nano-3 is not installed"):
        editor_words(EditorSettings(command=("nano-3", "{path}")), editor, 1, str(tmp_path))


def test_program_of_the_current_folder_is_not_taken(
    editor: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(editor.parent)
    with pytest.raises(EditorMissingError):
        editor_words(EditorSettings(), editor, 1, ".")


@pytest.mark.parametrize(
    "command", [("code",), ("{path}", "{path}"), (" ", "{path}"), ("a", "{path}\0")]
)
def test_command_without_a_place_for_the_file_is_refused(command: tuple[str, ...]) -> None:
    with pytest.raises(ValidationError):
        EditorSettings(command=command)
