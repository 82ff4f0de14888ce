"""The calls of the history as rows of a list, and what narrows it. No Qt but the model."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import get_args

from tooldesk.errors import ErrorClass
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk.usage.history.call_filter import CACHED as ANSWERED
from tooldesk.usage.history.call_filter import FAILED, CallOrder
from tooldesk.usage.history.past_call import PastCall
from tooldesk_ui.language import tr
from tooldesk_ui.widgets.call_words import arguments_brief
from tooldesk_ui.widgets.formatting import duration
from tooldesk_ui.widgets.lists.paged_model import PagedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.state_look import STATE_LOOKS, StateLook
from tooldesk_ui.widgets.time_words import exact_words, short_words

LONGEST_NAME = 200
_LOOKS = STATE_LOOKS | {
    "ok": StateLook("Passed", "check", "ok"),
    "interrupted": StateLook("Interrupted", "warning", "warn"),
    "error": STATE_LOOKS["failed"],
    "permanent": STATE_LOOKS["failed"],
}
CACHED = StateLook("Cached", "stage_cache", "ok")
"""The tool did not run: the answer was a remembered one."""


@dataclass(frozen=True, slots=True)
class CallRow:
    """One line of the list; no more than is drawn, because many are held."""

    key: str
    """The number of the call."""

    tool_name: str
    """The selected tool, or the written name when none was."""

    brief: str
    """Its arguments."""

    look: StateLook
    """What came of it."""

    moment: datetime | None
    """When it began; when it ended, if it did not run."""

    took: str
    """How long it took."""

    is_cached: bool
    """Whether the answer was a remembered one."""

    is_over: bool
    """Whether nothing of this changes any more."""

    workspace: str = ""
    """The folder of another workspace than the one that is open."""

    found_by: str = ""
    """Nothing: the database finds it."""


def row_of(call: PastCall, *, is_here: bool = True) -> CallRow:
    """The line of a call; `is_here` says whether it is of the workspace that is open."""
    arguments = call.arguments
    return CallRow(
        str(call.number),
        visible_line(call.title[:LONGEST_NAME]),
        "(large)" if arguments is None else arguments_brief(arguments),
        look_of_call(call),
        call.began_at or call.finished_at,
        duration(call.duration_s),
        call.is_cached,
        call.outcome not in ("running", "interrupted"),
        "" if is_here else visible_line(call.workspace),
    )


def look_of_call(call: PastCall) -> StateLook:
    """How a call ended, or that it waits for a person."""
    return STATE_LOOKS["needs you"] if call.is_waiting else look_of(call.outcome)


def look_of(outcome: str) -> StateLook:
    """How an outcome is shown; those of failures say which kind."""
    failed = _LOOKS["error"]
    word = outcome.replace("_", " ").capitalize()[:40]
    return _LOOKS.get(outcome) or StateLook(word, failed.icon, failed.role)


def drawing_of(row: CallRow, today: datetime) -> RowDrawing:
    """Tool and time, and below them the arguments, how long it took and what came of it."""
    # what stands in brackets is no name, but why there is none
    name = tr(row.tool_name) if row.tool_name.startswith("(") else row.tool_name
    short, exact = short_words(row.moment, today), exact_words(row.moment)
    when = Words(short, "text_dim", Face.WORD, is_at_end=True, spoken=exact)
    look = CACHED if row.is_cached and row.look == _LOOKS["ok"] else row.look
    role = "text_dim" if look == _LOOKS["ok"] else look.role
    outcome = tr("{}, from the cache", row.look.word) if row.is_cached else row.look.word
    word = Words(look.word, role, Face.WORD, is_at_end=True, spoken=outcome)
    took = Words(row.took, "text_dim", Face.WORD, is_at_end=True)
    elsewhere = f"in {row.workspace}" if row.workspace else ""
    place = Words(short_folder(row.workspace), "text_dim", Face.WORD, spoken=elsewhere)
    return RowDrawing(
        (
            (when, Words(name, face=Face.STRONG_CODE), place),
            (word, took, Words(row.brief, "text_dim", Face.SMALL_CODE)),
        ),
        look.icon,
        look.role,
    )


def short_folder(folder: str) -> str:
    """The end of a path, by which a person knows it."""
    return "/".join(folder.replace("\\", "/").rstrip("/").split("/")[-2:])


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
        "permanent": "Failed for good",
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
