"""TrafficLog: the last messages to and from a server, and of its stderr, within bounds."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Literal

from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.text_cuts import cut_end

MOST_LINES = 500
"""Entries that are kept; the oldest make way."""

LONGEST_TEXT = 20_000
"""Characters that are kept of a message."""

Direction = Literal["to server", "from server", "stderr", "malformed", "note"]
"""Which way it went; "malformed" is what a server wrote that is no message."""


@frozen_record
class TrafficLine:
    """One message, or one line of stderr."""

    at: datetime
    """When, in UTC."""

    direction: Direction
    """Which way it went."""

    text: str
    """The message, JSON on one line, cut to LONGEST_TEXT characters; known secrets replaced."""

    length: int
    """How many characters it had."""


class TrafficLog:
    """Of one server, over all of its starts. A listener only notes that there is more."""

    def __init__(self, redactor: Callable[[], Redactor | None] = lambda: None) -> None:
        """`redactor` gives what knows the secrets by then."""
        self._lines: deque[TrafficLine] = deque(maxlen=MOST_LINES)
        self._redactor = redactor
        self.on_line: Callable[[TrafficLine], None] | None = None
        """Called with each line as it comes."""

    def add(self, direction: Direction, text: str) -> None:
        """Note a message; no part of a secret stays where it is cut."""
        redactor = self._redactor()
        kept = cut_end(text, LONGEST_TEXT, redactor)
        line = TrafficLine(datetime.now(UTC), direction, kept, len(text))
        self._lines.append(line)
        if self.on_line is not None:
            self.on_line(self._clean(line, redactor))

    def lines(self, found: str = "") -> tuple[TrafficLine, ...]:
        """All that is kept and holds this text, in any case, the oldest first."""
        redactor = self._redactor()
        pattern = re.compile(re.escape(found), re.IGNORECASE)
        clean = (self._clean(line, redactor) for line in tuple(self._lines))
        return tuple(line for line in clean if pattern.search(line.text))

    def stderr_tail(self, lines: int = 20) -> str:
        """The last lines of stderr."""
        written = [line.text for line in self.lines() if line.direction == "stderr"]
        return "\n".join(written[-lines:])

    def _clean(self, line: TrafficLine, redactor: Redactor | None) -> TrafficLine:
        if redactor is None:
            return line
        return TrafficLine(line.at, line.direction, redactor.redact(line.text), line.length)
