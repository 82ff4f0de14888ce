"""The window's state survives a restart, and a broken file is an empty state."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tooldesk_ui.frame.window_state import FILE_NAME, WindowState
from tooldesk_ui.theme import Scheme


def test_values_come_back(tmp_path: Path) -> None:
    state = WindowState(tmp_path / "new")
    state.update(theme="dark", screen="tools", tools={"filter": "x"})
    state.write()
    again = WindowState(tmp_path / "new")
    assert again.scheme is Scheme.DARK
    assert (again.text("screen"), again.section("tools")) == ("tools", {"filter": "x"})
    (file,) = (tmp_path / "new").iterdir()
    assert file.name == FILE_NAME
    if sys.platform != "win32":  # drafts are nobody else's
        assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"theme": 7, "scheme": 7, "tools": [], "screen": null}',
        b"[" * 100_000,
    ],
    ids=["empty", "half", "list", "no utf-8", "other types", "deep"],
)
def test_broken_file_is_an_empty_state(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    state = WindowState(tmp_path)
    assert state.scheme is Scheme.SYSTEM
    assert (state.text("screen"), state.section("tools")) == ("", {})


def test_unchanged_state_is_not_written_again(tmp_path: Path) -> None:
    state = WindowState(tmp_path)
    state.update(screen="tools")
    state.write()
    (tmp_path / FILE_NAME).unlink()
    state.write()
    assert not (tmp_path / FILE_NAME).exists()


def test_folder_that_can_not_be_written_is_only_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    state = WindowState(tmp_path / "file")
    state.update(screen="tools")
    state.write()
    assert "can't be kept" in caplog.text
