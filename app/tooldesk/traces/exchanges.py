"""outputs_of: a JSON value of a log → the outputs in it.

It may be a request with its answer, an answer alone, a line of batch results, a conversation, or
an object with a text under one of the usual keys.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from typing import Any, TypeAlias

from tooldesk.calling.parsing.call_objects import calls_of
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import duration_in, model_in, time_in, tools_in


@frozen_record
class Found:
    """An output in a value, without the place where the value stands."""

    raw: str
    tools: tuple[JsonObject, ...] | None
    model: str
    at: datetime | None
    took_s: float | None = None


Outputs: TypeAlias = Iterator[Found]

_REQUESTS = ("request", "request_body", "kwargs", "input")
_ANSWERS = ("response", "response_body", "output", "answer")
_ASKED = frozenset(("messages", "input", "contents", "prompt"))
_TOOLS_OR_MODEL = frozenset(("tools", "model"))
_BATCH_IDS = frozenset({"custom_id", "key"})
_ANSWER_KEYS = frozenset(
    ("choices", "candidates", "output", "outputs", "content", "tool_calls", "message", "parts",
     "required_action", "functionCall", "jsonrpc")
)  # fmt: skip
_TEXTS = ("raw", "completion", "generated_text", "output", "response", "answer", "text", "content")


class RefusedError(Exception):
    """The API answered with an error; there is no output."""


class UnknownShapeError(Exception):
    """The value is of no shape that is known."""


def outputs_of(value: Any, text: str = "") -> Outputs:
    """The outputs of one value of a log; `text` is how it stands there.

    Raises:
        RefusedError: it is an API's error.
        UnknownShapeError: it is neither an exchange nor an answer nor a conversation.
    """
    if isinstance(value, str):
        yield Found(value, None, "", None)
    elif isinstance(value, list):
        yield from _list(value, text)
    elif not isinstance(value, dict):
        raise UnknownShapeError
    elif _is_pair(value):
        yield from _exchange(value)
    elif isinstance(value.get("messages"), list):
        yield from _conversation(value)
    else:
        yield from _answer(value, text)


def is_request(value: Any) -> bool:
    """Whether a line is only what was asked, so that the next one may be the answer."""
    if not isinstance(value, dict):
        return False
    asked = value.get("body") if "custom_id" in value else value
    return isinstance(asked, dict) and not (
        _TOOLS_OR_MODEL.isdisjoint(asked) or _ASKED.isdisjoint(asked)
    ) and _ANSWER_KEYS.isdisjoint(asked)  # fmt: skip


def asked_in(value: dict[str, Any]) -> Any:
    """The request of such a line: that of a batch stands under `body`."""
    return value["body"] if "custom_id" in value else value


def body_of(value: Any) -> Any:
    """What an HTTP message holds, read where it is JSON; a value that is none as it is."""
    if isinstance(value, dict) and _ANSWER_KEYS.isdisjoint(value) and "tools" not in value:
        for key in ("body", "json", "content", "data", "text"):
            if key in value:
                value = value[key]
                break
    if isinstance(value, str) and value.lstrip()[:1] in ("{", "["):
        try:
            return json.loads(value)
        except (ValueError, RecursionError):
            return value
    return value


def answered(request: Any, answer: Any, *around: Any) -> Outputs:
    """The output of a request and an answer to it, both as `body_of` gives them.

    Raises:
        RefusedError: the answer is an API's error.
        UnknownShapeError: it is no answer.
    """
    if isinstance(answer, dict) and _is_error(answer):
        raise RefusedError
    if isinstance(answer, dict) and _ANSWER_KEYS.isdisjoint(answer) and "response" not in answer:
        raise UnknownShapeError
    if not isinstance(answer, str | list | dict) or not answer:
        raise UnknownShapeError
    raw = answer if isinstance(answer, str) else _dumped(answer)
    named = answer[0] if isinstance(answer, list) else answer
    model = model_in(request, named, *around)
    took_s = duration_in(*around, named)
    yield Found(raw, tools_in(request), model, time_in(*around, named), took_s)


def _dumped(answer: Any) -> str:
    """An answer as JSON; one of a cassette can hold itself, by an alias of YAML."""
    try:
        return json.dumps(answer, ensure_ascii=False)
    except (ValueError, RecursionError) as error:
        raise UnknownShapeError from error


def _is_pair(value: dict[str, Any]) -> bool:
    if not _BATCH_IDS.isdisjoint(value):
        return False
    asked = next((value[key] for key in _REQUESTS if key in value), None)
    return asked is not None and any(key in value for key in _ANSWERS) and "object" not in value


def _exchange(value: dict[str, Any]) -> Outputs:
    request = body_of(next(value[key] for key in _REQUESTS if key in value))
    answer = body_of(next(value[key] for key in _ANSWERS if key in value))
    if not isinstance(request, dict) or tools_in(request) is None:
        request = {**value, **request} if isinstance(request, dict) else value
    return answered(request, answer, value)


def _list(value: list[Any], text: str) -> Outputs:
    if value and all(isinstance(each, dict) and _is_record(each) for each in value):
        for each in value:
            yield from outputs_of(each)
    else:
        yield Found(text or json.dumps(value, ensure_ascii=False), None, "", None)


def _is_record(value: dict[str, Any]) -> bool:
    """Whether an element of an array is a line of a log, not a part of one answer."""
    return _is_pair(value) or "custom_id" in value or (
        not {"messages", "choices", "candidates", "raw"}.isdisjoint(value)
        and value.get("object") != "chat.completion.chunk"
    )  # fmt: skip


def _conversation(value: dict[str, Any]) -> Outputs:
    """What the model wrote in it. A request repeats what earlier ones held, so only its last."""
    messages = value["messages"]
    written = [
        each
        for each in messages
        if isinstance(each, dict) and each.get("role", each.get("from")) in ("assistant", "model")
    ]
    if "model" in value:
        written = written[-1:] if messages and written and messages[-1] is written[-1] else []
    for message in written:
        # a plain text is read as text, with the markup that may stand in it
        content = message.get("content")
        is_plain = isinstance(content, str) and not message.keys() - {"role", "content"}
        raw = content if is_plain else json.dumps(message, ensure_ascii=False)
        at, took_s = time_in(message, value), duration_in(message, value)
        yield Found(str(raw), tools_in(value), model_in(value), at, took_s)


def _answer(value: dict[str, Any], text: str) -> Outputs:
    """An answer without its request, such as a line of batch results, or a text under a key."""
    inner = _in_batch(value)
    if inner is not None and _is_error(inner):
        raise RefusedError
    if inner is not None or not _ANSWER_KEYS.isdisjoint(value) or "done" in value:
        plain = _text_in(value) if inner is None else None
        raw = plain or text or json.dumps(value, ensure_ascii=False)
        at, took_s = time_in(value, inner), duration_in(value, inner)
        yield Found(raw, tools_in(value), model_in(value, inner), at, took_s)
    elif (plain := _text_in(value)) is not None:
        yield Found(plain, tools_in(value), model_in(value), time_in(value), duration_in(value))
    elif _is_error(value):
        raise RefusedError
    elif calls_of(value, KnownTools(None), is_marked=False):
        # an output that is a call and nothing else
        yield Found(text or json.dumps(value, ensure_ascii=False), None, "", time_in(value))
    else:
        raise UnknownShapeError


def _in_batch(value: dict[str, Any]) -> dict[str, Any] | None:
    """The answer in a line of batch results, or what stands in its place."""
    if _BATCH_IDS.isdisjoint(value):
        return None
    if isinstance(given := value.get("response"), dict):
        body = given.get("body", given)
        return body if isinstance(body, dict) else {"error": body}
    if isinstance(given := value.get("result"), dict):
        message = given.get("message")
        return message if isinstance(message, dict) else {"error": given}
    return {"error": value["error"]} if value.get("error") else None


def _text_in(value: dict[str, Any]) -> str | None:
    """A text under one of the usual keys of a log, where it is no API's answer."""
    if "role" in value or "done" in value or "object" in value or "tool_calls" in value:
        return None
    return next((value[key] for key in _TEXTS if isinstance(value.get(key), str)), None)


def _is_error(value: dict[str, Any]) -> bool:
    error = value.get("error")
    quotes = isinstance(error, dict) and "failed_generation" in error
    return (bool(error) or value.get("type") == "error") and not quotes and (
        "choices" not in value and "output" not in value
    )  # fmt: skip
