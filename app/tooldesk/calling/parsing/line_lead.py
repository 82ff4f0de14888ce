"""What stands before a call on its line, and right before it, may say that it is only shown."""

from __future__ import annotations

from collections.abc import Sequence

from tooldesk.calling.parsing.leading_words import Lead, is_forbidden, said_before
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.late_pattern import late_pattern

_RESULT_ENDS = (
    *("utput", "utputs", "esult", "esults", "esponse", "utput>", "utputs>"),
    *("inal>", "swer>", "ponse>", "PONSE]"),
)
_TOLD_ENDS = (
    *(
        "turned",
        "turns",
        "nswered",
        "nswers",
        "sponded",
        "plied",
        "rinted",
        "gave",
        " with",
        " back",
    ),
    *(" me", " us", " was"),
)
_SIGNS = (":", "：", ",", "，", "、", "،", "e.g.", "*", "_", "=", "(", "tfinal")
ENDS = (*_SIGNS, *_RESULT_ENDS, *_TOLD_ENDS)
"""How a line may end that says something of the next one."""

LONGEST_LINE = 400
"""How far back a line's beginning is looked for."""

_CLOCK = r"\d\d:\d\d:\d\d"
LINE_HEAD = late_pattern(
    r"[ \t]*+(?:(?P<in_quotation>>(?!>>))|(?P<in_table>\|)"
    r"|(?P<in_comment_line>//|/\*|--(?!>)|;;)|(?P<in_heading>#)"
    r"|(?P<in_prompt>(?:>>>|\$)[ \t]|(?:In |Out ?)\[\d{1,6}\]:)"
    r"|(?P<in_diff>\+(?![\d+])|-(?=[^\s\d\-]|\Z)|@@[ ])"
    rf"|(?P<in_log>[\[(]?+(?:\d{{4}}-\d\d-\d\d[T ]\d\d:\d\d|{_CLOCK}"
    rf"|[A-Z][a-z]{{2}}[ ]{{1,2}}\d{{1,2}}[ ]{_CLOCK}"
    r"|(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|FATAL|CRITICAL)\b|(?:level|ts|time)=)))"
)
"""How a line begins that shows what it holds."""
_TICKS = late_pattern(r"(?<![`\w])`{1,2}(?![`\s])|(?<![`\s])`{1,2}(?![`\w])")
"""Signs around code in a sentence, and no fence or apostrophe."""

_MARKUP = late_pattern(r"(?:\s|<[|｜]open[|｜]>\w*+|\]<\]minimax\[>\[|<[^<>]*+>)*+")
_HUNK = late_pattern(r"(?:\A|\n)@@ [^\n]*+\n(?:[ +\-\\][^\n]*+\n)*+\Z")
_HEADERS = late_pattern(
    r"(?i:(?:host|accept|authorization|connection|cookie|date|etag|expires|origin|pragma|referer"
    r"|server|user-agent|vary|via|transfer-encoding|alt-svc|keep-alive|last-modified|report-to"
    r"|request-id|retry-after|strict-transport-security|www-authenticate"
    r"|(?:accept|access-control|anthropic|cache|cf|content|cross-origin|if|openai|proxy|ratelimit"
    r"|sec|set|x)-[\w\-]{1,40}):[ \t]|[A-Z]{3,7} \S{1,300}+ HTTP/\d|HTTP/\d(?:\.\d)? \d{3}\b)"
)
"""The last line above the blank one that a body follows."""

_LONGEST_CALL = 10 * LONGEST_LINE
"""How far behind the beginning of a text its first line is read again for each token in it."""

BLANK = ("\n\n", "\n\r\n")
"""How a text ends behind an empty line."""

_JSON = "{["
_LAST, _BEFORE = 16, 80
_MAY_LEAD = (*ENDS, "'", '"')
_CALLED = late_pattern(r"[ \t]*+(?:\w{1,80}+[ \t]*+=[ \t]*+)?[^\W\d][\w.]{0,80}+\(")
_SENTENCE = late_pattern(
    r"\b(?i:would|could|should|might|may|can|won[’']t|not|never|if|like|you)\b"
    r"(?: [^\s.!?:]{1,20}+){0,8} \Z"
)
"""Words of a sentence that only speaks of the call that stands in it."""
_IN_QUOTES = late_pattern(
    r"(?:[^\s\"“„«=(\[{,:>][ \t]++[\"“„«»]|[「『]|[\u3040-\u9fff\uac00-\ud7a3][\"“])"
    r"[ \u00a0\u202f]?\Z"
)
"""A quote that begins within a sentence; some scripts put no space before it."""


def lead_of(text: str, pos: int, *, is_weak: bool, read: Sequence[tuple[int, int]] = ()) -> Lead:
    """What stands before `pos` says of a call there; a call by shape alone asks for more.

    `read` are spans before it that were read as calls: signs in their values say nothing.
    """
    start = text.rfind("\n", max(0, pos - LONGEST_LINE), pos) + 1
    if _is_in_body(text, start, pos):
        return "in_request"
    if start < pos and (start or pos <= LONGEST_LINE):
        line = LINE_HEAD.match(text, start, pos)
        if line is not None and (is_weak or line.lastgroup != "in_heading"):
            return line.lastgroup  # type: ignore[return-value]
        if _is_argument(text, start, pos, is_weak=is_weak):
            return "in_value"
        if text[start] == " " and _is_in_hunk(text, start):
            return "in_diff"
        if text.find("`", start, pos - 1) >= 0 and _is_in_code(text, start, pos, read):
            return "in_sentence"
    if is_weak and text[pos - 1 : pos] == " " and _speaks_of_it(text, start, pos):
        return "in_sentence"
    if not is_weak and _IN_QUOTES.search(text, max(start, pos - _LAST), pos) is not None:
        return "in_sentence"
    if not text[max(0, pos - _LAST) : pos].rstrip().endswith(_MAY_LEAD):
        return is_forbidden(text, pos)
    return said_before(text, pos, is_weak=is_weak) or is_forbidden(text, pos)


def has_lead(text: str, pos: int) -> bool:
    """Whether the line of `pos`, or what stands above it, may say something of a call there."""
    start = text.rfind("\n", max(0, pos - LONGEST_LINE), pos) + 1
    if start == pos or _is_in_body(text, start, pos):
        return is_below_headers(text, start)
    if not start and pos > LONGEST_LINE:
        return False
    if text[start] == " " and _is_in_hunk(text, start):
        return True
    return LINE_HEAD.match(text, start, pos) is not None


def _is_in_body(text: str, start: int, pos: int) -> bool:
    """Whether the line of `pos` is, or begins as JSON, what was sent or answered over HTTP."""
    return (start == pos or text[start] in _JSON) and is_below_headers(text, start)


def is_below_headers(text: str, pos: int) -> bool:
    """Whether the lines right above `pos` are those of a request or an answer over HTTP."""
    if not text.endswith(BLANK, max(0, pos - _LAST), pos):
        return False
    end = pos - 1
    while end and text[end - 1] in "\r\n":
        end -= 1
    start = text.rfind("\n", max(0, end - LONGEST_LINE), end) + 1
    return _HEADERS.match(text, start, end) is not None


def _is_in_hunk(text: str, start: int) -> bool:
    """Whether a line is one that a diff left as it is."""
    above = text[max(0, start - LONGEST_LINE) : start]
    return "@@ " in above and _HUNK.search(above) is not None


def _is_in_code(text: str, start: int, pos: int, read: Sequence[tuple[int, int]]) -> bool:
    """Whether code in a sentence began with words before a place in this line."""
    marks = [
        mark.end() for mark in _TICKS.finditer(text, start, pos)
        if not any(begun < mark.start() < end - 1 for begun, end in read)
    ]  # fmt: skip
    return len(marks) % 2 > 0 and _MARKUP.fullmatch(text, marks[-1], pos) is None


def _speaks_of_it(text: str, start: int, pos: int) -> bool:
    """Whether the sentence before a call in this line says what would be, or what others may do."""
    return _SENTENCE.search(text, max(start, pos - _BEFORE), pos) is not None


def is_quoted_argument(text: str, pos: int, *, may_grow: bool) -> bool:
    """Whether a place stands in a string that is an argument of a call by name on its line.

    Raises:
        UnfinishedError: the line goes on, and so may the string.
    """
    start = text.rfind("\n", max(0, pos - LONGEST_LINE), pos) + 1
    is_far = not start and pos > _LONGEST_CALL
    if is_far or start == pos or not _is_argument(text, start, pos, is_weak=False):
        return False
    end = text.find("\n", pos, pos + LONGEST_LINE)
    if end < 0 and may_grow and len(text) < pos + LONGEST_LINE:
        raise UnfinishedError(pos)
    return any(
        text.count(quote, start, pos) % 2
        and text.find(quote, pos, end if end >= 0 else len(text)) > 0
        for quote in "'\""
    )


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
