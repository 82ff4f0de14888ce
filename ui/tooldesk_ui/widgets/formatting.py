"""Durations, sizes, scores and places in words, the same everywhere. No Qt."""

from __future__ import annotations

import json
import re
import time

from tooldesk.tools.tool_result import JsonValue

MAX_PREVIEW_LENGTH = 120
MAX_LIST_LENGTH = 60
MIN_ELAPSED_S = 0.3
MAX_TIDIED_LENGTH = 500_000
_PLAIN_LIST = re.compile(r"\[(\n[^\[\]{}]+)\]")
_LINE_BREAK = re.compile(r"\n *")


def duration(seconds: float | None) -> str:
    """A time with three significant figures at most, in the unit that suits it."""
    if seconds is None:
        return ""
    if seconds < 0.0095:
        return f"{seconds * 1000:.1f} ms"
    if seconds < 0.9995:
        return f"{seconds * 1000:.0f} ms"
    if seconds < 59.95:
        return f"{seconds:.1f} s"
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02d} s"


def elapsed(began_at: float | None) -> str:
    """The time since a moment of the monotonic clock, once there is enough of it to show."""
    seconds = time.monotonic() - began_at if began_at is not None else 0.0
    return duration(seconds) if seconds >= MIN_ELAPSED_S else ""


def size(length: int) -> str:
    """A number of bytes in the unit that suits it."""
    if length < 1_000:
        return f"{length} B"
    if length < 1_000_000:
        return f"{length / 1_000:.0f} kB"
    return f"{length / 1_000_000:.1f} MB"


def certainty(confidence: float) -> str:
    """How sure it is that a call was meant; the same figure wherever it is told."""
    return f"{confidence:.0%} sure"


def compact_json(value: JsonValue) -> str:
    """A JSON value on one line, cut when it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= MAX_PREVIEW_LENGTH else f"{text[:MAX_PREVIEW_LENGTH]} …"


def pretty_json(value: JsonValue) -> str:
    """A JSON value on lines of its own, two spaces deep."""
    text = json.dumps(value, ensure_ascii=False, indent=2, default=str)
    return _PLAIN_LIST.sub(_on_one_line, text) if len(text) < MAX_TIDIED_LENGTH else text


def _on_one_line(found: re.Match[str]) -> str:
    """A list of plain values on one line, when it is short enough to be read there."""
    tidy = f"[{_LINE_BREAK.sub(' ', found[1]).strip()}]"
    return tidy if len(tidy) <= MAX_LIST_LENGTH else found[0]


class Position:
    """Turns offsets of a text into lines and columns; quickest from the first to the last."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._counted_to = 0
        self._line = 1

    def line_and_column(self, offset: int) -> tuple[int, int]:
        """Both counted from 1."""
        offset = max(0, offset)
        if offset < self._counted_to:
            self._counted_to, self._line = 0, 1
        self._line += self._text.count("\n", self._counted_to, offset)
        self._counted_to = offset
        return self._line, offset - self._text.rfind("\n", 0, offset)

    def words(self, offset: int) -> str:
        """Such as "line 3, column 14"."""
        line, column = self.line_and_column(offset)
        return f"line {line:,}, column {column:,}"
