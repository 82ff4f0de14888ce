"""Session: what is counted over all outputs of one agent, not over one output alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

MOST_SESSIONS = 1_000
"""Sessions of which something is known; of more, those that were not heard of for longest go."""


@dataclass(slots=True)
class Session:
    """Counts of one session. Changed as its outputs are run."""

    unreadable_outputs: int = 0
    """Outputs one after another in which a call could not be read."""

    uses: int = 0
    """Calls that a tool or the cache answered."""


def remember(by_id: dict[str, T], session_id: str, value: T) -> T:
    """Keep it as what is known of a session, and forget the oldest of too many."""
    by_id.pop(session_id, None)
    by_id[session_id] = value
    if len(by_id) > MOST_SESSIONS:
        del by_id[next(iter(by_id))]
    return value


class Sessions:
    """The sessions by id, for as long as the app runs."""

    def __init__(self) -> None:
        self._by_id: dict[str, Session] = {}

    def of(self, session_id: str) -> Session:
        """The session of that id; an output without an id has one of its own."""
        known = self._by_id.get(session_id) or Session()
        return remember(self._by_id, session_id, known) if session_id else known
