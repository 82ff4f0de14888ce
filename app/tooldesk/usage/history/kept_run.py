"""What is kept of how a tool ran: what it printed, and what it asked over HTTP; within bounds."""

from __future__ import annotations

import json
from dataclasses import astuple, replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

from tooldesk.frozen_record import frozen_record
from tooldesk.tools.tool_result import JsonObject, JsonValue
from tooldesk.usage.events.event_json import record_json
from tooldesk.usage.history.past_call import LONGEST_S

if TYPE_CHECKING:
    from tooldesk.tools.http_exchange import HttpBody, HttpExchange

MAX_PRINTED = 50_000
"""Characters of what a tool printed; of more, the last."""

MAX_EXCHANGES = 20
"""Requests; of more, the first."""

MAX_BODY = 20_000
"""Characters of each body, and of a picture."""


class PrintedText:
    """What a call printed, in the order in which it came; it grows no larger than what is kept."""

    def __init__(self) -> None:
        self._pieces: list[tuple[str, str]] = []
        self._length = 0
        self._left_out = 0

    def add(self, stream: str, text: str) -> None:
        """Add what was written to "stdout" or "stderr", without secrets."""
        self._pieces.append((stream, text))
        self._length += len(text)
        if self._length > 2 * MAX_PRINTED:
            self._shorten()

    @property
    def length(self) -> int:
        """Characters that are held."""
        return self._length

    def to_json(self) -> JsonObject | None:
        """Shape: {text: [[stream, text], …], leftOut}; None when there is nothing."""
        self._shorten()
        merged: list[JsonValue] = [
            [stream, "".join(text for _, text in pieces)]
            for stream, pieces in groupby(self._pieces, key=lambda piece: piece[0])
        ]
        kept: JsonObject = {"text": merged}
        if self._left_out:
            kept["leftOut"] = self._left_out
        return kept if merged else None

    def _shorten(self) -> None:
        over, gone = self._length - MAX_PRINTED, 0
        if over <= 0:
            return
        while (length := len(self._pieces[gone][1])) <= over:
            over, gone = over - length, gone + 1
        stream, text = self._pieces[gone]
        self._left_out += self._length - MAX_PRINTED
        self._pieces = [(stream, text[over:]), *self._pieces[gone + 1 :]]
        self._length = MAX_PRINTED


@frozen_record
class KeptPrint:
    """What a past call printed."""

    pieces: tuple[tuple[str, str], ...] = ()
    """Stream and text, in order."""

    left_out: int = 0
    """Characters before them that were not kept."""


def printed_of(kept: object) -> KeptPrint:
    """What a call printed, as far as it can be read."""
    if not isinstance(kept, dict) or not isinstance(kept.get("text"), list):
        return KeptPrint()
    pairs = [each for each in kept["text"] if isinstance(each, list) and len(each) == 2]
    pieces = tuple((str(stream), text) for stream, text in pairs if isinstance(text, str))
    left_out = kept.get("leftOut")
    return KeptPrint(pieces, left_out if type(left_out) is int and left_out > 0 else 0)


def kept_exchanges(exchanges: tuple[HttpExchange, ...]) -> list[JsonValue]:
    """Each as JSON without what is as it always is; large bodies are cut, and say how long."""
    return [_without_defaults(record_json(_cut(each))) for each in exchanges[:MAX_EXCHANGES]]


def exchanges_of(kept: object) -> tuple[HttpExchange, ...]:
    """Those of a past call that can be read."""
    if not isinstance(kept, list):
        return ()
    from pydantic import TypeAdapter, ValidationError

    from tooldesk.tools.http_exchange import HttpExchange

    adapter = TypeAdapter(HttpExchange)
    found = []
    for each in kept[:MAX_EXCHANGES]:
        try:
            found.append(adapter.validate_json(json.dumps(each)))
        except (ValidationError, ValueError):  # a stranger's, or a fault's
            continue
    return tuple(each for each in found if _has_times(each))


def _has_times(exchange: HttpExchange) -> bool:
    return all(each is None or 0 <= each < LONGEST_S for each in astuple(exchange.timings))


def _cut(exchange: HttpExchange) -> HttpExchange:
    sent, came = (
        body and _cut_body(body) for body in (exchange.request_body, exchange.response_body)
    )
    return replace(exchange, request_body=sent, response_body=came)


def _cut_body(body: HttpBody) -> HttpBody:
    is_whole = body.is_whole and len(body.text) <= MAX_BODY
    picture = body.picture if len(body.picture) <= MAX_BODY else ""
    return replace(body, text=body.text[:MAX_BODY], is_whole=is_whole, picture=picture)


def _without_defaults(kept: JsonValue) -> JsonValue:
    if not isinstance(kept, dict):
        return kept
    usual: tuple[Any, ...] = (None, "", [], False)
    return {
        name: _without_defaults(value)
        for name, value in kept.items()
        if name in _ALWAYS or not any(value is each or value == each for each in usual)
    }


_ALWAYS = (
    *("method", "url", "request_headers", "request_body"),
    *("media_type", "size_bytes", "is_whole"),
)
"""Have no default, or another one than nothing."""
