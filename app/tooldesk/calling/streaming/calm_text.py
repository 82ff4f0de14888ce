"""Text in which no marker is open, told with every chunk: most of an answer is such text."""

from __future__ import annotations

from tooldesk.calling.streaming.certainty import Certainty, before_last_word
from tooldesk.calling.streaming.line_calls import LineCalls
from tooldesk.calling.streaming.stream_events import StreamEvent, TextCame
from tooldesk.calling.streaming.window_texts import WindowTexts

_LONG = 256
"""A text that waits and is longer than that may be no word."""

_LONGEST = 16_384
"""So many characters of it may come before it is looked at like any other text again."""


class CalmText:
    """Tells the text behind what was read last, while nothing else begins in it."""

    __slots__ = (
        "_certainty", "_first_sign", "_has_lines", "_is_in_line", "_left", "_lines", "_texts",
        "rest",
    )  # fmt: skip

    def __init__(self, certainty: Certainty, lines: LineCalls, texts: WindowTexts) -> None:
        self.rest = ""
        """What came and was not told: the last word."""

        self._certainty = certainty
        self._first_sign = certainty.first_sign
        self._lines = lines
        self._texts = texts
        self._has_lines = self._is_in_line = False
        self._left = 0

    def begin(self, text: str, told: int, *, has_lines: bool) -> None:
        """Go on behind the place of `text` up to which it was told.

        `has_lines` says that a known tool may be called by its name on a line.
        """
        self.rest = text[told:]
        self._is_in_line = text[told - 1 : told] not in ("", "\n")
        self._has_lines = has_lines
        self._left = _LONGEST

    def tell(self, chunk: str) -> list[StreamEvent] | None:
        """What is certain now of the text; None where more than text may begin."""
        text = plain = self.rest + chunk
        self._left = left = self._left - len(chunk)
        if left < 0:
            return None
        sign = self._first_sign(text)
        if sign is not None:
            limit = self._certainty.plain_to(text, sign)
            if limit < 0:
                return None
            plain = text[:limit]
        if self._has_lines and not (self._is_in_line and "\n" not in plain):
            limit = self._lines.hold_in(plain, is_in_line=self._is_in_line)
            if limit < 0:
                return None
            plain = plain[:limit]
        limit = before_last_word(plain)
        if not limit:
            self.rest = text
            if len(text) > _LONG:
                self._left = 0
            return []
        self.rest = text[limit:]
        self._is_in_line = text[limit - 1] != "\n"
        told = self._texts.text.add_words(text[:limit])
        return [TextCame(told)] if told else []
