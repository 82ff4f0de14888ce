"""Parse the arguments, check the limit, count, run."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta

import pytest
from pydantic import ValidationError

from tooldesk.errors import InvalidInputError, ToolUsageLimitExceededError
from tooldesk.execution.structured_tool import (
    StructuredTool,
    UsageCounterInMemory,
    without_preparing,
)
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_definition import PythonSource, ToolDefinition, UsagePeriod
from tooldesk.tools.tool_result import TextContent, ToolResult


def add(a: int, b: int = 1) -> int:
    """Add two numbers.

    Args:
        a: The one.
        b: The other.
    """
    return a + b


async def add_later(a: int, b: int = 1) -> int:
    await asyncio.sleep(0)
    return a + b


def add_in_steps(a: int, b: int = 1):
    yield f"{a} + {b} is "
    return a + b


async def add_in_steps_later(a: int, b: int = 1):
    yield a + b


FUNCTIONS = [add, add_later, add_in_steps, add_in_steps_later]


@pytest.mark.parametrize("function", FUNCTIONS)
@pytest.mark.parametrize("arguments", [{"a": 2, "b": 3}, '{"a": 2, "b": 3}', ' {"a": 4}\n'])
def test_every_kind_of_function_takes_an_object_or_its_json(function, arguments):
    result = StructuredTool.from_function(function).invoke(arguments)
    if function is add_in_steps_later:
        assert result.structured == [5]
    else:
        assert result == ToolResult((TextContent("5"),), structured=5)


def test_function_is_described_by_its_annotations_and_docstring():
    definition = StructuredTool.from_function(add).definition
    assert definition.name == "add"
    assert definition.description == "Add two numbers."
    assert definition.input_schema["properties"] == {
        "a": {"type": "integer", "description": "The one."},
        "b": {"type": "integer", "default": 1, "description": "The other."},
    }
    assert definition.output_schema == {"type": "integer"}
    assert definition.source == PythonSource(file=__file__, function="add")


def test_what_is_given_wins_over_what_the_function_says():
    tool = StructuredTool.from_function(
        add, name="sum", description="", result_as_answer=True, max_usage_count=3
    )
    assert (tool.definition.name, tool.definition.description) == ("sum", "")
    assert tool.definition.max_usage_count == 3
    assert tool.invoke({"a": 1}).result_as_answer


def test_name_that_no_tool_can_have_is_refused():
    with pytest.raises(ValidationError):
        StructuredTool.from_function(lambda: None)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("{", "no JSON"),
        ("", "no JSON"),
        ("[" * 100_000, "no JSON"),
        ("[1]", "not an object"),
        ("null", "not an object"),
        ([1], "not an object"),
        ({"a": 1, "c": 1}, "/c: c is not a parameter"),
        ({}, "/a: a is missing"),
        ({"a": "one"}, "/a: "),
    ],
)
def test_arguments_that_can_not_be_used_are_refused(arguments, words):
    with pytest.raises(InvalidInputError, match=words):
        StructuredTool.from_function(add).invoke(arguments)


def test_limit_counts_uses_and_refuses_the_next():
    tool = StructuredTool.from_function(add, max_usage_count=2)
    with pytest.raises(InvalidInputError):
        tool.invoke("no JSON is not counted")
    with pytest.raises(InvalidInputError):
        tool.invoke({"what does not fit": "is not counted either"})
    tool.invoke({"a": 1})
    tool.invoke({"a": 1})
    with pytest.raises(ToolUsageLimitExceededError, match="add has been used 2 of 2 times"):
        tool.invoke({"a": 1})


async def test_concurrent_uses_never_exceed_the_limit():
    tool = StructuredTool.from_function(add_later, max_usage_count=10)
    uses = [tool.ainvoke({"a": 1}) for _ in range(50)]
    outcomes = await asyncio.gather(*uses, return_exceptions=True)
    assert sum(isinstance(outcome, ToolResult) for outcome in outcomes) == 10


async def test_counter_that_is_handed_in_is_asked_before_the_run():
    asked: list[ToolDefinition] = []

    class Counter:
        async def count(self, definition: ToolDefinition) -> None:
            asked.append(definition)
            raise ToolUsageLimitExceededError(definition.name, 1, 1)

    ran: list[object] = []
    tool = StructuredTool.from_function(ran.append, name="append", counter=Counter())
    with pytest.raises(ToolUsageLimitExceededError):
        await tool.ainvoke({"object": 1})
    assert (asked, ran) == ([tool.definition], [])


@pytest.mark.parametrize("is_async", [False, True])
async def test_exception_of_the_function_is_a_result(is_async):
    def fails():
        raise ValueError("too small")

    async def fails_later():
        raise ValueError("too small")

    tool = StructuredTool.from_function(fails_later if is_async else fails, name="fails")
    result = await tool.ainvoke({})
    assert (result.is_error, result.error_class) == (True, "invalid_input")
    assert result.content[0] == TextContent("ValueError: too small")
    assert "python_function" not in result.joined_text
    assert not result.result_as_answer


async def test_context_reaches_the_function(tmp_path):
    def work(context, times: int):
        for done in range(1, times + 1):
            context.progress(done / times, "working")
        yield "out"
        return [context.env["KEY"], context.working_dir, context.cancelled]

    seen: list[object] = []
    context = ToolContext(
        working_dir=tmp_path,
        env_vars={"KEY": "value"},
        on_progress=lambda fraction, message: seen.append((fraction, message)),
        on_output=lambda stream, text: seen.append((stream, text)),
    )
    result = await StructuredTool.from_function(work).ainvoke({"times": 2}, context)
    await asyncio.sleep(0)
    assert result.structured == ["value", str(tmp_path), False]
    # of what comes in quick succession the last is told at the end
    assert seen == [(0.5, "working"), ("stdout", "out"), (1.0, "working")]


async def test_async_function_is_cancelled_with_its_task():
    started = asyncio.Event()

    async def waits():
        started.set()
        await asyncio.Event().wait()

    task = asyncio.create_task(StructuredTool.from_function(waits).ainvoke({}))
    await started.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


async def test_definition_and_any_callable_make_a_tool():
    async def run(arguments, context):
        return ToolResult((TextContent(f"{arguments} {context.session_id}"),))

    definition = ToolDefinition(name="any", source=PythonSource(file="a.py", function="b"))
    tool = StructuredTool(definition, without_preparing(run))
    assert (await tool.ainvoke("{}", ToolContext(session_id="s"))).joined_text == "{} s"


async def test_function_of_this_process_is_told_who_calls():
    def who(context):
        return [context.agent_name, context.agent_role, context.fingerprint_context]

    context = ToolContext(agent_name="Ada", agent_role="Tester", fingerprint_context={"user": "u"})
    result = await StructuredTool.from_function(who).ainvoke("{}", context)
    assert result.structured == ["Ada", "Tester", {"user": "u"}]


def test_limit_of_a_period_begins_anew_with_the_next():
    now = [datetime.fromisoformat("2026-03-04T10:59:00+00:00")]
    counter = UsageCounterInMemory(lambda: now[0])
    tool = StructuredTool.from_function(
        add, max_usage_count=1, usage_period=UsagePeriod.HOUR, counter=counter
    )
    tool.invoke({"a": 1})
    with pytest.raises(ToolUsageLimitExceededError, match="1 of 1 time this hour") as refused:
        tool.invoke({"a": 1})
    assert refused.value.next_period_at == now[0] + timedelta(minutes=1)
    now[0] += timedelta(minutes=1)
    assert tool.invoke({"a": 1}).joined_text == "2"
