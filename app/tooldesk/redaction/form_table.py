"""FormTable: texts that are looked for all at once, each with the name it stands for."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping

from ahocorasick_rs import BytesAhoCorasick, Implementation, MatchKind

_HEAD_BYTES = 4


class FormTable:
    """Finds forms in one pass whatever their number.

    Attributes:
        longest: Bytes of the longest form; 0 without any.
    """

    def __init__(
        self,
        names: Mapping[bytes, str],
        words: frozenset[bytes] = frozenset(),
        seeds: frozenset[bytes] = frozenset(),
    ) -> None:
        """Take the forms.

        Args:
            names: Form → name.
            words: Those of them that count as whole words only.
            seeds: Texts that are found beside the forms, without a name.
        """
        self._sorted = sorted(names)
        self._names = [names[form] for form in self._sorted]
        self._is_word = [form in words for form in self._sorted]
        self.longest = max(map(len, self._sorted), default=0)
        self._all = _automaton([*self._sorted, *seeds])
        self._heads = _automaton({form[:_HEAD_BYTES] for form in self._sorted})

    def __bool__(self) -> bool:
        return bool(self._sorted)

    def found(self, data: bytes) -> list[tuple[int, int, int]]:
        """(which, start, end) of every form and seed in `data`."""
        return self._all.find_matches_as_indexes(data, overlapping=True)

    def is_seed(self, which: int) -> bool:
        """Whether what was found is a seed."""
        return which >= len(self._sorted)

    def is_word(self, which: int) -> bool:
        """Whether what was found counts as a whole word only."""
        return self._is_word[which]

    def name(self, which: int) -> str:
        """The name of what was found."""
        return self._names[which]

    def undecided_from(self, data: bytes) -> int:
        """Where the end of `data` may be the beginning of a form; its length when nowhere."""
        base = max(0, len(data) - self.longest)
        tail = data[base:]
        starts = {start for _, start, _ in self._heads.find_matches_as_indexes(tail, True)}
        starts |= set(range(max(0, len(tail) - _HEAD_BYTES + 1), len(tail)))
        for start in sorted(starts):
            if self.begun_by(tail[start:]) is not None:
                return base + start
        return len(data)

    def begun_by(self, beginning: bytes) -> str | None:
        """The name of a form that begins like this and goes on, or None.

        A whole word counts as well: what follows decides whether it is one.
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
