"""Arguments written as Python while a model writes them, `name(key=value, …)`, told as their JSON.

Texts are told as they come, numbers and words once they are there. Behind anything else nothing
more is told before the call is whole: lists, values without a name, strings next to each other.
"""

from __future__ import annotations

import re
from json import JSONEncoder

from tooldesk.calling.parsing.call_objects import WRAPPERS
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.name_patterns import KEYWORD
from tooldesk.calling.parsing.values.python_literals import WORDS, unescaped
from tooldesk.calling.streaming.told_calls import ToldCalls, WrittenCall
from tooldesk.calling.streaming.written_calls import WrittenCalls
from tooldesk.calling.streaming.written_tags import WrittenTags, written_tags
from tooldesk.late_pattern import late_pattern
from tooldesk.tools.tool_result import JsonObject, JsonValue

_DIALECTS = frozenset({"pythonic", "lfm2", "olmo3", "llama3-builtin", "gemma4"})
_LONGEST_HEAD = 400
"""So much may stand between two values."""

_encode = JSONEncoder(ensure_ascii=False).encode
_BEGINNING = late_pattern(r"[ \t]*+\(")
_HEAD = late_pattern(rf"\s*+({KEYWORD})=(?=[^=])")
_CUT_HEAD = late_pattern(rf"\s*+(?:{KEYWORD}=?)?\Z")
_SCALAR = late_pattern(
    r"(?:(-?(?:0|[1-9][0-9]{0,299}+))|(True|False|None|true|false|null))(?=\s*+[,)])"
)
_CUT_SCALAR = late_pattern(r"(?:-?[0-9]{0,300}+|[A-Za-z]{1,5})\s*+\Z")
_BEHIND = late_pattern(r"\s*+([,)])")
_ESCAPES = r"\\(?:x[0-9a-fA-F]{2}|u(?![dD])[0-9a-fA-F]{4}|[^xuU0-7])"
_PLAIN = r"[^\\<`\ud800-\udfff"
_BODIES = {
    quote: late_pattern(rf"(?:{_PLAIN}{quote}]++|{_ESCAPES})++", re.DOTALL) for quote in "\"'"
}
"""What of a string is neither its end nor markup."""

_CUT_ESCAPE = late_pattern(r"\\(?:x[0-9a-fA-F]?|u[0-9a-fA-F]{0,3})?\Z")


class WrittenKeywords:
    """One call's arguments from the parenthesis on."""

    __slots__ = (
        "_blocked", "_call", "_key", "_pieces", "_pos", "_quote", "_said", "_told", "_value",
        "rest",
    )  # fmt: skip

    mark = ")"
    """What a chunk must hold to bring the call's end."""

    is_tagged = is_long = False
    """Whether their end is a tag, and whether what comes next is told at its end."""

    def __init__(self, told: ToldCalls, call: WrittenCall, tools: KnownTools) -> None:
        self.rest = ""
        """What came and was not told."""

        known = tools.properties(call.tool_name).keys() if call.tool_name in tools else WRAPPERS
        self._blocked = WRAPPERS - known
        self._told = told
        self._call = call
        self._said: JsonObject = {}
        self._value: list[str] = []
        self._pieces: list[str] = []
        self._pos = 0
        self._key = self._quote = ""

    def may_end(self, came: str, last: int) -> bool:
        """Whether the call may end in the last `last` characters of what came."""
        return came.find(")", len(came) - last) >= 0

    def feed(self, chunk: str) -> bool:
        """Go on; whether more of them must come before anything else can be known."""
        self.rest += chunk
        self._pos = 0
        goes_on: bool | None = True
        while goes_on:
            goes_on = self._string() if self._quote else self._argument()
        if piece := "".join(self._pieces):
            self._told.tell(self._call, piece)
        self._pieces.clear()
        self.rest = self.rest[self._pos :]
        return goes_on is None

    def _argument(self) -> bool | None:
        """Take a scalar, or the beginning of a text; None when more must come, False for no more.

        A value is taken with the comma behind it.
        """
        text, pos = self.rest, self._pos
        head = _HEAD.match(text, pos)
        if head is None:
            if self._said and text[pos:].lstrip()[:1] == ")":
                self._call.said = self._said
                return False
            is_cut = _CUT_HEAD.match(text, pos) is not None
            return None if is_cut and len(text) - pos < _LONGEST_HEAD else False
        self._key = head.group(1)
        if self._key in self._said or self._key in self._blocked:
            return False
        at = head.end()
        if text[at] in _BODIES:
            self._pieces.append(f'{self._before()}"')
            self._quote, self._pos = text[at], at + 1
            self._value.clear()
            return True
        scalar = _SCALAR.match(text, at)
        if scalar is None:
            return None if _CUT_SCALAR.match(text, at) is not None else False
        number, word = scalar.groups()
        self._say(int(number) if number is not None else WORDS[word])
        self._pieces.append(f"{self._before()}{_encode(self._said[self._key])}")
        self._pass(scalar.end())
        return True

    def _string(self) -> bool | None:
        """Take what came of a text."""
        text = self.rest
        body = _BODIES[self._quote].match(text, self._pos)
        if body is not None:
            piece = unescaped(body.group())
            self._value.append(piece)
            self._pieces.append(_encode(piece)[1:-1])
            self._pos = body.end()
        pos = self._pos
        if not text.startswith(self._quote, pos):
            is_cut = pos >= len(text) or _CUT_ESCAPE.match(text, pos) is not None
            return None if is_cut else False
        behind = _BEHIND.match(text, pos + 1)
        if behind is None:
            return None if not text[pos + 1 :].strip() else False
        self._pieces.append('"')
        self._say("".join(self._value))
        self._quote = ""
        self._pass(pos + 1)
        return True

    def _before(self) -> str:
        """The key, and what stands before it."""
        is_first = not self._said or list(self._said) == [self._key]
        return f"{'{' if is_first else ', '}{_encode(self._key)}: "

    def _say(self, value: JsonValue) -> None:
        self._said[self._key] = value

    def _pass(self, pos: int) -> None:
        """Go past the comma behind a value."""
        behind = _BEHIND.match(self.rest, pos)
        self._pos = behind.end() if behind is not None and behind.group(1) == "," else pos


Writing = WrittenCalls | WrittenTags | WrittenKeywords
"""What tells arguments while they are written."""


def written_parts(
    told: ToldCalls, call: WrittenCall, dialect: str, text: str, tools: KnownTools
) -> tuple[WrittenTags | WrittenKeywords, str] | None:
    """What tells the arguments of a call that begins in `text`, and what of them is there."""
    tagged = written_tags(told, call, dialect, text, tools)
    if tagged is not None or dialect not in _DIALECTS:
        return tagged
    end = text.find(call.tool_name) + len(call.tool_name)
    begun = _BEGINNING.match(text, end)
    return (WrittenKeywords(told, call, tools), text[begun.end() :]) if begun is not None else None
