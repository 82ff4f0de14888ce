"""What a reader of a stream must keep to, for any text cut into any chunks."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tooldesk.calling.parsing.parse import parse
from tooldesk.calling.streaming import stream_events as events
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.calling.tool_calling import ParsedOutput, ToolCalling
from tooldesk.specs.reading import schemas_of_tools

Chunk = str | bytes
_STRING = re.compile(r'"((?:[^"\\]|\\.)*)"?')


def read(
    chunks: Iterable[Chunk], schemas: dict[str, Any] | None = None, dialect: str | None = None
) -> tuple[list[events.StreamEvent], ParsedOutput]:
    """All events of a stream, and its output."""
    reader = StreamReader(schemas, dialect)
    told = [event for chunk in chunks for event in reader.feed(chunk)]
    output = reader.close()
    return [*told, *reader.closing_events], output


def told_texts(told: Iterable[events.StreamEvent]) -> tuple[str, str]:
    """Content and reasoning as the events tell them."""
    content, reasoning = "", ""
    for event in told:
        match event:
            case events.TextRestarted():
                content = reasoning = ""
            case events.TextCame(text):
                content += text
            case events.ReasoningCame(text):
                reasoning += text
    return content, reasoning


def read_whole(
    text: str, schemas: dict[str, Any] | None = None, dialect: str | None = None
) -> ParsedOutput:
    """What `parse` makes of a text, with tools as a reader of a stream is given them."""
    return parse(text, schemas_of_tools(schemas or {}), dialect=dialect)


def faults(
    text: str, chunks: Iterable[Chunk], schemas: dict[str, Any] | None = None,
    dialect: str | None = None, whole: ParsedOutput | None = None, may_retract: bool = True,
) -> list[str]:  # fmt: skip
    """In what a stream differs from the text read as a whole, which may be given, in words.

    Where it may not retract, what was told of calls that are not in the output is a fault, too.
    """
    whole = whole or read_whole(text, schemas, dialect)
    told, output = read(chunks, schemas, dialect)
    found = [
        f"{field}: {mine!r}, not {theirs!r}" for field, mine, theirs in _differing(output, whole)
    ]
    if told_texts(told) != (whole.content, whole.reasoning):
        found.append(f"told {told_texts(told)!r}, not {(whole.content, whole.reasoning)!r}")
    void = [] if may_retract else [f"{each} is void" for each in retracted(told)]
    return [*found, *_faults_of_calls(told, whole, text), *void]


def _differing(output: ParsedOutput, whole: ParsedOutput) -> Iterator[tuple[str, Any, Any]]:
    for field in ParsedOutput.__slots__:
        mine, theirs = getattr(output, field), getattr(whole, field)
        if mine != theirs:
            yield field, mine, theirs


def _faults_of_calls(
    told: list[events.StreamEvent], whole: ParsedOutput, text: str
) -> Iterator[str]:
    begun: dict[int, str] = {}
    written: dict[int, str] = {}
    completed: list[ToolCalling] = []
    held: list[ToolCalling] = []
    for event in told:
        match event:
            case events.CallBegun(index, tool_name):
                begun[index] = tool_name
                written[index] = ""
            case events.ArgumentsCame(index, piece):
                written[index] += piece
            case events.CallCompleted(index, calling):
                completed.append(calling)
                yield from _faults_of_end(begun.pop(index), written[index], calling)
            case events.CallHeldBack(index, item):
                name = begun.pop(index)
                held += [item.calling] if item is not None else []
                if item is None or any(_faults_of_end(name, written[index], item.calling)):
                    yield from _faults_of_prefix(written[index], text)
    if begun:
        yield f"{begun!r} never ended"
    if list(map(_essence, completed)) != list(map(_essence, whole.callings)):
        yield f"completed {completed!r}, not {whole.callings!r}"
    if held != [item.calling for item in whole.held_back]:
        yield f"held back {held!r}, not {whole.held_back!r}"


def retracted(told: list[events.StreamEvent]) -> list[str]:
    """What was told of the arguments of calls that are not in the output at all."""
    written: dict[int, str] = {}
    for event in told:
        if isinstance(event, events.ArgumentsCame):
            written[event.index] = written.get(event.index, "") + event.json
    return [
        written[event.index]
        for event in told
        if isinstance(event, events.CallHeldBack) and event.held is None and event.index in written
    ]


def _faults_of_prefix(written: str, text: str) -> Iterator[str]:
    """A call that ends in another way than it began was at least written as it was told."""
    if written in text:
        return
    # between tags stands what the JSON says, and not the JSON
    for string in _STRING.findall(written):
        try:
            said = json.loads(f'"{string}"')
        except ValueError:
            said = string
        if said not in text:
            yield f"{written} was told and never written"


def _says(written: str, calling: ToolCalling) -> bool:
    try:
        return bool(json.loads(written) == calling.arguments)
    except ValueError:
        return False


def _faults_of_end(tool_name: str, written: str, calling: ToolCalling) -> Iterator[str]:
    if tool_name != calling.tool_name or not _says(written, calling):
        yield f"began as {tool_name} with {written}, ended as {calling!r}"


def _essence(calling: ToolCalling) -> tuple[Any, ...]:
    """A call without what a damaged token behind it adds to its record."""
    return calling.tool_name, calling.arguments, calling.call_id, calling.start, calling.end


def in_pieces(text: str, size: int) -> list[str]:
    """A text in chunks of one size."""
    return [text[at : at + size] for at in range(0, len(text), size)]


def is_the_same_in_pieces(text: str, schemas: Mapping[str, Any]) -> bool:
    """Whether a text that comes in pieces of some sizes is read as the whole of it is."""
    return all(faults(text, in_pieces(text, size), schemas) == [] for size in (1, 7, 50))
