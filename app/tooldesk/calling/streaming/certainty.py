"""What of a text that may go on is the same whatever follows.

Every rule here errs on one side: what is not known to be certain waits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from tooldesk.calling.parsing import detection
from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.limits import LONGEST_HEAD
from tooldesk.calling.parsing.loose_ends import is_told
from tooldesk.calling.parsing.quoting import LONGEST_LINE, QUOTED
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.surroundings import SPOKEN_OF, WORDS
from tooldesk.calling.parsing.values.brace_json import MARKS
from tooldesk.late_pattern import late_pattern

_SPACE = late_pattern(r"\s*")
_AROUND = " \t\r\n\"'`~"
_WHOLE_TAG = late_pattern(r"\]<\]minimax\[>\[|<[^<>]{0,100}>|\[/?[A-Za-z_ ]{1,30}\]")
_JOINING = frozenset("\"'`~,;:[]{}()<✿｜|")
"""What the notation of a call may go on with behind its end."""

_ENDS_LATER = frozenset({"react", "react-json", "cohere-action", "qwen-agent-fn", "mirothinker"})
"""Dialects whose calls depend on what stands anywhere behind them."""

_ENDS_WITH_JSON = frozenset({
    "hermes", "ernie-4.5", "mistral", "mistral-v11", "llama3-json", "kimi-k2", "deepseek-v3",
    "deepseek-v3.1", "harmony", "functionary", "function-tag-json", "granite-3", "granite-20b-fc",
    "phi-4-mini", "gigachat3", "jamba", "minimax-m1", "nemotron", "cohere", "internlm2", "apertus",
    "inkling", "ambi", "longcat", "bracket-calling-tool",
})  # fmt: skip
"""Dialects whose arguments are over where their JSON is, with or without a tag behind it."""

_BRACES = frozenset({"gemma4", "functiongemma"})

_BY_WORDS = frozenset(WORDS[standing] for standing in (*SPOKEN_OF, "in_code"))
"""Why calls wait of which nothing that follows says more."""

_MOST_SIGNS = 8
"""With more of them, all that came is looked at at once."""

_HEADER = late_pattern(
    r"(?:\n|(?<![^\n>]))[ \t]*+(?:assistant|commentary|analysis)?[ \t]*+"
    r"(?:t(?:o(?:=[^\s<]{0,200}+)?)?)?"
    r"[ \t]*+\n?\Z"
)
_MAY_BE_HEADER = frozenset(("t", ""))
"""What a last word begins with before which more waits than the space."""

_ROLES = ("assistant", "commentary", "analysis")
_LONGEST_BEFORE = 256
"""How far before its marker a call may begin."""

_LONGEST_WORD = 64
"""Longer than that is no word before a marker of which is known that no call begins with it."""


_ESCAPED = late_pattern(r"&(?:\Z|l(?:\Z|t(?:\Z|;(?:\Z|[^&\s]))))")
_TOKENIZED = late_pattern(r"<[a-z_]{0,32}(?:\Z|[ĠĊ])")
_LONGEST_ESCAPED = 128
"""So much of what begins like an escaped tag waits, until it is known whether it is a marker."""


def may_be_escaped(text: str) -> bool:
    """Whether a text that may go on begins with a call that was escaped on its way."""
    if text[:1] == "<":
        return _TOKENIZED.match(text) is not None
    if text[:1] != "&" or _ESCAPED.match(text) is None:
        return False
    marker = detection.detector(None).at["<"]
    if len(text) < _LONGEST_ESCAPED or marker is None:
        return True
    return marker.match(unescape(text[: 2 * _LONGEST_ESCAPED])) is not None


class Certainty:
    """The watch over a text that may go on."""

    __slots__ = ("_at", "_begins", "_sign", "first_sign")

    def __init__(self, dialect: str | None) -> None:
        detector = detection.detector(dialect)
        self._begins, self._sign, self._at = detector.beginning, detector.sign, detector.at
        self.first_sign = detector.sign.search

    def sign(self, text: str, pos: int) -> int:
        """Where the first sign stands that a marker may begin with, -1 for nowhere.

        The last word does not count: while it may go on, it is not told anyway.
        """
        found = self._sign.search(text, pos)
        return found.start() if found is not None else -1

    def beginning(self, text: str, pos: int) -> int:
        """From where on the rest of the text may become a marker; its end if nowhere."""
        begun = self._begins.search(text, pos)
        return begun.start() if begun is not None else len(text)

    def plain_to(self, text: str, sign: re.Match[str]) -> int:
        """Up to where no marker may begin; -1 when there is one, or many signs of one."""
        found: re.Match[str] | None = sign
        signs = 0
        while found is not None:
            at = found.start()
            signs += 1
            if signs > _MOST_SIGNS:
                return -1
            marker = self._at[text[at]]
            if marker is not None and marker.match(text, at) is not None:
                return -1
            if self._begins.match(text, at) is not None:
                return at
            found = self._sign.search(text, at + 1)
        return len(text)

    def may_read(self, text: str, start: int, end: int) -> bool:
        """Whether enough stands behind a marker to see whether it is quoted."""
        return text[start - 1 : start] != QUOTED or len(text) > end + LONGEST_LINE + 1

    def is_certain(self, scan: Scan, start: int, after: int, known: tuple[int, int]) -> bool:
        """Whether what was read from `start` to `after` is the same whatever follows."""
        text = scan.text
        if scan.is_spent or len(scan.errors) > known[1]:
            return False
        new = scan.calls[known[0] :]
        if not new:
            is_sure = scan.sure_at <= len(text)
        else:
            is_sure = after > start and _is_closed(text, start, after, new)
            is_sure = is_sure and _is_apart(text, after) and not _is_repaired(scan, start)
            is_json = new[-1].calling.dialect in _ENDS_WITH_JSON
            is_sure = is_sure and (is_json or is_told(text, after))
        if is_sure and after > start and text[start - 1 : start] == QUOTED:
            # the quotation may end as far behind an outer tag, and its line behind that
            return len(text) > after + LONGEST_LINE * (1 if new else 2) + 2
        return is_sure


def _is_closed(text: str, start: int, after: int, found: Sequence[FoundCall]) -> bool:
    """Whether calls are sound and have their own end, also where they wait for good."""
    if any(call.is_weak or call.calling.repairs for call in found):
        return False
    if any(call.hold and call.why not in _BY_WORDS for call in found):
        return False
    dialect = found[-1].calling.dialect
    if dialect in _ENDS_LATER:
        return False
    if dialect in _BRACES and sum(text.count(mark, start, after) for mark in MARKS) % 2:
        return False
    last = text[max(start, after - LONGEST_HEAD) : after].rstrip(_AROUND)[-1:]
    return last == ">" or bool(last and last in "}]" and dialect in _ENDS_WITH_JSON)


def _is_repaired(scan: Scan, start: int) -> bool:
    """Whether anything behind `start` was read with repairs, which may end elsewhere later."""
    return any(pos > start for pos, _ in scan.repaired)


def _is_apart(text: str, after: int) -> bool:
    """Whether what follows can't belong to a call that ends at `after`."""
    at = past(_SPACE, text, after)
    if at >= len(text):
        return False
    if text[at] not in _JOINING or _WHOLE_TAG.match(text, at) is not None:
        return True
    behind = text[at + 1 : at + 1 + 2 * LONGEST_HEAD].split()
    return sum(map(len, behind)) >= LONGEST_HEAD


_FOLLOWED = (
    r"\s{0,40}"
    rf"(?:(?![{re.escape(''.join(sorted(_JOINING)))}\\])\S"
    rf"|(?:(?:{_WHOLE_TAG.pattern})\s{{0,40}}+){{1,4}}+(?!<[^<>]{{0,100}}+\Z)\S)"
)
_TAG_END = late_pattern(r"</(?![^<>\s]{0,40}(?:param|arg_|argument))[^<>\s]{1,48}>\Z")
_TAG_ENDS = {"minimax-m3": late_pattern(r"</(?:invoke|tool_call)>\Z")}
"""The same of dialects in which each parameter's name is a tag."""

_TOKEN_END = late_pattern(
    r"(?<!begin)(?<!open)(?<!close)(?<!argument)(?<!\")(?:(?<!sep)|(?<=call<\|sep)|(?<=tools<\|sep))[|｜]>\Z"
)
_LONGEST_TAG = 52
_ENDED, _ENDED_IN_TAG = (
    late_pattern(rf"(?:[}}\]]|>(?<![-=]>))(?=(?:\s{{0,40}}```)?{_FOLLOWED})"),
    late_pattern(rf">(?<![-=]>)(?={_FOLLOWED})"),
)
"""What may be the end of a call, by what follows it."""

_MAY_END, _MAY_END_IN_TAG = (
    late_pattern(r"[}\]]|>(?<![-=]>)"),
    late_pattern(r">(?<![-=]>)(?<!\"\|>)"),
)
_EDGE = 160
_OPEN_ENDS = frozenset(">}]`")


class CallEnds:
    """Tells from the chunks of a call when its end may have come, and what follows."""

    __slots__ = ("_edge", "_ended", "_may_end", "_tag_end")

    def __init__(self) -> None:
        self.forget()

    def forget(self, dialect: str = "") -> None:
        """Another call is waited for; `dialect` is its own when that is known."""
        self._edge = ""
        is_tagged = dialect != "" and dialect not in _ENDS_WITH_JSON
        self._tag_end = _TAG_ENDS.get(dialect, _TAG_END)
        self._ended = _ENDED_IN_TAG if is_tagged else _ENDED
        self._may_end = (_MAY_END_IN_TAG if is_tagged else _MAY_END).search

    def forget_edge(self) -> None:
        """What came last was looked at, and is no end."""
        self._edge = ""

    def mark(self, *, is_json: bool) -> str:
        """What a chunk must hold to be looked at; `is_json` says that JSON is open in the call."""
        if self._edge:
            return ""
        return ">" if self._ended is _ENDED_IN_TAG else "}" if is_json else ""

    def wakes(self, chunk: str) -> bool:
        """Whether this chunk or the last one has anything of an end."""
        return self._edge != "" or self._may_end(chunk) is not None

    def see(self, chunk: str) -> str:
        """Take a chunk; gives the text in which an end may stand with it, "" for none."""
        is_awake = self.wakes(chunk)
        near = self._edge + chunk
        last = near[-_EDGE:]
        tag = last.rfind("<")
        is_open = last.rstrip()[-1:] in _OPEN_ENDS or (tag >= 0 and last.find(">", tag) < 0)
        self._edge = last if is_open else ""
        return near if is_awake else ""

    def is_in(self, near: str) -> bool:
        """Whether one stands in what `see` gave: that takes some time for each character."""
        return any(self._is_end(near, found.start()) for found in self._ended.finditer(near))

    def _is_end(self, text: str, at: int) -> bool:
        """Whether a brace, a bracket, or a tag or token that ends a call is what ends at `at`."""
        if text[at] != ">":
            return True
        tag = text.rfind("<", max(at - _LONGEST_TAG, 0), at)
        return (tag >= 0 and self._tag_end.match(text, tag, at + 1) is not None) or (
            at > 0 and text[at - 1] in "|｜" and _TOKEN_END.match(text, at - 1, at + 1) is not None
        )


def looked_back_from(text: str, pos: int, end: int) -> int:
    """From where on, `pos` at the earliest, a call whose marker follows at `end` may begin.

    A call can begin with the word before its marker, with signs before that, or with the header
    of a message.
    """
    lo = max(pos, end - _LONGEST_BEFORE)
    last = text[lo:end].rstrip()
    if not last:
        return lo  # the header of a message may begin with it
    at = lo + _word(last)
    before = text[lo:at].rstrip(" \t")
    if before.endswith(_ROLES) and "to=".startswith(text[at : at + 3].rstrip()):
        header = _HEADER.search(text, lo, end)
        at = header.start() if header is not None else at
    elif before.endswith(("\n", ">")) or not before:
        at = lo + len(before)
    while at == lo > pos and text[lo] in "*#>-":
        lo -= 1
        at = lo
    return at


_PLAIN_BEFORE = late_pattern(
    rf"(?:\A|\s)(?!(?:{'|'.join(_ROLES)})\s)[^\W\d_](?:[^\W_]|['’](?=\w))*+"
    r"(?:[.,:;!?)]{1,2}\s*+|\s++)\Z"
)

_SEPARATOR = late_pattern(r"<\s*+[|｜]?\s*+tool.?sep")
"""DeepSeek's call may begin with the word before this one."""


def is_plain_before(text: str, pos: int, end: int) -> bool:
    """Whether a word of prose, of which no notation makes more, ends before a marker at `end`."""
    at = max(pos, end - _LONGEST_WORD)
    return _PLAIN_BEFORE.search(text, at, end) is not None and _SEPARATOR.match(text, end) is None


def before_last_word(text: str) -> int:
    """As `looked_back_from` the beginning; mostly only a word and the space around it waits."""
    space = text.rfind(" ")
    if space > 0 and text[space + 1 : space + 2] not in _MAY_BE_HEADER:
        before = text[space - 1]
        if before != ">" and not before.isspace():
            return space
    return looked_back_from(text, 0, len(text))


def _word(text: str) -> int:
    """Where the last word begins of a text that ends with one."""
    return max(text.rfind(" "), text.rfind("\n"), text.rfind("\t"), text.rfind("\r")) + 1
