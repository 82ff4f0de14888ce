"""The last run comes back from the history, and only as it may be shown."""

from __future__ import annotations

import asyncio
import signal
import sys
from dataclasses import replace
from typing import Any

from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.tools.tool_context import ToolContext
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.history.past_call import PastCall
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.lanes.comparison_panel import ComparisonPanel
from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.past.last_output import last_usage
from tooldesk_ui.console.past.past_record import usage_of
from tooldesk_ui.console.run.run_comparison import compared
from tooldesk_ui.console.run.run_spans import spans_of
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.history.call_page import _facts
from tooldesk_ui.history.call_rows import row_of
from tooldesk_ui.widgets.plain_text import PlainLabel

CANARY = "canary5f1b7c22e94d"
TEXT = f'<tool_call>{{"name": "say", "arguments": {{"words": "{CANARY}"}}}}</tool_call>'


async def test_last_run_is_shown_only_without_stored_secrets(
    paths: AppPaths, write_tool: Any, own_secret_service: Any
) -> None:
    write_tool("say", "def say(words: str) -> str:\n    'Say.'\n    return words\n")

    async def shown(text: str = TEXT) -> str | None:
        app = build_app(paths)
        try:
            usage = await last_usage(app, text, "")
        finally:
            await app.close()
        return None if usage is None else repr([usage.text, *usage.lanes])

    app = build_app(paths)
    await app.load()
    async for _ in app.usage.run(TEXT, context=ToolContext(session_id="s1")):
        pass
    assert await last_usage(app, TEXT + " ", "another") is None
    assert await last_usage(app, TEXT + " ", "s1") is not None, "its text was changed since"
    await app.close()
    before = await shown()
    assert before is not None
    assert CANARY in before, "nobody has said that it is a secret"

    app = build_app(paths)
    await app.vault.set("SAY_KEY", CANARY)
    await app.close()
    since = await shown()
    assert since is not None
    assert CANARY not in since
    assert "•••SAY_KEY•••" in since

    await asyncio.to_thread(own_secret_service.lock)
    assert await shown() is None


async def test_calls_that_ran_at_once_are_timed_together(paths: AppPaths, write_tool: Any) -> None:
    write_tool(
        "rest", "import time\n\ndef rest(n: int) -> None:\n    'Rest.'\n    time.sleep(0.2)\n"
    )
    calls = (f'{{"name": "rest", "arguments": {{"n": {n}}}}}' for n in range(3))
    text = "".join(f"<tool_call>{each}</tool_call>" for each in calls)
    app = build_app(paths)
    await app.load()
    async for _ in app.usage.run(text):
        pass
    usage = await last_usage(app, text, "")
    await app.close()
    assert usage is not None
    assert usage.finished is not None
    times = [lane.duration_s or 0.0 for lane in usage.lanes]
    assert max(times) <= usage.finished.duration_s + 0.001 < sum(times)
    assert [lane.calling.arguments for lane in usage.lanes] == [{"n": n} for n in range(3)]


async def test_call_whose_program_was_killed_does_not_look_as_if_it_waited(
    paths: AppPaths, write_tool: Any
) -> None:
    write_tool("say", "import time\n\ndef say(words: str) -> None:\n    'S.'\n    time.sleep(60)\n")
    program = f"""
import asyncio, os, signal
from pathlib import Path
from tooldesk.bootstrap import build_app
from tooldesk.paths import AppPaths
from tooldesk.usage.lifecycle import LifecycleStage, StageStarted

async def run():
    app = build_app(AppPaths.of(Path({str(paths.data_dir)!r}), Path({str(paths.workspace_dir)!r})))
    await app.load()
    async for event in app.usage.run({TEXT!r}):
        if isinstance(event, StageStarted) and event.stage is LifecycleStage.EXECUTE:
            await asyncio.sleep(0.5)
            os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(run())
"""
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", program)
    async with asyncio.timeout(60):
        assert await killed.wait() == -signal.SIGKILL
    app = build_app(paths)
    usage = await last_usage(app, TEXT, "")
    await app.close()
    assert usage is not None
    (lane,) = usage.lanes
    assert (lane.state, lane.is_under_way) == (StageState.CANCELLED, False)
    ends = [(each.stage.value, each.explanation) for each in lane.stages.values()][-3:]
    assert ends[0] == ("execute", "Its program ended before it did")
    assert [words for _, words in ends[1:]] == ["Not reached", "Not reached"]


async def test_what_to_do_about_a_failure_is_said_once(paths: AppPaths, write_tool: Any) -> None:
    write_tool("say", "def say(words: str) -> str:\n    'Say.'\n    raise ValueError(words)\n")
    app = build_app(paths)
    await app.load()
    async for _ in app.usage.run(TEXT):
        pass
    calls = await app.history.calls.last_output(10)
    await app.close()
    kept, step = calls[0].detail["result"], "Ask for less."
    said = {"type": "text", "text": f"Refused. {step}\nIts words"}
    kept["content"], kept["nextStep"] = [said], step
    (lane,) = usage_of(*calls).lanes
    error = lane.stages[LifecycleStage.EXECUTE].error
    assert (error.message, error.next_step) == ("Refused.\nIts words", step)


async def test_call_that_waits_comes_back_as_it_was_before_the_restart(
    paths: AppPaths, write_tool: Any
) -> None:
    write_tool("say", "def say(words: str, n: int = 1) -> str:\n    'Say.'\n    return words\n")
    text = """Text before {'tool': 'say', 'args': {'words': 'a', 'n': '3',}"""
    app = build_app(paths)
    await app.load()
    live = UsageRecord(text)
    async for event in app.usage.run(text):
        live.apply(event)
    past = await last_usage(app, text, "")
    (row,) = await app.history.calls.page()
    await app.close()
    assert past is not None
    (before,), (lane,) = live.lanes, past.lanes
    assert before.held_back is not None
    assert lane.held_back == before.held_back, "with its place and repairs, so it can be run"
    assert (lane.calling, lane.certainty) == (before.calling, before.certainty)
    assert (lane.state, lane.title, lane.result) == (StageState.NEEDS_YOU, "say", None)
    assert lane.correction == before.correction != ""
    parsing = LifecycleStage.PARSE
    assert lane.stages[parsing].explanation == before.stages[parsing].explanation
    assert [(each.start, each.end) for each in spans_of(past)] == [
        (each.start, each.end) for each in spans_of(live)
    ]
    assert row_of(row).look.word == "Needs you"
    blind = replace(row, detail={"calling": row.calling | {"notKept": "No."}, "stages": {}})
    assert usage_of(blind).lanes[0].held_back is None, "what was not kept can't be run"


async def test_how_calls_were_read_is_told_as_it_was_live(paths: AppPaths, write_tool: Any) -> None:
    write_tool("say", "def say(words: str) -> str:\n    'Say.'\n    return words\n")
    text = TEXT + TEXT.replace('"}', '",}')
    app = build_app(paths)
    await app.load()
    live = UsageRecord(text)
    async for event in app.usage.run(text):
        live.apply(event)
    past = await last_usage(app, text, "")
    rows = await app.history.calls.last_output(10)
    await app.close()
    assert past is not None
    parsing = LifecycleStage.PARSE
    for before, lane in zip(live.lanes, past.lanes, strict=True):
        told, told_live = lane.stages[parsing], before.stages[parsing]
        assert (told.state, told.explanation) == (told_live.state, told_live.explanation)
        assert (lane.state, lane.certainty) == (before.state, before.certainty)
    first, second = past.lanes
    assert first.certainty == "100% sure"
    assert second.certainty not in ("", "100% sure")
    for row in rows:
        del row.detail["calling"]["confidence"]
    assert [each.certainty for each in usage_of(*rows).lanes] == ["", ""], "older ones lack it"


def test_result_that_is_cut_says_so_beside_its_heading(theme: Any, qtbot: Any) -> None:
    result, part = ToolResult.text(1_000_000 * "x"), "Only 1.0 of 2.0 MB of the result were kept."
    kept = {"result": result.to_json(), "isResultCut": True, "resultBytes": 2_000_000}
    nothing = (None, None, None)
    (lane,) = usage_of(PastCall(1, "", "say", "hermes", "ok", *nothing, 0.1, kept)).lanes
    view = LaneView(theme, lane, "")
    qtbot.addWidget(view)
    view.set_open(True)
    qtbot.waitUntil(lambda: view.findChild(PlainLabel, "result_cut_note") is not None)
    assert view.findChild(PlainLabel, "result_cut_note").text() == part


async def test_result_that_is_cut_is_compared_as_far_as_it_was_kept(
    paths: AppPaths, write_tool: Any, theme: Any, qtbot: Any
) -> None:
    write_tool("say", "def say(words: str) -> str:\n    'Say.'\n    return 2_000_000 * 'x'\n")
    live = UsageRecord(TEXT)
    app = build_app(paths)
    await app.load()
    async for event in app.usage.run(TEXT):
        live.apply(event)
    past = await last_usage(app, TEXT, "")
    await app.close()
    assert past is not None
    (now,), (before,) = live.lanes, past.lanes
    part = "Only 1.0 of 2.0 MB of the result were kept."
    assert (before.cut_words, now.cut_words) == (part, "")
    assert compared(now, before).result.lines == ()
    panel = ComparisonPanel(theme, now, before, "call 1")
    qtbot.addWidget(panel)
    told = [each.text() for each in panel.findChildren(PlainLabel)]
    assert told[1:3] == ["Arguments and result: the same, as far as it was kept", part]
    now.result = ToolResult.text(2_000_001 * "x")
    assert compared(now, before).result.lines


def test_number_of_a_call_is_said_as_the_terminal_takes_it() -> None:
    nothing = (None, None, None)
    call = PastCall(60_000, "", "say", "hermes", "ok", *nothing, 0.1, {"innerOf": 59_999})
    assert usage_of(call).called == "call 60000"
    assert dict(_facts(call, ""))["Call"] == "60000"
    assert dict(_facts(call, ""))["Made by"] == "Call 59999"
