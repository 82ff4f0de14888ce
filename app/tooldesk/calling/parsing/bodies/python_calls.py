"""Read calls written as Python: `name(key=value, …)`, in a list or line by line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from tooldesk.calling.parsing.bodies.outer_calls import end_inside
from tooldesk.calling.parsing.found_call import HoldReason
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.limits import BROKEN_CALL_WORK, MAX_ERRORS, REPAIR_WORK
from tooldesk.calling.parsing.name_patterns import KEY, KEYWORD, NAME
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.doubts import (
    KEY_TWICE,
    LEFT_OUT,
    ODD_NUMBER,
    TwiceGiven,
    odd_values,
)
from tooldesk.calling.parsing.values.python_literals import (
    WORDS,
    CutLiteralError,
    read_value,
    skip_space,
)
from tooldesk.calling.parsing.values.reading import UnreadableError
from tooldesk.calling.parsing.values.repeated_keys import is_same, last_found
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject

CALL = late_pattern(
    r"(?:print\s*+\(\s*+)?(?:[A-Za-z_]\w{0,80}+\s*+=\s*+)?(?:await\s++)?"
    rf"({NAME})[ \t]*+\("
)
"""A call's beginning, with the wrappers that Gemma puts around it."""

MAY_BE_CALL = late_pattern(
    r"(?:print\s*+(?:\(\s*+)?+)?+(?:[A-Za-z_]\w{0,80}+\s*+(?:=\s*+)?+)?+(?:await\s*+)?+"
    rf"(?:{NAME})?+[ \t]*+\Z"
)
"""The rest of a text that may become one."""

_KEYWORD = late_pattern(rf"[\"']?+({KEYWORD}(?=[\"']?+\s*+=)|{KEY})[\"']?+\s*+(?:=(?!=)|:)\s*+")
_PLAIN = late_pattern(
    rf"\s*+({KEYWORD})=(?:\"([^\"\\\n]*+)\"(?!\")|'([^'\\\n]*+)'(?!')"
    r"|(-?(?:0|[1-9][0-9]{0,299}+))(?![\w.])|(True|False|None|true|false|null)(?![\w(]))"
    r"\s*+([,)])"
)
"""An argument as most are written: no second look tells more of it."""

_STRING_BEGINS = late_pattern(r"[rRbBuU]{0,2}[\"']")
_PLAIN_TYPES = frozenset({str, int, bool, type(None), float})
_BETWEEN = late_pattern(r"[\s,;]*+")
_NO_NAME = frozenset(["", *"<>[](){}`\"'"])
"""What mostly stands behind the last call, and begins none."""

_ECHO = late_pattern(
    r"print\s*+\(\s*+[A-Za-z_]\w*+(?:\s*+,\s*+[A-Za-z_]\w*+)*+\s*+\)[ \t]*+(?=[\n`<\]]|\Z)"
)
"""A line that only prints the result of the call before it."""

_WRAPPED = late_pattern(r"print\s*\(\s*")
_PRINTS = late_pattern(r"(print)\s*+\(")
_BUILT_IN = frozenset(
    {"print", "eval", "exec", "len", "str", "int", "range", "open", "dict", "list"}
)


def read_calls(
    scan: Scan,
    pos: int,
    limit: int,
    dialect: str,
    *,
    is_weak: bool = False,
    in_list: bool = False,
    first: re.Match[str] | None = None,
) -> int:
    """Read calls one after another from `pos` on; gives where they end, or -1 for none.

    Args:
        scan: Where to note them.
        pos: Where the first begins.
        limit: Where reading ends at the latest.
        dialect: What to note them as.
        is_weak: Whether only their shape says that these are calls; then none of them is an error.
        in_list: Whether an opening bracket stood before, which a closing one must end.
        first: The beginning of the first call, by somebody who looked for it at `pos`.
    """  # fmt: skip
    if is_weak and scan.is_spent:
        return -1
    text = scan.text
    before = len(scan.calls), len(scan.errors)
    end, at = -1, pos
    opened = first or CALL.match(text, at := past(_BETWEEN, text, pos, limit), limit)
    while opened is not None and len(scan.errors) < MAX_ERRORS:
        is_shy = is_weak and len(scan.calls) == before[0]
        after = _read_call(scan, opened, limit, dialect, is_weak, is_shy)
        if after < 0:
            del scan.calls[before[0] :], scan.errors[before[1] :]
            return -1
        end = after
        at = between.end() if (between := _BETWEEN.match(text, after, limit)) else after
        if text[at : at + 1] in _NO_NAME:
            break
        if text.startswith("print", at):
            echoed = past(_ECHO, text, at, limit)
            end = echoed if echoed > at else end
            at = past(_BETWEEN, text, echoed, limit)
        opened = CALL.match(text, at, limit)
    if end < 0 or not in_list:
        return end
    return at + 1 if text.startswith("]", at) else end


def _read_call(
    scan: Scan, opened: re.Match[str], limit: int, dialect: str, is_weak: bool, is_shy: bool
) -> int:
    text, start = scan.text, opened.start()
    # where there is a tool of that name, what is printed is its argument, and no call
    if text.startswith("print", start) and "print" in scan.tools:
        opened = _PRINTS.match(text, start, limit) or opened
    name = opened[1]
    if "." in name:
        name = scan.name_at(opened.start(1), name)
    if name in _BUILT_IN and name not in scan.tools:
        return -1
    hold: HoldReason = ""
    arguments: JsonObject = {}
    try:
        end, is_cut, repairs = read_arguments(
            text, opened.end(), limit, name, scan.tools, arguments
        )
    except UnreadableError as problem:
        scan.wasted += BROKEN_CALL_WORK + REPAIR_WORK * max(0, problem.offset - start)
        return _refuse_line(scan, problem, opened, limit, dialect, is_shy, name, arguments)
    if is_cut:
        if is_shy and name not in scan.tools and not arguments:
            scan.wasted += limit - start
            return -1
        scan.wasted += BROKEN_CALL_WORK
        hold = "incomplete"
    elif text[end - 1] != ")":
        repairs = (*repairs, Repair(end, "", ")", "missing closing parenthesis"))
        hold = "incomplete"
    if (
        opened.start(1) > start
        and _WRAPPED.match(opened.group())
        and text.startswith(")", skip_space(text, end, limit))
    ):
        end = skip_space(text, end, limit) + 1
    if repairs or hold:
        scan.add(
            name, arguments, (start, end), dialect, repairs=repairs, hold=hold, is_weak=is_weak
        )
    else:
        scan.add_sound(name, arguments, start, end, dialect, None, is_weak)
    return end


def refuse(
    scan: Scan, problem: UnreadableError, start: int, end: int, dialect: str, name: str,
    arguments: JsonObject,
) -> int:  # fmt: skip
    """Hold a call with the arguments before what can't be read; it is an error without any."""
    if not arguments:
        scan.fail(f"{name}: {problem.message}", (start, end), dialect)
        return end
    rest = Repair(problem.offset, scan.text[problem.offset : end], "", LEFT_OUT)
    repairs = (rest, *_odd_values_in(scan.text, (start, end), arguments))
    scan.add(
        name, arguments, (start, end), dialect, repairs=repairs, hold="ambiguous",
        why=f"{problem.message} What follows is left out.",
    )  # fmt: skip
    return end


def _refuse_line(
    scan: Scan, problem: UnreadableError, opened: re.Match[str], limit: int, dialect: str,
    is_shy: bool, name: str, arguments: JsonObject,
) -> int:  # fmt: skip
    """As `refuse`, up to the end of its line, where one was meant; nothing anywhere else."""
    if is_shy and opened.group(1) not in scan.tools:
        return -1
    last = end_inside(scan.text, opened.end(), "(", limit)
    line_end = scan.text.find("\n", max(problem.offset, last), limit)
    end = limit if line_end < 0 else line_end
    return refuse(scan, problem, opened.start(), end, dialect, name, arguments)


def read_arguments(
    text: str, start: int, limit: int, name: str, tools: KnownTools, arguments: JsonObject
) -> tuple[int, bool, tuple[Repair, ...]]:
    """Add the arguments up to the closing parenthesis; the end behind it, whether that was cut off.

    The last are the doubts about numbers that may be text, and about arguments given twice.

    Raises:
        UnreadableError: a value is no literal, or has no name and no known place.
    """
    twice: list[Repair] = []
    pos, before = start, last_found()
    while (plain := _PLAIN.match(text, pos, limit)) is not None:
        key, double, single, whole, word, separator = plain.groups()
        value = (
            int(whole) if whole is not None
            else WORDS[word] if word is not None
            else single if double is None else double
        )  # fmt: skip
        if key in arguments:
            _give_again(arguments, key, value, plain.start(1), twice)
        else:
            arguments[key] = value
        pos = plain.end()
        if separator == ")":
            return pos, False, tuple(twice)
    end, is_cut = _read_values(text, pos, limit, arguments, name, tools, twice)
    if last_found() is not before:
        twice += _odd_values_in(text, (start, end), arguments)
    return end, is_cut, tuple(twice)


def _give_again(arguments: JsonObject, key: str, value: Any, pos: int, twice: list[Repair]) -> None:
    """An argument that is there already stays as it was; another value of it is a doubt."""
    if not is_same(arguments.setdefault(key, value), value):
        twice.append(Repair(pos, "", "", KEY_TWICE))


def _read_values(
    text: str, pos: int, limit: int, arguments: JsonObject, name: str, tools: KnownTools,
    twice: list[Repair],
) -> tuple[int, bool]:  # fmt: skip
    """Add the arguments from `pos` on, whatever values they have."""
    pos = skip_space(text, pos, limit)
    while not text.startswith(")", pos):
        keyword = _KEYWORD.match(text, pos, limit)
        at = keyword.end() if keyword else pos
        try:
            value, end = read_value(text, at, limit)
        except CutLiteralError as cut:
            if cut.begun is not None and _STRING_BEGINS.match(text, at) is not None:
                _take(arguments, keyword, cut.begun, pos, name, tools, twice)
            return limit, True
        after = skip_space(text, end, limit)
        is_whole = after >= limit or text[after] in ",)]"
        if is_whole or isinstance(value, str):
            _take(arguments, keyword, value, pos, name, tools, twice)
        if not is_whole:
            raise UnreadableError("A comma or ) must follow a literal value.", after)
        if after >= limit:
            return limit, True
        if text[after] == "]":
            return after, False
        pos = skip_space(text, after + (text[after] == ","), limit)
    return pos + 1, False


def _take(
    arguments: JsonObject, keyword: re.Match[str] | None, value: Any, pos: int, name: str,
    tools: KnownTools, twice: list[Repair],
) -> None:  # fmt: skip
    """Put a value, which stands at `pos`, under its name."""
    if keyword is not None:
        _give_again(arguments, keyword.group(1), value, keyword.start(1), twice)
    elif isinstance(value, dict) and not arguments:
        arguments.update(value)
        twice += [Repair(pos, "", "", KEY_TWICE)] if isinstance(value, TwiceGiven) else []
    else:
        _give_again(arguments, _place(name, len(arguments), pos, tools), value, pos, twice)


def _odd_values_in(text: str, span: tuple[int, int], arguments: JsonObject) -> Iterator[Repair]:
    if _PLAIN_TYPES.issuperset(map(type, arguments.values())):
        return
    for odd in odd_values(arguments):
        if isinstance(odd, TwiceGiven):
            yield Repair(span[0], "", "", KEY_TWICE)
        else:
            at = max(text.find(odd, *span), span[0])
            yield Repair(at, str(odd), str(odd), ODD_NUMBER)


def _place(name: str, index: int, pos: int, tools: KnownTools) -> str:
    keys = list(tools.properties(name))
    if index >= len(keys):
        raise UnreadableError("A value has no name, and the tool's parameters are not known.", pos)
    return keys[index]
