"""What stands around a call in Python: nothing inside another call, list or text is a call."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tooldesk.late_pattern import late_pattern

if TYPE_CHECKING:
    from tooldesk.calling.parsing.scan import Scan

_ESCAPES = r"(?:\\.)++"
"""Outside of a string they begin none: each quote of an escaped text would look to a line's end."""

_STRING = r"\"(?:[^\"\\\n]++|\\.)*+\""
_OPENER = late_pattern(
    rf"{_ESCAPES}|(?P<text>\"\"\"|''')|{_STRING}|`[^`\n]*+`"
    r"|(?P<opener>\w\(|[=(][ \t]*+[\[{](?=[ \t]*+\n))"
)
"""What may hold a line of its own; quoted words and code in a sentence do not."""

_TOKEN = late_pattern(
    rf"{_ESCAPES}|(?P<text>\"\"\"|''')|{_STRING}|(?<!\w)'(?:[^'\\\n]++|\\.)*+'|#[^\n]*+"
    r"|(?P<opener>[(\[{](?:[^()\[\]{}\"'#\\\n]*+[(\[{])*+)|(?P<closer>[)\]}])"
    r"|(?P<blank>\n[ \t]*+\n)"
)
_NO_OPENERS = late_pattern(r"[^(\[{]++")
_OPENERS = {")": "(", "]": "[", "}": "{"}
_BEFORE_ARGUMENT = frozenset("(,=[{:")
_BLOCK = late_pattern(
    r"[ \t]*+(?:async[ \t]++)?"
    r"(?:def|if|elif|else|for|while|try|except|finally|with|class|match|case)"
    r"\b[^\n]*(?<=:)[ \t]*+(?:#[^\n]*+)?\Z"
)
"""A line that says when the lines below it run."""

_DEFINITION = late_pattern(
    r"^[ \t]*+(?:(?:async[ \t]++)?def[ \t]++\w{1,80}+[ \t]*+\(|class[ \t]++\w{1,80}+[ \t]*+[(:]"
    r"|\w{1,80}+[ \t]*+=[ \t]*+lambda\b|from[ \t]++[\w.]++[ \t]++import\b"
    r"|import[ \t]++[\w.]++[ \t]*+(?:,|as\b|[#;]|$))",
    re.MULTILINE,
)
_PROGRAM = late_pattern(
    rf"{_DEFINITION.pattern}"
    r"|^[ \t]*+(?:try|(?:(?:async[ \t]++)?(?:for|with)|if|while)\b[^\n]{1,300})"
    r":[ \t]*+(?:#[^\n]*+)?\r?\n(?:[ \t]*+\r?\n)*+[ \t]++[\w#@(\"']",
    re.MULTILINE,
)
"""The same, or a block that goes on by what was given."""

_FENCE_LINE = late_pattern(
    r"^[ \t]*+(?:`{3,}+|~{3,}+)[ \t]*+([\w+\-]*+)[^\n]*+(?:\n|\Z)", re.MULTILINE
)

PYTHON = frozenset({"python", "python3", "py"})
"""Languages of fences that hold programs as often as calls."""

_DEEPEST, _LONGEST_BLOCK = 64, 2_048
_LONGEST_BEFORE = 256
"""So far before a list is looked for the call that it is an argument of."""


def end_inside(text: str, pos: int, opener: str, limit: int) -> int:
    """Where the brackets end that were opened by `opener` right before `pos`.

    A text in three quotes that is left open goes to `limit`; brackets that are left open end at a
    blank line at the latest, as no prose is inside a call.
    """
    stack = [opener]
    # of each kind, as looking through the stack for every closer would take its square
    opened = {"(": 0, "[": 0, "{": 0, opener: 1}
    while (found := _TOKEN.search(text, pos, limit)) is not None:
        pos = found.end()
        kind = found.lastgroup
        if kind == "blank":
            return found.start()
        if kind == "text":
            pos = _end_of_text(text, pos, found.group(), limit)
        elif kind == "opener":
            run = found.group()
            if len(run) > 1:
                run = _NO_OPENERS.sub("", run)
            stack.extend(run)
            for each in run:
                opened[each] += 1
        elif kind == "closer" and opened[begun := _OPENERS[found.group()]]:
            while (last := stack.pop()) != begun:
                opened[last] -= 1
            opened[begun] -= 1
            if not stack:
                return pos
    return limit


def _end_of_text(text: str, pos: int, quotes: str, limit: int) -> int:
    end = text.find(quotes, pos, limit)
    return limit if end < 0 else end + len(quotes)


class OuterCalls:
    """Goes through a text and never back: which places stand inside something of Python."""

    __slots__ = ("_limit", "_pos", "_text")

    def __init__(self, text: str, pos: int = 0, limit: int | None = None) -> None:
        self._text = text
        self._pos = pos
        self._limit = len(text) if limit is None else limit

    def hold(self, pos: int) -> bool:
        """Whether `pos` stands inside a call, a list, a dictionary or a text of several lines."""
        text = self._text
        while self._pos < pos:
            found = _OPENER.search(text, self._pos, pos)
            if found is None:
                self._pos = pos
            elif found.lastgroup == "text":
                self._pos = _end_of_text(text, found.end(), found.group(), self._limit)
            elif found.lastgroup == "opener":
                opener = found.group()[-1]
                self._pos = end_inside(text, found.end(), opener, self._limit)
            else:
                self._pos = found.end()
        return self._pos > pos

    @property
    def end(self) -> int:
        """Where what holds the last place ends."""
        return self._pos

    def pass_to(self, pos: int) -> None:
        """What ends at `pos` was read as a call."""
        self._pos = max(self._pos, pos)


class Blocks:
    """Goes through a text and never back: which lines stand in a function or on a condition."""

    __slots__ = ("_known", "_text")

    def __init__(self, text: str) -> None:
        self._text = text
        self._known: dict[str, tuple[int, bool]] = {}

    def hold(self, start: int) -> bool:
        """Whether the line that begins at `start` runs only when a line above it says so."""
        text = self._text
        line = text[start : start + _DEEPEST]
        indent = line[: len(line) - len(line.lstrip(" \t"))]
        if not indent:
            return False
        # of lines with one indent each is gone over once
        known_at, is_held = self._known.get(indent, (-1, False))
        at, first = start, max(0, start - _LONGEST_BLOCK)
        while at > first and at != known_at:
            above = text.rfind("\n", first, at - 1) + 1
            line = text[above or first : at - 1]
            if line.strip() and not line.startswith(indent):
                is_held = _BLOCK.match(line) is not None
                break
            at = above
        else:
            is_held = is_held and at == known_at
        self._known[indent] = start, is_held
        return is_held


class Definitions:
    """Which parts of a text are programs: fences, and what stands between them."""

    language: str = ""
    """That of the fence which the last place stands in; "" outside of fences too."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._part = 0, 0
        self._is_program = False
        self._next = ""

    def are_around(self, pos: int) -> bool:
        """Whether the part of a place, which is never before the last one, defines anything."""
        text, (start, end) = self._text, self._part
        while end <= pos and end < len(text):
            start, fence = end, _FENCE_LINE.search(text, end)
            self.language, self._next = self._next, fence[1].lower() if fence is not None else ""
            end = len(text) if fence is None else fence.end()
            if end > pos or end == len(text):
                self._is_program = defines(text, start, end, self.language)
        self._part = start, end
        return self._is_program


def defines(text: str, start: int, end: int, language: str) -> bool:
    """Whether a span holds a program: code that defines or imports something, in no text of it.

    In a fence of Python so does code that goes on by what a call gave, with a block of its own.
    """
    program = _PROGRAM if language in PYTHON else _DEFINITION
    found = program.search(text, start, end)
    if found is None:
        return False
    outer = OuterCalls(text, start, end)
    return any(not outer.hold(each.start()) for each in program.finditer(text, start, end))


def is_argument(scan: Scan, pos: int) -> bool:
    """Whether a list that begins at `pos` is an argument of a call, or part of one."""
    begin, end = scan.inside_call
    if begin <= pos < end:
        return True
    start = max(0, pos - _LONGEST_BEFORE)
    if start < end <= pos:
        start = end  # nothing was open there
    before = scan.text[start:pos]
    if "(" not in before or (before.rstrip()[-1:] not in _BEFORE_ARGUMENT and "#" not in before):
        return False
    outer = OuterCalls(scan.text, start)
    is_held = outer.hold(pos)
    # so that no place is looked at twice, however many lists there are
    scan.inside_call = pos, outer.end
    return is_held
