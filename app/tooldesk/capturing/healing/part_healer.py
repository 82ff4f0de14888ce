"""PartHealer: markup in the text of a stream of parts → proper calls behind that text.

As `StreamHealer` for the APIs whose answers are parts that begin and end (Anthropic's Messages and
OpenAI's Responses). From a marker on all waits for the end, and is handed on as it was written
where nothing is healed: where the model was cut off, where anything is in doubt, where there is
another text or a proper call, or where the stream just ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.capturing.apis import Api
from tooldesk.capturing.exchange import MOST_READ_BYTES
from tooldesk.capturing.healing.event_healer import EventHealer
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.rules import lifting
from tooldesk.capturing.healing.stream_documents import document_of, end_of, event_with
from tooldesk.capturing.healing.stream_parts import (
    begins,
    is_behind_text,
    lifted,
    text_in,
    with_text,
    with_whole_text,
)
from tooldesk.capturing.healing.sure_text import SureText
from tooldesk.tools.tool_result import JsonObject


class PartHealer(EventHealer):
    """Makes calls of the markup in a stream of parts."""

    def __init__(self, api: Api, judge: CallJudge) -> None:
        super().__init__(api, judge)
        self._sure = SureText(judge)
        self._held: list[tuple[bytes, JsonObject]] = []
        self._text_event: tuple[bytes, JsonObject] = (b"", {})
        self._held_bytes = self._texts = 0
        self._is_plain = True

    def _passed(self, written: bytes) -> Iterator[bytes]:
        value = document_of(self._api, written)
        if self._is_over or value is None:
            yield from self._as_written()
            yield written
            return
        kind = begins(value)
        self._texts += kind == "text"
        self._is_plain = self._is_plain and kind != "call" and self._texts < 2
        if not self._is_plain:
            yield from self._as_written()
            yield written
        elif end := end_of(self._api, value):
            yield from self._ended(written, value, end)
        elif text := text_in(value):
            yield from self._text(written, value, text)
        elif not self._sure.waits:
            yield written
        else:
            self._held.append((written, value))
            self._is_plain = is_behind_text(value)
        self._held_bytes += len(written) if self._sure.waits else 0
        if self._held_bytes > MOST_READ_BYTES:
            yield from self._as_written()

    def _text(self, written: bytes, value: JsonObject, text: str) -> Iterator[bytes]:
        is_next = not self._sure.waits
        piece = self._sure.take(text)
        self._text_event = written, value
        if is_next and piece == text:
            yield written
        elif piece:
            yield self._event(written, with_text(value, piece))

    def _ended(self, written: bytes, value: JsonObject, end: str) -> Iterator[bytes]:
        output, handed = self._sure.close(), self._sure.handed
        is_told = self._api == "messages" or isinstance(value.get("response"), dict)
        calls = []
        if self._sure.waits and is_told and end == "whole" and output.content.startswith(handed):
            calls = self._judge.lifted(output)
        if not calls:
            yield from self._as_written()
            yield written
            return
        self._is_over = True
        self.changes = (lifting(self._sure.raw, output.dialect, calls),)
        text = handed + output.content[len(handed) :].rstrip()
        if text != handed:
            like, said = self._text_event
            yield self._event(like, with_text(said, text[len(handed) :]))
        for each, held in self._held:
            yield self._event(each, with_whole_text(held, text))
        for made in lifted(self._api, with_whole_text(value, text), self._at, calls):
            yield self._event(b"event: " + str(made.get("type")).encode(), made)
        self._sure.hand_on()
        self._held.clear()

    @property
    def _at(self) -> int:
        """The number of the part that the text is."""
        _, value = self._text_event
        found = value.get("index" if self._api == "messages" else "output_index")
        return found if type(found) is int else 0

    def _as_written(self) -> Iterator[bytes]:
        """All that waits; from here on nothing does."""
        self._is_over = True
        if left := self._sure.left:
            self._sure.hand_on()
            like, value = self._text_event
            yield self._event(like, with_text(value, left))
        for written, _ in self._held:
            yield written
        self._held.clear()

    def _event(self, written: bytes, value: JsonObject) -> bytes:
        return event_with(self._api, written, value, self._separator)
