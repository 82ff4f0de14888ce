"""The program forgets what is too old or too much without a call, once its start is over."""

from __future__ import annotations

import asyncio
import base64
import sys
from asyncio.subprocess import PIPE
from functools import partial
from random import randbytes

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.settings import CacheSettings, Settings
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import CachePolicy, ShellSource, ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.history import History
from tooldesk_ui.commands.history import Step
from tooldesk_ui.program import tending


async def keep_an_old_call(paths) -> None:
    database = Database(paths.database)
    record = CallRecord(ToolContext(), ToolCalling("say", {}), "say")
    await History(database, RowOwner(paths.workspace_dir)).add(record, ToolResult())
    older = "UPDATE history SET finished_at = 1"
    await database.write(lambda connection: connection.execute(older))
    await database.close()


def test_old_calls_go_while_the_window_is_open(live, until, paths, run_async, monkeypatch) -> None:
    run_async(keep_an_old_call(paths))
    monkeypatch.setattr(tending, "AFTER_S", 0.0)

    async def body(window) -> None:
        left: list[object] = []

        async def look() -> bool:
            left[:] = await window.app.history.calls.page()
            return not left

        await until(lambda: window.app is not None)
        for _ in range(1_000):
            if await look():
                break
        assert left == []

    live(body)


async def keep_large_answers(paths) -> None:
    database = Database(paths.database)
    cache = CacheHandler(database, RowOwner(paths.workspace_dir))
    definition = ToolDefinition(
        name="say",
        source=ShellSource(command=["echo"]),
        cache=CachePolicy(enabled=True),
    )
    large = ToolResult((TextContent(base64.b64encode(randbytes(600_000)).decode()),))
    for number in range(3):
        outcome = await cache.store(definition, {"n": number}, large, {})
        assert outcome.verdict == "stored"
    await database.close()


def test_size_that_is_set_lower_holds_at_once(live, until, paths, run_async, monkeypatch) -> None:
    run_async(keep_large_answers(paths))
    monkeypatch.setattr(tending, "AFTER_S", 0.0)

    async def body(window) -> None:
        await until(lambda: window.status_line._cache.words == "Cache 1.9 MB")
        app, said, say = window.app, [], window.say

        def note(words: str, *rest: str) -> None:
            said.append(words)
            say(words, *rest)

        # a round that is under way as the size is set says it before "Set." is said
        monkeypatch.setattr(window, "say", note)

        def sized(size_mb: int, old: Settings) -> Settings:
            return old.model_copy(update={"cache": CacheSettings(max_size_mb=size_mb)})

        async def set_size(size_mb: int) -> None:
            await asyncio.to_thread(app.settings.change, partial(sized, size_mb))

        window.history.do(
            Step("set the size", "Set.", partial(set_size, 1), partial(set_size, 500))
        )
        await until(lambda: window.status_line._cache.words == "Cache 619 kB")
        await until(lambda: "2 cached answers went: the cache may take 1 MB." in said)
        assert [each.number for each in await app.cache.entries.page()] == [3]

    live(body)


def test_size_that_another_program_sets_lower_holds_in_the_next_round(
    live, until, paths, run_async, monkeypatch
) -> None:
    run_async(keep_large_answers(paths))
    monkeypatch.setattr(tending, "AFTER_S", 0.0)
    monkeypatch.setattr(tending, "EVERY_S", 0.05)

    async def body(window) -> None:
        await until(lambda: window.status_line._cache.words == "Cache 1.9 MB")
        paths.settings.write_text('{"cache": {"max_size_mb": 1}}', encoding="utf-8")
        await until(lambda: window.status_line._cache.words == "Cache 619 kB")

    live(body)


LOCKS = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], isolation_level=None)
connection.execute("BEGIN EXCLUSIVE")
print("locked", flush=True)
sys.stdin.readline()
"""


def test_size_that_is_set_lower_holds_once_another_program_lets_go(
    live, until, paths, run_async, monkeypatch
) -> None:
    run_async(keep_large_answers(paths))
    monkeypatch.setattr(tending, "AFTER_S", 0.0)
    monkeypatch.setattr(tending, "SOON_S", 0.05)

    async def body(window) -> None:
        await until(lambda: window.status_line._cache.words == "Cache 1.9 MB")
        words = [sys.executable, "-c", LOCKS, str(paths.database)]
        other = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE)
        try:
            assert await other.stdout.readline() == b"locked\n"
            smaller = Settings(cache=CacheSettings(max_size_mb=1))
            await asyncio.to_thread(window.app.settings.change, lambda _: smaller)
            window.history.changed.emit()
            await until(lambda: "can't be made smaller now" in window.notices.words())
            assert "Close the other program that uses it" in window.notices.words()
        finally:
            other.stdin.write(b"\n")
            await other.wait()
        await until(lambda: window.status_line._cache.words == "Cache 619 kB")
        assert "can't be made smaller" not in window.notices.words()

    live(body)
