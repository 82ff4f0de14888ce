"""What the cache answers at a terminal, from one command to the next."""

from __future__ import annotations

import json
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from warm_commands import WarmCommands

from tooldesk.paths import AppPaths
from tooldesk.workspace.trust import TrustedFolders

Called = Callable[..., tuple[str, str]]
"""Runs the tool with these flags; what it answered, and what the cache stage said."""


@pytest.fixture
def workspace(paths: AppPaths) -> Path:
    folder = paths.workspace_dir
    (folder / "tools").mkdir(parents=True)
    TrustedFolders(paths).add(folder)
    (folder / "say.sh").write_text("echo v1\n")
    source = {"kind": "shell", "command": ["sh", "say.sh", "weights.bin"]}
    tool = {"name": "say", "source": source, "cache": {"enabled": True}}
    (folder / "tools" / "say.json").write_text(json.dumps(tool))
    return folder


@pytest.fixture
def called(paths: AppPaths, workspace: Path, warm_commands: WarmCommands) -> Called:
    def run(*flags: str) -> tuple[str, str]:
        folders = ("--data-dir", str(paths.data_dir), "--workspace", str(workspace))
        words = ("run", "say", "--json", *flags, *folders)
        done = warm_commands.run_text(*words, start_new_session=True)
        events = [json.loads(line) for line in done.stdout.splitlines()]
        assert events, done.stderr
        (cache,) = (each for each in events if each.get("stage") == "cache" and "state" in each)
        (finished,) = (each for each in events if each["event"] == "UsageFinished")
        words = cache.get("explanation", "")
        return finished["results"][0]["content"][0]["text"], words

    return run


def test_answer_is_given_to_the_next_command_until_the_script_is_edited(
    called: Called, workspace: Path
) -> None:
    assert called("--yes") == ("v1", "Miss; the result is stored now.")
    assert called("--yes") == ("v1", "Hit: the same call was answered before.")
    (workspace / "say.sh").write_text("echo v2\n")
    answer, words = called("--yes")
    assert answer == "v2"
    assert words.startswith("Miss: code in say.sh changed since the answer of ")


def test_answer_that_had_a_yes_is_not_given_under_deny_all(
    called: Called, paths: AppPaths, workspace: Path
) -> None:
    assert called("--yes")[0] == "v1"
    for flags in (("--deny-all",), ()):
        answer, words = called(*flags)
        assert "v1" not in answer
        assert "Hit" not in words
    TrustedFolders(paths).remove(workspace)
    assert "v1" not in called("--yes")[0]
    TrustedFolders(paths).add(workspace)
    assert called("--yes")[1].startswith("Hit")


def test_large_file_is_read_once_for_all_commands(
    called: Called, paths: AppPaths, workspace: Path
) -> None:
    weights = workspace / "weights.bin"
    weights.write_bytes(b"\0" * 2_000_000)
    # as one that was written long ago: of younger ones nothing is remembered
    settled_at = weights.stat().st_ctime_ns + 2_100_000_000
    while time.time_ns() < settled_at:
        time.sleep(0.05)
    called("--yes")
    with closing(sqlite3.connect(paths.database)) as connection:
        rows = connection.execute("SELECT path, length(hash) FROM file_hashes").fetchall()
        assert rows == [(str(weights), 64)]
        # who reads the file would find out
        connection.execute("UPDATE file_hashes SET hash = 'another'")
        connection.commit()
    assert "code in weights.bin changed" in called("--yes")[1]
    assert called("--yes")[1].startswith("Hit")
    os.utime(weights, ns=(0, 0))
    assert "code in weights.bin changed" in called("--yes")[1], "read again: its state is another"
