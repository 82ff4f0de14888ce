"""Read calls whose name stands in the markup and whose arguments are one JSON object.

DeepSeek, Kimi K2, Mistral from tokenizer 11 on, Qwen-Agent's old prompt and Functionary.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from tooldesk.calling.parsing.bodies import invocations
from tooldesk.calling.parsing.bodies.json_objects import (
    arguments_follow,
    read_arguments_object,
    read_objects,
)
from tooldesk.calling.parsing.found_call import HoldReason
from tooldesk.calling.parsing.markers import Opened, canonical, pattern_of
from tooldesk.calling.parsing.name_patterns import MARKED_NAME, MARKS
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.parsing.reasoning import end_of_made_up
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.tool_calling import Repair
from tooldesk.late_pattern import late_pattern

_SEP = "<｜tool▁sep｜>"
_BEGIN = "<｜tool▁call▁begin｜>"
_END = "<｜tool▁call▁end｜>"
_KIMI_ARGUMENTS = "<|tool_call_argument_begin|>"
_KIMI_END = "<|tool_call_end|>"

_CANONICAL_BEGIN = canonical(_BEGIN)

_DEEPSEEK_HEAD = late_pattern(
    rf"\s*+(?P<first>[^\n<{{`\[Ċ]*+)\s*+"
    rf"(?:(?P<sep>{pattern_of([_SEP])})\s*+(?P<name>[^\n<{{`\[Ċ]*+)\s*+)?"
    r"(?:(?<=\n)(?P<again>[\w.\-]++)\s*+)?(?P<fence>```\w*+\s*+)?"
    r"(?=[{<\[]|(?<=\s)[\"'/#~`\ufeff\u200b])"
)
_TOOL = r"([\w.\-/]{1,200}+)"
_DEEPSEEK_EMPTY = late_pattern(
    rf"\s*+(?:function\s*+{pattern_of([_SEP])}\s*+{_TOOL}|{_TOOL}\s*+{pattern_of([_SEP])})"
    rf"\s*+(?:```\w*+\s*+```\s*+)?(?={pattern_of([_END])})"
)
"""A call whose arguments are left out, and which ends nevertheless."""

_DEEPSEEK_TAIL = late_pattern(rf"\s*+(?:```)?\s*+({pattern_of([_END])})?")
_KIMI_HEAD = late_pattern(rf"\s*+([^\s<{{]*+)\s*+({pattern_of([_KIMI_ARGUMENTS])})?\s*+")
_CUT_HEAD = late_pattern(
    rf"\s*+(function\s*+{pattern_of([_SEP])}\s*+)?([\w.\-:]{{1,200}}+)"
    rf"(?:\s*+(?:{pattern_of([_SEP])}|{pattern_of([_KIMI_ARGUMENTS])})|[^\S\n]*+\n)"
    r"\s*+(?:```\w*+\s*+)?\Z"
)
_KIMI_TAIL = late_pattern(rf"\s*+({pattern_of([_KIMI_END])})?")
_KIMI_NAME = late_pattern(
    rf"(?:functions?[.:_]?)?((?![\d:_]++\Z)\w[\w.\-/:{MARKS}]{{0,200}}?)(?:[:_]?(\d{{1,40}}+))?"
)
_COUNTER = late_pattern(r"(?:functions?)?[.:_]?\d{0,200}+(?:[:_]\d{1,40}+)?")
_INDEX = late_pattern(r":\d{1,40}\Z")
_NO_NAME = tuple(f"{word}{mark}" for word in ("call", "toolu", "chatcmpl") for mark in "_-")
_MISTRAL_HEAD = late_pattern(
    rf"\s*+({MARKED_NAME})\s*+(?:\[CALL_ID\]\s*+([\w\-]*+)\s*+)?(\[ARGS\])?\s*+"
)
QWEN_HEAD = late_pattern(r"[:：]?+\s*+([^\n✿Ċ]++)\s*+✿ARGS✿[:：]?+\s*+")
"""What Qwen-Agent's marker needs behind it: a name, and the token before the arguments."""

_QWEN_NEXT = late_pattern(r"✿(?:RESULT|RETURN|FUNCTION)✿")
_MISTRAL_NEXT = late_pattern(r"\[TOOL_CALLS\]")
_MISTRAL_ENDS = ("[TOOL_CALLS]", "</s>", "<|im_end|>")
_RECIPIENT_NEXT = late_pattern(r">>>")
_QWEN_END = late_pattern(r"\s*+✿(?:RESULT|RETURN)✿")
_TO_ALL = late_pattern(r"\s*+all[ \t]*+\r?\n")
_RECIPIENT = late_pattern(
    rf"\s*+({MARKED_NAME})[ \t]*+\r?\n\s*+(?=\{{|```|~~~|/[*/]|[\ufeff\u200b])"
)
TO_RECIPIENT = late_pattern(r"[ \t]*+([^\s<>{}]{1,200}+)\s*+<\|content\|>\s*+(?=\{)")
_CONTENT_END = late_pattern(r"<\|(?:stop|from)\|>")
BEHIND_RECIPIENT = late_pattern(rf"{_TO_ALL.pattern}|{_RECIPIENT.pattern}")
"""What Functionary's marker needs behind it: a recipient on its own line."""


def read_deepseek(scan: Scan, opened: Opened, dialect: str) -> int:
    """`type<sep>name`, a fence with JSON (V3), or `name<sep>` and bare JSON (V3.1)."""
    text = scan.text
    if (empty := _DEEPSEEK_EMPTY.match(text, opened.end)) is not None:
        scan.add(
            scan.name_in(empty, 1, 2), {}, (opened.start, empty.end()),
            "deepseek-v3" if empty.group(1) else "deepseek-v3.1",
        )  # fmt: skip
        return _past_end(scan, _DEEPSEEK_TAIL, empty.end(), _END)
    head = _DEEPSEEK_HEAD.match(text, opened.end)
    if head is None or _CUT_HEAD.match(text, opened.end) is not None:
        return _read_cut(scan, opened, dialect)
    first, second = head.group("first").strip(), (head.group("name") or "").strip()
    is_typed = first in ("function", "") and bool(second or head.group("again"))
    group = ("name" if second else "again") if is_typed else "first" if first else "name"
    name = scan.name_in(head, group)
    if text.startswith("<", head.end()):
        if first not in ("function", ""):
            return _skip_other_type(scan, head.end())
        inner = invocations.read(scan, Opened(head.end(), head.end(), "<invoke"), "step3")
        end = max(inner, -1)
    else:
        is_json = text[head.end()] in "{[" or arguments_follow(text, head.end())
        if not name or not is_json or (head["fence"] and _is_type(scan, name)):
            return -1
        end = read_arguments_object(
            scan, name, (opened.start, head.end()),
            "deepseek-v3" if is_typed else "deepseek-v3.1", until=_deepseek_close,
        )  # fmt: skip
    if end < 0:
        return -1
    if opened.token == _CANONICAL_BEGIN:
        scan.note_token(opened.start, text[opened.start : opened.end], _BEGIN)
    if (separator := head.group("sep")) is not None:
        scan.note_token(head.start("sep"), separator, _SEP)
    return _past_end(scan, _DEEPSEEK_TAIL, end, _END)


def _read_cut(scan: Scan, opened: Opened, dialect: str) -> int:
    """A call that ends with the text before its arguments begin; gives the end, or -1."""
    head = _CUT_HEAD.match(scan.text, opened.end)
    if head is None:
        return -1
    name = kimi_name(scan, head.group(2)) if dialect == "kimi-k2" else scan.name_in(head, 2)
    if not name or (head.group(1) is None and _is_type(scan, name)):
        return -1
    end = len(scan.text)
    scan.add(name, {}, (opened.start, end), dialect, hold="incomplete")
    return end


def _is_type(scan: Scan, name: str) -> bool:
    """Whether what is called is missing behind the type, as V3 and Step-3 write it."""
    return name == "function" and name not in scan.tools


def _past_end(scan: Scan, tail: re.Pattern[str], pos: int, token: str) -> int:
    """Where the token that closes a call ends, or `pos` when there is none."""
    found = tail.match(scan.text, pos)
    if found is None:
        return pos
    if (written := found.group(1)) is not None:
        scan.note_token(found.start(1), written, token, is_closing=True)
    return found.end()


def _skip_other_type(scan: Scan, pos: int) -> int:
    """Step-3 knows calls of one type only; another type's body is not searched for calls."""
    end = scan.search(_DEEPSEEK_END, pos)
    scan.resume = end.end() if end is not None else len(scan.text)
    return -1


def read_deepseek_tail(scan: Scan, opened: Opened, dialect: str) -> int:
    """A separator whose opening token is lost: the type or name stands before it on its line."""
    window = scan.text[max(0, opened.start - 100) : opened.start]
    last = window.rstrip(" \t")[-1:]
    word = _LAST_WORD.search(window) if last.isalnum() or (last and last in "_.-") else None
    if word is None:
        return -1
    start = opened.start - len(word.group())
    end = read_deepseek(scan, Opened(start, start, opened.token), dialect)
    if end >= 0:
        scan.note_token(start, "", _BEGIN)
        scan.cut_apart(start, opened.start)
    return end


_LAST_WORD = late_pattern(r"(?<![\w.\-])[\w.\-]++[ \t]*+\Z")
_DEEPSEEK_END = late_pattern(pattern_of([_END, "<｜tool▁calls▁end｜>"]))
_LONGEST_FENCE = 200


def _deepseek_close(scan: Scan, pos: int) -> int:
    """Where the call's end stands next, with a fence on a line before it; -1 for nowhere."""
    end = scan.search(_DEEPSEEK_END, pos)
    if end is None:
        return -1
    base = max(pos, end.start() - _LONGEST_FENCE)
    window = scan.text[base : end.start()].rstrip()
    if not window.endswith("```"):
        return end.start()
    line = window.find("\n", len(window[:-3].rstrip()))
    return base + line if line >= 0 else end.start()


def is_kimi(scan: Scan, opened: Opened) -> bool:
    """Whether the marker is Kimi's, by its bars or by the separator behind the name."""
    if scan.text[opened.start + 1] == "|":
        return True
    head = _KIMI_HEAD.match(scan.text, opened.end)
    return head is not None and head.group(2) is not None


def read_kimi(scan: Scan, opened: Opened, dialect: str) -> int:
    """`functions.NAME:INDEX`, a separator and JSON, with all the ways the id is misspelt."""
    text = scan.text
    head = _KIMI_HEAD.match(text, opened.end)
    if head is None or not arguments_follow(text, head.end(), in_list=head.group(2) is not None):
        if head is not None and head.group(2) and _KIMI_CLOSE.match(text, head.end()):
            return _read_empty_kimi(scan, opened, head, dialect)
        is_cut = head is not None and head.group(2) is not None and head.end() == len(text)
        return _read_cut(scan, opened, dialect) if is_cut else -1
    written = head.group(1)
    name = kimi_name(scan, written)
    bounds = (opened.start, head.end())
    if name is None:
        close = scan.search(_KIMI_CLOSE, head.end())
        limit = close.start() if close else len(text)
        end = read_objects(scan, head.end(), limit, dialect)
        if end < 0:
            end = _read_nameless(scan, bounds, written, dialect)
    else:
        end = read_arguments_object(scan, name, bounds, dialect, until=_KIMI_CLOSE, call_id=written)
    if end < 0:
        return -1
    if (separator := head.group(2)) is not None:
        scan.note_token(head.start(2), separator, _KIMI_ARGUMENTS)
    return _past_end(scan, _KIMI_TAIL, end, _KIMI_END)


def _read_empty_kimi(scan: Scan, opened: Opened, head: re.Match[str], dialect: str) -> int:
    """A call whose arguments are left out, and which ends nevertheless."""
    name = kimi_name(scan, head.group(1))
    if not name:
        return -1
    scan.add(name, {}, (opened.start, head.end()), dialect, call_id=head.group(1))
    scan.note_token(head.start(2), head.group(2), _KIMI_ARGUMENTS)
    return _past_end(scan, _KIMI_TAIL, head.end(), _KIMI_END)


_KIMI_CLOSE = late_pattern(
    pattern_of(
        [
            _KIMI_END,
            "<|tool_calls_section_end|>",
            "<|tool_call_section_end|>",
            "<|tool_call_begin|>",
        ]
    )
)


def kimi_name(scan: Scan, written: str) -> str | None:
    """The tool's name in Kimi's id, or None when the id does not hold it."""
    known = scan.tools.by_kimi_id
    if written not in known:
        known[written] = _kimi_name(scan, written)
    return known[written]


def _kimi_name(scan: Scan, written: str) -> str | None:
    if written in scan.tools:
        return written
    matched = _KIMI_NAME.fullmatch(written)
    if matched is None or (written.startswith("functions.") and matched.group(1)[:2] == "s."):
        if _COUNTER.fullmatch(written) is not None:
            return None
        return _INDEX.sub("", written.removeprefix("functions."))  # no tool's, but a name
    name = matched.group(1)
    if name in scan.tools:
        return name
    if name in ("call", "toolcall", "tool_call", "chatcmpl-tool", "functions") or (
        written.startswith(_NO_NAME)
    ):
        return None
    stem = written.removeprefix("functions.").removeprefix("functions_").removeprefix("functions")
    known = next((tool for tool in scan.tools.names if stem.startswith(tool)
                  and stem[len(tool):].strip(":_.").isdigit()), None)  # fmt: skip
    return known or name


def _read_nameless(scan: Scan, bounds: tuple[int, int], written: str, dialect: str) -> int:
    """A counter instead of a name: the arguments' keys tell the tool, when only one has them."""
    before = len(scan.calls)
    try:
        end = read_arguments_object(
            scan, written, bounds, dialect, until=_KIMI_CLOSE, call_id=written
        )
    except UnfinishedError as unfinished:
        unfinished.tool_name = None
        raise
    for found in scan.calls[before:]:
        arguments = found.calling.arguments
        scan.wasted += 16 * len(scan.tools.names)
        fitting = [
            name for name in (() if scan.is_spent else scan.tools.names)
            if arguments.keys() <= scan.tools.properties(name).keys()
            and scan.tools.is_complete(name, arguments)
        ]  # fmt: skip
        if len(fitting) == 1:
            repair = Repair(bounds[0], written, fitting[0], "tool found by its arguments' names")
            del scan.calls[before:]
            scan.add(
                fitting[0], arguments, (bounds[0], end), dialect,
                repairs=(*_places_in(scan, found.calling.repairs), repair),
                call_id=written, hold=found.hold,
            )  # fmt: skip
        else:
            found.wait_as("ambiguous")
    return end


def _places_in(scan: Scan, repairs: tuple[Repair, ...]) -> Iterable[Repair]:
    """Repairs that were noted, as a reader knows them."""
    return (repair.at(repair.offset - scan.base) for repair in repairs)


def read_mistral(scan: Scan, opened: Opened, dialect: str) -> int:
    """`NAME[CALL_ID]id[ARGS]{…}` behind the marker, or NAME alone for a known tool."""
    text = scan.text
    head = _MISTRAL_HEAD.match(text, opened.end)
    if head is None:
        return -1
    name = scan.name_in(head, 1)
    if arguments_follow(text, head.end(), in_list=head.group(3) is not None):
        if head.group(3) is None:
            scan.note_token(head.end(), "", "[ARGS]")
        return read_arguments_object(
            scan, name, (opened.start, head.end()), dialect, until=_MISTRAL_NEXT,
            call_id=head.group(2) or None,
        )  # fmt: skip
    rest = text[head.end() : head.end() + 200].strip()
    if name in scan.tools and (not rest or rest.startswith(_MISTRAL_ENDS)):
        is_whole = bool(rest) or (head.group(3) is None and scan.tools.needs_nothing(name))
        hold: HoldReason = "" if is_whole else "incomplete"
        scan.add(name, {}, (opened.start, head.end()), dialect, hold=hold)
        return head.end()
    return -1


def read_qwen_agent(scan: Scan, opened: Opened, dialect: str) -> int:
    """`✿FUNCTION✿: NAME`, `✿ARGS✿: {…}`; what stands behind the stop words is made up."""
    text = scan.text
    head = QWEN_HEAD.match(text, opened.end)
    if head is None:
        return -1
    if _QWEN_NEXT.match(text, head.end()) is not None:  # no arguments at all
        scan.add(scan.name_in(head, 1), {}, (opened.start, head.end()), dialect)
        end = head.end()
    else:
        end = read_arguments_object(
            scan, scan.name_in(head, 1), (opened.start, head.end()), dialect, until=_QWEN_NEXT
        )
    if end < 0:
        return -1
    made_up = _QWEN_END.match(text, end)
    if made_up is None:
        return end
    following = scan.find("✿FUNCTION✿", made_up.end())
    end = end_of_made_up(scan, end)
    return following if 0 <= following < end else end


def read_functionary(scan: Scan, opened: Opened, dialect: str) -> int:
    """A recipient on its own line, then JSON; `all` is the reader, not a tool."""
    start, end, _ = opened
    if not scan.calls:
        _read_first_recipient(scan, start)
    head = _RECIPIENT.match(scan.text, end)
    if head is None or head[1] == "all":
        to_all = _TO_ALL.match(scan.text, end)
        if to_all is None:
            return -1
        scan.sure_at = to_all.end()
        scan.is_answer = True
        return to_all.end()
    if not arguments_follow(scan.text, head.end()):
        return -1
    scan.is_answer = False
    name = scan.name_at(head.start(1), head[1])
    return read_arguments_object(scan, name, (start, head.end()), dialect, until=_RECIPIENT_NEXT)


def read_functionary_2(scan: Scan, opened: Opened, dialect: str) -> int:
    """Version 2: a recipient and its content, each behind a token of its own."""
    head = TO_RECIPIENT.match(scan.text, opened.end)
    if head is None or head[1] == "all":
        return -1
    name = scan.name_at(head.start(1), head[1])
    bounds = opened.start, head.end()
    return read_arguments_object(scan, name, bounds, dialect, until=_CONTENT_END)


def _read_first_recipient(scan: Scan, end: int) -> None:
    """The text's first recipient, whose `>>>` stands in the prompt."""
    if scan.base or scan.find(">>>", 0) != end:
        return
    if (to_all := _TO_ALL.match(scan.text)) is not None:
        scan.cut(0, to_all.end())
        return
    head = _RECIPIENT.match(scan.text)
    strict = scan.json_at(head.end()) if head is not None else None
    if head is None or strict is None or scan.text[strict[1] : end].strip():
        return
    name = scan.name_in(head, 1)
    after = read_arguments_object(scan, name, (head.start(1), head.end()), "functionary")
    if after >= 0:
        scan.cut(0, after)
