"""Read streams: server-sent events and JSON lines, their fragments put together."""

from __future__ import annotations

import re
from typing import Any

from tooldesk.calling.parsing.envelopes import ui_streams, wrapped
from tooldesk.calling.parsing.envelopes.fragments import StreamSum, add_chunk
from tooldesk.calling.parsing.envelopes.messages import (
    Document,
    GivenCall,
    add_message,
    add_parts,
)
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.tools.tool_result import JsonObject

_SSE = re.compile(r"(?:data|event|id|retry)[ \t]*+:|:[^\n]*+\n")
_DATA = re.compile(r"^data:[ \t]?(.*?)\r?$", re.MULTILINE)
_NEXT_LINE = re.compile(r"[ \t]*+\r?\n\s*+\{")
_SPACE = re.compile(r"[\s,]*")
_CHUNK_TYPES = re.compile(
    r"content_block_|message_(?:start|delta|stop)|response\.(?!done)|tool-call-|ping$"
    r"|function\.call\.delta$|message\.output\.delta$|conversation\.response\."
)
_WHOLE = frozenset({"response.completed", "response.incomplete", wrapped.REALTIME_DONE})
"""Events that hold the whole response."""


def is_stream(text: str, start: int) -> bool:
    """Whether the text begins like a stream of events or of JSON lines."""
    if _SSE.match(text, start) is not None:
        return _DATA.search(text, start) is not None
    if not text.startswith("{", start):
        return ui_streams.is_parts(text, start)
    line_end = text.find("\n", start)
    if line_end < 0 or _NEXT_LINE.match(text, line_end) is None:
        return False
    first = read_strictly(text, start)
    if first is None or _NEXT_LINE.match(text, first[1]) is None:
        return False
    return is_chunk(first[0]) or (isinstance(first[0], dict) and "message" in first[0])


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


def read(text: str, start: int) -> Document | None:
    """The document that a stream adds up to."""
    chunks: list[JsonObject] = []
    is_done = False
    if _SSE.match(text, start) is not None:
        for line in _DATA.finditer(text, start):
            is_done = is_done or line.group(1) == "[DONE]"
            value = read_strictly(line.group(1), 0)
            if value is not None and isinstance(value[0], dict):
                chunks.append(value[0])
    elif not text.startswith("{", start):
        chunks = list(ui_streams.parts(text, start))
    else:
        pos = start
        while (value := read_strictly(text, pos)) is not None:
            if isinstance(value[0], dict):
                chunks.append(value[0])
            pos = past(_SPACE, text, value[1])
    return accumulate(chunks, is_done=is_done) if chunks else None


def accumulate(chunks: list[JsonObject], *, is_done: bool = False) -> Document:
    """Put the events of a stream together; `is_done` says that its last line came."""
    total = StreamSum(Document("openai-chat-stream"), is_finished=is_done)
    for chunk in chunks:
        if (whole := _whole(chunk)) is not None:
            return whole
        if ui_streams.is_event(chunk) or ui_streams.is_frame(chunk):
            total.document.dialect = "ai-sdk"
            ui_streams.add_event(total, chunk)
        else:
            add_chunk(total, chunk)
    document = total.document
    document.texts.append("".join(total.texts))
    document.reasoning.append("".join(total.reasoning))
    for call in total.calls.values():
        if call.name and not call.is_executed:
            arguments = call.given if not call.pieces else "".join(call.pieces)
            is_finished = call.is_finished or total.is_finished
            document.calls.append(
                GivenCall(call.name, arguments, call.call_id, is_finished, call.is_text)
            )
    return document


def _whole(chunk: JsonObject) -> Document | None:
    """The document that an event holds by itself, so that the others add nothing."""
    if chunk.get("type") in _WHOLE:
        response = chunk.get("response")
        output = response.get("output") if isinstance(response, dict) else None
        if isinstance(output, list) and output:
            document = Document("openai-responses")
            add_parts(document, output)
            return document
    elif "required_action" in chunk or "error" in chunk:
        document, inner = Document("openai-chat"), wrapped.inside(chunk)
        if isinstance(inner, dict) and add_message(document, inner):
            return document
    return None
