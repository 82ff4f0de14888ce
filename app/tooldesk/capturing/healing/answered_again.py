"""rewritten: what waits of a stream, with the calls of a second answer in place of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from tooldesk.capturing.apis import Api
from tooldesk.capturing.healing.api_documents import tool_call
from tooldesk.capturing.healing.second_ask import Again, summed
from tooldesk.capturing.healing.stream_documents import call_parts, end_of
from tooldesk.capturing.healing.stream_parts import lifted, text_in, with_text, with_whole_text
from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject

Event = tuple[bytes, JsonObject | None]
"""As it was written, and its document; None stands for one that stays as it was written."""

_OF_MESSAGES = ("input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens")


@frozen_record
class StandsBefore:
    """What the client has already."""

    handed: str
    """Of the text."""

    text: str
    """All of the text, which begins with that."""

    last_part: int
    """The number of the last part that is no call; -1 where there is none."""

    usage: JsonObject
    """What was said of tokens."""


def rewritten(api: Api, held: list[Event], before: StandsBefore, again: Again) -> Iterable[Event]:
    """The events for the client."""
    if api == "chat":
        return _of_chat(held, before, again)
    return _numbered(list(_of_parts(api, held, before, again)), held)


def _of_chat(held: list[Event], before: StandsBefore, again: Again) -> Iterator[Event]:
    rest = before.text[len(before.handed) :]
    for written, value in held:
        choices = (value or {}).get("choices")
        if not value or not choices:
            yield written, value and _with_usage(value, {}, again)
            continue
        (choice,) = choices
        delta = choice.get("delta") or {}
        kept = {key: each for key, each in delta.items() if key not in ("content", "tool_calls")}
        if rest and delta.get("content"):
            kept, rest = {**kept, "content": rest}, ""
        if not choice.get("finish_reason"):
            if kept:
                yield written, {**value, "choices": [{**choice, "delta": kept}]}
            continue
        made = [tool_call("chat", *each) for each in again.calls]
        kept["tool_calls"] = [{"index": number, **each} for number, each in enumerate(made)]
        begun = {**value, "choices": [{**choice, "delta": kept, "finish_reason": None}]}
        begun.pop("usage", None)
        yield b"", begun
        ended = [{**choice, "delta": {}, "finish_reason": "tool_calls"}]
        yield written, _with_usage({**value, "choices": ended}, {}, again)


def _of_parts(api: Api, held: list[Event], before: StandsBefore, again: Again) -> Iterator[Event]:
    rest = before.text[len(before.handed) :]
    for written, value in held:
        if value is None:
            yield written, None
        elif end_of(api, value):
            last = _completed(_with_usage(value, before.usage, again), before.text)
            for made in lifted(api, last, before.last_part, again.calls):
                yield b"event: " + str(made.get("type")).encode(), made
        elif text_in(value):
            if rest:
                yield written, with_text(value, rest)
                rest = ""
        elif not _is_of_call(api, value, before.last_part):
            yield written, with_whole_text(value, before.text)


def _is_of_call(api: Api, value: JsonObject, last_part: int) -> bool:
    number = value.get("index" if api == "messages" else "output_index")
    return bool(call_parts(api, value, 0)) or (type(number) is int and number > last_part)


def _completed(last: JsonObject, text: str) -> JsonObject:
    """The last event of Responses without the calls of the first answer."""
    response = last.get("response")
    if not isinstance(response, dict):
        return last
    output = [each for each in response.get("output") or () if each.get("type") != "function_call"]
    whole = {"status": "completed", "incomplete_details": None, "output": output}
    made = {**last, "type": "response.completed", "response": {**response, **whole}}
    return with_whole_text(made, text)


def _with_usage(value: JsonObject, known: JsonObject, again: Again) -> JsonObject:
    """The tokens of both answers, where an event says any."""
    more: Any = again.document.get("usage")
    if isinstance(response := value.get("response"), dict):
        return {**value, "response": _with_usage(response, {}, again)}
    if not isinstance(value.get("usage"), dict):
        return value
    said = {key: known[key] for key in _OF_MESSAGES if key in known}
    return {**value, "usage": summed({**said, **value["usage"]}, more)}


def _numbered(events: list[Event], held: list[Event]) -> Iterator[Event]:
    """Events of Responses are numbered one by one."""
    numbers = (value.get("sequence_number") for _, value in held if value)
    number: Any = next(numbers, None)
    for written, value in events:
        if value is not None and type(number) is int and "sequence_number" in value:
            value = {**value, "sequence_number": number}
            number += 1
        yield written, value
