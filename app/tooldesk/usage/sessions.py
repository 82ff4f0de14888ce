"""Session: what is counted over all outputs of one agent, not over one output alone."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Session:
    """Counts of one session. Changed as its outputs are run."""

    unreadable_outputs: int = 0
    """Outputs one after another in which a call could not be read."""

    uses: int = 0
    """Calls that a tool or the cache answered."""


class Sessions:
    """The sessions by id, for as long as the app runs."""

    def __init__(self) -> None:
        self._by_id: dict[str, Session] = {}

    def of(self, session_id: str) -> Session:
        """The session of that id; an output without an id has one of its own."""
        return self._by_id.setdefault(session_id, Session()) if session_id else Session()
