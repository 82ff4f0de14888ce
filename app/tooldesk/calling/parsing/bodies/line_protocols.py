"""Read calls that prompts ask for in words: ReAct's `Action:` lines and history imitations."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import NamedTuple

from tooldesk.calling.parsing.bodies import python_calls
from tooldesk.calling.parsing.bodies.json_objects import (
    arguments_follow,
    read_arguments_object,
    read_objects,
)
from tooldesk.calling.parsing.call_objects import CallParts, arguments_of
from tooldesk.calling.parsing.found_call import HoldReason
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import MARKED_NAME, NAME
from tooldesk.calling.parsing.reasoning import end_of_made_up
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.turns import ANSWERS, MODEL_TURN, OTHER_TURNS, TURN_TOKENS
from tooldesk.calling.parsing.values.strict_json import read_strictly
from tooldesk.late_pattern import late_pattern

_LINE_START = late_pattern(r"[\s*#>\-]*+\Z")
HEAD = late_pattern(r"\**+\s*+\d*+\s*+\**+\s*+[:：]\**+")

_HEAD_SIGNS = late_pattern(r"\**+\s*+\d*+\s*+\**+\s*+")
_BEFORE_NAME = late_pattern(r"[ \t]*+[*`\"'\[]*+\s*+")
_INPUT = late_pattern(r"[\s*#>\-]*+Action\s*+\d*+\s*+Input\s*+\d*+\s*+\**+\s*+[:：]\**+[ \t]*+")
_LONGEST_NAME, _LONGEST_NAME_LINE = 200, 1000
_NAME_ONLY = late_pattern(rf"[ \t]*+[*`\"']*+({MARKED_NAME})[*`\"']*+[ \t]*+(?=\r?\n|\Z)")
_WORDS_OF_A_SENTENCE = 3
_MARKS = "*`\"'"
"""Where one of these stands before a name, it may be a fence's language, or what is called."""

_NAMED_CALL = late_pattern(r"([\w.\-]++)\(.*\)")
_JSON = late_pattern(r"\s*+(?:(?:```|~~~)\w*+\s*+|\$JSON_BLOB\s*+)?(?=[\[{])")
_CALL = late_pattern(rf"[ \t]*+`?+(?={NAME}\()")
WITHOUT_INPUT = late_pattern(
    rf"{HEAD.pattern}(?:{_NAME_ONLY.pattern}|{_JSON.pattern}|{_CALL.pattern})"
)
"""What `Action` needs behind it where no input follows."""

_FENCE = late_pattern(r"\s*(?:```|~~~)(\w*)\s*")
_FENCE_END = late_pattern(r"\s*(?:```|~~~|`)?")
_STOP_LINE = (
    r"(?:(?!\n)[\s*#>\-])*+(?P<at>\n)[\s*#>\-]*+"
    r"(?:Observation|Thought|Action|Final Answer)\s*+\d*+\s*+\**+\s*+[:：]"
)
_STOP_HERE = late_pattern(_STOP_LINE)
_STOP = late_pattern(rf"(?<![\s*#>\-]){_STOP_LINE}|Observation\s*+[:：]")
"""A line that ends an input. It is looked for where space and signs begin, once for each run."""

_TURN_TOKEN = "|".join(
    map(re.escape, (*OTHER_TURNS, *TURN_TOKENS, *ANSWERS, *ANSWERS.values(), MODEL_TURN))
)
_TURN_END = late_pattern(rf"(?:{_TURN_TOKEN})(?=\s*+(?:\Z|{_TURN_TOKEN}))")
"""Tokens that end an input in words, where nothing but others of them stands behind."""

_OTHER_SPEAKER = late_pattern(r"\n[ \t]*+(?:Human|User|Question|Assistant)[ \t]*+[:：]")
_MAY_BE_OTHERS = "A line of the input begins as somebody else's words do, and may be no part of it."

_ANY_FENCE = late_pattern(r"```|~~~")
_SPACE = late_pattern(r"\s*")
_OBSERVATION = late_pattern(r"\s*+Observation\s*+\d*+\s*+\**+\s*+(?:[:：]|\Z)")
_FINAL = "Final Answer:"
_FINAL_ANSWER = late_pattern("Final Answer:")
_JSON_GIVEN = late_pattern(
    r"^[ \t*#>\-]*+Action\s*+\d*+\s*+(?:Input\s*+\d*+\s*+)?\**+\s*+[:：]\**+\s*+"
    r"(?:(?:```|~~~)\w*+\s*+)?(?=[\[{])",
    re.MULTILINE,
)
"""What stands before the JSON of an input, or of a whole action."""

_NO_TOOL = frozenset(
    {"none", "n/a", "na", "no action", "null", "-", "finish", "no tool", "nothing", ""}
)

_BRACKET_JSON = late_pattern(
    rf"\[\s*+Calling\s++tools?\s*+[:=]\s*+[\"'`]?+({MARKED_NAME})[\"'`]?+\s*+\(\s*+"
)
_BRACKET_KEYS = late_pattern(rf"\[\s*+Calling\s++tools?\s*+[:=]\s*+[\"'`]?+({NAME})[\"'`]?+")
_BRACKET_CALL = late_pattern(rf"\[\s*+Calling\s++tools?\s*+[:=]\s*+(?={NAME}\()")
_ATTRIBUTE = late_pattern(
    r"\s++([A-Za-z_][\w\-]*+)=(?:\"([^\"\n]*+)\"|'([^'\n]*+)'|([^\s\]\"']++))"
)
_GIVEN_ALONE = late_pattern(rf"{NAME}\(\s*+[\"'\[]")
"""One argument without a name, which may be all of them as text or in a list."""

_TEXT_SIGNS = ("'", '"')

CALLING_HEAD = late_pattern(rf"s?\s*+[:=]\s*+[\"'`]?+({MARKED_NAME})[\"'`]?+\s*+\(\s*+")
"""What `Calling tool` needs behind it."""

BRACKET_HEAD = late_pattern(r"s?\s*+[:=]\s*+[\"'`]?+\w")
"""What `[Calling tool` needs behind it."""

_CALLING_END = late_pattern(r"[\s}]*+\)")
_BRACKET_END = late_pattern(r"\s*\)?\s*\]?")


def read_react(scan: Scan, opened: Opened, dialect: str) -> int:
    """An action with its input; gives its end, or -1 when it is only talked about."""
    text = scan.text
    head = HEAD.match(text, opened.end)
    start = line = opened.start
    if start > 0 and text[start - 1] != "\n":
        near = max(0, start - 40)
        line = text.rfind("\n", near, start) + 1 or near
    if head is None or (line < start and _LINE_START.match(text, line, start) is None):
        if head is not None or past(_HEAD_SIGNS, text, opened.end) < len(text):
            scan.sure_at = 0
        return -1
    known = len(scan.calls), len(scan.errors)
    end = _read_action(scan, opened, head, line, dialect)
    if (first := scan.first(_FINAL)) is None:
        return end
    call_end = max((found.calling.end - scan.base for found in scan.calls[known[0] :]), default=0)
    is_inside = opened.start < first < call_end
    if is_inside and scan.search(_FINAL_ANSWER, call_end) is None:
        return end
    if scan.once("a final answer", lambda: _answer(scan)) < 0:
        return end
    for found in scan.calls[known[0] :]:
        found.wait_as("answered")
    del scan.errors[known[1] :]
    return -1


def _answer(scan: Scan) -> int:
    """Where a final answer stands that is no part of an action's JSON, or -1."""
    text, pos = scan.text, 0
    if _FINAL in scan.earlier:
        return 0
    while (found := text.find(_FINAL, pos)) >= 0:
        given = _JSON_GIVEN.search(text, pos, found)
        if given is None:
            return found
        strict = read_strictly(text, given.end())
        pos = strict[1] if strict is not None else given.end()
    return -1


def _read_action(scan: Scan, opened: Opened, head: re.Match[str], line: int, dialect: str) -> int:
    text = scan.text
    named = _named(scan, head.end())
    if named is not None:
        prefix = text[line : opened.start]
        start = opened.start - len(prefix) + len(prefix.rstrip("*#>-"))
        end = _read_input(scan, start, named, dialect)
        if end >= 0 and start < opened.start:
            scan.cut(start, opened.start)
        return end
    lonely = _NAME_ONLY.match(text, head.end())
    if lonely is None or text[lonely.start(1) - 1] in _MARKS:
        if (blob := _JSON.match(text, head.end())) is not None:
            return _read_blob(scan, opened.start, blob)
        if _CALL.match(text, head.end()) is not None:
            return _read_python(scan, head.end(), dialect)
    return _read_lonely(scan, opened.start, lonely, dialect)


class _Named(NamedTuple):
    """A name on its line, and the line after it that says that the input follows."""

    written: str
    """The name, with signs in front of it."""

    start: int
    """Where it begins."""

    end: int
    """Where the input begins."""


def _named(scan: Scan, pos: int) -> _Named | None:
    if scan.find("Input", pos) < 0:
        return None
    text = scan.text
    start = past(_BEFORE_NAME, text, pos)
    line_end = scan.find("\n", start)
    if start < line_end <= start + _LONGEST_NAME_LINE:
        line = text[start:line_end]
        written = line.removesuffix("\r").rstrip(" \t").rstrip("*`\"'].") or line[:1]
        given = _INPUT.match(text, line_end + 1) if len(written) <= _LONGEST_NAME else None
        if given is not None:
            return _Named(written, start, given.end())
    # only space and signs stand where the name should
    blank = text[pos : text.rfind("\n", pos, start) + 1].rstrip("\n")
    given = _INPUT.match(text, start) if blank else None
    return _Named(blank[-1], pos + len(blank) - 1, given.end()) if given is not None else None


def _stop(scan: Scan, pos: int) -> int:
    """Where the next line stands that ends an input, or -1."""
    stop = _STOP_HERE.match(scan.text, pos) or scan.search(_STOP, pos)
    if stop is None:
        return -1
    return stop.start() if stop.start("at") < 0 else stop.start("at")


def _stop_or_fence(scan: Scan, pos: int) -> int:
    stop, fence = _stop(scan, pos), scan.search(_ANY_FENCE, pos)
    if fence is None or 0 <= stop < fence.start():
        return stop
    return fence.start()


def _limit(scan: Scan, pos: int) -> int:
    stop = _stop(scan, pos)
    return stop if stop >= 0 else len(scan.text)


def _past(scan: Scan, end: int) -> int:
    """Everything from an observation on is made up by the model: it is cut as well."""
    end = past(_FENCE_END, scan.text, end)
    if scan.find("Observation", end) < 0:
        return end
    return end_of_made_up(scan, end) if _OBSERVATION.match(scan.text, end) is not None else end


def _read_input(scan: Scan, start: int, named: _Named, dialect: str) -> int:
    text = scan.text
    name = named.written.strip(" *`\"'")
    if name.lower() in _NO_TOOL:
        return _limit(scan, named.end)
    called = _NAMED_CALL.fullmatch(name) if "(" in name else None
    if called is not None or "." in name or ":" in name:
        at = named.start + named.written.index(name)
        name = scan.name_at(at, called.group(1) if called else name)
    pos, until = named.end, _stop
    if (fence := _FENCE.match(text, pos)) is not None:
        pos, until = fence.end(), _stop_or_fence
    pos = past(_SPACE, text, pos)
    if text.startswith(("{", "["), pos):
        end = read_arguments_object(scan, name, (start, pos), dialect, until=until)
        if end >= 0:
            return _past(scan, end)
    limit = _limit(scan, pos)
    is_last = limit == len(text)
    if (turn_end := _TURN_END.search(text, pos, limit)) is not None:
        limit, is_last = turn_end.start(), True
    written = text[pos:limit].strip().strip("`").strip()
    if not written and is_last and not scan.tools.needs_nothing(name):
        scan.add(
            name, {}, (start, limit), dialect, hold="incomplete",
            why="Nothing stands behind Action Input.",
        )  # fmt: skip
        return limit
    value = _unquoted(written)
    arguments, repairs, problem = arguments_of(name, value, scan.tools)
    if problem and name.count(" ") >= _WORDS_OF_A_SENTENCE:
        return -1  # a prompt that says what is to stand there
    at = max(text.find(value or written, pos, limit), pos) - start
    moved = tuple(repair.at(at + repair.offset) for repair in repairs)
    doubt = _MAY_BE_OTHERS if _OTHER_SPEAKER.search(text, pos, limit) is not None else ""
    parts = CallParts(name, arguments, None, moved, problem, doubt=doubt)
    scan.add_parts([parts], (start, limit), dialect)
    return _past(scan, limit)


def _unquoted(written: str) -> str | None:
    if written.lower() in ("none", "null", "n/a", ""):
        return None
    if len(written) > 1 and written[0] == written[-1] and written[0] in "\"'":
        return written[1:-1]
    return written


def _read_blob(scan: Scan, start: int, blob: re.Match[str]) -> int:
    """LangChain's structured chat, smolagents and Command R put one JSON blob behind it."""
    limit = _limit(scan, blob.end())
    is_list = scan.text.startswith("[", blob.end())
    dialect = "cohere-action" if is_list else "react-json"
    before = len(scan.calls)
    end = read_objects(scan, blob.end(), limit, dialect)
    if end < 0:
        return -1
    scan.calls[before:] = [
        found for found in scan.calls[before:]
        if found.calling.tool_name in scan.tools
        or found.calling.tool_name.lower() not in ("final answer", "final_answer")
    ]  # fmt: skip
    return _past(scan, end)


def _read_python(scan: Scan, pos: int, dialect: str) -> int:
    """UI-TARS and some ReAct models write the action as a Python call."""
    at = past(_CALL, scan.text, pos)
    end = python_calls.read_calls(scan, at, _limit(scan, at), dialect, is_weak=True)
    return _past(scan, end) if end >= 0 else -1


def _read_lonely(scan: Scan, start: int, named: re.Match[str] | None, dialect: str) -> int:
    """An action without input: a call for a known tool that needs none, or one cut off."""
    if named is None or (name := named.group(1)) not in scan.tools:
        return -1
    end = named.end()
    is_at_end = "Action Input:".startswith(scan.text[end : end + 200].strip("* \t\r\n"))
    is_whole = scan.tools.needs_nothing(name) or not (is_at_end or scan.tools.required(name))
    if not is_whole and not is_at_end:
        return -1
    hold: HoldReason = "" if is_whole else "incomplete"
    scan.add(name, {}, (start, end), dialect, hold=hold)
    return _past(scan, end)


def read_calling_line(scan: Scan, opened: Opened, dialect: str) -> int:
    """`Calling tool: NAME({…})` on a line of its own."""
    text = scan.text
    head = CALLING_HEAD.match(text, opened.end)
    line = text[max(0, opened.start - 8) : opened.start].rpartition("\n")[2]
    is_first = line.endswith(("think>", "THINK]")) or not (
        line.strip(" \t>*-") or (opened.start > 8 and len(line) == 8)
    )
    name = scan.name_in(head, 1) if head is not None and is_first else ""
    if head is None or not name:
        scan.rule_out(opened.end)
        return -1
    before = len(scan.calls)
    if text.startswith(_TEXT_SIGNS, head.end()) or not arguments_follow(text, head.end()):
        is_python = name in scan.tools
        end = _read_keywords(scan, head.start(1), dialect, is_weak=True) if is_python else -1
        return end if len(scan.calls) > before else -1
    bounds = opened.start, head.end()
    end = read_arguments_object(scan, name, bounds, dialect, is_weak=True)
    if end >= 0 and (closed := _CALLING_END.match(text, end)) is not None:
        return closed.end()
    del scan.calls[before:]
    return -1


def _read_keywords(scan: Scan, pos: int, dialect: str, *, is_weak: bool = False) -> int:
    """`NAME(key="value")`; what is given alone, as text or in a list, may be all arguments."""
    before = len(scan.calls)
    end = python_calls.read_calls(scan, pos, len(scan.text), dialect, is_weak=is_weak)
    if len(scan.calls) == before + 1 and _GIVEN_ALONE.match(scan.text, pos) is not None:
        calling = scan.calls[-1].calling
        name, known = calling.tool_name, scan.tools.properties(calling.tool_name)
        value = next(iter(calling.arguments.values()), None) if len(calling.arguments) == 1 else 0
        arguments, repairs, problem = arguments_of(name, value, scan.tools)
        if arguments and not problem and arguments.keys() <= known.keys():
            places = tuple(repair.at(calling.start) for repair in repairs)
            repairs = (*calling.repairs, *places)
            scan.calls[-1].calling = replace(calling, arguments=arguments, repairs=repairs)
    return end


def read_bracket(scan: Scan, opened: Opened, dialect: str) -> int:
    """`[Calling tool: NAME({…})]`, or with `key="value"` attributes."""
    text = scan.text
    head = _BRACKET_JSON.match(text, opened.start)
    if (
        head is not None
        and not text.startswith(_TEXT_SIGNS, head.end())
        and (arguments_follow(text, head.end()))
    ):
        bounds = opened.start, head.end()
        end = read_arguments_object(scan, scan.name_in(head, 1), bounds, dialect)
    elif (head := _BRACKET_CALL.match(text, opened.start)) is not None:
        end = _read_keywords(scan, head.end(), dialect)
    elif (head := _BRACKET_KEYS.match(text, opened.start)) is not None:
        end = _read_attributes(scan, opened.start, head, dialect)
    else:
        return -1
    return past(_BRACKET_END, text, end) if end >= 0 else -1


def _read_attributes(scan: Scan, start: int, head: re.Match[str], dialect: str) -> int:
    arguments = {}
    pos = head.end()
    while (attribute := _ATTRIBUTE.match(scan.text, pos)) is not None:
        arguments[attribute.group(1)] = next(v for v in attribute.groups()[1:] if v is not None)
        pos = attribute.end()
    if not scan.text[pos : pos + 64].lstrip().startswith("]"):
        return -1
    scan.add(scan.name_in(head, 1), arguments, (start, pos), dialect)
    return pos
