"""CallHealer: proper calls of a stream with their names and arguments put right.

What was handed on can't be taken back, and a call is of no use before it is whole. So from the
first part of a call on all waits for the end, and is handed on as it was written where nothing is
healed: where the model was cut off, where anything is in doubt, or where the stream just ends.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import MOST_READ_BYTES, Change
from tooldesk.capturing.healing.api_documents import CallPlace
from tooldesk.capturing.healing.event_healer import EventHealer
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.rules import mend
from tooldesk.capturing.healing.stream_documents import (
    CallPart,
    call_parts,
    document_of,
    end_of,
    event_with,
)
from tooldesk.tools.tool_result import JsonObject

MENDING = frozenset(("repair", "names"))
"""The rules that it goes by."""


class _Event:
    """A waiting event."""

    def __init__(self, written: bytes, value: JsonObject | None) -> None:
        self.written, self.value = written, value
        self.is_changed = False


class CallHealer(EventHealer):
    """Puts the calls of a stream right."""

    def __init__(self, api: Api, judge: CallJudge) -> None:
        super().__init__(api, judge)
        self._held: list[_Event] = []
        self._held_bytes = 0
        self._calls: dict[int, list[tuple[_Event, CallPart]]] = {}

    def _passed(self, written: bytes) -> Iterator[bytes]:
        if self._is_over:
            yield written
            return
        event = _Event(written, document_of(self._api, written))
        try:
            parts = call_parts(self._api, event.value or {}, len(self._calls))
        except ValueError:
            yield from self._as_written()
            yield written
            return
        if not parts and not self._held:
            yield written
            return
        self._held.append(event)
        self._held_bytes += len(written)
        for part in parts:
            self._calls.setdefault(part.call, []).append((event, part))
        end = end_of(self._api, event.value or {})
        if end == "whole":
            self._mend_all()
        if end or self._held_bytes > MOST_READ_BYTES:
            yield from self._as_written()

    def _as_written(self) -> Iterator[bytes]:
        """All that waits, but for what was changed; from here on nothing waits."""
        self._is_over = True
        for each in self._held:
            if each.is_changed and each.value is not None:
                yield event_with(self._api, each.written, each.value, self._separator)
            else:
                yield each.written
        self._held.clear()

    def _mend_all(self) -> None:
        changes: list[Change] = []
        for parts in self._calls.values():
            changes += self._mended(parts)
        self.changes = tuple(changes)

    def _mended(self, parts: list[tuple[_Event, CallPart]]) -> list[Change]:
        names = {str(part.place[part.name]) for _, part in parts if part.place.get(part.name)}
        has_place = any(part.arguments for _, part in parts)
        if len(names) != 1 or not has_place:
            return []

        def set_name(name: str) -> None:
            for event, part in parts:
                if part.place.get(part.name):
                    part.place[part.name] = name
                    event.is_changed = True

        def set_arguments(arguments: JsonObject) -> None:
            whole: Any = arguments if self._api == "ollama" else _written(arguments)
            # the first piece says all of them, and the others nothing
            left: Any = whole
            for event, part in parts:
                if part.arguments:
                    part.place[part.arguments] = whole if part.is_whole else left
                    event.is_changed = True
                    left = left if part.is_whole else ""

        place = CallPlace(names.pop(), _arguments(parts), set_name, set_arguments)
        return list(mend(place, self._judge))


def _arguments(parts: list[tuple[_Event, CallPart]]) -> Any:
    said = [part for _, part in parts if part.arguments]
    pieces = [str(each.place.get(each.arguments) or "") for each in said if not each.is_whole]
    return "".join(pieces) if pieces else said[-1].place.get(said[-1].arguments)


def _written(arguments: JsonObject) -> str:
    return json.dumps(arguments, ensure_ascii=False)
