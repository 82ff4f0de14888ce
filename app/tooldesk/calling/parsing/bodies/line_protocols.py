"""Read calls that prompts ask for in words: ReAct's `Action:` lines and history imitations."""

from __future__ import annotations

import re
from dataclasses import replace

from tooldesk.calling.parsing.bodies import python_calls
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object, read_objects
from tooldesk.calling.parsing.call_objects import CallParts, arguments_of
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.scan import HoldReason, Scan
from tooldesk.calling.parsing.skipping import past

_LINE_START = re.compile(r"[\s*#>\-]*\Z")
_HEAD = re.compile(r"\**\s*\d*\s*\**\s*[:：]\**")
_NAME = re.compile(
    r"[ \t]*[*`\"'\[]*\s*([^\n]{1,200}?)[*`\"'\].]*[ \t]*\r?\n[\s*#>\-]*"
    r"Action\s*\d*\s*Input\s*\d*\s*\**\s*[:：]\**[ \t]*"
)
_NAME_ONLY = re.compile(r"[ \t]*[*`\"']*([A-Za-z_][\w.\-/:]{0,200})[*`\"']*[ \t]*(?=\r?\n|\Z)")
_JSON = re.compile(r"\s*(?:(?:```|~~~)\w*\s*|\$JSON_BLOB\s*)?(?=[\[{])")
_CALL = re.compile(r"[ \t]*`?(?=[A-Za-z_][\w.\-]{0,200}\()")
_FENCE = re.compile(r"\s*(?:```|~~~)(\w*)\s*")
_FENCE_END = re.compile(r"\s*(?:```|~~~|`)?")
_STOP = re.compile(
    r"\n[\s*#>\-]*(?:Observation|Thought|Action|Final Answer)\s*\d*\s*\**\s*[:：]"
    r"|\n?Observation\s*[:：]"
)
_STOP_OR_FENCE = re.compile(_STOP.pattern + r"|```|~~~")
_SPACE = re.compile(r"\s*")
_OBSERVATION = re.compile(r"\s*Observation\s*\d*\s*\**\s*(?:[:：]|\Z)")
_FINAL = "Final Answer:"
_NO_TOOL = frozenset(
    {"none", "n/a", "na", "no action", "null", "-", "finish", "no tool", "nothing", ""}
)

_BRACKET_JSON = re.compile(
    r"\[\s*Calling\s+tools?\s*[:=]\s*[\"'`]?([A-Za-z_][\w.\-]{0,200})[\"'`]?\s*\(\s*(?=\{)"
)
_BRACKET_KEYS = re.compile(
    r"\[\s*Calling\s+tools?\s*[:=]\s*[\"'`]?([A-Za-z_][\w.\-]{0,200})[\"'`]?"
)
_BRACKET_CALL = re.compile(r"\[\s*Calling\s+tools?\s*[:=]\s*(?=[A-Za-z_][\w.\-]{0,200}\()")
_ATTRIBUTE = re.compile(r"\s+([A-Za-z_][\w\-]*)=(?:\"([^\"\n]*)\"|'([^'\n]*)'|([^\s\]\"']+))")
_BRACKET_END = re.compile(r"\s*\)?\s*\]?")


def read_react(scan: Scan, opened: Opened, dialect: str) -> int:
    """An action with its input; gives its end, or -1 when it is only talked about."""
    text = scan.text
    head = _HEAD.match(text, opened.end)
    line = text.rfind("\n", max(0, opened.start - 40), opened.start) + 1
    if head is None or _LINE_START.match(text[max(line, opened.start - 40) : opened.start]) is None:
        return -1
    if scan.find(_FINAL, 0) < 0:
        return _read_action(scan, opened, head, line, dialect)
    known = len(scan.calls), len(scan.errors)
    _read_action(scan, opened, head, line, dialect)
    for found in scan.calls[known[0] :]:
        found.hold = "answered"
    del scan.errors[known[1] :]
    return -1


def _read_action(scan: Scan, opened: Opened, head: re.Match[str], line: int, dialect: str) -> int:
    text = scan.text
    named = _NAME.match(text, head.end())
    if named is not None:
        prefix = text[line : opened.start]
        start = opened.start - len(prefix) + len(prefix.rstrip("*#>-"))
        end = _read_input(scan, start, named, dialect)
        if end >= 0 and start < opened.start:
            scan.cut(start, opened.start)
        return end
    if (blob := _JSON.match(text, head.end())) is not None:
        return _read_blob(scan, opened.start, blob)
    if _CALL.match(text, head.end()) is not None:
        return _read_python(scan, head.end(), dialect)
    return _read_lonely(scan, opened.start, head.end(), dialect)


def _limit(scan: Scan, pos: int) -> int:
    stop = scan.search(_STOP, pos)
    return stop.start() if stop else len(scan.text)


def _past(scan: Scan, end: int) -> int:
    """Everything from an observation on is made up by the model: it is cut as well."""
    end = past(_FENCE_END, scan.text, end)
    return len(scan.text) if _OBSERVATION.match(scan.text, end) is not None else end


def _read_input(scan: Scan, start: int, named: re.Match[str], dialect: str) -> int:
    text = scan.text
    name = named.group(1).strip(" *`\"'")
    if name.lower() in _NO_TOOL:
        return _limit(scan, named.end())
    called = re.fullmatch(r"([\w.\-]+)\(.*\)", name)
    name = scan.name_at(
        named.start(1) + named.group(1).index(name), called.group(1) if called else name
    )
    pos = named.end()
    until = _STOP
    if (fence := _FENCE.match(text, pos)) is not None:
        pos, until = fence.end(), _STOP_OR_FENCE
    pos = past(_SPACE, text, pos)
    if text.startswith(("{", "["), pos):
        end = read_arguments_object(scan, name, (start, pos), dialect, until=until)
        if end >= 0:
            return _past(scan, end)
    limit = _limit(scan, pos)
    written = text[pos:limit].strip().strip("`").strip()
    value = _unquoted(written)
    arguments, repairs, problem = arguments_of(name, value, scan.tools)
    at = max(text.find(value or written, pos, limit), pos) - start
    moved = tuple(replace(repair, offset=at + repair.offset) for repair in repairs)
    scan.add_parts([CallParts(name, arguments, None, moved, problem)], (start, limit), dialect)
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
    end = read_objects(scan, blob.end(), limit, dialect, is_closed=limit < len(scan.text))
    if end < 0:
        return -1
    scan.calls[before:] = [
        found for found in scan.calls[before:]
        if found.calling.tool_name.lower() not in ("final answer", "final_answer")
    ]  # fmt: skip
    return _past(scan, end)


def _read_python(scan: Scan, pos: int, dialect: str) -> int:
    """UI-TARS and some ReAct models write the action as a Python call."""
    at = past(_CALL, scan.text, pos)
    end = python_calls.read_calls(scan, at, _limit(scan, at), dialect, is_weak=True)
    return _past(scan, end) if end >= 0 else -1


def _read_lonely(scan: Scan, start: int, pos: int, dialect: str) -> int:
    """An action without input: a call for a known tool that needs none, or one cut off."""
    named = _NAME_ONLY.match(scan.text, pos)
    if named is None or named.group(1) not in scan.tools:
        return -1
    is_whole = scan.tools.is_complete(named.group(1), {})
    if not is_whole and scan.text[named.end() : named.end() + 200].strip():
        return -1
    hold: HoldReason = "" if is_whole else "incomplete"
    scan.add(named.group(1), {}, (start, named.end()), dialect, hold=hold)
    return _past(scan, named.end())


def read_bracket(scan: Scan, opened: Opened, dialect: str) -> int:
    """`[Calling tool: NAME({…})]`, or with `key="value"` attributes."""
    text = scan.text
    if (head := _BRACKET_JSON.match(text, opened.start)) is not None:
        end = read_arguments_object(
            scan, scan.name_in(head, 1), (opened.start, head.end()), dialect,
        )  # fmt: skip
    elif (head := _BRACKET_CALL.match(text, opened.start)) is not None:
        end = python_calls.read_calls(scan, head.end(), len(text), dialect)
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
