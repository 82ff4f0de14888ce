"""Lines that call a known tool by its name: a text among its arguments is data, and no call."""

from __future__ import annotations

from tooldesk.calling.parsing.bodies.bare_calls import LINE_CALL
from tooldesk.calling.parsing.bodies.outer_calls import end_inside
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.scan import Scan

_LONGEST_LEAD = 320
"""So far before its bracket a call's line begins."""


class OuterLineCalls:
    """Goes through a text and never back, until a call or an error was found in it.

    From there on no line is a call by name alone.
    """

    __slots__ = ("_pos",)

    def __init__(self) -> None:
        self._pos = 0

    def pass_to(self, pos: int) -> None:
        """None begins before this place of the raw text that goes on behind it."""
        self._pos = max(self._pos, pos)

    def end_around(self, scan: Scan, pos: int) -> int:
        """Where the call ends that holds a place, -1 for none.

        Raises:
            UnfinishedError: more text must come before that is known.
        """
        text = scan.text
        at = max(self._pos - scan.base, 0)
        while (opening := text.find("(", at, pos)) >= 0:
            at = opening + 1
            if not self._is_call(scan, opening):
                continue
            at = end_inside(text, at, "(", len(text))
            # a string may end on the same line, and hold the bracket
            if scan.may_grow and text.find("\n", at) < 0:
                self._pos = opening + scan.base
                raise UnfinishedError(pos)
            if at > pos:
                self._pos = opening + scan.base
                return at
        self._pos = max(at, pos) + scan.base
        return -1

    def _is_call(self, scan: Scan, opening: int) -> bool:
        text = scan.text
        if not text[opening - 1 : opening].isalnum() and text[opening - 1 : opening] not in "_ \t":
            return False
        line = text.rfind("\n", max(0, opening - _LONGEST_LEAD), opening) + 1
        called = LINE_CALL.match(text, line)
        return (
            called is not None
            and called.end() == opening + 1
            and scan.tools.bare_name(called.group(1)) in scan.tools
        )
