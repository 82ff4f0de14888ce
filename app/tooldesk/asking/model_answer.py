"""read_answer: what a model's server sent, whole or as a stream, as the message that it is.

Source: OpenAI's API reference, "Create chat completion" and "Streaming".
"""

from __future__ import annotations

import json
import re
from typing import Any

from tooldesk.calling.parsing.envelopes.messages import Document, GivenCall, add_message
from tooldesk.calling.parsing.envelopes.stop_reasons import is_cut_off
from tooldesk.calling.parsing.envelopes.streams import DATA, SSE, EventSum
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.capturing.apis import error_of, token_counts
from tooldesk.execution.chat_completions import chat_message
from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.lifecycle import UsageFinished

_BEGUN = late_pattern(r"^data: *\{", re.MULTILINE)
NOT_CALLED = "Not called."


@frozen_record
class ModelAnswer:
    """One answer of a model."""

    text: str
    """What it wrote, with calls that are markup in it."""

    calls: tuple[GivenCall, ...]
    """Those that its server took out of the text."""

    has_ended: bool
    """Whether the server says that it is whole."""

    is_cut_off: bool
    """Whether the model ran out of room."""

    problem: str
    """What the server says went wrong meanwhile; "" for nothing."""

    tokens: int
    """Of question and answer together; 0 where the server does not count."""


def read_answer(raw: str) -> ModelAnswer | None:
    """The answer in what a server sent; None where it is no chat completion."""
    start = len(raw) - len(raw.lstrip())
    if raw.startswith("{", start):
        found = _whole(raw, start)
    else:
        found = _streamed(raw) if SSE.match(raw, start) else None
    return found


def _whole(raw: str, start: int) -> ModelAnswer | None:
    value = read_strictly(raw, start)
    if value is None or not isinstance(document := value[0], dict):
        return None
    message, made = chat_message(document), Document("openai-chat")
    if message is None or not add_message(made, message):
        return None
    reason = document["choices"][0].get("finish_reason")
    return _answer(raw, made, has_ended=True, is_cut=is_cut_off(reason), problem="")


def _streamed(raw: str) -> ModelAnswer | None:
    events, has_ended, is_cut, problem = EventSum(), False, False, ""
    for line in DATA.finditer(raw):
        has_ended = has_ended or line.group(1) == "[DONE]"
        events.add_line(line)
        for reason in _reasons(line.group(1)):
            has_ended = True
            is_cut = is_cut or is_cut_off(reason)
        problem = problem or _problem(line.group(1))
    if not events.count and _BEGUN.search(raw) is None:
        return None
    return _answer(raw, events.document(), has_ended=has_ended, is_cut=is_cut, problem=problem)


def _answer(
    raw: str, made: Document, *, has_ended: bool, is_cut: bool, problem: str
) -> ModelAnswer:
    tokens = sum(each or 0 for each in token_counts(raw))
    return ModelAnswer("".join(made.texts), tuple(made.calls), has_ended, is_cut, problem, tokens)


def _reasons(data: str) -> list[str]:
    if '"finish_reason"' not in data:
        return []
    match read_strictly(data, 0):
        case ({"choices": [*choices]}, _):
            given = [each.get("finish_reason") for each in choices if isinstance(each, dict)]
            return [each for each in given if isinstance(each, str)]
    return []


def _problem(data: str) -> str:
    if '"error"' not in data:
        return ""
    match read_strictly(data, 0):
        case (dict() as document, _):
            return error_of(document)
    return ""


def messages_after(answer: ModelAnswer, finished: UsageFinished) -> list[JsonObject]:
    """What the conversation goes on with: the model's message, and those that answer its calls.

    The API wants each call that a message names answered by a message of the role "tool", and no
    such message without its call: so ids that a server left out are given, calls that were written
    as text are named where their dialect has that role, and one that did not run is answered too.
    """
    told = {id_: each for each in finished.messages if (id_ := _answered_id(each))}
    message: JsonObject = {"role": "assistant", "content": answer.text}
    calls = _named_calls(answer, finished, list(told))
    if not calls:
        return [message, *finished.messages]
    message["tool_calls"] = calls
    if not answer.calls and finished.parsed is not None:
        message["content"] = finished.parsed.content
    left_out = [each["id"] for each in calls if each["id"] not in told]
    missing = [{"role": "tool", "tool_call_id": id_, "content": NOT_CALLED} for id_ in left_out]
    others = [each for each in finished.messages if not _answered_id(each)]
    return [message, *told.values(), *missing, *others]


def _answered_id(message: JsonObject) -> str:
    id_ = message.get("tool_call_id") if message.get("role") == "tool" else None
    return id_ if isinstance(id_, str) else ""


def _named_calls(
    answer: ModelAnswer, finished: UsageFinished, told: list[str]
) -> list[dict[str, Any]]:
    if answer.calls:
        own = {each.call_id for each in answer.calls}
        given = iter([id_ for id_ in told if id_ not in own])
        return [
            _named_call(each.call_id or next(given, f"call_{number}"), each.name, each.arguments)
            for number, each in enumerate(answer.calls)
        ]
    callings = finished.parsed.callings if finished.parsed is not None and told else ()
    return [
        _named_call(id_, each.tool_name, each.arguments)
        for id_, each in zip(told, callings, strict=False)
    ]


def _named_call(id_: str, name: str, arguments: Any) -> dict[str, Any]:
    written = arguments if isinstance(arguments, str) else json.dumps(arguments or {})
    return {"id": id_, "type": "function", "function": {"name": name, "arguments": written}}
