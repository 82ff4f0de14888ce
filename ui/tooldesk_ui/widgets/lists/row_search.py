"""RowSearch: the rows of a list that have what a person looks for in them. No Qt."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, TypeVar

from tooldesk_ui.widgets.text_area.find_query import (
    PATIENCE_S,
    TOO_SLOW,
    TRIES,
    NoExpressionError,
    Query,
    compiled,
)

RowT = TypeVar("RowT")
NOTHING = Query("")


class RowSearch:
    """Every word has to be there, in any order; an expression is looked for as a whole.

    Words are looked for at once. Whole words and expressions, which may take long, are looked for
    by `step` before: a text that nobody looked at fits nothing.

    Attributes:
        problem: Why nothing is found; "" while nothing is wrong.
    """

    def __init__(self, query: Query = NOTHING) -> None:
        self.query = query
        self.problem = ""
        self._words = (query.words if query.is_case else query.words.lower()).split()
        self._patterns: list[Any] = []
        self._fits: dict[str, bool] = {}
        self._refusals = self._looked_at = 0
        if self.has_patterns:
            parts = [query.words] if query.is_regex else self._words
            try:
                self._patterns = [compiled(replace(query, words=each)) for each in parts]
            except NoExpressionError as error:
                self.problem = str(error)

    @property
    def is_wanted(self) -> bool:
        """Whether anything is looked for."""
        return bool(self._words)

    @property
    def has_patterns(self) -> bool:
        """Whether `step` has to look before."""
        return self.is_wanted and (self.query.is_word or self.query.is_regex)

    @property
    def is_lower(self) -> bool:
        """Whether the texts are wanted in small letters."""
        return not (self.query.is_case or self.has_patterns)

    def step(self, texts: Sequence[str], seconds: float) -> bool:
        """Look further for about this long; says whether all of these texts were looked at."""
        if not self.has_patterns or self.problem:
            return True
        ends = time.perf_counter() + seconds
        # what was looked at is passed over once, at the end: in each step that would be quadratic
        for place in chain(range(self._looked_at, len(texts)), range(self._looked_at)):
            if place >= len(texts) or texts[place] in self._fits:
                continue
            if not self._look_at(texts[place]):
                return bool(self.problem)
            if time.perf_counter() >= ends:
                self._looked_at = place + 1
                return False
        return True

    def fitting(self, rows: Sequence[RowT], texts: Sequence[str]) -> list[RowT]:
        """The rows whose texts, in the same order, have it in them."""
        if self.has_patterns:
            each = zip(rows, texts, strict=True)
            return [row for row, text in each if self._fits.get(text)] if not self.problem else []
        places: Iterable[int] = range(len(texts))
        for word in self._words:
            places = [place for place in places if word in texts[place]]
        return [rows[place] for place in places]

    def _look_at(self, text: str) -> bool:
        """Whether that took no longer than a look may."""
        try:
            self._fits[text] = all(
                pattern.search(text, timeout=PATIENCE_S) for pattern in self._patterns
            )
        except TimeoutError:
            self._refusals += 1
            if self._refusals == TRIES:
                self.problem = TOO_SLOW
            return False
        return True
