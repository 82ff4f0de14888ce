"""Exchange: a request to a model and its answer, read while it is written; without secrets."""

from __future__ import annotations

import json
import threading
import time
import zlib
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, Literal

from tooldesk.calling.streaming import stream_events as events
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.capturing.apis import Api, error_in, says_its_end, token_counts
from tooldesk.capturing.client_keys import keys_of_body
from tooldesk.capturing.inflating import Inflate, inflating
from tooldesk.errors import DefinitionError
from tooldesk.frozen_record import frozen_record
from tooldesk.redaction.redactor import Redactor
from tooldesk.redaction.stream_redactor import StreamRedactor
from tooldesk.specs.reading import schemas_of
from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import tools_in

State = Literal["waiting", "writing", "done", "refused", "broken off", "cancelled", "unreachable"]
"""Nothing came yet; the answer comes; it came whole; the API answered with an error, or wrote one
into its stream; the upstream broke off; the client left, or the capture ended; there is no
upstream."""

ENDED: tuple[State, ...] = ("done", "refused", "broken off", "cancelled", "unreachable")

MOST_READ_BYTES = 16_000_000
"""Of a request and of an answer each; what is longer passes all the same, and is not read on."""

KEY_NAME = "API_KEY"
"""What is shown in the place of a client's key."""

_LONGEST_ERROR = 500
"""Characters of what an API says went wrong."""

Tell = Callable[["Exchange", events.StreamEvent | None], None]
"""Hears what the model wrote, or with None that a fact of the exchange changed."""


@frozen_record
class Change:
    """What of an answer was healed."""

    rule: str
    """Id of the rule."""

    before: str
    """What the upstream wrote."""

    after: str
    """What the client got."""

    why: str
    """In words."""


_JOINING = threading.Lock()


class GrowingText:
    """A text that comes in pieces; joined when somebody wants to see it."""

    def __init__(self) -> None:
        self._parts: list[str] = []

    def add(self, piece: str) -> None:
        """The next piece."""
        self._parts.append(piece)

    def __str__(self) -> str:
        with _JOINING:
            # more may be added meanwhile, so the list stays the same one
            count = len(self._parts)
            if count > 1:
                self._parts[:count] = ["".join(self._parts[:count])]
            return self._parts[0] if count else ""


class LiveCall:
    """A call as far as it is written.

    Attributes:
        name: As the model wrote it.
        written: Its arguments as JSON, so far.
        state: Where it stands.
        why: Why it is held back, in words.
        calling: The whole call, once it is there.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.written = GrowingText()
        self.state: Literal["writing", "complete", "held back"] = "writing"
        self.why = ""
        self.calling: ToolCalling | None = None

    @property
    def arguments(self) -> str:
        """Its arguments as JSON, so far; the whole call's once it is there."""
        if self.calling is not None:
            return json.dumps(self.calling.arguments, ensure_ascii=False)
        return str(self.written)


class Exchange:
    """One request and what came of it. Whoever shows it may read it on another thread.

    Attributes:
        number: From 1, in the order of the requests.
        at: When it began, in UTC.
        api: Which API it speaks.
        method: Of HTTP.
        path: Of the request, without the token and what stands behind a question mark.
        request: Its body as JSON; None where it is none, or too large.
        model: What the request calls the model.
        tools: The specs that it offers; None where it says nothing of tools.
        state: Where it stands.
        status: Of the answer, once there is one.
        first_byte_s: How long the first piece of the answer took, in seconds.
        total_s: How long all of it took.
        chunks: How many pieces the answer came in.
        size_bytes: Of the answer as it was sent.
        calls: Its calls, so far.
        output: All that it wrote, once it has ended.
        tokens_in: Tokens of the request, as the API counts.
        tokens_out: Tokens of the answer.
        problem: What went wrong, as a sentence.
        changes: What was healed.
        is_cut: Whether more was written than is read.
        revision: Grows with every change.
    """

    def __init__(
        self, number: int, method: str, path: str, api: Api, redactor: Redactor, tell: Tell
    ) -> None:
        self.number = number
        self.method, self.api = method, api
        self.at = datetime.now(UTC)
        self.request: JsonObject | None = None
        self.model = ""
        self.tools: tuple[JsonObject, ...] | None = None
        self.state: State = "waiting"
        self.status: int | None = None
        self.first_byte_s: float | None = None
        self.total_s: float | None = None
        self.chunks = self.size_bytes = 0
        self._text, self._reasoning = GrowingText(), GrowingText()
        self.calls: list[LiveCall] = []
        self.output: ParsedOutput | None = None
        self.tokens_in: int | None = None
        self.tokens_out: int | None = None
        self.problem = ""
        self.changes: tuple[Change, ...] = ()
        self.is_cut = False
        self.revision = 0
        self.path: str = redactor.redact(path)
        self._redactor, self._tell = redactor, tell
        self._began = time.perf_counter()
        self._reader: StreamReader | None = None
        self._inflate: Inflate | None = None
        self._raw = GrowingText()
        self._raw_size = 0
        self._decode = getincrementaldecoder("utf-8")(errors="replace").decode
        self._hidden: dict[object, StreamRedactor] = {}
        self._more: tuple[tuple[int | None, int | None], ...] = ()

    @property
    def text(self) -> str:
        """What the model wrote for the reader, so far."""
        return str(self._text)

    @property
    def reasoning(self) -> str:
        """What it wrote to itself, so far."""
        return str(self._reasoning)

    @property
    def raw(self) -> str:
        """The answer as it was written, without secrets."""
        return self._redactor.redact(str(self._raw))

    @property
    def raw_size(self) -> int:
        """How many characters of the answer are kept."""
        return self._raw_size

    def forget_raw(self) -> None:
        """Give back what the answer as it was written takes."""
        self._raw, self._raw_size, self.is_cut = GrowingText(), 0, True

    def asked(self, body: bytes | None) -> None:
        """The request is there; None is one that is not read."""
        value = _json(body) if body else None
        if body and isinstance(value, dict):
            keys = keys_of_body(body.decode("utf-8", "replace"), value)
            self._redactor.learn([(KEY_NAME, each) for each in keys])
            self.request = self._redactor.redact(value)
            self.tools = tools_in(self.request)
            self.model = str(self.request.get("model") or "")
        self._changed()

    def answered(self, status: int, headers: Mapping[bytes, bytes]) -> None:
        """The head of an answer came; names of headers are in small letters."""
        self.status, self.state = status, "writing"
        encoding = headers.get(b"content-encoding", b"").decode("latin-1").lower()
        self._inflate = inflating(encoding)
        if self.api and self._inflate is not None:
            self._reader = StreamReader(self._schemas())
        elif self._inflate is None:
            self.problem = f"It is packed as {encoding}, which is passed on, and not read."
        self._changed()

    def _schemas(self) -> dict[str, JsonObject] | None:
        try:
            return None if self.tools is None else schemas_of(list(self.tools))
        except DefinitionError:
            return None

    def came(self, chunk: bytes) -> None:
        """A piece of the answer came, and was handed on."""
        if self.first_byte_s is None:
            self.first_byte_s = time.perf_counter() - self._began
            self._changed()
        self.chunks += 1
        self.size_bytes += len(chunk)
        if self._inflate is None or self.is_cut:
            return
        try:
            for piece in self._inflate(chunk):
                if not self._read(self._decode(piece)):
                    break
        except zlib.error:
            self._cut("It is packed in a way that can't be read; it is passed on.")

    def _read(self, text: str) -> bool:
        """Whether more of it is read."""
        self._raw.add(text)
        self._raw_size += len(text)
        if self._raw_size > MOST_READ_BYTES:
            self._cut(f"Only its first {MOST_READ_BYTES // 1_000_000} MB are read; all is passed.")
        elif self._reader is not None and text:
            self._take(self._reader.feed(text))
        return not self.is_cut

    def _cut(self, problem: str) -> None:
        self.is_cut, self.problem = True, problem

    def ended(self, state: State, problem: str = "") -> None:
        """Nothing more comes."""
        if self.state in ENDED:
            return
        self.total_s = time.perf_counter() - self._began
        if state == "cancelled" and says_its_end(str(self._raw)):
            state, problem = "done", ""  # clients leave with the last event
        if self.api and state in ("done", "cancelled") and (error := error_in(str(self._raw))):
            # clients leave with an error, too; in a stream its status came before it
            error = self._redactor.redact(error)[:_LONGEST_ERROR]
            state, problem = "refused", f"The API wrote an error: {error}"
        if self._reader is not None:
            output = self._reader.close()
            self._take(self._reader.closing_events)
            self._reader = None
            self.output = self._redactor.redact(output)
            self._tell_waiting()
            counts = [token_counts(str(self._raw)), *self._more]
            self.tokens_in, self.tokens_out = map(_sum, zip(*counts, strict=True))
        is_refused = state == "done" and (self.status or 0) >= 400
        self.state = "refused" if is_refused else state
        self.problem = self._redactor.redact(problem) or self.problem
        self._changed()

    def healed(self, changes: tuple[Change, ...], more: Iterable[str] = ()) -> None:
        """The client got something else than the upstream wrote.

        `more` are further answers that it was asked for, whose tokens count, too.
        """
        self._more = tuple(map(token_counts, more))
        if changes:
            self.changes += self._redactor.redact(changes)
            self._changed()

    def _changed(self) -> None:
        self.revision += 1
        self._tell(self, None)

    def _take(self, told: list[events.StreamEvent]) -> None:
        for event in told:
            if (shown := self._shown(event)) is not None:
                self.revision += 1
                self._tell(self, shown)

    def _shown(self, event: events.StreamEvent) -> events.StreamEvent | None:
        """An event without secrets, put where it belongs; None while all of it waits."""
        match event:
            case events.TextCame(text):
                text = self._without("text", text)
                self._text.add(text)
                return events.TextCame(text) if text else None
            case events.ReasoningCame(text):
                text = self._without("reasoning", text)
                self._reasoning.add(text)
                return events.ReasoningCame(text) if text else None
            case events.TextRestarted():
                self._text, self._reasoning = GrowingText(), GrowingText()
                self._hidden.clear()
                return event
            case events.CallBegun(_, name):
                self.calls.append(LiveCall(self._redactor.redact(name)))
                return self._redactor.redact(event)
            case events.ArgumentsCame(index, piece):
                piece = self._without(index, piece)
                self.calls[index].written.add(piece)
                return events.ArgumentsCame(index, piece) if piece else None
            case events.CallCompleted(index, calling):
                call = self.calls[index]
                if (waiting := self._hidden.pop(index, None)) is not None:
                    rest = waiting.finish(is_cut=False)
                    self._tell(self, events.ArgumentsCame(index, rest)) if rest else None
                call.state, call.calling = "complete", self._redactor.redact(calling)
                return events.CallCompleted(index, call.calling)
            case events.CallHeldBack(index, held, error):
                call = self.calls[index]
                shown, unread = self._redactor.redact(held), self._redactor.redact(error)
                call.state, call.why = "held back", events.reason_of(shown, unread)
                call.calling = shown.calling if shown else None
                return events.CallHeldBack(index, shown, unread)

    def _without(self, channel: object, text: str) -> str:
        if self._redactor.is_empty:
            return text
        if channel not in self._hidden:
            self._hidden[channel] = self._redactor.stream()
        return self._hidden[channel].feed(text)

    def _tell_waiting(self) -> None:
        """What might have been the beginning of a value, and is none."""
        for channel, waiting in self._hidden.items():
            rest = waiting.finish(is_cut=False)
            if rest and channel == "text":
                self._text.add(rest)
                self._tell(self, events.TextCame(rest))
            elif rest and channel == "reasoning":
                self._reasoning.add(rest)
                self._tell(self, events.ReasoningCame(rest))


def _sum(counts: Iterable[int | None]) -> int | None:
    told = [each for each in counts if each is not None]
    return sum(told) if told else None


def _json(body: bytes) -> Any:
    try:
        return json.loads(body)
    except (ValueError, RecursionError):
        return None
