"""The events of a stream as documents, and the parts of proper calls in them, of four APIs.

Sources: OpenAI's Chat Completions (choices[].delta.tool_calls) and Responses (output_item and
function_call_arguments), Anthropic's Messages (content_block), Ollama's /api/chat (message).
"""

from __future__ import annotations

import json
from typing import Any

from tooldesk.capturing.apis import Api
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject


@frozen_record
class CallPart:
    """What one event says of a call."""

    call: int
    """Which call of the answer."""

    place: JsonObject
    """What holds it in the event."""

    name: str = ""
    """The key of the tool's name there; "" where it says none."""

    arguments: str = ""
    """The key of arguments there, or of a piece of them."""

    is_whole: bool = False
    """Whether it says all of the arguments, again perhaps."""


def document_of(api: Api, written: bytes) -> JsonObject | None:
    """The document of an event; None where it has none."""
    text = written.strip()
    if api != "ollama":
        text = b"".join(line[5:].strip() for line in text.splitlines() if line.startswith(b"data:"))
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def event_with(api: Api, written: bytes, value: JsonObject, separator: bytes) -> bytes:
    """The event with another document; what else it says, such as its kind, stays."""
    document = json.dumps(value).encode()
    if api == "ollama":
        return document + separator
    others = [line for line in written.strip().splitlines() if not line.startswith(b"data:")]
    newline = separator[: len(separator) // 2]
    return newline.join([*others, b"data: " + document]) + separator


def call_parts(api: Api, value: JsonObject, calls: int) -> list[CallPart]:
    """What an event says of calls; `calls` is how many there were before.

    Raises:
        ValueError: nobody knows of which call it says something.
    """
    if api == "chat":
        return [_of_delta(each) for each in _listed(_only(value.get("choices"), "delta"))]
    if api == "ollama":
        inner = [each.get("function") for each in _listed(value.get("message"))]
        return [
            CallPart(calls + number, each, "name", "arguments", True)
            for number, each in enumerate(inner)
            if isinstance(each, dict)
        ]
    return _of_message(value) if api == "messages" else _of_response(value)


def end_of(api: Api, value: JsonObject) -> str:
    """How the answer ends with an event: "whole", "cut off", or "" where it goes on."""
    if api == "responses":
        kind = value.get("type")
        is_cut = kind in ("response.incomplete", "response.failed")
        return "whole" if kind == "response.completed" else "cut off" if is_cut else ""
    if api == "messages":
        delta = value.get("delta")
        reason = delta.get("stop_reason") if isinstance(delta, dict) else None
    elif api == "ollama":
        reason = (value.get("done_reason") or "stop") if value.get("done") else None
    else:
        reason = _only(value.get("choices"), "finish_reason")
    return "" if not reason else "cut off" if reason in ("length", "max_tokens") else "whole"


def text_of_chat(value: JsonObject) -> str:
    """The piece of text that an event of Chat Completions brings; "" where it brings none."""
    delta = _only(value.get("choices"), "delta")
    text = delta.get("content") if isinstance(delta, dict) else None
    return text if isinstance(text, str) else ""


def _only(choices: Any, key: str) -> Any:
    is_one = isinstance(choices, list) and len(choices) == 1 and isinstance(choices[0], dict)
    return choices[0].get(key) if is_one else None


def _listed(holder: Any) -> list[JsonObject]:
    listed = holder.get("tool_calls") if isinstance(holder, dict) else None
    return [each for each in listed or () if isinstance(each, dict)]


def _of_delta(each: JsonObject) -> CallPart:
    function = each.get("function")
    if not isinstance(function, dict):
        raise ValueError("a call that is no function")
    return CallPart(_number(each, "index"), function, "name", "arguments")


def _of_message(value: JsonObject) -> list[CallPart]:
    block, delta = value.get("content_block"), value.get("delta")
    if isinstance(block, dict) and block.get("type") == "tool_use":
        return [CallPart(_number(value, "index"), block, "name")]
    if isinstance(delta, dict) and delta.get("type") == "input_json_delta":
        return [CallPart(_number(value, "index"), delta, "", "partial_json")]
    return []


def _of_response(value: JsonObject) -> list[CallPart]:
    kind, item, response = value.get("type"), value.get("item"), value.get("response")
    if kind == "response.function_call_arguments.delta":
        return [CallPart(_number(value, "output_index"), value, "", "delta")]
    if kind == "response.function_call_arguments.done":
        return [CallPart(_number(value, "output_index"), value, "name", "arguments", True)]
    if isinstance(item, dict) and item.get("type") == "function_call":
        is_done = kind == "response.output_item.done"
        key = "arguments" if is_done else ""
        return [CallPart(_number(value, "output_index"), item, "name", key, is_done)]
    output = response.get("output") if isinstance(response, dict) else None
    return [
        CallPart(number, each, "name", "arguments", True)
        for number, each in enumerate(output if isinstance(output, list) else ())
        if isinstance(each, dict) and each.get("type") == "function_call"
    ]


def _number(place: JsonObject, key: str) -> int:
    number = place.get(key)
    if type(number) is not int:
        raise ValueError("a call without a number")
    return number
