"""StreamPieces: a dump of streams of APIs, event after event, → the text of each stream."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tooldesk.calling.parsing.envelopes.streams import is_chunk
from tooldesk.late_pattern import late_pattern
from tooldesk.traces.trace_lines import MOST_BYTES

SSE = late_pattern(r"(?:data|event|id|retry):|:")
"""What a line of server-sent events begins with."""

_FIRST = ("message_start", "response.created")
_LAST = ("message_stop", "response.completed", "response.incomplete", "response.failed")
"""Types of events that begin and end an answer of Anthropic's and of OpenAI's Responses."""


class StreamPieces:
    """Takes lines of streams and gives (line, text, an event that names the model) of each.

    A text beyond MOST_BYTES characters is dropped, and its place given with None.
    """

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._size = 0
        self._line = 0
        self._id: Any = None
        self._named: dict[str, Any] = {}
        self._has_data = False

    @property
    def is_begun(self) -> bool:
        """Whether any line was taken that is not given yet."""
        return bool(self._parts)

    @property
    def is_open(self) -> bool:
        """Whether a stream is open."""
        return self._has_data

    def add(
        self, number: int, text: str, event: Any = None
    ) -> Iterator[tuple[int, str | None, dict[str, Any]]]:
        """Take a line with the event it holds, if any; gives the streams that ended."""
        if not self._parts and text.isspace():
            return
        is_object = isinstance(event, dict)
        if self._has_data and is_object and self._is_other(event):
            yield from self.end(keep_head=True)
        if not self._parts:
            self._line = number
        self._size += len(text)
        if self._size <= MOST_BYTES or not self._parts:
            self._parts.append(text)
        if is_object:
            self._has_data = True
            self._id = event.get("id", self._id)
            if not self._named or "model" in event:
                self._named = event
        if event == "[DONE]" or (is_object and _is_last(event)):
            yield from self.end()

    def end(self, keep_head: bool = False) -> Iterator[tuple[int, str | None, dict[str, Any]]]:
        """The stream that is open, if it holds an event.

        `keep_head`: its last lines that only name an event belong to the next one.
        """
        head: list[str] = []
        while keep_head and self._parts and self._parts[-1].startswith(("event:", "id:")):
            head.insert(0, self._parts.pop())
        if self._has_data:
            text = "".join(self._parts) if self._size <= MOST_BYTES else None
            yield self._line, text, _inner(self._named)
        self._parts, self._size = head, sum(map(len, head))
        self._id, self._named, self._has_data = None, {}, False

    def _is_other(self, event: dict[str, Any]) -> bool:
        """Whether an event begins another answer than the one that is open."""
        if event.get("type") in _FIRST:
            return True
        return event.get("object") == "chat.completion.chunk" and event.get("id") != self._id


def is_event(value: Any) -> bool:
    """Whether a JSON value is one event of a stream, and no answer by itself."""
    if not isinstance(value, dict):
        return False
    if "done" in value and ("message" in value or isinstance(value.get("response"), str)):
        return value["done"] is False
    return is_chunk(value)


def _is_last(event: dict[str, Any]) -> bool:
    return event.get("done") is True or event.get("type") in _LAST


def _inner(event: dict[str, Any]) -> dict[str, Any]:
    """The part of a first event that names model and time."""
    for key in ("message", "response"):
        inner = event.get(key)
        if isinstance(inner, dict) and "model" in inner:
            return inner
    return event
