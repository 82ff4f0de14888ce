"""What the cache holds can be looked through, pinned, deleted with a way back, and compared."""

from __future__ import annotations

import base64
from dataclasses import replace
from pathlib import Path
from random import randbytes
from typing import Any

import pytest

from tooldesk.cache.answer_state import NO_SUCH_TOOL, AnswerKind, ToolNow, state_of
from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheHit, CacheMiss
from tooldesk.cache.key_comparison import compare_keys, nearest_entry
from tooldesk.settings import CacheSettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import TextContent, ToolResult

OWNER = RowOwner(Path("workspace"))
TOOL = ToolDefinition(
    name="add",
    source=PythonSource(file="x.py", function="f"),
    cache=CachePolicy(enabled=True),
)
OTHER = TOOL.model_copy(update={"name": "sub"})
NOW = {"code in x.py": "1", "input schema": "1"}
LARGE = ToolResult((TextContent(base64.b64encode(randbytes(240_000)).decode()),))


def said(word: str) -> ToolResult:
    return ToolResult((TextContent(word),))


async def number_of_nearest(*given: Any, **how: Any) -> int | None:
    found = await nearest_entry(*given, **how)
    return None if found is None else found.number


@pytest.fixture
def cache(database: Database) -> CacheHandler:
    settings = SettingsFile(None)
    settings.current = Settings(cache=CacheSettings(max_size_mb=1))
    return CacheHandler(database, OWNER, settings=settings)


async def test_entries_are_found_by_words_and_sorted_by_the_database(cache: CacheHandler):
    for arguments, length in (({"q": "Rust 100%"}, 5), ({"q": "rust_x"}, 9), ({"q": "go"}, 7)):
        await cache.store(TOOL, arguments, said("x" * length), NOW)
    await cache.store(OTHER, {"q": "rust"}, said("x"), NOW)
    await cache.read(TOOL, {"q": "go"}, NOW)
    entries = cache.entries
    assert list(await entries.numbers()) == [3, 4, 2, 1]
    assert list(await entries.numbers(["RUST"], "stored_at")) == [4, 2, 1]
    assert list(await entries.numbers(["rust", "0%"])) == [1]
    assert list(await entries.numbers(["t_x"])) == [2], "no pattern, but the character"
    assert list(await entries.numbers((), "tool_name", is_descending=False)) == [1, 2, 3, 4]
    assert list(await entries.numbers(["tool:add"], "size_bytes")) == [2, 1, 3]
    assert list(await entries.numbers(["\ud800" * 99_999] * 5_000)) == []
    assert [each.number for each in await entries.some([2, 99, 1])] == [2, 1]
    assert await CacheHandler(cache._database, RowOwner(Path("other"))).entries.some([1]) == []


async def test_misses_are_counted_until_the_tool_is_cleared(cache: CacheHandler):
    await cache.read(TOOL, {}, NOW)
    await cache.store(TOOL, {}, said("x"), NOW)
    await cache.read(TOOL, {}, NOW)
    await cache.read(TOOL, {}, NOW | {"code in x.py": "2"})
    (share,) = await cache.entries.shares()
    assert (share.hits, share.misses) == (1, 2)
    assert await cache.clear("add") == 1
    await cache.store(TOOL, {}, said("x"), NOW)
    assert [each.misses for each in await cache.entries.shares()] == [0]


async def test_answer_in_the_place_of_another_was_never_given(cache: CacheHandler):
    await cache.store(TOOL, {}, said("old"), NOW)
    await cache.entries.pin([1])
    for _ in range(2):
        assert isinstance(await cache.read(TOOL, {}, NOW), CacheHit)
    assert [each.hits for each in await cache.entries.page()] == [2]
    edited = NOW | {"code in x.py": "2"}
    assert isinstance(await cache.read(TOOL, {}, edited), CacheMiss)
    await cache.store(TOOL, {}, said("new"), edited)
    (entry,) = await cache.entries.page()
    assert (entry.number, entry.hits, entry.is_pinned) == (1, 0, True)
    assert entry.used_at == entry.stored_at


async def test_tool_that_has_misses_only_is_among_the_others(cache: CacheHandler):
    await cache.store(OTHER, {}, said("x"), NOW)
    await cache.read(TOOL, {}, NOW)
    shares = await cache.entries.shares()
    found = [(each.tool_name, each.count, each.misses, each.used_at) for each in shares]
    assert found[0] == ("add", 0, 1, None)
    assert [each.tool_name for each in shares] == ["add", "sub"]
    await cache.clear("add")
    assert [each.tool_name for each in await cache.entries.shares()] == ["sub"]


async def test_pinned_result_stays_in_a_full_cache_until_it_is_unpinned(cache: CacheHandler):
    for number in range(3):
        await cache.store(TOOL, {"n": number}, LARGE, NOW)
    assert await cache.entries.pin([1, 99]) == [1]
    await cache.store(TOOL, {"n": 0}, LARGE, NOW)
    await cache.entries.pin([2])
    await cache.store(TOOL, {"n": 3}, LARGE, NOW)
    await cache.store(TOOL, {"n": 4}, LARGE, NOW)
    kept = await cache.entries.page()
    assert [(each.number, each.is_pinned) for each in kept] == [(5, False), (2, True), (1, True)]
    assert await cache.entries.pin([1], is_pinned=False) == [1]
    await cache.store(TOOL, {"n": 5}, LARGE, NOW)
    await cache.store(TOOL, {"n": 6}, LARGE, NOW)
    assert 1 not in [each.number for each in await cache.entries.page()]
    await cache.clear()
    for number in range(4):
        await cache.store(TOOL, {"n": number}, LARGE, NOW)
        (newest, *_) = await cache.entries.page()
        await cache.entries.pin([newest.number])
    await cache.store(TOOL, {"n": 4}, LARGE, NOW)
    kept = [each.is_pinned for each in await cache.entries.page()]
    assert kept == [True] * 4, "what is pinned stays, whatever it weighs"


async def test_what_is_deleted_is_gone_for_calls_and_comes_back_as_it_was(cache: CacheHandler):
    for number in range(3):
        await cache.store(TOOL, {"n": number}, said(f"{number}"), NOW)
    await cache.store(OTHER, {}, said("other"), NOW)
    await cache.entries.pin([2])
    before = await cache.entries.page()
    removal = cache.removal
    one, count = await removal.remove([2, 77])
    assert count == 1
    assert isinstance(await cache.read(TOOL, {"n": 1}, NOW), CacheMiss)
    assert await cache.entries.find(2) is None
    assert await cache.entries.delete([2]) == []
    assert (await cache.entries.pin([2]), len(await cache.entries.numbers())) == ([], 3)
    of_tool, count = await removal.remove(tool_name="add")
    assert (count, [each.tool_name for each in await cache.entries.page()]) == (2, ["sub"])
    assert (await removal.bring_back(of_tool), await removal.bring_back(one)) == (2, 1)
    assert await cache.entries.page() == before
    assert (await removal.remove())[1] == 4
    assert await cache.entries.shares() == []


async def test_misses_go_with_all_answers_of_their_tool_and_come_back_with_them(
    cache: CacheHandler,
):
    async def figures() -> list[tuple[str, int, int, int]]:
        shares = await cache.entries.shares()
        return [(each.tool_name, each.count, each.hits, each.misses) for each in shares]

    for tool in (TOOL, OTHER):
        await cache.read(tool, {}, NOW)
        await cache.store(tool, {}, said("x"), NOW)
        await cache.read(tool, {}, NOW)
    removal = cache.removal
    one, _ = await removal.remove([1])
    assert await figures() == [("add", 0, 0, 1), ("sub", 1, 1, 1)], "others of it may be there"
    await removal.bring_back(one)
    of_tool, _ = await removal.remove(tool_name="add")
    assert await figures() == [("sub", 1, 1, 1)]
    await cache.read(TOOL, {}, NOW)
    assert await figures() == [("add", 0, 0, 1), ("sub", 1, 1, 1)]
    assert (await removal.remove(tool_name="add"))[1] == 0
    await removal.bring_back(of_tool)
    assert await figures() == [("add", 1, 1, 2), ("sub", 1, 1, 1)]
    everything, _ = await removal.remove()
    assert await figures() == []
    await cache.read(TOOL, {}, NOW)
    assert await cache.clear() == 0
    assert await removal.bring_back(everything) == 0
    assert await figures() == [], "another program has cleared them meanwhile"


async def test_what_is_cleared_is_counted_without_what_was_deleted_before(cache: CacheHandler):
    for number in range(3):
        await cache.store(TOOL, {"n": number}, said("x"), NOW)
    mark, _ = await cache.removal.remove([1, 2])
    assert await cache.clear("add") == 1
    assert await cache.removal.bring_back(mark) == 0, "it went for good"
    assert await cache.clear() == 0


async def test_a_new_answer_stays_when_the_deleted_one_is_brought_back(cache: CacheHandler):
    await cache.store(TOOL, {}, said("old"), NOW)
    await cache.read(TOOL, {}, NOW)
    await cache.entries.pin([1])
    removed_at, _ = await cache.removal.remove([1])
    await cache.store(TOOL, {}, said("new"), NOW)
    assert await cache.removal.bring_back(removed_at) == 0
    hit = await cache.read(TOOL, {}, NOW)
    assert isinstance(hit, CacheHit)
    assert hit.result.joined_text == "new"
    (entry,) = await cache.entries.page()
    assert (entry.hits, entry.is_pinned) == (1, False), "it begins anew"


async def test_what_was_deleted_goes_for_good_with_its_window_and_first_in_a_full_cache(
    cache: CacheHandler, database: Database
):
    async def left() -> list[int]:
        return [row[0] for row in await database.read(lambda c: c.execute(ALL).fetchall())]

    for number in range(4):
        await cache.store(TOOL, {"n": number}, LARGE, NOW)
    first, _ = await cache.removal.remove([1])
    await cache.removal.remove([4])
    await cache.removal.forget([first])
    assert await left() == [2, 3, 4]
    await cache.store(TOOL, {"n": 5}, LARGE, NOW)
    await cache.store(TOOL, {"n": 6}, LARGE, NOW)
    assert await left() == [3, 5, 6], "4 was used after 3, but it is deleted"
    await cache.removal.remove([6])
    long_ago = "UPDATE cache_uses SET removed_at = '2020' WHERE removed_at IS NOT NULL"
    await database.write(lambda connection: connection.execute(long_ago))
    await cache.store(TOOL, {}, LARGE, NOW)
    assert await left() == [3, 5, 7], "6 was of a window that was killed"


ALL = "SELECT id FROM cache_entries ORDER BY id"


async def test_entry_says_how_it_stands_to_the_tool_of_now(cache: CacheHandler):
    await cache.store(TOOL, {}, said("x"), NOW)
    (entry,) = await cache.entries.page()
    cases = [
        (ToolNow(NOW), AnswerKind.GOOD, ""),
        (ToolNow(NOW, "the cache is off"), AnswerKind.NOT_GIVEN, "the cache is off"),
        (NO_SUCH_TOOL, AnswerKind.NOT_GIVEN, "there is no such tool now"),
        (ToolNow(NOW | {"input schema": "2"}), AnswerKind.CHANGED, "input schema changed since"),
    ]
    for now, kind, words in cases:
        state = entry.state(now)
        assert (state.kind, words in state.reason) == (kind, True)
    assert entry.state(ToolNow({"input schema": "1"})).changed == ("code in x.py",)
    assert replace(entry, expires_at="2020-01-01T00:00:00+00:00").state(ToolNow(NOW)).kind is (
        AnswerKind.OVER
    )
    assert replace(entry, fingerprint=None).state(ToolNow(NOW)).kind is AnswerKind.UNKNOWN
    assert state_of("never", None, NOW, ToolNow(NOW)).reason == "it can't be read"


async def test_nearest_call_is_found_and_its_differences_named(cache: CacheHandler):
    calls = (
        {"city": "Bern", "days": 3, "units": "metric"},
        {"city": "Bern", "days": 3, "units": "imperial"},
        {"query": "a text of many words and one more"},
    )
    for arguments in calls:
        await cache.store(TOOL, arguments, said("x"), NOW | {"input schema": "0"})
    await cache.store(OTHER, {"city": "Bern", "days": 4, "units": "metric"}, said("x"), NOW)
    entries = cache.entries
    asked = cache_key("add", {"city": "Bern", "days": 4, "units": "metric"})
    assert await number_of_nearest(entries, "add", asked) == 1
    same = cache_key("add", calls[0])
    assert await number_of_nearest(entries, "add", same, with_same=True) == 1
    assert await number_of_nearest(entries, "add", same) == 2
    words = cache_key("add", {"query": "a text of many words and one less"})
    assert await number_of_nearest(entries, "add", words) == 3
    assert await nearest_entry(entries, "none", asked) is None
    assert await nearest_entry(entries, "add", "no key at all") is not None
    shown = await entries.find(1)
    assert shown is not None
    found = compare_keys(shown.entry, asked, NOW)
    assert [(each.pointer, each.then, each.now) for each in found.differences] == [("/days", 3, 4)]
    assert found.changed == ("input schema",)
