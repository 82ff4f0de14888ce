"""bounded: what is kept of a call, within bounds; long texts and lists end in what was left out.

It is for a detail that has no secret in it any more: half of one could not be found.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

from tooldesk.storage.stored_json import ordered_pieces
from tooldesk.tools.tool_result import JsonObject, JsonValue, ToolResult
from tooldesk.usage.history.kept_call import IS_CUT, bounded_result, shortened_text

MAX_VALUE_LENGTH = 1_000_000
"""Characters of JSON that are kept of a call's arguments, of a structured result, and of what a
stage gave. A detail that is not longer has nothing to be cut."""

_LONGEST = (900_000, 90_000, 9_000, 900, 90)
"""Characters that stay of each text, as many as fit; of lists and objects a tenth as many parts."""

LEFT_OUT = "argumentsLeftOut"
"""How many characters of the arguments were not kept; beside them."""


def bounded(detail: JsonObject) -> JsonObject:
    """The same where it is short enough; else with its long values cut off, each with a mark."""
    calling, result = detail["calling"], detail.get("result")
    arguments, left_out = cut(calling.get("arguments"))
    if left_out:
        calling = {**calling, "arguments": arguments, LEFT_OUT: left_out}
    stages = {stage: _stage(each) for stage, each in detail["stages"].items()}
    kept = {**detail, "calling": calling, "stages": stages}
    if "raw" in detail:
        kept["raw"] = shortened_text(detail["raw"])
    if isinstance(result, dict):
        kept["result"] = _bounded_result(result)
        if kept["result"] is not result:
            kept[IS_CUT] = True
    return kept


def as_kept(result: ToolResult) -> ToolResult:
    """What would be kept of a result: what comes back of a kept one is compared with it."""
    kept = bounded_result(result)
    if kept.for_model:
        kept = replace(kept, for_model=shortened_text(kept.for_model))
    plain = kept.to_json()
    is_same = (short := _bounded_result(plain)) is plain
    return kept if is_same else replace(ToolResult.from_json(short), for_model=kept.for_model)


def _bounded_result(result: JsonObject) -> JsonObject:
    if result.get("structured") is None:
        return result
    structured, left_out = cut(result["structured"])
    if not left_out:
        return result
    words = f"… {left_out:,} characters of its structured value were not kept."
    content = [*result["content"], {"type": "text", "text": words}]
    return {**result, "structured": structured, "content": content}


def cut(value: JsonValue) -> tuple[JsonValue, int]:
    """What fits of a value, as much as possible of each part, and how many characters don't."""
    length = _length_of(value)
    if length <= MAX_VALUE_LENGTH:
        return value, 0
    with suppress(RecursionError):  # nested deeper than can be looked through
        for longest in _LONGEST:
            kept = _shortened(value, longest)
            if (left := _length_of(kept)) <= MAX_VALUE_LENGTH:
                return kept, length - left
    words = f"{length:,} characters were not kept."
    return ({"…": words} if isinstance(value, dict) else [f"… {words}"]), length


def _length_of(value: JsonValue) -> int:
    """Of its JSON, which is not put together for that."""
    return sum(map(len, ordered_pieces(value)))


def _stage(kept: Any) -> Any:
    if kept.get("output") is None:
        return kept
    output, left_out = cut(kept["output"])
    return {**kept, "output": output} if left_out else kept


def _shortened(value: JsonValue, longest: int) -> JsonValue:
    if isinstance(value, str):
        return shortened_text(value, longest)
    most = longest // 10
    if isinstance(value, list):
        parts = [_shortened(each, longest) for each in value[:most]]
        if len(value) > most:
            parts.append(f"… {_not_kept(len(value) - most)}")
        return parts
    if isinstance(value, dict):
        fields: JsonObject = {}
        for name in list(value)[:most]:
            fields[shortened_text(name, longest)] = _shortened(value[name], longest)
        if len(value) > most:
            fields["…"] = _not_kept(len(value) - most)
        return fields
    return value


def _not_kept(count: int) -> str:
    return f"{count:,} more {'was' if count == 1 else 'were'} not kept."
