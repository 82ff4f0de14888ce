"""Add up the streams that the AI SDK sends to a page: lines of parts, and UI messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off, why_doubted
from tooldesk.calling.parsing.envelopes.stream_sum import PartialCall, StreamSum
from tooldesk.calling.parsing.envelopes.words import type_of
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_PART = late_pattern(r"^([0-9a-k]):(?=[\"\[{])(.*?)\r?$", re.MULTILINE)
_FIRST = late_pattern(r"[0-9a-k]:(?=[\"\[{])([^\n]*+)")
_KINDS = late_pattern(
    r"tool-(?:input|output)-|(?:text|reasoning)-(?:start|delta|end)\Z"
    r"|tool-(?:call|result|call-streaming-start|call-delta)\Z"
)
_FRAMES = frozenset({"start", "start-step", "finish-step", "finish"})

_TYPES = {
    "0": "text-delta", "g": "reasoning-delta", "9": "tool-call", "a": "tool-result",
    "b": "tool-call-streaming-start", "c": "tool-call-delta", "d": "finish",
}  # fmt: skip
"""Letter of a line → the type of the event that says the same."""


def is_parts(text: str, start: int) -> bool:
    """Whether the text begins with a line of the data stream protocol."""
    first = _FIRST.match(text, start)
    if first is None:
        return False
    written = first.group(1).rstrip("\r")
    strict = read_strictly(written, 0)
    if strict is None or strict[1] != len(written):
        return False
    is_call = isinstance(strict[0], dict) and "toolCallId" in strict[0]
    return is_call or _FIRST.match(text, first.end() + 1) is not None


def is_event(event: JsonObject) -> bool:
    """Whether an event tells of a part of a UI message."""
    kind = event.get("type")
    if kind == "text-delta":
        return True
    if not isinstance(kind, str) or _KINDS.match(kind) is None:
        return False
    return not kind.startswith("tool-") or isinstance(event.get("toolCallId"), str)


def is_frame(event: JsonObject) -> bool:
    """Whether an event begins or ends a message; only inside a stream does it say so."""
    return type_of(event) in _FRAMES


def parts(text: str, start: int) -> Iterator[JsonObject]:
    """The events of the data stream protocol, in the words of UI messages."""
    for line in _PART.finditer(text, start):
        strict = read_strictly(line.group(2), 0)
        kind = _TYPES.get(line.group(1))
        if strict is None or kind is None:
            continue
        if isinstance(strict[0], dict):
            yield {**strict[0], "type": kind}
        elif isinstance(strict[0], str):
            yield {"type": kind, "delta": strict[0]}


def add_event(total: StreamSum, event: JsonObject) -> None:
    """Add one event of a UI message stream."""
    kind = str(event["type"])
    if kind in ("text-delta", "reasoning-delta"):
        if text := _first(event, "delta", "textDelta", "text"):
            (total.texts if kind == "text-delta" else total.reasoning).append(text)
    elif isinstance(event.get("toolCallId"), str):
        _add_tool(total, event, kind)
    elif kind == "finish":
        reason = _first(event, "finishReason")
        total.is_finished = not is_cut_off(reason)
        total.doubt = total.doubt or why_doubted(reason)


def _first(event: JsonObject, *keys: str) -> str:
    for key in keys:
        if isinstance(found := event.get(key), str):
            return found
    return ""


def _add_tool(total: StreamSum, event: JsonObject, kind: str) -> None:
    """A part of a call; one that has a result, or an error of its own, is no longer to be run.

    A whole call that is another one than the one of its id before it doesn't take its place.
    """
    call_id: str = event["toolCallId"]
    call = total.calls.setdefault(call_id, PartialCall(call_id=call_id))
    name = _first(event, "toolName") or call.name
    given: Any = event.get("input", event.get("args"))
    is_whole = kind in ("tool-call", "tool-input-available") and given is not None
    if is_whole and call.is_finished and (call.name, call.given) != (name, given):
        call = total.calls[(call_id, name, json.dumps(given))] = PartialCall(call_id=call_id)
    call.name = name
    if event.get("providerExecuted") is True or kind.startswith(("tool-output-", "tool-result")):
        call.is_executed = True
    if (piece := _first(event, "inputTextDelta", "argsTextDelta")) != "":
        call.pieces.append(piece)
    if is_whole:
        call.pieces, call.given, call.is_finished = [], given, True
