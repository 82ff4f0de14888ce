"""JsonPieces: JSON values that stand over several lines, one after another or in an array."""

from __future__ import annotations

from collections.abc import Iterator

from tooldesk.late_pattern import late_pattern
from tooldesk.traces.trace_lines import MOST_BYTES

_TOKEN = late_pattern(r'"(?:[^"\\]|\\.)*+"|[{}\[\]]')


class JsonPieces:
    """Takes lines and gives texts of values; elements of an array that holds all are values too.

    A text beyond MOST_BYTES characters is dropped, and its place given with None.
    """

    def __init__(self) -> None:
        self.depth = 0
        """How many brackets are open; 0 between values."""

        self.line = 0
        """Where the value that is open began."""

        self._base = 0
        self._parts: list[str] = []
        self._size = 0

    @property
    def is_within(self) -> bool:
        """Whether a value is open that has not ended; an array around all is none."""
        return self.depth > self._base

    def add(self, number: int, text: str) -> Iterator[tuple[int, str | None]]:
        """The values that end on this line, each with the line where it began."""
        if not self.depth and text.lstrip()[:1] == "[":
            self._base = 1
        start = 0
        for token in _TOKEN.finditer(text):
            if token[0] in ("{", "["):
                if self.depth == self._base:
                    start, self.line = token.start(), number
                self.depth += 1
            elif token[0] in ("}", "]"):
                self.depth = max(self.depth - 1, 0)
                if self.depth == self._base:
                    self._keep(text[start : token.end()])
                    yield self.line, self._taken()
                    start = token.end()
                elif self.depth < self._base:
                    self._base = 0
            elif self.depth == self._base == 1:
                yield number, token[0]
        if self.is_within:
            self._keep(text[start:])

    def _keep(self, text: str) -> None:
        self._size += len(text)
        if self._size <= MOST_BYTES:
            self._parts.append(text)

    def _taken(self) -> str | None:
        text = "".join(self._parts) if self._size <= MOST_BYTES else None
        self._parts, self._size = [], 0
        return text
