"""last_usage: what came of the text that the console was left with, from the history."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tooldesk.errors import AppError
from tooldesk.usage.lifecycle import UsageFinished
from tooldesk_ui.console.past.past_record import usage_of

if TYPE_CHECKING:
    from tooldesk.bootstrap import App
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
    took_s = sum(call.duration_s or 0.0 for call in calls)
    usage.finished = UsageFinished(None, (), (), took_s)
    return usage
