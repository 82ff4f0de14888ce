"""SureText: the text of a stream, of which is handed on what surely is no call."""

from __future__ import annotations

from tooldesk.calling.streaming.stream_events import StreamEvent, TextCame
from tooldesk.calling.streaming.stream_reader import StreamReader
from tooldesk.calling.tool_calling import ParsedOutput
from tooldesk.capturing.healing.judging import CallJudge


class SureText:
    """Takes a text in pieces; from a marker on all of it waits.

    Each piece costs what it is long, however long the text before it is.

    Attributes:
        length: Of all that came, in characters.
        sure: How many of them surely are text, or were handed on all the same.
    """

    def __init__(self, judge: CallJudge) -> None:
        self._reader = StreamReader(dict(judge.schemas))
        self._pieces: list[str] = []
        self.length = self.sure = 0
        self._rest = ""
        self._is_holding = False

    @property
    def raw(self) -> str:
        """All that came."""
        return "".join(self._pieces)

    @property
    def handed(self) -> str:
        """What of it was handed on."""
        return self.raw[: self.sure]

    @property
    def left(self) -> str:
        """What of it waits."""
        return self.raw[self.sure :] if self.waits else ""

    @property
    def waits(self) -> bool:
        """Whether any of it waits."""
        return self.sure < self.length

    def take(self, text: str) -> str:
        """What surely is text now, and stands right behind what was handed on."""
        self._pieces.append(text)
        self.length += len(text)
        events = self._reader.feed(text)
        if self._is_holding:
            return ""
        self._rest += text
        piece = ""
        for event in events:
            piece += self._sure(event, len(piece))
        self._rest = self._rest[len(piece) :]
        self.sure += len(piece)
        return piece

    def close(self) -> ParsedOutput:
        """What the text is in the end."""
        return self._reader.close()

    def hand_on(self) -> None:
        """All of it was handed on."""
        self.sure = self.length

    def _sure(self, event: StreamEvent, at: int) -> str:
        is_next = isinstance(event, TextCame) and self._rest.startswith(event.text, at)
        self._is_holding = self._is_holding or not is_next
        return event.text if isinstance(event, TextCame) and not self._is_holding else ""
