"""Read a raw output that is a document of an API: a response, a message, a list or a stream.

Shapes nest, so the order in which they are tried matters. A document without a structured
call is searched for markup in its text, because servers leak it there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from json.encoder import encode_basestring_ascii
from typing import Any, TypeGuard

from tooldesk.calling.parsing.assembly import content_of, reasoning_of, settle
from tooldesk.calling.parsing.call_objects import arguments_of, text_arguments
from tooldesk.calling.parsing.damage import without_namespace
from tooldesk.calling.parsing.envelopes import answers, conversations, json_rpc, streams, wrapped
from tooldesk.calling.parsing.envelopes.messages import (
    Document,
    GivenCall,
    add_message,
    add_parts,
)
from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off, why_doubted
from tooldesk.calling.parsing.envelopes.words import type_of
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


def document_of(value: JsonValue) -> Document | None:
    """The document that a JSON value is, or None when it is none."""
    if isinstance(value, list):
        return _list(value)
    if not isinstance(value, dict):
        return None
    if (inner := wrapped.inside(value)) is not None:
        return document_of(inner)
    for key, reader in _SHAPES:
        if key in value and (document := reader(value)) is not None:
            return document
    return None


def note(scan: Scan, document: Document, span: tuple[int, int], *, is_watched: bool = True) -> None:
    """Put its calls and texts into the scan; `is_watched` says that a key may stand twice."""
    cursor = span[0]
    for call in document.calls:
        name = scan.tools.meant_name(call.name, call.namespace)
        read_arguments = text_arguments if call.is_text else arguments_of
        arguments, repairs, problem = read_arguments(name, call.arguments, scan.tools)
        is_open = not (call.is_finished or call.is_whole)
        place = _place(scan.text, call, cursor, span)
        cursor = max(cursor, place[0] + 1) if place != span else cursor
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


def _list(items: list[Any]) -> Document | None:
    if not items or not all(isinstance(item, dict) for item in items):
        return None
    if streams.is_chunk(items[0]) or all("candidates" in item for item in items):
        return streams.accumulate(items)
    kinds = set(map(type_of, items))
    if kinds & {"function_call", "function.call", "custom_tool_call"} and "name" in items[-1]:
        return answers.responses({"output": items})
    if kinds & {"tool_use", "tool-call", "text"} and kinds <= _BLOCK_TYPES:
        return answers.content_blocks({"content": items})
    if any("functionCall" in item or "function_call" in item for item in items):
        return _gemini_parts({"parts": items})
    if (
        all(isinstance(item.get("function"), dict) for item in items)
        and "parameters" not in items[0]["function"]
    ):
        return _message({"tool_calls": items})
    if len(items) > 1 and all(map(conversations.is_message, items)):
        return conversations.last_turn(items)
    if all(map(json_rpc.is_message, items)):
        return json_rpc.open_calls(items)
    documents = [document_of(item) for item in items]
    known = [document for document in documents if document is not None]
    return known[0].joined(known[1:]) if known and len(known) == len(items) else None


_BLOCK_TYPES = {"text", "tool_use", "tool-call", "thinking", "redacted_thinking", "reasoning",
                "server_tool_use", "tool_result", "mcp_tool_use", "web_search_tool_result",
                "output_text"}  # fmt: skip


def _choices(value: JsonObject) -> Document | None:
    choices = value["choices"]
    if not isinstance(choices, list) or streams.is_chunk(value):
        return streams.accumulate([value]) if streams.is_chunk(value) else None
    return answers.choices("openai-chat", choices)


def _output(value: JsonObject) -> Document | None:
    output = value["output"]
    if isinstance(output, list):
        return answers.responses(value)
    if isinstance(output, dict) and isinstance(output.get("message"), dict):
        document = _message(output["message"], "bedrock-converse")
        reason = value.get("stopReason")
        if document is not None and is_cut_off(reason):
            document.cut_last(output["message"].get("content"))
        if document is not None:
            document.doubt_all(why_doubted(reason))
        return document
    return None


def _candidates(value: JsonObject) -> Document | None:
    given = value["candidates"]
    return answers.candidates(given) if isinstance(given, list) else None


def _gemini_parts(value: JsonObject) -> Document | None:
    if not isinstance(value["parts"], list) or not answers.is_of_model(value):
        return None
    document = Document("gemini")
    add_parts(document, value["parts"])
    return document


def _gemini_part(value: JsonObject) -> Document | None:
    return _gemini_parts({"parts": [value]}) if isinstance(value["functionCall"], dict) else None


def _messages(value: JsonObject) -> Document | None:
    messages = value.get("messages", value.get("conversations"))
    return conversations.last_turn(messages) if isinstance(messages, list) and messages else None


def _record(value: JsonObject) -> Document | None:
    message = conversations.record_of(value)
    return conversations.last_turn([message]) if message is not None else None


def _constructor(value: JsonObject) -> Document | None:
    """LangChain's serialised message: the class in `id`, the fields in `kwargs`."""
    fields = value["kwargs"]
    if "lc" not in value or not isinstance(fields, dict) or not fields.get("tool_calls"):
        return None
    return _message(fields)


def _one_block(value: JsonObject) -> Document | None:
    if value["type"] in ("tool_use", "tool-call", "function_call", "custom_tool_call"):
        if not ({"input", "arguments", "args"} & value.keys()):
            return None
        document = Document("anthropic")
        add_parts(document, [value])
        return document if document.calls else None
    return None


def _inner_message(value: JsonObject) -> Document | None:
    if not isinstance(value["message"], dict):
        return None
    message = value["message"]
    is_cohere = "tool_plan" in message or "finish_reason" in value
    document = _message(message, "cohere-api" if is_cohere else "ollama")
    if document is not None:
        document.doubt_all(why_doubted(value.get("finish_reason")))
        if is_cut_off(value.get("done_reason")):
            document.cut_last(message.get("tool_calls"))
    return document


def _message(value: JsonObject, dialect: str = "openai-chat") -> Document | None:
    document = Document(dialect)
    is_message = add_message(document, value)
    return document if is_message else None


def _tool_calls(value: JsonObject) -> Document | None:
    return (
        _message(value) if isinstance(value["tool_calls"], list) and value["tool_calls"] else None
    )


def _tool_uses(value: JsonObject) -> Document | None:
    block = value["toolUse"]
    return _message({"content": [value]}, "bedrock-converse") if isinstance(block, dict) else None


def _function_call(value: JsonObject) -> Document | None:
    if not isinstance(value["function_call"], dict) or not value["function_call"].get("name"):
        return None
    return _message(value, "openai-function-call")


def _steps(value: JsonObject) -> Document | None:
    return (
        _message({"tool_calls": value["toolCalls"]}, "ai-sdk")
        if isinstance(value["toolCalls"], list) and value["toolCalls"]
        else None
    )


_SHAPES: tuple[tuple[str, Callable[[JsonObject], Document | None]], ...] = (
    ("method", json_rpc.call_of),
    ("choices", _choices),
    ("output", _output),
    ("candidates", _candidates),
    ("message", _inner_message),
    ("tool_calls", _tool_calls),
    ("function_call", _function_call),
    ("role", conversations.of_model),
    ("content", answers.content_blocks),
    ("parts", _gemini_parts),
    ("functionCall", _gemini_part),
    ("toolUse", _tool_uses),
    ("toolCalls", _steps),
    ("messages", _messages),
    ("conversations", _messages),
    ("from", _record),
    ("_role", _record),
    ("kwargs", _constructor),
    ("type", _one_block),
)
"""Key → what a document that has it may be, in the order to try."""
