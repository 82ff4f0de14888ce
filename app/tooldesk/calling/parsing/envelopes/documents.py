"""Read a raw output that is a document of an API: a response, a message, a list or a stream.

A document without a structured call is searched for markup in its text, because servers leak it
there.
"""

from __future__ import annotations

from dataclasses import replace
from json.encoder import encode_basestring_ascii
from typing import TypeGuard

from tooldesk.calling.parsing.assembly import content_of, reasoning_of, settle
from tooldesk.calling.parsing.call_objects import arguments_of, text_arguments
from tooldesk.calling.parsing.damage import without_namespace
from tooldesk.calling.parsing.envelopes import (
    conversations,
    json_rpc,
    printed_objects,
    streams,
)
from tooldesk.calling.parsing.envelopes.messages import Document, GivenCall
from tooldesk.calling.parsing.envelopes.printed_objects import CUT_OFF, Printed
from tooldesk.calling.parsing.envelopes.shapes import document_of
from tooldesk.calling.parsing.found_call import FoundCall, HoldReason
from tooldesk.calling.parsing.limits import MAX_DEPTH
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import KEY_TWICE, WORDS
from tooldesk.calling.parsing.values.encoded import placed
from tooldesk.calling.parsing.values.repeated_keys import contradicts_itself
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

DIALECTS = (
    "openai-chat", "openai-chat-stream", "openai-function-call", "openai-responses", "anthropic",
    "anthropic-stream", "gemini", "cohere-api", "bedrock-converse", "ollama", "mcp-call",
    "langchain", "ai-sdk",
)  # fmt: skip
"""Ids of the envelopes."""

SPACE = late_pattern(r"[\s\ufeff\u200b]*")
"""What may stand before a document."""

NESTED = late_pattern(rf"(?:[\[{{]\s*+(?:\"[^\"\\]{{0,64}}+\"\s*+:\s*+)?){{{MAX_DEPTH + 1}}}")
STREAM_STARTS = frozenset("dei:r{[0123456789abcfghjk")
"""What a stream of events may begin with."""

_MOST_IN_VAIN = 16
"""For so many names it is looked in vain where they stand: in pieces, none stands anywhere."""

_NEXT_LINE = late_pattern(r"[ \t]*+\r?\n\s*+(?=\{)")
_CLOSE = late_pattern(r"\s*+\}")


def read(scan: Scan, dialect: str | None) -> bool:
    """Read the whole text as a document; whether it is one."""
    if dialect is not None and dialect not in DIALECTS:
        return False
    text = scan.text
    start = 0 if "!" <= text[:1] <= "~" else past(SPACE, text, 0)
    first = text[start : start + 1]
    is_watched = True
    if first != "{" and (printed := printed_objects.read(text, start)) is not None:
        return _note_printed(scan, printed, start, dialect)
    if first and first in STREAM_STARTS and streams.is_stream(text, start):
        document, end = streams.read(text, start), len(text)
    elif first == "{" or first == "[":
        strict = scan.json_at(start)
        is_watched = strict is None and scan.json_failed_at == start
        if is_watched:
            strict = read_strictly(text, start)
        if strict is None:
            _refuse_nesting(scan, start)
            return False
        document, end = _lines_of(text, start, *strict)
        if end < len(text) and text[end:].strip():
            return False
    else:
        return False
    if document is None or (dialect is not None and document.dialect != dialect):
        return False
    note(scan, document, (start, end), is_watched=is_watched)
    return True


def _note_printed(scan: Scan, printed: Printed, start: int, dialect: str | None) -> bool:
    """Note what the objects say that Python printed, if that is all of the text."""
    if scan.text[printed.end :].strip() or printed.class_name in scan.tools:
        return False
    document = document_of(printed.value)
    if document is None or dialect not in (None, document.dialect):
        return False
    if not document.calls and (printed.is_cut or not printed.class_name):
        return False
    document.doubt_all(printed.doubt)
    note(scan, document, (start, len(scan.text)), is_watched=False)
    for found in scan.calls if printed.is_cut else ():
        found.wait_as("incomplete")
        found.why = CUT_OFF
    return True


def _lines_of(text: str, start: int, first: JsonValue, end: int) -> tuple[Document | None, int]:
    """What a value is together with those on the lines that follow it, and where they end."""
    has_more = end < len(text) and _NEXT_LINE.match(text, end) is not None
    if has_more and conversations.is_message(first):
        messages, end = _values(text, start)
        is_all = all(map(conversations.is_message, messages))
        return (conversations.last_turn(messages) if is_all else None), end
    if has_more and json_rpc.is_message(first):
        messages, after = _values(text, start)
        if all(map(json_rpc.is_message, messages)):
            return json_rpc.open_calls(messages), after
    document = document_of(first)
    if document is None and has_more and _is_line(first):
        document = Document("mcp-call" if "jsonrpc" in first else "openai-chat")
    if document is not None and has_more and isinstance(first, dict):
        end = _read_lines(text, end, document)
    return document, end


def _refuse_nesting(scan: Scan, start: int) -> None:
    """Say so when the document can't be read because of its depth."""
    if NESTED.match(scan.text, start) is not None:
        message = f"Objects and arrays are nested more than {MAX_DEPTH} levels deep."
        scan.fail(message, (start, len(scan.text)), "plain-json")


def _read_lines(text: str, pos: int, document: Document) -> int:
    """Add the documents on the lines that follow, as in a file of results; gives their end."""
    while (line := _NEXT_LINE.match(text, pos)) is not None:
        strict = read_strictly(text, line.end())
        more = document_of(strict[0]) if strict is not None else None
        if strict is None or (more is None and not _is_line(strict[0])):
            break
        document.joined([more] if more is not None else [])
        pos = strict[1]
    return pos


def _values(text: str, pos: int) -> tuple[list[JsonValue], int]:
    """The JSON values on lines of their own from `pos` on, and where they end."""
    values, end = [], pos
    while (read := read_strictly(text, pos)) is not None:
        values.append(read[0])
        end = read[1]
        line = _NEXT_LINE.match(text, end)
        if line is None:
            break
        pos = line.end()
    return values, end


def _is_line(value: JsonValue) -> TypeGuard[JsonObject]:
    """Whether a value is a line of a file of results or messages, whatever it says."""
    return isinstance(value, dict) and ("custom_id" in value or "jsonrpc" in value)


def note(scan: Scan, document: Document, span: tuple[int, int], *, is_watched: bool = True) -> None:
    """Put its calls and texts into the scan; `is_watched` says that a key may stand twice."""
    cursor, in_vain = span[0], 0
    for call in document.calls:
        name = scan.tools.meant_name(call.name, call.namespace)
        read_arguments = text_arguments if call.is_text else arguments_of
        arguments, repairs, problem = read_arguments(name, call.arguments, scan.tools)
        is_open = not (call.is_finished or call.is_whole)
        place = _place(scan.text, call, cursor, span) if in_vain < _MOST_IN_VAIN else span
        if place != span:
            cursor = max(cursor, place[0] + 1)
        else:
            in_vain += 1
        if problem and problem != "cut":
            scan.fail(problem, place, document.dialect)
            continue
        encoded = call.arguments if isinstance(call.arguments, str) else ""
        moved = placed(scan.text, place, encoded, repairs)
        if len(name) < len(call.name):
            at = max(scan.text.find(call.name, *place), place[0])
            moved = (without_namespace(at, call.name, name), *moved)
        hold: HoldReason = "incomplete" if problem or is_open else ""
        why = call.why_open if is_open else ""
        if not hold and (doubt := call.doubt_of(scan.tools.properties(name))):
            hold, why = "ambiguous", doubt
        if is_watched and not hold and contradicts_itself(scan.text[place[0] : place[1]]):
            hold, why = "ambiguous", WORDS[KEY_TWICE]
        scan.add(name, arguments, place, document.dialect, call_id=call.call_id, repairs=moved,
                 hold=hold, why=why)  # fmt: skip
    scan.cuts.append(span)
    scan.given_reasoning.extend(text.strip() for text in document.reasoning if text.strip())
    scan.content = "\n".join(text for text in document.texts if text)
    scan.given_doubt = document.doubt


def adopt_thoughts(scan: Scan, inner: Scan) -> None:
    """Take over the calls that were found in the document's reasoning, which only wait."""
    settle(inner)
    for found in inner.calls:
        found.wait_as("in_reasoning")
        _add_inner(scan, found)


def adopt(scan: Scan, inner: Scan) -> None:
    """Take over what was found in the document's text; every span is then the whole document."""
    settle(inner)
    span = scan.cuts[0]
    for found in inner.calls:
        _add_inner(scan, found)
    for error in inner.errors:
        scan.fail(error.message, span, error.dialect)
    scan.given_reasoning.extend(text for text in [reasoning_of(inner)] if text)
    scan.content = content_of(inner)


def _add_inner(scan: Scan, found: FoundCall) -> None:
    span = scan.cuts[0]
    repairs = tuple(repair.at(span[0]) for repair in found.calling.repairs)
    found.calling = replace(found.calling, start=span[0], end=span[1], repairs=repairs)
    scan.calls.append(found)


def _place(text: str, call: GivenCall, cursor: int, span: tuple[int, int]) -> tuple[int, int]:
    """The innermost object that holds the name, or the whole document."""
    at = text.find(f'"{call.name}"', cursor, span[1])
    start = text.rfind("{", span[0], at) if at > 0 else -1
    if start >= 0 and isinstance(call.arguments, str):
        written = encode_basestring_ascii(call.arguments)
        end = text.find(written, start, span[1])
        closed = _CLOSE.match(text, end + len(written)) if end >= 0 else None
        if closed is not None:
            return start, closed.end()
    for _ in range(8):
        if start < 0:
            break
        strict = read_strictly(text, start)
        if strict is not None and strict[1] > at:
            return start, strict[1]
        start = text.rfind("{", span[0], start)
    return span
