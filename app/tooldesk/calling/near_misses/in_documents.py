"""What comes near to a call in the document of an API: a response, a message, a stream.

Shapes are many and servers make new ones, so the values are walked through whatever they are, for
what speaks of a call: a reason to stop, a key such as `tool_calls`, a fragment, a refusal.
"""

from __future__ import annotations

import json
from collections.abc import Container, Iterator
from dataclasses import dataclass, field
from typing import Any

from tooldesk.calling.near_misses.near_miss import NearMiss, NearMissKind
from tooldesk.calling.parsing.definitions_and_records import (
    is_definition,
    is_described,
    is_record,
)
from tooldesk.calling.parsing.envelopes.messages import (
    CALL_IDS,
    EXECUTED,
    answered_ids,
)
from tooldesk.calling.parsing.envelopes.words import type_of
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.strict_json import is_cut_off, read_strictly, strict_or_work
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

_FENCE = late_pattern(r"(?:```|~~~)[\w+-]*+\s*+")
_EVENT = late_pattern(r"(?<![^\r\n])(?:data|event|id|retry)[ \t]*+:")
_DATA = late_pattern(r"(?<![^\r\n])data:[ \t]*+([^\r\n]*+)")
_BETWEEN = late_pattern(r"[\s,\ufeff\u200b]*+")
_SPACE = late_pattern(r"\s*+")
_REST = late_pattern(r"(?:```|~~~)?\s*+\Z")
_CLIENT_ERROR = late_pattern(r"(?:HTTP/\d(?:\.\d)? [45]\d\d\b|Error code: [45]\d\d\b)[^\n]{0,200}+")

_STOPS = frozenset({
    "finish_reason", "finishReason", "stop_reason", "stopReason", "done_reason",
    "native_finish_reason",
})  # fmt: skip
_SAYS_CALL = frozenset({
    "tool_calls", "tool_call", "function_call", "tool_use", "tool-calls",
    "malformed_function_call", "unexpected_tool_call",
})  # fmt: skip
_SAYS_REFUSED = frozenset({
    "content_filter", "content_filtered", "content-filter", "guardrail_intervened", "refusal",
    "safety", "recitation", "blocklist", "prohibited_content", "spii",
})  # fmt: skip
_LISTS = ("tool_calls", "toolCalls")
_SINGLE = ("function_call", "functionCall", "toolUse", "tool_call", "toolCall")
_BLOCKS = frozenset({"tool_use", "function_call", "custom_tool_call", "tool-call"})
_PIECES = frozenset({
    "input_json_delta", "response.function_call_arguments.delta",
    "response.function_call_arguments.done",
})  # fmt: skip
_NOT_RUN = frozenset({"directly_answer", "directly-answer"})
_NOT_OUTPUT = frozenset(
    {"tools", "functions", "arguments", "args", "input", "parameters", "request", "origin"}
)
"""Keys below which stands what the model was told, or what its call holds."""
_TOOLS = frozenset({"tool", "function", "tool_name", "function_name", "toolName", "action"})
_NAMES = ("name", "toolName", "tool_name", "function_name", "recipient_name")


@dataclass(slots=True)
class _Seen:
    """What of all values of a document speaks of a call."""

    tools: Container[str]
    """Names of the tools that are known."""

    tool: tuple[str, str] | None = None
    """Key and value of the first known tool that is named where one would be called."""

    spoken_of: str = ""
    """The first known tool that has arguments beside what came of them, or beside what it does."""

    stop: tuple[str, str] | None = None
    """Key and value of the first reason to stop that says there is a call."""

    refusal: tuple[str, str, str] | None = None
    """Key, value, and words of the first refusal."""

    calls: dict[tuple[str, ...], tuple[str, str]] = field(default_factory=dict)
    """Which call → the key it stood under, and its name."""

    executed: set[str] = field(default_factory=set)
    """Which parts of the output are calls that the server ran itself."""

    answered: set[str] = field(default_factory=set)
    """The ids of calls whose answers stand somewhere."""


def document_misses(text: str, tools: Container[str] = ()) -> list[NearMiss] | None:
    """What comes near in a text that is a document; None when it is none.

    `tools` holds the names of those that are known.
    """
    start = past(_BETWEEN, text, 0)
    if (refused := _CLIENT_ERROR.match(text, start)) is not None:
        return [_refusal(refused.span(), f"answered with an error: {refused.group()}")]
    start = past(_FENCE, text, start)
    if _EVENT.match(text, start) is not None:
        values = _events(text, start)
        if not values:
            return None
    elif text.startswith(("{", "["), start):
        values, end = _lines(text, start)
        if _REST.match(text, end) is None:
            return None if values else _cut_off(text, start)
    else:
        return None
    seen = _Seen(tools)
    _look(values, seen)
    for value in values:
        _look_for_refusal(value, seen)
    return list(_misses(text, seen))


def _events(text: str, start: int) -> list[Any]:
    read = (read_strictly(line.group(1), 0) for line in _DATA.finditer(text, start))
    return [each[0] for each in read if each is not None]


def _lines(text: str, start: int) -> tuple[list[Any], int]:
    """The JSON values that follow each other, and where they end."""
    values = []
    while (read := read_strictly(text, start)) is not None:
        values.append(read[0])
        start = past(_BETWEEN, text, read[1])
    return values, start


def _cut_off(text: str, start: int) -> list[NearMiss] | None:
    """A document that ends in the middle of what would have been a call."""
    failed = strict_or_work(text, start)
    if not isinstance(failed, int) or not is_cut_off(text, start + failed):
        return None
    place = max(text.find(f'"{key}"', start) for key in (*_LISTS, *_SINGLE, *_BLOCKS))
    if place < 0:
        return None
    message = "The document of the API ends in the middle of its call."
    return [NearMiss("half_call", place, len(text), message, "Paste the whole response.")]


def _look(values: list[Any], seen: _Seen) -> None:
    """Walk through the values, for what speaks of a call."""
    seen.answered = _answered(values)
    waiting: list[tuple[Any, str]] = [(values, "")]
    while waiting:
        node, at = waiting.pop()
        if isinstance(node, list):
            left = (each for each in reversed(node) if not _was_run(each, seen.answered))
            waiting.extend((each, at) for each in left)
        elif isinstance(node, dict):
            at = _place_in_stream(node, at)
            _look_at(node, at, seen)
            waiting.extend(
                (each, at)
                for key, each in reversed(node.items())
                if key not in _NOT_OUTPUT
                and type(each) in (dict, list)
                and not _was_run(each, seen.answered)
            )


def _answered(values: list[Any]) -> set[str]:
    ids: set[str] = set()
    waiting: list[Any] = [values]
    while waiting:
        node = waiting.pop()
        if isinstance(node, list):
            ids |= answered_ids(node)
        inner = node.values() if isinstance(node, dict) else node
        waiting.extend(each for each in inner if type(each) in (dict, list))
    return ids


def _was_run(node: Any, answered: set[str]) -> bool:
    """Whether it is a call that the server ran itself, or that has its answer."""
    if not isinstance(node, dict):
        return False
    if type_of(node) in EXECUTED or node.get("providerExecuted") is True:
        return True
    ids = (node.get(key) for key in CALL_IDS) if answered else ()
    return any(isinstance(each, str) and each in answered for each in ids)


def _place_in_stream(node: JsonObject, at: str) -> str:
    """Which part of the output an event is about, as its API counts them."""
    for key in ("output_index", "contentBlockIndex"):
        if key in node:
            return str(node[key])
    kind = node.get("type")
    return str(node.get("index")) if isinstance(kind, str) and "content_block" in kind else at


def _look_at(node: JsonObject, at: str, seen: _Seen) -> None:
    _look_at_words(node, seen)
    if not seen.spoken_of and (name := node.get("name")) and isinstance(name, str):
        seen.spoken_of = name if name in seen.tools and _is_spoken_of(node) else ""
    for key in _LISTS:
        _look_at_list(key, node.get(key), at, seen)
    for key in _SINGLE:
        if node.get(key):
            _note(key, (at, key), node[key], seen)
    kind, block = type_of(node), node.get("content_block")
    if isinstance(block, dict) and type_of(block) in EXECUTED:
        seen.executed.add(at)
    if kind in _BLOCKS and not ({"item", "content_block"} & node.keys()):
        _note(str(kind), (at, "block"), node, seen)
    elif kind in _PIECES and at not in seen.executed:
        _note(str(kind), (at, "block"), {}, seen)


def _is_spoken_of(node: JsonObject) -> bool:
    """Whether it would be a call but for what stands beside the arguments."""
    given = next((node[key] for key in ("arguments", "parameters") if node.get(key)), None)
    if not isinstance(given, dict) or is_definition(node):
        return False
    is_schema = any(isinstance(each, dict) and "type" in each for each in given.values())
    return not is_schema and (is_record(node) or is_described(node, "parameters"))


def _look_at_words(node: JsonObject, seen: _Seen) -> None:
    for key in _STOPS & node.keys():
        why = node[key]
        if isinstance(why, str) and why.lower() in _SAYS_CALL:
            seen.stop = seen.stop or (key, why)
        elif isinstance(why, str) and why.lower() in _SAYS_REFUSED:
            seen.refusal = seen.refusal or (key, why, f'stopped with {key} "{why}"')
    # the AI SDK's calls have ids, and are known where they can run
    for key in _TOOLS & node.keys() if "toolCallId" not in node else ():
        if isinstance(node[key], str) and node[key] in seen.tools:
            seen.tool = seen.tool or (key, node[key])


def _look_at_list(key: str, calls: Any, at: str, seen: _Seen) -> None:
    if isinstance(calls, list):
        for number, call in enumerate(calls):
            index = call.get("index", number) if isinstance(call, dict) else number
            _note(key, (at, key, str(index)), call, seen)
    elif calls:
        _note(key, (at, key, "all"), calls, seen)


def _note(key: str, which: tuple[str, ...], call: Any, seen: _Seen) -> None:
    if _was_run(call, seen.answered):
        return
    before = seen.calls.get(which, (key, ""))[1]
    seen.calls[which] = (key, before or _name_of(call))


_NO_CALL = "?"
"""Stands for the name of what stands where a call should, and is no object."""


def _name_of(call: Any) -> str:
    if not isinstance(call, dict):
        return _NO_CALL
    function = call.get("function", call)
    if isinstance(function, str):
        return function
    inner = function if isinstance(function, dict) else call
    found = next((inner[key] for key in _NAMES if isinstance(inner.get(key), str)), "")
    is_known = {"arguments", "args", "input", "parameters", "id", "index", "type", "toolUseId"}
    return found.strip() or (
        "" if is_known & (inner.keys() | call.keys()) or not call else _NO_CALL
    )


def _look_for_refusal(value: Any, seen: _Seen) -> None:
    """An error in the place of a response."""
    if not isinstance(value, dict) or seen.refusal is not None:
        return
    error = value.get("error")
    for key, words in (
        ("error", _words(error) if isinstance(error, dict) or len(value) == 1 else ""),
        ("message", _words(value) if "error" in (value.get("object"), value.get("type")) else ""),
        ("detail", _words(value) if len(value) == 1 else ""),
        ("blockReason", _words(value.get("promptFeedback"))),
    ):
        if words:
            seen.refusal = key, words, f"answered with an error: {words}"
            return


def _words(error: Any) -> str:
    if isinstance(error, str):
        return error
    if not isinstance(error, dict):
        return ""
    keys = ("message", "detail", "blockReason", "error")
    return next((error[key] for key in keys if isinstance(error.get(key), str)), "")


def _misses(text: str, seen: _Seen) -> Iterator[NearMiss]:
    if seen.refusal is not None:
        key, value, words = seen.refusal
        yield _refusal(_place(text, key, value), words)
    named = {key for key, name in seen.calls.values() if name and name not in _NOT_RUN}
    for key in dict.fromkeys(key for key, name in seen.calls.values() if not name):
        yield _nameless(text, key)
    for key in sorted(named):
        yield NearMiss(
            "unknown_shape", *_place(text, key),
            f'"{key}" stands in the document, but not in the shape of any API that is known.',
            "Paste the response as the API gave it, or write the call in the shape of one.",
        )  # fmt: skip
    if seen.tool is not None and not seen.calls:
        key, value = seen.tool
        yield NearMiss(
            "named_tool", *_place(text, key, value),
            f'"{key}" names {value[:80]}, but nothing beside it that is known holds arguments.',
            "Have the model write the arguments as an object under the key arguments.",
        )  # fmt: skip
    if seen.spoken_of and not seen.calls:
        yield NearMiss(
            "named_tool", *_place(text, "name", seen.spoken_of),
            f"{seen.spoken_of[:80]} stands here with what it gave or what it does, as a record or"
            " a description, so nothing is called.",
            "If it was meant, have the model write its name and its arguments alone.",
        )  # fmt: skip
    if seen.stop is not None and not seen.calls:
        key, value = seen.stop
        yield NearMiss(
            "finish_without_call", *_place(text, key, value),
            f'{key} is "{value}", but there is no call in the response.',
            "Ask the server for the raw text, without its own tool parser: that took the call out.",
        )  # fmt: skip


def _nameless(text: str, key: str) -> NearMiss:
    kind: NearMissKind = "nameless_call"
    message = "A call came without a name: there are parts of it, but never which tool is meant."
    step = "Have the server send the name with the call's first part, or call again."
    return NearMiss(kind, *_place(text, key), message, step)


def _refusal(place: tuple[int, int], words: str) -> NearMiss:
    flat = " ".join(words.split())
    shown = flat if len(flat) <= 200 else f"{flat[:199]}…"
    message = f"The server {shown.rstrip('.')}."
    return NearMiss("server_refusal", *place, message, "Mend what it names, and ask it again.")


def _place(text: str, key: str, value: str | None = None) -> tuple[int, int]:
    """Where a key stands, with its value; the whole text when it is written in another way."""
    quoted = f'"{key}"'
    written = [] if value is None else [json.dumps(value), json.dumps(value, ensure_ascii=False)]
    at = text.find(quoted)
    while at >= 0:
        colon = past(_SPACE, text, at + len(quoted))
        behind = past(_SPACE, text, colon + 1)
        if value is None and text[colon : colon + 1] == ":":
            strict = read_strictly(text, behind)
            return at, strict[1] if strict is not None else behind
        for each in written:
            if text.startswith(each, behind):
                return at, behind + len(each)
        at = text.find(quoted, at + 1)
    for each in (*written, key):
        at = text.find(each)
        if at >= 0:
            return at, at + len(each)
    return 0, len(text)
