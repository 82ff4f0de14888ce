"""Calls while a model writes them: who is called, once it is certain, and with what."""

from __future__ import annotations

from tooldesk.calling.parsing.call_objects import ARGUMENT_KEYS, NAME_KEYS, SEVERAL
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.progress import UnfinishedError
from tooldesk.calling.streaming.told_calls import ToldCalls, WrittenCall
from tooldesk.calling.streaming.written_arguments import WrittenArguments
from tooldesk.late_pattern import late_pattern

_LONGEST_HEAD = 640
_QUOTES_OF_HEAD = 7
_WS = r"[ \t\r\n]*+"
_ID = (
    rf"\"(?:id|type|call_id|tool_call_id)\"{_WS}:{_WS}"
    rf"(?:\"[^\"\\]{{0,100}}+\"|null|\d{{1,9}}){_WS},{_WS}"
)
_HEAD = late_pattern(
    rf"[\s,;\[\]\ufeff\u200b]*+\{{{_WS}(?:{_ID})*+(?P<in>\"function\"{_WS}:{_WS}\{{{_WS})?"
    rf"\"(?:{'|'.join(NAME_KEYS)})\"{_WS}:{_WS}\"(?P<name>[^\"\\]{{1,200}}+)\"{_WS},{_WS}(?:{_ID})*+"
    rf"\"(?P<key>{'|'.join(ARGUMENT_KEYS)})\"{_WS}:{_WS}"
    rf"(?=(?P<encoded>\")|\{{{_WS}(?:\"(?P<first>[^\"]*+)\"|\}}))"
)
_NAME = late_pattern(r"[A-Za-z_][\w\-]{0,127}")
_CLOSED = late_pattern(rf"{_WS}\}}")
_GOES_ON = late_pattern(r"[\w.:/\-]|\Z")
_OF_DEFINITIONS = frozenset({"type", "properties", "required", "description", "$schema"})


class WrittenCalls:
    """The calls behind one marker, from the first of them on that holds JSON."""

    __slots__ = (
        "_arguments", "_at", "_call", "_came", "_depth", "_name", "_named", "_told", "_tools",
        "is_long", "mark", "rest",
    )  # fmt: skip

    def __init__(
        self,
        told: ToldCalls,
        tools: KnownTools,
        opened: UnfinishedError,
        at: int,
        named: WrittenCall | None = None,
    ) -> None:
        """Read what `opened` says, which begins at the place `at` of the raw text.

        `named` is the first of the calls, if it was told who is called.
        """
        self.rest = self.mark = ""
        """What came and belongs to no arguments, or what of them was not told; what a chunk must
        hold to bring an end, nothing when each one may."""

        self.is_long = False
        """Whether what comes next is told at its end."""

        self._told = told
        self._tools = tools
        self._name = opened.tool_name or ""
        self._at = at
        self._named = named
        self._came = 0
        self._depth = 0
        self._call: WrittenCall | None = None
        self._arguments: WrittenArguments | None = None

    is_tagged = False
    """Whether their end is a tag."""

    def may_end(self, came: str, last: int) -> bool:
        """Whether an end may stand in the last `last` characters of what came."""
        return self._arguments is None or self._arguments.may_end(came, last)

    def feed(self, chunk: str) -> bool:
        """Go on; whether more of them must come before anything else can be known."""
        self._came += len(chunk)
        arguments = self._arguments
        if arguments is None:
            self.rest += chunk
            return self._go_on()
        piece = arguments.feed(chunk)
        if piece and self._call is not None:
            self._told.tell(self._call, piece)
        self.is_long = arguments.is_quiet
        if arguments.end < 0:
            return not arguments.is_failed
        self.rest = arguments.left[arguments.end - 1 :]
        self._arguments, self.mark, self.is_long = None, "", False
        return self._go_on()

    def _go_on(self) -> bool:
        """What stands between arguments: the end of a call's object, the head of the next one."""
        if self._call is None:
            return self._begin_named() if self._name else self._begin()
        if self._name:
            return False
        while self._depth:
            closed = _CLOSED.match(self.rest, 1)
            if closed is None:
                return not self.rest[1:].strip()
            self._depth -= 1
            self.rest = self.rest[closed.end() - 1 :]
        self._call.is_closed = True
        between = self.rest[1:].lstrip(" \t\r\n,;")
        if not between:
            return True
        if between[0] != "{":
            return False
        self.rest = between
        return self._begin()

    def _begin_named(self) -> bool:
        if not self.rest.startswith("{") or not _may_be_told(self._name, self._tools):
            return False
        self._start(self._name, 0)
        if self._call is not None:
            self._call.is_closed = True
        return self._go_into()

    def _begin(self) -> bool:
        may_be_whole = "}" in self.rest or self.rest.count('"') >= _QUOTES_OF_HEAD
        head = _HEAD.match(self.rest) if may_be_whole else None
        if head is None:
            self._call = None
            return len(self.rest) < _LONGEST_HEAD and "}" not in self.rest
        name = head.group("name")
        if not _may_be_told(name, self._tools) or (
            head.group("key") != "arguments" and head.group("first") in _OF_DEFINITIONS
        ):
            return False
        self._depth = 2 if head.group("in") is not None else 1
        self._start(name, head.end())
        if head.group("encoded") is not None:
            return False
        return self._go_into()

    def _start(self, name: str, pos: int) -> None:
        """Tell that a call begins whose arguments stand at `pos` of what is left."""
        at = self._at + self._came - len(self.rest) + pos
        if self._named is not None and self._named.tool_name == name:
            self._call = self._named
            self._call.at = at
        else:
            self._call = self._told.begin(name, at)
        self._named = None
        self.rest = self.rest[pos:]

    def _go_into(self) -> bool:
        if self._call is None:
            return False
        self._arguments, self.mark = self._call.write(self._tools), "}"
        rest, self.rest = self.rest, ""
        self._came -= len(rest)
        return self.feed(rest)


def is_whole_name(text: str, end: int, tools: KnownTools, name: str) -> bool:
    """Whether a tool's name that ends at `end` can't go on."""
    return _GOES_ON.match(text, end) is None and _may_be_told(name, tools)


def _may_be_told(name: str, tools: KnownTools) -> bool:
    """Whether a call of this name is certain by what stands before its arguments."""
    if name in tools:
        return True
    return name not in SEVERAL and _NAME.fullmatch(name) is not None
