"""kept_line: an exchange as a line of JSON that `scan` and `scenarios import` read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.capturing.exchange import Exchange
from tooldesk.json_text import json_text
from tooldesk.redaction.stream_redactor import names_in
from tooldesk.replaced_file import save_text
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.events.event_json import record_json


def kept_raw(exchange: Exchange) -> str:
    """What the model wrote, in the form of its API and without secrets.

    A stream can hold a value in pieces, where no search finds it. So where one was found in what
    the pieces make together, the answer is written anew, as one of Chat Completions.
    """
    raw, output = exchange.raw, exchange.output
    if output is None or _secrets_in(output) <= names_in(raw):
        return raw
    return json_text(_as_chat(output, exchange.model))


def kept_line(exchange: Exchange) -> str:
    """Shape: {at, path, model, status, request, response, first_byte_s, total_s, healed?}."""
    value: JsonObject = {
        "at": exchange.at.isoformat(),
        "path": exchange.path,
        "model": exchange.model,
        "status": exchange.status,
        "request": exchange.request,
        "response": _document(kept_raw(exchange)),
        "first_byte_s": exchange.first_byte_s,
        "total_s": exchange.total_s,
    }
    if exchange.problem:
        value["problem"] = exchange.problem
    if exchange.changes:
        value["healed"] = record_json(exchange.changes)
    return json_text(value)


def write_exchanges(path: Path, exchanges: Iterable[Exchange]) -> int:
    """Write those with a model, a line each; gives how many. Blocking.

    Raises:
        StorageError: the file can't be written.
    """
    lines = [kept_line(each) + "\n" for each in exchanges if each.api]
    save_text(path, "".join(lines), is_private=True)
    return len(lines)


def _document(raw: str) -> Any:
    try:
        return json.loads(raw)
    except (ValueError, RecursionError):
        return raw


def _secrets_in(output: ParsedOutput) -> frozenset[str]:
    callings = [*output.callings, *(each.calling for each in output.held_back)]
    texts: Iterable[str] = (
        output.content,
        output.reasoning,
        json.dumps([each.arguments for each in callings], ensure_ascii=False),
    )
    return frozenset(name for text in texts for name in names_in(text))


def _as_chat(output: ParsedOutput, model: str) -> JsonObject:
    message: JsonObject = {"role": "assistant", "content": output.content or None}
    if output.reasoning:
        message["reasoning_content"] = output.reasoning
    calls = [
        {
            "id": each.call_id or f"call_{number}",
            "type": "function",
            "function": {"name": each.tool_name, "arguments": json_text(each.arguments)},
        }
        for number, each in enumerate(output.callings, start=1)
    ]
    if calls:
        message["tool_calls"] = calls
    ended = "tool_calls" if calls else "stop"
    choice = {"index": 0, "message": message, "finish_reason": ended}
    return {"object": "chat.completion", "model": model, "choices": [choice]}
