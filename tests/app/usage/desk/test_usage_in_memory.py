"""ToolUsage with nothing but a registry: the whole lifecycle for a script."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import logging
import subprocess
import sys
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest

from tooldesk import (
    Answer,
    DuplicateToolError,
    InvalidInputError,
    LifecycleStage,
    NotPermittedError,
    PermissionRequest,
    ShellSource,
    StructuredTool,
    ToolContext,
    ToolDefinition,
    ToolRegistry,
    ToolUsage,
    UsageFinished,
    parse,
    tool,
)


def call(name: str, **arguments: Any) -> str:
    return json.dumps({"tool": name, "args": arguments})


def add(a: int, b: int = 1) -> int:
    """Add two whole numbers."""
    return a + b


def subtract(a: int, b: int = 1) -> int:
    return a - b


def test_three_lines_of_a_script_are_enough() -> None:
    usage = ToolUsage(ToolRegistry([add]))
    outcome = usage.use('{"tool": "add", "args": {"a": "2", "b": 3}}')
    assert outcome.results[0].structured == 5
    assert outcome.messages[0]["content"] == "5"
    assert (outcome.held_back, outcome.needs_you, outcome.is_error) == ((), (), False)


def test_functions_of_a_script_run_in_its_process_and_the_script_runs_once(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import os, tooldesk\n"
        "print('begun')\n"
        "seen = []\n"
        "def made():\n"
        "    step = 10\n"
        "    def count(n: int) -> int:\n"
        "        seen.append(os.getpid())\n"
        "        return n + step\n"
        "    return count\n"
        "usage = tooldesk.ToolUsage([made()])\n"
        'outcome = usage.use(\'{"tool": "count", "args": {"n": 1}}\')\n'
        "print(outcome.results[0].structured, seen == [os.getpid()])\n",
        encoding="utf-8",
    )
    done = subprocess.run(
        [sys.executable, str(script)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.stdout, done.stderr) == ("begun\n11 True\n", "")


async def test_use_works_where_a_loop_runs_already() -> None:
    usage = ToolUsage([add])
    assert usage.use(call("add", a=1)).results[0].structured == 2
    assert (await usage.ause(call("add", a=2))).results[0].structured == 3
    usage.close()


def test_one_usage_serves_one_loop_after_another() -> None:
    usage = ToolUsage([StructuredTool.from_function(add, max_usage_count=2)])
    for a in (1, 2):
        assert not asyncio.run(usage.ause(call("add", a=a))).is_error
    refused = asyncio.run(usage.ause(call("add", a=3))).results[0]
    assert "2 of 2 times" in refused.joined_text


async def test_async_function_runs_in_the_callers_loop() -> None:
    loops = []

    async def look() -> str:
        loops.append(asyncio.get_running_loop())
        return "looked"

    outcome = await ToolUsage([look]).ause(call("look"))
    assert outcome.results[0].joined_text == "looked"
    assert loops == [asyncio.get_running_loop()]


async def test_events_come_one_by_one_and_end_with_the_whole() -> None:
    usage, names = ToolUsage([add]), []
    async with contextlib.aclosing(usage.run(call("add", a=1))) as events:
        async for event in events:
            names.append(type(event).__name__)
    assert isinstance(event, UsageFinished)
    assert names[:3] == ["StageStarted", "StageFinished", "CallFound"]


async def test_tool_that_asks_is_refused_unless_somebody_says_yes() -> None:
    asking = StructuredTool.from_function(add, permission="ask")
    outcome = await ToolUsage([asking]).ause(call("add", a=1))
    (waits,) = outcome.needs_you
    assert (waits.call_index, waits.stage) == (0, LifecycleStage.EXECUTE)
    assert outcome.results[0].is_error

    asked: list[PermissionRequest] = []

    async def yes(request: PermissionRequest) -> Answer:
        asked.append(request)
        return Answer.ONCE

    outcome = await ToolUsage([asking], ask=yes).ause(call("add", a=1))
    assert outcome.results[0].structured == 2
    assert asked[0].arguments == {"a": 1, "b": 1}


async def test_denied_tool_never_runs() -> None:
    ran: list[int] = []

    def note(n: int) -> None:
        ran.append(n)

    denied = StructuredTool.from_function(note, permission="deny")

    async def yes(request: PermissionRequest) -> Answer:
        return Answer.ALWAYS

    assert (await ToolUsage([denied], ask=yes).ause(call("note", n=1))).is_error
    with pytest.raises(NotPermittedError):
        await ToolRegistry([StructuredTool(denied.definition, denied.prepare)]).aexecute(
            "note", {"n": 1}
        )
    assert ran == []


async def test_sync_function_that_takes_too_long_ends_with_an_error_and_blocks_nobody() -> None:
    go_on = threading.Event()

    @tool(timeout_s=0.05)
    def hang() -> None:
        go_on.wait(20)

    usage = ToolUsage([hang, add])
    slow, quick = await asyncio.gather(usage.ause(call("hang")), usage.ause(call("add", a=1)))
    go_on.set()
    assert slow.results[0].error_class == "retriable"
    assert quick.results[0].structured == 2


async def test_cancelling_the_reader_cancels_an_async_function() -> None:
    began, ended = asyncio.Event(), []

    async def wait() -> None:
        began.set()
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(True)

    task = asyncio.create_task(ToolUsage([wait]).ause(call("wait")))
    await asyncio.wait_for(began.wait(), 10)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == [True]


async def test_results_are_remembered_where_the_tool_says_so() -> None:
    ran: list[int] = []

    @tool(cache=True)
    def square(n: int) -> int:
        ran.append(n)
        return n * n

    usage = ToolUsage([square])
    for n in (3, 4, 3):
        await usage.ause(call("square", n=n))
    assert ran == [3, 4]


async def test_conversations_are_kept_apart_by_their_session() -> None:
    usage = ToolUsage([add])
    first, second = ToolContext(session_id="one"), ToolContext(session_id="two")
    text = call("add", a=1)
    assert not (await usage.ause(text, context=first)).is_error
    assert not (await usage.ause(text, context=second)).is_error
    repeated = await usage.ause(text, context=first)
    assert "Try another approach" in repeated.results[0].joined_text


async def test_attempts_and_reminders_are_as_many_as_was_said() -> None:
    usage = ToolUsage([add], max_parsing_attempts=1, remember_format_after_usages=2)
    broken = await usage.ause('<tool_call>{"name": "add", "arguments": [[[ }}}</tool_call>')
    assert broken.format_failure is not None
    assert "Do not write it again" in str(broken.messages[0])
    assert "Reminder" not in str((await usage.ause(call("add", a=1))).messages)
    assert "Reminder" in str((await usage.ause(call("add", a=2))).messages)


async def test_caller_is_known_to_the_function_and_no_secret_of_it_comes_back() -> None:
    def who(context: Any) -> list[str]:
        return [context.agent_role, context.fingerprint_context["user"]]

    usage = ToolUsage([who], agent_role="Tester", fingerprint_context={"user": "canary-1234"})
    outcome = await usage.ause(call("who"))
    assert "Tester" in outcome.results[0].joined_text
    assert "canary" not in str(outcome)


async def test_variables_come_from_the_environment_and_stay_out_of_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("WEATHER_KEY", "canary-5678")

    @tool(env_vars=["WEATHER_KEY"])
    def weather(context: Any) -> str:
        return f"with {context.env['WEATHER_KEY']}"

    outcome = await ToolUsage([weather]).ause(call("weather"))
    assert outcome.results[0].joined_text == "with •••WEATHER_KEY•••"
    monkeypatch.delenv("WEATHER_KEY")
    outcome = await ToolUsage([weather]).ause(call("weather"))
    assert outcome.calls[0].stages[2].error.message == (
        "weather needs WEATHER_KEY, which has no value."
    )


async def test_secret_deep_in_a_structured_value_is_not_in_its_text_either(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    value = 'canary "of-quotes" \\ and more'
    monkeypatch.setenv("WEATHER_KEY", value)

    @tool(env_vars=["WEATHER_KEY"])
    def weather(context: Any) -> dict[str, Any]:
        held = context.env["WEATHER_KEY"]
        for _ in range(3):
            held = json.dumps([held])
        return {"held": held, "fine": 1}

    outcome = await ToolUsage([weather]).ause(call("weather"))
    assert "•••WEATHER_KEY•••" in outcome.results[0].structured["held"]
    assert json.loads(outcome.results[0].joined_text) == outcome.results[0].structured
    assert "of-quotes" not in str(outcome)


async def test_verbose_tells_each_stage_to_the_logger(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "tooldesk")
    await ToolUsage([add], verbose=True).ause(call("add", a="1"))
    told = [record.message.split()[1] for record in caplog.records]
    assert told == ["passed", "1", "select", "validate", "execute", "cache", "emit"]


async def test_other_kinds_of_tools_run_without_a_workspace() -> None:
    echo = ToolDefinition(
        name="echo",
        input_schema={"word": "string"},
        source=ShellSource(command=("echo", "{word}")),
        permission="allow",
    )
    async with ToolUsage([echo]) as usage:
        outcome = await usage.ause(call("echo", word="hello"))
    assert outcome.results[0].joined_text.strip() == "hello"
    assert ToolRegistry([echo]).execute("echo", {"word": "hi"}).joined_text.strip() == "hi"


def test_registry_runs_checks_and_refuses_by_name() -> None:
    registry = ToolRegistry([add])
    assert registry.execute("add", '{"a": "4"}').structured == 5
    with pytest.raises(InvalidInputError, match="/a: "):
        registry.execute("add", {"a": "four"})
    with pytest.raises(InvalidInputError, match="There is no tool called sub"):
        registry.execute("sub", {})
    with pytest.raises(DuplicateToolError) as refused:
        registry.register(StructuredTool.from_function(subtract, name="add"))
    assert f"the function add in {__file__}, and the function subtract in" in refused.value.message
    (spec,) = registry.to_openai_format()
    assert spec["function"]["parameters"]["required"] == ["a"]
    registry.retain(lambda definition: definition.name != "add")
    assert registry.names() == ()


async def test_workspace_reloads_without_losing_functions() -> None:
    registry = ToolRegistry([add])
    definition = ToolDefinition(name="list", source=ShellSource(command=("ls",)))
    registry.replace_all([definition])
    assert registry.names() == ("add", "list")
    registry.replace_all([])
    assert registry.names() == ("add",)
    assert (await registry.aexecute("add", {"a": 1})).structured == 2


def test_whole_desk_of_a_workspace_works_from_a_script(tmp_path: Path) -> None:
    folder = tmp_path / "tools-of-mine"
    with ToolUsage.of_workspace(folder, data_dir=tmp_path / "data") as usage:
        usage.registry.register(add)
        text = call("calculator", expression="6 * 7")
        assert usage.use(text).results[0].joined_text == "42"
        assert usage.use(call("add", a=1)).results[0].structured == 2
    assert (tmp_path / "data" / "tooldesk.db").exists()
    with ToolUsage.of_workspace(folder, data_dir=tmp_path / "data") as again:
        assert again.use(text).results[0].joined_text == "42"


def test_script_is_told_of_settings_that_were_set_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "settings.json").write_text('{"selection": {"threshold": 7}}', encoding="utf-8")
    for _ in range(2):
        with ToolUsage.of_workspace(tmp_path / "tools", data_dir=data) as usage:
            assert usage.use(call("calculator", expression="6 * 7")).results[0].joined_text == "42"
    (aside,) = data.glob("settings.json.broken-*")
    (told,) = [each.getMessage() for each in caplog.records if each.name == "tooldesk"]
    assert f"{data / 'settings.json'} can't be read." in told
    assert "What holds now: selection.threshold as at first, and all else as it was." in told
    assert told.endswith(f"The file is kept as {aside}.")


def _own_threads() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "tooldesk"}


def test_closed_usage_leaves_no_thread_behind_and_a_forgotten_one_neither() -> None:
    before = _own_threads()
    usage = ToolUsage([add])
    usage.use(call("add", a=1))
    (thread,) = _own_threads() - before
    usage.close()
    assert not thread.is_alive()
    usage.use(call("add", a=2))
    (thread,) = _own_threads() - before
    del usage
    gc.collect()
    thread.join(10)
    assert not thread.is_alive()


@pytest.mark.parametrize("raised", [asyncio.CancelledError, SystemExit, RuntimeError])
async def test_whatever_an_async_function_raises_is_a_result(raised: type[BaseException]) -> None:
    async def fail() -> None:
        raise raised

    outcome = await ToolUsage([fail, add]).ause(f"[{call('fail')}, {call('add', a=1)}]")
    assert [result.is_error for result in outcome.results] == [True, False]


@pytest.mark.parametrize("raw", [None, b"bytes", 5])
def test_output_that_is_no_text_is_refused_in_words(raw: Any) -> None:
    for read in (ToolUsage([add]).use, parse):
        with pytest.raises(TypeError, match="a model's output is a text, not"):
            read(raw)


@pytest.mark.parametrize("thing", ["add", 5, {"type": "function"}])
def test_what_is_no_tool_is_refused_in_words(thing: Any) -> None:
    with pytest.raises(TypeError, match="is no tool; give a function"):
        ToolRegistry([thing])


async def test_nothing_of_an_output_waits_for_the_garbage_collector() -> None:
    async def twice(n: int) -> int:
        return 2 * n

    async def refuse(request: PermissionRequest) -> Answer:
        return Answer.DENY

    given = weakref.ref(refuse)
    gc.disable()
    try:
        outcome = await ToolUsage([twice]).ause(call("twice", n=1), ask=refuse)
        del refuse
        assert given() is None
    finally:
        gc.enable()
    assert outcome.results[0].structured == 2
