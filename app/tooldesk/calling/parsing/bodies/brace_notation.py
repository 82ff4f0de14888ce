"""Read Gemma's `call:NAME{key:value,…}` with its own string marks, or `call:NAME(k=v)`."""

from __future__ import annotations

import re

from tooldesk.calling.parsing import damage
from tooldesk.calling.parsing.bodies.python_calls import read_arguments, refuse
from tooldesk.calling.parsing.found_call import HoldReason
from tooldesk.calling.parsing.limits import REPAIR_WORK
from tooldesk.calling.parsing.loose_ends import why_cut_short
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import MARKED_NAME
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.brace_json import MARKS, as_json
from tooldesk.calling.parsing.values.odd_strings import StringToken
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.calling.parsing.values.tolerant_json import TolerantReader
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

NAMED = late_pattern(rf"\s*+({MARKED_NAME})\s*+([{{(])")
"""What `call:` needs behind it: the name and the bracket that opens its arguments."""

HEAD = late_pattern(rf"\s*+call:{NAMED.pattern}")
"""The same with the word."""

_MARKS = late_pattern(r"(<[|｜]\"[|｜]>)|<escape>")
_SPACED_KEY = late_pattern(r"[^\s,:={}\[\]\"'“”，：<>][^\n,:={}\[\]\"'“”，：<>]{0,200}+(?=:)")
_NOT_REPAIRS = frozenset({"key without quotes"})


class _BraceReader(TolerantReader):
    """Tolerated JSON whose strings stand between marks instead of quotes."""

    has_bare_keys = True

    def string_mark(self) -> StringToken | None:
        mark = _MARKS.match(self._text, self._pos, self._limit)
        if mark is None:
            return None
        closer = _CLOSING_MARKS if mark.group(1) else _CLOSING_ESCAPE
        close = closer.search(self._text, mark.end(), self._limit)
        if close is None:
            return self._half_marked(mark)
        repairs = tuple(
            Repair(found.start(), found.group(), MARKS[0], damage.WHY)
            for found in (mark, close) if "｜" in found.group()
        )  # fmt: skip
        return StringToken(self._text[mark.end() : close.start()], close.end(), repairs)

    def _key_word(self) -> re.Match[str] | None:
        return _SPACED_KEY.match(self._text, self._pos, self._limit) or super()._key_word()

    def _half_marked(self, mark: re.Match[str]) -> StringToken:
        """A string whose closing mark is missing ends at the last closing brace."""
        brace = self._text.rfind("}", mark.end(), self._limit)
        end = brace if brace >= 0 else self._limit
        repair = Repair(end, "", mark.group(), "missing closing string mark")
        return StringToken(self._text[mark.end() : end], end, (repair,), is_closed=False)


def read_marked(scan: Scan, opened: Opened, dialect: str) -> int:
    """One call behind Gemma's own marker, and the closing marker after it."""
    if opened.token == "<start_function_call>":
        dialect = "functiongemma"
    head = HEAD.match(scan.text, opened.end)
    if head is None:
        return -1
    end = read(scan, opened.end, head, dialect)
    if end < 0:
        return -1
    after = past(_END, scan.text, end)
    if damaged := damage.in_bars(scan.text, (end, after)):
        scan.note_tokens(damaged)
    return after


def read(
    scan: Scan, start: int, head: re.Match[str], dialect: str, *, is_weak: bool = False
) -> int:
    """Read the call whose name and bracket `head` found, from `start` on; gives its end, or -1."""
    text, inside = scan.text, head.end()
    name = scan.name_in(head, 1)
    if is_weak and scan.tools and name not in scan.tools:
        return -1
    limit = _limit(scan, inside)
    if scan.may_grow and limit == len(text) > inside + _MUCH:
        raise UnfinishedError(inside - 1).of(name, dialect, is_weak=is_weak)
    repairs: tuple[Repair, ...] = ()
    arguments: JsonObject = {}
    try:
        if head.group(2) == "(":
            end, is_cut, repairs = read_arguments(text, inside, limit, name, scan.tools, arguments)
        else:
            if scan.is_spent:
                raise UnreadableError("Too much before it is damaged.", start)
            is_closed = text.endswith("}", inside, limit)
            plain = as_json(text[inside - 1 : limit]) if is_closed else None
            if plain is not None:
                arguments, end, is_cut = plain, limit, False
            else:
                scan.wasted += limit - inside
                reading = _BraceReader(text, inside - 1, limit).read()
                arguments, end = reading.value, reading.end
                repairs = tuple([r for r in reading.repairs if r.why not in _NOT_REPAIRS])
                is_cut = reading.is_cut_in_value or reading.is_cut
    except UnreadableError as problem:
        scan.wasted += REPAIR_WORK * max(0, problem.offset - start)
        if is_weak:
            return -1
        return refuse(scan, problem, start, limit, dialect, name, arguments)
    why = "" if is_cut else why_cut_short(text, end)
    hold: HoldReason = "incomplete" if is_cut else "ambiguous" if why else ""
    scan.add(name, arguments, (start, end), dialect, repairs=repairs, hold=hold,
             is_weak=is_weak, why=why)  # fmt: skip
    return end


_CLOSING_MARKS = late_pattern(r"<[|｜]\"[|｜]>")
_CLOSING_ESCAPE = late_pattern(r"<escape>")
_MUCH = 16_384
"""So much of a call without its end is read no more before that comes: it would be repaired."""

_END = late_pattern(r"[\s})\]]*+(<tool_call[|｜]>|<end_function_call>)?")
_CLOSERS = late_pattern(
    r"<tool_call[|｜]>|<end_function_call>|<[|｜]tool_call>|<start_function_call>"
)

_OPENERS = ("<|tool_call>", "<｜tool_call>", "<start_function_call>")


def _limit(scan: Scan, pos: int) -> int:
    """The first closing marker that does not stand inside a string."""
    text, marks = scan.text, 0
    closer = scan.search(_CLOSERS, pos)
    while closer is not None:
        end = closer.start()
        marks += text.count(MARKS[0], pos, end) + text.count(MARKS[1], pos, end)
        pos = closer.end()
        following = scan.search(_CLOSERS, pos) if marks % 2 else None
        if following is None:
            # a call that begins in a string which nothing ends is part of it
            return len(text) if marks % 2 and text.startswith(_OPENERS, end) else end
        closer = following
    return len(text)
