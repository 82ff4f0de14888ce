"""Read calls written as JSON: one object, a list, or several one after another."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from tooldesk.calling.parsing.bodies.early_ends import (
    Gathered,
    is_over,
    left_over,
    with_members_behind,
    with_siblings,
)
from tooldesk.calling.parsing.call_objects import CallParts, arguments_of, calls_by_key, unwrapped
from tooldesk.calling.parsing.confidence import confidence_of
from tooldesk.calling.parsing.found_call import HoldReason
from tooldesk.calling.parsing.limits import BROKEN_CALL_WORK, REPAIR_WORK
from tooldesk.calling.parsing.loose_ends import LIST_IS_OPEN
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import NO_VALUE
from tooldesk.calling.parsing.values.json_strings import INNER_QUOTE
from tooldesk.calling.parsing.values.reading import JsonReading, UnreadableError
from tooldesk.calling.parsing.values.tolerant_json import read_tolerantly
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_SOLE = 2
"""The gaps around one object."""

Until = re.Pattern[str] | Callable[[Scan, int], int]
"""Markup that closes a block: a pattern, or what gives its next place or -1."""

_NEAR = 2_000
_S = r"[\s\ufeff\u200b]*+"
_REMARKS = rf"(?:(?:/\*(?:[^*]|\*(?!/)){{0,200}}+\*/|(?://|#)[^\n]{{0,200}}+\n){_S}){{0,3}}+"
_LEAD = late_pattern(
    rf"{_S}{_REMARKS}(?P<fence>(?:`{{1,3}}|~~~)\w*+{_S})?+(?:json\s++{_S})?+{_REMARKS}"
)
"""What may stand before an object; a comment of any length would be looked through at each mark."""

_LEAD_END = late_pattern(r"\s*+(?:`{1,3}|~~~)")
_BEFORE = late_pattern(r"[\s,;\[\ufeff\u200b]*")
_AFTER = late_pattern(r"[\s,;]*+\]*+[\s}\]\"']*+")
_SPACE = late_pattern(r"[\s\ufeff\u200b]*")
_BETWEEN = late_pattern(r"[\s,;\[\]\ufeff\u200b]*")


def read_objects(
    scan: Scan,
    pos: int,
    limit: int,
    dialect: str,
    *,
    is_weak: bool = False,
    by_key: bool = False,
) -> int:
    """Read call objects from `pos` on; gives where they end, or -1 when there are none.

    Args:
        scan: Where to note them.
        pos: Where the first may begin, after any space and opening brackets.
        limit: Where reading ends at the latest unless a string reaches beyond it.
        dialect: What to note them as.
        is_weak: Whether only their shape says that these are calls.
        by_key: Whether the tool's name is the object's only key.
    """  # fmt: skip
    if is_weak and scan.is_spent:
        return -1
    text = scan.text
    end, count, is_sound = -1, 0, not (is_weak or by_key)
    at = pos if text.startswith("{", pos) else past(_BEFORE, text, pos)
    gaps = [(pos, at, len(scan.calls))]
    while text.startswith("{", at):
        try:
            strict = scan.json_at(at)
        except UnfinishedError as unfinished:
            raise unfinished.of("", dialect, is_weak=is_weak)  # noqa: B904
        if strict is not None:
            added = _added(scan, strict, at, dialect, is_weak, by_key)
            if added is not None:
                count += added
                end = strict[1]
                at = past(_BETWEEN, text, end)
                gaps.append((end, at, len(scan.calls)))
                continue
            reading = JsonReading(*strict)
        else:
            is_sound = False
            repaired = _repaired(scan, at, limit, dialect)
            if repaired is None:
                return limit if not is_weak else -1
            reading = repaired
        whole = with_siblings(scan, reading.value, (at, reading.end))
        hold = _hold(reading, whole)
        found = (
            calls_by_key(whole.value, scan.tools) if by_key
            else scan.calls_in(whole.value, is_marked=not is_weak)
        )  # fmt: skip
        if not found and is_weak:
            break
        count += scan.add_parts(
            found, (at, reading.end), dialect, repairs=reading.repairs + whole.repairs,
            hold=hold, is_weak=is_weak, why=whole.why if hold == "ambiguous" else "",
        )  # fmt: skip
        end = reading.end
        at = past(_BETWEEN, text, end)
        gaps.append((end, at, len(scan.calls)))
    if end < 0 or not count:
        scan.wasted += max(end, at) - pos
        if is_sound and end > scan.resume:
            scan.resume = end  # what no marker makes a call of is none without one
        return -1
    # where it goes on behind its limit, that stands in a string, and no end is known
    after = min(past(_AFTER, text, end), limit if end <= limit else len(text))
    _look_for_end(scan, gaps, after, is_closed=not is_weak and after == limit < len(text))
    return after


def _look_for_end(
    scan: Scan, gaps: list[tuple[int, int, int]], after: int, *, is_closed: bool
) -> None:
    """Whether every list has its bracket; `gaps` are before, between and behind the objects."""
    if len(gaps) == _SOLE and gaps[0][0] == gaps[0][1]:
        return
    opened = first = 0
    for start, end, count in gaps:
        opened = max(opened - scan.text.count("]", start, end), 0)
        first = first if opened else count
        opened += scan.text.count("[", start, end)
    if opened and "]" not in scan.text[gaps[-1][0] : after]:
        _leave_open(scan, gaps[-1][0], first, is_closed=is_closed)


def _leave_open(scan: Scan, end: int, first: int, *, is_closed: bool) -> None:
    """The list ends without its bracket: its calls wait, unless the block's own end follows."""
    for found in scan.calls[first:]:
        if is_closed:
            lost = Repair(end + scan.base, "", "]", "missing closing bracket")
            repairs = (*found.calling.repairs, lost)
            sure = confidence_of(len(repairs), found.is_weak, found.hold)
            found.calling = found.calling.with_repairs(repairs, sure)
        else:
            found.wait("incomplete", LIST_IS_OPEN)


def _added(
    scan: Scan, strict: tuple[JsonValue, int], start: int, dialect: str, is_weak: bool,
    by_key: bool,
) -> int | None:  # fmt: skip
    """How many calls were noted of what is plainly one or none; None for anything else."""
    if not by_key and _add_plainly(scan, strict, start, dialect, is_weak):
        return 1
    if by_key or is_weak or (strict[0] and scan.calls_in(strict[0], is_marked=True)):
        return None
    return 0


def _add_plainly(
    scan: Scan, strict: tuple[JsonValue, int], start: int, dialect: str, is_weak: bool
) -> bool:
    """Note the commonest form at once: a name and an arguments object, and nothing else."""
    value = strict[0]
    if type(value) is not dict or len(value) != 2:
        return False
    name, arguments = value.get("name"), value.get("arguments")
    if arguments is None:
        arguments = value.get("parameters")
        if type(arguments) is dict and "properties" in arguments:
            return False
    if type(arguments) is not dict or type(name) is not str or not name:
        return False
    if "." in name or ":" in name or name != name.strip():
        return False
    if len(arguments) == 1:
        arguments = unwrapped(name, arguments, scan.tools)
    scan.add_sound(name, arguments, start, strict[1], dialect, None, is_weak)
    return True


def arguments_follow(text: str, pos: int, *, in_list: bool = False) -> bool:
    """Whether an object of arguments follows, be it a string, in a fence or after a comment.

    `in_list` says that the name before it is sure, so that a list around it can't be one of calls.
    """
    if text.startswith("{", pos):
        return True
    lead = _LEAD.match(text, past(_SPACE, text, pos))
    begins = ("{", '"{', "'{", "[{") if in_list else ("{", '"{', "'{")
    return lead is not None and text.startswith(begins, lead.end())


def read_arguments_object(
    scan: Scan,
    name: str,
    bounds: tuple[int, int],
    dialect: str,
    *,
    until: Until | None = None,
    call_id: str | None = None,
    is_weak: bool = False,
) -> int:
    """Read the JSON object that is the arguments of a call to `name`; gives its end, or -1.

    Args:
        scan: Where to note the call.
        name: The tool's name, which stood before.
        bounds: Where the call begins, and where the object does.
        dialect: What to note it as.
        until: Markup that closes the block; looked for only when the object is broken.
        call_id: The id that stood before.
        is_weak: Whether only its shape says that this is a call.
    """
    start, pos = bounds
    text = scan.text
    if not text.startswith("{", pos):
        pos = past(_SPACE, text, pos)
        if (lead := _LEAD.match(text, pos)) is not None and lead.end() > pos:
            end = read_arguments_object(
                scan, name, (start, lead.end()), dialect, until=until, call_id=call_id,
                is_weak=is_weak,
            )  # fmt: skip
            return past(_LEAD_END, text, end) if lead.group("fence") and end >= 0 else end
        if pos >= len(text) or text[pos] not in "{[\"'":
            return -1
    try:
        strict = scan.json_at(pos)
    except UnfinishedError as unfinished:
        raise unfinished.of(name, dialect, is_weak=is_weak)  # noqa: B904
    if strict is None:
        return _read_broken(scan, name, (start, pos), dialect, until, call_id, is_weak)
    value, end = strict
    if type(value) is dict:
        if len(value) == 1:
            value = unwrapped(name, value, scan.tools)
        if is_over(text, end):
            scan.add_sound(name, value, start, end, dialect, call_id, is_weak)
            return end
        whole = with_members_behind(scan, name, value, end)
        scan.add(
            name, whole.value, (start, whole.end), dialect, call_id=call_id, is_weak=is_weak,
            repairs=whole.repairs, hold="ambiguous" if whole.why else "", why=whole.why,
        )  # fmt: skip
        return whole.end
    arguments, repairs, problem = arguments_of(name, value, scan.tools)
    encoded = value if isinstance(value, str) else ""
    doubt = left_over(text, end)
    parts = CallParts(name, arguments, call_id, repairs, problem, doubt=doubt, encoded=encoded)
    scan.add_parts([parts], (start, end), dialect, is_weak=is_weak)
    return end


def _read_broken(
    scan: Scan, name: str, bounds: tuple[int, int], dialect: str, until: Until | None,
    call_id: str | None, is_weak: bool,
) -> int:  # fmt: skip
    """Arguments that are no JSON as they stand."""
    start, pos = bounds
    if is_weak and scan.text[pos] == "[":
        return -1
    closed = -1 if until is None else _next(scan, until, pos)
    limit = closed if closed >= 0 else len(scan.text)
    reading = _repaired(scan, pos, limit, dialect)
    if reading is None:
        return -1 if is_weak else limit
    arguments, repairs, problem = arguments_of(name, reading.value, scan.tools)
    whole = with_members_behind(
        scan, name, arguments, reading.end, is_sound=not (reading.repairs or repairs)
    )
    hold = _hold(reading, whole)
    encoded = reading.value if isinstance(reading.value, str) else ""
    parts = CallParts(name, whole.value, call_id, repairs, problem, encoded=encoded)
    scan.add_parts(
        [parts], (start, whole.end), dialect, repairs=reading.repairs + whole.repairs, hold=hold,
        is_weak=is_weak, why=whole.why if hold == "ambiguous" else "",
    )  # fmt: skip
    return whole.end


def _next(scan: Scan, until: Until, pos: int) -> int:
    """Where the markup that closes a block stands next, or -1."""
    if callable(until):
        return until(scan, pos)
    closed = scan.search(until, pos)
    return closed.start() if closed is not None else -1


def _hold(reading: JsonReading, whole: Gathered) -> HoldReason:
    """Why a call waits: a bracket at the end or the value of a key is missing, or is in doubt."""
    if reading.is_cut or reading.is_cut_in_value:
        return "incomplete"
    if any(repair.why == NO_VALUE for repair in reading.repairs):
        return "incomplete"
    return "ambiguous" if whole.why else ""


def _repaired(scan: Scan, pos: int, limit: int, dialect: str) -> JsonReading | None:
    if scan.is_spent or not scan.may_repair:
        scan.fail("So much before it is damaged that it is not repaired.", (pos, limit), dialect)
        return None
    try:
        reading = scan.repaired_at(pos, limit)
        scan.wasted += BROKEN_CALL_WORK + REPAIR_WORK * (reading.end - pos)
        if reading.is_cut:
            scan.repair_in_vain(reading.end - pos)
        if reading.is_cut_in_string and limit < len(scan.text):
            reading = _beyond(scan, pos, reading)
        return reading
    except UnreadableError as problem:
        scan.wasted += REPAIR_WORK * (problem.offset - pos)
        scan.repair_in_vain(problem.offset - pos + problem.also_read)
        scan.fail(problem.message, (pos, limit), dialect)
        return None


def _beyond(scan: Scan, pos: int, reading: JsonReading) -> JsonReading:
    """What is read when the markup that seemed to close the block stands inside a string.

    Where that string has no certain end, all behind it may be part of it: calls there wait, and
    escaped quotes there say for certain that it is.
    """
    end = len(scan.text)
    # so far as repairs may still be in vain
    further = read_tolerantly(scan.text, pos, min(end, pos + scan.repairs_left))
    scan.wasted += BROKEN_CALL_WORK + REPAIR_WORK * (further.end - pos)
    if not further.is_cut and all(repair.why != INNER_QUOTE for repair in further.repairs):
        return further
    scan.repair_in_vain(further.end - pos)
    if scan.text.find('\\"', reading.end, reading.end + _NEAR) >= 0:
        return replace(reading, end=end)
    scan.doubt_from(reading.end)
    return reading
