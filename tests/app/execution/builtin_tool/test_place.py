"""No path leads out of a call's folders: not by dots, links, views of processes, nor by a race."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tooldesk.errors import InvalidInputError
from tooldesk.execution.builtin_tool.functions import place as place_module
from tooldesk.execution.builtin_tool.functions.place import Place

MOST = 1_000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "work"
    (folder / "sub").mkdir(parents=True)
    (folder / "own.txt").write_text("own", encoding="utf-8")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside" / "secret.txt").write_text("canary", encoding="utf-8")
    return folder


OUT = {
    "dots": "../outside/secret.txt",
    "dots below": "sub/../../outside/secret.txt",
    "absolute": "{root}/outside/secret.txt",
    "link": "link.txt",
    "link to a folder": "linked/secret.txt",
    "link to a link": "second.txt",
    "folder beside with a longer name": "../work2/secret.txt",
    "a process's view": "/proc/self/cwd/own.txt",
    "another process's root": "/proc/1/root/etc/passwd",
    "descriptors": "/dev/fd/0",
    "nothing": "",
    "zero byte": "own.txt\0.png",
    "endless": "a/" * 5_000,
}


@pytest.mark.parametrize("path", OUT.values(), ids=OUT)
def test_way_out_is_refused_for_reading_and_writing(folder: Path, path: str) -> None:
    outside = folder.parent / "outside"
    (folder.parent / "work2").mkdir()
    (folder.parent / "work2" / "secret.txt").write_text("canary", encoding="utf-8")
    (folder / "link.txt").symlink_to(outside / "secret.txt")
    (folder / "linked").symlink_to(outside)
    (folder / "second.txt").symlink_to(folder / "link.txt")
    place, path = Place(str(folder)), path.format(root=folder.parent)
    with pytest.raises(InvalidInputError):
        place.read_bytes(path, MOST)
    with pytest.raises(InvalidInputError):
        place.write_bytes(path, b"changed")
    assert (outside / "secret.txt").read_text(encoding="utf-8") == "canary"


def test_root_as_the_working_folder_shows_no_views() -> None:
    for path in ("proc/self/environ", "/proc/self/environ", "dev/zero", "sys/kernel/notes"):
        with pytest.raises(InvalidInputError):
            Place("/").read_bytes(path, MOST)


@pytest.mark.parametrize("path", ["", "a\0b", "half \ud800", "a" * 5_000])
def test_what_is_no_path_is_refused(folder: Path, path: str) -> None:
    with pytest.raises(InvalidInputError, match="no path"):
        Place(str(folder)).resolve(path)


def test_links_and_dots_within_the_folder_lead_on(folder: Path) -> None:
    (folder / "link.txt").symlink_to("own.txt")
    place = Place(str(folder))
    for path in ("own.txt", "./own.txt", "sub/../own.txt", "link.txt", str(folder / "own.txt")):
        assert place.read_bytes(path, MOST) == b"own"
    assert place.write_bytes("link.txt", b"new") is False
    assert (folder / "own.txt").read_bytes() == b"new"
    assert (folder / "link.txt").is_symlink()


def test_further_folders_can_be_used_by_their_whole_paths(folder: Path) -> None:
    outside = folder.parent / "outside"
    place = Place(str(folder), [str(outside)])
    assert place.read_bytes(str(outside / "secret.txt"), MOST) == b"canary"
    assert place.read_bytes("../outside/secret.txt", MOST) == b"canary"


@pytest.mark.parametrize("swapped", ["sub", "sub/a.txt"])
@pytest.mark.parametrize("writes", [False, True])
def test_what_is_swapped_for_a_link_after_it_was_judged_is_refused(
    folder: Path, monkeypatch: pytest.MonkeyPatch, swapped: str, writes: bool
) -> None:
    outside = folder.parent / "outside"
    (outside / "a.txt").write_text("canary", encoding="utf-8")
    (folder / "sub" / "a.txt").write_text("own", encoding="utf-8")
    resolve = Place.resolve

    def swap(self: Place, path: str, to_write: bool = False) -> Path:
        real = resolve(self, path, to_write)
        os.rename(folder / swapped, folder / "away")
        target = outside if swapped == "sub" else outside / "a.txt"
        (folder / swapped).symlink_to(target)
        return real

    monkeypatch.setattr(Place, "resolve", swap)
    place = Place(str(folder))
    use = (
        (lambda: place.write_bytes("sub/a.txt", b"x"))
        if writes
        else (lambda: place.read_bytes("sub/a.txt", MOST))
    )
    with pytest.raises(InvalidInputError, match="became a link"):
        use()
    assert (outside / "a.txt").read_text(encoding="utf-8") == "canary"
    assert sorted(os.listdir(outside)) == ["a.txt", "secret.txt"]


def test_pipe_device_and_folder_are_no_files_and_wait_for_nobody(folder: Path) -> None:
    os.mkfifo(folder / "pipe")
    for path in ("pipe", "sub", "."):
        with pytest.raises(InvalidInputError, match="no file"):
            Place(str(folder)).read_bytes(path, MOST)
        with pytest.raises(InvalidInputError):
            Place(str(folder)).write_bytes(path, b"x")
    assert stat.S_ISFIFO((folder / "pipe").stat().st_mode)


def test_large_file_is_refused_before_it_is_read(folder: Path) -> None:
    with open(folder / "large", "wb") as file:
        file.truncate(10**12)
    with pytest.raises(InvalidInputError, match=r"1,000,000,000,000 bytes.* grep, or"):
        Place(str(folder)).read_bytes("large", MOST)


def test_hidden_is_neither_read_nor_written_and_protected_not_written(folder: Path) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "db").write_bytes(b"secret")
    (folder / "tools").mkdir()
    (folder / "tools" / "a.json").write_bytes(b"{}")
    place = Place(
        str(folder),
        hidden=[str(folder / "data")],
        protected=[str(folder / "tools")],
        code_folders=[str(folder / "sub")],
    )
    for path in ("data/db", "data/new"):
        with pytest.raises(InvalidInputError):
            place.read_bytes(path, MOST)
        with pytest.raises(InvalidInputError):
            place.write_bytes(path, b"x")
    assert place.read_bytes("tools/a.json", MOST) == b"{}"
    for path in (
        "tools/a.json",
        "tools/b.json",
        "TOOLS/b.json",
        "tools",
        ".git/hooks/x",
        "x/.GIT/y",
    ):
        with pytest.raises(InvalidInputError, match="may not be changed"):
            place.write_bytes(path, b"x")
    for path in ("sub/helper.py", "sub/package/__init__.PY", "sub/a.so"):
        with pytest.raises(InvalidInputError, match="may not be changed"):
            place.write_bytes(path, b"x")
    assert place.write_bytes("sub/notes.txt", b"x")
    assert place.write_bytes("other/helper.py", b"x")


def test_file_is_replaced_whole_and_keeps_its_mode(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = folder / "own.txt"
    file.chmod(0o640)
    place = Place(str(folder))
    assert place.write_bytes("a/b/new.txt", b"new") is True
    assert place.write_bytes("own.txt", b"longer than before") is False
    assert file.stat().st_mode & 0o777 == 0o640
    before = file.read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(place_module.os, "fsync", full)
    with pytest.raises(InvalidInputError, match="No space left"):
        place.write_bytes("own.txt", b"half")
    assert file.read_bytes() == before
    assert sorted(os.listdir(folder)) == ["a", "own.txt", "sub"]
