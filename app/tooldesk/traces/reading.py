"""read_traces: a recorded trace of any kind and size → the outputs of models in it, as they come.

Reads JSON lines of requests and answers, batch results, conversations, OTLP's JSON, cassettes of
vcr.py, dumps of server-sent events, JSON over several lines, and a file that is one output.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from tooldesk.tools.tool_result import JsonObject
from tooldesk.traces.around import time_in, tools_in
from tooldesk.traces.exchanges import (
    Outputs,
    RefusedError,
    UnknownShapeError,
    asked_in,
    is_request,
    outputs_of,
)
from tooldesk.traces.json_pieces import JsonPieces
from tooldesk.traces.otel import is_otel, outputs_of_spans
from tooldesk.traces.recorded_output import ProblemKind, RecordedOutput, TraceProblem
from tooldesk.traces.stream_pieces import SSE, StreamPieces, is_event
from tooldesk.traces.trace_lines import MOST_BYTES, Line, too_large, trace_lines

Records: TypeAlias = Iterator[RecordedOutput | TraceProblem]
Lines: TypeAlias = Iterator[Line | TraceProblem]

_LINE_FILES = (".jsonl", ".ndjson")
_OPENS = ("{", "[", ",")


def read_traces(source: Path | BinaryIO, name: str = "", first: int = 1) -> Records:
    """Every output in a trace, and a problem for every part that gives none. Blocking.

    Never more in memory than one line or value, of at most MOST_BYTES; nothing is raised.

    Args:
        source: A file, or a stream of bytes that is read to its end and not closed.
        name: What the records call it; the path when it is left out.
        first: The number of its first line, where it is a part of a file.
    """
    if not isinstance(source, Path):
        yield from _guarded(source, name or "the input", first)
        return
    try:
        stream = source.open("rb")
    except OSError as error:
        yield unread(error, name or str(source))
        return
    with stream:
        yield from _guarded(stream, name or str(source), first)


def _guarded(stream: BinaryIO, source: str, first: int) -> Records:
    try:
        yield from _read(stream, source, first)
    except OSError as error:
        yield unread(error, source)


def unread(error: OSError, source: str) -> TraceProblem:
    """That a file can't be read, and what to do."""
    reason = error.strerror or type(error).__name__
    next_step = "Check the file and its permissions; all else is read."
    return TraceProblem("file", f"It can't be read: {reason}.", next_step, source, 0)


def _read(stream: BinaryIO, source: str, number: int) -> Records:
    lines = trace_lines(stream, source, number)
    seen: list[Line | TraceProblem] = []
    first = ""
    for each in lines:
        seen.append(each)
        if not isinstance(each, TraceProblem) and not each[1].isspace():
            first = each[1].lstrip()
            break
    reader = _TraceReader(source)
    yield from reader.read(chain(seen, lines), first)


class _TraceReader:
    """What of a trace is read so far."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._pieces = JsonPieces()
        self._streams = StreamPieces()
        self._asked: tuple[tuple[JsonObject, ...] | None, str] = (None, "")

    def read(self, lines: Lines, first: str) -> Records:
        """All records, by what the first line looks like."""
        from tooldesk.traces.cassettes import START

        read: Callable[[Line], Records] = self._json_line
        if not (first[:1] in ("{", "[", '"') or self._source.endswith(_LINE_FILES)):
            if START.match(first):
                yield from self._cassette(lines)
                return
            if not SSE.match(first):
                yield from self._text(lines)
                return
            read = self._event_line
        for line in lines:
            if isinstance(line, TraceProblem):
                yield line
            else:
                yield from read(line)
        yield from self._end()

    def _end(self) -> Records:
        yield from self._ended(self._streams.end())
        if self._pieces.is_within:
            yield self._problem("cut off", self._pieces.line)

    def _json_line(self, line: Line) -> Records:
        number, text = line
        if self._pieces.depth:
            yield from self._several(number, text)
            return
        if text.isspace():
            return
        if text.lstrip()[:1] not in ("{", "[", '"'):
            is_event = SSE.match(text) is not None
            yield from self._event_line(line) if is_event else [self._problem("not JSON", number)]
            return
        try:
            value = json.loads(text)
        except RecursionError:
            yield self._problem("unknown", number)
        except ValueError:
            if text.rstrip()[-1] in _OPENS:
                yield from self._several(number, text)
            else:
                yield self._problem("cut off", number)
        else:
            yield from self._value(value, text, number)

    def _several(self, number: int, text: str) -> Records:
        """A line of a value over several lines."""
        for begun, piece in self._pieces.add(number, text):
            if piece is None:
                yield too_large(self._source, begun)
                continue
            try:
                value = json.loads(piece)
            except (ValueError, RecursionError):
                yield self._problem("not JSON", begun)
            else:
                yield from self._value(value, piece, begun)

    def _value(self, value: Any, text: str, number: int) -> Records:
        if is_event(value) or (
            isinstance(value, dict) and value.get("done") and self._streams.is_open
        ):
            yield from self._ended(self._streams.add(number, text, value))
            return
        if self._streams.is_begun:
            yield from self._ended(self._streams.end())
        if is_otel(value):
            yield from self._found(outputs_of_spans(value), number)
        elif isinstance(value, dict) and isinstance(value.get("interactions"), list):
            yield from self._interactions(value["interactions"], number)
        elif is_request(value):
            asked = asked_in(value)
            self._asked = (tools_in(asked), str(asked.get("model") or ""))
            yield from self._found(outputs_of(asked), number, is_asked=True)
        else:
            yield from self._found(outputs_of(value, text.strip()), number)
            self._asked = (None, "")

    def _event_line(self, line: Line) -> Records:
        number, text = line
        event: Any = None
        if text.startswith("data:"):
            data = text[5:].strip()
            try:
                event = json.loads(data)
            except (ValueError, RecursionError):
                event = data
        yield from self._ended(self._streams.add(number, text, event))

    def _ended(self, streams: Iterator[tuple[int, str | None, JsonObject]]) -> Records:
        for number, text, named in streams:
            if text is None:
                yield too_large(self._source, number)
                continue
            for found in outputs_of(text):
                tools, model = self._asked
                model = str(named.get("model") or model)
                at = time_in(named)
                yield RecordedOutput(found.raw, tools, model, at, self._source, number)
            self._asked = (None, "")

    def _cassette(self, lines: Lines) -> Records:
        """A cassette in YAML, an interaction at a time."""
        from tooldesk.traces.cassettes import INTERACTION

        parts: list[str] = []
        size = begun = 0
        for line in lines:
            if isinstance(line, TraceProblem):
                yield line
                continue
            number, text = line
            is_next = INTERACTION.match(text) is not None
            if is_next or not text.startswith((" ", "-", "\t")):
                yield from self._interaction(parts, size, begun)
                parts, size, begun = [], 0, number
            if is_next or parts:
                size += len(text)
                if size <= MOST_BYTES or not parts:
                    parts.append(text)
        yield from self._interaction(parts, size, begun)

    def _interaction(self, parts: list[str], size: int, number: int) -> Records:
        from tooldesk.traces.cassettes import NoYamlError, interactions_in

        if size > MOST_BYTES:
            yield too_large(self._source, number)
        elif parts:
            try:
                yield from self._interactions(interactions_in("".join(parts)), number)
            except NoYamlError:
                yield self._problem("cut off", number)

    def _interactions(self, listed: list[Any], number: int) -> Records:
        from tooldesk.traces.cassettes import outputs_of_interaction

        for each in listed:
            yield from self._found(outputs_of_interaction(each), number)

    def _text(self, lines: Lines) -> Records:
        """A file that is no log: one output."""
        parts: list[str] = []
        size = 0
        begun = 1
        for line in lines:
            if isinstance(line, TraceProblem):
                yield line
            elif (size := size + len(line[1])) <= MOST_BYTES:
                begun = begun if parts else line[0]
                parts.append(line[1])
        if size > MOST_BYTES:
            yield too_large(self._source, begun)
        elif parts:
            yield RecordedOutput("".join(parts), None, "", None, self._source, begun)

    def _found(self, outputs: Outputs, number: int, is_asked: bool = False) -> Records:
        tools, model = (None, "") if is_asked else self._asked
        try:
            for each in outputs:
                offered = tools if each.tools is None else each.tools
                yield RecordedOutput(
                    each.raw, offered, each.model or model, each.at, self._source, number,
                    each.took_s,
                )  # fmt: skip
        except RefusedError:
            yield self._problem("refused", number)
        except UnknownShapeError:
            if not is_asked:
                yield self._problem("unknown", number)

    def _problem(self, kind: ProblemKind, line: int) -> TraceProblem:
        message, next_step = _WORDS[kind]
        return TraceProblem(kind, message, next_step, self._source, line)


_WORDS: dict[str, tuple[str, str]] = {
    "cut off": (
        "It is cut off, or no JSON.",
        "Look whether the file was written to its end; the rest is read.",
    ),
    "not JSON": (
        "It is no JSON.",
        "Take it out, or give the file of an output by itself; the rest is read.",
    ),
    "unknown": (
        "It is neither an exchange with a model nor an answer of one.",
        'Write {"request": …, "response": …} on each line; the rest is read.',
    ),
    "refused": (
        "The API answered with an error, so there is no output.",
        "There is nothing to do for this one; the rest is read.",
    ),
}
