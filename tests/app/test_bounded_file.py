"""What is no file, or too much of one, is refused in no time, whatever stands at the path."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tooldesk.bounded_file import UnfitFileError, read_bounded


def test_file_up_to_the_bound_is_read_whole(tmp_path: Path):
    path = tmp_path / "file"
    for content in (b"", b"a\r\nb\0", b"x" * 3_000_000):
        path.write_bytes(content)
        assert read_bounded(path, len(content)) == content


def test_larger_one_is_refused_also_when_its_size_is_not_known_before(tmp_path: Path):
    (tmp_path / "file").write_bytes(b"12345")
    for path in (tmp_path / "file", Path("/proc/self/maps")):
        if path.exists():
            with pytest.raises(UnfitFileError, match="larger than 4 bytes"):
                read_bounded(path, 4)


def test_pipe_with_and_without_a_writer_is_refused_unread(tmp_path: Path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(UnfitFileError, match="not a file"):
        read_bounded(tmp_path / "pipe", 10)
    writer = os.open(tmp_path / "pipe", os.O_RDWR)
    os.write(writer, b"x")
    with pytest.raises(UnfitFileError, match="not a file"):
        read_bounded(tmp_path / "pipe", 10)
    assert os.read(writer, 1) == b"x"
    os.close(writer)


def test_file_that_becomes_a_pipe_after_the_first_look_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "file"
    path.touch()
    os.mkfifo(tmp_path / "pipe")
    look = Path.stat

    def look_then_swap(self: Path, **how: bool) -> os.stat_result:
        status = look(self, **how)
        os.replace(tmp_path / "pipe", path)
        return status

    monkeypatch.setattr(Path, "stat", look_then_swap)
    with pytest.raises(UnfitFileError, match="not a file"):
        read_bounded(path, 10)


def test_folder_and_what_is_not_there_are_told_apart(tmp_path: Path):
    with pytest.raises(UnfitFileError, match="not a file"):
        read_bounded(tmp_path, 10)
    with pytest.raises(FileNotFoundError):
        read_bounded(tmp_path / "gone", 10)


def test_no_descriptor_is_left_open(tmp_path: Path):
    (tmp_path / "file").write_bytes(b"12345")
    before = len(os.listdir("/proc/self/fd")) if os.path.isdir("/proc/self/fd") else 0
    for _ in range(20):
        with pytest.raises(UnfitFileError):
            read_bounded(tmp_path / "file", 4)
    if before:
        assert len(os.listdir("/proc/self/fd")) <= before
