"""tools_in, model_in, time_in: what stands around an output in requests, answers and log lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Any

from tooldesk.tools.tool_result import JsonObject

_TIMES = ("at", "timestamp", "time", "created_at", "created", "startTime", "ts", "date")
_LONGEST_S = 1e9
_DURATIONS = {
    f"{word}_{unit}": seconds
    for word in ("duration", "took", "latency", "elapsed")
    for unit, seconds in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6), ("ns", 1e-9))
}
"""Keys that say their unit; of others nobody knows what their number counts."""

_MILLISECONDS_FROM = 1e11
"""A number from here on counts milliseconds: in seconds it would be the year 5138."""


def tools_in(request: Any) -> tuple[JsonObject, ...] | None:
    """The specs that a request offers, flat; None where it says nothing of tools.

    Takes tools and functions of OpenAI, Anthropic, Ollama and MCP, Gemini's functionDeclarations
    and Bedrock's toolConfig. Those that a provider runs itself have no name, and are left out.
    """
    if not isinstance(request, dict):
        return None
    for key in ("tools", "functions", "toolConfig"):
        listed = request.get(key)
        if isinstance(listed, dict):
            listed = listed.get("tools")
        if isinstance(listed, list):
            return tuple(_flat(listed))
    return None


def _flat(listed: Iterable[Any]) -> Iterable[JsonObject]:
    for spec in listed:
        if not isinstance(spec, dict):
            continue
        declared = spec.get("functionDeclarations", spec.get("function_declarations"))
        if isinstance(declared, list):
            yield from _flat(declared)
        elif isinstance(inner := spec.get("toolSpec"), dict):
            schema = inner.get("inputSchema")
            schema = schema.get("json") if isinstance(schema, dict) else None
            yield from _flat([{**inner, "inputSchema": schema or {"type": "object"}}])
        elif _is_named(spec.get("function", spec)):
            yield spec


def tool_names(specs: Iterable[JsonObject]) -> Iterator[str]:
    """What specs as `tools_in` gives them call their tools."""
    for spec in specs:
        inner = spec.get("function", spec)
        yield str(inner.get("name", "")) if isinstance(inner, dict) else ""


def _is_named(spec: Any) -> bool:
    return isinstance(spec, dict) and isinstance(spec.get("name"), str) and bool(spec["name"])


def model_in(*places: Any) -> str:
    """What the first of them that names a model calls it."""
    for place in places:
        if isinstance(place, dict):
            for key in ("model", "modelVersion", "model_name", "modelId"):
                if isinstance(name := place.get(key), str) and name:
                    return name
    return ""


def time_in(*places: Any) -> datetime | None:
    """When, as the first of them that has a time says, in UTC."""
    for place in places:
        if isinstance(place, dict):
            for key in _TIMES:
                if key in place and (at := time_of(place[key])) is not None:
                    return at
    return None


def duration_in(*places: Any) -> float | None:
    """How long something took, as the first of them that has a duration says, in seconds."""
    for place in places:
        if isinstance(place, dict) and not _DURATIONS.keys().isdisjoint(place):
            for key, seconds in _DURATIONS.items():
                value = place.get(key)
                if isinstance(value, int | float) and 0 <= value < _LONGEST_S / seconds:
                    return value * seconds
    return None


def time_of(value: Any) -> datetime | None:
    """A time in ISO 8601, in UTC if it has no zone, or in seconds or milliseconds since 1970."""
    try:
        if isinstance(value, str):
            at = datetime.fromisoformat(value)
            return (at if at.tzinfo else at.replace(tzinfo=UTC)).astimezone(UTC)
        if isinstance(value, int | float) and not isinstance(value, bool) and value > 0:
            seconds = value / 1000 if value >= _MILLISECONDS_FROM else value
            return datetime.fromtimestamp(seconds, UTC)
    except (ValueError, OverflowError, OSError):
        return None
    return None
