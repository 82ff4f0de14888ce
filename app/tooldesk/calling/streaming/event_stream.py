"""A stream of an API's events, read while it comes in: server-sent events and JSON lines."""

from __future__ import annotations

from itertools import islice

from tooldesk.calling.parsing.assembly import assembled
from tooldesk.calling.parsing.call_objects import SEVERAL
from tooldesk.calling.parsing.envelopes import documents
from tooldesk.calling.parsing.envelopes.stream_sum import PartialCall
from tooldesk.calling.parsing.envelopes.streams import DATA, SSE, EventSum, read_lines
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.parse import read_texts_inside
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.parsing.skipping import past
from tooldesk.calling.parsing.values.strict_json import may_be_whole_later, strict_or_work
from tooldesk.calling.streaming.calm_text import CalmText
from tooldesk.calling.streaming.deflated_text import DeflatedText
from tooldesk.calling.streaming.prose_stream import ProseStream
from tooldesk.calling.streaming.stream_events import ReasoningCame, StreamEvent
from tooldesk.calling.streaming.told_calls import ToldCalls, WrittenCall
from tooldesk.calling.streaming.told_texts import ToldThoughts, tell_rest
from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.late_pattern import late_pattern

_MANY = 1_024
"""So many pieces of a text are kept as they came; more are joined, as each takes room."""

_LINE_END = late_pattern(r"\n|\r(?:\n|(?!\Z))")
"""What ends a line of server-sent events; a CR that came last may be half of a line's end."""

_MOST_AT_ONCE = 8
"""Calls of which fragments may come by turns."""


class _Written:
    """The arguments of one call while their fragments come."""

    __slots__ = ("_arguments", "_begun", "_call", "_count")

    def __init__(self, call: PartialCall, begun: WrittenCall, tools: KnownTools) -> None:
        self._call = call
        self._begun = begun
        self._count = 0
        self._arguments = begun.write(tools)

    def go_on(self, told: ToldCalls) -> None:
        """Tell what came since."""
        pieces, arguments = self._call.pieces, self._arguments
        while self._count < len(pieces) and not arguments.is_failed and arguments.end < 0:
            if piece := arguments.feed(pieces[self._count]):
                told.tell(self._begun, piece)
            self._count += 1

    def close(self) -> None:
        """The stream is over: unless other arguments took their place, these are the call's."""
        written = self._arguments
        is_all = self._count == len(self._call.pieces) and written.end >= 0
        self._begun.is_closed = is_all and not written.left[written.end :].strip()


def _joined(pieces: list[str], before: int) -> int:
    """Join the pieces of a text when they are many; gives how many joined ones there are."""
    if len(pieces) <= before + _MANY:
        return before
    pieces[before:] = ["".join(pieces[before:])]
    return before + 1


class EventStream:
    """Adds events up as `parse` does, and tells what each of them brings.

    Where the calls stand in the raw text is looked for at the end, by what they turned out to be,
    so that text is kept until then, deflated.
    """

    calm: CalmText | None = None
    """No text of events is told but by reading them."""

    def __init__(self, tools: KnownTools, text: str, events: list[StreamEvent]) -> None:
        self._tools = tools
        self._events = events
        self._sum = EventSum()
        self.raw: list[str] = []
        self._before = DeflatedText()
        self.size = self.due = 0
        self.mark = ""
        self._rest = ""
        self._start = past(documents.SPACE, text, 0)
        self._is_sse = SSE.match(text, self._start) is not None
        self._retry_size = 0
        self._is_over = False
        self._texts_told = self._thoughts_told = 0
        self._texts_joined = self._thoughts_joined = 0
        self._prose = ProseStream(tools, events)
        self._thoughts = ToldThoughts()
        self._calls = ToldCalls(events)
        self._calls_seen = 0
        self._not_begun: list[object] = []
        self._written: list[_Written] = []

    def look(self, chunk: str) -> list[StreamEvent]:
        """Read on what came last; gives what is certain now."""
        has_line = "\n" in chunk or (self._is_sse and ("\r" in chunk or self._rest[-1:] == "\r"))
        self._rest += chunk
        self._before.take(self.raw, self.size)
        if has_line:
            if self._is_sse:
                *lines, self._rest = _LINE_END.split(self._rest)
                self._add_lines(lines)
            elif len(self._rest) >= self._retry_size and not self._is_over:
                self._add_values()
            self._tell()
        events = self._events[:]
        self._events.clear()
        return events

    def _add_lines(self, lines: list[str]) -> None:
        for line in lines:
            if (data := DATA.match(line)) is not None:
                self._sum.add_line(data)
            elif not line:
                self._sum.end_event()

    def _add_values(self) -> None:
        """Add the JSON values that are whole; the last line may go on."""
        end = self._rest.rindex("\n")
        text = self._rest[:end]
        start = 0 if self._sum.count else past(documents.SPACE, text, 0)
        pos = read_lines(self._sum, text, start)
        failed = strict_or_work(text, pos)
        failed_at = pos + failed if isinstance(failed, int) else len(text)
        is_open = may_be_whole_later(text, failed_at)
        self._is_over = pos < end and not is_open
        self._rest = self._rest[min(pos, end) :]
        self._retry_size = 2 * len(self._rest)

    def _tell(self) -> None:
        total = self._sum.total
        for piece in total.texts[self._texts_told :]:
            self._prose.feed(piece)
        for piece in total.reasoning[self._thoughts_told :]:
            if told := self._thoughts.add(piece):
                self._events.append(ReasoningCame(told))
        self._texts_joined = _joined(total.texts, self._texts_joined)
        self._thoughts_joined = _joined(total.reasoning, self._thoughts_joined)
        self._texts_told, self._thoughts_told = len(total.texts), len(total.reasoning)
        if self._not_begun or self._calls_seen < len(total.calls):
            self._tell_begun()
        for written in self._written:
            written.go_on(self._calls)

    def _tell_begun(self) -> None:
        calls = self._sum.total.calls
        new = list(islice(reversed(calls), len(calls) - self._calls_seen))
        waiting, self._not_begun = [*self._not_begun, *reversed(new)], []
        self._calls_seen = len(calls)
        for key in waiting:
            call = calls[key]
            if not (call.name and (call.pieces or call.is_finished)):
                self._not_begun.append(key)
            elif not call.is_executed:
                name = self._tools.meant_name(call.name, call.namespace)
                self._prose.end_lead()
                begun = self._calls.begin(name)
                if name not in SEVERAL and not call.is_text:
                    self._written.append(_Written(call, begun, self._tools))
                    del self._written[:-_MOST_AT_ONCE]

    def close(self) -> ParsedOutput | None:
        """Read what is left as the end of the stream; None when there was no event in it."""
        raw = self._before.put_back(self.raw)
        if self._is_sse:
            self._add_lines([self._rest, ""])
        elif not self._is_over:
            read_lines(self._sum, self._rest, past(documents.SPACE, self._rest, 0))
        if not self._sum.count:
            return None
        self._tell()
        scan = Scan(raw, self._tools)
        documents.note(scan, self._sum.document(raw), (self._start, len(raw)))
        if not (scan.calls or scan.errors):
            read_texts_inside(scan)
        output = assembled(scan, None)
        for written in self._written:
            written.close()
        tell_rest(self._events, output, self._prose.told, self._thoughts.text)
        self._calls.end(output)
        return output
