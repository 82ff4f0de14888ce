"""The command hands over to the terminal, or opens the window, or says what it lacks."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tooldesk_ui import __main__ as program

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", f"import sys\n{PROBE}", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


PROBE = """
from tooldesk_ui.__main__ import main
code = main()
print("qt" if any(name.startswith("PySide6") for name in sys.modules) else "no qt")
sys.exit(code)
"""


def test_terminal_commands_never_load_qt(tmp_path: Path) -> None:
    done = run("tools", "list", "--data-dir", str(tmp_path), HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("no qt\n")


def test_folders_may_stand_before_the_command(tmp_path: Path) -> None:
    folders = ("--workspace", str(tmp_path / "mine"), f"--data-dir={tmp_path}")
    done = run(*folders, "limits", "list", "--json", HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("no qt\n")
    assert (tmp_path / "mine" / "tools").is_dir()


def test_what_holds_for_every_command_may_stand_before_it(tmp_path: Path) -> None:
    done = run("--unchecked", "--data-dir", str(tmp_path), "tools", "list", HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "calculator" in done.stdout


def test_ctrl_c_before_a_command_is_read_ends_it_with_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr("tooldesk.terminal.commands.make_parser", interrupted)
    assert program.main(["tools", "list"]) == 130
    assert capsys.readouterr().err == "Stopped.\n"
    monkeypatch.setitem(sys.modules, "tooldesk.terminal", Interrupting("tooldesk.terminal"))
    assert program.main(["tools", "list"]) == 130


class Interrupting(ModuleType):
    """A package at whose import somebody presses Ctrl+C."""

    def __getattr__(self, name: str) -> object:
        raise KeyboardInterrupt


@pytest.mark.parametrize("file", ["x.tool.json", "./x", "/a/x", "a b.json"])
def test_file_is_for_the_window_and_needs_one(file: str, tmp_path: Path) -> None:
    done = run("--data-dir", str(tmp_path), file, HOME=str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "no qt\n")
    assert "tooldesk import FILE" in done.stderr


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        program.main(["nonsense"])
    known = re.findall(r"'(\w+)'", capsys.readouterr().err.partition("choose from")[2])
    assert "limits" in known
    with pytest.raises(SystemExit):
        program.main(["--help"])
    shown = capsys.readouterr().out
    assert [name for name in known if name not in shown] == []


def test_version_is_printed_without_qt(tmp_path: Path) -> None:
    done = run("--version", HOME=str(tmp_path))
    assert done.stdout.startswith("tooldesk ")
    assert done.stdout.endswith("no qt\n")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
def test_no_display_says_so_and_runs_a_sample(tmp_path: Path) -> None:
    done = run("--data-dir", str(tmp_path), HOME=str(tmp_path))
    assert done.stderr.startswith(program.NO_DISPLAY)
    assert done.stdout.endswith("no qt\n")


def test_unknown_option_is_bad_usage(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        program.main(["--nonsense"])
    assert caught.value.code == 2
    assert "--nonsense" in capsys.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
def test_memory_of_the_window_is_nobody_elses(tmp_path: Path) -> None:
    program = (
        "import ctypes\n"
        "from tooldesk_ui.program import opening\n"
        "opening.open_window = lambda *_, **__: ctypes.CDLL(None).prctl(3, 0, 0, 0, 0)\n"
        "from tooldesk_ui.__main__ import main\n"
        f"print('dumpable', main(['--data-dir', {str(tmp_path)!r}]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "dumpable 0", done.stderr
