"""TreeText: the keys and values of a JSON value as a text that can be looked through. No Qt."""

from __future__ import annotations

import json
import time
from array import array
from collections.abc import Iterator
from typing import Any

from tooldesk_ui.widgets.text_area.text_buffer import TextBuffer

AT_ONCE = 200
"""Values that are written between two looks at the clock."""


class TreeText:
    """Two lines for each value, in the order of the rows: its key, and itself as its row has it.

    An object, a list and the number of what is in a list are no words to look for: their lines
    are empty. `step` makes the text; until it said that all is made there is none.
    """

    def __init__(self, value: Any) -> None:
        self.buffer = TextBuffer()
        self._lines: list[str] = []
        self._parents = array("i")
        """The number of what each value is in; -1 for what the whole value consists of."""
        self._rows = array("I")
        """Which child of that it is."""
        self._ends = array("I")
        """One past the number of the last value that is in it."""
        self._open: list[tuple[int, Iterator[tuple[int, tuple[str, Any]]]]] = []
        self._enter(-1, value)

    def step(self, seconds: float) -> bool:
        """Write on for about this long; says whether all is written."""
        ends = time.perf_counter() + seconds
        while self._open and time.perf_counter() < ends:
            for _ in range(AT_ONCE):
                self._write_next()
        if self._open:
            return False
        if self._lines:
            self.buffer, self._lines = TextBuffer("\n".join(self._lines)), []
        return True

    def path_of(self, offset: int) -> tuple[list[int], int]:
        """The row on each level that leads to what is at a place; and 1 for a value, else 0."""
        line = self.buffer.line_number(offset)
        number, path = line // 2, []
        while number >= 0:
            path.append(self._rows[number])
            number = self._parents[number]
        return path[::-1], line % 2

    def place_of(self, path: list[int]) -> int:
        """Where the value to which these rows lead begins."""
        number, end = -1, len(self._rows)
        for row in path:
            number += 1
            while row and number < end:
                number, row = self._ends[number], row - 1
            if number >= end:
                return len(self.buffer)
            end = self._ends[number]
        return self.buffer.offset_of_line(2 * number)

    def _enter(self, number: int, value: Any) -> None:
        if isinstance(value, dict):
            self._open.append((number, enumerate((str(key), each) for key, each in value.items())))
        elif isinstance(value, list):
            self._open.append((number, enumerate(("", each) for each in value)))

    def _write_next(self) -> None:
        if not self._open:
            return
        parent, rest = self._open[-1]
        following = next(rest, None)
        if following is None:
            self._open.pop()
            if parent >= 0:
                self._ends[parent] = len(self._rows)
            return
        row, (key, value) = following
        number = len(self._rows)
        self._parents.append(parent)
        self._rows.append(row)
        self._ends.append(number + 1)
        is_one = not isinstance(value, dict | list)
        self._lines.append(key.replace("\n", " "))
        self._lines.append(json.dumps(value, ensure_ascii=False, default=str) if is_one else "")
        self._enter(number, value)
