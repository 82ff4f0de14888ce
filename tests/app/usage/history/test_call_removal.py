"""Calls are deleted, brought back, and gone from the file in the end, with their words and text."""

from __future__ import annotations

import subprocess
import zlib
from pathlib import Path

import pytest

from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import StorageError
from tooldesk.paths import AppPaths
from tooldesk.storage.database import Database
from tooldesk.storage.packed_json import unpack
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history import call_removal
from tooldesk.usage.history.call_record import CallRecord, WrittenOutput
from tooldesk.usage.history.history import History

OWNER = RowOwner(Path("workspace"))


@pytest.fixture
async def history(database: Database) -> History:
    return History(database, OWNER)


async def add(history: History, *words: str) -> None:
    """Calls of one output, each with a word."""
    written = WrittenOutput(" and ".join(words))
    records = [
        CallRecord(
            ToolContext(),
            ToolCalling(f"say_{word}", {"text": word}),
            f"say_{word}",
            written=written,
        )
        for word in words
    ]
    for record in records:
        history.begin(record)
    for record in records:
        await history.add(record, ToolResult((TextContent("said"),)))


async def listed(history: History, text: str = "") -> list[int]:
    """As every way of reading has them, which is the same."""
    calls = history.calls
    page = await (calls.search(text) if text else calls.page())
    found = [each.number for each in page]
    assert list(await calls.numbers(text=text)) == found
    assert [each.number for each in await calls.some(range(9, 0, -1))] >= found
    return found


async def test_deleted_calls_are_found_nowhere_until_they_are_brought_back(
    database: Database, history: History, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(call_removal, "_REMOVED_AT_ONCE", 2)
    for word in ("one", "two", "three", "four"):
        await add(history, word)
    other = History(database, RowOwner(Path("elsewhere")))
    await add(other, "five")
    told: list[int] = []
    history.changed.add(lambda: told.append(1))
    assert await listed(history, "said") == [4, 3, 2, 1]
    mark, count = await history.removal.remove([1, 3, 4, 5, 99])
    assert (count, told) == (3, [1]), "that of another workspace stays"
    assert await listed(history) == await listed(history, "said") == [2]
    assert await history.calls.find(3) is None
    assert [each.name for each in await history.written_names()] == ["say_two"]
    assert [each.number for each in await history.calls.page(is_everywhere=True)] == [5, 2]
    assert await history.removal.bring_back(mark) == 3
    assert await history.removal.bring_back(mark) == 0
    assert await listed(history) == await listed(history, "said") == [4, 3, 2, 1]
    _, count = await history.removal.remove([5], is_everywhere=True)
    assert (count, await listed(other)) == (1, [])


async def test_what_runs_stays(history: History, paths: AppPaths, another_caller: subprocess.Popen):
    elsewhere = History(Database(paths.database), RowOwner(paths.workspace_dir))
    assert (await elsewhere.removal.remove([1]))[1] == 0
    another_caller.kill()
    another_caller.wait()
    assert (await elsewhere.removal.remove([1]))[1] == 1
    await elsewhere._database.close()


async def test_what_is_forgotten_leaves_nothing_in_the_file(tmp_path: Path):
    database = Database(tmp_path / "tooldesk.db")
    history = History(database, OWNER)
    gone = ("quokka", "wombat", "numbat")
    await add(history, "kept", "quokka")  # the text is in the row of the other one
    await add(history, "wombat", "stays")  # and here in its own
    large = " ".join(f"numbat{number}" for number in range(9_000))
    await add(history, large)
    assert await listed(history, "say*") == [5, 4, 3, 2, 1]
    mark, count = await history.removal.remove([2, 3, 5])
    await history.removal.forget([mark])
    assert count == 3
    assert await history.removal.bring_back(mark) == 0
    assert await listed(history) == await listed(history, "said") == [4, 1]
    assert await listed(history, "kept") == [1]
    assert await listed(history, "quokka") == []
    for number in (1, 4):
        call = await history.calls.find(number)
        assert call is not None
        assert call.detail is not None
        assert call.detail.get("raw") is None
        assert call.arguments in ({"text": "kept"}, {"text": "stays"})
    check = "INSERT INTO history_words (history_words) VALUES ('integrity-check')"
    await database.write(lambda c: c.execute(check))
    owners = await database.read(lambda c: c.execute("SELECT * FROM history_owners").fetchall())
    assert len(owners) == 1
    assert left_in(tmp_path, gone) == []
    await database.close()
    assert left_in(tmp_path, gone) == []
    assert left_in(tmp_path, ("kept", "stays")) == ["kept", "stays"], "one would see it"


def left_in(folder: Path, words: tuple[str, ...]) -> list[str]:
    """Those that stand in a file, as they are or in anything that can still be inflated."""
    data = b"".join(each.read_bytes() for each in folder.iterdir() if each.is_file())
    # as packed_json begins
    begins = (at for at, byte in enumerate(data) if byte == 1)
    texts = [data, *(inflated(data[at : at + 4_000]) for at in begins)]
    return [word for word in words if any(word.encode() in text for text in texts)]


def inflated(data: bytes) -> bytes:
    """As far as it goes."""
    unpacker = zlib.decompressobj(-15, unpack.__globals__["_FIRST"])
    try:
        return unpacker.decompress(data[1:], 4_000)
    except zlib.error:
        return b""


async def test_who_is_killed_can_bring_nothing_back_and_the_next_one_forgets_it(tmp_path: Path):
    databases = [Database(tmp_path / "tooldesk.db") for _ in range(2)]
    first, second = (History(each, OWNER) for each in databases)
    await add(first, "one")
    await add(first, "two")
    mark, _ = await first.removal.remove([1])
    await second.removal.forget_what_is_nobodys()
    assert await first.removal.bring_back(mark) == 1, "who removed it lives"
    await first.removal.remove([1])
    databases[0].writers.close()  # as the end of its process does
    await second.removal.forget_what_is_nobodys()
    ids = await databases[1].read(lambda c: c.execute("SELECT id FROM history").fetchall())
    assert ids == [(2,)]
    for each in databases:
        await each.close()


async def test_removal_that_fails_halfway_is_taken_back(
    database: Database, history: History, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(call_removal, "_REMOVED_AT_ONCE", 1)
    await add(history, "one")
    await add(history, "two")
    write, tries = database.write, []

    async def failing(work):
        tries.append(1)
        if len(tries) == 2:
            raise StorageError("The disk is full.", next_step="Free some space.")
        return await write(work)

    monkeypatch.setattr(database, "write", failing)
    with pytest.raises(StorageError, match="full"):
        await history.removal.remove([1, 2])
    assert await listed(history) == [2, 1]
