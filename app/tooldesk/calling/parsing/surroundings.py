"""What stands around a call may say that it is shown: code, a comment, a quotation.

A call by shape alone is content there, as nothing but its shape speaks for it. One in tokens of
its own waits: nobody writes those by chance, and nobody calls where others are quoted.
"""

from __future__ import annotations

from typing import Literal

from tooldesk.calling.parsing.elements import Elements
from tooldesk.calling.parsing.leading_words import Lead
from tooldesk.calling.parsing.line_lead import (
    ENDS,
    LONGEST_LINE,
    has_lead,
    is_below_headers,
    lead_of,
)
from tooldesk.calling.parsing.skipping import past
from tooldesk.late_pattern import late_pattern

Standing = Literal["shown", "in_code", "in_comment"] | Lead
"""How a call stands: by itself, as part of what is only shown, or where that is in doubt."""

Marked = Literal["by_json", "by_shape", "by_token"]
"""What says that something is a call."""

WORDS: dict[Standing, str] = {
    "in_code": "It stands among code of another language, which may only show a call.",
    "in_quotation": "It stands in a quotation (>), which may only show a call.",
    "in_table": "It stands in a table, which may only show a call.",
    "in_comment_line": "It stands in a comment, which may only show a call.",
    "in_prompt": "It stands behind a prompt, where a session is only shown.",
    "in_diff": "It stands in a diff, which may only show a call.",
    "in_request": "It stands below the headers of HTTP, so it may be what was sent there.",
    "in_log": "It stands in a line of a log, which may only show a call.",
    "in_comment": "The comment <!-- before it does not end, so the call may be part of it.",
    "in_sentence": "It stands within a sentence, which may only speak of a call.",
    "in_value": "It is given to a name or to a function, so it may be a value and no call.",
    "in_example": "The words before it say that it is an example.",
    "in_others_words": "The words before it say that it came from a tool or another person.",
    "in_the_past": "The words before it tell of what was called, or written, before.",
    "in_result": "It stands as an output or a result, which may be made up.",
}
"""Why a call waits that stands so."""

IN_ELEMENT = "It stands in {}, which may only show a call."
OPEN_ELEMENT = "The tag {} before it does not end, so the call may be part of what it shows."

SPOKEN_OF: frozenset[Standing] = frozenset(
    {"in_example", "in_others_words", "in_the_past", "in_result"}
)
"""What the words before a call say of it."""

_DOUBTFUL = SPOKEN_OF | {"in_sentence", "in_value"}
"""What makes a call wait of which nothing but its shape speaks; else it is shown."""

_FENCES = ("```", "~~~")
_COMMENT, COMMENT_END = "<!--", "-->"
_SIGNS = (*_FENCES, _COMMENT, COMMENT_END)
_FIRST_SIGNS = ("`", "<", "~", "-->")
_NEAR = 8
_LONGEST_OPTION = 64
_MOST_SPACES = 3
_MOST_READ = 30
_BEFORE_FENCE = " \t>-*+.0123456789)"
"""What a line may begin with before its fence: a list's item, a quotation."""

_ROW = late_pattern(r"`{1,80}+|~{1,80}+")
_SPACE = late_pattern(r"\s*+")
_WORD = late_pattern(r"[\w+\-#]++")
_GAP = late_pattern(r":?[\w+\-]{0,20}+\s*+")
"""What stands between an outer tag, or a fence, and the call in it."""

_RESULT = late_pattern(
    r"(?i:(?:tool|function)(?:_?call)?_?(?:output|response|result)s?|observations?)"
)
"""Words for what a tool gave, which Gemma's prompts put behind a fence of `tool_code`."""

_OWN = late_pattern(
    rf"(?!{_RESULT.pattern}\Z)"
    r"(?i:json\w*|ndjson|tool\w*|function\w*|calls?|actions?|te?xt|plain\w*"
    r"|answer|markdown|md)"
)
_GIVEN = late_pattern(r"(?i:outputs?|results?|response|stdout)")
"""The same, which may be meant of the model's own words."""

_DOCUMENT = late_pattern(r"(?i:markdown|md)")
"""Languages in which calls are written, and words that name none."""

_MARKUP = late_pattern(r"(?i:xml|html)")
"""Languages in which tokens are at home, and nothing else that is a call."""

_PYTHON = late_pattern(r"(?i:python3?|py)")
_OPTION = late_pattern(
    r"(?:(?:^|[\s;&|(])(?:-{1,2}[A-Za-z][\w\-]*+[ \t=]*+|(?:echo|printf)[ \t]++(?:-\w++[ \t]++)?)"
    r"|<<<[ \t]*+)[$@]?[\"']\Z"
)
"""What stands before a text that a command of the shell is given."""

_HERE = late_pattern(r"<<-?[ \t]*+[\"']?[A-Za-z_]")
"""What says that the lines below are such a text."""


def is_code(language: str) -> bool:
    """Whether a fence of this language holds code in which no call is written."""
    return bool(language) and not (_OWN.fullmatch(language) or _PYTHON.fullmatch(language))


def is_given(language: str) -> bool:
    """Whether a fence of this language may hold what a tool gave."""
    return _GIVEN.fullmatch(language) is not None


def is_result(language: str) -> bool:
    """Whether a fence of this language holds what a tool gave, or a model made up as that."""
    return _RESULT.fullmatch(language) is not None


def is_of_command(text: str, start: int) -> bool:
    """Whether what begins at `start` is a text that a command of the shell is given."""
    before = text[start - 1 : start]
    if before and before in "'\"":
        return _OPTION.search(text, max(0, start - _LONGEST_OPTION), start) is not None
    if before != "\n":
        return False
    line = text[max(0, start - LONGEST_LINE) : start - 1].rpartition("\n")[2]
    return "<<" in line and _HERE.search(line) is not None


def _is_deeper(before: str, outer: str) -> bool:
    """Whether a fence's line is one of the code in the fence around it, by what it begins with.

    A fence may end with three spaces more than it began with. Source: CommonMark 0.31, 4.5.
    """
    return len(before) - len(outer) > _MOST_SPACES or bool(before.strip()) > bool(outer.strip())


class Surroundings:
    """Goes through a text and never back; places are those of the raw text."""

    __slots__ = (
        "_before",
        "_begun",
        "_body",
        "_comment",
        "_fence",
        "_language",
        "_pos",
        "_read",
        "by_line",
        "elements",
    )

    def __init__(self) -> None:
        self._pos = 0
        self._fence = ""
        self._language = self._before = ""
        self._body = 0
        self._comment = -1
        self._read: list[tuple[int, int]] = []
        self._begun: tuple[int, Standing] | None = None
        self.by_line: Standing = ""
        """What the line of the last place said of it."""

        self.elements = Elements()
        """Which are open; what they hold is shown where they end behind it."""

    def forget(self, pos: int) -> None:
        """A thought or turn begins or ends here, which nothing opened before it goes beyond."""
        self._fence, self._comment = "", -1
        self.elements = Elements()
        self._pass_to(pos)

    def pass_to(self, text: str, base: int, start: int, end: int) -> None:
        """What stands from `start` to `end` was read, and says nothing of what is behind it."""
        if self._pos < start + base:
            self.go_to(text, base, start)
        self._pass_to(end + base)
        if text.find("`", start, end) >= 0:
            self._read = [*self._read[-_MOST_READ:], (start + base, end + base)]

    def _read_on_line(self, base: int) -> list[tuple[int, int]]:
        """The last spans that were read and hold signs of code, as places of a text."""
        return [(start - base, end - base) for start, end in self._read]

    def _pass_to(self, pos: int) -> None:
        self._pos = max(self._pos, pos)
        self.elements.pass_to(pos)

    def is_clear(self, text: str, base: int, pos: int) -> bool:
        """Whether nothing before `pos` and nothing on its line may say that it is shown.

        One sign is found many times as quickly as several in a row, and mostly there is none.
        """
        at = self._pos - base
        if at < pos:
            for sign in _FIRST_SIGNS:
                if text.find(sign, at, pos) >= 0:
                    self.go_to(text, base, pos)
                    break
            else:
                self._pos = pos + base
        if self._fence or self._comment >= 0 or self.elements or self._begun is not None:
            return False
        if not pos:
            return True
        return (
            text[pos - 1] == "\n"
            and not text[max(0, pos - _NEAR) : pos].rstrip().endswith(ENDS)
            and not is_below_headers(text, pos)
        )

    def is_silent(self, text: str, base: int, pos: int) -> bool:
        """Whether a marker that begins nothing says nothing of what stands right behind it."""
        if self._begun is not None or has_lead(text, pos):
            return False
        # what a fence holds on its next line is what the words before it speak of
        is_fence = text[pos] in "`~"
        return not (is_fence and lead_of(text, pos, is_weak=True, read=self._read_on_line(base)))

    def begin(self, pos: int, *, is_over: bool = False) -> None:
        """What was looked at last ends here, an outer tag or a fence but for the call in it."""
        self._begun = None if is_over else (pos, self.by_line)
        self.by_line = ""

    def _as_begun(self, text: str, base: int, pos: int) -> Standing:
        """How the outer tag stands that ends right before `pos`, "" when there is none."""
        if self._begun is None:
            return ""
        end, standing = self._begun
        if end <= pos + base and _GAP.fullmatch(text, max(end - base, 0), pos) is not None:
            return standing
        self._begun = None
        return ""

    def go_to(self, text: str, base: int, pos: int) -> None:
        """Note what begins and ends before `pos`, a place of `text`, which begins at `base`."""
        at = self._pos - base
        if at >= pos:
            return
        self.elements.go_to(text, base, pos)
        following = {sign: place for sign in _SIGNS if (place := text.find(sign, at, pos)) >= 0}
        unfinished = -1
        while following:
            sign = min(following, key=following.__getitem__)
            place = following[sign]
            if sign not in _FENCES:
                at = self._see_comment(text, base, place, sign)
            elif (line_end := self._see_fence(text, base, place, pos)) >= 0:
                at = line_end
            else:  # its line goes on: it says something of the next one only
                unfinished = place if unfinished < 0 else unfinished
                at = place + len(sign)
            for each in [known for known in following if following[known] < at]:
                following[each] = text.find(each, at, pos)
                if following[each] < 0:
                    del following[each]
        self._pos = (pos if unfinished < 0 else unfinished) + base

    def _see_comment(self, text: str, base: int, place: int, sign: str) -> int:
        if sign == COMMENT_END:
            if self._comment >= 0:
                self.elements.forget(self._comment, place + base)
            self._comment = -1
        elif self._comment < 0 and text[place - 1 : place] != "`":
            self._comment = place + base
        return place + len(sign)

    def _see_fence(self, text: str, base: int, place: int, limit: int) -> int:
        """A row of signs, which begins or ends a fence where nothing else is on its line.

        Gives where it ends, -1 when its line does not end before `limit`.
        """
        end = past(_ROW, text, place)
        before = text[max(0, place - LONGEST_LINE) : place].rpartition("\n")[2]
        if before.strip(_BEFORE_FENCE):
            return end
        line_end = text.find("\n", end, min(limit, end + LONGEST_LINE))
        if line_end < 0:
            return -1 if limit < end + LONGEST_LINE else end
        info = text[end:line_end].strip()
        if "`" in info:
            return end
        word = _WORD.match(info)
        if self._fence and not text.startswith(self._fence, place):
            return line_end
        if self._fence and is_code(self._language) and _is_deeper(before, self._before):
            return line_end
        if not self._fence or word is not None:  # the end of the one before may be left out
            language = word.group() if word is not None else ""
            self._fence, self._language, self._before = text[place:end], language, before
            self._body = line_end + base
        elif not info:
            self._fence, self._comment = "", -1
            self.elements.forget(self._body, place + base)
        return line_end

    def standing(self, text: str, base: int, pos: int, marked: Marked) -> Standing:
        """How a call stands that begins at `pos`, but for the elements around it."""
        self.go_to(text, base, pos)
        if self._comment >= 0:
            return "in_comment"
        is_token = marked == "by_token"
        if outer := self._as_begun(text, base, pos):
            self.by_line = outer
            return "in_code" if is_token and outer == "shown" else outer
        if self._fence and self._is_among_code(text, pos, base, marked):
            return "in_code" if is_token else "in_result" if is_given(self._language) else "shown"
        lead: Standing = lead_of(text, pos, is_weak=not is_token, read=self._read_on_line(base))
        if lead in _DOUBTFUL:
            # what a fence holds, or an outer tag, is what the words before it speak of
            self.by_line = lead if lead in SPOKEN_OF else ""
            return lead
        self.by_line = "shown" if lead and not is_token else lead
        return self.by_line

    def _is_among_code(self, text: str, pos: int, base: int, marked: Marked) -> bool:
        language, body = self._language, self._body - base
        if marked == "by_token":
            is_begun = body < 0 or past(_SPACE, text, body) < pos
            return is_begun and is_code(language) and _MARKUP.fullmatch(language) is None
        if _PYTHON.fullmatch(language) is not None:
            return marked == "by_json"
        if len(self._fence) > len(_FENCES[0]) and _DOCUMENT.fullmatch(language) is not None:
            return True  # as long a mark is needed around other fences, so all of it is shown
        return is_code(language)
