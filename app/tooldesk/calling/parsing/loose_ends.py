"""The end of a value behind a call: the call may have been cut short by a tag within that value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.tool_calling import ToolCalling
from tooldesk.late_pattern import late_pattern

BETWEEN_TAGS = frozenset({
    "qwen3-coder", "seed-oss", "minicpm-xml", "claude-xml", "minimax-m2", "minimax-m3", "atem",
    "deepseek-dsml", "step3", "glm-4.5", "glm-4.7", "hunyuan-v3", "longcat", "kimi-k3", "gemma4",
    "functiongemma",
})  # fmt: skip
"""Dialects in which texts stand between tags or marks as they are."""

_VALUE_END = (
    r"</[^<>\s]{0,24}?(?:param(?:eter)?|arg_value)(?::\w{1,24}+)?>|\]\]>"
    r"|<escape>|<[|｜]\"[|｜]>|<[|｜]close[|｜]>argument"
)
_CLOSER = (
    rf"(?!{_VALUE_END})(?:</[^<>\s]{{1,60}}+>|<[|｜]close[|｜]>(?:call|tools)<[|｜]sep[|｜]>"
    r"|<[|｜][\w ]{1,40}+[|｜]>|<end_function_call>|<tool_call[|｜]>)"
)
_PREFIX = r"(?:\]<\]minimax\[>\[)?"
_ELEMENT_END = rf"</[^<>\s]{{1,60}}+>(?=\s*+{_PREFIX}</invoke>)"
"""The same of a parameter whose name is its tag."""

_LONGEST_TAIL = 100
_CLOSERS = late_pattern(rf"(?:\s*+{_CLOSER})*+")
_BREAKS = late_pattern(r"\s*+")
_TAIL = late_pattern(rf"[ \t]*+\r?\n\s*+|[^<\]\n]{{0,{_LONGEST_TAIL}}}+\n?")
"""What may stand before the end of a value: the rest of the line, or breaks."""

_MARKS = late_pattern(
    r"(</[^<>\s]{0,24}?(?:param(?:eter)?|arg_value)(?::\w{1,24}+)?>"
    r"|<[|｜]close[|｜]>argument<[|｜]sep[|｜]>)"
    r"|<[^<>\s/]{0,24}?(?:param(?:eter)?|arg_value)\b[^<>]{0,200}+>|<[|｜]open[|｜]>argument\b"
)
"""Where a value ends, or begins."""

_LOOSE = late_pattern(_VALUE_END)
_ENDS = late_pattern(rf"(?:{_VALUE_END}|{_ELEMENT_END})\s*+(?:{_PREFIX}{_CLOSER}|\}}(?=<))")
_GOES_ON = late_pattern(r"\s*+(?:[^\s<]|<[^|｜/])")
_TOKEN_IN_VALUE = "Words stand behind the token that ends it, so that may be part of a value."
_SHORTEST_ENDS, _LONGEST_ENDS = 16, 256
_TAG = late_pattern(r"<[^<>]{0,100}+>|\](?!\])[^<]|\]\](?!>)[^<]|\n")
_LONGEST_END = 64
LIST_IS_OPEN = "] is missing, so more calls may follow."
"""Why a call waits behind which its list goes on when the text ends."""

CUT_SHORT = "The end of a value stands behind it, so a tag inside that value may have cut it short."
"""Why a call waits behind which a value ends."""


def why_cut_short(text: str, end: int) -> str:
    """Why a call that ends at `end` waits; "" when no value ends behind it, in its line."""
    return CUT_SHORT if _LOOSE.match(text, _behind(text, end)) is not None else ""


def ends_with_own_end(value: str) -> bool:
    """Whether a value ends with the end of a value that nothing in it begins."""
    ends = 0
    is_last = False
    for mark in _MARKS.finditer(value):
        ends += -1 if mark.group(1) is None else 1
        is_last = mark.group(1) is not None and not value[mark.end() :].strip()
    return is_last and ends > 0


def is_end_in(text: str, start: int, end: int) -> bool:
    """Whether a value ends in a span, and its call behind that."""
    return _ENDS.search(text, start, end) is not None


def is_end_before(text: str, start: int, pos: int) -> bool:
    """Whether they do right before `pos`, and behind `start`; other tags may end with them."""
    start = max(start, pos - _LONGEST_ENDS)
    return pos - start > _SHORTEST_ENDS and is_end_in(text, start, pos)


def held_by_rest(text: str, end: int, missing: str) -> Mapping[str, Any]:
    """The keywords `hold` and `why` of a call whose last value a token ends, as it stands.

    Args:
        text: The raw text.
        end: Where that token ends; -1 when there is none, which `missing` says in words.
        missing: Why the call waits then.
    """
    if end < 0:
        return {"hold": "incomplete", "why": missing}
    if _GOES_ON.match(text, end) is not None:
        return {"hold": "ambiguous", "why": _TOKEN_IN_VALUE}
    return {}


def may_be_cut_short(calling: ToolCalling) -> bool:
    """Whether a text stands in a call as it is, so that a tag within it can end the call."""
    return calling.dialect in BETWEEN_TAGS and any(
        isinstance(value, str | dict | list) for value in calling.arguments.values()
    )


_CUT_TOKEN = late_pattern(
    r"\s*+(?:(?:</arg_key>\s*+)?\]?<[^<>\n]{0,200}+|\]|<arguments>\s*+"
    r"|<\|(?:open|close)\|>[^<>\n]{0,200}+(?:<[^<>\n]{0,8}+)?)"
)
"""What of a tag, or of what one notation has for one, is there when the text ends within it."""

_CUT_MEMBER = late_pattern(r"\s*+,\s*+(?:\{[^{}\n]{0,200}+)?")
_INPUT = "Action Input:"


def is_cut_token(text: str, end: int, found: FoundCall) -> bool:
    """Whether nothing but the beginning of a token stands behind a call without its end."""
    if _CUT_TOKEN.fullmatch(text, end) is not None:
        return True
    if found.why == LIST_IS_OPEN:
        return _CUT_MEMBER.fullmatch(text, end) is not None
    if found.calling.dialect != "react" or len(text) - end > 2 * len(_INPUT):
        return False
    written = text[end:].strip()
    return written != "" and _INPUT.startswith(written)


def is_told(text: str, end: int) -> bool:
    """Whether `why_cut_short` says the same whatever follows the text."""
    at = _behind(text, end)
    if at < len(text) and text[at] not in "<]\n":
        return True
    return _TAG.match(text, at) is not None or len(text) - at > _LONGEST_END


def _behind(text: str, end: int) -> int:
    """Where the end of a value would stand."""
    at = past(_CLOSERS, text, end)
    return past(_BREAKS if text[at - 1 : at] == "\n" else _TAIL, text, at)
