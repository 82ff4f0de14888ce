"""RetryHealer: a call of a stream that can't be read gives way to one that was asked for anew.

What was handed on can't be taken back. So from a marker, or the first part of a proper call, on
all waits for the end. Where its calls can be read it is handed on then as it was written. Else a
tool is `wanted`: who feeds it asks for its call once more, and says what came of that.
"""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Iterator

from tooldesk.calling.parsing.parse import parse
from tooldesk.capturing.apis import Api
from tooldesk.capturing.healing.answered_again import Event, StandsBefore, rewritten
from tooldesk.capturing.healing.event_healer import EventHealer
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.rules import retrying
from tooldesk.capturing.healing.second_ask import Again
from tooldesk.capturing.healing.stream_documents import (
    call_parts,
    document_of,
    end_of,
    event_with,
    text_of_chat,
)
from tooldesk.capturing.healing.stream_parts import begins, text_in
from tooldesk.capturing.healing.sure_text import SureText
from tooldesk.tools.tool_result import JsonObject

RETRIED: tuple[Api, ...] = ("chat", "messages", "responses")
"""The APIs that know tool_choice; Ollama's does not."""

_LAST = ("message_stop", "response.completed", "response.incomplete")


class RetryHealer(EventHealer):
    """Lets through what can be read.

    Attributes:
        wanted: The tool whose call is to be asked for once more now; "" while there is none.
    """

    def __init__(self, api: Api, judge: CallJudge) -> None:
        super().__init__(api, judge)
        self.wanted = ""
        self._text = SureText(judge)
        self._written: list[bytes] = []
        self._held: list[Event] = []
        self._ends: list[int] = []  # where the text of each ends; far off from a call on
        self._arguments: list[str] = []
        self._handed = self._blocks = 0
        self._has_calls = self._is_odd = False
        self._unread = self._content = ""
        self._last_part = -1
        self._usage: JsonObject = {}

    def end(self) -> None:
        """Nothing more comes: an answer that says that it ended may be asked for again now."""
        if self._unread and not self._is_over:
            self._hold(self._rest(), None)
            self.wanted = self._unread

    def left(self) -> bytes:
        """All that waits, where asking again gave nothing better."""
        return b"".join(self._as_written())

    def answered(self, again: Again) -> bytes:
        """What the client gets in place of what waits."""
        raw = self._text.raw
        handed = raw[: self._handed]
        call = f"{self._unread}({''.join(self._arguments)})" if self._arguments else ""
        self.changes = (
            retrying(call or raw[len(handed) :], self._unread, again.calls),
            *again.changes,
        )
        text = self._content if self._content.startswith(handed) else handed
        known = StandsBefore(handed, text, self._last_part, self._usage)
        events = rewritten(self._api, self._held, known, again)
        made = b"".join(
            written if value is None else event_with(self._api, written, value, self._separator)
            for written, value in events
        )
        self._held.clear()
        self._is_over, self.wanted = True, ""
        return made

    def _passed(self, written: bytes) -> Iterator[bytes]:
        if self._is_over:
            yield written
            return
        value = document_of(self._api, written)
        if not self._unread:
            self._written.append(written)
            self._look(value or {})
        self._hold(written, value)
        if self._unread:
            if (value or {}).get("type") in _LAST or written.strip() == b"data: [DONE]":
                self.wanted = self._unread
        else:
            yield from self._released(bisect_right(self._ends, self._text.sure))
        if self._is_odd:
            yield from self._as_written()

    def _hold(self, written: bytes, value: JsonObject | None) -> None:
        self._held.append((written, value))
        self._ends.append(sys.maxsize if self._has_calls else self._text.length)

    def _look(self, value: JsonObject) -> None:
        """Note what an event says of texts, parts, calls and the end."""
        kind = begins(value)
        self._blocks += kind == "text"
        # behind a call nothing but calls can be left out
        self._is_odd = self._blocks > 1 or (self._has_calls and kind == "text")
        self._note_calls(value)
        number = value.get("index" if self._api == "messages" else "output_index")
        if type(number) is int and not self._has_calls:
            self._last_part = max(self._last_part, number)
        if value.get("type") == "message_start" and isinstance(value.get("message"), dict):
            self._usage = value["message"].get("usage") or {}
        if text := text_of_chat(value) if self._api == "chat" else text_in(value):
            self._text.take(text)
        if end_of(self._api, value) and not self._is_odd:
            self._decide(value)
            self._is_odd = not self._unread

    def _note_calls(self, value: JsonObject) -> None:
        try:
            parts = call_parts(self._api, value, 0)
        except ValueError:
            self._is_odd = True
            return
        for part in parts:
            self._has_calls = True
            if part.arguments and not part.is_whole:
                self._arguments.append(str(part.place.get(part.arguments) or ""))

    def _decide(self, value: JsonObject) -> None:
        """Whether the one call of an answer that is over can't be read."""
        if not self._has_calls and not self._text.waits:
            return
        output = parse(b"".join(self._written).decode("utf-8", "replace"), self._judge.schemas)
        name = self._judge.unreadable(output)
        is_whole = self._api != "responses" or isinstance(value.get("response"), dict)
        content, handed = output.content, self._text.raw[: self._handed]
        is_same = content.startswith(handed) or handed.startswith(content)
        if name and is_same and is_whole and value.get("type") != "response.failed":
            self._unread, self._content = name, content

    def _as_written(self) -> Iterator[bytes]:
        self._is_over, self.wanted = True, ""
        return self._released(len(self._held))

    def _released(self, count: int) -> Iterator[bytes]:
        """So many of the events that wait."""
        released = [written for written, _ in self._held[:count]]
        if count:
            self._handed = min(self._ends[count - 1], self._text.length)
            del self._held[:count], self._ends[:count]
        return iter(released)
