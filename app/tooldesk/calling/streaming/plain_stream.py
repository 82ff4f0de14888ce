"""Text that is no document of an API, read while it comes in.

The scan's text is a window: it begins a little before what was not told yet. Text before the
next marker is told at once; what a marker begins is read when enough of it is there, and undone
when more text could change it. Then the window waits until it has grown by its own length, or
until what may be the end of the call has come, so that all readings together take linear time.
"""

from __future__ import annotations

from collections import Counter

from tooldesk.calling.parsing.assembly import assembled, record_of, settle
from tooldesk.calling.parsing.grammars import SAME_NOTATION
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.marker_loop import MarkerLoop
from tooldesk.calling.parsing.parse import otherwise
from tooldesk.calling.parsing.quoting import QUOTED
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.streaming.calm_text import CalmText
from tooldesk.calling.streaming.certainty import (
    CallEnds,
    Certainty,
    is_plain_before,
    looked_back_from,
)
from tooldesk.calling.streaming.line_calls import LineCalls
from tooldesk.calling.streaming.message_body import pass_body
from tooldesk.calling.streaming.pacing import SHORT, last_of, piece_size
from tooldesk.calling.streaming.stream_events import NOTHING, StreamEvent
from tooldesk.calling.streaming.tag_notations import is_name_sure
from tooldesk.calling.streaming.told_calls import ToldCalls, WrittenCall
from tooldesk.calling.streaming.window_texts import WindowTexts
from tooldesk.calling.streaming.written_calls import WrittenCalls, is_whole_name
from tooldesk.calling.streaming.written_keywords import Writing, written_parts
from tooldesk.calling.tool_calling import ParsedOutput

_BY_NAME = (None, "python-call", "functionary")
_BEHIND = 512
"""How much of what was told is kept, because readers look at what stands before a marker."""

_ROOM = 1_024
"""How much more than that is kept, so that text is not moved with every chunk."""

_LARGE = 16_384
"""How much may wait without being looked at with every chunk, in characters."""

_SHARE = 3
"""So much short calls may be tried for each character that came, as each takes some tries."""

_FREE = 4_096
"""What may be tried in any text, however short."""

_SMALL = 1_024
"""What begun at a marker is looked at again when it is twice as long; longer ones four
times, large ones eight times, a large one that is open JSON 64 times."""

_TRY = 200
"""What one more try to read a call counts as, besides its length, in characters."""

_WAITS = 5
"""By this power of two of what is waited for it must grow to be looked at when it is large."""

_MANY = 4_096
"""So many chunks are kept as they came; more of them are joined."""

_LOOKED_FOR = ("Final Answer:",)
"""What readers look for from the beginning of the raw text on."""


class PlainStream:
    """Reads text from marker to marker while it comes in."""

    def __init__(self, tools: KnownTools, dialect: str | None, events: list[StreamEvent]) -> None:
        self._dialect = dialect
        self._scan = Scan("", tools, may_grow=True)
        self._loop = MarkerLoop(self._scan, dialect)
        self._certainty = Certainty(dialect)
        self._is_by_name = dialect in _BY_NAME
        self._lines = LineCalls()
        self.raw: list[str] = []
        self._taken = self._joined = 0
        self._ends = CallEnds()
        self._texts = WindowTexts(self._scan, self.raw, events)
        self._calls = ToldCalls(events)
        self._events = events
        self._calm_text = CalmText(self._certainty, self._lines, self._texts)
        self.calm: CalmText | None = None
        self.due = self._looked = 0
        self.mark = ""
        self._writing: Writing | None = None
        self._written_to = -1
        self._named: WrittenCall | None = None
        self._names_told = 0
        self._is_any_sound = False
        self._stuck = -1
        self._retry_size = 0
        self._work = 0
        self.size = 0

    def look(self, chunk: str) -> list[StreamEvent]:
        """Read on what came last, which is put to the others; gives what is certain now.

        Calm text is asked before, and only what it can't tell comes here.
        """
        if self.calm is not None:
            self._end_calm(len(chunk))
        elif self.size < self.due and not self._may_end(chunk):
            return []
        writing = self._writing
        if writing is not None:
            self._write(writing)
        elif self._stuck < 0:
            self._advance()
        else:
            self._go_on(self._new())
        events = self._events[:]
        self._events.clear()
        return events

    def _go_on(self, new: str) -> None:
        """Look at what came of what a marker began."""
        if self._is_worth_a_try(new):
            self._advance()

    def _may_end(self, chunk: str) -> bool:
        """Whether what is waited for may end with this chunk."""
        writing = self._writing
        if writing is None:
            return self._stuck >= 0 and self._ends.wakes(chunk)
        near = last_of(self.raw, self._looked) if writing.is_tagged else chunk
        if writing.may_end(near, len(chunk)):
            return True
        self.mark = writing.mark
        return False

    def _new(self) -> str:
        """What came since it was looked at last."""
        raw, looked = self.raw, self._looked
        self._looked = looked + 1
        if len(raw) != looked + 1:
            raw[looked:] = ["".join(raw[looked:])]
        return raw[looked]

    def _write(self, writing: Writing) -> None:
        """Tell what was written since, to look again when the next piece is there, or the end."""
        count = len(self.raw) - self._looked
        new = self._new()
        if not writing.feed(new):
            self._go_on(self._end_writing(writing))
            return
        waits = self.size - self._stuck
        chunk = len(new) // count
        self.due = self.size + piece_size(waits, chunk, is_whole=writing.is_long)
        mark = writing.mark
        self.mark = mark if waits <= _LARGE or not mark else NOTHING

    def _end_calm(self, came: int) -> None:
        """Something else than text may begin in the last characters that came."""
        self.calm = None
        self._texts.told = told = self.size - came - len(self._calm_text.rest)
        # the loop may be ahead, as the last word waits
        self._loop.pos = max(self._loop.pos, told - self._scan.base)
        self._lines.pass_to(told)

    def _is_worth_a_try(self, chunk: str) -> bool:
        """Whether what begins at the marker may be read now, as far as its end is known."""
        near = self._ends.see(chunk)
        if self.size >= self._retry_size:
            return True
        waits = self.size - self._stuck
        if waits <= _LARGE:
            self.due = self._retry_size
            self.mark = self._ends.mark(is_json=self._loop.unfinished is not None)
        else:
            self.due, self.mark = self.size + (waits >> _WAITS), NOTHING
        share = _SHARE if waits < _FREE else 1
        return self._work + waits + _TRY < share * self.size + _FREE and self._ends.is_in(near)

    def _end_writing(self, writing: Writing) -> str:
        """Nothing more can be told while it is written; gives what stands behind the JSON."""
        self._writing = None
        self.due, self.mark = 0, ""
        self._written_to = self.size
        self._retry_size = self.size + self.size - self._stuck
        self._ends.forget_edge()
        return writing.rest

    def _advance(self) -> None:
        self._take()
        scan, loop, text = self._scan, self._loop, self._scan.text
        limit = size = len(text)
        may_jump = self._stuck < 0 and scan.body_end is None
        sign = self._certainty.sign(text, loop.pos) if may_jump else loop.pos
        if sign >= 0:
            loop.pos = sign
            at = self._read_on()
            if at is None:
                self._stuck = -1
                limit = loop.pos
            else:
                limit = at
                self._stick(at)
        past = max(self._texts.told, scan.cuts[-1][1] if scan.cuts else 0) - scan.base
        if self._stuck < 0 and sign < 0:
            # never back, or what is no marker would be read again with every chunk
            loop.pos = max(loop.pos, looked_back_from(text, max(past, loop.pos), size))
        if self._is_by_name:
            limit = min(limit, self._lines.hold(scan, limit))
        if limit > past and not (
            self._stuck >= 0
            and limit == self._stuck - scan.base
            and is_plain_before(text, past, limit)
        ):
            limit = looked_back_from(text, past, limit)
        self._texts.tell(scan.base + limit)
        self.due, self.mark = 0, ""
        if scan.open_reasoning < 0:
            self._tell_names()
        if self._stuck >= 0 and scan.open_reasoning < 0:
            self._tell_begun(self._stuck - scan.base)
        if self._stuck < 0:
            self._be_calm(limit)
        if scan.reasoning and scan.open_reasoning < 0:
            self._tell_calls()

    def _read_on(self) -> int | None:
        """Read as far as it is certain; gives where a marker stands that needs more text."""
        scan, loop, is_known = self._scan, self._loop, self._stuck >= 0
        while scan.body_end is None or pass_body(loop):
            at = loop.run_watched(self._certainty, is_known=is_known)
            if scan.body_end is None:
                return at
            is_known = False
        return None

    def _be_calm(self, limit: int) -> None:
        """No marker is open; text up to `limit` was told."""
        scan, text = self._scan, self._scan.text
        held = self.size - self._texts.told
        if held > _LARGE:
            self.due, self.mark = self.size + (held >> 3), NOTHING
        if held <= _LARGE and scan.open_reasoning < 0 and self._texts.told == scan.base + limit:
            has_lines = self._is_by_name and self._lines.are_looked_for(scan)
            self.calm = self._calm_text
            self.calm.begin(text, limit, has_lines=has_lines)

    def _stick(self, at: int) -> None:
        """What begins at a marker can't be read yet."""
        tried = len(self._scan.text) - at
        if self._stuck != self._scan.base + at:
            self._stuck = self._scan.base + at
            self._named, self._written_to = None, -1
            self._ends.forget()
        self._work += tried + _TRY
        more = 1 if tried < _SMALL else 3 if tried < _LARGE else 7
        if self._named is not None:
            more, tried = 7, max(tried, _SMALL)
        elif tried >= _LARGE and self._loop.unfinished is not None:
            more = 63
        self._retry_size = self.size + max(more * tried, SHORT)

    def _tell_names(self) -> None:
        """Tell who is called by what was read whole; that it can run may be said later."""
        calls = self._scan.calls
        new = calls[self._names_told :]
        if not new:
            return
        starts = Counter([found.calling.start for found in new]) if len(new) > 1 else {}
        for found in new:
            calling = found.calling
            is_doubtful = found.is_weak or bool(found.hold)
            if self._is_call(calling.tool_name, calling.dialect, is_weak=is_doubtful):
                self._calls.begin_once(calling, is_alone=not starts or starts[calling.start] == 1)
        self._names_told = len(calls)

    def _tell_begun(self, at: int) -> None:
        """Tell who is called at the marker, and what is written of the arguments."""
        scan, loop = self._scan, self._loop
        if scan.text[at - 1 : at] == QUOTED:
            return
        unfinished, found = loop.unfinished, loop.read_so_far
        if unfinished is not None:
            begun = unfinished.at + scan.base
            if begun < self._written_to or not self._is_call(
                unfinished.tool_name, unfinished.dialect, is_weak=unfinished.is_weak
            ):
                return
            writing = WrittenCalls(self._calls, scan.tools, unfinished, begun, self._named)
            self._named = None
            if writing.feed(scan.text[unfinished.at :]):
                self._writing = writing
            else:
                self._end_writing(writing)
        elif found is not None and self._named is None and self._written_to <= self._stuck:
            name, dialect = found.calling.tool_name, found.calling.dialect
            if not is_name_sure(found.calling):
                return
            named = scan.text.find(name, at) + len(name)
            if self._is_call(
                name, dialect, is_weak=found.is_weak or found.hold == "ambiguous"
            ) and is_whole_name(scan.text, named, scan.tools, name):
                self._named = self._calls.begin(name, found.calling.start)
                self._ends.forget(dialect)
                self._tell_tags(self._named, dialect, at)

    def _tell_tags(self, call: WrittenCall, dialect: str, at: int) -> None:
        """Tell what is written of a call's arguments between tags, or as Python."""
        scan = self._scan
        begun = written_parts(self._calls, call, dialect, scan.text[at:], scan.tools)
        if begun is None:
            return
        writing, written = begun
        if writing.feed(written):
            self._writing = writing
        else:
            self._end_writing(writing)

    def _is_call(self, tool_name: str | None, dialect: str, *, is_weak: bool) -> bool:
        """Whether more than its shape says that this is a call, and one of the forced dialect."""
        if self._dialect is None:
            return tool_name is not None and not is_weak
        return tool_name is not None and self._dialect in (
            dialect,
            *SAME_NOTATION.get(dialect, ()),
        )

    def _take(self) -> None:
        """Put what came into the window, and take out of it what is no longer needed."""
        scan = self._scan
        raw, base = self.raw, scan.base
        new = raw[self._taken] if len(raw) == self._taken + 1 else "".join(raw[self._taken :])
        text = scan.text + new
        spare = min(self._texts.told - base, self._loop.pos) - _BEHIND
        if spare > _ROOM and 2 * spare > len(text):
            for token in _LOOKED_FOR:
                if token not in scan.earlier:
                    at = text.find(token, 0, spare + len(token))
                    if at >= 0:
                        scan.earlier[token] = base + at
            line = text.rfind("\n", 0, spare + _BEHIND) + 1
            self._loop.surroundings.go_to(text, base, line)
            text, base = text[spare:], base + spare
            self._loop.pos -= spare
            if self._is_any_sound and scan.open_reasoning < 0:
                # neither another reading nor a thought can reach back before this window
                raw[:] = [text]
                self._texts.raw_from, self._joined = base, 1
        if len(raw) > self._joined + _MANY:
            raw[self._joined :] = ["".join(raw[self._joined :])]
            self._joined += 1
        self._taken = self._looked = len(raw)
        scan.go_on(text, base)

    def _tell_calls(self) -> None:
        """Calls of which nothing can say any more that they are part of a thought."""
        self._is_any_sound = self._calls.finish_sound(self._scan.calls, self.raw, self._dialect)

    def close(self) -> ParsedOutput:
        """Read what is left as the end of the text."""
        scan = self._scan
        if self.calm is not None:
            self._end_calm(0)
        if self._writing is not None:
            self._writing.feed(self._new())
        self._take()
        scan.may_grow = False
        if scan.body_end is not None:
            pass_body(self._loop)
        self._loop.run()
        if all(found.hold for found in scan.calls):
            self.raw[:] = ["".join(self.raw)]
            scan.go_on(self.raw[0], 0)
            self._loop.finish()
            is_vain = all(found.hold for found in scan.calls)
            if is_vain and (other := otherwise(scan, self._dialect)) is not None:
                return self._replace(other)
        settle(scan, "".join(self.raw))
        self._texts.tell(scan.length)
        self._texts.end()
        output = record_of(scan, self._dialect, self._texts.content, self._texts.reasoning)
        self._calls.end(output)
        return output

    def _replace(self, other: Scan) -> ParsedOutput:
        """Another reading of the whole text counts."""
        output = assembled(other, self._dialect)
        self._texts.replace(output)
        self._calls.end(output)
        return output
