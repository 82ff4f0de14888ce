"""What stands before a call on its line, and right before it, may say that it is only shown."""

from __future__ import annotations

from typing import Literal

from tooldesk.late_pattern import late_pattern

Lead = Literal[
    "",
    "in_quotation",
    "in_table",
    "in_log",
    "in_comment_line",
    "in_heading",
    "in_sentence",
    "in_value",
    "in_example",
]
"""What the line says of what it holds."""

ENDS = (":", ",", "e.g.", "*", "_", "=", "(")
"""How a line may end that says something of the next one."""

LONGEST_LINE = 400
"""How far back a line's beginning is looked for."""

_CLOCK = r"\d\d:\d\d:\d\d"
LINE_HEAD = late_pattern(
    r"[ \t]*+(?:(?P<in_quotation>>(?!>>))|(?P<in_table>\|)"
    r"|(?P<in_comment_line>//|/\*|--(?!>)|;;)|(?P<in_heading>#)"
    rf"|(?P<in_log>[\[(]?+(?:\d{{4}}-\d\d-\d\d[T ]\d\d:\d\d|{_CLOCK}"
    rf"|[A-Z][a-z]{{2}}[ ]{{1,2}}\d{{1,2}}[ ]{_CLOCK}"
    r"|(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b|(?:level|ts|time)=)))"
)
"""How a line begins that shows what it holds."""
_LAST, _BEFORE = 8, 80
_MAY_LEAD = (*ENDS, "'", '"')
_CALLED = late_pattern(r"[ \t]*+(?:\w{1,80}+[ \t]*+=[ \t]*+)?[^\W\d][\w.]{0,80}+\(")
_SENTENCE = late_pattern(
    r"\b(?i:would|could|should|might|may|can|won[’']t|not|never|if|like|you)\b"
    r"(?: [^\s.!?:]{1,20}+){0,8} \Z"
)
"""Words of a sentence that only speaks of the call that stands in it."""
_VALUE = late_pattern(r"[\w\])][ \t]*+(?::?=(?<![=!<>]=)|\()[ \t]*+[fbr]?['\"`]{0,3}+\Z")
_EXAMPLE = late_pattern(
    r"(?:\be\.g\.,?|(?:\b[Ff]or (?:example|instance)|\b[Ee]xamples?"
    r"(?: (?:call|usage|request|output|response|input))?"
    r"(?: (?:is|would be|could be|might be|looks like this))?)[*_]{0,2}[,:])[*_]{0,2}\s*+\Z"
)


def lead_of(text: str, pos: int, *, is_weak: bool) -> Lead:
    """What stands before `pos` says of a call there; a call by shape alone asks for more."""
    start = text.rfind("\n", max(0, pos - LONGEST_LINE), pos) + 1
    if start < pos and (start or pos <= LONGEST_LINE):
        line = LINE_HEAD.match(text, start, pos)
        if line is not None and (is_weak or line.lastgroup != "in_heading"):
            return line.lastgroup  # type: ignore[return-value]
        if _is_argument(text, start, pos, is_weak=is_weak):
            return "in_value"
    if is_weak and text[pos - 1 : pos] == " " and _speaks_of_it(text, start, pos):
        return "in_sentence"
    if not is_weak or not text[max(0, pos - _LAST) : pos].rstrip().endswith(_MAY_LEAD):
        return ""
    before = text[max(0, pos - _BEFORE) : pos]
    if _EXAMPLE.search(before) is not None:
        return "in_example"
    return "in_value" if _VALUE.search(before) is not None else ""


def _speaks_of_it(text: str, start: int, pos: int) -> bool:
    """Whether the sentence before a call in this line says what would be, or what others may do."""
    return _SENTENCE.search(text, max(start, pos - _BEFORE), pos) is not None


def _is_argument(text: str, start: int, pos: int, *, is_weak: bool) -> bool:
    """Whether a line begins with a call by name that does not end before a place in it.

    Tokens are data there only within a string.
    """
    if _CALLED.match(text, start, pos) is None:
        return False
    is_open = text.count("(", start, pos) > text.count(")", start, pos)
    return is_open and (
        is_weak or text.count("'", start, pos) % 2 > 0 or text.count('"', start, pos) % 2 > 0
    )
