"""What is kept of a call, as JSON: detail_of makes it, without_texts leaves out what may be secret.

Shape: {session, calling, stages: {stage: {state, durationS, explanation, output}}, result, raw}.
`calling` has `heldBack`, the reason, for a call that waited for a person instead of running.
`printed` and `exchanges` are there where `kept_run.py` has something of how the tool ran.
`forModel` is there where a failure has another text for the model than its result for a person.
`isResultCut` is there where the result was not kept whole, and `resultBytes`, in UTF-8, where that
is its text.
`innerOf` is the row of the call whose tool made this one.
`output` is there where a stage changed something, failed or waits, and where `stage_outputs.py`
could not make it again of the rest; `raw` is the model's whole text.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tooldesk.counted import counted
from tooldesk.redaction.redactor import NOT_KEPT
from tooldesk.tools.tool_result import Content, FileContent, JsonObject, TextContent, ToolResult
from tooldesk.usage.events.event_json import record_json
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.kept_run import kept_exchanges
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk.usage.stage_outputs import keep_outputs
from tooldesk.usage.stage_report import StageReport

MAX_TEXT_LENGTH = 1_000_000
"""Characters kept of each text; a value of a result whose text is longer is not kept beside it."""

MAX_RESULT_LENGTH = 20_000_000
"""Characters kept of all blocks of a result, pictures and sounds in base64 among them."""

IS_CUT = "isResultCut"
"""Set where the result was not kept whole."""

WHOLE_BYTES = "resultBytes"
"""How many bytes of UTF-8 the whole text of such a result has."""

_WITH_OUTPUT = (StageState.REPAIRED, StageState.FAILED, StageState.NEEDS_YOU)
"""How a stage ends that has more to tell than a line."""

_OF_ITS_OWN = (LifecycleStage.PARSE, LifecycleStage.EXECUTE, LifecycleStage.EMIT)
"""Stages whose output is the whole text, the result, or made of it."""


def detail_of(record: CallRecord, result: ToolResult | None) -> JsonObject:
    """All that is kept of a call beside the columns of its row; `kept_bounds.py` cuts it off."""
    kept = bounded_result(result) if result else None
    is_whole = kept is result
    detail: JsonObject = {
        "calling": _calling(record),
        "result": kept.to_json() if kept else None,
        "session": record.context.session_id,
        "stages": _stages(record),
    }
    if result is not None and kept is not None and not is_whole:
        detail[IS_CUT] = True
        if len(kept.joined_text) < len(result.joined_text):
            detail[WHOLE_BYTES] = len(result.joined_text.encode("utf-8", "surrogatepass"))
    if result is not None and result.for_model:
        detail["forModel"] = shortened_text(result.for_model)
        is_whole = is_whole and detail["forModel"] is result.for_model
    if printed := record.printed.to_json():
        detail["printed"] = printed
    if record.exchanges:
        detail["exchanges"] = kept_exchanges(record.exchanges)
    # a copy, for the call goes on in another thread
    new = {stage: each for stage, each in dict(record.stages).items() if stage not in record.kept}
    keep_outputs(detail, record.tool_name, new, result if is_whole else None)
    if result is None:
        record.kept.update(detail["stages"])
    if record.outer is not None:
        detail["innerOf"] = record.outer.row_id
    written = record.written
    if written is not None:
        first = written.kept_with
        if first is None or first is record:
            written.kept_with = record
            detail["raw"] = written.text
        else:
            detail["outputOf"] = first.row_id
    # as in the dictionary of packed rows, which has what is in the parts in order, too
    return dict(sorted(detail.items()))


def without_texts(
    detail: JsonObject, tool_name: str, result: ToolResult | None, why: str
) -> JsonObject:
    """What is left of a call when nobody knows whether a secret is in it; `why` says so."""
    stages = {}
    for stage, each in detail["stages"].items():
        stages[stage] = {name: value for name, value in each.items() if name != "output"}
        if each["explanation"]:
            stages[stage]["explanation"] = NOT_KEPT
    kept = result and ToolResult(
        (TextContent(NOT_KEPT),), is_error=result.is_error, error_class=result.error_class
    )
    calling = {name: detail["calling"][name] for name in ("dialect", "agent")}
    outer = {"innerOf": detail["innerOf"]} if "innerOf" in detail else {}
    calling |= {"toolName": tool_name, "arguments": {}, "notKept": why}
    return {
        "calling": dict(sorted(calling.items())),
        **outer,
        "result": kept.to_json() if kept else None,
        "session": detail["session"],
        "stages": stages,
    }


def bounded_result(result: ToolResult) -> ToolResult:
    """A result of bounded size: the log is for looking back, not for what a tool made."""
    blocks, left = [], MAX_RESULT_LENGTH
    for block in result.content:
        kept = _kept_block(block, left)
        left = max(0, left - length_of(kept))
        blocks.append(kept)
    if all(kept is block for kept, block in zip(blocks, result.content, strict=True)):
        return result
    return replace(result, content=tuple(blocks), structured=None)


def _kept_block(block: Content, left: int) -> Content:
    if isinstance(block, TextContent):
        longest = min(MAX_TEXT_LENGTH, left)
        is_short = len(block.text) <= longest
        return block if is_short else TextContent(shortened_text(block.text, longest))
    if length_of(block) <= left:
        return block
    return TextContent(f"… {length_of(block):,} characters of {block.media_type} were not kept.")


def length_of(block: Content) -> int:
    """Characters of a block of a result; a file stands elsewhere."""
    if isinstance(block, TextContent):
        return len(block.text)
    return 0 if isinstance(block, FileContent) else len(block.data)


def shortened_text(text: str, longest: int = MAX_TEXT_LENGTH) -> str:
    """The text, or its beginning and how much more there was."""
    more = len(text) - longest
    if more <= 0:
        return text
    words = f"{counted(more, 'character')} {'was' if more == 1 else 'were'} not kept."
    return f"{text[:longest]}\n… {words}"


def _stages(record: CallRecord) -> JsonObject:
    stages: dict[LifecycleStage, StageReport[Any]] = {}
    if record.written is not None and record.written.parsing is not None:
        stages[LifecycleStage.PARSE] = record.written.parsing
    made = record.kept | {
        stage.value: _stage(stage, report)
        for stage, report in (stages | record.stages).items()
        if stage not in record.kept
    }
    return dict(sorted(made.items()))


def _stage(stage: LifecycleStage, report: StageReport[Any]) -> JsonObject:
    kept: JsonObject = {
        "durationS": round(report.duration_s, 6),
        "explanation": report.explanation,
    }
    if report.state in _WITH_OUTPUT and stage not in _OF_ITS_OWN and report.output is not None:
        kept["output"] = record_json(report.output)
    kept["state"] = report.state.value
    return kept


def _calling(record: CallRecord) -> JsonObject:
    calling, context = record.calling, record.context
    agent = {"model": context.model, "name": context.agent_name, "role": context.agent_role}
    kept: JsonObject = {
        "agent": {key: value for key, value in agent.items() if value},
        "arguments": calling.arguments,
        "callId": calling.call_id,
    }
    is_read = record.written is not None
    if is_read and calling.end:  # what could not be read stands nowhere
        kept["confidence"] = calling.confidence
    kept["dialect"] = calling.dialect
    if is_read:
        kept["end"] = calling.end
    if record.held_because:
        kept["heldBack"] = record.held_because
    if calling.repairs:
        kept["repairs"] = record_json(calling.repairs)
    if is_read:
        kept["start"] = calling.start
    kept["toolName"] = calling.tool_name
    return kept
