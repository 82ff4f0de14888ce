"""Read streams: server-sent events and JSON lines, their fragments put together."""

from __future__ import annotations

import re
from typing import Any

from tooldesk.calling.parsing.envelopes import conversations, ui_streams, wrapped
from tooldesk.calling.parsing.envelopes.answers import OTHER_ANSWER, responses
from tooldesk.calling.parsing.envelopes.fragments import add_chunk
from tooldesk.calling.parsing.envelopes.messages import (
    Document,
    GivenCall,
    add_message,
)
from tooldesk.calling.parsing.envelopes.stream_sum import StreamSum
from tooldesk.calling.parsing.envelopes.words import type_of
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

SSE = late_pattern(r"(?:data|event|id|retry)[ \t]*+:|:[^\r\n]*+[\r\n]")
"""What server-sent events begin with."""

DATA = late_pattern(r"(?<![^\r\n])data:[ \t]?([^\r\n]*+)")
"""A line that holds data; a CR alone ends one, too."""

_EVENT_END = late_pattern(r"\n[\r\n]|\r\r")
"""What ends an event: an empty line."""

_NEXT_LINE = late_pattern(r"[ \t]*+\r?\n\s*+\{")
_SPACE = late_pattern(r"(?:[\s,]++|0(?![.eE]))*+")
"""What stands between two events; a zero is a value of its own, and no event, however many."""

_CHUNK_TYPES = late_pattern(
    r"content_block_|message_(?:start|delta|stop)|response\.(?!done)|tool-call-|ping$"
    r"|function\.call\.delta$|message\.output\.delta$|conversation\.response\."
)
_FEW_LINES = 8
"""Of one event's data; after each of so many it is looked whether they are an event yet, as some
servers end none. More of them are one when the event ends."""

UNKNOWN = "No event of the stream is one of an API that is known."
"""Why nothing is looked for in what it says."""

_WHOLE = frozenset(
    {"response.completed", "response.incomplete", "response.failed", wrapped.REALTIME_DONE}
)
"""Events that hold the whole response."""


def has_event(text: str, start: int) -> bool:
    """Whether a line of the text holds an event."""
    return DATA.search(text, start) is not None


def is_stream(text: str, start: int) -> bool:
    """Whether the text begins like a stream of events or of JSON lines."""
    if SSE.match(text, start) is not None:
        return has_event(text, start)
    if not text.startswith("{", start):
        return ui_streams.is_parts(text, start)
    line_end = text.find("\n", start)
    if line_end < 0 or _NEXT_LINE.match(text, line_end) is None:
        return False
    first = read_strictly(text, start)
    if first is None or _NEXT_LINE.match(text, first[1]) is None:
        return False
    if is_chunk(first[0]):
        return True
    is_answer = isinstance(first[0], dict) and isinstance(first[0].get("message"), dict)
    return is_answer and not conversations.is_message(first[0])


def is_chunk(value: Any) -> bool:
    """Whether a JSON value is one event of a stream."""
    if not isinstance(value, dict):
        return False
    choices = value.get("choices")
    if isinstance(choices, list):
        return value.get("object") == "chat.completion.chunk" or any(
            isinstance(choice, dict) and "delta" in choice for choice in choices
        )
    kind = value.get("type")
    if (isinstance(kind, str) and _CHUNK_TYPES.match(kind)) or ui_streams.is_event(value):
        return True
    if isinstance(value.get("response"), str) and "done" in value:
        return True
    return "contentBlockStart" in value or "contentBlockDelta" in value or "messageStart" in value


class EventSum:
    """What the events of a stream add up to, one after another."""

    def __init__(self) -> None:
        self.total = StreamSum(Document("openai-chat-stream"))
        """The sum so far."""

        self.count = 0
        """How many events came."""

        self.is_known = False
        """Whether one of them is of an API that is known."""

        self._given: Document | None = None
        self._begun: list[str] = []

    def add_line(self, line: re.Match[str]) -> None:
        """Add a line of server-sent events that holds data; see DATA."""
        data = line.group(1)
        if data == "[DONE]":
            self.total.is_finished = True
            return
        # what is no object is no event
        value = read_strictly(data, 0) if data[:1] == "{" else None
        is_whole = value is not None and not data[value[1] :].strip()
        if not is_whole and (self._begun or data[:1] == "{"):
            self._begun.append(data)
            if 1 < len(self._begun) <= _FEW_LINES:
                value = self._of_lines() or value
        if value is not None:
            self._begun.clear()
            self.add(value[0])

    @property
    def has_many_lines(self) -> bool:
        """Whether so many lines of one event came that its end decides what they are."""
        return len(self._begun) > _FEW_LINES

    def end_event(self) -> None:
        """An event with many lines of data is over."""
        if self.has_many_lines:
            value = self._of_lines()
            self._begun.clear()
            self.add(value[0] if value is not None else None)

    def _of_lines(self) -> tuple[JsonValue, int] | None:
        """The event whose data stand in the lines that came. Source: HTML, 9.2.6."""
        return read_strictly("\n".join(self._begun), 0)

    def add(self, event: Any) -> None:
        """Add an event; what is no object is none."""
        if not isinstance(event, dict):
            return
        self.count += 1
        if self._given is None:
            self._given = _whole(event)
        if self._given is not None:
            self.is_known = True
            return
        if ui_streams.is_event(event) or ui_streams.is_frame(event):
            self.total.document.dialect = "ai-sdk"
            ui_streams.add_event(self.total, event)
            self.is_known = True
        elif add_chunk(self.total, event):
            self.is_known = True

    def document(self, raw: str = "") -> Document:
        """What it is when nothing more comes: `raw` as it stands where no event is known."""
        if self._given is not None:
            return self._given
        if not self.is_known:
            return Document(self.total.document.dialect, texts=[raw.strip()], doubt=UNKNOWN)
        total, document = self.total, self.total.document
        document.doubt_all(total.doubt)
        document.texts.append("".join(total.texts))
        document.reasoning.append("".join(total.reasoning))
        answer: object = None
        for key, call in total.calls.items():
            if call.name and not call.is_executed:
                # the key of OpenAI's is that of the choice, and of the call in it
                own = key[0] if isinstance(key, tuple) else None
                answer = own if answer is None else answer
                doubt = total.doubt or (OTHER_ANSWER if own != answer else "")
                is_finished = call.is_finished or total.is_finished
                given, why = call.arguments
                document.calls.append(GivenCall(
                    call.name, given, call.call_id, is_finished, call.is_text, call.namespace,
                    doubt or why,
                ))  # fmt: skip
        return document


def read(text: str, start: int) -> Document | None:
    """The document that a stream adds up to."""
    events = EventSum()
    if SSE.match(text, start) is not None:
        add_lines(events, text, start)
    elif not text.startswith("{", start):
        for part in ui_streams.parts(text, start):
            events.add(part)
    else:
        read_lines(events, text, start)
    return events.document(text) if events.count else None


def add_lines(events: EventSum, text: str, pos: int) -> None:
    """Add all server-sent events from `pos` on."""
    for line in DATA.finditer(text, pos):
        if events.has_many_lines and _EVENT_END.search(text, pos, line.start()) is not None:
            events.end_event()
        events.add_line(line)
        pos = line.end()
    events.end_event()


def read_lines(events: EventSum, text: str, pos: int) -> int:
    """Add the JSON values from `pos` on, one after another; gives where the first one isn't."""
    pos = past(_SPACE, text, pos)
    while (value := read_strictly(text, pos)) is not None:
        events.add(value[0])
        pos = past(_SPACE, text, value[1])
    return pos


def accumulate(chunks: list[JsonObject]) -> Document:
    """Put the events of a stream together."""
    events = EventSum()
    for chunk in chunks:
        events.add(chunk)
    return events.document()


def _whole(event: JsonObject) -> Document | None:
    """The document that an event holds by itself, so that the others add nothing."""
    if type_of(event) in _WHOLE:
        response = event.get("response")
        if isinstance(response, dict) and isinstance(response.get("output"), list):
            return responses(response)
    elif "required_action" in event or "error" in event:
        document, inner = Document("openai-chat"), wrapped.inside(event)
        if isinstance(inner, dict) and add_message(document, inner):
            return document
    return None
