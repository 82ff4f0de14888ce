"""While a command waits for what a person types, Ctrl+C, kill and a hang-up end it at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("there are no terminals of this kind", allow_module_level=True)

import pty
import termios

TOOL = """{"name": "echo", "source": {"kind": "shell", "command": ["/bin/echo", "x"]}}"""
QUESTIONS = {
    "hidden value": (["secrets", "set", "A_KEY"], b"not shown"),
    "hidden key": (["signers", "add", "key"], b"not shown"),
    "import": (["secrets", "import", "{folder}/x.env"], b"[y/N]"),
    "permission": (["run", "echo"], b"Allow it?"),
}


@pytest.fixture
def terminal() -> Iterator[tuple[int, int]]:
    """Our end of a terminal, and that of its programs."""
    ours, theirs = pty.openpty()
    yield ours, theirs
    os.close(ours)
    os.close(theirs)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("question", QUESTIONS)
def test_signal_ends_a_command_that_waits_for_a_person(
    question: str,
    number: int,
    terminal: tuple[int, int],
    tmp_path: Path,
    trust: Callable[[Path, Path], None],
) -> None:
    trust(tmp_path / "data", tmp_path)
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "echo.json").write_text(TOOL, encoding="utf-8")
    (tmp_path / "x.env").write_text("A_KEY=0123456789abcdef\n", encoding="utf-8")
    ours, theirs = terminal
    words, sign = QUESTIONS[question]
    folders = ["--workspace", str(tmp_path), "--data-dir", str(tmp_path / "data")]
    command = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "tooldesk",
            *folders,
            *(each.format(folder=tmp_path) for each in words),
        ],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=Path(__file__).parents[3],
        start_new_session=True,
    )
    try:
        shown = b""
        while sign not in shown:
            shown += os.read(ours, 65_536)
        command.send_signal(number)
        assert command.wait(timeout=60) == 130
        assert termios.tcgetattr(theirs)[3] & termios.ECHO
    finally:
        command.kill()
        command.wait()


@pytest.mark.parametrize("words", [("secrets", "set", "A_KEY"), ("signers", "add", "key")])
def test_signal_ends_a_command_that_reads_what_is_hidden_from_a_pipe(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    folders = ("--workspace", str(tmp_path), "--data-dir", str(tmp_path / "data"))
    command = subprocess.Popen(
        [sys.executable, "-m", "tooldesk", *folders, *words],
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
        start_new_session=True,
    )
    try:
        assert command.stdin is not None
        assert command.stderr is not None
        # more than a pipe holds: when all of it is written, it is being read
        command.stdin.write(b"0" * 1_000_000)
        command.stdin.flush()
        command.send_signal(signal.SIGINT)
        assert command.wait(timeout=60) == 130
        assert command.stderr.read() == b"Stopped.\n"
    finally:
        command.kill()
        command.communicate()
