"""TextSearch: every place of what a person looks for, found in slices of bounded time. No Qt."""

from __future__ import annotations

import time
from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Any

from tooldesk_ui.widgets.text_area.find_query import (
    PATIENCE_S,
    TOO_SLOW,
    TRIES,
    NoExpressionError,
    Query,
    compiled,
)
from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer

STRETCH = 524_288
"""Characters that are looked through at once; fewer for an expression that takes long."""

SHORTEST_STRETCH = 2_048
CONTEXT = 1_000
"""Characters before a stretch that an expression may look back at."""

LONGEST_MATCH = 65_536
"""A match of an expression that may go on behind a stretch is looked at this much further."""


class TextSearch:
    """Looks through one text; `step` until it says that it is through.

    Attributes:
        starts: First character of each match so far, in order.
        ends: One past the last of each.
        problem: Why no more is looked for; empty while nothing is wrong.
    """

    def __init__(self, text: TextBuffer, query: Query) -> None:
        self.query = query
        self.starts = array("I")
        self.ends = array("I")
        self.problem = ""
        self.is_over = not query.words
        self._text = text
        self._reached = 0
        self._stretch = STRETCH
        self._refusals = 0
        self._pattern: Any = None
        if query.words:
            self._compile()

    @property
    def count(self) -> int:
        """How many matches were found so far."""
        return len(self.starts)

    def step(self, seconds: float) -> bool:
        """Look further for about this long; says whether all was looked through."""
        ends = time.perf_counter() + seconds
        while not self.is_over and time.perf_counter() < ends:
            self._look(ends)
        return self.is_over

    def at_or_after(self, offset: int) -> int | None:
        """The number of the first match that begins at `offset` or behind it."""
        number = bisect_left(self.starts, offset)
        return number if number < len(self.starts) else None

    def before(self, offset: int) -> int | None:
        """The number of the last match that begins before `offset`."""
        number = bisect_left(self.starts, offset) - 1
        return number if number >= 0 else None

    def within(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The matches that a stretch of the text holds any part of."""
        first = bisect_right(self.ends, start)
        for number in range(first, len(self.starts)):
            if self.starts[number] >= end:
                return
            yield self.starts[number], self.ends[number]

    def finds_in(self, words: str) -> bool:
        """Whether there is a match in words that are shown by themselves."""
        if self._pattern is None:
            return False
        try:
            return any(each.group() for each in self._pattern.finditer(words, timeout=PATIENCE_S))
        except TimeoutError:
            return False

    def _compile(self) -> None:
        try:
            self._pattern = compiled(self.query)
        except NoExpressionError as error:
            self.problem, self.is_over = str(error), True

    def _look(self, ends: float) -> None:
        """Take the matches of one stretch; shorten it where an expression takes long."""
        stop = min(len(self._text), self._reached + self._stretch)
        try:
            self._take(stop, ends)
            self._refusals = 0
        except TimeoutError:
            self._refusals += self._stretch == SHORTEST_STRETCH
            self._stretch = max(SHORTEST_STRETCH, self._stretch // 8)
            if self._refusals == TRIES:  # once may be another program's doing
                self.problem, self.is_over = TOO_SLOW, True
        if self._reached >= len(self._text):
            self.is_over = True

    def _take(self, stop: int, ends: float) -> None:
        """The matches that begin before `stop`, as many as there is time for."""
        # a look ahead or a greedy match must not take the end of a stretch for that of the text
        limit = min(len(self._text), stop + LONGEST_MATCH)
        # nor its beginning
        begin = max(0, self._reached - CONTEXT)
        around, reached = self._text.slice(begin, limit), self._reached - begin
        for found in self._pattern.finditer(around, reached, timeout=PATIENCE_S):
            start, end = begin + found.start(), begin + found.end()
            if start >= stop:
                break
            if end > start:  # an empty match is no place to go to
                self.starts.append(start)
                self.ends.append(end)
            self._reached = max(end, start + 1)
            if time.perf_counter() >= ends:
                return
        self._reached = max(self._reached, stop)
