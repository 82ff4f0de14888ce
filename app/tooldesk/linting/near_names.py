"""NearNames: which of many names a slip could exchange, without comparing each with each.

Words that are a slip apart are found among all words first, which are far fewer than names; a name
is then looked up with each of its words exchanged for such a one, and with one letter left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, combinations, islice, product

from tooldesk.calling.naming.likeness import likeness, within_typos
from tooldesk.calling.naming.name_forms import words
from tooldesk.calling.naming.word_changes import LONG_WORD, MAX_TYPOS
from tooldesk.calling.selection import Candidate

MOST_TRIED = 5_000
"""Slips of one name that are looked up; a name of many short words could have millions."""


class NearNames:
    """Prepared once for all names that are linted together."""

    def __init__(self, names: Iterable[str]) -> None:
        self._words: Mapping[str, tuple[str, ...]] = {each: tuple(words(each)) for each in names}
        self._by_words: dict[tuple[str, ...], list[str]] = {}
        self._by_letters: dict[str, list[str]] = {}
        for name, said in self._words.items():
            self._by_words.setdefault(said, []).append(name)
            self._by_letters.setdefault("".join(said), []).append(name)
        # names that differ in a number alone are told apart by it
        all_words = {word for said in self._words.values() for word in said if word.isalpha()}
        self._near: dict[str, list[str]] = {}
        for word, other, count in within_typos(all_words, MAX_TYPOS):
            if count == 1 or (len(word) >= LONG_WORD and sorted(word) == sorted(other)):
                self._near.setdefault(word, []).append(other)
        self._longer: dict[str, list[str]] = {}
        for letters, its in self._by_letters.items():
            for shorter in _one_left_out(letters):
                if shorter in self._by_letters:
                    self._longer.setdefault(shorter, []).extend(its)

    def candidates(self, name: str) -> tuple[Candidate, ...]:
        """The names that `name` could be exchanged with, the most alike first."""
        found = dict.fromkeys((*self._by_typos(name), *self._by_one_letter(name)))
        found.pop(name, None)
        scored = (Candidate(each, likeness(name, each)) for each in found)
        return tuple(sorted(scored, key=lambda each: -each.score))

    def _by_typos(self, name: str) -> Iterator[str]:
        found = (self._by_words.get(each, ()) for each in islice(self._slips(name), MOST_TRIED))
        return chain.from_iterable(found)

    def _slips(self, name: str) -> Iterator[tuple[str, ...]]:
        """The words of a name with a slip in one or two of them, as is a word of some name."""
        said = self._words[name]
        places = [place for place, word in enumerate(said) if word in self._near]
        for count in range(1, MAX_TYPOS + 1):
            for chosen in combinations(places, count):
                for others in product(*(self._near[said[place]] for place in chosen)):
                    yield _exchanged(said, chosen, others)

    def _by_one_letter(self, name: str) -> Iterator[str]:
        letters = "".join(self._words[name])
        for shorter in _one_left_out(letters):
            yield from self._by_letters.get(shorter, ())
        yield from self._longer.get(letters, ())


def _exchanged(
    said: Sequence[str], places: Sequence[int], others: Sequence[str]
) -> tuple[str, ...]:
    made = list(said)
    for place, other in zip(places, others, strict=True):
        made[place] = other
    return tuple(made)


def _one_left_out(letters: str) -> Iterator[str]:
    return (letters[:place] + letters[place + 1 :] for place in range(len(letters)))
