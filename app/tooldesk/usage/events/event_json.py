"""Events as JSON, for `tooldesk call --json` and whoever reads it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING

from tooldesk.errors import AppError, ToolUsageError
from tooldesk.tools.json_comparison import Difference
from tooldesk.tools.tool_result import JsonObject, JsonValue, ToolResult

if TYPE_CHECKING:
    from tooldesk.usage.lifecycle import UsageEvent


def event_json(event: UsageEvent) -> JsonObject:
    """{event: its class, …its fields}; records become objects, times ISO 8601, errors words."""
    return {"event": type(event).__name__, **_fields_json(event)}


def record_json(record: object) -> JsonValue:
    """Any frozen record of the core as JSON."""
    if isinstance(record, ToolResult | Difference):
        return record.to_json()
    if isinstance(record, AppError):
        return _error_json(record)
    if is_dataclass(record):
        return _fields_json(record)
    if isinstance(record, Enum):
        return record.value
    if isinstance(record, datetime):
        return record.isoformat()
    if isinstance(record, Path):
        return str(record)
    if isinstance(record, dict):
        return {key: record_json(value) for key, value in record.items()}
    if isinstance(record, list | tuple):
        return [record_json(value) for value in record]
    return record


def _error_json(error: AppError) -> JsonObject:
    """{type: its class, title, message, next_step, error_class} and its own figures, if any."""
    named: JsonObject = {"type": type(error).__name__, "title": error.title}
    if isinstance(error, ToolUsageError):
        named["error_class"] = error.error_class
    return named | {name: record_json(value) for name, value in vars(error).items()}


def _fields_json(record: object) -> JsonObject:
    return {each.name: record_json(getattr(record, each.name)) for each in fields(record)}  # type: ignore[arg-type]
