"""Threats 17 and 18: what a caller was told of is kept, whenever the process is killed."""

from __future__ import annotations

import _sqlite3
import asyncio
import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_result import JsonObject

KILLS = int(os.environ.get("TOOLDESK_KILLS", "40"))
"""`make kills` asks for more."""

POWER_CUTS = KILLS // 4

BOTH = ["note", "pay"]
"""A tool without a limit, and one whose count is kept before each call of it."""

CALLER = Path(__file__).with_name("killed_caller.py")
LONGEST_WAIT_S = 0.004
"""After the last call that is waited for: about as long as one takes."""

pytestmark = [
    pytest.mark.skipif(not hasattr(os, "fork"), reason="each round is a fork"),
    pytest.mark.timeout(60 + KILLS * 5),
]
needs_own_sqlite = pytest.mark.skipif(
    not hasattr(_sqlite3, "__file__"), reason="the SQLite of this Python is built in"
)


@pytest.fixture(scope="module")
def caller() -> Iterator[subprocess.Popen[str]]:
    words = [sys.executable, str(CALLER)]
    with subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    ) as process:
        yield process
        process.kill()


def test_no_acknowledged_call_is_lost_and_every_count_is_exact(
    caller: subprocess.Popen[str], tmp_path: Path
):
    (tmp_path / "workspace").mkdir()
    chance = random.Random(17)
    acknowledged: set[int] = set()
    for round_number in range(KILLS):
        acknowledged |= killed_round(caller, tmp_path, chance, round_number)
    rows, counts = kept(tmp_path)
    ended = {number_of(row) for row in rows if row["outcome"] == "ok"}
    begun = [number_of(row) for row in rows]
    ran = {int(line) for line in (tmp_path / "ran").read_text().split()}
    assert len(acknowledged) > KILLS
    assert acknowledged - ended == set(), "told, and not in the history"
    assert ran - set(begun) == set(), "ran, and not in the history"
    assert acknowledged <= ran
    assert len(begun) == len(set(begun))
    assert {row["outcome"] for row in rows} <= {"ok", "interrupted"}
    assert counts == Counter(str(row["tool_name"]) for row in rows)


@needs_own_sqlite
def test_power_cut_takes_no_synced_call_and_no_use_of_a_limited_tool(
    caller: subprocess.Popen[str], tmp_path: Path
):
    chance = random.Random(18)
    for number in range(POWER_CUTS):
        folder = tmp_path / str(number)
        for each in ("workspace", "survivors"):
            (folder / each).mkdir(parents=True)
        synced = cut_round(caller, folder, chance)
        lose_what_was_not_synced(folder)
        rows, counts = kept(folder)
        ended = {number_of(row) for row in rows if row["outcome"] == "ok"}
        assert synced - ended == set()
        ran = [int(line) for line in (folder / "ran").read_text().split()]
        assert counts.get("pay", 0) >= sum(n % 2 for n in ran)


@needs_own_sqlite
def test_call_that_takes_long_survives_a_power_cut_before_its_end(
    caller: subprocess.Popen[str], tmp_path: Path
):
    for each in ("workspace", "survivors"):
        (tmp_path / each).mkdir()
    pid = begin(caller, folder=str(tmp_path), number=7, tools=["hold"], is_power_cut=True)
    look_until = time.monotonic() + 30
    while begun_on_disk(tmp_path) != ["hold"] and time.monotonic() < look_until:
        time.sleep(0.02)
    end(caller, pid)
    lose_what_was_not_synced(tmp_path)
    rows, counts = kept(tmp_path)
    assert [(row["tool_name"], row["outcome"]) for row in rows] == [("hold", "interrupted")]
    assert counts == {"hold": 1}


def begun_on_disk(folder: Path) -> list[str]:
    """The tools of the calls that a power cut would leave now."""
    with TemporaryDirectory() as copy:
        for name in ("tooldesk.db", "tooldesk.db-wal"):
            with suppress(FileNotFoundError):
                shutil.copy(folder / "survivors" / name, copy)
        with closing(sqlite3.connect(Path(copy, "tooldesk.db"))) as connection:
            try:
                return [row[0] for row in connection.execute("SELECT tool_name FROM history")]
            except sqlite3.DatabaseError:
                return []


def lose_what_was_not_synced(folder: Path) -> None:
    """Leave in the data folder what a power cut would, of the files that are there."""
    for file in (folder / "data").glob("tooldesk.db*"):
        survivor = folder / "survivors" / file.name
        file.unlink()
        if survivor.exists():
            survivor.rename(file)


def killed_round(
    caller: subprocess.Popen[str],
    folder: Path,
    chance: random.Random,
    round_number: int,
) -> set[int]:
    """The calls that a process was told of before it was killed at a moment like no other."""
    assert caller.stdout is not None
    told: set[int] = set()
    number = round_number * 1_000_000
    pid = begin(caller, folder=str(folder), number=number, tools=BOTH, is_power_cut=False)
    for _ in range(chance.randrange(40)):
        told.add(int(caller.stdout.readline()))
    time.sleep(chance.random() * LONGEST_WAIT_S)  # no wait for anything: the moment of the kill
    return told | {int(line) for line in end(caller, pid)}


def cut_round(caller: subprocess.Popen[str], folder: Path, chance: random.Random) -> set[int]:
    """The calls that a process was told of before a sync began that was over before it was killed.

    It never waits for the disk, nor makes a pause: a sync has to come while calls are made.
    """
    assert caller.stdout is not None
    pid = begin(caller, folder=str(folder), number=0, tools=BOTH, is_power_cut=True)
    told, before, synced = set[int](), set[int](), set[int]()

    def hear(word: str) -> None:
        nonlocal before, synced
        if word == "sync":
            before = set(told)
        elif word == "synced":
            synced = before
        else:
            told.add(int(word))

    least = chance.randrange(1, 40)
    while len(synced) < least:
        hear(caller.stdout.readline().strip())
    time.sleep(chance.random() * LONGEST_WAIT_S)  # as above
    for line in end(caller, pid):
        hear(line.strip())
    return synced


def begin(caller: subprocess.Popen[str], **asked: object) -> int:
    """The process that makes these calls."""
    assert caller.stdin is not None
    assert caller.stdout is not None
    caller.stdin.write(json.dumps(asked) + "\n")
    return int(caller.stdout.readline())


def end(caller: subprocess.Popen[str], pid: int) -> list[str]:
    """Kill it; what it said to the end."""
    os.kill(pid, signal.SIGKILL)
    assert caller.stdout is not None
    return list(iter(caller.stdout.readline, "ended\n"))


def kept(folder: Path) -> tuple[list[JsonObject], dict[str, int]]:
    async def read() -> tuple[list[JsonObject], dict[str, int]]:
        app = build_app(AppPaths.of(folder / "data", folder / "workspace"))
        try:
            return await app.history.latest(1_000_000), await app.limits.counts()
        finally:
            await app.close()

    return asyncio.run(read())


def number_of(row: JsonObject) -> int:
    return int(json.loads(str(row["calling"]))["arguments"]["n"])
