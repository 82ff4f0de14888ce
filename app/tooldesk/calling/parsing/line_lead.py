"""What stands before a call on its line, and right before it, may say that it is only shown."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal

from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.late_pattern import late_pattern

Lead = Literal[
    "",
    "in_quotation",
    "in_table",
    "in_log",
    "in_comment_line",
    "in_heading",
    "in_prompt",
    "in_diff",
    "in_request",
    "in_sentence",
    "in_value",
    "in_example",
    "in_others_words",
    "in_the_past",
    "in_result",
]
"""What the line says of what it holds."""

_RESULT_ENDS = ("utput", "utputs", "esult", "esults", "esponse", "utput>", "utputs>")
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
ENDS = (":", ",", "e.g.", "*", "_", "=", "(", *_RESULT_ENDS, *_TOLD_ENDS)
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
_VALUE = late_pattern(r"[\w\])][ \t]*+(?::?=(?<![=!<>]=)|\()[ \t]*+[fbr]?(?:['\"`]{1,3}+\s*+)?+\Z")
_IN_QUOTES = late_pattern(r"[^\s\"“=(\[{,:>][ \t]++[\"“]\Z")
"""A quote that begins within a sentence."""

_EXAMPLE = late_pattern(
    r"(?:\be\.g\.,?|(?:\b[Ff]or (?:example|instance)|\b[Ee]xamples?(?: of [^\n.:{}\[\]<>]{1,60}+)?"
    r"(?: (?:call|usage|request|output|response|input))?"
    r"(?: (?:is|would be|could be|might be|looks like this))?)[*_]{0,2}[,:])[*_]{0,2}\s*+\Z"
)

_SHOWN = late_pattern(
    r"\b(?i:looks? like(?: (?:this|that|so))?|syntax is|is written(?: (?:as|like this))?"
    r"|(?:documentation|docs|manual|specification|logs?|file|template|transcript|conversation"
    r"|prompt|test|readme|page)(?: [^\s.,;!?:]{1,20}+){0,2}?"
    r" (?:shows?|contains?|says?|reads?|has|had|renders? to)(?: this)?)[*_]{0,2}[,:][*_]{0,2}\s*+\Z"
)
"""Words that show what something holds, or how it is written."""

_PAST = late_pattern(
    r"\b(?i:(?:I|we|you|he|she|it|they|model|assistant|agent|user|client)(?: (?:just|then|first"
    r"|also|once|previously|had|has|have|already))?"
    r" (?:called|ran|run|tried|used|executed|wrote|written"
    r"|emitted|generated|produced|said|sent|typed|made|issued)(?: (?:this|that|it))?"
    r"|(?:call|command|request|answer|output|completion|action)(?: of [^\n.:]{1,40}?)? was"
    r"|previously|earlier|before)[*_]{0,2}:[*_]{0,2}\s*+\Z"
)
"""Words that tell of what was done, or written, before."""

_TO_DO = late_pattern(
    r"\b(?i:let me|let['’]s|(?:I|we)(?:['’]ll| will| need| want| should| must| have to|['’]m going)"
    r"|to (?:see|check|find|look|verify|confirm|know|learn|read))\b[^.!?\n]{0,80}+\Z"
)
"""What says before it, in its sentence, that somebody is about to do something."""

_NEVER = late_pattern(
    r"\b(?i:never|(?:do|does|should|must) not|(?:do|does|should|must)n[’']t)(?: ever)?"
    r" (?i:write|output|emit|send|produce|print|generate|respond with|reply with)\b"
    r"[^\n.!?<>{}\[\]]{0,40}+[:,]?\s*+\Z"
)
"""Words that forbid what follows them."""

_OTHERS = late_pattern(
    r"(?:\A|[\n>])[ \t*_]*+(?i:(?:(?:tool|function|command|api|server|search)[ _](?:call[ _])?)"
    r"(?:output|response|result)s?|results?|observation|user|human|customer)[*_]*+[:：][*_]*+\s*+\Z"
)
"""What says that a tool gave what follows, or that somebody else wrote it."""

_RESULT = late_pattern(
    r"(?:(?:\A|[\n>])(?:[ \t]*+#{1,6})?[ \t*_]*+(?:"
    r"(?i:outputs?|response|stdout|returne?[ds])[ \t]*+[*_]*+[:：][*_]*+"
    r"|(?i:outputs?|results?|response)[*_]*+[ \t]*+\r?\n)|<outputs?>)\s*+\Z"
)
"""What says that it is a result, which nothing has given yet when a model writes it."""

_TOLD = late_pattern(
    r"\b(?i:(?:it|that|which|they|tool|server|function|api|call|request|endpoint|service|command"
    r"|script|search)(?: [^\s.,;!?:]{1,20}+){0,3}? (?:returned|returns|answered|answers|responded"
    r"|replied|printed|gave)(?: (?:with|back|me|us)){0,2}|(?:result|output|response) was)"
    r"[*_]*+[ \t]*+[:：]?[*_]*+\s*+\Z"
)
"""A sentence that tells what something gave."""


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
        return _forbidden(text, pos)
    return said_before(text, pos, is_weak=is_weak) or _forbidden(text, pos)


def said_before(text: str, pos: int, *, is_weak: bool = True) -> Lead:
    """What the words right before `pos` say of what follows them.

    A bare heading such as `Output:` says little of a call that has tokens of its own.
    """
    before = text[max(0, pos - _BEFORE) : pos]
    if _EXAMPLE.search(before) is not None or _says(_SHOWN, before):
        return "in_example"
    if _says(_PAST, before):
        return "in_the_past"
    if _OTHERS.search(before) is not None:
        return "in_others_words"
    if (is_weak and _RESULT.search(before) is not None) or _TOLD.search(before) is not None:
        return "in_result"
    return "in_value" if _VALUE.search(before) is not None else ""


def _says(pattern: re.Pattern[str], before: str) -> bool:
    """Whether the words at the end say so, and their sentence not that it is to be found out."""
    is_said = pattern.search(before) is not None
    return is_said and _TO_DO.search(before, 0, len(before.rstrip())) is None


def _forbidden(text: str, pos: int) -> Lead:
    """Whether the words right before `pos` say that what follows is not to be written."""
    before = text[max(0, pos - _BEFORE) : pos]
    return "in_example" if _NEVER.search(before) is not None else ""


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
    if start == pos or not _is_argument(text, start, pos, is_weak=False):
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
