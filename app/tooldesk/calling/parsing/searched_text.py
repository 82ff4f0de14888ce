"""A text that is searched again and again from the front to the back."""

from __future__ import annotations

import re
from collections.abc import Callable


class SearchedText:
    """Remembers where what was looked for stands next, so that all questions take one pass."""

    text: str
    """The raw text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tokens: dict[str, tuple[int, int]] = {}
        self._matches: dict[re.Pattern[str], tuple[int, re.Match[str] | None]] = {}

    def find(self, token: str, pos: int) -> int:
        """Where `token` stands next at or after `pos`, or -1.

        The last answer is remembered: asking from the front to the back takes one pass in all,
        however often it is asked.
        """
        searched_from, known = self._tokens.get(token, (-1, -2))
        if known != -2 and searched_from <= pos and (known == -1 or known >= pos):
            return known
        found = self.text.find(token, pos)
        self._tokens[token] = (pos, found)
        return found

    def once(self, what: str, look: Callable[[], int]) -> int:
        """What `look` gives, which is asked once for a text however often `what` is."""
        if what not in self._tokens:
            self._tokens[what] = (0, look())
        return self._tokens[what][1]

    def search(self, pattern: re.Pattern[str], pos: int) -> re.Match[str] | None:
        """The next match of `pattern` at or after `pos`; remembers as `find` does."""
        remembered = self._matches.get(pattern)
        if remembered is not None:
            searched_from, known = remembered
            if searched_from <= pos and (known is None or known.start() >= pos):
                return known
        found = pattern.search(self.text, pos)
        self._matches[pattern] = (pos, found)
        return found
