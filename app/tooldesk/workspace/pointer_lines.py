"""line_of_pointer: the line of a tool file that a place of its definition stands on."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tooldesk.calling.schema.pointers import escaped
from tooldesk.late_pattern import late_pattern

_TOKEN = late_pattern(
    r'"(?:[^"\\]|\\.)*+"|[{}\[\],:]|\n|[^\s"{}\[\],:]++',
)
_LEFT_OUT = ("properties",)
"""What the short notations of input schemas do without."""


def line_of_pointer(text: str, path: Sequence[str]) -> int:
    """The line, from 1, of the place that keys and indexes lead to, or of the nearest around it.

    `text` is JSON; of a text that is none the answer is some line of it.
    """
    lines = pointer_lines(text)
    pointer = ""
    for part in path:
        below = f"{pointer}/{escaped(part)}"
        if below in lines:
            pointer = below
        elif part not in _LEFT_OUT:
            break
    return lines.get(pointer, 1)


def pointer_lines(text: str) -> dict[str, int]:
    """The line of every member and element of a JSON text, by JSON pointer."""
    reader = _Lines()
    for token in _TOKEN.finditer(text):
        reader.take(token[0])
    return reader.lines


class _Lines:
    def __init__(self) -> None:
        self.lines: dict[str, int] = {}
        self._line = self._line_of_word = 1
        self._word = ""
        self._above: list[tuple[str, int | None]] = []
        self._at = ""

    def take(self, token: str) -> None:
        """Read on."""
        match token:
            case "\n":
                self._line += 1
            case "{" | "[":
                self._begin_element()
                self._above.append((self._at, 0 if token == "[" else None))
            case "}" | "]":
                if self._above:
                    self._at, _ = self._above.pop()
            case ":":
                if self._above and self._word.startswith('"'):
                    key = escaped(json.loads(self._word))
                    self._at = f"{self._above[-1][0]}/{key}"
                    self.lines.setdefault(self._at, self._line_of_word)
            case ",":
                self._go_on()
            case _:
                self._begin_element()
                self._word, self._line_of_word = token, self._line

    def _begin_element(self) -> None:
        if self._above and (place := self._above[-1][1]) is not None:
            self._at = f"{self._above[-1][0]}/{place}"
            self.lines.setdefault(self._at, self._line)

    def _go_on(self) -> None:
        if self._above and (place := self._above[-1][1]) is not None:
            self._above[-1] = (self._above[-1][0], place + 1)
