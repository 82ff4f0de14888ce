"""What an output is by its beginning: text, a stream of events, or not known yet."""

from __future__ import annotations

from enum import Enum

from tooldesk.calling.parsing import detection
from tooldesk.calling.parsing.envelopes import documents, printed_objects, streams
from tooldesk.calling.parsing.envelopes.shapes import document_of
from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.name_patterns import MARKED_NAME
from tooldesk.calling.parsing.parse import AROUND, LONGEST_LEAD, NEXT_LINE, STREAM_LEAD
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.strict_json import may_be_whole_later, strict_or_work
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_SSE_BEGINNING = late_pattern(r"(?:data|event|id|retry)[ \t]*+\Z|:[^\r\n]*+\Z")
_RECIPIENT = late_pattern(
    rf"\s*+(?:<\|[^|>]*+(?:\|>|\|?\Z))?(?:{MARKED_NAME})?[ \t]*+"
    r"(?:\r?\Z|\r?\n\s*+(?:\Z|\{))"
)
_PART = late_pattern(r"[0-9a-k](?:\Z|:(?:\Z|[\"\[{]))")
_OPEN_FENCE = late_pattern(r"(?:`{1,3}+|~{1,3}+)[^\n{\[<]{0,40}+\Z")
_MAY_BE_NESTED = late_pattern(
    rf"(?:[\[{{]\s*+(?:\"[^\"\\]{{0,64}}+\"\s*+:\s*+)?+){{1,{MAX_DEPTH + 1}}}+"
    r"(?:\"[^\"\\]{0,64}+(?:\"\s*+)?+)?+\Z"
)
"""Brackets and keys alone, which may go on to be too many for a document."""

_CALL = late_pattern(
    r"\[?\s*+\{\s*+\"name\"\s*+:\s*+\"\w++\"\s*+,\s*+\"(?:arguments|parameters)\"\s*+:"
)
_TO_ALL = late_pattern(r"\s*+all[ \t]*+\r?\n")


class StreamKind(Enum):
    """What an output is."""

    UNKNOWN = "unknown"
    TEXT = "text"
    EVENTS = "events"


def kind_of(text: str, dialect: str | None) -> StreamKind:
    """What begins with `text`; UNKNOWN as long as more text could change it."""
    if len(text) < LONGEST_LEAD:
        return StreamKind.UNKNOWN
    if dialect is None or dialect in documents.DIALECTS:
        kind = _document_kind(text, dialect)
        if kind is not StreamKind.TEXT:
            return kind
    if _may_hold_stream(text) or _may_be_escaped(text) or may_be_recipient(text, dialect):
        return StreamKind.UNKNOWN
    return StreamKind.TEXT


def _document_kind(text: str, dialect: str | None) -> StreamKind:
    start = past(documents.SPACE, text, 0)
    first = text[start : start + 1]
    if not first or dialect is not None:
        return StreamKind.UNKNOWN
    if first != "{" and printed_objects.may_be_next(text, start):
        return StreamKind.UNKNOWN
    if first in "dei:r":
        if streams.SSE.match(text, start) is not None:
            return StreamKind.EVENTS if streams.has_event(text, start) else StreamKind.UNKNOWN
        is_open = _SSE_BEGINNING.match(text, start) is not None
        return StreamKind.UNKNOWN if is_open else StreamKind.TEXT
    if first in "{[":
        return _json_kind(text, start)
    if _PART.match(text, start) is not None:
        return StreamKind.UNKNOWN
    return StreamKind.UNKNOWN if _may_hold_document(text) else StreamKind.TEXT


def _json_kind(text: str, start: int) -> StreamKind:
    found = _json_at(text, start)
    if found is None:
        is_nested = documents.NESTED.match(text, start) is not None
        may_be = is_nested or _MAY_BE_NESTED.match(text, start) is not None
        return StreamKind.UNKNOWN if may_be else StreamKind.TEXT
    if not text[found[1] :].strip():
        return StreamKind.UNKNOWN
    if streams.is_stream(text, start):
        return StreamKind.EVENTS
    # lines that are documents each are one document
    return StreamKind.UNKNOWN if _may_go_on(text, found[1]) else StreamKind.TEXT


def _may_go_on(text: str, end: int) -> bool:
    """Whether another line of JSON follows, or may do so."""
    return NEXT_LINE.match(text, end) is not None or not text[end:].strip()


def _may_hold_stream(text: str) -> bool:
    """Whether a stream stands behind a line of words, or may do so."""
    lead = STREAM_LEAD.match(text)
    if lead is None:
        return False
    rest = text[lead.end() :]
    if _OPEN_FENCE.match(rest) is not None or any(
        each.startswith(rest) for each in ("data:", "event:")
    ):
        return True
    if rest.startswith(("data:", "event:")) or _PART.match(rest) is not None:
        return True
    if not rest.startswith("{"):
        return False
    found = _json_at(rest, 0)
    return found is not None and _may_go_on(rest, found[1])


def _json_at(text: str, start: int) -> tuple[JsonValue, int] | None:
    """The JSON at `start` and its end, the end of the text while it may go on; None for none."""
    found = strict_or_work(text, start)
    if not isinstance(found, int):
        return found
    return (None, len(text)) if may_be_whole_later(text, start + found) else None


def _may_hold_document(text: str) -> bool:
    """Whether words may stand before a document of an API."""
    start = min((at for at in map(text.find, "{[") if at >= 0), default=-1)
    if not 0 < start <= LONGEST_LEAD:
        return False
    found = _json_at(text, start)
    if found is None or _is_in_block(text, start):
        return False
    is_over = bool(text[found[1] :].strip())
    if is_over and document_of(found[0]) is None and not streams.is_stream(text, start):
        return False
    if _may_go_on(text, found[1]):
        return True
    rest = text[found[1] :].strip()
    return AROUND.fullmatch(rest) is not None or rest in ("`", "``", "~", "~~")


def _is_in_block(text: str, start: int) -> bool:
    """Whether what begins at `start` is surely a call, as its marker stands right before it."""
    if _CALL.match(text, start) is None:
        return False
    before = text[:start].rstrip()
    markers = detection.detector(None, with_weak=False).pattern.finditer(before)
    return any(marker.end() == len(before) for marker in markers)


def _may_be_escaped(text: str) -> bool:
    """Whether the whole output may be a string of JSON."""
    bare = text.lstrip()
    if not bare.startswith('"'):
        return False
    found = _json_at(bare, 0)
    return found is not None and not bare[found[1] :].strip()


def may_be_recipient(text: str, dialect: str | None) -> bool:
    """Whether the text may begin with the name of one who is called, on a line of its own."""
    if dialect not in (None, "functionary", "python-call"):
        return False
    return _RECIPIENT.match(text) is not None or _TO_ALL.match(text) is not None
