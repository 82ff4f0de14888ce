"""`tooldesk limits` as a shell sees it: lists, sets and resets, and says what it can't do."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from warm_commands import WarmCommands

Shell = Callable[..., "subprocess.CompletedProcess[str]"]
TOOL = {
    "name": "web_add",
    "input_schema": {"a": "integer"},
    "source": {"kind": "python", "file": "web_add.py", "function": "web_add"},
}
CODE = 'def web_add(a: int) -> int:\n    """Add one."""\n    return a + 1\n'


@pytest.fixture
def shell(
    tmp_path: Path, trust: Callable[[Path, Path], None], warm_commands: WarmCommands
) -> Shell:
    """The terminal on a workspace with one tool."""
    (tmp_path / "workspace" / "tools").mkdir(parents=True)
    (tmp_path / "workspace" / "tools" / "web_add.json").write_text(json.dumps(TOOL))
    (tmp_path / "workspace" / "web_add.py").write_text(CODE)
    trust(tmp_path / "data", tmp_path / "workspace")

    def run(*words: str):
        where = ("--data-dir", str(tmp_path / "data"), "--workspace", str(tmp_path / "workspace"))
        return warm_commands.run_text(*words, *where)

    return run


def listed(shell: Shell) -> dict:
    done = shell("limits", "list", "--json")
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_limit_refuses_and_reset_lets_it_run_again(shell: Shell):
    done = shell("limits", "set", "web_add", "1", "--per", "month")
    assert (done.returncode, done.stdout) == (
        0,
        "web_add may run 1 time per month. 0 used so far.\n",
    )
    assert shell("run", "web_add", "--args", '{"a": 1}').stdout == "2\n"
    refused = shell("run", "web_add", "--args", '{"a": 2}')
    assert refused.returncode == 1
    assert "1 of 1 time this month" in refused.stdout
    shown = shell("limits", "list").stdout
    assert "1 of 1 this month, used up" in shown
    (row,) = listed(shell)["tools"]
    assert (row["count"], row["limit"], row["period"], row["pool"]) == (1, 1, "month", "http_api")
    assert row["next_period_at"].endswith("-01T00:00:00+00:00")
    assert shell("limits", "reset", "--all").stdout == "web_add: 1 use forgotten.\n"
    assert shell("run", "web_add", "--args", '{"a": 2}').stdout == "3\n"


def test_tool_file_keeps_what_its_author_wrote(shell: Shell, tmp_path: Path):
    file = tmp_path / "workspace" / "tools" / "web_add.json"
    shell("limits", "set", "web_add", "1_000")
    assert json.loads(file.read_text()) == TOOL | {"max_usage_count": 1000}
    done = shell("limits", "set", "web_add", "--unlimited")
    assert done.stdout == "web_add may run without a limit. 0 used so far.\n"
    assert json.loads(file.read_text()) == TOOL


def test_changes_are_answered_in_the_shape_of_the_list(shell: Shell):
    done = shell("limits", "set", "web_add", "3", "--per", "day", "--json")
    assert json.loads(done.stdout)["tools"] == listed(shell)["tools"]
    done = shell("limits", "set", "--pool", "http_api", "--concurrency", "2", "--json")
    answer = listed(shell)
    assert json.loads(done.stdout) == {key: answer[key] for key in ("pools", "calls_per_output")}
    shell("run", "web_add", "--args", '{"a": 1}')
    done = shell("limits", "reset", "web_add", "--json")
    assert json.loads(done.stdout) == {"tools": [{"name": "web_add", "forgotten": 1}]}


def test_pools_are_changed_and_forgotten(shell: Shell):
    words = ("--concurrency", "2", "--rate", "30/min", "--prefix", "ftp_*")
    assert shell("limits", "set", "--pool", "http_api", *words).returncode == 0
    assert shell("limits", "set", "--per-output", "7").returncode == 0
    answer = listed(shell)
    pool = next(each for each in answer["pools"] if each["name"] == "http_api")
    assert pool == {
        "name": "http_api",
        "concurrency": 2,
        "rate": {"calls": 30, "per": "minute"},
        "prefixes": ["web_", "ftp_"],
    }
    assert answer["calls_per_output"] == 7
    assert "30 per minute" in shell("limits", "list").stdout
    assert shell("limits", "set", "--pool", "http_api", "--rate", "none").returncode == 0
    assert shell("limits", "reset", "--pool", "http_api").returncode == 0
    pool = next(each for each in listed(shell)["pools"] if each["name"] == "http_api")
    assert pool == {"name": "http_api", "concurrency": 5, "rate": None, "prefixes": ["web_"]}


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("set", "nope", "3"), "No tool is called 'nope'. The nearest: web_add."),
        (("set", "web_add", "many"), "not a whole number"),
        (("set", "web_add", "-1"), "-1"),
        (("set", "web_add"), "N is missing"),
        (("set",), "Name a tool"),
        (("set", "web_add", "3", "--unlimited"), "--unlimited goes without"),
        (("set", "web_add", "3", "--rate", "3/s"), "go with --pool"),
        (("set", "web_add", "3", "--pool", "x"), "not both"),
        (("set", "--pool", "a b"), "Letters, digits"),
        (("set", "--pool", "a", "--rate", "fast"), "Write it like 5/s"),
        (("set", "--pool", "a", "--concurrency", "0"), "from 1 to"),
        (("reset",), "Name tools"),
        (("reset", "nope"), "No tool is called 'nope'"),
        (("reset", "web_add", "--all"), "Name tools"),
        (("reset", "--pool", "nope"), "No pool is called 'nope'"),
    ],
)
def test_what_can_not_be_done_says_why_and_exits_with_two(shell: Shell, words, reason: str):
    done = shell("limits", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert reason in done.stderr


def test_unknown_option_is_answered_with_the_usage_of_its_command(shell: Shell):
    done = shell("limits", "list", "--nope")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("usage: tooldesk limits list ")
    assert done.stderr.endswith("unrecognized arguments: --nope\n")


def test_unusable_database_is_told_once_and_limits_are_listed_all_the_same(
    shell: Shell, tmp_path: Path
):
    (tmp_path / "data" / "tooldesk.db").write_bytes(b"no database at all" * 100)
    done = shell("limits", "list")
    assert done.returncode == 1
    assert "?, unlimited" in done.stdout
    assert done.stderr.count("can't be used") == 1
    assert shell("limits", "reset", "web_add").returncode == 1
