"""usage_of: a call of the history as the record that lanes are made of. No Qt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from tooldesk.calling.selection import Candidate, Selection
from tooldesk.calling.tool_calling import Repair, ToolCalling
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
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
from tooldesk.usage.kept_run import exchanges_of, printed_of
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.past_call import PastCall, is_duration
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord, UsageRecord
from tooldesk_ui.widgets.results.result_words import result_text

T = TypeVar("T")

_ERRORS: dict[str, type[ToolUsageError]] = {
    kind.error_class: kind
    for kind in (
        *(InvalidInputError, RetriableError, RateLimitedError),
        *(PermanentError, SystemFaultError),
    )
}


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
    usage.called = f"call {call.number:,}{day}"
    return usage


def _lane_of(call: PastCall, number: int, *, is_by_hand: bool) -> LaneRecord:
    lane = LaneRecord(number, _calling_of(call), call_index=number, is_past=True)
    lane.tool_name, lane.duration_s = call.tool_name, call.duration_s
    lane.result = _result_of(call)
    for stage, record in lane.stages.items():
        if (kept := call.stages.get(stage.value)) is not None:
            _fill(record, kept, call, lane.result)
        elif call.outcome != "running":
            made_by_hand = stage is LifecycleStage.PARSE and is_by_hand
            record.state = StageState.SKIPPED
            record.explanation = "A person made this call" if made_by_hand else "Not reached"
    printed = printed_of((call.detail or {}).get("printed"))
    if printed.left_out:
        lane.output.append("stderr", f"… {printed.left_out:,} characters were not kept.\n")
    for stream, text in printed.pieces:
        lane.output.append(stream, text)
    if lane.result is not None:
        lane.result_text = result_text(lane.result)
    return lane


def _calling_of(call: PastCall) -> ToolCalling:
    kept = call.calling
    name, call_id = kept.get("toolName"), kept.get("callId")
    start, end = (at if type(at := kept.get(each)) is int else 0 for each in ("start", "end"))
    return ToolCalling(
        name if isinstance(name, str) else call.tool_name,
        call.arguments or {},
        call_id if isinstance(call_id, str) else None,
        start,
        end,
        call.dialect,
        _records(Repair, kept.get("repairs")),
    )


def _result_of(call: PastCall) -> ToolResult | None:
    kept, told = ((call.detail or {}).get(name) for name in ("result", "forModel"))
    result = _made(lambda: ToolResult.from_json(kept)) if isinstance(kept, dict) else None
    if result is not None and isinstance(told, str):
        return replace(result, for_model=told)
    return result


def _fill(record: StageRecord, kept: JsonObject, call: PastCall, result: ToolResult | None) -> None:
    """Let a stage stand as it ended."""
    state = next((each for each in StageState if each.value == kept.get("state")), None)
    took_s, explanation, output = (kept.get(e) for e in ("durationS", "explanation", "output"))
    record.state = state or StageState.SKIPPED
    record.duration_s = took_s if is_duration(took_s) else None
    record.explanation = explanation if isinstance(explanation, str) else ""
    if isinstance(output, dict):
        record.output = _output_of(record.stage, output)
    elif record.stage is LifecycleStage.EXECUTE:
        record.output = result
        record.exchanges = exchanges_of((call.detail or {}).get("exchanges"))
    if record.state is StageState.FAILED:
        kind = _ERRORS.get(call.outcome, ToolUsageError)
        message, next_step = record.explanation, ""
        if record.stage is LifecycleStage.EXECUTE and result is not None:
            # the result is the person's text, with the traceback
            next_step = result.next_step
            message = result.joined_text.removesuffix(next_step).strip() or message
            record.explanation = without_traceback(message)
        record.error = kind(message or "It failed.", next_step=next_step)


def _output_of(stage: LifecycleStage, kept: JsonObject) -> Selection | Validation | None:
    if stage is LifecycleStage.SELECT:
        candidates = _records(Candidate, kept.get("candidates"))
        return _made(lambda: Selection(**{**kept, "candidates": candidates}))
    if stage is LifecycleStage.VALIDATE:
        errors = _records(ValidationError, kept.get("errors"))
        coercions = _records(Coercion, kept.get("coercions"))
        return _made(lambda: Validation(dict(kept["arguments"]), errors, coercions))
    return None


def _records(kind: Callable[..., T], kept: object) -> tuple[T, ...]:
    made = [_made(lambda each=each: kind(**each)) for each in kept] if _is_list(kept) else []  # type: ignore[misc,attr-defined]
    return tuple(each for each in made if each is not None)


def _is_list(kept: object) -> bool:
    return isinstance(kept, list) and all(isinstance(each, dict) for each in kept)


def _made(make: Callable[[], T]) -> T | None:
    try:
        return make()
    except (ValueError, TypeError, KeyError, AttributeError):
        return None
