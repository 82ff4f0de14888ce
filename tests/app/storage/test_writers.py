"""Who writes is known to live as long as it does, in whatever way it ends."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tooldesk.storage.writers import Writers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="locks of open files")

HOLDER = """
import sys
from pathlib import Path
from tooldesk.storage.writers import Writers
path = Path(sys.argv[1])
writers = Writers(path)
print(writers.own(), flush=True)
for line in sys.stdin:
    path.with_name(path.name + "-writers").read_bytes()  # who reads the file lets go of nothing
    if line.strip() == "close":
        writers.close()
    print("done", flush=True)
"""


@contextmanager
def holder(path: Path) -> Iterator[tuple[int, subprocess.Popen[str]]]:
    """Another process that writes, and its number."""
    words = [sys.executable, "-c", HOLDER, str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    with subprocess.Popen(words, text=True, bufsize=1, **pipes) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline()), process
        finally:
            process.kill()


def say(process: subprocess.Popen[str], word: str) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{word}\n")
    assert process.stdout.readline() == "done\n"


def test_writers_are_known_to_live_until_they_close_or_are_killed(tmp_path: Path):
    path = tmp_path / "tooldesk.db"
    mine, other = Writers(path), Writers(path)
    assert mine.is_alive(mine.own())
    assert other.is_alive(mine.own()), "of the same process, too"
    with holder(path) as (number, process):
        assert number != mine.own()
        say(process, "read")
        assert mine.is_alive(number)
        assert mine.is_alive(number), "looking takes nothing"
        say(process, "close")
        assert not mine.is_alive(number)
    with holder(path) as (number, process):
        assert mine.is_alive(number)
        process.kill()
        process.wait()
        assert not mine.is_alive(number)
    number = mine.own()
    mine.close()
    assert not other.is_alive(number)
    other.close()
    assert (tmp_path / "tooldesk.db-writers").stat().st_mode & 0o077 == 0


def test_what_is_no_number_or_cannot_be_looked_at_does_not_live(tmp_path: Path):
    writers = Writers(tmp_path / "gone" / "tooldesk.db")
    for each in (None, 0, -1, 2**60, "7", b"7", 7.0, 7):
        assert not writers.is_alive(each), each
    assert writers.is_alive(writers.own()), "it runs all the same"
    writers.close()


def test_no_descriptor_is_left_or_handed_on(tmp_path: Path):
    writers = Writers(tmp_path / "tooldesk.db")
    writers.own()
    assert writers._descriptor is not None
    assert not os.get_inheritable(writers._descriptor)
    before = writers._descriptor
    writers.close()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(before)
