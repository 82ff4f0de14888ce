"""Calls while they come in: which were begun, and how each ended."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from json import JSONEncoder

from tooldesk.calling.parsing.assembly import forced
from tooldesk.calling.parsing.call_objects import WRAPPERS
from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.loose_ends import may_be_cut_short
from tooldesk.calling.parsing.transcripts import is_transcript
from tooldesk.calling.streaming.rest_of_json import rest_of
from tooldesk.calling.streaming.stream_events import (
    ArgumentsCame,
    CallBegun,
    CallCompleted,
    CallHeldBack,
    StreamEvent,
)
from tooldesk.calling.streaming.written_arguments import WrittenArguments
from tooldesk.calling.tool_calling import FormatError, HeldBack, ParsedOutput, ToolCalling
from tooldesk.tools.tool_result import JsonObject

_encode = JSONEncoder(ensure_ascii=False).encode


_FEW = 4
"""Calls that began last and need not be in the order in which they stand."""


class WrittenCall:
    """A call that began and did not end yet."""

    __slots__ = ("_left", "arguments", "at", "index", "is_closed", "pieces", "said", "tool_name")

    def __init__(self, index: int, tool_name: str, at: int) -> None:
        self.index = index
        """Its number in the stream."""

        self.tool_name = tool_name
        """Who is called."""

        self.at = at
        """A place of the raw text within the call; -1 when the call has none of its own."""

        self.pieces: list[str] = []
        """What was told of its arguments."""

        self.arguments: WrittenArguments | None = None
        """Its arguments while they are written."""

        self.is_closed = False
        """Whether nothing but these arguments can be the call's."""

        self.said: JsonObject | None = None
        """All arguments, when all of them were told but for the last brace."""

        self._left: tuple[JsonObject, str] | None = None

    def write(self, tools: KnownTools) -> WrittenArguments:
        """What reads its arguments while they are written."""
        known = tools.properties(self.tool_name).keys() if self.tool_name in tools else WRAPPERS
        self.arguments = WrittenArguments(WRAPPERS - known)
        return self.arguments

    def keep_rest(self, calling: ToolCalling) -> None:
        """Keep nothing of what was told but what is left of the call that it turned out to be."""
        if self.pieces and self._left is None and (rest := self.rest(calling)) is not None:
            self._left = calling.arguments, rest
            self.pieces, self.arguments, self.said = [], None, None

    def rest(self, calling: ToolCalling) -> str | None:
        """What is left to tell of its arguments; None when what was told says something else."""
        if self._left is not None:
            return self._left[1] if self._left[0] == calling.arguments else None
        if not self.pieces:
            return _encode(calling.arguments)
        if self.said is not None and self.said == calling.arguments:
            return "}"
        written = self.arguments
        if (
            written is not None
            and written.end >= 0
            and written.is_exact
            and self.is_closed
            and not calling.repairs
        ):
            return written.left[: written.end]
        return rest_of("".join(self.pieces), calling.arguments)


class ToldCalls:
    """What was told of the calls of one stream."""

    def __init__(self, events: list[StreamEvent]) -> None:
        self._events = events
        self._count = 0
        self._seen = 0
        self._known = 0
        self._open: list[WrittenCall] = []
        self._is_transcript: bool | None = None
        self._is_cut_short = False

    def begin(self, tool_name: str, at: int = -1) -> WrittenCall:
        """A call begins that is not whole yet; `at` is a place in it."""
        call = WrittenCall(self._count, tool_name, at)
        self._count += 1
        self._open.append(call)
        self._events.append(CallBegun(call.index, tool_name))
        return call

    def begin_once(self, calling: ToolCalling, *, is_alone: bool) -> None:
        """A call is whole; it may have begun before. `is_alone` says that its span has no other."""
        begun = None
        for count, call in enumerate(reversed(self._open)):
            if call.at < calling.start:
                if count < _FEW:  # one that was told first may turn out to stand behind another
                    continue
                break
            if call.tool_name == calling.tool_name and call.at < calling.end:
                is_alone, begun = is_alone and begun is None, call
        if begun is None:
            self.begin(calling.tool_name, calling.start)
        elif is_alone:
            begun.keep_rest(calling)

    def tell(self, call: WrittenCall, piece: str) -> None:
        """The next piece of a call's arguments."""
        call.pieces.append(piece)
        self._events.append(ArgumentsCame(call.index, piece))

    def _new_of(self, found: list[FoundCall]) -> Iterator[FoundCall]:
        """The calls that were not looked at yet."""
        while self._seen < len(found):
            self._seen += 1
            yield found[self._seen - 1]

    def finish_sound(self, found: list[FoundCall], raw: list[str], dialect: str | None) -> bool:
        """Tell which of the new calls can run, whatever follows; gives whether one is sound by now.

        One that may be cut short waits for the end of the text, and with it all behind it. So
        does every call of a transcript, whose beginning `raw` has as long as none is sound.
        """
        for call in self._new_of(found):
            if call.hold:
                continue
            if self._is_transcript is None:
                self._is_transcript = is_transcript("".join(raw))
            self._is_cut_short = self._is_cut_short or may_be_cut_short(call.calling)
            if self._is_transcript or self._is_cut_short:
                continue
            if dialect is None or forced([call], dialect):
                self._known += 1
                self._end(call.calling, None)
        return self._is_transcript is False

    def end(self, output: ParsedOutput) -> None:
        """The output is complete: every call that was not ended yet ends now."""
        for calling in output.callings[self._known :]:
            self._end(calling, None)
        for held in output.held_back:
            self._end(held.calling, held)
        errors = sorted(output.errors, key=_start)
        for call in self._open:
            before = bisect_right(errors, call.at, key=_start)
            error = errors[before - 1] if before and call.at < errors[before - 1].end else None
            self._events.append(CallHeldBack(call.index, None, error))
        self._open.clear()

    def _end(self, calling: ToolCalling, held: HeldBack | None) -> None:
        call = self._begun_as(calling)
        rest = "" if call is None else call.rest(calling)
        if call is None or (rest is None and held is None):
            # what was told of another call under its name is not this one's
            call = self.begin(calling.tool_name)
            rest = call.rest(calling)
        self._open.remove(call)
        if rest:
            self._events.append(ArgumentsCame(call.index, rest))
        if held is None:
            self._events.append(CallCompleted(call.index, calling))
        else:
            self._events.append(CallHeldBack(call.index, held))

    def _begun_as(self, calling: ToolCalling) -> WrittenCall | None:
        """The first call that began under this name, and where this one stands."""
        name = calling.tool_name
        for call in self._open:
            if call.tool_name == name and (call.at < 0 or calling.start <= call.at < calling.end):
                return call
        return None


def _start(error: FormatError) -> int:
    return error.start
