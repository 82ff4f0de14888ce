"""Templates: texts with gaps, filled, and found again by a text that was made of one of them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, pairwise
from typing import NamedTuple

from tooldesk.late_pattern import late_pattern

GAP = "{}"
_GAPS = late_pattern(r"( ?)\{(\d?)\}( ?)")
_WORD = late_pattern(r"[^\W\d_]{2,}")
_WIDE = late_pattern("[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]")

LETTERS = 4
"""By so many at its beginning, or at its end, a template is looked for, or by as many as it has."""


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

    They are kept by how they begin, else by how they end, else by a word between two gaps: most
    texts are nobody's template, and are compared with the few that could fit.
    """

    def __init__(self, ranked: Iterable[Template]) -> None:
        self._by_ends: defaultdict[str, list[tuple[int, Template]]] = defaultdict(list)
        for rank, each in enumerate(ranked):
            end = f"{GAP}{each.pieces[-1][-LETTERS:]}"
            key = each.pieces[0][:LETTERS] or (_word_of(each) if end == GAP else end)
            self._by_ends[key].append((rank, each))

    def like(self, words: str) -> Iterator[Template]:
        """Those that begin, or end, as a text does."""
        letters = range(1, min(LETTERS, len(words)) + 1)
        ends = (*(words[:each] for each in letters), *(GAP + words[-each:] for each in letters))
        inner = {GAP + each + GAP for each in words.split()}
        found = chain.from_iterable(self._by_ends.get(each, ()) for each in (*ends, *inner, GAP))
        return (template for _, template in sorted(found))


def templates_of(lines: Iterable[str], said: Callable[[str], str]) -> list[Template]:
    """Those of a file, the longest first; where one is said alike, what fills its gaps may not be.

    `said` translates one.
    """
    made = []
    for line in lines:
        source = line.replace("\\n", "\n")
        own = source.split(GAP)
        # what is named before a colon is ours
        words = len(_WORD.findall(" ".join(own))) + own[0].endswith(": ")
        made.append(Template(own, words, sum(map(len, own)), said(source)))
    return sorted(made, key=lambda each: -each.letters)


def _word_of(template: Template) -> str:
    """A word that any text made of it has, as its key; GAP where there is none by itself."""
    words = (word for piece in template.pieces[1:-1] for word in f"{piece}|".split()[:-1])
    alone = (word for word in words if f" {word} " in GAP.join(template.pieces))
    return next((GAP + word + GAP for word in alone), GAP)


def filled(template: str, of: tuple[str, ...] | list[str]) -> str:
    """A template with its gaps filled, in their order, or in that of their numbers: "{1} {0}"."""
    rest = iter(of)

    def put(gap: re.Match[str]) -> str:
        said = of[int(gap[2])] if gap[2] else next(rest, "")
        before, after = template[: gap.start()][-1:], template[gap.end() :][:1]
        return f"{_space(gap[1], before, said[:1])}{said}{_space(gap[3], said[-1:], after)}"

    return _GAPS.sub(put, template)


def _space(space: str, before: str, after: str) -> str:
    """A space of a template, but between two characters of a script that has none."""
    if before.isascii():  # nearly always, and then no pattern has to be compiled at a start
        return space
    return "" if _WIDE.match(before) and _WIDE.match(after) else space


def in_a_row(sentences: list[str]) -> str:
    """Sentences behind each other."""
    pairs = pairwise(sentences)
    return sentences[0] + "".join(_space(" ", a[-1:], b[:1]) + b for a, b in pairs)


def ended(said: str, end: str) -> str:
    """With the end of the English text, as this script has it."""
    return said + ("。" if end == "." and _WIDE.match(said[-1:]) else end)


def like(words: str, said: str) -> str:
    """A translation that begins as the text does, but for words that are never small."""
    return said[0].upper() + said[1:] if words[0].isupper() else said
