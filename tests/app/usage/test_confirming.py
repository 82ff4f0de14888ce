"""What waits has a message for the model, and runs when somebody says yes."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk import HeldBack, Selection, ToolCalling, ToolUsage, correction_prompt, parse
from tooldesk.usage.lifecycle import CallFound, UsageEvent, UsageFinished

CUT_OFF = '<tool_call>{"name": "add_numbers", "arguments": {"a": 2, "b": 3'
AMBIGUOUS = '<tool_call>{"name": "add numbers!`", "arguments": {"a": 2}}</tool_call>'
UNREADABLE = "<tool_call>add_numbers with two and three</tool_call>"
OTHER_NAME = '<tool_call>{"name": "add_number", "arguments": {"a": 2, "b": 3}}</tool_call>'


def add_numbers(a: int, b: int = 1) -> int:
    """Add two whole numbers."""
    return a + b


class Confirmed:
    """Says yes to all, and notes what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def held(self, held: HeldBack) -> bool:
        self.asked.append(held.reason)
        return True

    async def name(self, calling: ToolCalling, selection: Selection) -> str | None:
        self.asked.append(calling.tool_name)
        return selection.candidates[0].name


async def _events(text: str, confirm: Any = None) -> list[UsageEvent]:
    async with ToolUsage([add_numbers]) as usage:
        return [event async for event in usage.run(text, confirm=confirm)]


def _finished(events: list[UsageEvent]) -> UsageFinished:
    assert isinstance(events[-1], UsageFinished)
    return events[-1]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (CUT_OFF, "Your output was cut off in the middle of the call of add_numbers."),
        (AMBIGUOUS, "The call of add numbers!` is not clear."),
        (UNREADABLE, "There is no call between the markers"),
    ],
)
async def test_what_does_not_run_has_a_message_for_the_model(text: str, why: str) -> None:
    finished = _finished(await _events(text))
    assert finished.results == ()
    (message,) = finished.messages
    assert why in message["content"]
    assert '{"name": "add_numbers", "arguments": {"a": 1}}' in message["content"]
    assert finished.format_failure is not None


async def test_model_that_is_cut_off_again_and_again_is_told_to_go_on() -> None:
    async with ToolUsage([add_numbers]) as usage:
        outcomes = [await usage.ause(CUT_OFF) for _ in range(3)]
    assert "attempt 2 of 3" in outcomes[1].messages[0]["content"]
    assert "Go on without this call" in outcomes[2].messages[0]["content"]


@pytest.mark.parametrize(
    "text",
    [
        "Action: add_numbers\nAction Input: {}\nFinal Answer: 5",
        '<think><tool_call>{"name": "add_numbers", "arguments": {"a": 1}}</tool_call></think>5',
    ],
)
async def test_what_the_model_did_not_mean_is_not_corrected(text: str) -> None:
    finished = _finished(await _events(text))
    assert finished.parsed is not None
    assert finished.parsed.held_back
    assert finished.messages == ()


async def test_held_back_call_runs_when_somebody_says_so() -> None:
    confirm = Confirmed()
    events = await _events(CUT_OFF, confirm)
    finished = _finished(events)
    assert confirm.asked == ["incomplete"]
    assert [result.structured for result in finished.results] == [5]
    assert [each.was_held for each in events if isinstance(each, CallFound)] == ["incomplete"]
    assert finished.parsed is not None
    assert finished.parsed.held_back == ()


async def test_name_that_needs_a_yes_runs_when_somebody_says_so() -> None:
    assert _finished(await _events(OTHER_NAME)).results[0].is_error
    confirm = Confirmed()
    finished = _finished(await _events(OTHER_NAME, confirm))
    assert confirm.asked == ["add_number"]
    assert finished.results[0].structured == 5


@pytest.mark.parametrize("text", [CUT_OFF, AMBIGUOUS, UNREADABLE])
def test_library_has_a_prompt_for_each(text: str) -> None:
    parsed = parse(text, [add_numbers])
    assert not parsed.callings
    prompt = correction_prompt(parsed, tools=[add_numbers], text=text)
    example = prompt.partition("exactly this form:\n")[2]
    (calling,) = parse(example, [add_numbers]).callings
    assert (calling.tool_name, calling.arguments) == ("add_numbers", {"a": 1})


async def test_call_that_waits_is_kept_as_the_call_that_it_is(adder: Any, run: Any) -> None:
    cut_off = '<tool_call>{"name": "add", "arguments": {"a": 2, "b": 3'
    ran = await run(f"Wait. {UNREADABLE} {cut_off}", session_id="s")
    (held,) = ran.finished.parsed.held_back
    kept, unread = await adder.history.calls.last_output(10)
    assert (kept.tool_name, kept.arguments) == ("add", {"a": 2, "b": 3})
    assert (kept.held_because, kept.is_waiting, kept.failed_stage) == ("incomplete", True, "parse")
    calling = held.calling
    places = (calling.start, calling.end, calling.confidence)
    assert tuple(kept.calling[each] for each in ("start", "end", "confidence")) == places
    assert [each["why"] for each in kept.calling["repairs"]] == [r.why for r in calling.repairs]
    parsing = kept.stages["parse"]
    assert (parsing["state"], parsing["explanation"]) == ("needs you", held.explanation)
    assert parsing["durationS"] > 0
    assert "forModel" in kept.detail, "the model was told to write it again"
    assert (unread.title, unread.is_waiting) == ("(unreadable call)", False)
    assert unread.stages["parse"]["state"] == "failed"
    assert "confidence" not in unread.calling


async def test_call_that_waits_is_kept_without_secrets(adder: Any, run: Any) -> None:
    canary = "canary5f1b7c22e94d"
    adder.redactor.learn([("ADD_KEY", canary)])
    await run(f'{canary} <tool_call>{{"name": "add", "arguments": {{"a": "{canary}", "b": 3')
    (kept,) = await adder.history.calls.last_output(10)
    assert kept.arguments is not None
    assert canary not in repr(kept)
    assert "•••ADD_KEY•••" in repr(kept.arguments)
