"""row_of: what the row of a call says; is_short: whether that is made in no time."""

from __future__ import annotations

from typing import Any

from tooldesk.json_pieces import is_large
from tooldesk.redaction.redactor import Redactor, why_not_kept
from tooldesk.storage.stored_json import ordered_json, small_json, storable_text
from tooldesk.tools.tool_result import JsonObject, ToolResult
from tooldesk.usage.history.call_record import CallRecord
from tooldesk.usage.history.call_row import CallRow
from tooldesk.usage.history.kept_bounds import MAX_VALUE_LENGTH, bounded
from tooldesk.usage.history.kept_call import detail_of, length_of, without_texts

LONG_TEXT = 16_000
"""Characters of a call and its result from which its row is made on the database's thread."""

NAME_NOT_KEPT = "(not kept)"
"""Stands for what a model wrote as the name of a tool while stored secrets can't be read."""


def row_of(
    record: CallRecord,
    outcome: str | None,
    result: ToolResult | None,
    redactor: Redactor,
    now: int,
) -> CallRow:
    """The row of a call as it is now, without secrets; without an outcome it has just begun."""
    failed_stage = record.failed_stage
    plain: JsonObject = {
        "tool_name": record.tool_name,
        "dialect": record.calling.dialect,
        "outcome": outcome,
        "failed_stage": failed_stage.value if failed_stage else None,
        "duration_s": record.duration_s if outcome else None,
    }
    detail = detail_of(record, result)
    because = redactor.blind_because
    if because is not None:
        name = record.tool_name if record.is_selected else NAME_NOT_KEPT
        plain = plain | {"tool_name": name}
        detail = without_texts(detail, name, result, why_not_kept(because))
    plain, detail = redactor.redact((plain, detail))
    # a model can write half a character in a name
    words = {k: storable_text(v) for k, v in plain.items() if isinstance(v, str)}
    written: str = detail["calling"]["toolName"]
    times = {"began_at": None if outcome else now, "finished_at": now if outcome else None}
    is_same = written == words["tool_name"]
    values = {**times, **plain, **words, "written_name": None if is_same else written}
    # nearly always so: nothing else is looked at then
    text = "" if is_large(detail) else small_json(detail)
    is_bounded = 0 < len(text) <= MAX_VALUE_LENGTH
    return CallRow(values, text if is_bounded else ordered_json(bounded(detail)))


def is_short(record: CallRecord, result: ToolResult | None) -> bool:
    """Whether `detail_of` takes no time that a window would notice."""
    written = record.written
    left = LONG_TEXT - record.printed.length - LONG_TEXT * len(record.exchanges)
    if written is not None and written.kept_with in (None, record):
        left -= len(written.text)
    waiting: list[Any] = [record.calling.arguments]
    if result is not None:
        waiting += [result.structured, result.for_model]
        left -= sum(map(length_of, result.content))
    for each in waiting:
        left -= len(each) + 1 if isinstance(each, str | dict | list) else 1
        if left < 0:
            return False
        if isinstance(each, dict):
            waiting += each.values()
        elif isinstance(each, list):
            waiting += each
    return left >= 0
