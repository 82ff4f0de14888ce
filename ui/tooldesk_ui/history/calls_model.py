"""CallsModel: the calls of the history as rows that are read when they are looked at."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import get_args

from tooldesk.errors import ErrorClass
from tooldesk.usage.history.call_filter import CACHED as ANSWERED
from tooldesk.usage.history.call_filter import FAILED, CallOrder
from tooldesk_ui.history.call_rows import CACHED, CallRow, drawing_of, look_of
from tooldesk_ui.widgets.lists.paged_model import PagedModel
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing
from tooldesk_ui.widgets.time_words import exact_words

ORDERS = {
    "Newest first": CallOrder.NEWEST,
    "Oldest first": CallOrder.OLDEST,
    "Slowest first": CallOrder.SLOWEST,
    "Tool": CallOrder.BY_TOOL,
}
_STAGES = ("parse", "select", "validate", "execute", "cache", "emit")
_FAILURES = (*get_args(ErrorClass), "error", "cancelled", "interrupted", "running")
FILTERS = {
    "tool": {},
    "outcome": {
        "ok": look_of("ok").word,
        ANSWERED: CACHED.word,
        FAILED: "Failed",
        **{each: look_of(each).word for each in _FAILURES},
        "error": "Failed, no kind known",
    },
    "stage": {each: f"Stopped at {each}" for each in _STAGES},
    "dialect": {},
    "time": {
        "hour": "Last hour",
        "day": "Last 24 hours",
        "week": "Last 7 days",
        "month": "Last 30 days",
    },
    "workspace": {},
}
"""Kind of filter → what can be chosen, before it is known which names there are."""


class CallsModel(PagedModel[CallRow]):
    """One column."""

    headings = ("Call",)
    orders = tuple(ORDERS)

    def drawing(self, row: CallRow, column: int) -> RowDrawing:
        """Two lines."""
        return drawing_of(row, datetime.now(UTC))

    def tip(self, row: CallRow, column: int) -> str | None:
        """What there may be no room for."""
        return "\n".join(filter(None, (exact_words(row.moment), row.workspace, row.brief)))
