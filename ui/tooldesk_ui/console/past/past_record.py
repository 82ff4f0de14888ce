"""usage_of: a call of the history as the record that lanes are made of. No Qt."""

from __future__ import annotations

from dataclasses import replace

from tooldesk.calling.tool_calling import FORMAT_ERROR, HeldBack, Repair, ToolCalling
from tooldesk.counted import counted
from tooldesk.errors import (
    InvalidInputError,
    PermanentError,
    RateLimitedError,
    RetriableError,
    SystemFaultError,
    ToolUsageError,
)
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.tools.traceback_frames import without_traceback
from tooldesk.usage.history.kept_run import exchanges_of, printed_of
from tooldesk.usage.history.past_call import PastCall, is_duration
from tooldesk.usage.kept_records import records
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.stage_outputs import (
    calling_of_detail,
    certainty_of,
    output_of,
    result_of,
)
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord, UsageRecord, parsing_of
from tooldesk_ui.widgets.results.result_words import result_text

_ERRORS: dict[str, type[ToolUsageError]] = {
    kind.error_class: kind
    for kind in (
        *(InvalidInputError, RetriableError, RateLimitedError),
        *(PermanentError, SystemFaultError),
    )
}

_READ = StageState.PASSED, StageState.REPAIRED, StageState.NEEDS_YOU
"""How parsing ends where a call was found."""


def usage_of(*calls: PastCall) -> UsageRecord:
    """A lane for each call of one output, with what was kept; a large result takes a while.

    What a stranger or a fault wrote in another shape is left out.
    """
    raw = (calls[0].detail or {}).get("raw")
    usage = UsageRecord(raw if isinstance(raw, str) else None)
    for number, call in enumerate(calls):
        usage.lanes.append(_lane_of(call, number, is_by_hand=usage.text is None))
    call = calls[0]
    when = call.finished_at or call.began_at
    day = f" of {when.astimezone():%Y-%m-%d %H:%M}" if when else ""
    usage.called = f"call {call.number}{day}"
    return usage


def _lane_of(call: PastCall, number: int, *, is_by_hand: bool) -> LaneRecord:
    calling = _calling_of(call)
    held = _held_back(call, calling)
    index = number if held is None else None
    lane = LaneRecord(number, calling, held, call_index=index, is_past=True)
    lane.is_certainty_known = certainty_of(call.detail or {}) is not None
    lane.tool_name, lane.duration_s = call.tool_name, call.duration_s
    # what went back for one that waits is a message, and no result of its own
    lane.result = result_of(call.detail or {}) if held is None else None
    is_cut_off = call.outcome == "interrupted"
    for stage, record in lane.stages.items():
        if (kept := call.stages.get(stage.value)) is not None:
            _fill(record, kept, call, lane.result)
        elif is_cut_off:
            is_cut_off, record.state = False, StageState.CANCELLED
            record.explanation = "Its program ended before it did"
        elif call.outcome != "running":
            made_by_hand = stage is LifecycleStage.PARSE and is_by_hand
            record.state = StageState.SKIPPED
            record.explanation = "A person made this call" if made_by_hand else "Not reached"
    parsing = lane.stages[LifecycleStage.PARSE]
    if parsing.state in _READ and call.tool_name != FORMAT_ERROR:
        # as it was told live: what is kept is of the whole output
        parsing.state, parsing.explanation = parsing_of(lane)
    told = lane.stages[LifecycleStage.EMIT].output
    lane.message = told if isinstance(told, dict) else None
    printed = printed_of((call.detail or {}).get("printed"))
    if printed.left_out:
        lane.output.append("stderr", f"… not kept: {counted(printed.left_out, 'character')}.\n")
    for stream, text in printed.pieces:
        lane.output.append(stream, text)
    if lane.result is not None:
        lane.result_text, lane.cut_words = result_text(lane.result), call.cut_words
    return lane


def _calling_of(call: PastCall) -> ToolCalling:
    calling = calling_of_detail(call.detail or {}, call.tool_name, call.dialect)
    return replace(calling, repairs=records(Repair, call.calling.get("repairs")))


def _held_back(call: PastCall, calling: ToolCalling) -> HeldBack | None:
    """Why it waits for a person; None for one that did not wait before it was selected."""
    if (reason := call.held_because) is None or call.not_kept_because:
        return None
    why = call.stages.get(LifecycleStage.PARSE.value, {}).get("explanation")
    return HeldBack(calling, reason, why if isinstance(why, str) else "")


def _fill(record: StageRecord, kept: JsonObject, call: PastCall, result: ToolResult | None) -> None:
    """Let a stage stand as it ended."""
    state = next((each for each in StageState if each.value == kept.get("state")), None)
    took_s, explanation = (kept.get(each) for each in ("durationS", "explanation"))
    record.state = state or StageState.SKIPPED
    record.duration_s = took_s if is_duration(took_s) else None
    record.explanation = explanation if isinstance(explanation, str) else ""
    record.output = output_of(record.stage, call.detail or {}, call.tool_name)
    if record.stage is LifecycleStage.EXECUTE:
        record.output = result
        record.exchanges = exchanges_of((call.detail or {}).get("exchanges"))
    if record.state is StageState.FAILED:
        kind = _ERRORS.get(call.outcome, ToolUsageError)
        message, next_step = record.explanation, ""
        if record.stage is LifecycleStage.EXECUTE and result is not None:
            # the result is the person's text, with the traceback
            next_step = result.next_step
            said, _, more = result.joined_text.partition(next_step or "\0")
            message = f"{said.rstrip()}{more}".strip() or message
            record.explanation = without_traceback(message)
        record.error = kind(message or "It failed.", next_step=next_step)
