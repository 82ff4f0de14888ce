"""FollowedOutput: what came of an output so far, for whoever shows it."""

from __future__ import annotations

import asyncio
from codecs import getincrementaldecoder
from collections.abc import AsyncIterator, Mapping
from typing import Protocol

from tooldesk.calling.streaming import stream_events as events
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.tools.tool_result import JsonObject

_OF_TEXT = (events.TextCame, events.TextRestarted, events.ReasoningCame)


class FollowedCall:
    """One call as far as it was written."""

    def __init__(self, tool_name: str) -> None:
        self.tool_name = tool_name
        """As the model wrote it."""

        self.state = "writing"
        """writing, complete, held back, or not read."""

        self.why = ""
        """Why it is held back or not read, in words."""

        self.pieces: list[str] = []
        """Its arguments."""

    @property
    def arguments(self) -> str:
        """The JSON so far."""
        return "".join(self.pieces)


class Source(Protocol):
    """Where an output comes from."""

    @property
    def name(self) -> str:
        """What a person is told of it."""

    def chunks(self) -> AsyncIterator[bytes]:
        """What comes, as soon as it comes."""


class FollowedOutput:
    """Reads a source to its end and keeps what each event tells."""

    def __init__(self, source: Source, schemas: Mapping[str, JsonObject]) -> None:
        self.source = source
        """Where it comes from."""

        self.calls: list[FollowedCall] = []
        """In the order they began."""

        self.size_bytes = 0
        """How much came."""

        self.words: list[str] = []
        """What it says to the reader so far, in pieces."""

        self.said_count = 0
        """How often these changed; there may be as many as before, and others."""

        self.piece = ""
        """What came last, as it was written."""

        self._schemas = schemas
        self._decoder = getincrementaldecoder("utf-8")(errors="replace")
        self._raw: list[str] = []

    @property
    def text(self) -> str:
        """All that came so far, as it was written."""
        return "".join(self._raw)

    async def run(self) -> AsyncIterator[set[int]]:
        """Numbers of the calls that changed, with every chunk.

        Raises:
            AppError: the source can't be read any more; what came before is there.
        """
        reader = StreamReader(dict(self._schemas))
        try:
            async for chunk in self.source.chunks():
                self.size_bytes += len(chunk)
                self._came(self._decoder.decode(chunk))
                yield self._note(await asyncio.to_thread(reader.feed, chunk))
        finally:
            self._came(self._decoder.decode(b"", final=True))
            await asyncio.to_thread(reader.close)  # which may read all of it once more
            self._note(reader.closing_events)

    def _came(self, piece: str) -> None:
        self.piece = piece
        self._raw.append(piece)

    def _note(self, told: list[events.StreamEvent]) -> set[int]:
        changed: set[int] = set()
        for event in told:
            match event:
                case events.TextCame(text):
                    self.words.append(text)
                    self.said_count += 1
                case events.TextRestarted():
                    self.words.clear()
                    self.said_count += 1
                case events.CallBegun(index, name):
                    self.calls.append(FollowedCall(name))
                case events.ArgumentsCame(index, piece):
                    self.calls[index].pieces.append(piece)
                case events.CallCompleted(index, _):
                    self.calls[index].state = "complete"
                case events.CallHeldBack(index, held, error):
                    self.calls[index].state = "held back" if held is not None else "not read"
                    self.calls[index].why = events.reason_of(held, error)
                case _:
                    pass
            if not isinstance(event, _OF_TEXT):
                changed.add(event.index)
        return changed
