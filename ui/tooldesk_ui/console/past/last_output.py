"""last_usage: what came of the text that the console was left with, from the history."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

from tooldesk.errors import AppError
from tooldesk.usage.lifecycle import UsageFinished
from tooldesk_ui.console.past.past_record import usage_of

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
    from tooldesk.usage.history.past_call import PastCall
    from tooldesk_ui.console.run.usage_record import UsageRecord

MOST_CALLS = 100
"""Of a larger output nothing is shown: its calls are in the history."""


async def last_usage(app: App, text: str, session_id: str) -> UsageRecord | None:
    """The calls of the output that ran last, if it is this text or of this session, else None."""
    history = await asyncio.to_thread(lambda: app.history.calls)
    try:
        calls = await history.last_output(MOST_CALLS)
        kept = (calls[0].detail if calls else None) or {}
        if text != kept.get("raw") and session_id != kept.get("session"):
            return None
        await app.require_secrets()
    except AppError:
        return None  # the History screen says why
    usage = await asyncio.to_thread(lambda: usage_of(*app.redactor.redact(calls)))
    usage.called = "the last run"
    usage.finished = UsageFinished(None, (), (), _took_s(calls))
    return usage


def _took_s(calls: list[PastCall]) -> float:
    """From when the first of them began until the last had ended, for they run at once."""
    ends = [(call.finished_at, call.duration_s or 0.0) for call in calls if call.finished_at]
    if not ends:
        return 0.0
    began = min(ended - timedelta(seconds=took_s) for ended, took_s in ends)
    return (max(ended for ended, _ in ends) - began).total_seconds()
