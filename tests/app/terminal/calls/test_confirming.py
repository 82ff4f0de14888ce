"""A person says yes to calls that wait at the terminal, or in advance."""

from __future__ import annotations

import json
import os
import pty
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from warm_commands import WarmCommands

CUT_OFF = '<tool_call>{"name": "calculator", "arguments": {"expression": "2+3"}'
OTHER_NAME = (
    '<tool_call>{"name": "text_calculator", "arguments": {"expression": "2+3"}}</tool_call>'
)
Shell = Callable[..., "subprocess.CompletedProcess[str]"]

LONGEST_S = 60
"""How long a command may take on a busy machine."""


@pytest.fixture
def shell(tmp_path: Path, warm_commands: WarmCommands) -> Shell:
    """Run the command in a process of its own, with a data folder of its own."""

    def run(*words: str, text: str) -> subprocess.CompletedProcess[str]:
        folders = ("--data-dir", str(tmp_path / "data"))
        return warm_commands.run_text(*words, *folders, text=text.encode())

    return run


def _typed(folder: Path, text: str, answer: str) -> tuple[int, str]:
    (folder / "output.txt").write_text(text, encoding="utf-8")
    child, terminal = pty.fork()
    if child == 0:
        command = [sys.executable, "-m", "tooldesk", "call", str(folder / "output.txt")]
        os.execv(sys.executable, [*command, "--data-dir", str(folder / "data")])
    shown, ends_at, is_open = b"", time.monotonic() + LONGEST_S, True
    while time.monotonic() < ends_at:
        try:
            piece = os.read(terminal, 65_536)
        except OSError:  # Linux says so when the other end is closed
            break
        shown += piece
        if is_open and b"[n]: " in shown:
            os.write(terminal, answer.encode() + b"\n")
            is_open = False
    os.close(terminal)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), shown.decode("utf-8")


@pytest.mark.parametrize(
    ("flags", "code", "held", "shown"),
    [
        ((), 4, [], ""),
        (("--accept-held",), 0, ["incomplete"], "5"),
        (("--accept-names",), 4, [], ""),
        (("--deny-all", "--accept-held"), 0, ["incomplete"], "5"),
    ],
)
def test_held_back_call_is_answered_in_advance(
    shell: Shell, flags: tuple[str, ...], code: int, held: list[str], shown: str
) -> None:
    done = shell("call", "--json", *flags, text=CUT_OFF)
    assert done.returncode == code
    events = [json.loads(line) for line in done.stdout.splitlines()]
    assert [each["was_held"] for each in events if each["event"] == "CallFound"] == held
    waiting = [each["reason"] for each in events[-1]["parsed"]["held_back"]]
    assert waiting == ([] if held else ["incomplete"])
    assert [each["content"][0]["text"] for each in events[-1]["results"]] == (
        [shown] if shown else []
    )


def test_names_are_answered_in_advance(shell: Shell) -> None:
    name = OTHER_NAME.replace("text_calculator", "calculators")
    assert shell("call", text=name).returncode == 4
    done = shell("call", "--accept-names", text=name)
    assert (done.returncode, done.stdout) == (0, "5\n"), done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
@pytest.mark.parametrize(("answer", "code"), [("y", 0), ("n", 4), ("", 4)])
def test_held_back_call_is_asked_about(tmp_path: Path, answer: str, code: int) -> None:
    done, shown = _typed(tmp_path, CUT_OFF, answer)
    assert "calculator was held back (incomplete)" in shown
    assert '  |   "expression": "2+3"' in shown
    assert done == code, shown
    assert ("\r\n5\r\n" in shown) is (code == 0)


@pytest.mark.skipif(sys.platform == "win32", reason="no pty")
@pytest.mark.parametrize(("answer", "code"), [("1", 0), ("9", 4), ("n", 4)])
def test_name_is_asked_about(tmp_path: Path, answer: str, code: int) -> None:
    text = OTHER_NAME.replace("text_calculator", "calculators")
    done, shown = _typed(tmp_path, text, answer)
    assert "No tool is called calculators" in shown
    assert "1 = calculator" in shown
    assert done == code, shown
