"""Commands work with whatever standard streams they are started with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
ECHO = {
    "name": "echo",
    "input_schema": {"type": "object", "properties": {"word": {"type": "string"}}},
    "source": {"kind": "shell", "command": ["echo", "{word}"]},
    "permission": "allow",
}


@pytest.fixture
def folders(tmp_path: Path, trust: Callable[[Path, Path], None]) -> list[str]:
    tools = tmp_path / "ws" / "tools"
    tools.mkdir(parents=True)
    (tools / "echo.json").write_text(json.dumps(ECHO), encoding="utf-8")
    trust(tmp_path / "data", tmp_path / "ws")
    return ["--workspace", str(tmp_path / "ws"), "--data-dir", str(tmp_path / "data")]


def _shell(line: str, folders: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a line of sh in which "$@" is Tooldesk, and then its folders."""
    variables: Mapping[str, str] = {**os.environ, **environment}
    words = ["sh", "-c", line, "sh", sys.executable, "-m", "tooldesk"]
    return subprocess.run(
        [*words, "run", "echo", *folders],
        capture_output=True,
        encoding="latin-1" if environment else "utf-8",
        timeout=60,
        check=False,
        cwd=ROOT,
        env=variables,
    )


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_call_succeeds_when_streams_are_closed(folders: list[str], closed: str):
    done = _shell(f'"$@" --args \'{{"word": "hi"}}\' {closed}', folders)
    assert (done.returncode, "Traceback" in done.stderr) == (0, False), done.stderr
    assert done.stdout == ("" if ">&-" in closed.split() else "hi\n")


def test_arguments_of_a_closed_input_are_missing_ones(folders: list[str]):
    done = _shell('"$@" --args - <&-', folders)
    assert done.returncode == 2
    assert done.stderr.startswith("tooldesk: --args is not JSON")


def test_full_disk_is_told_in_one_line(folders: list[str]):
    done = _shell('"$@" --args \'{"word": "hi"}\' >/dev/full', folders)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last == "tooldesk: Standard output can't be written: No space left on device."
    assert "Traceback" not in done.stderr


def test_letters_that_the_output_has_not_are_escaped(folders: list[str]):
    done = _shell(
        '"$@" --args \'{"word": "\\u00fc \\u6771"}\'', folders, PYTHONIOENCODING="latin-1"
    )
    assert (done.returncode, done.stdout) == (0, "ü \\u6771\n"), done.stderr
