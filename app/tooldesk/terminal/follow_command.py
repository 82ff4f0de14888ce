"""tooldesk parse --follow: what a model writes, while it comes in."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from tooldesk.calling.streaming import stream_events as events
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.terminal.input_output import (
    CALL_FAILED,
    OK,
    UsageFaultError,
    deliver_results,
    opened,
    say_json,
)
from tooldesk.terminal.missed_calls import missed_calls
from tooldesk.terminal.parsed_json import calling_json, error_json, held_back_json, unread_json
from tooldesk.tools.tool_result import JsonObject

_CHUNK_BYTES = 65_536


def follow(file: str, schemas: Mapping[str, JsonObject], dialect: str | None) -> int:
    """Print each event as a line of JSON at once; 1 when something can't be read."""
    reader = StreamReader(dict(schemas), dialect)
    chunks: list[bytes] = []
    for chunk in _chunks(file):
        chunks.append(chunk)
        _say(reader.feed(chunk))
    output = reader.close()
    _say(reader.closing_events)
    missed = missed_calls(b"".join(chunks).decode(errors="replace"), schemas, output)
    say_json({"type": "finished", "dialect": output.dialect, **unread_json(output, missed)})
    return CALL_FAILED if output.errors else OK


def event_json(event: events.StreamEvent) -> JsonObject:
    """Shape: {type, …}, see docs/json.md."""
    match event:
        case events.TextCame(text):
            return {"type": "text", "text": text}
        case events.ReasoningCame(text):
            return {"type": "reasoning", "text": text}
        case events.TextRestarted():
            return {"type": "text_restarted"}
        case events.CallBegun(index, name):
            return {"type": "call_begun", "index": index, "name": name}
        case events.ArgumentsCame(index, piece):
            return {"type": "arguments", "index": index, "json": piece}
        case events.CallCompleted(index, calling):
            return {"type": "call_completed", "index": index, "call": calling_json(calling)}
        case events.CallHeldBack(index, held, error):
            call = None if held is None else held_back_json(held)
            unread = None if error is None else error_json(error)
            why = events.reason_of(held, error)
            return {"type": "call_held_back", "index": index, "call": call, "error": unread,
                    "why": why}  # fmt: skip


def _say(told: list[events.StreamEvent]) -> None:
    for event in told:
        say_json(event_json(event))
    if told:
        deliver_results()


def _chunks(file: str) -> Iterator[bytes]:
    """What comes, as soon as it comes."""
    with opened(file) as source:
        try:
            while chunk := os.read(source.fileno(), _CHUNK_BYTES):
                yield chunk
        except OSError as error:
            raise UsageFaultError(f"{file}: {error.strerror}.") from error
