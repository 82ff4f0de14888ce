"""Known tools called by name on a line: only the end of the text tells whether they are calls."""

from __future__ import annotations

from tooldesk.calling.parsing.bodies.bare_calls import LINE_CALL, LINE_CALL_BEGINNING
from tooldesk.calling.parsing.scan import Scan

_BEHIND = 256
"""How far behind the place up to which a text is to be told is looked."""


class LineCalls:
    """Where the first line stands that may be a call for want of any other."""

    __slots__ = ("_found", "_pos")

    def __init__(self) -> None:
        self._pos = 0
        self._found = -1

    def are_looked_for(self, scan: Scan) -> bool:
        """Whether such lines would be calls."""
        return bool(scan.tools) and not (scan.calls or scan.errors)

    def pass_to(self, pos: int) -> None:
        """There is none before this place of the raw text."""
        self._pos = max(self._pos, pos)

    def hold_in(self, rest: str, *, is_in_line: bool) -> int:
        """From where on the rest of a text waits; its end if nowhere, -1 for not known.

        `is_in_line` says that something of its first line was told.
        """
        if self._found >= 0:
            return -1
        line = rest.find("\n") + 1 if is_in_line else 0
        if rest.find("(", line) >= 0:
            return -1
        # to try it at each line takes a tenth of the time of looking for lines with the pattern
        while LINE_CALL_BEGINNING.match(rest, line) is None:
            line = rest.find("\n", line) + 1
            if not line:
                return len(rest)
        return line

    def hold(self, scan: Scan, limit: int) -> int:
        """From where on text waits, as a place in the scan's text; `limit` or more if nowhere."""
        text, base = scan.text, scan.base
        if not self.are_looked_for(scan):
            return len(text)
        if self._found >= 0:
            return self._found - base
        pos = max(self._pos - base, 0)
        size = min(len(text), limit + _BEHIND)
        end = size if scan.open_reasoning < 0 else scan.open_reasoning - base
        while (called := LINE_CALL.search(text, pos, end)) is not None:
            if LINE_CALL_BEGINNING.match(text, called.start(), end) is not None:
                break  # `print(` may be around a call of another name
            pos = called.end()
            if scan.tools.bare_name(called.group(1)) in scan.tools:
                self._found = base + called.start()
                return called.start()
        if end < size:
            self._pos = base + size
            return size
        begun = LINE_CALL_BEGINNING.search(text, pos, size)
        hold = begun.start() if begun is not None else size
        self._pos = base + hold
        return hold
