"""ask_user reaches the person and nobody else; read_cache gives what may be given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.errors import InvalidInputError, PermanentError, ToolTimeoutError
from tooldesk.execution.builtin_tool.catalogue import builtin_definition
from tooldesk.execution.permissions.asking import Answer, Ask, PermissionRequest
from tooldesk.terminal.calls.person_questions import _meant
from tooldesk.tools.permission import Permission
from tooldesk.tools.tool_context import PersonQuestion, ToolContext
from tooldesk.tools.tool_definition import ToolDefinition
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.lifecycle import UsageFinished

from .conftest import Bench


async def ask(bench: Bench, on_question: Any, timeout_s: float = 60, **said: Any) -> ToolResult:
    tool = builtin_definition("ask_user").model_copy(update={"timeout_s": timeout_s})
    context = ToolContext(agent_name="ada", on_question=on_question)
    return await bench.sources.call(tool, said, context)


async def test_question_reaches_the_person_and_the_answer_the_model(bench: Bench) -> None:
    asked: list[PersonQuestion] = []

    async def person(question: PersonQuestion) -> str | None:
        asked.append(question)
        return "blue"

    result = await ask(bench, person, question="Which colour?", choices=["red", "blue"])
    assert result.joined_text == "blue"
    assert asked == [PersonQuestion("ask_user", "ada", "Which colour?", ("red", "blue"))]

    async def silent(_question: PersonQuestion) -> str | None:
        return None

    assert "did not want" in (await ask(bench, silent, question="Why?")).joined_text


async def test_nobody_there_no_time_and_no_question_are_errors(bench: Bench) -> None:
    with pytest.raises(PermanentError, match="Nobody is there"):
        await ask(bench, None, question="Why?")

    async def never(_question: PersonQuestion) -> str | None:
        import asyncio

        await asyncio.Event().wait()
        return None

    with pytest.raises(ToolTimeoutError, match="Nobody answered"):
        await ask(bench, never, timeout_s=0.05, question="Why?")
    for said in (
        {"question": " "},
        {"question": "x" * 5_000},
        {"question": "a", "choices": ["b"] * 30},
    ):
        with pytest.raises(InvalidInputError):
            await ask(bench, never, **said)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("2\n", "blue"), ("Green \n", "Green"), ("", None), ("\n", None), ("3", "3"), ("0", "0"),
     ("9" * 5_000, "9" * 5_000)],
)  # fmt: skip
def test_number_typed_is_the_choice_with_that_number(typed: str, meant: str | None) -> None:
    assert _meant(typed, ("red", "blue")) == meant


async def yes(_request: PermissionRequest) -> Answer:
    return Answer.ONCE


async def run(app: App, name: str, arguments: JsonObject, ask: Ask | None = yes) -> ToolResult:
    events = [each async for each in app.usage.run_calling(ToolCalling(name, arguments), ask=ask)]
    assert isinstance(events[-1], UsageFinished)
    return events[-1].results[0]


ALLOWED = builtin_definition("read_cache").model_copy(update={"permission": Permission.ALLOW})


def key_of(expression: str) -> str:
    return f"tool:calculator|input:{json.dumps({'expression': expression})}"


async def test_cache_is_read_by_its_key_as_long_as_the_tool_is_the_same(app: App) -> None:
    calculator = app.registry.get("calculator")
    cached = calculator.model_dump(mode="json") | {"cache": {"enabled": True}}
    await app.workspace.save(ToolDefinition.model_validate(cached))
    await app.workspace.put((builtin_definition("read_cache"),))
    answer = await run(app, "calculator", {"expression": "6 * 7"})
    read = await run(app, "read_cache", {"key": key_of("6 * 7")})
    assert not read.is_error
    assert read.content == answer.content
    other = await run(app, "read_cache", {"key": key_of("6 * 8")})
    assert other.joined_text == "Nothing is remembered under that key."
    for wrong in (
        "calculator",
        "tool:calculator|input:[]",
        "tool:calculator|input:{",
        "tool:x|input:{}",
    ):
        assert (await run(app, "read_cache", {"key": wrong})).is_error
    file = app.workspace.folder / "python" / "calculator.py"
    file.write_text(file.read_text(encoding="utf-8") + "\n# another\n", encoding="utf-8")
    changed = await run(app, "read_cache", {"key": key_of("6 * 7")})
    assert changed.joined_text == "Nothing is remembered under that key."


async def test_cache_is_read_by_the_older_notation_too(app: App) -> None:
    fields = {
        "name": "search",
        "source": {"kind": "python", "file": "python/search.py", "function": "search"},
        "input_schema": {"query": "string", "limit": {"type": "integer", "default": 5}},
        "cache": {"enabled": True},
    }
    code = "def search(query, limit):\n    return f'{limit} of {query}'\n"
    (app.workspace.folder / "python" / "search.py").write_text(code, encoding="utf-8")
    await app.workspace.save(ToolDefinition.model_validate(fields))
    await app.workspace.put((builtin_definition("read_cache"),))
    await run(app, "search", {"query": "rust programming"})
    await run(app, "search", {"query": "C++ & 50%", "limit": 7})
    for written, text in (
        ("query=rust programming", "5 of rust programming"),
        ("query=rust programming&limit=5", "5 of rust programming"),
        ("limit=7&query=C++ %26 50%25", "7 of C++ & 50%"),
        ('{"query": "rust programming"}', "5 of rust programming"),
        ("query=rust", "Nothing is remembered under that key."),
    ):
        read = await run(app, "read_cache", {"key": f"tool:search|input:{written}"})
        assert (written, read.joined_text) == (written, text)
    for wrong in ("rust programming", "=rust", "query=a&limit", ""):
        assert (await run(app, "read_cache", {"key": f"tool:search|input:{wrong}"})).is_error


async def test_answers_of_a_denied_tool_are_given_to_nobody(app: App) -> None:
    fields = app.registry.get("calculator").model_dump(mode="json") | {"cache": {"enabled": True}}
    await app.workspace.save(ToolDefinition.model_validate(fields))
    await app.workspace.put((builtin_definition("read_cache"),))
    await run(app, "calculator", {"expression": "1 + 1"})
    await app.workspace.save(ToolDefinition.model_validate(fields | {"permission": "deny"}))
    result = await run(app, "read_cache", {"key": key_of("1 + 1")})
    assert result.is_error
    assert "denied, and so is what it answered before" in result.joined_text


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"permission": "ask"}, "calculator asks"),
        ({"enabled": False}, "disabled"),
        ({"max_usage_count": 1}, "1 of 1 time"),
    ],
)
async def test_answers_are_given_only_where_the_tool_could_run(
    app: App, changed: JsonObject, words: str
) -> None:
    fields = app.registry.get("calculator").model_dump(mode="json") | {"cache": {"enabled": True}}
    limited = {"max_usage_count": changed.get("max_usage_count")}
    await app.workspace.save(ToolDefinition.model_validate(fields | limited))
    await app.workspace.put((ALLOWED,))
    await run(app, "calculator", {"expression": "1 + 1"})
    await app.workspace.save(ToolDefinition.model_validate(fields | changed))
    result = await run(app, "read_cache", {"key": key_of("1 + 1")}, ask=None)
    assert result.is_error
    assert words in result.joined_text


async def test_rules_judge_what_a_key_leaves_out(app: App) -> None:
    rule = {
        "permission": "deny",
        "when": [{"kind": "value", "argument": "area", "values": ["all"]}],
    }
    fields = {
        "name": "search",
        "source": {"kind": "python", "file": "python/search.py", "function": "search"},
        "input_schema": {"area": {"type": "string", "default": "all"}},
        "cache": {"enabled": True},
        "permission": "allow",
    }
    code = "def search(area):\n    return area\n"
    (app.workspace.folder / "python" / "search.py").write_text(code, encoding="utf-8")
    await app.workspace.save(ToolDefinition.model_validate(fields | {"permission_rules": [rule]}))
    await app.workspace.put((ALLOWED,))
    definition = app.registry.get("search")
    now = await app.executor.fingerprint_of(definition)
    await app.cache.store(definition, {"area": "all"}, ToolResult.text("of all"), now)
    for written in ('{"area": "all"}', "{}"):
        result = await run(app, "read_cache", {"key": f"tool:search|input:{written}"})
        assert "denied" in result.joined_text, written


async def test_whoever_may_answer_is_asked_before_an_answer_is_given(app: App) -> None:
    fields = app.registry.get("calculator").model_dump(mode="json") | {"cache": {"enabled": True}}
    await app.workspace.save(ToolDefinition.model_validate(fields))
    await app.workspace.put((ALLOWED,))
    await run(app, "calculator", {"expression": "1 + 1"})
    await app.workspace.save(ToolDefinition.model_validate(fields | {"permission": "ask"}))
    asked: list[str] = []

    async def noted(request: PermissionRequest) -> Answer:
        asked.append(request.definition.name)
        return Answer.ONCE

    result = await run(app, "read_cache", {"key": key_of("1 + 1")}, ask=noted)
    assert (result.is_error, asked) == (False, ["calculator"])


async def test_there_is_no_cache_where_nothing_is_remembered(bench: Bench, tmp_path: Path) -> None:
    with pytest.raises(PermanentError, match="no cache here"):
        await bench.call("read_cache", key=key_of("1"))
