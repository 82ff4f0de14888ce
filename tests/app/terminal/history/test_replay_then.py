"""`tooldesk history replay --then`: a call runs again with the tool as it was when it ran."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from typing import Any

import pytest

from tooldesk.paths import AppPaths

Command = Callable[..., tuple[int, str, str]]
Ran = Callable[..., None]
Change = Callable[..., None]

ONE = '<tool_call>{"name": "say", "arguments": {"text": "one"}}</tool_call>'


@pytest.fixture
def change(paths: AppPaths) -> Change:
    """Changes fields of the tool's file."""

    def write(**fields: Any) -> None:
        file = paths.workspace_dir / "tools" / "say.json"
        file.write_text(json.dumps(json.loads(file.read_text()) | fields))

    return write


NOT = {"kind": "shell", "command": ["printf", "not %s", "{text}"]}


def test_changed_tool_runs_as_it_was_once_a_person_says_yes(
    command: Command, ran: Ran, change: Change
):
    ran(ONE)
    code, _, err = command("history", "replay", "1", "--then")
    assert (code, "The tool is still as it was then." in err) == (0, True)
    change(source=NOT, tags=["new"])
    code, out, err = command("history", "replay", "1", "--then")
    assert (code, out.startswith("say asks")) == (3, True), "no file allows it any more"
    code, out, err = command("history", "replay", "1", "--then", "--yes")
    assert (code, out.strip()) == (0, "one")
    told = "The tool runs as it was then. Different now: source command."
    assert told in err.splitlines()
    assert "the programs that it runs are today's" in err
    assert err.splitlines()[-1].startswith("The same result as that of 2")
    assert '"not one"' in command("history", "replay", "1")[2]
    code, _, err = command("history", "replay", "1", "--then", "--deny-all")
    assert (code, "the answer was no" in err) == (3, True)


def test_what_is_denied_or_disabled_today_is_not_run_by_a_definition_of_then(
    command: Command, ran: Ran, change: Change
):
    ran(ONE)
    change(source=NOT, permission="deny")
    code, out, err = command("history", "replay", "1", "--then", "--yes")
    assert (code, out.startswith("say is denied")) == (3, True)
    change(permission="allow", enabled=False)
    code, out, err = command("history", "replay", "1", "--then", "--yes")
    assert (code != 0, "one" in out.split(), "disabled" in err) == (True, False, True)


def test_tool_with_another_name_today_is_not_run_past_its_limit_or_what_it_denies(
    command: Command, ran: Ran, paths: AppPaths
):
    ran(ONE)
    for name, new_name in (("say", "tell"), ("tell", "speak")):
        assert command("tools", "rename", name, new_name)[0] == 0
    file = paths.workspace_dir / "tools" / "speak.json"
    code, out, err = command("history", "replay", "1")
    assert (code, out.strip(), err.startswith("Tool: speak; ")) == (0, "one", True)
    code, out, err = command("history", "replay", "1", "--then", "--yes")
    assert (code, out.strip()) == (0, "one")
    assert "The tool runs as it was then. Different now: name." in err.splitlines()
    (newest,) = json.loads(command("history", "list", "--limit", "1", "--json")[1])
    assert newest["tool_name"] == "speak", "where its uses are counted"
    fields = json.loads(file.read_text())
    for changed in ({"permission": "deny"}, {"enabled": False}, {"max_usage_count": 3}):
        file.write_text(json.dumps(fields | changed))
        code, out, _ = command("history", "replay", "1", "--then", "--yes")
        assert (code != 0, "one" in out.split()) == (True, False), changed


def test_code_that_was_written_since_is_said_where_the_definition_is_the_same(
    command: Command, ran: Ran, change: Change, paths: AppPaths
):
    code = paths.workspace_dir / "said.py"
    code.write_text("def say(text: str) -> str:\n    return text\n")
    os.utime(code, (1, 1))
    change(source={"kind": "python", "file": "said.py", "function": "say"})
    ran(ONE)
    _, _, err = command("history", "replay", "1", "--then")
    assert "older than the call; what it imports is today's, too." in err
    code.write_text("def say(text: str) -> str:\n    return text.upper()\n")
    os.utime(code, (1, 1))  # as a copy keeps it
    _, out, err = command("history", "replay", "1", "--then")
    assert (out.strip(), "still as it was" in err) == ("ONE", False)
    assert "the code in said.py is today's, and was written since." in err


def test_tool_that_is_gone_runs_as_it_was(command: Command, ran: Ran, paths: AppPaths):
    ran(ONE)
    (paths.workspace_dir / "tools" / "say.json").unlink()
    code, out, err = command("history", "replay", "1", "--then", "--yes")
    assert (code, out.strip()) == (0, "one")
    assert "no tool is called say any more" in err


def test_folder_that_nobody_trusts_runs_nothing_of_then(command: Command, ran: Ran, change: Change):
    ran(ONE)
    change(source=NOT)
    assert command("trust", "remove")[0] == 0
    code, out, err = command("history", "replay", "1", "--then", "--yes")
    assert (code != 0, "one" in out.split(), "trust" in f"{out}{err}") == (True, False, True)


def test_call_whose_tool_was_not_kept_is_replayed_only_with_that_of_now(
    command: Command, ran: Ran, change: Change
):
    description = "Says sk-aaaaaaaaaaaaaaaaaaaaaaaa"
    change(description=description)
    ran(ONE)
    code, out, err = command("history", "replay", "1", "--then")
    assert (code, out) == (2, "")
    assert "What the tool of call 1 was like was not kept. Replay it without --then." in err
