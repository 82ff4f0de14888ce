"""tooldesk call and run: whose call it is, several outputs of one session."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from warm_commands import WarmCommands

TOOLS = """
def add(a: int) -> int:
    "Add one."
    return a + 1


def whoami(context) -> str:
    "Tell who calls."
    return f"{context.agent_role}, {sorted(context.fingerprint_context)}"


def where(context) -> list:
    "Tell where and for whom it runs."
    return [str(context.working_dir), context.session_id, context.agent_name]
"""
UNREADABLE = "<tool_call>\n{{{{ nothing like it\n</tool_call>"

Shell = Callable[..., subprocess.CompletedProcess[str]]


def hermes(name: str, **arguments: object) -> str:
    return f"<tool_call>\n{json.dumps({'name': name, 'arguments': arguments})}\n</tool_call>"


@pytest.fixture
def shell(tmp_path: Path, warm_commands: WarmCommands) -> Shell:
    def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return warm_commands.run_text(
            *words, "--data-dir", str(tmp_path / "data"), env={**os.environ, **environment}
        )

    (tmp_path / "mine.py").write_text(TOOLS)
    assert run("tools", "add", str(tmp_path / "mine.py")).returncode == 0
    return run


@pytest.fixture
def outputs(tmp_path: Path) -> Callable[..., list[str]]:
    def write(*texts: str) -> list[str]:
        files = [tmp_path / f"{number}.txt" for number in range(len(texts))]
        for file, text in zip(files, texts, strict=True):
            file.write_text(text)
        return list(map(str, files))

    return write


def test_tool_is_told_who_calls_and_nothing_shows_the_fingerprint(shell: Shell, outputs):
    done = shell(
        *("call", *outputs(hermes("whoami")), "--agent-role", "Researcher"),
        *("--fingerprint", "tenant=canary-4711", "--fingerprint", "SESSION"),
        SESSION="canary-0815",
    )
    assert (done.returncode, done.stdout) == (0, "Researcher, ['SESSION', 'tenant']\n")
    assert "agent role Researcher; fingerprint context tenant •••, SESSION •••" in done.stderr
    assert "canary" not in done.stderr


def test_run_of_one_tool_takes_the_same_options(shell: Shell):
    done = shell("run", "whoami", "--json", "--agent-role", "Clerk", "--fingerprint", "user=u-4711")
    events = [json.loads(line) for line in done.stdout.splitlines()]
    (handed,) = (event["handed"] for event in events if event.get("handed"))
    assert handed == [["agent role", "Clerk"], ["fingerprint context", "user •••"]]
    assert events[-1]["results"][0]["content"][0]["text"] == "Clerk, ['user']"


def test_several_files_are_the_outputs_of_one_session(shell: Shell, outputs):
    files = outputs(*(UNREADABLE,) * 2, hermes("add", a=1), hermes("add", a=1), hermes("add", a=2))
    done = shell("call", *files, "--model", "gpt-4o", "--remind-every", "2", "--json")
    ends = [json.loads(line) for line in done.stdout.splitlines() if "UsageFinished" in line]
    failures = [end["format_failure"] for end in ends]
    assert [each and each["errorClass"] for each in failures[:3]] == [
        "invalid_input",
        "permanent",
        None,
    ]
    contents = [end["messages"][0]["content"] for end in ends]
    assert "attempt 1 of 2" in contents[0]
    assert "just called with exactly these arguments" in contents[3]
    assert contents[4].startswith("<tool_response>\n3\n\nReminder.")
    assert done.returncode == 1


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (("--fingerprint", "=x"), "needs a name"),
        (("--fingerprint", "NO_SUCH_VARIABLE_HERE"), "no variable"),
        (("--remind-every", "-1"), "from 0 to"),
        (("--remind-every", "often"), "invalid int"),
    ],
)
def test_option_that_cannot_be_used_is_bad_usage(shell: Shell, option, words):
    done = shell("run", "add", "--args", '{"a": 1}', *option)
    assert done.returncode == 2
    assert words in done.stderr


@pytest.mark.parametrize("command", ["call", "run"])
def test_folder_session_and_name_reach_the_tool(shell: Shell, outputs, tmp_path: Path, command):
    folder = tmp_path / "a folder"
    folder.mkdir()
    what = outputs(hermes("where")) if command == "call" else ["where"]
    options = ("--session", "s-1", "--working-dir", str(folder), "--agent-name", "Ada")
    done = shell(command, *what, *options)
    assert done.returncode == 0
    assert json.loads(done.stdout) == [str(folder), "s-1", "Ada"]


def test_folder_that_is_not_there_is_a_fault_of_the_command(shell: Shell, tmp_path: Path):
    done = shell("run", "where", "--working-dir", str(tmp_path / "gone"))
    assert done.returncode == 2
    assert "there is no such folder" in done.stderr
    assert "Traceback" not in done.stderr
