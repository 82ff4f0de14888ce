"""A parsed output as `parse --json` prints it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tooldesk.calling.tool_calling import FormatError, HeldBack, ParsedOutput, ToolCalling
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.usage.events.event_json import record_json

if TYPE_CHECKING:
    from tooldesk.calling.near_misses.near_miss import NearMiss


def parsed_json(parsed: ParsedOutput, missed: Sequence[NearMiss] = ()) -> JsonObject:
    """Shape: {dialect, calls, held_back, content, reasoning, errors, near_misses}."""
    return {
        "dialect": parsed.dialect,
        "calls": [calling_json(calling) for calling in parsed.callings],
        "held_back": [held_back_json(held) for held in parsed.held_back],
        "content": parsed.content,
        "reasoning": parsed.reasoning,
        **unread_json(parsed, missed),
    }


def unread_json(parsed: ParsedOutput, missed: Sequence[NearMiss]) -> JsonObject:
    """Shape: {errors, near_misses}; what is in no call, and so in no event of a stream."""
    return {
        "errors": [error_json(error) for error in parsed.errors],
        "near_misses": [record_json(miss) for miss in missed],
    }


def calling_json(calling: ToolCalling) -> JsonObject:
    """Shape: {name, arguments, id, start, end, dialect, confidence, repairs}."""
    return {
        "name": calling.tool_name,
        "arguments": calling.arguments,
        "id": calling.call_id,
        "start": calling.start,
        "end": calling.end,
        "dialect": calling.dialect,
        "confidence": calling.confidence,
        "repairs": record_json(calling.repairs),
    }


def held_back_json(held: HeldBack) -> JsonObject:
    """Shape: that of a call with reason and explanation."""
    return calling_json(held.calling) | {
        "reason": held.reason,
        "explanation": held.explanation,
    }


def error_json(error: FormatError) -> JsonValue:
    """Shape: {message, start, end, dialect}."""
    return record_json(error)
