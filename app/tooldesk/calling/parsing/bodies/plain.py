"""Read calls that no marker announces: JSON, fences, Python lists, notations without tokens.

Only the shape of the call speaks for it, so the whole shape must be there, or a known name.
"""

from __future__ import annotations

from tooldesk.calling.parsing.bodies import brace_notation, named_json, python_calls
from tooldesk.calling.parsing.bodies.json_objects import read_arguments_object, read_objects
from tooldesk.calling.parsing.bodies.outer_calls import (
    PYTHON,
    defines,
    is_argument,
)
from tooldesk.calling.parsing.call_objects import is_plain_call
from tooldesk.calling.parsing.limits import REPAIR_WORK, WEAK_WORK
from tooldesk.calling.parsing.markers import Opened
from tooldesk.calling.parsing.name_patterns import NAME
from tooldesk.calling.parsing.printed_names import is_list_next
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import COMMENT_LINE, past
from tooldesk.calling.parsing.surroundings import (
    WORDS,
    is_code,
    is_given,
    is_of_command,
    is_result,
)
from tooldesk.calling.parsing.values.reading import GuessedError, UnreadableError
from tooldesk.calling.parsing.values.strict_json import is_cut_off
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonValue

SOUND_MEMBER = r"\s*+\"[^\"\\\x00-\x1f]{0,64}+(?:\"\s*+(?:\Z|:\s*+(?:[\"{\[\d\-tfn]|\Z))|[^\"]|\Z)"
"""What stands behind the brace of an object that may be JSON as it stands."""

MEANT_MEMBER = (
    rf"\s*+(?:{COMMENT_LINE})?\{{?+\s*+\\?[\"'“`]?(?:name|tool_name|tool|function|function_name|toolName|action"
    r"|recipient_name|tool_calls?|arguments|parameters|args|type|id)\\?[\"'”`]?\s*+[:：=]"
)
"""What stands there when a call is meant, however broken it is."""

_MEANT = late_pattern(rf"(?:\[\s*+)?\{{{MEANT_MEMBER}")
_NEVER_MEANT = late_pattern(
    r"(?:\[\s*+)?\{\s*+[\"'“`]?\w{1,64}+(?:[^\w\s\"'“”`:：=\\]|\s++[^\s\"'“”`:：=\\])"
)
"""What is no call whatever follows: a word in braces that is no key."""

_PLAUSIBLE = late_pattern(rf"\{{(?:{SOUND_MEMBER}|{MEANT_MEMBER}|\s*+(?:\}}|\Z))")
_FENCE = late_pattern(r"(?:`{3,}|~{3,})[ \t]*+([\w+\-]*+)[^\n{\[`~<]*+\s*+")
FENCED = late_pattern(
    r"(?:(?<=`)(?<!````)`*+|(?<=~)(?<!~~~~)~*+)[ \t]*+(?:[ACHcf]|[\w+\-]*+[^\n{\[`~<]*+\s*+"
    rf"(?:\[\s*+(?:{_PLAUSIBLE.pattern}|[\]\"\[\d\-tfnNI]|\Z|{NAME}\s*+\()"
    rf"|{_PLAUSIBLE.pattern})|(?:(?i:tool_code|tool_call|tool|python|py)(?![\w+\-]))?"
    rf"[^\n{{\[`~<]*+\s*+{python_calls.CALL.pattern})"
)
"""What a fence needs behind it: a word that could be a marker itself, JSON, or a call.

Asked only where its row of signs begins, for all of them have the same behind them.
"""

_FENCE_END = late_pattern(r"[\s\]}]*+(?:`{3,}|~{3,})")
_LIST_HEAD = late_pattern(rf"\[\s*+(?={NAME}\s*+\()")
_COMMENT = late_pattern(r"#[ \t]*+\Z")
KIMI_NAME = late_pattern(
    rf"({NAME}):(\d{{1,40}}+)\s*+"
    r"(?:<\|tool_call_argument_begin\|>\s*+)?(?=\{)"
)
"""What `functions.` needs behind it."""

_KIMI = late_pattern(rf"functions\.{KIMI_NAME.pattern}")
_SPACE = late_pattern(r"\s*+")
_PYTHON_FENCES = frozenset({"tool_code", "python", "py", "tool_call", "tool", ""})


def read_json(scan: Scan, opened: Opened, dialect: str) -> int:
    """A JSON object or list of them; what is no call is skipped as a whole."""
    text = scan.text
    is_list = text[opened.start] == "["
    if scan.is_spent:
        return -1
    if is_of_command(text, opened.start):
        scan.sure_at = opened.end
        return -1
    strict = _weak_json_at(scan, opened.start, dialect)
    if strict is not None:
        if not (is_plain_call(strict[0]) or scan.calls_in(strict[0], is_marked=False)):
            scan.resume = scan.sure_at = strict[1]
            return -1
    else:
        scan.wasted += WEAK_WORK + (scan.base + opened.start) // 64
        if not _is_meant(scan, opened.start, len(text)):
            _skip_cut_off(scan, opened.start)
            return -1
        if is_list and text[opened.start : opened.start + 200].lstrip("[ \t\r\n").startswith("{'"):
            dialect = "sarashina"
    before, errors = len(scan.calls), len(scan.errors)
    end = read_objects(scan, opened.start, len(text), dialect, is_weak=True)
    if len(scan.calls) > before:
        return end
    if strict is None and len(scan.errors) > errors and end >= len(text):
        scan.doubt_from(opened.start)  # all that follows may be part of what can't be read
    return -1


def _weak_json_at(scan: Scan, pos: int, dialect: str) -> tuple[JsonValue, int] | None:
    try:
        return scan.json_at(pos)
    except UnfinishedError as unfinished:
        raise unfinished.of("", dialect, is_weak=True)  # noqa: B904


def _skip_cut_off(scan: Scan, pos: int) -> None:
    """What begins like JSON and is no call: all of it is skipped when the text ends within."""
    if is_cut_off(scan.text, scan.json_failed_at):
        scan.resume = len(scan.text)
    elif scan.may_grow and _NEVER_MEANT.match(scan.text, pos) is not None:
        scan.sure_at = 0
    elif scan.may_grow and _MEANT.match(scan.text, pos) is None:
        scan.rule_out(pos)


def _is_meant(scan: Scan, start: int, limit: int) -> bool:
    """Whether the broken JSON at `start` is a call; then it is worth repairing."""
    if not scan.may_repair or _MEANT.match(scan.text, start) is None:
        return False
    pos = scan.text.index("{", start)
    try:
        reading = scan.repaired_at(pos, limit)
    except GuessedError as problem:  # rubbish, behind which the search goes on
        scan.wasted += REPAIR_WORK * (problem.offset - pos)
        scan.repair_in_vain(problem.offset - pos + problem.also_read)
        return False
    except UnreadableError as problem:
        scan.resume = len(scan.text)
        scan.wasted += REPAIR_WORK * (problem.offset - pos)
        scan.repair_in_vain(problem.offset - pos)
        scan.fail(problem.message, (start, len(scan.text)), "plain-json")
        return False
    if scan.calls_in(reading.value, is_marked=False):
        return True
    scan.wasted += REPAIR_WORK * (reading.end - start)
    scan.repair_in_vain(reading.end - start)
    return False


def read_fence(scan: Scan, opened: Opened, dialect: str) -> int:
    """A code fence whose code is a call."""
    text = scan.text
    head = _FENCE.match(text, opened.start)
    if head is None:
        return -1
    language, pos = head.group(1).lower(), head.end()
    mark, first = text[opened.start] * 3, text[pos : pos + 1]
    before = len(scan.calls), len(scan.errors)
    if not first:
        end = -1
    elif is_result(language):
        end = _no_call(scan, pos)
    elif first in "{[" and not _LIST_HEAD.match(text, pos):
        end = _read_fenced_json(scan, pos, mark)
    elif language in _PYTHON_FENCES:
        end = _read_fenced_python(scan, opened, pos, language)
    else:
        end = _no_call(scan, pos)
    if end < 0:
        scan.resume = max(scan.resume, head.end(1))
        return -1
    for found in scan.calls[before[0] :] if is_given(language) else ():
        found.wait("ambiguous", WORDS["in_result"])
    closed = _FENCE_END.match(text, end)
    if closed is not None:
        return closed.end()
    if is_code(language) and past(_SPACE, text, end) < len(text):  # the call is a part of it
        del scan.calls[before[0] :], scan.errors[before[1] :]
        return -1
    return end


def _no_call(scan: Scan, pos: int) -> int:
    """Nothing is read in a fence, which is certain once what it begins with is no call by name."""
    if python_calls.MAY_BE_CALL.match(scan.text, pos) is None:
        scan.sure_at = pos
    return -1


def _close(scan: Scan, mark: str, pos: int) -> int:
    """Where the fence ends, or the text."""
    close = scan.find(mark, pos)
    return close if close >= 0 else len(scan.text)


def _read_fenced_json(scan: Scan, pos: int, mark: str) -> int:
    if scan.text[pos] == "{" and _PLAUSIBLE.match(scan.text, pos) is None:
        scan.rule_out(pos)
        return -1
    if scan.is_spent:
        return -1
    limit = _close(scan, mark, pos)
    strict = _weak_json_at(scan, pos, "fenced-json")
    if strict is not None:
        if not (is_plain_call(strict[0]) or scan.calls_in(strict[0], is_marked=False)):
            scan.resume = scan.sure_at = strict[1]
            return -1
    elif not _is_meant(scan, pos, limit):
        scan.wasted += WEAK_WORK
        _skip_cut_off(scan, pos)
        return -1
    before = len(scan.calls)
    end = read_objects(scan, pos, limit, "fenced-json", is_weak=True)
    return end if len(scan.calls) > before else -1


def _read_fenced_python(scan: Scan, opened: Opened, pos: int, language: str) -> int:
    mark = scan.text[opened.start] * 3
    in_list = scan.text.startswith("[", pos)
    called = python_calls.CALL.match(scan.text, pos + in_list)
    if called is not None and (
        called.end() > (close := _close(scan, mark, pos))
        or defines(scan.text, pos, close, language)
    ):
        called = None
    is_known = called is not None and scan.tools.bare_name(called.group(1)) in scan.tools
    if called is None or not (is_known or language in ("tool_code", "tool_call")):
        return _no_call(scan, pos + in_list)
    dialect = "gemma3-tool-code" if language in ("tool_code", "python", "py") else "python-call"
    known = len(scan.calls), len(scan.errors)
    end = python_calls.read_calls(
        scan, pos + in_list, len(scan.text), dialect, is_weak=True, in_list=in_list
    )
    is_failed = len(scan.errors) > known[1] and len(scan.calls) == known[0]
    if is_failed and language in PYTHON and not _is_alone(scan, opened, mark):
        del scan.errors[known[1] :]  # it is an expression of a program
        return -1
    return end


def _is_alone(scan: Scan, opened: Opened, mark: str) -> bool:
    """Whether the last error is all that a fence holds, and the fence begins the output."""
    end = scan.errors[-1].end - scan.base
    is_first = scan.base + opened.start == 0
    return is_first and not scan.text[end : _close(scan, mark, end)].strip()


def read_python_list(scan: Scan, opened: Opened, dialect: str) -> int:
    """`[name(key=value), …]`; a Markdown link or a list in prose is none."""
    text = scan.text
    head = _LIST_HEAD.match(text, opened.start)
    if head is None:
        return -1
    if is_list_next(text, opened.start, scan.tools):  # they are read where nothing is beside them
        scan.rule_out(opened.end)
        return -1
    if _COMMENT.search(text, max(opened.start - 64, 0), opened.start) is not None or is_argument(
        scan, opened.start
    ):
        scan.wasted += WEAK_WORK
        return -1
    before = len(scan.calls), len(scan.errors)
    end = python_calls.read_calls(scan, head.end(), len(text), dialect, is_weak=True, in_list=True)
    is_closed = end > 0 and text[end - 1] == "]"
    is_list = is_closed or (end > 0 and not text[end : end + 200].strip())
    if end >= 0 and (not is_list or text.startswith("(", end)):
        del scan.calls[before[0] :], scan.errors[before[1] :]
        scan.wasted += WEAK_WORK
        return -1
    for found in scan.calls[before[0] :] if not is_closed else ():
        found.wait("incomplete", "] is missing.")
    return end


def read_call_word(scan: Scan, opened: Opened, dialect: str) -> int:
    """`call:NAME{…}`, Gemma's notation after its tokens were stripped."""
    text, start = scan.text, opened.start
    before = text[start - 1 : start]
    if before.isalnum() or (before == ";" and text.endswith("&gt;", 0, start)):
        scan.sure_at = opened.end
        return -1
    head = brace_notation.NAMED.match(text, opened.end)
    if head is None:
        scan.rule_out(opened.end)
        return -1
    if scan.tools.rule_out(head.group(1)):
        return -1
    if head.group(2) == "(" and text[opened.end].isspace():  # words that speak of a call
        scan.sure_at = head.end()
        return -1
    end = brace_notation.read(scan, opened.start, head, dialect, is_weak=True)
    if end >= 0:
        scan.note_token(opened.start, "", "<|tool_call>")
    return end


def read_kimi_word(scan: Scan, opened: Opened, dialect: str) -> int:
    """`functions.NAME:0{…}`, Kimi's notation after its tokens were stripped."""
    head = _KIMI.match(scan.text, opened.start)
    if head is None:
        scan.rule_out(opened.end)
        return -1
    name = named_json.kimi_name(scan, head.group().partition("{")[0].strip()) or head.group(1)
    end = read_arguments_object(
        scan, name, (opened.start, head.end()), dialect,
        call_id=f"functions.{head.group(1)}:{head.group(2)}", is_weak=True,
    )  # fmt: skip
    if end >= 0:
        scan.note_token(opened.start, "", "<|tool_call_begin|>")
    return end
