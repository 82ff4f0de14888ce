"""What each stage of a past call gave: kept where it can't be made again of the rest, else made.

`kept_outputs` compares while the call is written down, so what `output_of` makes is what there was.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from typing import Any

from tooldesk.cache.cache_key import cache_key
from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.selection import Candidate, Selection
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.calling.validation_result import Coercion, Validation, ValidationError
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.events.event_json import record_json
from tooldesk.usage.kept_records import made, record, records
from tooldesk.usage.lifecycle import LifecycleStage, StageOutput
from tooldesk.usage.messages.call_answer import answer_of
from tooldesk.usage.messages.message_forms import form_of
from tooldesk.usage.stage_report import StageReport

MAX_MESSAGE = 100_000
"""Characters of a result up to which its message is kept, or made again."""

NOT_REACHED = "Not reached."
"""Why a stage was skipped that a call did not come to."""

IS_WHOLE = "isWhole"
"""Set where whatever stands nowhere can be made again; older calls have less."""

_MADE = (
    *(LifecycleStage.SELECT, LifecycleStage.VALIDATE),
    *(LifecycleStage.CACHE, LifecycleStage.EMIT),
)


def keep_outputs(
    detail: JsonObject,
    tool_name: str,
    reports: Mapping[LifecycleStage, StageReport[Any]],
    result: ToolResult | None = None,
) -> None:
    """Put into the stages of `detail` what they gave, where it can't be made of the rest.

    `result` is what went back, where `detail` has the whole of it: every call waits for this.
    """
    detail[IS_WHOLE] = True
    stages = detail["stages"]
    for stage in _MADE:
        report, kept = reports.get(stage), stages.get(stage)
        if report is None or kept is None or "output" in kept:
            continue
        if stage is LifecycleStage.EMIT and not _is_small(result or result_of(detail)):
            kept["output"] = None
        elif output_of(stage, detail, tool_name, result) != report.output:
            kept["output"] = record_json(report.output)


def output_of(
    stage: LifecycleStage, detail: JsonObject, tool_name: str, result: ToolResult | None = None
) -> StageOutput:
    """What a stage gave; None where it is not known. A stranger may have written the detail.

    `result` is what went back, where somebody has it.
    """
    kept = _part(_part(detail, "stages"), stage)
    if "output" in kept:
        output = kept["output"]
        return _read(stage, output) if isinstance(output, dict) else None
    is_reached = kept.get("explanation") not in (None, NOT_REACHED)
    if not detail.get(IS_WHOLE) or stage not in _MADE or not is_reached:
        return None
    return made(lambda: _derived(stage, detail, tool_name, result))


def result_of(detail: JsonObject) -> ToolResult | None:
    """What went back, with what the model was told of it; None where it can't be read."""
    kept, told = detail.get("result"), detail.get("forModel")
    result = made(lambda: ToolResult.from_json(kept)) if isinstance(kept, dict) else None
    if result is not None and isinstance(told, str):
        return replace(result, for_model=told)
    return result


def calling_of_detail(detail: JsonObject, tool_name: str, dialect: str) -> ToolCalling:
    """What the model asked for, but for its repairs; how sure that is counts only where known."""
    kept = _part(detail, "calling")
    name, call_id = kept.get("toolName"), kept.get("callId")
    start, end = (at if type(at := kept.get(each)) is int else 0 for each in ("start", "end"))
    return ToolCalling(
        name if isinstance(name, str) else tool_name,
        _part(kept, "arguments"),
        call_id if isinstance(call_id, str) else None,
        start,
        end,
        dialect,
        confidence=certainty if (certainty := certainty_of(detail)) is not None else 1.0,
    )


def certainty_of(detail: JsonObject) -> float | None:
    """How sure it was that a call was meant, 0 to 1; None where that was not kept."""
    kept = _part(detail, "calling").get("confidence")
    if isinstance(kept, bool) or not isinstance(kept, int | float):
        return None
    return float(kept) if 0 <= kept <= 1 else None


def _derived(
    stage: LifecycleStage, detail: JsonObject, tool_name: str, result: ToolResult | None
) -> StageOutput:
    stages, calling = _part(detail, "stages"), _part(detail, "calling")
    why = str(_part(stages, stage).get("explanation"))
    if stage is LifecycleStage.SELECT:
        return Selection(tool_name, tool_name, "exact", (Candidate(tool_name, 1.0),), None, why)
    if stage is LifecycleStage.VALIDATE:
        return Validation(_part(calling, "arguments"))
    if stage is LifecycleStage.CACHE:
        validated = output_of(LifecycleStage.VALIDATE, detail, tool_name)
        if not isinstance(validated, Validation):
            return None
        reason = why.removeprefix("Not stored: ").removesuffix(".")
        return CacheOutcome(cache_key(tool_name, validated.arguments), "not stored", reason)
    result, dialect = result or result_of(detail), str(calling.get("dialect"))
    if result is None:
        return None
    asked = calling_of_detail(detail, tool_name, dialect)
    return form_of(dialect).message(answer_of(asked, result, MAX_MESSAGE))


def _read(stage: LifecycleStage, kept: JsonObject) -> StageOutput:
    if stage is LifecycleStage.SELECT:
        candidates = records(Candidate, kept.get("candidates"))
        return record(Selection, {**kept, "candidates": candidates})
    if stage is LifecycleStage.VALIDATE:
        errors = records(ValidationError, kept.get("errors"))
        coercions = records(Coercion, kept.get("coercions"))
        return made(lambda: Validation(dict(kept["arguments"]), errors, coercions))
    if stage is LifecycleStage.CACHE:
        return made(lambda: _cache_outcome(kept))
    return kept if stage is LifecycleStage.EMIT else None


def _cache_outcome(kept: JsonObject) -> CacheOutcome | None:
    times = {
        name: datetime.fromisoformat(kept[name])
        for name in ("stored_at", "expires_at")
        if kept.get(name) is not None
    }
    spent = tuple((str(words), float(seconds)) for words, seconds in kept.get("spent", ()))
    return record(CacheOutcome, {**kept, **times, "spent": spent})


def _is_small(result: ToolResult | None) -> bool:
    return result is None or len(result.joined_text) < MAX_MESSAGE


def _part(value: JsonObject, name: str) -> JsonObject:
    part = value.get(name)
    return part if isinstance(part, dict) else {}
