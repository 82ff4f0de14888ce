"""Good results are remembered by tool and arguments; failures and strangers' rows never count."""

from __future__ import annotations

import base64
import math
import pickle
from pathlib import Path
from random import randbytes

import pytest
from pydantic import ValidationError

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.cache.cache_in_memory import CacheInMemory
from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheHit, CacheMiss, changed_words
from tooldesk.redaction.redactor import Redactor
from tooldesk.settings import CacheSettings, Settings
from tooldesk.settings_file import SettingsFile
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import ImageContent, TextContent, ToolResult

OWNER = RowOwner(Path("workspace"))
GOOD = ToolResult(
    (TextContent("4 ☀"), ImageContent("aGk=", "image/png")),
    structured={"z": [4], "a": {"n": 1, "b": 2}},
)
NOW = {"code in x.py": "1", "input schema": "1"}
"""What the tool is like."""


def tool(**policy: object) -> ToolDefinition:
    source = PythonSource(file="x.py", function="f")
    return ToolDefinition(name="add", source=source, cache=CachePolicy(**policy))


@pytest.mark.parametrize(
    ("arguments", "key"),
    [
        ({}, "tool:add|input:{}"),
        ({"b": 1, "a": "é"}, 'tool:add|input:{"a":"é","b":1}'),
        ({"a": {"y": None, "x": [1, 2.5]}}, 'tool:add|input:{"a":{"x":[1,2.5],"y":null}}'),
        ({"a": "\ud800"}, 'tool:add|input:{"a":"\\ud800"}'),
    ],
)
def test_key_is_canonical(arguments, key):
    assert cache_key("add", arguments) == key


async def test_stored_result_comes_back_as_it_was(database: Database):
    cache = CacheHandler(database, OWNER)
    stored = await cache.store(tool(enabled=True), {"a": 1, "b": 2}, GOOD, NOW)
    assert (stored.verdict, stored.key) == ("stored", 'tool:add|input:{"a":1,"b":2}')
    hit = await cache.read(tool(enabled=True), {"b": 2, "a": 1}, NOW)
    assert isinstance(hit, CacheHit)
    assert hit.result == GOOD
    assert str(hit.result.structured) == str(GOOD.structured), "in the order of the first run"
    assert hit.outcome.verdict == "hit"
    assert hit.outcome.stored_at == stored.stored_at


@pytest.mark.parametrize("text", ["☀ " * 40_000, "\ud800" + "x" * 3_000_000])
async def test_large_result_is_kept_deflated_and_comes_back_as_it_was(
    database: Database, text: str
):
    picture = ImageContent(base64.b64encode(randbytes(30_000)).decode(), "image/png")
    large = ToolResult((TextContent(text), picture), structured={"text": text})
    cache, cached = CacheHandler(database, OWNER), tool(enabled=True)
    stored = await cache.store(cached, {"a": 1}, large, NOW)
    assert stored.verdict == "stored"
    (kept, size_bytes) = await database.read(
        lambda connection: connection.execute(
            "SELECT result, size_bytes FROM cache_entries JOIN cache_uses ON entry = id"
        ).fetchone()
    )
    assert isinstance(kept, bytes)
    assert size_bytes == len(kept) + len(stored.key)
    assert len(kept) < 0.8 * len(picture.data) + 0.1 * len(text)
    hit = await cache.read(cached, {"a": 1}, NOW)
    assert isinstance(hit, CacheHit)
    assert hit.result == large
    shown = await cache.entries.find(1)
    assert shown is not None
    assert shown.result == large
    await database.write(
        lambda connection: connection.execute("UPDATE cache_entries SET result = x'0102'")
    )
    miss = await cache.read(cached, {"a": 1}, NOW)
    assert isinstance(miss, CacheMiss)
    assert miss.reason == "the stored answer can't be read"


@pytest.mark.parametrize("length", [10, 100_000])
async def test_stored_result_tells_the_model_what_the_first_one_did(
    database: Database, length: int
):
    told = ToolResult((TextContent("for people"),), for_model="for the model " * length)
    cache, cached = CacheHandler(database, OWNER), tool(enabled=True)
    await cache.store(cached, {}, told, NOW)
    hit = await cache.read(cached, {}, NOW)
    assert isinstance(hit, CacheHit)
    assert hit.result == told


async def test_longest_time_that_a_tool_may_say_is_kept(database: Database):
    cache = CacheHandler(database, OWNER)
    outcome = await cache.store(tool(enabled=True, ttl_s=1e11), {}, GOOD, NOW)
    assert outcome.expires_at is not None
    for longer in (1e12, 1e300, math.inf):
        with pytest.raises(ValidationError, match="less than or equal"):
            tool(enabled=True, ttl_s=longer)


async def test_other_arguments_miss(database: Database):
    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {"a": 1}, GOOD, NOW)
    assert isinstance(await cache.read(tool(enabled=True), {"a": 2}, NOW), CacheMiss)


@pytest.mark.parametrize(
    ("definition", "result", "reason"),
    [
        (tool(), GOOD, "the tool's cache is off"),
        (tool(enabled=True), ToolResult(is_error=True), "failures are never stored"),
    ],
)
async def test_what_may_not_be_stored_is_not(database: Database, definition, result, reason):
    cache = CacheHandler(database, OWNER)
    outcome = await cache.store(definition, {}, result, NOW)
    assert (outcome.verdict, outcome.reason) == ("not stored", reason)
    assert isinstance(await cache.read(tool(enabled=True), {}, NOW), CacheMiss)


async def test_expired_result_is_a_miss_and_is_replaced(database: Database):
    cache = CacheHandler(database, OWNER)
    definition = tool(enabled=True, ttl_s=3600)
    await cache.store(definition, {}, GOOD, NOW)
    assert isinstance(await cache.read(definition, {}, NOW), CacheHit)
    long_ago = "UPDATE cache_entries SET expires_at = '2001-01-01T00:00:00+00:00'"
    await database.write(lambda connection: connection.execute(long_ago))
    assert isinstance(await cache.read(definition, {}, NOW), CacheMiss)
    await cache.store(definition, {}, GOOD, NOW)
    assert isinstance(await cache.read(definition, {}, NOW), CacheHit)


async def test_answer_for_a_time_is_none_once_the_clock_was_set_back(database: Database):
    cache = CacheHandler(database, OWNER)
    for ttl_s, is_hit in ((3600, False), (None, True)):
        definition = tool(enabled=True, ttl_s=ttl_s)
        await cache.store(definition, {"a": 1}, GOOD, NOW)
        ahead = "UPDATE cache_entries SET stored_at = '2999-01-01T00:00:00+00:00'"
        if ttl_s:
            ahead += ", expires_at = '2999-01-01T01:00:00+00:00'"
        await database.write(lambda connection, ahead=ahead: connection.execute(ahead))
        found = await cache.read(definition, {"a": 1}, NOW)
        assert isinstance(found, CacheHit) == is_hit
        assert is_hit or "clock was set back" in found.reason


@pytest.mark.parametrize("is_in_memory", [False, True])
@pytest.mark.parametrize(
    ("now", "words"),
    [
        (NOW | {"code in x.py": "2"}, "code in x.py"),
        ({"code in x.py": "1"}, "input schema"),
        (NOW | {"variable KEY": "1"}, "variable KEY"),
        ({"code in x.py": "2", "input schema": "2"}, "code in x.py and input schema"),
    ],
)
async def test_answer_of_another_tool_is_a_miss_that_says_why(
    database: Database, is_in_memory: bool, now: dict[str, str], words: str
):
    cache = CacheInMemory(Redactor()) if is_in_memory else CacheHandler(database, OWNER)
    definition = tool(enabled=True)
    await cache.store(definition, {}, GOOD, NOW)
    assert isinstance(await cache.read(definition, {}, NOW), CacheHit)
    miss = await cache.read(definition, {}, now)
    assert isinstance(miss, CacheMiss)
    assert miss.reason.startswith(f"{words} changed since the answer of 20")


async def test_answer_of_nobody_knows_what_is_a_miss_that_says_so(database: Database):
    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {}, GOOD, NOW)
    older = "UPDATE cache_entries SET fingerprint = NULL"
    await database.write(lambda connection: connection.execute(older))
    miss = await cache.read(tool(enabled=True), {}, NOW)
    assert isinstance(miss, CacheMiss)
    assert "not known" in miss.reason


def test_only_some_of_many_changes_are_named():
    now = {name: "2" for name in "abcde"}
    assert changed_words({}, {"a": "1", "b": "1", "c": "1"}) == "a, b and c"
    assert changed_words(dict.fromkeys("abcde", "1"), now) == "a, b, c and 2 more"
    now = {f"code in {name}": "1" for name in "abc"} | {"source interpreter": "1"}
    assert changed_words({}, now) == "source interpreter, code in a, code in b and 1 more"


async def test_pickle_in_the_database_is_never_loaded(database: Database, tmp_path: Path):
    marker = tmp_path / "marker"

    class Evil:
        def __reduce__(self):
            return (Path.touch, (marker,))

    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {}, GOOD, NOW)
    for column in ("result", "stored_at", "expires_at", "tool_name", "fingerprint"):
        evil = f"UPDATE cache_entries SET {column} = ?", (pickle.dumps(Evil()).decode("latin-1"),)
        await database.write(lambda connection, evil=evil: connection.execute(*evil))
        assert isinstance(await cache.read(tool(enabled=True), {}, NOW), CacheMiss)
    assert not marker.exists()


async def test_answer_that_is_nested_too_deep_is_a_miss(database: Database):
    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {}, GOOD, NOW)
    deep = ("UPDATE cache_entries SET result = ?", ("[" * 100_000,))
    await database.write(lambda connection: connection.execute(*deep))
    miss = await cache.read(tool(enabled=True), {}, NOW)
    assert miss == CacheMiss("the stored answer can't be read")


async def test_clear_forgets_one_tool_or_all(database: Database):
    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {"a": 1}, GOOD, NOW)
    await cache.store(tool(enabled=True), {"a": 2}, GOOD, NOW)
    assert await cache.clear("other") == 0
    assert await cache.clear("add") == 2
    assert await cache.clear() == 0


async def test_broken_database_is_a_miss_and_says_so(tmp_path: Path):
    (tmp_path / "x.db").write_bytes(b"no database at all" * 100)
    database = Database(tmp_path / "x.db")
    cache = CacheHandler(database, OWNER)
    assert isinstance(await cache.read(tool(enabled=True), {}, NOW), CacheMiss)
    outcome = await cache.store(tool(enabled=True), {}, GOOD, NOW)
    assert outcome.verdict == "not stored"
    assert "not a database" in outcome.reason
    await database.close()


def settings_of(**cache: object) -> SettingsFile:
    settings = SettingsFile(None)
    settings.current = Settings(cache=CacheSettings(**cache))
    return settings


async def test_what_was_not_used_for_longest_makes_room_in_all_workspaces(database: Database):
    large = ToolResult((TextContent(base64.b64encode(randbytes(240_000)).decode()),))
    settings = settings_of(max_size_mb=1)
    other = CacheHandler(database, RowOwner(Path("other")), settings=settings)
    cache = CacheHandler(database, OWNER, settings=settings)
    await other.store(tool(enabled=True), {}, large, NOW)
    for number in range(3):
        await cache.store(tool(enabled=True), {"n": number}, large, NOW)
    assert isinstance(await cache.read(tool(enabled=True), {"n": 0}, NOW), CacheHit)
    await cache.store(tool(enabled=True), {"n": 3}, large, NOW)
    assert [each.number for each in await cache.entries.page()] == [5, 4, 2]
    assert await other.entries.page() == []
    uses = await database.read(lambda c: c.execute("SELECT entry FROM cache_uses").fetchall())
    assert uses == [(2,), (4,), (5,)]


async def test_result_that_nearly_fills_the_cache_drives_out_others_not_itself(database: Database):
    cache = CacheHandler(database, OWNER, settings=settings_of(max_size_mb=1))
    for number, length in enumerate((200_000, 920_000)):
        large = ToolResult((TextContent(base64.b64encode(randbytes(length)).decode()),))
        outcome = await cache.store(tool(enabled=True), {"n": number}, large, NOW)
        assert outcome.verdict == "stored"
    assert isinstance(await cache.read(tool(enabled=True), {"n": 1}, NOW), CacheHit)
    assert [each.number for each in await cache.entries.page()] == [2]


async def test_size_that_is_set_lower_holds_without_another_result(database: Database):
    settings = settings_of(max_size_mb=500)
    cache = CacheHandler(database, OWNER, settings=settings)
    other = CacheHandler(database, RowOwner(Path("other")), settings=settings)
    large = ToolResult((TextContent(base64.b64encode(randbytes(240_000)).decode()),))
    await other.store(tool(enabled=True), {}, large, NOW)
    for number in range(150):
        await cache.store(tool(enabled=True), {"n": number}, GOOD, NOW)
    for number in range(5):
        await cache.store(tool(enabled=True), {"large": number}, large, NOW)
    await cache.entries.pin([2], is_pinned=True)
    await cache.removal.remove([3, 4])
    assert await cache.make_room() == 0
    settings.current = Settings(cache=CacheSettings(max_size_mb=1))
    assert await cache.make_room() == 1 + 147 + 2, "what nobody had any more is not counted"
    assert [each.number for each in await cache.entries.page()] == [156, 155, 154, 2]
    assert await cache.make_room() == 0


async def test_result_that_all_may_not_weigh_is_not_stored(database: Database):
    cache = CacheHandler(database, OWNER, settings=settings_of(max_size_mb=1))
    large = ToolResult((TextContent(base64.b64encode(randbytes(1_000_001)).decode()),))
    outcome = await cache.store(tool(enabled=True), {}, large, NOW)
    assert outcome.reason == "it is larger than all results may be (1 MB)"


async def test_settings_hold_where_a_tool_says_nothing(database: Database):
    settings = settings_of(ttl_s=60)
    cache = CacheHandler(database, OWNER, settings=settings)
    stored = await cache.store(tool(enabled=True), {}, GOOD, NOW)
    own = await cache.store(tool(enabled=True, ttl_s=5), {"own": 1}, GOOD, NOW)
    for outcome, ttl_s in ((stored, 60), (own, 5)):
        assert outcome.expires_at is not None
        assert outcome.stored_at is not None
        assert (outcome.expires_at - outcome.stored_at).total_seconds() == ttl_s
    settings.current = Settings(cache=CacheSettings(is_on=False))
    assert isinstance(await cache.read(tool(enabled=True), {}, NOW), CacheMiss)
    refused = await cache.store(tool(enabled=True), {}, GOOD, NOW)
    assert refused.reason == "the cache is off in the settings"
