"""Answers that come piece by piece: shown while they come, and read as the values they hold."""

from __future__ import annotations

import asyncio
import codecs
import json

import httpx2

from tooldesk.execution.tool_output import INTERVAL_S, MAX_OUTPUT_BYTES, OnOutput
from tooldesk.tools.json_depth import is_too_deep
from tooldesk.tools.tool_result import JsonObject, JsonValue

EVENT_STREAM = "text/event-stream"
"""Source: HTML Living Standard, section 9.2, server-sent events."""

_JSON_LINES = (
    "application/x-ndjson",
    "application/ndjson",
    "application/jsonl",
    "application/jsonlines",
    "application/x-jsonlines",
    "application/stream+json",
)

MAX_LINES = 100_000
"""Of an answer that is read as values; a longer one is text."""


def is_streamed(media_type: str) -> bool:
    """Whether answers of that type are worth looking at before their end."""
    return media_type == EVENT_STREAM or media_type in _JSON_LINES


def values_of(media_type: str, text: str) -> list[JsonValue] | None:
    """One value an event or line; None when a line is not JSON, or there are too many.

    An event is {event, data} and perhaps id; data that is JSON is the value.
    """
    if text.count("\n") > MAX_LINES:
        return None
    if media_type == EVENT_STREAM:
        answer = httpx2.Response(
            200,
            headers={"Content-Type": EVENT_STREAM},
            content=text.encode("utf-8", "replace"),
            request=httpx2.Request("GET", "http://event.stream"),
        )
        return [_event(each) for each in httpx2.EventSource(answer, max_event_size=None)]
    try:
        values = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError):
        return None
    return None if is_too_deep(values) else values


_MORE = f"The first {MAX_OUTPUT_BYTES / 1e6:g} MB are shown while they come; the result has more.\n"


class LivePieces:
    """Hands text on at once, and what comes in quick succession together.

    As of what other tools print, MAX_OUTPUT_BYTES of it; the result has all.
    """

    def __init__(self, show: OnOutput) -> None:
        self._show = show
        self._loop = asyncio.get_running_loop()
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._held: list[str] = []
        self._seen_bytes = 0
        self._timer: asyncio.Handle | None = None
        self._shown_at = 0.0

    def feed(self, piece: bytes) -> None:
        """This came."""
        room = max(0, MAX_OUTPUT_BYTES - self._seen_bytes)
        self._seen_bytes += len(piece)
        if not room:
            return
        self._held.append(self._decoder.decode(piece[:room]))
        if len(piece) > room:
            # not behind the text: that may end with half a secret, which is known by its end
            self._show("stderr", _MORE)
        if self._timer is None:
            wait_s = self._shown_at + INTERVAL_S - self._loop.time()
            self._timer = self._loop.call_later(max(0.0, wait_s), self.flush)

    def flush(self) -> None:
        """Show what was held back."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        text, self._held = "".join(self._held), []
        self._shown_at = self._loop.time()
        if text:
            self._show("stdout", text)


def _event(sent: httpx2.ServerSentEvent) -> JsonObject:
    try:
        data: JsonValue = json.loads(sent.data)
    except (ValueError, RecursionError):
        data = sent.data
    # the event and the list of all are two levels more
    if is_too_deep([[data]]):
        data = sent.data
    event: JsonObject = {"event": sent.event, "data": data}
    return {**event, "id": sent.id} if sent.id else event
