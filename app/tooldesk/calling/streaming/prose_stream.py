"""The text in a stream of events: told up to the first marker.

Whether markup in such a text is read or is the text as it stands, only the end of the stream
says: servers leave calls in it that they did not find, and then there are no others.
"""

from __future__ import annotations

from tooldesk.calling.parsing import detection
from tooldesk.calling.parsing.known_tools import KnownTools
from tooldesk.calling.parsing.parse import LONGEST_LEAD
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.streaming.certainty import Certainty, looked_back_from
from tooldesk.calling.streaming.line_calls import LineCalls
from tooldesk.calling.streaming.stream_events import StreamEvent, TextCame
from tooldesk.calling.streaming.stream_kind import may_be_recipient
from tooldesk.calling.streaming.told_texts import ToldText

_KEPT = 1_024


class ProseStream:
    """Tells text while it is nothing but text."""

    def __init__(self, tools: KnownTools, events: list[StreamEvent]) -> None:
        self._events = events
        self._scan = Scan("", tools, may_grow=True)
        self._certainty = Certainty(None)
        self._lines = LineCalls()
        self._text = ToldText()
        self._from = 0
        self._pos = 0
        self._may_lead = True
        self._is_over = False

    @property
    def told(self) -> str:
        """All that was told."""
        return self._text.text

    def feed(self, piece: str) -> None:
        """Tell what is certainly text."""
        if self._is_over or not piece:
            return
        scan = self._scan
        if self._from - scan.base > 2 * _KEPT:
            spare = self._from - scan.base - _KEPT
            scan.go_on(scan.text[spare:] + piece, scan.base + spare)
        else:
            scan.go_on(scan.text + piece, scan.base)
        if self._may_lead:
            if len(scan.text) < LONGEST_LEAD or may_be_recipient(scan.text, None):
                return
            self._may_lead = False
        self._tell()

    def end_lead(self) -> None:
        """The API has a call of its own beside the text, which is text then, however short."""
        if self._may_lead and not self._is_over:
            self._may_lead = False
            self._tell()

    def _tell(self) -> None:
        scan = self._scan
        text = scan.text
        start, pos = self._from - scan.base, max(self._pos - scan.base, 0)
        limit = len(text)
        if (sign := self._certainty.sign(text, pos)) >= 0:
            limit = self._certainty.beginning(text, sign)
            marker = detection.detector(None).pattern.search(text, sign)
            if marker is not None and marker.start() < limit:
                limit, self._is_over = marker.start(), True
        limit = min(limit, self._lines.hold(scan, limit))
        if limit > start:
            limit = looked_back_from(text, start, limit)
        self._pos = scan.base + limit
        if limit > start:
            self._from = scan.base + limit
            if told := self._text.add(text[start:limit]):
                self._events.append(TextCame(told))
