"""The six stages, end to end, on real workers and a real database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from pathlib import Path

import pytest

from tooldesk.bootstrap import App
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.lifecycle import (
    CallFinished,
    CallFound,
    LifecycleStage,
    OutputStreamed,
    ProgressReported,
    StageFailed,
    StageFinished,
    UsageEvent,
    UsageFinished,
)

ADD = 'def add(a: int, b: int = 1) -> int:\n    """Add two numbers."""\n    return a + b\n'
ADD_SCHEMA = {
    "type": "object",
    "properties": {"a": {"type": "integer"}, "b": {"type": "integer", "default": 1}},
    "required": ["a"],
}


def hermes(*calls: tuple[str, JsonObject]) -> str:
    bodies = (json.dumps({"name": name, "arguments": arguments}) for name, arguments in calls)
    return "\n".join(f"<tool_call>\n{body}\n</tool_call>" for body in bodies)


async def events_of(stream: AsyncGenerator[UsageEvent, None]) -> list[UsageEvent]:
    async with aclosing(stream) as events:
        return [event async for event in events]


def track(events: list[UsageEvent], index: int | None = 0) -> dict[str, str]:
    """Stage → state of one call, in the order they ended."""
    ended = [e for e in events if isinstance(e, StageFinished | StageFailed)]
    return {e.stage.value: e.state.value for e in ended if e.call_index == index}


def finished(events: list[UsageEvent]) -> UsageFinished:
    assert isinstance(events[-1], UsageFinished)
    return events[-1]


@pytest.fixture
async def adder(app: App, write_tool: Callable[..., Path]) -> App:
    write_tool("add", ADD, input_schema=ADD_SCHEMA)
    await app.workspace.load()
    return app


async def test_good_call_passes_all_six_stages(adder: App):
    events = await events_of(adder.usage.run(hermes(("add", {"a": 2, "b": 3}))))
    assert track(events, None) == {"parse": "passed"}
    assert track(events) == {
        "select": "passed",
        "validate": "passed",
        "execute": "passed",
        "cache": "skipped",
        "emit": "passed",
    }
    last = finished(events)
    assert [result.structured for result in last.results] == [5]
    answered = {"role": "user", "content": "<tool_response>\n5\n</tool_response>"}
    assert last.messages == (answered,)


async def test_misspelt_name_and_default_are_repaired_and_said(adder: App):
    events = await events_of(adder.usage.run(hermes(("functions.Add", {"a": "2"}))))
    states = track(events)
    assert (states["select"], states["validate"]) == ("repaired", "repaired")
    assert finished(events).results[0].structured == 3


async def test_unknown_tool_is_told_to_the_model_with_the_nearest_names(adder: App):
    events = await events_of(adder.usage.run(hermes(("paint_the_fence", {}))))
    assert track(events) == {
        "select": "failed",
        "validate": "skipped",
        "execute": "skipped",
        "cache": "skipped",
        "emit": "passed",
    }
    result = finished(events).results[0]
    assert (result.is_error, result.error_class) == (True, "invalid_input")
    assert "paint_the_fence" in result.joined_text


async def test_invalid_arguments_do_not_run_and_are_told_with_pointer(adder: App):
    events = await events_of(adder.usage.run(hermes(("add", {"a": [1], "c": 2}))))
    assert track(events)["validate"] == "failed"
    assert track(events)["execute"] == "skipped"
    assert "/a" in finished(events).results[0].joined_text


async def test_text_without_a_call_is_content(adder: App):
    events = await events_of(adder.usage.run("The sky is blue."))
    last = finished(events)
    assert (last.results, last.messages) == ((), ())
    assert last.parsed is not None
    assert last.parsed.content == "The sky is blue."


async def test_unreadable_call_gives_a_correction_prompt(adder: App):
    events = await events_of(adder.usage.run("<tool_call>\n{{{{ nothing like it\n</tool_call>"))
    assert track(events, None) == {"parse": "failed", "emit": "passed"}
    (message,) = finished(events).messages
    assert message["role"] == "user"
    assert "add" in message["content"]
    (row,) = await adder.history.latest()
    assert (row["tool_name"], row["failed_stage"]) == ("__format_error__", "parse")


async def test_several_calls_keep_their_order_and_ids(adder: App):
    functions = [{"name": "add", "arguments": f'{{"a": {n}}}'} for n in range(7)]
    calls = [
        {"id": f"c{n}", "type": "function", "function": function}
        for n, function in enumerate(functions)
    ]
    text = json.dumps({"role": "assistant", "content": None, "tool_calls": calls})
    events = await events_of(adder.usage.run(text))
    last = finished(events)
    assert [result.structured for result in last.results] == [n + 1 for n in range(7)]
    assert [message["tool_call_id"] for message in last.messages] == [f"c{n}" for n in range(7)]
    assert [e.call_index for e in events if isinstance(e, CallFound)] == list(range(7))


async def test_slow_call_holds_up_no_other(app: App, write_tool: Callable[..., Path]):
    write_tool(
        "wait",
        "import time\n\n\ndef wait(s: float) -> str:\n    'Wait.'\n"
        "    time.sleep(s)\n    return 'x'\n",
        input_schema={"type": "object", "properties": {"s": {"type": "number"}}},
    )
    await app.workspace.load()
    events = await events_of(app.usage.run(hermes(("wait", {"s": 1.5}), ("wait", {"s": 0}))))
    order = [event.call_index for event in events if isinstance(event, CallFinished)]
    assert order == [1, 0]


async def test_second_call_is_answered_from_the_cache(app: App, write_tool: Callable[..., Path]):
    write_tool("add", ADD, input_schema=ADD_SCHEMA, cache={"enabled": True})
    await app.workspace.load()
    text = hermes(("add", {"a": 2}))
    first = await events_of(app.usage.run(text))
    assert (track(first)["execute"], track(first)["cache"]) == ("passed", "passed")
    second = await events_of(app.usage.run(text))
    assert (track(second)["execute"], track(second)["cache"]) == ("skipped", "passed")
    assert finished(second).results == finished(first).results
    assert (await app.limits.counts())["add"] == 1


async def test_same_call_twice_running_is_refused_with_advice(adder: App):
    same = ("add", {"a": 1})
    events = await events_of(adder.usage.run(hermes(same, same, ("add", {"a": 2}), same)))
    refused = [result.is_error for result in finished(events).results]
    assert refused == [False, True, False, False]
    assert "Try another approach" in finished(events).results[1].joined_text


async def test_repeated_call_is_noticed_across_outputs_of_a_session(adder: App):
    context = ToolContext(session_id="agent-1")
    text = hermes(("add", {"a": 1}))
    first = await events_of(adder.usage.run(text, context=context))
    second = await events_of(adder.usage.run(text, context=context))
    other = await events_of(adder.usage.run(text, context=ToolContext(session_id="agent-2")))
    errors = [finished(each).results[0].is_error for each in (first, second, other)]
    assert errors == [False, True, False]


@pytest.mark.parametrize(
    ("fields", "state", "words"),
    [
        ({"permission": "deny"}, "failed", "denied"),
        ({"permission": "ask"}, "needs you", "yes"),
        ({"max_usage_count": 0}, "failed", "0 of 0"),
        ({"env_vars": [{"name": "TOOLDESK_TEST_NO_SUCH_KEY"}]}, "failed", "NO_SUCH_KEY"),
    ],
)
async def test_what_may_not_run_does_not(
    app: App, write_tool: Callable[..., Path], tmp_path: Path, fields, state, words
):
    marker = tmp_path / "ran"
    code = (
        f"def add(a: int) -> int:\n    'Add.'\n    return open({str(marker)!r}, 'w').close() or a\n"
    )
    write_tool("add", code, input_schema=ADD_SCHEMA, **fields)
    await app.workspace.load()
    events = await events_of(app.usage.run(hermes(("add", {"a": 1, "b": 2}))))
    assert track(events)["execute"] == state
    assert words in finished(events).results[0].joined_text
    assert not marker.exists()


async def test_tool_that_asks_runs_after_a_yes(app: App, write_tool: Callable[..., Path]):
    write_tool("add", ADD, input_schema=ADD_SCHEMA, permission="ask")
    await app.workspace.load()
    asked: list[JsonObject] = []

    async def yes(request: PermissionRequest) -> Answer:
        asked.append(request.arguments)
        return Answer.ONCE

    events = await events_of(app.usage.run(hermes(("add", {"a": 1})), ask=yes))
    assert finished(events).results[0].structured == 2
    assert asked == [{"a": 1, "b": 1}]


async def test_output_and_progress_are_streamed(app: App, write_tool: Callable[..., Path]):
    code = (
        "def talk(context) -> str:\n    'Talk.'\n    print('hello')\n"
        "    context.progress(0.5, 'half')\n    return 'done'\n"
    )
    write_tool("talk", code)
    await app.workspace.load()
    events = await events_of(app.usage.run(hermes(("talk", {}))))
    output = "".join(e.text for e in events if isinstance(e, OutputStreamed))
    progress = [(e.fraction, e.message) for e in events if isinstance(e, ProgressReported)]
    assert (output, progress) == ("hello\n", [(0.5, "half")])


async def test_idempotent_tool_is_tried_again_after_a_retriable_failure(
    app: App, write_tool: Callable[..., Path], tmp_path: Path
):
    code = (
        "import pathlib\n\n\ndef flaky() -> str:\n    'Fail once.'\n"
        f"    marker = pathlib.Path({str(tmp_path / 'once')!r})\n"
        "    if not marker.exists():\n        marker.touch()\n"
        "        raise ConnectionError('lost')\n    return 'ok'\n"
    )
    write_tool("flaky", code, is_idempotent=True, max_retries=2)
    await app.workspace.load()
    events = await events_of(app.usage.run(hermes(("flaky", {}))))
    assert finished(events).results[0].joined_text == "ok"
    assert (await app.limits.counts())["flaky"] == 1


async def test_tool_that_is_not_idempotent_runs_once(app: App, write_tool: Callable[..., Path]):
    code = "def flaky() -> str:\n    'Fail.'\n    raise ConnectionError('lost')\n"
    write_tool("flaky", code, max_retries=5)
    await app.workspace.load()
    events = await events_of(app.usage.run(hermes(("flaky", {}))))
    result = finished(events).results[0]
    assert (result.is_error, result.error_class) == (True, "retriable")


async def test_gate_pauses_before_each_stage(adder: App):
    passed: list[tuple[int | None, str]] = []

    async def gate(index: int | None, stage: LifecycleStage) -> None:
        passed.append((index, stage.value))

    await events_of(adder.usage.run(hermes(("add", {"a": 1})), gate=gate))
    stages = ["select", "validate", "execute", "cache", "emit"]
    assert passed == [(None, "parse"), *((0, stage) for stage in stages)]


async def test_closed_stream_cancels_the_call_and_says_so_in_history(
    app: App, write_tool: Callable[..., Path]
):
    code = (
        "import time\n\n\ndef hang() -> None:\n    'Hang.'\n"
        "    print('on', flush=True)\n    time.sleep(600)\n"
    )
    write_tool("hang", code)
    await app.workspace.load()
    async with aclosing(app.usage.run(hermes(("hang", {})))) as events:
        async for event in events:
            if isinstance(event, OutputStreamed):
                break
    (row,) = await app.history.latest()
    assert (row["outcome"], row["failed_stage"]) == ("cancelled", "execute")
    assert len(asyncio.all_tasks()) == 1 + len(app.workers._tasks)


async def test_history_keeps_calls_with_their_stages(adder: App):
    await events_of(adder.usage.run(hermes(("add", {"a": 1}), ("nope", {}))))
    rows = {row["tool_name"]: row for row in await adder.history.latest()}
    assert (rows["add"]["outcome"], rows["nope"]["outcome"]) == ("ok", "invalid_input")
    assert rows["nope"]["failed_stage"] == "select"
    stages = json.loads(rows["add"]["stages"])
    assert [stages[name]["state"] for name in ("select", "emit")] == ["passed", "passed"]


async def test_half_a_character_in_a_name_takes_no_other_call_from_history(adder: App):
    await events_of(adder.usage.run(hermes(("add", {"a": 1}), ("add\ud800 it", {"a": 2}))))
    rows = await adder.history.latest()
    assert {row["tool_name"] for row in rows} == {"add", "add\\ud800 it"}
    assert await adder.limits.counts() == {"add": 1}


async def test_call_from_a_form_skips_parsing(adder: App):
    events = await events_of(adder.usage.run_calling(ToolCalling("add", {"a": 4})))
    assert not any(getattr(e, "stage", None) is LifecycleStage.PARSE for e in events)
    assert finished(events).results[0].structured == 5


async def test_broken_database_lets_calls_run_and_is_told(paths, write_tool: Callable[..., Path]):
    from tooldesk.bootstrap import build_app

    paths.data_dir.mkdir(parents=True)
    paths.database.write_bytes(b"no database at all" * 100)
    write_tool("add", ADD, input_schema=ADD_SCHEMA, cache={"enabled": True})
    app = build_app(paths)
    await app.load()
    problem = await app.open_database()
    assert problem is not None
    assert "Move the file away" in problem.next_step
    events = await events_of(app.usage.run(hermes(("add", {"a": 1}))))
    assert finished(events).results[0].structured == 2
    assert track(events)["cache"] == "skipped"
    await app.close()


async def test_definition_wrong_in_itself_fails_validation_with_words(
    app: App, write_tool: Callable[..., Path]
):
    write_tool("add", ADD, input_schema={"type": "object", "properties": {"a": {"type": "colour"}}})
    await app.workspace.load()
    events = await events_of(app.usage.run(hermes(("add", {"a": 1}))))
    assert track(events)["validate"] == "failed"
    assert "schema of add is wrong" in finished(events).results[0].joined_text


async def test_log_keeps_the_beginning_of_a_long_result(
    adder: App, write_tool: Callable[..., Path]
):
    write_tool("long", "def long():\n    return 'x' * 1_200_000\n")
    await adder.workspace.load()
    last = finished(await events_of(adder.usage.run(hermes(("long", {})))))
    assert last.results[0].joined_text == "x" * 1_200_000
    (row,) = await adder.history.latest()
    (block,) = json.loads(row["result"])["content"]
    assert block["text"] == "x" * 1_000_000 + "\n… 200,000 characters were not kept."
