"""What a plain stream's window turned out to be, told as text and reasoning while it comes in."""

from __future__ import annotations

from bisect import bisect_left
from collections import deque

from tooldesk.calling.parsing.found_call import FoundCall
from tooldesk.calling.parsing.scan import Scan
from tooldesk.calling.streaming.certainty import may_be_escaped
from tooldesk.calling.streaming.stream_events import (
    ReasoningCame,
    StreamEvent,
    TextCame,
    TextRestarted,
)
from tooldesk.calling.streaming.told_texts import ToldText, ToldThoughts, tell_rest
from tooldesk.calling.tool_calling import ParsedOutput

_LAST_CUTS = 16
"""Before so many cuts that all end before a place there is none that ends behind it."""


class WindowTexts:
    """Tells all text of a scan once, up to where it is certain.

    Attributes:
        told: How much of the raw text was told.
        text: All text that was told.
        raw_from: How much of the raw text is no longer kept.
    """

    def __init__(self, scan: Scan, raw: list[str], events: list[StreamEvent]) -> None:
        self._scan = scan
        self._raw = raw
        self._events = events
        self.told = self.raw_from = 0
        self._thoughts_told = 0
        self._thought_from = -1
        self.text = ToldText()
        self._thoughts = ToldThoughts()

    @property
    def content(self) -> str:
        """All text that was told."""
        return self.text.text

    @property
    def reasoning(self) -> str:
        """All reasoning that was told."""
        return self._thoughts.text

    def tell(self, limit: int) -> None:
        """Tell the text up to `limit`, by what it turned out to be."""
        scan = self._scan
        self._tell_ended_thoughts(limit)
        open_from = scan.open_reasoning
        end = limit if open_from < 0 else min(limit, open_from)
        if self.told < end and (open_from >= 0 or not self._may_be_escaped()):
            self._tell_content(end, deque(self._cuts_from(self.told)))
        if 0 <= open_from <= limit:
            self.told = max(self.told, open_from)
            self._thought_from = open_from
            self._tell_thought(min(limit, self._first_call(open_from)))

    def _may_be_escaped(self) -> bool:
        """Whether the first words may be calls that were escaped with the whole output."""
        scan, pos = self._scan, self.told
        if self.text.pieces or not scan.may_grow:
            return False
        for start, stop in self._cuts_from(pos):
            if scan.text[pos - scan.base : start - scan.base].strip():
                break
            pos = max(pos, stop)
        return may_be_escaped(scan.text[pos - scan.base :].lstrip())

    def _first_call(self, pos: int) -> int:
        """Where the first call from `pos` on begins, with all that is cut with it.

        A thought that is never closed ends there.
        """
        calls, cuts = self._scan.calls, self._scan.cuts
        if not calls or calls[-1].calling.start < pos:
            return self._scan.length
        first = calls[bisect_left(calls, pos, key=_start)].calling.start
        index = bisect_left(cuts, (pos, 0))
        around = (start for start, end in cuts[index : index + 16] if start <= first < end)
        return min(around, default=first)

    def _tell_ended_thoughts(self, limit: int) -> None:
        scan = self._scan
        if len(scan.reasoning) == self._thoughts_told:
            return
        ended = sorted(scan.reasoning[self._thoughts_told :])
        if scan.open_reasoning >= 0:  # what ended inside it comes after it
            ended = ended[: bisect_left(ended, (scan.open_reasoning, 0))]
        if not ended or ended[-1][0] > limit:
            return  # a line before it may be a call
        cuts = deque(self._cuts_from(self.told))  # once for all, as there may be many of both
        for start, end in ended:
            if start == self._thought_from:
                self._tell_thought(end)
            elif not start:
                self._restart(self._raw_text(start, end))
            elif start < self.told:
                self._say_thought(self._raw_text(start, end))
            else:
                self._tell_content(start, cuts)
                self._say_thought(scan.text[start - scan.base : end - scan.base])
            self._thoughts.end()
            self.text.separate()
            self.told = max(self.told, end)
        self._thoughts_told += len(ended)

    def _raw_text(self, start: int, end: int) -> str:
        return "".join(self._raw)[start - self.raw_from : end - self.raw_from]

    def _restart(self, thought: str) -> None:
        """A thought turns out to have begun in the prompt: what was told of text is part of it."""
        if self.text.pieces or self._thoughts.pieces:
            self._events.append(TextRestarted())
        self.text, self._thoughts = ToldText(is_cut=True), ToldThoughts()
        self._say_thought(thought)

    def _tell_thought(self, end: int) -> None:
        if end > self.told:
            base = self._scan.base
            self._say_thought(self._scan.text[self.told - base : end - base])
            self.told = end

    def _say_thought(self, piece: str) -> None:
        if told := self._thoughts.add(piece):
            self._events.append(ReasoningCame(told))

    def _tell_content(self, end: int, cuts: deque[tuple[int, int]]) -> None:
        """Tell the text between the cuts, and take out of them those that are passed."""
        scan, told = self._scan, self.told
        while cuts and (cuts[0][0] < end or cuts[0] == (end, end)):
            start, stop = cuts.popleft()
            if start > told:
                self.say(scan.text[told - scan.base : start - scan.base])
            if stop > told or start >= told:
                self.text.separate()
            told = max(told, stop)
        if told < end:
            self.say(scan.text[told - scan.base : end - scan.base])
        self.told = max(told, end)

    def _cuts_from(self, pos: int) -> list[tuple[int, int]]:
        """The cuts that end behind `pos`, or begin there, in order."""
        cuts, size = self._scan.cuts, 2 * _LAST_CUTS
        while True:
            found = [cut for cut in cuts[-size:] if cut[1] > pos or cut[0] >= pos]
            if len(found) + _LAST_CUTS <= size or size >= len(cuts):
                found.sort()
                return found
            size *= 4

    def say(self, piece: str) -> None:
        """Tell a piece of text, as far as no space at its end may be left out."""
        if told := self.text.add(piece):
            self._events.append(TextCame(told))

    def end(self) -> None:
        """Tell what was held back of the text."""
        if rest := self.text.end():
            self._events.append(TextCame(rest))

    def replace(self, output: ParsedOutput) -> None:
        """Tell the texts of another reading, which counts in the place of what was told."""
        tell_rest(self._events, output, self.content, self.reasoning)


def _start(found: FoundCall) -> int:
    return found.calling.start
