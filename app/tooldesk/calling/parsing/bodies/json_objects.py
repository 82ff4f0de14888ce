"""Read calls written as JSON: one object, a list, or several one after another."""

from __future__ import annotations

import re

from tooldesk.calling.parsing.call_objects import (
    CallParts,
    arguments_of,
    calls_by_key,
    calls_of,
    unwrapped,
)
from tooldesk.calling.parsing.scan import HoldReason, Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.json_tokens import NO_VALUE
from tooldesk.calling.parsing.values.reading import JsonReading, UnreadableError
from tooldesk.tools.tool_result import JsonValue

_BEFORE = re.compile(r"[\s,;\[\ufeff\u200b]*")
_AFTER = re.compile(r"[\s,;]*\]*[\s}\]\"']*")
_SPACE = re.compile(r"[\s\ufeff\u200b]*")
_BETWEEN = re.compile(r"[\s,;\[\]\ufeff\u200b]*")


def read_objects(
    scan: Scan,
    pos: int,
    limit: int,
    dialect: str,
    *,
    is_closed: bool,
    is_weak: bool = False,
    by_key: bool = False,
) -> int:
    """Read call objects from `pos` on; gives where they end, or -1 when there are none.

    Args:
        scan: Where to note them.
        pos: Where the first may begin, after any space and opening brackets.
        limit: Where reading ends at the latest unless a string reaches beyond it.
        dialect: What to note them as.
        is_closed: Whether markup at `limit` closes the block, so that nothing can be cut off.
        is_weak: Whether only their shape says that these are calls.
        by_key: Whether the tool's name is the object's only key.
    """  # fmt: skip
    if scan.is_spent:
        return -1
    text = scan.text
    end = -1
    count = 0
    at = past(_BEFORE, text, pos)
    while text.startswith("{", at):
        strict = scan.json_at(at)
        if strict is None:
            reading = _repaired(scan, at, limit, dialect)
            if reading is None:
                return limit if not is_weak else -1
        elif not by_key and _add_plainly(scan, strict, at, dialect, is_weak):
            count += 1
            end = strict[1]
            at = past(_BETWEEN, text, end)
            continue
        else:
            reading = JsonReading(strict[0], strict[1])
        hold: HoldReason = "incomplete" if _is_cut(reading, is_closed) else ""
        if by_key:
            found: list[CallParts] = calls_by_key(reading.value, scan.tools)
        else:
            found = calls_of(reading.value, scan.tools, is_marked=not is_weak)
        if not found and is_weak:
            break
        count += scan.add_parts(
            found, (at, reading.end), dialect, repairs=reading.repairs, hold=hold, is_weak=is_weak
        )
        end = reading.end
        at = past(_BETWEEN, text, end)
    if end < 0 or not count:
        scan.wasted += max(end, at) - pos
        return -1
    return min(past(_AFTER, text, end), max(limit, end))


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
    if "." in name or ":" in name:
        return False
    if len(arguments) == 1:
        arguments = unwrapped(name, arguments, scan.tools)
    scan.add(name, arguments, (start, strict[1]), dialect, is_weak=is_weak)
    return True


def read_arguments_object(
    scan: Scan,
    name: str,
    bounds: tuple[int, int],
    dialect: str,
    *,
    until: re.Pattern[str] | None = None,
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
        if pos >= len(text) or text[pos] not in '{["':
            return -1
    strict = scan.json_at(pos)
    if strict is None:
        return _read_broken(scan, name, (start, pos), dialect, until, call_id, is_weak)
    value, end = strict
    if type(value) is dict:
        if len(value) == 1:
            value = unwrapped(name, value, scan.tools)
        scan.add(name, value, (start, end), dialect, call_id=call_id, is_weak=is_weak)
        return end
    arguments, repairs, problem = arguments_of(name, value, scan.tools)
    encoded = value if isinstance(value, str) else ""
    parts = CallParts(name, arguments, call_id, repairs, problem, encoded=encoded)
    scan.add_parts([parts], (start, end), dialect, is_weak=is_weak)
    return end


def _read_broken(
    scan: Scan, name: str, bounds: tuple[int, int], dialect: str, until: re.Pattern[str] | None,
    call_id: str | None, is_weak: bool,
) -> int:  # fmt: skip
    """Arguments that are no JSON as they stand."""
    start, pos = bounds
    if is_weak and scan.text[pos] == "[":
        return -1
    closed = scan.search(until, pos) if until is not None else None
    limit = closed.start() if closed is not None else len(scan.text)
    reading = _repaired(scan, pos, limit, dialect)
    if reading is None:
        return -1 if is_weak else limit
    arguments, repairs, problem = arguments_of(name, reading.value, scan.tools)
    hold: HoldReason = "incomplete" if _is_cut(reading, closed is not None) else ""
    encoded = reading.value if isinstance(reading.value, str) else ""
    parts = CallParts(name, arguments, call_id, repairs, problem, encoded=encoded)
    scan.add_parts(
        [parts], (start, reading.end), dialect, repairs=reading.repairs, hold=hold, is_weak=is_weak
    )
    return reading.end


def _is_cut(reading: JsonReading, is_closed: bool) -> bool:
    """Whether something is missing: the end of the text, or the value of a key."""
    if reading.is_cut_in_value or (reading.is_cut and not is_closed):
        return True
    return any(repair.why == NO_VALUE for repair in reading.repairs)


def _repaired(scan: Scan, pos: int, limit: int, dialect: str) -> JsonReading | None:
    try:
        return scan.repaired_at(pos, limit)
    except UnreadableError as problem:
        scan.wasted += problem.offset - pos
        scan.fail(problem.message, (pos, limit), dialect)
        return None
