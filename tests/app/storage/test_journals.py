"""What a killed process noted, and the database had not yet, is written once by another one."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import ToolUsageLimitExceededError
from tooldesk.execution.usage_limits import UsageLimits
from tooldesk.storage import database as database_module
from tooldesk.storage import journal as journal_module
from tooldesk.storage.database import Database
from tooldesk.storage.journal import Journal, Note, lines_of
from tooldesk.storage.row_owner import RowOwner
from tooldesk.systems import system
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord, WrittenOutput
from tooldesk.usage.history.history import History

SAY = ToolDefinition.model_validate({"name": "say", "source": {"file": "a.py", "function": "say"}})
LIMITED = SAY.model_copy(update={"max_usage_count": 7})
needs_locks = pytest.mark.skipif(not system.HAS_BYTE_LOCKS, reason="there are no journals")


def journals_in(folder: Path) -> list[Path]:
    return list(folder.glob("tooldesk.db-calls-*"))


class Program:
    """History and counts of one process."""

    def __init__(self, folder: Path) -> None:
        self.database = Database(folder / "tooldesk.db")
        owner = RowOwner(folder)
        self.history = History(self.database, owner)
        self.limits = UsageLimits(self.database, owner)

    async def begin(self, number: int, written: WrittenOutput | None = None) -> CallRecord:
        written = written or WrittenOutput(f"output {number}")
        calling = ToolCalling("say", {"n": number}, dialect="hermes")
        record = CallRecord(ToolContext(), calling, "say", SAY, written=written)
        self.history.begin(record)
        await self.limits.count(SAY)
        return record

    async def call(self, number: int) -> None:
        record = await self.begin(number)
        await self.history.add(record, ToolResult((TextContent(f"said {number}"),)))

    async def seen(self) -> tuple[list[tuple[object, object, str]], dict[str, int]]:
        found = await self.history.calls.page(limit=99, is_whole=True)
        details = {each.number: each.detail for each in found}
        calls = [
            (
                each.detail["calling"]["arguments"]["n"],
                each.outcome,
                details[each.detail.get("outputOf", each.number)]["raw"],
            )
            for each in found
        ]
        return calls, await self.limits.counts()


def killed(folder: str) -> None:
    database_module.POST_PAUSE_S = 600.0
    asyncio.run(_killed(Program(Path(folder))))


async def _killed(program: Program) -> None:
    await program.call(0)  # the first one is written down with its tool
    await program.limits.counts()
    both = WrittenOutput("output of two")
    for number in (5, 6):
        await program.begin(number, both)
    for number in (1, 2):
        await program.call(number)
    record = await program.begin(3)
    await program.limits.counts()  # taken is the beginning, and not the end
    await program.history.add(record, ToolResult((TextContent("late"),)))
    await program.begin(4)
    os.kill(os.getpid(), signal.SIGKILL)


@needs_locks
async def test_calls_and_counts_of_a_killed_process_are_taken_over_once_by_one_that_lives(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    elsewhere: Callable[..., subprocess.Popen[str]],
):
    window = Program(tmp_path)
    assert await window.seen() == ([], {})
    monkeypatch.setattr(database_module, "POST_PAUSE_S", 600.0)
    child = elsewhere(killed, tmp_path)
    assert await asyncio.to_thread(child.wait, 60) == -signal.SIGKILL
    (left,) = journals_in(tmp_path)
    assert left.stat().st_mode & 0o077 == 0
    copy = shutil.copy(left, tmp_path / "copy")
    two = [(n, "interrupted", "output of two") for n in (6, 5)]
    one = [(n, "ok", f"output {n}") for n in (3, 2, 1, 0)]
    expected = [(4, "interrupted", "output 4"), *one[:3], *two, one[3]]
    assert await window.seen() == (expected, {"say": 7})
    assert not left.exists()
    shutil.move(copy, left)
    later = Program(tmp_path)
    assert await later.seen() == (expected, {"say": 7}), "what is marked as taken is in it"
    assert not left.exists()
    for each in (window, later):
        await each.database.close()


@needs_locks
async def test_journal_of_one_that_lives_and_notes_of_an_unknown_kind_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database_module, "POST_PAUSE_S", 600.0)
    program, other = Program(tmp_path), Program(tmp_path)
    await program.call(1)
    await program.limits.counts()
    await program.call(2)
    (journal_of_it,) = journals_in(tmp_path)
    assert (await other.seen())[1] == {"say": 1}, "it is the first one's own, as long as that lives"
    await other.database.close()
    assert journal_of_it.exists()
    newer = tmp_path / "tooldesk.db-calls-7"
    journal = Journal(newer)
    assert journal.append(("dream", {"of": "sheep"})) == 1
    assert (await program.seen())[1] == {"say": 2}
    await program.database.close()
    assert journals_in(tmp_path) == [newer]
    journal.close()
    assert newer.exists()


async def test_uses_from_before_a_tool_had_a_limit_are_below_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(database_module, "POST_PAUSE_S", 600.0)
    program = Program(tmp_path)
    await program.limits.counts()
    for _ in range(7):
        await program.limits.count(SAY)
    try:
        with pytest.raises(ToolUsageLimitExceededError):
            await program.limits.count(LIMITED)
    finally:
        await program.database.close()


def notes(number: int) -> tuple[Note, ...]:
    return ("use", {"n": number}), ("call", {"text": "\ud800 " * number})


def test_line_that_is_not_whole_ends_what_is_read(tmp_path: Path):
    path = tmp_path / "journal"
    journal = Journal(path)
    for number in (1, 2, 3):
        assert journal.append(*notes(number)) == number
    data = path.read_bytes()
    whole = [(number, list(notes(number))) for number in (1, 2, 3)]
    assert list(lines_of(data)) == whole
    for end in range(len(data)):
        assert list(lines_of(data[:end])) in (whole[:2], whole[:1], [])
    for at in range(len(data)):
        changed = bytearray(data)
        changed[at] ^= 0x10
        found = list(lines_of(bytes(changed)))
        assert found == whole[: len(found)]
        assert len(found) < 3
    journal.take(3)
    assert path.read_bytes() == b""
    assert journal.append(*notes(4)) == 4
    assert [number for number, _ in lines_of(path.read_bytes())] == [4]
    journal.take(4)
    journal.close()
    assert not path.exists()


def test_part_of_a_line_that_a_full_disk_took_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    path = tmp_path / "journal"
    journal = Journal(path)
    assert journal.append(*notes(1)) == 1
    write = os.write
    with monkeypatch.context() as full:
        full.setattr(os, "write", lambda descriptor, line: write(descriptor, line[:9]))
        assert journal.append(*notes(2)) is None
    assert journal.append(*notes(9)) == 2
    assert [found for _, found in lines_of(path.read_bytes())] == [list(notes(1)), list(notes(9))]
    monkeypatch.setattr(journal_module, "MOST_BYTES", 100)
    assert journal.append(*notes(3)) is None
    journal.close()
    assert path.exists(), "nobody has taken it"
