"""FollowedOutput: what came of an output so far, for whoever shows it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping

from tooldesk.calling.streaming import stream_events as events
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.tools.tool_result import JsonObject
from tooldesk.usage.followed_source import FollowedSource


class FollowedCall:
    """One call as far as it was written."""

    def __init__(self, tool_name: str) -> None:
        self.tool_name = tool_name
        """As the model wrote it."""

        self.state = "writing"
        """writing, complete, held back, or not read."""

        self.why = ""
        """Why it is held back, in words."""

        self.pieces: list[str] = []
        """Its arguments."""

    @property
    def arguments(self) -> str:
        """The JSON so far."""
        return "".join(self.pieces)


class FollowedOutput:
    """Reads a source to its end and keeps what each event tells."""

    def __init__(self, source: FollowedSource, schemas: Mapping[str, JsonObject]) -> None:
        self.source = source
        """Where it comes from."""

        self.calls: list[FollowedCall] = []
        """In the order they began."""

        self.size_bytes = 0
        """How much came."""

        self.text = ""
        """All of it, once it is over."""

        self._schemas = schemas
        self._chunks: list[bytes] = []

    async def run(self) -> AsyncIterator[set[int]]:
        """Numbers of the calls that changed, with every chunk.

        Raises:
            AppError: the source can't be read any more; what came before is there.
        """
        reader = StreamReader(dict(self._schemas))
        try:
            async for chunk in self.source.chunks():
                self.size_bytes += len(chunk)
                self._chunks.append(chunk)
                yield self._note(await asyncio.to_thread(reader.feed, chunk))
        finally:
            self.text = b"".join(self._chunks).decode(errors="replace")
            reader.close()
            self._note(reader.closing_events)

    def _note(self, told: list[events.StreamEvent]) -> set[int]:
        changed: set[int] = set()
        for event in told:
            match event:
                case events.CallBegun(index, name):
                    self.calls.append(FollowedCall(name))
                case events.ArgumentsCame(index, piece):
                    self.calls[index].pieces.append(piece)
                case events.CallCompleted(index, _):
                    self.calls[index].state = "complete"
                case events.CallHeldBack(index, held):
                    self.calls[index].state = "held back" if held is not None else "not read"
                    self.calls[index].why = held.explanation if held is not None else ""
                case _:
                    continue
            changed.add(index)
        return changed
