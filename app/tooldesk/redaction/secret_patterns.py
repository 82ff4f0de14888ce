"""SecretPatterns: where known values stand in bytes, found in one pass whatever their number."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import NamedTuple

from ahocorasick_rs import BytesAhoCorasick, Implementation, MatchKind

from tooldesk.redaction.value_forms import SHORT_LENGTH, value_forms

_HEAD_BYTES = 4


class Span(NamedTuple):
    """Where a value stands."""

    start: int
    """Offset of its first byte."""

    end: int
    """Offset after its last byte."""

    name: str
    """The name of its variable."""


class SecretPatterns:
    """All forms of some values. Never changes, and never shows a value."""

    def __init__(self, values: Iterable[tuple[str, str]]) -> None:
        names: dict[bytes, str] = {}
        words: set[bytes] = set()
        self.numbers: dict[str, str] = {}
        for name, value in values:
            forms = value_forms(value)
            for form in forms:
                names.setdefault(form, name)
            if len(value) < SHORT_LENGTH:
                words |= forms
            elif value.lstrip("-").replace(".", "", 1).isdecimal():
                self.numbers.setdefault(value, name)
        self._sorted = sorted(names)
        self._names = [names[form] for form in self._sorted]
        self._is_word = [form in words for form in self._sorted]
        self.longest = max(map(len, self._sorted), default=0)
        self._forms = _automaton(self._sorted)
        self._heads = _automaton({form[:_HEAD_BYTES] for form in self._sorted})

    def __bool__(self) -> bool:
        return bool(self._sorted)

    def spans(self, data: bytes, before: bytes = b"") -> list[Span]:
        """Every place of a value in `data`, the first and longest first; they may overlap.

        `before` is the byte that stands before `data`: a short value counts as a whole word only.
        """
        found = self._forms.find_matches_as_indexes(data, overlapping=True)
        spans = [
            Span(start, end, self._names[at])
            for at, start, end in found
            if not self._is_word[at] or _stands_alone(data, start, end, before)
        ]
        spans.sort(key=lambda span: (span.start, -span.end))
        return spans

    def undecided_from(self, data: bytes) -> int:
        """Where the end of `data` may be the beginning of a value; its length when nowhere."""
        base = max(0, len(data) - self.longest)
        tail = data[base:]
        starts = {start for _, start, _ in self._heads.find_matches_as_indexes(tail, True)}
        starts |= set(range(max(0, len(tail) - _HEAD_BYTES + 1), len(tail)))
        for start in sorted(starts):
            if self.begun_by(tail[start:]) is not None:
                return base + start
        return len(data)

    def begun_by(self, beginning: bytes) -> str | None:
        """The name of a value that begins like this and goes on, or None.

        A whole short value counts as well: what follows decides whether it is a word.
        """
        at = bisect_left(self._sorted, beginning)
        if at < len(self._sorted) and self._sorted[at] == beginning:
            if self._is_word[at]:
                return self._names[at]
            at += 1
        if at < len(self._sorted) and self._sorted[at].startswith(beginning):
            return self._names[at]
        return None


def _automaton(patterns: Iterable[bytes]) -> BytesAhoCorasick:
    # of the three kinds the one that is quick to make and small; a full table scans faster still
    return BytesAhoCorasick(
        patterns, matchkind=MatchKind.Standard, implementation=Implementation.ContiguousNFA
    )


def _stands_alone(data: bytes, start: int, end: int, before: bytes) -> bool:
    return not (
        _is_in_word(data[start - 1 : start] if start else before)
        or _is_in_word(data[end : end + 1])
    )


def _is_in_word(byte: bytes) -> bool:
    return byte.isalnum() or byte == b"_" or byte >= b"\x80"
