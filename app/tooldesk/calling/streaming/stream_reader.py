"""StreamReader: what a model writes, read while it comes in."""

from __future__ import annotations

from codecs import getincrementaldecoder

from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.parse import dialect_ids, parse
from tooldesk.calling.parsing.text_lead import is_answer, lead_end, moved
from tooldesk.calling.streaming.calm_text import CalmText
from tooldesk.calling.streaming.event_stream import EventStream
from tooldesk.calling.streaming.plain_stream import PlainStream
from tooldesk.calling.streaming.stream_events import (
    NOTHING,
    ReasoningCame,
    StreamEvent,
    TextCame,
    moved_events,
)
from tooldesk.calling.streaming.stream_kind import StreamKind, kind_of
from tooldesk.calling.streaming.told_calls import ToldCalls
from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.specs.reading import Tools, schemas_of_tools


class StreamReader:
    """Reads one output of a model in chunks of any size.

    However the output is cut, `close` gives what `parse` gives for the whole, and the events say
    the same: joined, the pieces of text are its content, those of reasoning its reasoning, those
    of a call's arguments their JSON; every call that begins ends as complete or held back.

    Prose is told as it comes. What waits longer, because what follows decides how it is read:

    - the first 80 characters, which may be a thought or lead to a document of an API, until that
      has begun a call beside them;
    - the last word, and the space behind it; what may become a marker. Before a marker it is
      told with that, unless a call may begin with it, as one does with the header of a message;
    - all from first words on that look like a call which was escaped with the whole output;
    - what a marker began, until the call has its own end and something follows it. A call that
      would be held back, has no marker (JSON, Python), or is ReAct's waits for the end of the
      output, and all behind it;
    - a `{`, `[`, code fence or quoted marker in prose, until some 320 characters follow it;
    - a call behind `<!--`, until the comment ends;
    - a document of an API that is no stream, and everything where one of the APIs is forced;
    - text in a stream of events from the first marker in it on;
    - that a call is complete, until a thought has ended before it, or else the output: as long
      as no thought was seen, the next `</think>` could say that all before it was one.

    A thought of more than 80 characters that began in the prompt is told as text until its end
    comes; then TextRestarted voids what was told, and calls that began in it end as held back.
    Nothing in the output says before that where it began. Who knows the model's template feeds
    the opening that it has in the prompt first (`<think>`, as `parse` of it with the output
    would read it): then all is told as a thought from the beginning, and nothing is voided.

    For that, and for the other readings of a text in which no call runs, the whole text is kept
    until a thought has ended and a call is complete. From then on only what the output will hold
    is kept, and what is still open. A stream of events is kept deflated, as only its end says
    where its calls stand in it.
    """

    closing_events: list[StreamEvent]
    """What `close` had to tell."""

    def __init__(self, tools: Tools | None = None, dialect: str | None = None) -> None:
        """Read an output in which calls of `tools` are expected; see `parse`.

        Raises:
            ValueError: there is no dialect of that id.
            DefinitionError: one of `tools` is none.
        """
        if dialect is not None and dialect not in dialect_ids():
            raise ValueError(f"unknown dialect {dialect!r}")
        self.closing_events = []
        self._schemas = None if tools is None else schemas_of_tools(tools)
        self._dialect = dialect
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self._events: list[StreamEvent] = []
        self._raw: list[str] = []
        self._due = self._room = self._lead = 0
        self._mark = ""
        self._calm: CalmText | None = None
        self._stream: PlainStream | EventStream | None = None
        self._output: ParsedOutput | None = None

    def feed(self, chunk: str | bytes) -> list[StreamEvent]:
        """Read the next chunk; bytes are UTF-8.

        Raises:
            ValueError: the stream is closed.
        """
        if type(chunk) is not str:
            chunk = self._decoded(chunk)
        # most chunks only wait, so this is all that is done for them
        self._raw.append(chunk)
        self._room = room = self._room - len(chunk)
        if room > 0 and self._mark not in chunk:
            return []
        calm = self._calm
        if calm is not None and (told := calm.tell(chunk)) is not None:
            return told
        stream = self._stream
        if stream is None:
            if (stream := self._begin()) is None:
                return []
            chunk = self._raw[-1]
        stream.size = size = self._due - self._room
        told = stream.look(chunk)
        self._due = due = stream.due
        self._room, self._mark, self._calm = due - size, stream.mark, stream.calm
        return moved_events(told, self._lead)

    def _decoded(self, chunk: str | bytes) -> str:
        """A chunk as text; the rest of a character that is cut in two comes with the next one."""
        if isinstance(chunk, str):
            return self._decoder.decode(b"", final=True) + str.__getitem__(chunk, slice(None))
        return self._decoder.decode(chunk)

    def _begin(self) -> PlainStream | EventStream | None:
        """What reads the output, once its beginning says what it is."""
        if self._output is not None:
            raise ValueError("the stream is closed")
        text = "".join(self._raw)
        self._raw[:] = [text]
        size = len(text)
        self._lead = lead_end(text)
        text = text[self._lead :]
        kind = StreamKind.UNKNOWN if is_answer(text) else kind_of(text, self._dialect)
        if kind is StreamKind.UNKNOWN:
            self._due = 2 * size if size > 512 else size
            self._room, self._mark = self._due - size, NOTHING
            return None
        tools = KnownTools(self._schemas)
        if kind is StreamKind.TEXT:
            self._stream = PlainStream(tools, self._dialect, self._events)
        else:
            self._stream = EventStream(tools, text, self._events)
        self._raw = self._stream.raw
        self._raw.append(text)
        self._due, self._room = len(text), 0
        return self._stream

    def close(self) -> ParsedOutput:
        """Read what is left as the end of the output; `closing_events` has what that tells."""
        if self._output is None:
            rest = self._decoder.decode(b"", final=True)
            told = self.feed(rest) if rest else []
            if self._stream is not None:
                self._stream.size = self._due - self._room
                self._output = self._stream.close()
            if self._output is None:
                self._output = self._whole("".join(self._raw))
            lead = self._lead if self._stream is not None else 0
            self._output = moved(self._output, lead)
            self.closing_events = told + moved_events(self._events, lead)
            self._events.clear()
            # nothing of the stream is kept beside its output
            self._stream, self._calm, self._raw = None, None, []
            self._room = 0
        return self._output

    def _whole(self, text: str) -> ParsedOutput:
        output = parse(text, self._schemas, dialect=self._dialect)
        if output.reasoning:
            self._events.append(ReasoningCame(output.reasoning))
        if output.content:
            self._events.append(TextCame(output.content))
        ToldCalls(self._events).end(output)
        return output
