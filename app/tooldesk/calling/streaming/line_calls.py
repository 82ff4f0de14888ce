"""Known tools called by name on a line: only the end of the text tells whether they are calls."""

from __future__ import annotations

from tooldesk.calling.parsing.bodies.plain import LINE_CALL, LINE_CALL_BEGINNING
from tooldesk.calling.parsing.scan import Scan


class LineCalls:
    """Where the first line stands that may be a call for want of any other."""

    __slots__ = ("_found", "_pos")

    def __init__(self) -> None:
        self._pos = 0
        self._found = -1

    def hold_in(self, scan: Scan, rest: str, *, is_in_line: bool) -> int:
        """The same of the rest of a text that has nothing before it; -1 for not known.

        `is_in_line` says that something of its first line was told.
        """
        if not scan.tools or scan.calls or scan.errors:
            return len(rest)
        if self._found >= 0 or "(" in rest:
            return -1
        line = rest.find("\n") + 1 if is_in_line else 0
        if is_in_line and not line:
            return len(rest)
        begun = LINE_CALL_BEGINNING.search(rest, line)
        return begun.start() if begun is not None else len(rest)

    def hold(self, scan: Scan) -> int:
        """From where on text waits, as a place in the scan's text; its end if nowhere."""
        text, base = scan.text, scan.base
        if scan.calls or scan.errors or not scan.tools:
            return len(text)
        if self._found >= 0:
            return self._found - base
        pos = max(self._pos - base, 0)
        end = len(text) if scan.open_reasoning < 0 else scan.open_reasoning - base
        while (called := LINE_CALL.search(text, pos, end)) is not None:
            pos = called.end()
            if scan.tools.bare_name(called.group(1)) in scan.tools:
                self._found = base + called.start()
                return called.start()
        if end < len(text):
            self._pos = scan.length
            return len(text)
        begun = LINE_CALL_BEGINNING.search(text, pos)
        hold = begun.start() if begun is not None else len(text)
        self._pos = base + hold
        return hold
