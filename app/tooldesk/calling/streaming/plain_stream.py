"""Text that is no document of an API, read while it comes in.

The scan's text is a window: it begins a little before what was not told yet. Text before the
next marker is told at once; what a marker begins is read when enough of it is there, and undone
when more text could change it. Then the window waits until it has grown by its own length, or
until what may be the end of the call has come, so that all readings together take linear time.
"""

from __future__ import annotations

from bisect import bisect_left

from tooldesk.calling.parsing.assembly import assembled, forced, record_of, settle
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.marker_loop import MarkerLoop
from tooldesk.calling.parsing.parse import otherwise
from tooldesk.calling.parsing.scan import FoundCall, Scan
from tooldesk.calling.streaming.certainty import CallEnds, Certainty, looked_back_from
from tooldesk.calling.streaming.line_calls import LineCalls
from tooldesk.calling.streaming.stream_events import (
    ReasoningCame,
    StreamEvent,
    TextCame,
    TextRestarted,
)
from tooldesk.calling.streaming.told_calls import ToldCalls
from tooldesk.calling.streaming.told_texts import ToldText, ToldThoughts
from tooldesk.calling.tool_calling import ParsedOutput

_BY_NAME = (None, "python-call", "functionary")
_BEHIND = 512
"""How much of what was told is kept, because readers look at what stands before a marker."""

_ROOM = 1_024
"""How much more than that is kept, so that text is not moved with every chunk."""

_LARGE = 16_384
"""How much may wait without being looked at with every chunk, in characters."""

_FREE = 4_096
"""What may be tried in any text, however short."""

_SMALL = 1_024
"""What begun at a marker is looked at again when it is twice as long; longer ones four times."""

_TRY = 200
"""What one more try to read a call counts as, besides its length, in characters."""

_LOOKED_FOR = ("Final Answer:",)
"""What readers look for from the beginning of the raw text on."""


class PlainStream:
    """Reads text from marker to marker while it comes in."""

    def __init__(self, tools: KnownTools, dialect: str | None, events: list[StreamEvent]) -> None:
        self._dialect = dialect
        self._events = events
        self._scan = Scan("", tools, may_grow=True)
        self._loop = MarkerLoop(self._scan, dialect)
        self._certainty = Certainty(dialect)
        self._lines = LineCalls() if dialect in _BY_NAME else None
        self.raw: list[str] = []
        self._taken = 0
        self._ends = CallEnds()
        self._told = 0
        self._thoughts_told = 0
        self._thought_from = -1
        self._text = ToldText()
        self._thoughts = ToldThoughts()
        self._calls = ToldCalls(events)
        self._stuck = -1
        self._retry_size = 0
        self._work = 0
        self._size = 0

    def feed(self, chunk: str) -> None:
        """Read on; what is certain becomes events."""
        self.raw.append(chunk)
        self._size += len(chunk)
        if self._stuck < 0:
            if self._size < self._retry_size:
                return
        elif self._size < self._retry_size and not (
            self._ends.may_have_come(chunk)
            and self._work + self._size - self._stuck + _TRY < self._size + _FREE
        ):
            return
        self._advance()

    def _advance(self) -> None:
        self._take()
        scan, loop = self._scan, self._loop
        text, size = scan.text, len(scan.text)
        sign = loop.pos if self._stuck >= 0 else self._certainty.sign(text, loop.pos)
        limit = size
        if sign >= 0:
            loop.pos = sign
            at = loop.run_watched(self._certainty)
            if at is None:
                self._stuck = -1
                limit = loop.pos
            else:
                limit = at
                self._stick(at)
        if self._lines is not None:
            limit = min(limit, self._lines.hold(scan))
        past = max(self._told, scan.cuts[-1][1] if scan.cuts else 0) - scan.base
        if limit > past:
            limit = looked_back_from(text, past, limit)
        if self._stuck < 0 and sign < 0:
            loop.pos = limit
        self._tell(scan.base + limit)
        if self._stuck < 0:
            held = self._size - self._told
            self._retry_size = self._size + (held >> 3 if held > _LARGE else 0)
        if scan.reasoning and scan.open_reasoning < 0:
            self._tell_calls()

    def _stick(self, at: int) -> None:
        """What begins at a marker can't be read yet."""
        tried = len(self._scan.text) - at
        if self._stuck != self._scan.base + at:
            self._stuck = self._scan.base + at
            self._ends.forget()
        self._work += tried + _TRY
        self._retry_size = self._size + (tried if tried < _SMALL else 3 * tried)

    def _take(self) -> None:
        """Put what came into the window, and take out of it what is no longer needed."""
        scan = self._scan
        text, base = scan.text, scan.base
        spare = min(self._told - base, self._loop.pos) - _BEHIND
        if spare > _ROOM and 2 * spare > len(text):
            for token in _LOOKED_FOR:
                if token not in scan.earlier:
                    at = text.find(token, 0, spare + len(token))
                    if at >= 0:
                        scan.earlier[token] = base + at
            text, base = text[spare:], base + spare
            self._loop.pos -= spare
        raw = self.raw
        new = raw[self._taken] if len(raw) == self._taken + 1 else "".join(raw[self._taken :])
        self._taken = len(raw)
        scan.go_on(text + new, base)

    def _tell(self, limit: int) -> None:
        """Tell the text up to `limit`, by what it turned out to be."""
        scan = self._scan
        self._tell_ended_thoughts()
        open_from = scan.open_reasoning
        end = limit if open_from < 0 else min(limit, open_from)
        if self._told < end:
            self._tell_content(end)
        if 0 <= open_from <= limit:
            self._told = max(self._told, open_from)
            self._thought_from = open_from
            self._tell_thought(min(limit, self._first_call(open_from)))

    def _first_call(self, pos: int) -> int:
        """Where the first call from `pos` on begins, with all that is cut with it.

        A thought that is never closed ends there.
        """
        calls, cuts = self._scan.calls, self._scan.cuts
        if not calls or calls[-1].calling.start < pos:
            return self._scan.length
        first = calls[bisect_left(calls, pos, key=_start)].calling.start
        index = bisect_left(cuts, (pos, 0))
        around = (start for start, end in cuts[index : index + 64] if start <= first < end)
        return min(around, default=first)

    def _tell_ended_thoughts(self) -> None:
        scan = self._scan
        if scan.open_reasoning >= 0 and self._thought_from == scan.open_reasoning:
            return  # what ended inside it comes after it
        ended = sorted(scan.reasoning[self._thoughts_told :])
        for start, end in ended:
            if start == self._thought_from:
                self._tell_thought(end)
            elif not start:
                self._restart("".join(self.raw)[start:end])
            elif start < self._told:
                self._say_thought("".join(self.raw)[start:end])
            else:
                self._tell_content(start)
                self._say_thought(scan.text[start - scan.base : end - scan.base])
            self._thoughts.end()
            self._text.separate()
            self._told = max(self._told, end)
        self._thoughts_told += len(ended)

    def _restart(self, thought: str) -> None:
        """A thought turns out to have begun in the prompt: what was told of text is part of it."""
        if self._text.pieces or self._thoughts.pieces:
            self._events.append(TextRestarted())
        self._text, self._thoughts = ToldText(is_cut=True), ToldThoughts()
        self._say_thought(thought)

    def _tell_thought(self, end: int) -> None:
        if end > self._told:
            base = self._scan.base
            self._say_thought(self._scan.text[self._told - base : end - base])
            self._told = end

    def _say_thought(self, piece: str) -> None:
        if told := self._thoughts.add(piece):
            self._events.append(ReasoningCame(told))

    def _tell_content(self, end: int) -> None:
        scan, told = self._scan, self._told
        for start, stop in self._cuts_from(told):
            if start >= end and not start == stop == end:
                break
            if start > told:
                self._say(scan.text[told - scan.base : start - scan.base])
            if stop > told or start >= told:
                self._text.separate()
            told = max(told, stop)
        if told < end:
            self._say(scan.text[told - scan.base : end - scan.base])
        self._told = max(told, end)

    def _cuts_from(self, pos: int) -> list[tuple[int, int]]:
        """The cuts that end behind `pos`, or begin there, in order."""
        cuts, found = self._scan.cuts, []
        for index in range(len(cuts) - 1, -1, -1):
            start, end = cuts[index]
            if end > pos or start >= pos:
                found.append((start, end))
            elif len(found) + 64 < len(cuts) - index:
                break
        return sorted(found)

    def _say(self, piece: str) -> None:
        if told := self._text.add(piece):
            self._events.append(TextCame(told))

    def _tell_calls(self) -> None:
        """Calls of which nothing can say any more that they are part of a thought."""
        for found in self._calls.new_of(self._scan.calls):
            if not found.hold:
                kept = [found] if self._dialect is None else forced([found], self._dialect)
                if kept:
                    self._calls.finish(found)

    def close(self) -> ParsedOutput:
        """Read what is left as the end of the text."""
        scan = self._scan
        self._take()
        scan.may_grow = False
        self._loop.run()
        if all(found.hold for found in scan.calls):
            scan.go_on("".join(self.raw), 0)
            self._loop.finish()
            if (other := otherwise(scan, self._dialect)) is not None:
                return self._replace(other)
        settle(scan)
        self._tell(scan.length)
        if rest := self._text.end():
            self._events.append(TextCame(rest))
        output = record_of(scan, self._dialect, self._text.text, self._thoughts.text)
        self._calls.end(output)
        return output

    def _replace(self, other: Scan) -> ParsedOutput:
        """Another reading of the whole text counts."""
        output = assembled(other, self._dialect)
        if self._text.pieces or self._thoughts.pieces:
            self._events.append(TextRestarted())
        if output.reasoning:
            self._events.append(ReasoningCame(output.reasoning))
        if output.content:
            self._events.append(TextCame(output.content))
        self._calls.end(output)
        return output


def _start(found: FoundCall) -> int:
    return found.calling.start
