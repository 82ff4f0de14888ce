"""outputs_of_spans: OpenTelemetry in OTLP's JSON → what models wrote, as gen_ai spans say it.

Source: OTLP 1 (JSON of ExportTraceServiceRequest and ExportLogsServiceRequest) and the semantic
conventions for generative AI: `gen_ai.output.messages` with parts, events `gen_ai.choice` before
1.37; the flat attributes `gen_ai.completion.N.…` are OpenLLMetry's.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import time_of, tools_in
from tooldesk.traces.exchanges import Found, Outputs

_LATEST = 1 << 64
"""One past the last time that OTLP can say, in nanoseconds."""

_MODELS = ("gen_ai.request.model", "gen_ai.response.model")


def is_otel(value: Any) -> bool:
    """Whether a JSON value is spans or log records as OTLP writes them."""
    return isinstance(value, dict) and ("resourceSpans" in value or "resourceLogs" in value)


def outputs_of_spans(value: dict[str, Any]) -> Outputs:
    """The outputs of all spans and log records that hold one; others are passed over."""
    for record in _records(value):
        attributes = _attributes(record.get("attributes"))
        messages = list(_messages(record, attributes))
        if not messages:
            continue
        model = next((str(attributes[key]) for key in _MODELS if attributes.get(key)), "")
        for message in messages:
            raw = json.dumps(message, ensure_ascii=False)
            yield Found(raw, _tools(attributes), model, _time(record))


def _records(value: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for outer, middle, inner in (
        ("resourceSpans", "scopeSpans", "spans"),
        ("resourceLogs", "scopeLogs", "logRecords"),
    ):
        for resource in _dicts(value.get(outer)):
            for scope in _dicts(resource.get(middle)):
                yield from _dicts(scope.get(inner))


def _dicts(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, list):
        yield from (each for each in value if isinstance(each, dict))


def _attributes(listed: Any) -> dict[str, Any]:
    return {
        each["key"]: _value(each.get("value"))
        for each in _dicts(listed)
        if isinstance(each.get("key"), str)
    }


def _value(value: Any) -> Any:
    """The value of OTLP's AnyValue."""
    if not isinstance(value, dict):
        return None
    if isinstance(inner := value.get("kvlistValue"), dict):
        return _attributes(inner.get("values"))
    if isinstance(inner := value.get("arrayValue"), dict):
        listed = inner.get("values")
        return [_value(each) for each in listed] if isinstance(listed, list) else []
    return next(iter(value.values()), None)


def _messages(record: dict[str, Any], attributes: dict[str, Any]) -> Iterator[JsonObject]:
    """Each message that a span's model wrote, in the shape of OpenAI's Chat Completions."""
    written = _read(attributes.get("gen_ai.output.messages"))
    if written is None:
        for event in _dicts(record.get("events")):
            inner = _attributes(event.get("attributes"))
            written = written or _read(inner.get("gen_ai.output.messages"))
            yield from _choice(event.get("name"), inner)
    yield from (_chat_message(each) for each in _dicts(written))
    name = record.get("eventName") or attributes.get("event.name")
    body = _value(record.get("body"))
    yield from _choice(name, body if isinstance(body, dict) else {})
    yield from _flat(attributes)


def _read(value: Any) -> Any:
    """A value that is structured, or JSON in a text."""
    if not isinstance(value, str):
        return value
    try:
        return json.loads(value)
    except (ValueError, RecursionError):
        return None


def _choice(name: Any, said: dict[str, Any]) -> Iterator[JsonObject]:
    if name == "gen_ai.choice" and isinstance(message := _read(said.get("message")), dict):
        yield {"role": "assistant", **message}
    elif name == "gen_ai.content.completion" and isinstance(
        text := said.get("gen_ai.completion"), str
    ):
        read = _read(text)
        messages = [each for each in _dicts(read) if "role" in each or "content" in each]
        yield from messages or [{"role": "assistant", "content": text}]


def _chat_message(message: dict[str, Any]) -> JsonObject:
    """A message with parts as one with content and tool_calls."""
    texts: list[str] = []
    calls: list[JsonObject] = []
    for part in _dicts(message.get("parts")):
        if part.get("type") == "tool_call":
            calls.append(_call(part.get("id"), part.get("name"), part.get("arguments")))
        elif part.get("type") == "text" and isinstance(part.get("content"), str):
            texts.append(part["content"])
    if "parts" not in message and isinstance(message.get("content"), str):
        texts.append(message["content"])
    return _chat("\n".join(texts), calls or message.get("tool_calls"))


def _chat(text: str, calls: Any) -> JsonObject:
    chat: JsonObject = {"role": "assistant", "content": text}
    return {**chat, "tool_calls": calls} if calls else chat


def _call(call_id: Any, name: Any, arguments: Any) -> JsonObject:
    written = arguments if isinstance(arguments, str) else json.dumps(arguments or {})
    return {"id": call_id, "type": "function", "function": {"name": name, "arguments": written}}


def _flat(attributes: dict[str, Any]) -> Iterator[JsonObject]:
    """Messages whose parts are attributes: gen_ai.completion.0.tool_calls.0.name and so on."""
    number = 0
    while any(f"{_at(number)}.{key}" in attributes for key in ("role", "content", "finish_reason")):
        calls: list[JsonObject] = []
        while (at := f"{_at(number)}.tool_calls.{len(calls)}") + ".name" in attributes:
            calls.append(_call(*(attributes.get(f"{at}.{key}") for key in _CALL)))
        text = attributes.get(f"{_at(number)}.content")
        yield _chat(text if isinstance(text, str) else "", calls)
        number += 1


_CALL = ("id", "name", "arguments")


def _at(number: int) -> str:
    return f"gen_ai.completion.{number}"


def _tools(attributes: dict[str, Any]) -> tuple[JsonObject, ...] | None:
    defined = _read(attributes.get("gen_ai.tool.definitions"))
    if isinstance(defined, list):
        return tools_in({"tools": defined})
    named: list[JsonObject] = []
    while (at := f"llm.request.functions.{len(named)}") + ".name" in attributes:
        parameters = _read(attributes.get(f"{at}.parameters"))
        named.append(
            {
                "name": attributes[f"{at}.name"],
                "description": attributes.get(f"{at}.description") or "",
                "parameters": parameters if isinstance(parameters, dict) else {"type": "object"},
            }
        )
    return tools_in({"tools": named}) if named else None


def _time(record: dict[str, Any]) -> Any:
    for key in ("endTimeUnixNano", "timeUnixNano", "observedTimeUnixNano", "startTimeUnixNano"):
        try:
            nanoseconds = int(record.get(key) or 0)
        except (TypeError, ValueError, OverflowError):
            continue
        if 0 < nanoseconds < _LATEST:
            return time_of(nanoseconds / 1e9)
    return None
