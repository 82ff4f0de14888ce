"""CallFilter, CallOrder: which calls of the event log are meant, and in what order."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from enum import Enum
from sqlite3 import Connection
from typing import Any

from tooldesk.call_view import CallView
from tooldesk.frozen_record import frozen_record
from tooldesk.storage.figure_statements import LATEST_CALL
from tooldesk.storage.microseconds import microseconds_of
from tooldesk.storage.statements import CALL_FROM_ID, LAST_CALL
from tooldesk.storage.stored_json import storable_text
from tooldesk.usage.history.former_names import of_tool

FAILED = "failed"
"""In the place of an outcome: whatever is not ok and has ended."""

CACHED = "cached"
"""In the place of an outcome: ok, and the cache had the answer, so that the tool did not run."""

_MEANT = {
    FAILED: "outcome IS NOT NULL",
    CACHED: "outcome = 'ok' AND began_at IS NULL",
    "running": "outcome IS NULL AND is_running(writer)",
    "interrupted": "outcome IS NULL AND NOT is_running(writer)",
}
"""What is said of outcomes that no call is kept with, as SQL says it; see below for failures."""


MOST_LOOKED_THROUGH = 20_000
"""Up to so many calls, the time of each is looked at: a clock may have been set back meanwhile."""

LARGEST_ID = 2**63 - 1
"""No number that SQLite takes is greater."""

EVERYWHERE = "*"
"""In the place of a workspace: all of them."""


class CallOrder(Enum):
    """In what order calls are listed; each as SQL says it."""

    NEWEST = "id DESC"
    OLDEST = "id"
    SLOWEST = "duration_s DESC, id DESC"
    BY_TOOL = "tool_name, id DESC"


@frozen_record
class CallFilter:
    """What a call has to be like; None and "" are whatever it may be."""

    tool_name: str = ""
    """The selected tool, or the written name when none was; also by the names it had before."""

    outcome: str = ""
    """ "ok", an error class, "error", "cancelled", "running", "interrupted", FAILED or CACHED."""

    stage: str = ""
    """The stage that it did not get through."""

    dialect: str = ""
    """The dialect it was written in."""

    since: datetime | None = None
    """It began then or later."""

    until: datetime | None = None
    """It began before."""

    workspace: str = ""
    """The folder of its workspace, or EVERYWHERE; "" is the one that is open, or nobody knows."""

    def conditions(self, connection: Connection) -> tuple[str, list[str], dict[str, Any]]:
        """An index to use, conditions in SQL and their values."""
        index = ""
        words: list[str] = []
        values: dict[str, Any] = {}
        if self.tool_name:
            words.append(of_tool(connection, self.tool_name, values))
        for column, wanted in (
            ("failed_stage", self.stage),
            ("dialect", self.dialect),
        ):
            if wanted:
                words.append(f"{column} = :{column}")
                values[column] = storable_text(wanted)
        if self.outcome in _MEANT:
            words.append(_MEANT[self.outcome])
        elif self.outcome:
            words.append("outcome = :outcome")
            values["outcome"] = self.outcome
        if self.stage or self.outcome not in ("", "ok", CACHED):
            # these are few among many, and so have an index of their own
            index = " INDEXED BY history_not_ok"
            words.append("outcome IS NOT 'ok'")
        for name, moment, sign in (("since", self.since, ">="), ("until", self.until, "<")):
            if moment is not None:
                time = microseconds_of(moment)
                words.append(f"coalesce(began_at, finished_at) {sign} :{name}")
                values[name] = time
                if _last(connection) > MOST_LOOKED_THROUGH:
                    words.append(f"id {sign} :{name}_id")
                    values[f"{name}_id"] = _first_from(connection, time)
        return index, words, values


_AGO = {
    "hour": timedelta(hours=1),
    "day": timedelta(days=1),
    "week": timedelta(days=7),
    "month": timedelta(days=30),
}


_NEVER = datetime.fromtimestamp(0, UTC)


def filter_of(view: CallView) -> CallFilter:
    """As of now: an hour ago is another moment each time. Days begin by the clock here."""
    since = until = None
    if view.time in _AGO:
        since = datetime.now(UTC) - _AGO[view.time]
    elif view.time:
        since = until = _NEVER  # on a day that there is not no call began
        with suppress(ValueError, OverflowError):
            day = datetime.fromisoformat(view.time)
            since, until = (each.astimezone(UTC) for each in (day, day + timedelta(days=1)))
    plain = (view.tool, view.outcome, view.stage, view.dialect)
    return CallFilter(*plain, since, until, view.workspace)


def _last(connection: Connection) -> int:
    number: int | None = connection.execute(LAST_CALL).fetchone()[0]
    return number or 0


def _first_from(connection: Connection, time: int) -> int:
    """About the first call that began then or later: each has a higher number than those before.

    Found by halves, so that no index of times is needed; what no clock shows, which a stranger
    wrote, is passed over. Of very many, a clock that was set back hides some.
    """
    low, high = 1, _last(connection) + 1
    while low < high:
        middle = (low + high) // 2
        asked = {"id": middle, "latest": LATEST_CALL}
        row = connection.execute(CALL_FROM_ID, asked).fetchone()
        if row is None or row[1] >= time:
            high = middle
        else:
            low = row[0] + 1
    return min(low, LARGEST_ID)
