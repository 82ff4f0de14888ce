"""What a row, a sum of times, a repair and a comparison say; nothing of it needs a window."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.tool_calling import ParsedOutput, Repair
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.lifecycle import CallFinished, LifecycleStage, StageFinished, StageState
from tooldesk_ui.console.run.brief import outcome_brief
from tooldesk_ui.console.run.repair_kinds import repair_kinds
from tooldesk_ui.console.run.run_comparison import compared, lanes_before
from tooldesk_ui.console.run.sent_messages import message_array, provider_messages
from tooldesk_ui.console.run.tally import LaneFilter, Tally
from tooldesk_ui.console.run.time_spent import spent_of, sum_of
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.language import Language, set_language, tr
from tooldesk_ui.widgets.call_words import arguments_brief
from tooldesk_ui.widgets.text_difference import difference


def played(script: Any) -> UsageRecord:
    record = UsageRecord("Hello <a> and <b>")
    for event in script.events:
        record.apply(event)
    return record


@pytest.mark.parametrize(
    ("arguments", "brief"),
    [
        ({}, ""),
        ({"name": "Ada", "times": 2, "loud": True}, 'name: "Ada", times: 2, loud: true'),
        ({"a": "x" * 60}, f'a: "{"x" * 48}…"'),
        ({"a": [1, "b"], "b": [1] * 9, "c": {"d": 1}}, 'a: [1, "b"], b: [9 items], c: {1 field}'),
        ({"a": "x\u202ey\n"}, 'a: "x\\u202ey\\n"'),
    ],
)
def test_arguments_in_brief(arguments: dict[str, Any], brief: str) -> None:
    assert arguments_brief(arguments) == brief


def test_outcome_in_brief_is_the_result_or_where_it_went_wrong(scripts: Any) -> None:
    assert outcome_brief(played(scripts.two_calls()).lanes[0]) == "Hello Ada"
    assert outcome_brief(played(scripts.invalid_call()).lanes[0]).startswith("Validate: /name: 7")
    script = scripts.Script()
    script.parsed(scripts.calling())
    script.call(0, ToolResult(structured={"city": "Oslo", "days": [1] * 9}))
    assert outcome_brief(played(script).lanes[0]) == 'city: "Oslo", days: [9 items]'


def test_tally_filters_and_goes_round_through_problems(scripts: Any) -> None:
    record, tally = played(scripts.two_calls()), Tally()
    assert [tally.words(0, None), tally.words(0, 1), tally.words(2, 1)] == [
        "Looking for calls…",
        "No call  ·  1.0 s",
        "No call shown  ·  2 closed  ·  1.0 s",
    ]
    record.lanes += played(scripts.invalid_call()).lanes
    record.lanes[1].tool_name, record.lanes[2].number = "ping", 2
    for lane in record.lanes * 2:
        tally.note(lane)
    assert tally.words(0, 1.2) == "3 calls  ·  1 failed  ·  2 passed  ·  1.2 s"
    assert tally.tools() == {"greet": 2, "ping": 1}
    assert tally.states("greet") == {"failed": 1, "passed": 1}
    assert tally.shown(LaneFilter()) == [0, 1, 2]
    assert tally.shown(LaneFilter("passed", "greet")) == [0]
    assert [tally.next_problem(after, step) for after in (None, 0, 2) for step in (1, -1)] == [
        2
    ] * 6
    record.lanes[2].is_closed = True
    tally.note(record.lanes[2])
    assert (tally.total, tally.next_problem(None), tally.shown(LaneFilter("failed"))) == (
        2,
        None,
        [],
    )


@pytest.mark.usefixtures("qapp")  # a language has its catalogue in one
def test_times_add_up_and_a_miss_says_what_took_so_long(scripts: Any) -> None:
    script = scripts.Script()
    script.parsed(scripts.calling())
    spent = (("Seeing", 0.1), ("Looking", 0.2), ("Storing", 0.3))
    outcome = CacheOutcome("key", "stored", "it is on", missed_because="code changed", spent=spent)
    result = scripts.text_result()
    script.events += [
        StageFinished(0, LifecycleStage.EXECUTE, StageState.PASSED, 0.5, result, "ran", 2.0),
        StageFinished(0, LifecycleStage.CACHE, StageState.PASSED, 0.3, outcome, "stored"),
        CallFinished(0, "greet", result, {"role": "tool"}, 0.8, 2.9, 2.0),
    ]
    lane = played(script).lanes[0]
    words = sum_of(lane)
    assert words == "800 ms in stages + 2.0 s waiting for you + 100 ms between stages"
    set_language(Language.GERMAN)
    try:
        assert sum_of(lane) == words  # said by the label, which follows the language
        assert tr(words).startswith("800 ms in Stufen + 2,0 s Warten auf Sie + 100 ms zwischen")
    finally:
        set_language(Language.ENGLISH)
    assert spent_of(lane, lane.stages[LifecycleStage.EXECUTE]) == [
        ("Waiting for you", "2.0 s, beside its own time"),
        ("Seeing", "100 ms, for the cache"),
        ("Looking", "200 ms, for the cache"),
    ]
    assert spent_of(lane, lane.stages[LifecycleStage.CACHE]) == [
        ("Seeing", "100 ms, a part of Execute"),
        ("Looking", "200 ms, a part of Execute"),
        ("Storing", "300 ms"),
    ]
    assert spent_of(lane, lane.stages[LifecycleStage.SELECT]) == []


def test_repairs_of_one_kind_are_one_row() -> None:
    quotes = [Repair(place, "'", '"', "odd quotes") for place in range(18)]
    others = [
        Repair(50, ",", "", "trailing comma"),
        Repair(60, "", '"', "missing closing quote"),
        Repair(70, "True", "true", "no JSON word"),
        Repair(80, "None", "null", "no JSON word"),
    ]
    kinds = repair_kinds([*others, *quotes])
    assert [kind.words for kind in kinds] == [
        "18 single quotes → double",
        "2 times no JSON word",
        "1 comma removed",
        "1 double quote added",
    ]
    assert sum(len(kind.repairs) for kind in kinds) == 22


def test_calls_are_compared_with_the_same_ones_before(scripts: Any) -> None:
    before, now = played(scripts.two_calls()), played(scripts.two_calls())
    now.lanes.insert(0, played(scripts.invalid_call()).lanes[0])
    now.lanes[0].tool_name = "ping"
    for number, lane in enumerate(now.lanes):
        lane.number = number
    now.lanes[1].tool_name = before.lanes[0].tool_name = "greet"
    now.lanes[2].tool_name = before.lanes[1].tool_name = "ping"
    pairs = lanes_before(now, before)
    assert {number: lane.number for number, lane in pairs.items()} == {0: 1, 1: 0}
    now.lanes[1].result_text, now.lanes[1].duration_s = "Hello Bob", 0.03
    found = compared(now.lanes[1], before.lanes[0])
    assert found.arguments.lines == ()
    assert found.result.lines == (("-", "Hello Ada"), ("+", "Hello Bob"))
    assert found.times[-1] == ("In all", "50 ms → 30 ms (\u221220 ms)")
    now.lanes[1].duration_s, now.lanes[1].waited_s = 3.03, 3.0
    assert compared(now.lanes[1], before.lanes[0]).times[-1] == found.times[-1], "asked meanwhile"
    now.lanes[1].duration_s, now.lanes[1].waited_s = 0.0504, 0.0
    words = compared(now.lanes[1], before.lanes[0]).times[-1][1]
    assert words.endswith(", about the same"), "two figures that differ are not called the same"


def test_only_what_differs_of_a_long_text_is_compared() -> None:
    lines = [f"line {number}" for number in range(100_000)]
    other = [*lines[:70_000], "another", *lines[70_001:]]
    found = difference("Result", "\n".join(lines), "\n".join(other))
    assert found.lines[2:4] == (("-", "line 70000"), ("+", "another"))
    assert len(found.lines) == 6
    wholly = difference("Result", "\n".join(lines), "\n".join(reversed(lines)))
    assert "more lines" in wholly.note


def test_messages_are_one_array_or_as_they_are_sent(scripts: Any) -> None:
    record = played(scripts.two_calls())
    assert [each["content"] for each in message_array(record)] == ["Hello Ada", "pong"]
    assert provider_messages(record) == list(record.finished.messages)
    record.finished = None
    record.parsed = ParsedOutput(dialect="anthropic")
    for lane in record.lanes:
        lane.message = {"role": "user", "content": [lane.number]}
    assert provider_messages(record) == [{"role": "user", "content": [0, 1]}]
    held = played(scripts.held_back_call())
    held.correction = {"role": "user", "content": "Again."}
    held.lanes[0].message = held.correction
    assert message_array(held) == [held.correction]
