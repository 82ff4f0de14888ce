"""Read JSON as RFC 8259 has it, at the speed of the standard library's scanner."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from json import JSONDecodeError, JSONDecoder
from typing import Any

from tooldesk.calling.parsing.limits import MAX_DEPTH, MAX_DIGITS, NESTING_WORK
from tooldesk.calling.parsing.values.repeated_keys import (
    decode_watchfully,
    finite,
    keys_stand_twice,
    last_found,
    refuse,
)
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

_decode = JSONDecoder(parse_constant=refuse, parse_float=finite).raw_decode
_decode_with_controls = JSONDecoder(
    parse_constant=refuse, parse_float=finite, strict=False
).raw_decode
_BEGINNINGS = frozenset('{["-0123456789tfn')
_NEAR = 1 << 15
_WINDOWS = (1 << 8, 1 << 12, 1 << 16, 1 << 20, sys.maxsize)


def read_strictly(
    text: str, start: int, *, has_raw_controls: bool = False
) -> tuple[JsonValue, int] | None:
    """The JSON value that begins exactly at `start` and its end, or None when it is not JSON.

    `has_raw_controls` says that line breaks and the like may stand in strings as they are.
    """
    if text[start : start + 1] not in _BEGINNINGS:
        return None  # the exception that is saved costs ten times more
    found = strict_or_work(text, start, _decode_with_controls if has_raw_controls else _decode)
    return None if isinstance(found, int) else found


def strict_or_work(
    text: str, start: int, decode: Callable[[str, int], tuple[JsonValue, int]] = _decode
) -> tuple[JsonValue, int] | int:
    """The JSON value at `start` and its end, or how much was looked at in vain; see limits.py."""
    if start > _NEAR:
        return read_in_windows(text, start, decode=decode)
    try:
        value, end = decode(text, start)
    except JSONDecodeError as problem:
        return problem.pos - start
    except ValueError:
        return MAX_DIGITS
    except RecursionError:
        return NESTING_WORK
    return end - start if is_too_deep(value, text, start, end) else (value, end)


def unique_or_work(text: str, start: int) -> tuple[JsonValue, int] | int:
    """As `strict_or_work`, but 0 for a value in which an object has a key twice."""
    before = last_found()
    found = strict_or_work(text, start, decode_watchfully)
    if last_found() is before or isinstance(found, int):
        return found
    return 0 if keys_stand_twice(text[start : found[1]]) else found


def read_uniquely(text: str, start: int) -> tuple[JsonValue, int] | None:
    """As `read_strictly`, but None for a value in which an object has a key twice."""
    if text[start : start + 1] not in _BEGINNINGS:
        return None
    found = unique_or_work(text, start)
    return None if isinstance(found, int) else found


_NO_JSON = late_pattern(
    r"\[[ \t\r\n]*+(?=[^\]\"{\[\d\-tfn\sNI])"
    r"|(?:\[[ \t\r\n]*+)?+\{[ \t\r\n]*+(?:(?=[^\"}\s])"
    r"|\"[^\"\\\x00-\x1f]*+\"[ \t\r\n]*+(?:(?=[^:\s])|:[ \t\r\n]*+(?:(?=[^\"{\[\d\-tfn\sNI])"
    r"|(?:\"[^\"\\\x00-\x1f]*+\"|-?(?:0|[1-9][0-9]*+)|true|false|null)[ \t\r\n]++(?=[^,}\s]))))"
)


def first_fault(text: str, start: int) -> int | None:
    """Where the object or list at `start` stops being JSON, if its first member shows that.

    A look that finds nothing costs little, and the exception that it saves costs ten times more.
    """
    found = _NO_JSON.match(text, start)
    return found.end() if found is not None else None


def looked_at(
    text: str,
    start: int,
    find: Callable[[str, int], tuple[JsonValue, int] | int] = unique_or_work,
) -> tuple[JsonValue, int] | int:
    """As `find`, for an object or list that may well be none."""
    fault = first_fault(text, start)
    return find(text, start) if fault is None else fault - start


_NEAR_FAULT = 2_000


def seems_open(text: str, start: int, end: int) -> bool:
    """Whether more brackets begin between two near places than end there, strings and all.

    To count them takes a tenth of the time of a failure of the standard library.
    """
    if end - start > _NEAR_FAULT:
        return False
    opened = text.count("{", start, end) + text.count("[", start, end)
    return opened > text.count("}", start, end) + text.count("]", start, end)


def read_in_windows(
    text: str,
    start: int,
    as_json: Callable[[str], str] | None = None,
    decode: Callable[[str, int], tuple[JsonValue, int]] = _decode,
) -> tuple[JsonValue, int] | int:
    """Like `strict_or_work`, but through growing windows, which `as_json` may write anew.

    A failure makes the standard library count the lines from the beginning of the text up to
    it; many failures far inside a long text would take time squared.
    """
    for size in _WINDOWS:
        window = text[start : start + size]
        if as_json is not None:
            window = as_json(window)
        try:
            value, end = decode(window, 0)
        except JSONDecodeError as problem:
            if _is_at_end(problem, len(window)) and start + size < len(text):
                continue
            return problem.pos
        except ValueError:
            return MAX_DIGITS
        except RecursionError:
            return NESTING_WORK
        if isinstance(value, (int, float)) and end == len(window):
            continue
        return end if is_too_deep(value, window, 0, end) else (value, start + end)
    return len(text) - start


_OPEN_TOKEN = late_pattern(r"(?:\"(?:[^\"\\]|\\.)*+\\?|[\w.+\-]*+\s*+)\Z", re.DOTALL)


def is_cut_off(text: str, failed_at: int) -> bool:
    """Whether text that stopped being JSON at `failed_at` did so only because it ends."""
    return _OPEN_TOKEN.match(text, failed_at) is not None


def may_be_whole_later(text: str, failed_at: int) -> bool:
    """Whether it may be JSON when more text has come."""
    return failed_at >= len(text) - _NEAR_END or is_cut_off(text, failed_at)


def _is_at_end(problem: JSONDecodeError, size: int) -> bool:
    """Whether reading failed because the window was too small."""
    return problem.pos >= size - _NEAR_END or problem.msg.startswith("Unterminated")


_NEAR_END = 16
"""What fails so near to the end may be a word or a number that goes on."""

_CONTAINERS = frozenset((dict, list))


def is_too_deep(value: JsonValue, text: str, start: int, end: int, levels: int = MAX_DEPTH) -> bool:
    """Whether the value has more levels than allowed; brackets are counted first, being quick.

    Each container has one of them, so that is over where those not seen yet are too few.
    """
    if end - start <= levels:
        return False
    unseen = text.count("[", start, end) + text.count("{", start, end)
    if unseen <= levels:
        return False
    level: list[Any] = [value]
    for above in range(levels + 1):
        unseen -= len(level)
        if above + unseen < levels:
            return False
        level = [
            child
            for container in level
            for child in (container.values() if isinstance(container, dict) else container)
            if type(child) in _CONTAINERS
        ]
        if not level:
            return False
    return True
