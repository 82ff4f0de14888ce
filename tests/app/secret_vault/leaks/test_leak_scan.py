"""A stored value is found in any file, in any form; the report never holds it."""

from __future__ import annotations

import base64
import json
import os
from pathlib import Path

import pytest

from tooldesk.secret_vault.leaks.leak_scan import MOST_LEAKS_A_FILE, scan

VALUE = 'canary+/"4711"ä'
VALUES = [("KEY", VALUE), ("SHORT", "12345"), ("COMMON", "password")]


def places(report) -> list[tuple[str, str, int | None]]:
    return [(each.path.name, each.name, each.line) for each in report.leaks]


def test_forms_are_found_with_file_line_and_name(tmp_path: Path):
    (tmp_path / "plain.txt").write_text(f"one\ntwo {VALUE}\n{VALUE} and {VALUE}\n")
    (tmp_path / "log.json").write_text("\n\n" + json.dumps({"a": VALUE}))
    encoded = base64.b64encode(f"user:{VALUE}".encode()).decode()
    (tmp_path / "header.txt").write_text(f"Authorization: Basic {encoded}")
    (tmp_path / "fine.txt").write_text("12345 password")
    report = scan([tmp_path], VALUES)
    assert places(report) == [
        ("header.txt", "KEY", 1),
        ("log.json", "KEY", 3),
        ("plain.txt", "KEY", 2),
        ("plain.txt", "KEY", 3),
        ("plain.txt", "KEY", 3),
    ]
    assert (report.file_count, report.not_looked_for) == (4, ("COMMON", "SHORT"))
    assert "4711" not in repr(report)


@pytest.mark.parametrize("before", [0, 1_048_570, 1_048_576, 3_000_000])
def test_value_is_found_across_the_borders_of_what_is_read(tmp_path: Path, before: int):
    lines = (b"x" * 99 + b"\n") * (before // 100) + b"y" * (before % 100)
    (tmp_path / "big").write_bytes(lines + VALUE.encode() + b"z" * 3_000_000)
    report = scan([tmp_path], VALUES)
    assert [(each.offset, each.line) for each in report.leaks] == [(before, before // 100 + 1)]
    assert report.size_bytes == before + len(VALUE.encode()) + 3_000_000


def test_long_value_is_one_leak(tmp_path: Path):
    value = "".join(chr(33 + (at * at * 7 + at) % 90) for at in range(5_000))
    (tmp_path / "a").write_text(f"<{value}>")
    assert len(scan([tmp_path], [("LONG", value)]).leaks) == 1


def test_binary_file_has_offsets_and_many_leaks_are_capped(tmp_path: Path):
    (tmp_path / "a.bin").write_bytes((b"\0" + VALUE.encode()) * 1_000)
    report = scan([tmp_path], VALUES)
    assert len(report.leaks) == MOST_LEAKS_A_FILE
    assert (report.leaks[0].offset, report.leaks[0].line) == (1, None)


def test_pipes_links_and_folders_named_twice_are_handled(tmp_path: Path):
    inner = tmp_path / "inner"
    inner.mkdir()
    (inner / "a.txt").write_text(VALUE)
    os.mkfifo(inner / "pipe")
    (inner / "loop").symlink_to(tmp_path)
    (inner / "dangling").symlink_to("nowhere")
    report = scan([tmp_path, inner, inner / "a.txt", tmp_path / "missing"], VALUES)
    assert places(report) == [("a.txt", "KEY", 1)]


def test_what_its_caller_raises_ends_the_scan(tmp_path: Path):
    (tmp_path / "a").write_text("x")

    def stop(files: int, size_bytes: int) -> None:
        raise EOFError

    with pytest.raises(EOFError):
        scan([tmp_path], VALUES, stop)
