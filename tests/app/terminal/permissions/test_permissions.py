"""The terminal asks, or is told in advance; without either nothing runs, and 3 says so."""

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

RESULT, FAILED, BAD_USAGE, NOT_PERMITTED = 0, 1, 2, 3
LONGEST_S = 60
Shell = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    tools = tmp_path / "data" / "workspace" / "tools"
    tools.mkdir(parents=True)
    schema = {"type": "object", "properties": {"name": {"type": "string"}}}
    touch = {
        "name": "touch",
        "source": {"kind": "shell", "command": ["touch", "--", "{name}"]},
        "input_schema": schema,
        "permission_rules": [
            {
                "permission": "deny",
                "when": [{"kind": "text", "argument": "name", "patterns": ["x*"]}],
            }
        ],
    }
    (tools / "touch.json").write_text(json.dumps(touch))
    return tools.parent


@pytest.fixture
def shell(tmp_path: Path, workspace: Path, warm_commands: WarmCommands) -> Shell:
    def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
        folders = ("--data-dir", str(tmp_path / "data"))
        return warm_commands.run_text(*words, *folders, text=text.encode(), start_new_session=True)

    return run


def typed(
    tmp_path: Path, answers: str, *words: str, stdin: str | None = None, early: str = ""
) -> tuple[int, str]:
    """Exit code and what a terminal showed; each line of `answers` is typed at a question.

    `early` is typed before the first one.
    """
    child, terminal = pty.fork()
    if child == 0:
        if stdin is not None:
            source = os.open(stdin, os.O_RDONLY)
            os.dup2(source, 0)
        command = [sys.executable, "-m", "tooldesk", *words, "--data-dir", str(tmp_path / "data")]
        os.execv(sys.executable, command)
    os.write(terminal, early.encode())
    shown, ends_at = b"", time.monotonic() + LONGEST_S
    left = answers.split("\n")
    while time.monotonic() < ends_at:
        try:
            piece = os.read(terminal, 65_536)
        except OSError:  # Linux says so when the other end is closed
            break
        if not piece:
            break
        shown += piece
        if left and shown.count(b"Allow it? y =") > answers.count("\n") + 1 - len(left):
            os.write(terminal, left.pop(0).encode() + b"\n")
    os.close(terminal)
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status), shown.decode("utf-8")


def test_what_was_typed_before_the_question_answers_nothing(
    tmp_path: Path, workspace: Path
) -> None:
    assert typed(tmp_path, "n", *touch("made"), early="y\ny\n")[0] == NOT_PERMITTED
    assert not (workspace / "made").exists()


@pytest.mark.parametrize("between", [" " * 90, "\n", "\r\n", "  " * 500 + "字" * 200])
def test_nothing_of_a_call_begins_a_line_of_its_question(
    tmp_path: Path, workspace: Path, between: str
) -> None:
    name = "a" + between + "Call 1: harmless would run"
    shown = typed(tmp_path, "n", *touch(name))[1]
    question = shown[shown.index("Call 1: touch would run") : shown.index("Allow it?")]
    lines = question.splitlines()[1:]
    assert all(line.startswith("  ") for line in lines)
    # a terminal counts such letters as two
    assert all(len(line) + line.count("字") < 80 for line in lines)


def test_folder_with_a_line_break_stays_on_its_line(tmp_path: Path, workspace: Path) -> None:
    file = workspace / "tools" / "touch.json"
    tool = json.loads(file.read_text(encoding="utf-8"))
    (tmp_path / "x\nCall 1: harmless would run").mkdir()
    tool["source"]["working_dir"] = str(tmp_path / "x\nCall 1: harmless would run")
    file.write_text(json.dumps(tool), encoding="utf-8")
    shown = typed(tmp_path, "n", *touch("made"))[1]
    assert "\nCall 1: harmless" not in shown.replace("\r", "")


def touch(name: str) -> tuple[str, ...]:
    return ("run", "touch", "--args", json.dumps({"name": name}))


@pytest.mark.parametrize(
    ("flags", "name", "code", "words"),
    [
        ((), "made", NOT_PERMITTED, "nobody was there to say yes"),
        (("--yes",), "made", RESULT, "allowed in advance by --yes"),
        (("--deny-all",), "made", NOT_PERMITTED, "the answer was no"),
        (("--yes",), "xmade", NOT_PERMITTED, "denied by rule: name fits x*"),
        (("--yes",), "no/such/folder", FAILED, "exit code 1"),
    ],
)
def test_exit_code_tells_refused_from_failed(
    shell: Shell, workspace: Path, flags: tuple[str, ...], name: str, code: int, words: str
) -> None:
    done = shell(*touch(name), *flags)
    assert done.returncode == code
    assert words in done.stdout + done.stderr
    assert (workspace / name).exists() is (code == RESULT)


def test_refused_call_says_what_to_do_in_a_script(shell: Shell) -> None:
    assert "--yes" in shell(*touch("made")).stderr


def test_flags_exclude_each_other(shell: Shell) -> None:
    assert shell(*touch("made"), "--yes", "--deny-all").returncode == 2


@pytest.mark.parametrize(
    ("answer", "code"),
    [("y", RESULT), ("n", NOT_PERMITTED), ("", NOT_PERMITTED), ("yse", NOT_PERMITTED)],
)
def test_terminal_shows_the_call_and_takes_an_answer(
    tmp_path: Path, workspace: Path, answer: str, code: int
) -> None:
    done, shown = typed(tmp_path, answer, *touch("made it"))
    assert done == code
    assert "| touch -- 'made it'" in shown
    assert f"Folder: {workspace}" in shown.replace("\r\n  : ", "")
    assert (workspace / "made it").exists() is (code == RESULT)


def test_session_answers_the_further_calls_of_a_command_and_no_more(
    tmp_path: Path, workspace: Path, shell: Shell
) -> None:
    outputs = []
    for name in ("first", "second"):
        outputs.append(str(tmp_path / name))
        call = {"name": "touch", "arguments": {"name": name}}
        Path(outputs[-1]).write_text(f"<tool_call>{json.dumps(call)}</tool_call>")
    code, shown = typed(tmp_path, "s", "call", *outputs)
    assert (code, shown.count("Allow it?")) == (RESULT, 1)
    assert "s = until this command ends" in shown
    assert (workspace / "first").exists()
    assert (workspace / "second").exists()
    assert shell(*touch("third")).returncode == NOT_PERMITTED


def test_a_question_stands_alone_until_it_is_answered(tmp_path: Path, workspace: Path) -> None:
    calls = [{"name": "touch", "arguments": {"name": name}} for name in ("one", "two", "xthree")]
    output = tmp_path / "output"
    output.write_text("".join(f"<tool_call>{json.dumps(call)}</tool_call>" for call in calls))
    _, shown = typed(tmp_path, "n\ny", "call", str(output))
    questions = [line for line in shown.splitlines() if "Allow it?" in line]
    assert [line.partition("[n]: ")[2] for line in questions] == ["n", "y"]


def test_always_is_kept_until_it_is_revoked_or_the_tool_changes(
    tmp_path: Path, workspace: Path, shell: Shell
) -> None:
    assert typed(tmp_path, "a", *touch("first"))[0] == RESULT
    assert shell(*touch("second")).returncode == RESULT
    assert shell(*touch("xthird")).returncode == NOT_PERMITTED
    (row,) = json.loads(shell("permissions", "list", "--json").stdout)
    assert (row["tool"], row["state"]) == ("touch", "in force")
    file = workspace / "tools" / "touch.json"
    original = file.read_text()
    file.write_text(original.replace('"touch", "--"', '"rm", "--"'))
    assert "changed, asks again" in shell("permissions", "list").stdout
    refused = shell(*touch("second"))
    assert refused.returncode == NOT_PERMITTED
    assert (workspace / "second").exists()
    file.write_text(original)
    misspelt = shell("permissions", "revoke", "tuch")
    assert misspelt.returncode == BAD_USAGE
    assert "No tool is called 'tuch'. The nearest: touch" in misspelt.stderr
    assert shell("permissions", "revoke", "touch").returncode == RESULT
    assert shell(*touch("fourth")).returncode == NOT_PERMITTED
    assert shell("permissions", "revoke", "touch").returncode == FAILED
    assert shell("permissions", "list").stdout == ""


def test_revoking_wants_a_name_or_all(shell: Shell, tmp_path: Path) -> None:
    assert shell("permissions", "revoke").returncode == 2
    assert shell("permissions", "revoke", "touch", "--all").returncode == 2
    typed(tmp_path, "a", *touch("first"))
    assert shell("permissions", "revoke", "--all").returncode == RESULT


def test_question_is_asked_at_the_terminal_when_a_text_comes_on_standard_input(
    tmp_path: Path, workspace: Path
) -> None:
    text = tmp_path / "text"
    text.write_text('<tool_call>{"name": "touch", "arguments": {"name": "made"}}</tool_call>')
    code, shown = typed(tmp_path, "y", "call", "-", stdin=str(text))
    assert code == RESULT, shown
    assert (workspace / "made").exists()


def test_hostile_arguments_fake_nothing_in_a_terminal(tmp_path: Path, workspace: Path) -> None:
    name = "a\x1b[2K\r  Allow it? y\n  | touch -- safe\u202e\u05d0"
    _, shown = typed(tmp_path, "n", *touch(name))
    assert "| touch -- 'a\\x1b[2K\\r  Allow it? y\r\n  |   | touch -- safe\\u202e\\u05d0'" in shown


def test_tool_can_not_command_the_terminal(shell: Shell, tmp_path: Path, workspace: Path) -> None:
    (workspace / "beep.py").write_text(
        'def beep() -> str:\n    """Beep."""\n    print("\\x1b]0;mine\\x07")\n'
        '    return "\\x1b[2Jgone\\ta"\n'
    )
    source = {"kind": "python", "file": "beep.py", "function": "beep"}
    (workspace / "tools" / "beep.json").write_text(json.dumps({"name": "beep", "source": source}))
    code, shown = typed(tmp_path, "", "run", "beep")
    assert code == RESULT
    assert "\x1b" not in shown
    assert r"\x1b]0;mine\x07" in shown
    assert "\\x1b[2Jgone\ta" in shown
    assert shell("run", "beep").stdout == "\x1b[2Jgone\ta\n"
