"""export_lines: calls as JSON Lines, or in the shape of an HTTP archive for what shows these.

Source of the shape: HAR 1.2; fields that begin with an underscore are free to use.
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any, Literal

from tooldesk.json_text import json_text
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.history.past_call import PastCall, is_duration

_STATUSES = {
    "ok": 200,
    "invalid_input": 400,
    "rate_limited": 429,
    "cancelled": 499,
    "retriable": 503,
    "running": 0,
    "interrupted": 0,
}
"""Outcome → the status that comes nearest; any other is 500."""


Form = Literal["jsonl", "har"]
"""A line a call, or one archive."""


async def export_lines(calls: AsyncIterator[PastCall], form: Form) -> AsyncGenerator[str, None]:
    """One after the other, so that their number does not matter; no line ends in a break.

    An archive without calls is a whole one, too.
    """
    if form == "jsonl":
        async for call in calls:
            yield json_text(call.to_json())
        return
    # only this form needs it
    from importlib.metadata import version

    begin = f'{{"log": {json_text(har_head(version("tooldesk")))[:-1]}, "entries": ['
    is_begun = False
    async for call in calls:  # before anything is said: it may fail
        if not is_begun:
            yield begin
        yield ("," if is_begun else "") + json_text(har_entry(call))
        is_begun = True
    yield "]}}" if is_begun else f"{begin}]}}}}"


def har_head(version: str) -> JsonObject:
    """What stands around the entries; they come under "entries"."""
    return {"version": "1.2", "creator": {"name": "Tooldesk", "version": version}}


def har_entry(call: PastCall) -> JsonObject:
    """The call's arguments as what was sent, its result as what came back, all of it in _call."""
    began, took_ms = call.began_at or call.finished_at, round((call.duration_s or 0) * 1e3, 3)
    sent = json_text(call.arguments if call.arguments is not None else {})
    got = json_text((call.detail or {}).get("result"))
    nothing: JsonObject = {
        "httpVersion": "",
        "cookies": [],
        "headers": [],
        "headersSize": -1,
    }
    return {
        "startedDateTime": began.isoformat() if began else "",
        "time": took_ms,
        "request": {
            **nothing,
            "method": "CALL",
            "url": f"tool:{call.tool_name}",
            "queryString": [],
            "postData": {"mimeType": "application/json", "text": sent},
            "bodySize": len(sent),
        },
        "response": {
            **nothing,
            "status": _STATUSES.get(call.outcome, 500),
            "statusText": call.outcome,
            "redirectURL": "",
            "content": {"mimeType": "application/json", "text": got, "size": len(got)},
            "bodySize": len(got),
        },
        "cache": {},
        "timings": {"send": 0, "wait": took_ms, "receive": 0, **_stage_times(call)},
        "_call": call.to_json(),
    }


def _stage_times(call: PastCall) -> JsonObject:
    """Each stage in milliseconds, such as "_execute"."""
    times: dict[str, Any] = {
        f"_{stage}": each.get("durationS") for stage, each in call.stages.items()
    }
    return {name: round(s * 1e3, 3) for name, s in times.items() if is_duration(s)}
