"""Templates: texts with gaps, found again by a text that was made of one of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import NamedTuple

GAP = "{}"


class Template(NamedTuple):
    """A text with gaps."""

    pieces: list[str]
    """What stands around the gaps."""

    words: int
    """How many words it has of its own."""

    letters: int
    """How many characters it has of its own."""

    said: str
    """Its translation."""

    def is_telling(self, least_words: int) -> bool:
        """Whether a text is made of it, whatever stands in its gaps."""
        is_sentence = bool(self.pieces[0]) or self.pieces[-1].endswith(tuple(".:?!…"))
        return self.words >= (least_words if is_sentence else 2 * least_words - 1)

    def gaps_of(self, words: str) -> list[str] | None:
        """What stands in the gaps of a text that is made of it; each gap is as short as it can."""
        first, *inner, last = self.pieces
        if not (words.startswith(first) and words.endswith(last)):
            return None
        at, end, gaps = len(first), len(words) - len(last), []
        for piece in inner:
            # a gap has a character at least
            found = words.find(piece, at + 1, end)
            if found < 0:
                return None
            gaps.append(words[at:found])
            at = found + len(piece)
        return [*gaps, words[at:end]] if at < end else None


class Templates:
    """Those of a language, the longest first.

    They are kept by how they begin, else by how they end: most texts are nobody's template, and
    are compared with the few that could fit.
    """

    def __init__(self, ranked: Iterable[Template]) -> None:
        self._by_ends: defaultdict[str, list[tuple[int, Template]]] = defaultdict(list)
        for rank, each in enumerate(ranked):
            end = each.pieces[0][:1] or f"{GAP}{each.pieces[-1][-1:]}"
            self._by_ends[end].append((rank, each))

    def like(self, words: str) -> Iterator[Template]:
        """Those that begin, or end, as a text does."""
        ends = (words[0], f"{GAP}{words[-1]}", GAP)
        found = chain.from_iterable(self._by_ends.get(each, ()) for each in ends)
        return (template for _, template in sorted(found))
