"""StreamHealer: markup in the text of a stream → proper calls, while the rest passes as it comes.

What was handed on can't be taken back. So text waits behind a marker until the end says what it
was: a certain call, or just text, which is then handed on as it was written. Chat Completions
(server-sent events) and Ollama (a document a line); the others are `PartHealer`'s.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tooldesk.capturing.apis import Api
from tooldesk.capturing.healing.api_documents import tool_call
from tooldesk.capturing.healing.event_healer import EventHealer
from tooldesk.capturing.healing.judging import CallJudge
from tooldesk.capturing.healing.rules import lifting
from tooldesk.capturing.healing.stream_documents import document_of
from tooldesk.capturing.healing.sure_text import SureText
from tooldesk.tools.tool_result import JsonObject


class StreamHealer(EventHealer):
    """Makes calls of the markup in a stream of texts."""

    def __init__(self, api: Api, judge: CallJudge) -> None:
        super().__init__(api, judge)
        self._text = SureText(judge)
        self._has_calls = False

    def close(self) -> bytes:
        """As of any; a line that has no end may be a whole event."""
        last = self._rest()
        rest = b"".join(self._passed(last)) if last else b""
        return b"".join(self._as_written()) + rest

    def _as_written(self) -> Iterator[bytes]:
        text = self._text.left
        if text and not self._is_over:
            yield self._event(self._unended(self._with_text(self._last, text)))

    def _passed(self, written: bytes) -> Iterator[bytes]:
        value = document_of(self._api, written)
        place = self._place(value)
        if self._is_over or place is None or value is None:
            yield written
            return
        self._last = value
        text = place.get("content")
        self._has_calls = self._has_calls or bool(place.get("tool_calls"))
        piece = self._text.take(text) if isinstance(text, str) and text else ""
        if reason := self._end_of(value):
            yield from self._ended(value, piece, reason, written)
        elif not text or piece == text:
            yield written
        elif piece or len(place) > 1:
            yield self._event(self._with_text(value, piece))

    def _ended(self, value: JsonObject, piece: str, reason: str, written: bytes) -> Iterator[bytes]:
        self._is_over = True
        handed, output = self._text.handed, self._text.close()
        calls = []
        if reason != "length" and not self._has_calls and output.content.startswith(handed):
            calls = self._judge.lifted(output)
        if calls:
            self.changes = (lifting(self._text.raw, output.dialect, calls),)
            piece += output.content[len(handed) :].rstrip()
        else:
            piece += self._text.left
        own = (self._place(value) or {}).get("content") or ""
        if not calls and piece == own:
            yield written
            return
        if piece:
            yield self._event(self._unended(self._with_text(value, piece)))
        if calls:
            yield self._event(self._unended(self._with_calls(value, calls)))
        yield self._event(self._with_end(self._with_text(value, ""), bool(calls)))

    def _place(self, value: JsonObject | None) -> Any:
        """What holds text and calls in an event."""
        if value is None:
            return None
        if self._api == "ollama":
            found = value.get("message")
        else:
            choices: Any = value.get("choices")
            is_one = isinstance(choices, list) and len(choices) == 1
            found = choices[0].get("delta") if is_one and isinstance(choices[0], dict) else None
        return found if isinstance(found, dict) else None

    def _end_of(self, value: Any) -> str:
        """Why the answer ends with an event; "" where it doesn't."""
        if self._api == "ollama":
            return str(value.get("done_reason") or "stop") if value.get("done") else ""
        return str(value["choices"][0].get("finish_reason") or "")

    def _with_text(self, value: Any, text: str) -> JsonObject:
        place = {**self._place(value), "content": text}
        if self._api == "ollama":
            return {**value, "message": place}
        return {**value, "choices": [{**value["choices"][0], "delta": place}]}

    def _with_calls(self, value: JsonObject, calls: list[tuple[str, JsonObject]]) -> JsonObject:
        made = self._with_text(value, "")
        listed = [tool_call(self._api, name, arguments) for name, arguments in calls]
        if self._api == "chat":
            listed = [{"index": number, **each} for number, each in enumerate(listed)]
        self._place(made)["tool_calls"] = listed
        return made

    def _unended(self, made: Any) -> JsonObject:
        if self._api == "ollama":
            kept = ("model", "created_at", "message")
            return {key: made[key] for key in kept if key in made} | {"done": False}
        made["choices"][0]["finish_reason"] = None
        made.pop("usage", None)
        return dict(made)

    def _with_end(self, made: Any, has_calls: bool) -> JsonObject:
        if self._api == "chat" and has_calls:
            made["choices"][0]["finish_reason"] = "tool_calls"
        return dict(made)

    def _event(self, value: JsonObject) -> bytes:
        start = b"data: " if self._api == "chat" else b""
        return start + json.dumps(value).encode() + self._separator
