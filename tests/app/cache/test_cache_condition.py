"""Conditions on what is stored: a policy's own, and what a tool says of its result."""

from __future__ import annotations

from pathlib import Path

import pytest

from tooldesk.cache.cache_condition import check_condition, why_not_stored
from tooldesk.cache.cache_handler import CacheHandler
from tooldesk.cache.cache_outcome import CacheHit, CacheMiss
from tooldesk.errors import DefinitionError
from tooldesk.redaction.redactor import Redactor
from tooldesk.storage.database import Database
from tooldesk.storage.row_owner import RowOwner
from tooldesk.tools.tool_definition import CachePolicy, PythonSource, ToolDefinition
from tooldesk.tools.tool_result import JsonObject, TextContent, ToolResult

OWNER = RowOwner(Path("workspace"))
DONE = ToolResult((TextContent("done"),), structured={"status": "done", "rows": [1, 2]})


async def _why(policy: CachePolicy, arguments: JsonObject, result: ToolResult) -> str | None:
    source = PythonSource(file="a.py", function="a")
    tool = ToolDefinition(name="a", source=source, cache=policy)
    return await why_not_stored(tool, arguments, result, Redactor())


def nested(depth: int) -> object:
    return [nested(depth - 1)] if depth else 1


@pytest.mark.parametrize(
    ("condition", "is_stored"),
    [
        ("@.result.status == 'done'", True),
        ("@.result.status == 'pending'", False),
        ("@.result.missing == 'done'", False),
        ("@.result.missing", False),
        ("length(@.result.rows) > 1 && @.arguments.mode != 'live'", True),
        ("@.arguments.mode == 'test'", True),
        ("match(@.text, 'do.*')", True),
        ("!@.result.rows[5]", True),
    ],
)
async def test_condition_looks_at_result_text_and_arguments(condition: str, is_stored: bool):
    policy = CachePolicy(enabled=True, store_if=condition)
    reason = await _why(policy, {"mode": "test"}, DONE)
    assert reason == (None if is_stored else f"it does not meet store_if: {condition}")


async def test_text_is_the_result_when_there_is_nothing_structured():
    policy = CachePolicy(enabled=True, store_if="@.result == 'plain'")
    assert await _why(policy, {}, ToolResult((TextContent("plain"),))) is None


@pytest.mark.parametrize(
    ("condition", "value", "words"),
    [
        ("@.result..a", nested(150), "nested too deep"),
        ("@.result[?count($..*) > 1]", list(range(5_000)), "took longer"),
        ("match(@.result, '(a|aa)+')", "a" * 80 + "!", "took longer"),
    ],
)
async def test_condition_that_costs_too_much_stores_nothing(
    condition: str, value: object, words: str
):
    policy = CachePolicy(enabled=True, store_if=condition)
    reason = await _why(policy, {}, ToolResult(structured=value))
    assert words in str(reason)


@pytest.mark.parametrize("condition", ["", "status = 1", "@.a ==", "]"])
def test_what_is_no_condition_is_refused(condition: str):
    with pytest.raises(DefinitionError, match="no condition"):
        check_condition(condition)


async def test_result_that_does_not_meet_the_condition_is_not_stored(database: Database):
    cache = CacheHandler(database, OWNER)
    tool = ToolDefinition(
        name="a",
        source=PythonSource(file="a.py", function="a"),
        cache=CachePolicy(enabled=True, store_if="@.result.status == 'done'"),
    )
    pending = ToolResult((TextContent("…"),), structured={"status": "pending"})
    assert (await cache.store(tool, {}, pending, {})).verdict == "not stored"
    assert isinstance(await cache.read(tool, {}, {}), CacheMiss)
    assert (await cache.store(tool, {}, DONE, {})).verdict == "stored"
    hit = await cache.read(tool, {}, {})
    assert isinstance(hit, CacheHit)
    assert hit.result == DONE


async def test_condition_that_can_not_be_used_stores_nothing_and_says_why(database: Database):
    tool = ToolDefinition(
        name="a",
        source=PythonSource(file="a.py", function="a"),
        cache=CachePolicy(enabled=True, store_if="@.a =="),
    )
    outcome = await CacheHandler(database, OWNER).store(tool, {}, DONE, {})
    assert (outcome.verdict, "no condition" in outcome.reason) == ("not stored", True)
