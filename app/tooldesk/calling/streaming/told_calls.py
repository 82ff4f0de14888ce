"""Calls while they come in: which were begun, and how each ended."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tooldesk.calling.parsing.scan import FoundCall
from tooldesk.calling.streaming.stream_events import (
    ArgumentsCame,
    CallBegun,
    CallCompleted,
    CallHeldBack,
    StreamEvent,
)
from tooldesk.calling.tool_calling import HeldBack, ParsedOutput, ToolCalling


class ToldCalls:
    """What was told of the calls of one stream."""

    def __init__(self, events: list[StreamEvent]) -> None:
        self._events = events
        self._count = 0
        self._seen = 0
        self._known = 0
        self._begun: list[tuple[int, str]] = []

    def begin(self, tool_name: str) -> None:
        """A call begins that is not whole yet."""
        self._begun.append((self._count, tool_name))
        self._events.append(CallBegun(self._count, tool_name))
        self._count += 1

    def new_of(self, found: list[FoundCall]) -> Iterator[FoundCall]:
        """The calls that were not looked at yet."""
        while self._seen < len(found):
            self._seen += 1
            yield found[self._seen - 1]

    def finish(self, found: FoundCall) -> None:
        """A call can run, whatever follows."""
        self._known += 1
        self._end(found.calling, None)

    def end(self, output: ParsedOutput) -> None:
        """The output is complete: every call that was not ended yet ends now."""
        for calling in output.callings[self._known :]:
            self._end(calling, None)
        for held in output.held_back:
            self._end(held.calling, held)
        self._events.extend(CallHeldBack(index, None) for index, _ in self._begun)

    def _end(self, calling: ToolCalling, held: HeldBack | None) -> None:
        index = self._index_of(calling.tool_name)
        written = json.dumps(calling.arguments, ensure_ascii=False)
        self._events.append(ArgumentsCame(index, written))
        if held is None:
            self._events.append(CallCompleted(index, calling))
        else:
            self._events.append(CallHeldBack(index, held))

    def _index_of(self, tool_name: str) -> int:
        """The number of the call that began first under this name; a new one if none did."""
        for at, (index, name) in enumerate(self._begun):
            if name == tool_name:
                del self._begun[at]
                return index
        self.begin(tool_name)
        return self._begun.pop()[0]
