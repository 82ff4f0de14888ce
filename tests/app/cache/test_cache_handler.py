"""Good results are remembered by tool and arguments; failures and strangers' rows never count."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.cache.cache_key import cache_key
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import ImageContent, TextContent, ToolResult

OWNER = RowOwner(Path("workspace"))
GOOD = ToolResult((TextContent("4 ☀"), ImageContent("aGk=", "image/png")), structured={"n": [4]})


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
    stored = await cache.store(tool(enabled=True), {"a": 1, "b": 2}, GOOD)
    assert (stored.verdict, stored.key) == ("stored", 'tool:add|input:{"a":1,"b":2}')
    hit = await cache.read(tool(enabled=True), {"b": 2, "a": 1})
    assert hit is not None
    assert hit.result == GOOD
    assert hit.outcome.verdict == "hit"
    assert hit.outcome.stored_at == stored.stored_at


async def test_other_arguments_miss(database: Database):
    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {"a": 1}, GOOD)
    assert await cache.read(tool(enabled=True), {"a": 2}) is None


@pytest.mark.parametrize(
    ("definition", "result", "reason"),
    [
        (tool(), GOOD, "the tool's cache is off"),
        (tool(enabled=True), ToolResult(is_error=True), "failures are never stored"),
    ],
)
async def test_what_may_not_be_stored_is_not(database: Database, definition, result, reason):
    cache = CacheHandler(database, OWNER)
    outcome = await cache.store(definition, {}, result)
    assert (outcome.verdict, outcome.reason) == ("not stored", reason)
    assert await cache.read(tool(enabled=True), {}) is None


async def test_expired_result_is_a_miss_and_is_replaced(database: Database):
    cache = CacheHandler(database, OWNER)
    definition = tool(enabled=True, ttl_s=3600)
    await cache.store(definition, {}, GOOD)
    assert await cache.read(definition, {}) is not None
    long_ago = "UPDATE cache_entries SET expires_at = '2001-01-01T00:00:00+00:00'"
    await database.write(lambda connection: connection.execute(long_ago))
    assert await cache.read(definition, {}) is None
    await cache.store(definition, {}, GOOD)
    assert await cache.read(definition, {}) is not None


async def test_pickle_in_the_database_is_never_loaded(database: Database, tmp_path: Path):
    marker = tmp_path / "marker"

    class Evil:
        def __reduce__(self):
            return (Path.touch, (marker,))

    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {}, GOOD)
    for column in ("result", "stored_at", "expires_at", "tool_name"):
        evil = f"UPDATE cache_entries SET {column} = ?", (pickle.dumps(Evil()).decode("latin-1"),)
        await database.write(lambda connection, evil=evil: connection.execute(*evil))
        assert await cache.read(tool(enabled=True), {}) is None
    assert not marker.exists()


async def test_clear_forgets_one_tool_or_all(database: Database):
    cache = CacheHandler(database, OWNER)
    await cache.store(tool(enabled=True), {"a": 1}, GOOD)
    await cache.store(tool(enabled=True), {"a": 2}, GOOD)
    assert await cache.clear("other") == 0
    assert await cache.clear("add") == 2
    assert await cache.clear() == 0


async def test_broken_database_is_a_miss_and_says_so(tmp_path: Path):
    (tmp_path / "x.db").write_bytes(b"no database at all" * 100)
    database = Database(tmp_path / "x.db")
    cache = CacheHandler(database, OWNER)
    assert await cache.read(tool(enabled=True), {}) is None
    outcome = await cache.store(tool(enabled=True), {}, GOOD)
    assert outcome.verdict == "not stored"
    assert "not a database" in outcome.reason
    await database.close()
