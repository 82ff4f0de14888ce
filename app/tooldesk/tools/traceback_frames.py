"""frames_of: the places that a text of a Python traceback names.

The text is the tool's, which may print whatever it likes there: a place is no more than a claim.
"""

from __future__ import annotations

import os
import re

from tooldesk.frozen_record import frozen_record
from tooldesk.late_pattern import late_pattern

MOST_FRAMES = 500
"""More of one text are not looked at."""

_HEAD = "Traceback (most recent call last):"
_FRAME = late_pattern(
    r"^[ |+]*  File \"(?P<path>[^\"\n\0]{1,4096})\", line (?P<line>\d{1,9})"
    r"(?:, in (?P<function>[^\n]{1,400}))?$(?:\n(?P<code>[ |+]*    [^\n]{1,400})$)?",
    re.MULTILINE,
)
_LIBRARY = late_pattern(r"[/\\](?:site|dist)-packages[/\\]|[/\\]lib(?:64)?[/\\]python\d")


@frozen_record
class TracebackFrame:
    """One place of a traceback."""

    path: str
    """Of the file, as the traceback writes it."""

    line: int
    """Counted from 1."""

    function: str
    """Where it stands; "" where that is not said, as of a syntax error."""

    code: str
    """That line, without its indent; "" when it is not told."""

    @property
    def is_own(self) -> bool:
        """Whether it is code of the tool: of a file with a place, and not of a library."""
        return os.path.isabs(self.path) and not _LIBRARY.search(self.path)


def is_traceback(text: str) -> bool:
    """Whether a text holds one of Python."""
    return _HEAD in text


def without_traceback(text: str) -> str:
    """What stands before the first traceback; the text itself when there is none."""
    return text[: _begin(text)].rstrip() if is_traceback(text) else text


def traceback_in(text: str) -> str:
    """From the first traceback on; empty when there is none."""
    return text[_begin(text) :] if is_traceback(text) else ""


def _begin(text: str) -> int:
    return text.rfind("\n", 0, text.index(_HEAD)) + 1


def frames_of(text: str) -> tuple[TracebackFrame, ...]:
    """All places in order, the innermost last; those of an exception's causes come before it."""
    found = _FRAME.finditer(text) if is_traceback(text) else iter(())
    return tuple(
        TracebackFrame(
            each["path"],
            int(each["line"]),
            each["function"] or "",
            (each["code"] or "").lstrip(" |+"),
        )
        for each, _ in zip(found, range(MOST_FRAMES), strict=False)
    )


def own_frames_first(frames: tuple[TracebackFrame, ...]) -> tuple[TracebackFrame, ...]:
    """The tool's own, from where it went wrong outwards, then those of libraries."""
    inwards = frames[::-1]
    own = [each for each in inwards if each.is_own]
    return tuple(dict.fromkeys((*own, *(each for each in inwards if not each.is_own))))
