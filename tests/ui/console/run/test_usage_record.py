"""Events become lanes and stages that say how each call stands."""

from __future__ import annotations

from typing import Any

import pytest

from tooldesk.errors import RetriableError
from tooldesk.execution.resource_pools.waiting import Waiting, WaitReason
from tooldesk.tools.failed_try import FailedTry
from tooldesk.usage.lifecycle import (
    LifecycleStage,
    ProgressReported,
    QueuePlaceChanged,
    StageFailed,
    StageState,
    TryFailed,
)
from tooldesk_ui.console.run.usage_record import TEXT_LANE, UsageRecord

PARSE, SELECT, VALIDATE, EXECUTE, CACHE, EMIT = LifecycleStage


def played(script: Any, text: str | None = "text") -> UsageRecord:
    record = UsageRecord(text)
    for event in script.events:
        record.apply(event)
    return record


def states(record: UsageRecord, number: int = 0) -> list[str]:
    return [stage.state.value for stage in record.lanes[number].stages.values()]


def test_passed_call_passes_every_stage(scripts: Any) -> None:
    record = played(scripts.two_calls())
    assert [lane.state for lane in record.lanes] == [StageState.PASSED] * 2
    assert states(record) == ["passed"] * 6
    assert record.lanes[0].result is not None
    assert record.lanes[0].message == {"role": "tool", "content": "Hello Ada"}
    assert record.finished is not None


def test_failed_stage_is_the_lanes_problem(scripts: Any) -> None:
    record = played(scripts.invalid_call())
    lane = record.lanes[0]
    assert lane.state is StageState.FAILED
    assert lane.problem is lane.stages[VALIDATE]
    assert states(record) == ["passed", "passed", "failed", "skipped", "skipped", "passed"]
    assert lane.problem.explanation == "/name: 7 is not text."


def test_repaired_call_is_repaired_as_a_whole(scripts: Any) -> None:
    record = played(scripts.repaired_call())
    assert record.lanes[0].state is StageState.REPAIRED
    assert record.lanes[0].stages[PARSE].explanation == "1 repair in hermes"


def test_held_back_call_needs_you_and_stands_where_the_text_has_it(scripts: Any) -> None:
    record = played(scripts.held_back_call())
    assert [lane.calling.tool_name for lane in record.lanes] == ["ping", "greet"]
    assert [lane.state.value for lane in record.lanes] == ["passed", "needs you"]


def test_events_find_their_lane_behind_a_held_back_call(scripts: Any) -> None:
    from tooldesk.calling.tool_calling import HeldBack

    script = scripts.Script()
    held = HeldBack(scripts.calling("ping", 0, 3), "incomplete", "cut")
    script.parsed(scripts.calling("greet", 10, 13), held_back=(held,))
    script.call(0, scripts.text_result())
    record = played(script)
    assert [lane.state.value for lane in record.lanes] == ["needs you", "passed"]


def test_form_makes_a_call_without_parsing(scripts: Any) -> None:
    script = scripts.Script()
    script.events = [event for event in scripts.two_calls().events if "call_index" in dir(event)]
    script.events = [event for event in script.events if event.call_index == 0]
    record = played(script, text=None)
    assert states(record)[0] == "skipped"
    assert record.lanes[0].state is StageState.PASSED


def test_unreadable_text_leaves_the_correction(scripts: Any) -> None:
    script = scripts.Script()
    script.unreadable()
    record = played(script)
    assert record.parse.state is StageState.FAILED
    assert record.lanes == []
    assert record.correction == {"role": "user", "content": "Write the call again."}


def test_output_and_progress_reach_the_running_lane(scripts: Any) -> None:
    record = played(scripts.running_call())
    lane = record.lanes[0]
    assert lane.state is StageState.RUNNING
    assert [line.text for line in lane.output.lines_after(0)] == ["one", "two"]
    assert lane.progress == ProgressReported(0, 0.5, "half way")
    assert lane.stages[EXECUTE].began_at is not None


def test_call_in_line_waits_and_then_runs(scripts: Any) -> None:
    record = played(scripts.running_call())
    lane = record.lanes[0]
    record.apply(QueuePlaceChanged(0, Waiting("http_api", 3, WaitReason.POOL_FULL)))
    assert (lane.state, states(record)[3]) == (StageState.WAITING, "waiting")
    record.apply(QueuePlaceChanged(0, None))
    assert (lane.state, lane.waiting) == (StageState.RUNNING, None)
    record.apply(QueuePlaceChanged(0, Waiting("http_api", 1, WaitReason.RATE_USED)))
    record.close_open_stages()
    assert (lane.waiting, states(record)[3]) == (None, "cancelled")


def test_tries_are_told_while_the_call_lasts_and_counted_after(scripts: Any) -> None:
    script = scripts.running_call()
    record = played(script)
    lane = record.lanes[0]
    assert (lane.tries.current, lane.tries.line, lane.tries.counted) == ("", "", "")
    record.apply(TryFailed(0, FailedTry(1, 4, "GET http://x/ answered 503 Busy.", 60.0)))
    assert lane.tries.line.startswith("Try 2 of 4 in ")
    assert lane.tries.line.endswith(" s: 503 Busy")
    record.apply(TryFailed(0, FailedTry(2, 4, "503", 0.0)))
    assert (lane.tries.current, lane.tries.line) == ("Try 3 of 4", "Try 3 of 4")
    error = RetriableError("The server is busy.")
    record.apply(StageFailed(0, EXECUTE, StageState.FAILED, 0.1, error))
    assert lane.stages[EXECUTE].explanation == "After 3 tries: The server is busy."
    assert lane.tries.counted == "3 tries"


def test_stop_cancels_what_ran_and_skips_what_had_not_begun(scripts: Any) -> None:
    record = played(scripts.running_call())
    record.close_open_stages()
    assert states(record)[3:] == ["cancelled", "skipped", "skipped"]
    assert record.lanes[0].state is StageState.CANCELLED
    assert record.lanes[0].began_at is None


def test_stop_leaves_finished_and_held_back_calls_alone(scripts: Any) -> None:
    record = played(scripts.held_back_call())
    before = [states(record, number) for number in (0, 1)]
    record.close_open_stages()
    assert [states(record, number) for number in (0, 1)] == before


def test_stop_while_reading_cancels_the_parse(scripts: Any) -> None:
    script = scripts.Script()
    script.started(None, PARSE)
    record = played(script)
    record.close_open_stages()
    assert record.parse.state is StageState.CANCELLED


@pytest.mark.parametrize(("position", "number"), [(0, TEXT_LANE), (2, 0), (-1, None)])
def test_each_event_names_the_lane_it_changed(scripts: Any, position: int, number: Any) -> None:
    script = scripts.two_calls()
    record = UsageRecord("text")
    numbers = [record.apply(event) for event in script.events]
    assert numbers[position] == number
