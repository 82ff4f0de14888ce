"""A tool that is only described is answered by whoever is there."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from tooldesk import ToolContext, ToolDefinition, ToolRegistry, ToolUsage
from tooldesk.errors import PermanentError, ToolTimeoutError
from tooldesk.execution.person_answers import LONGEST_SHOWN, prepare_person
from tooldesk.tools.tool_context import PersonQuestion
from tooldesk.tools.tool_definition import PersonSource
from tooldesk.tools.tool_result import ToolResult

SCHEMA = {"restaurant": "string", "people": "integer"}


def tool(**fields: Any) -> ToolDefinition:
    source = PersonSource(kind="person", instructions="Say yes.")
    whole: dict[str, Any] = {"name": "book", "input_schema": SCHEMA, "source": source} | fields
    return ToolDefinition(**whole)


async def answered(answer: Any, definition: ToolDefinition | None = None, **arguments: Any) -> Any:
    asked: list[PersonQuestion] = []

    async def person(question: PersonQuestion) -> str | None:
        asked.append(question)
        return answer

    context = ToolContext(on_question=person)
    run = prepare_person(definition or tool(), arguments, context)
    result: ToolResult = await run()
    return result, asked[0]


async def test_person_sees_the_arguments_and_their_words_are_the_result() -> None:
    result, asked = await answered("yes, at eight", restaurant="Lune", people=2)
    assert result.joined_text == "yes, at eight"
    assert asked.tool_name == "book"
    assert asked.text.startswith("Say yes.\n\nWhat does book answer to this?")
    assert '"restaurant": "Lune"' in asked.text
    _, asked = await answered("no", restaurant="L" * 100_000)
    assert len(asked.text) < LONGEST_SHOWN + 200


@pytest.mark.parametrize(
    ("answer", "structured"),
    [('{"ok": true}', {"ok": True}), ("[1, 2]", [1, 2]), ("7", None), ("{not json", None)],
)
async def test_objects_and_arrays_are_structured(answer: str, structured: Any) -> None:
    result, _ = await answered(answer)
    assert result.structured == structured
    assert structured is not None or result.joined_text == answer
    deep, _ = await answered("[" * 100_000 + "]" * 100_000)
    assert deep.structured is None


async def test_nobody_silence_and_refusal_are_failures_for_person_and_model() -> None:
    with pytest.raises(PermanentError, match="only described") as caught:
        await prepare_person(tool(), {}, ToolContext())()
    assert caught.value.for_model == "book is not available now."
    with pytest.raises(PermanentError, match="did not answer"):
        await answered(None)

    async def never(_question: PersonQuestion) -> str | None:
        import asyncio

        await asyncio.Event().wait()
        return None

    run = prepare_person(tool(timeout_s=0.05), {}, ToolContext(on_question=never))
    with pytest.raises(ToolTimeoutError, match=r"Nobody answered within 0\.05 s"):
        await run()


def test_it_takes_part_in_the_lifecycle_and_in_exports() -> None:
    registry = ToolRegistry([tool()])
    with ToolUsage(registry) as usage:
        (call,) = usage.use('{"name": "book", "arguments": {"restaurant": "Lune"}}').calls
        assert "people" in str(call.message)
        whole = '{"name": "book", "arguments": {"restaurant": "Lune", "people": 2}}'
        assert "not available" in usage.use(whole).calls[0].message["content"]
    assert registry.to_openai_format()[0]["function"]["name"] == "book"


def test_a_person_is_kept_in_no_sandbox() -> None:
    with pytest.raises(ValidationError, match="kept in no sandbox"):
        tool(execution_mode="sandboxed")
