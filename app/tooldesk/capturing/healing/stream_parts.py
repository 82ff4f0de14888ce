"""The events of a stream of parts, of Anthropic's Messages and OpenAI's Responses, as they change.

Sources: Anthropic, "Streaming messages" (content_block_start, _delta and _stop, message_delta);
OpenAI, "Streaming API responses" (output_item, content_part, output_text and function_call events).
"""

from __future__ import annotations

import copy
import json
from collections.abc import Sequence
from typing import Any
from uuid import uuid4

from tooldesk.capturing.apis import Api
from tooldesk.tools.tool_result import JsonObject

PARTED: tuple[Api, ...] = ("messages", "responses")

Calls = Sequence[tuple[str, JsonObject]]
"""Names and arguments."""

_ARGUMENTS = "response.function_call_arguments"
_BEHIND_TEXT = frozenset(
    (
        *("content_block_stop", "ping", "response.output_text.done"),
        *("response.content_part.done", "response.output_item.done"),
    )
)
_CALLS = ("tool_use", "function_call")


def text_in(value: JsonObject) -> str:
    """The piece of text that an event brings; "" where it brings none."""
    delta = value.get("delta")
    if value.get("type") == "content_block_delta" and isinstance(delta, dict):
        delta = delta.get("text") if delta.get("type") == "text_delta" else ""
    elif value.get("type") != "response.output_text.delta":
        return ""
    return delta if isinstance(delta, str) else ""


def with_text(value: JsonObject, text: str) -> JsonObject:
    """An event that brings text, with another one."""
    if value.get("type") == "content_block_delta":
        return {**value, "delta": {**value["delta"], "text": text}}
    return {**value, "delta": text}


def begins(value: JsonObject) -> str:
    """What begins with an event: "text", "call", or ""."""
    inner: Any = value.get("content_block") or value.get("part") or value.get("item")
    kind = inner.get("type") if isinstance(inner, dict) else None
    if kind in _CALLS:
        return "call"
    is_begun = value.get("type") in ("content_block_start", "response.content_part.added")
    return "text" if is_begun and kind in ("text", "output_text") else ""


def is_behind_text(value: JsonObject) -> bool:
    """Whether an event says nothing but that a text is over."""
    return value.get("type") in _BEHIND_TEXT


def with_whole_text(value: JsonObject, text: str) -> JsonObject:
    """An event that says a text once more, or many, with this one in its place."""
    made = copy.deepcopy(value)
    for place in _texts(made):
        place["text"] = text
    return made


def _texts(value: JsonObject) -> list[JsonObject]:
    if value.get("type") == "response.output_text.done":
        return [value]
    response, item, part = value.get("response"), value.get("item"), value.get("part")
    items = response.get("output") if isinstance(response, dict) else [item]
    listed = [each.get("content") for each in items or () if isinstance(each, dict)]
    parts = [part, *(each for content in listed if isinstance(content, list) for each in content)]
    return [each for each in parts if isinstance(each, dict) and each.get("type") == "output_text"]


def lifted(api: Api, last: JsonObject, at: int, calls: Calls) -> list[JsonObject]:
    """The events of proper calls behind part `at`, and the last event that tells of them."""
    made, items = [], []
    for number, (name, arguments) in enumerate(calls, at + 1):
        written = json.dumps(arguments, ensure_ascii=False)
        if api == "messages":
            made += _block(number, name, written)
        else:
            events, item = _item(number, name, written)
            made += events
            items.append(item)
    if api == "messages":
        return [*made, {**last, "delta": {**last["delta"], "stop_reason": "tool_use"}}]
    response = last["response"]
    output = [*(response.get("output") or ()), *items]
    return _numbered([*made, {**last, "response": {**response, "output": output}}], last)


def _block(at: int, name: str, written: str) -> list[JsonObject]:
    block = {"type": "tool_use", "id": f"toolu_{uuid4().hex}", "name": name, "input": {}}
    delta = {"type": "input_json_delta", "partial_json": written}
    return [
        {"type": "content_block_start", "index": at, "content_block": block},
        {"type": "content_block_delta", "index": at, "delta": delta},
        {"type": "content_block_stop", "index": at},
    ]


def _item(at: int, name: str, written: str) -> tuple[list[JsonObject], JsonObject]:
    id_ = uuid4().hex
    item = {"type": "function_call", "id": f"fc_{id_}", "call_id": f"call_{id_}", "name": name}
    place = {"output_index": at, "item_id": item["id"]}
    begun = {**item, "arguments": "", "status": "in_progress"}
    done = {**item, "arguments": written, "status": "completed"}
    events = [
        {"type": "response.output_item.added", "output_index": at, "item": begun},
        {"type": f"{_ARGUMENTS}.delta", **place, "delta": written},
        {"type": f"{_ARGUMENTS}.done", **place, "name": name, "arguments": written},
        {"type": "response.output_item.done", "output_index": at, "item": done},
    ]
    return events, done


def _numbered(events: list[JsonObject], last: JsonObject) -> list[JsonObject]:
    """The numbers of events go on."""
    first = last.get("sequence_number")
    if type(first) is not int:
        return events
    return [{**each, "sequence_number": first + at} for at, each in enumerate(events)]
