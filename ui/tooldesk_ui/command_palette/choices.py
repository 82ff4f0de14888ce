"""What the palette offers, and what of it fits the letters that were typed. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from heapq import nsmallest

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.command_palette.fuzzy import IN_A_ROW, START_OF_WORD, fuzzy_score

_GAP = "{}"
MAX_SHOWN = 200
WORTH_OF_RECENT = 52
"""As much as two letters more that fit."""


@frozen_record
class Choice:
    """One line."""

    id: str
    """By which it is found again among the recent ones."""

    title: str
    """What is read and searched."""

    place: str
    """The screen that it leads to; "" where one stays."""

    shortcut: str
    """Its keys as shown, or ""."""

    run: Callable[[], object]
    """Does it."""


@frozen_record
class ToolVerb:
    """What can be done with every tool, or with every saved call."""

    id: str
    """Before its name in a choice's id."""

    words: str
    """The title, with a gap for its name: "Show tool {}"."""

    run: Callable[[str], object]
    """Does it with the tool of this name."""


Named = tuple[Sequence[ToolVerb], Sequence[str]]
"""Verbs, and the names that each of them has a line for."""

Found = tuple[int, int, Callable[[], Choice]]
"""Less is better: how badly it fits, its place in the order; and the line itself."""


class Choices:
    """Commands in their order, then what has a name, which becomes a line only when it is shown."""

    def __init__(
        self,
        commands: Sequence[Choice],
        verbs: Sequence[ToolVerb] = (),
        names: Sequence[str] = (),
        recent: Sequence[str] = (),
        calls: Named = ((), ()),
    ) -> None:
        """`names` are those of tools, `calls` the saved ones."""
        self._named = (_NamedLines(verbs, names), _NamedLines(*calls))
        by_id = {choice.id: choice for choice in commands}
        lines = {id_: line for each in self._named for id_, line in each.lines(recent)}
        first = [by_id.get(id_) or lines.get(id_) for id_ in recent]
        self._recent = [choice for choice in first if choice is not None]
        # a command for the chosen tool says what the line of that tool says
        shown = {words for choice in self._recent for words in (choice.id, choice.title)}
        rest = (each for each in commands if shown.isdisjoint((each.id, each.title)))
        self._commands = [*self._recent, *rest]
        self._titles = {choice.title for choice in self._commands}

    def best(self, typed: str) -> list[Choice]:
        """What fits, best first; all in their order when nothing was typed."""
        scored = ((self._score(typed, each), each) for each in self._commands)
        found: list[Found] = [
            (-score - WORTH_OF_RECENT * (place < len(self._recent)), place, partial(_same, choice))
            for place, (score, choice) in enumerate(scored)
            if score is not None
        ]
        begin = len(self._commands)
        for named in self._named:
            found += named.found(typed, begin)
            begin += named.count
        best = nsmallest(MAX_SHOWN, found, key=lambda each: each[:2])
        lines = [make() for _, _, make in best]
        own = len(self._commands)
        return [
            line
            for (_, place, _), line in zip(best, lines, strict=True)
            if place < own or line.title not in self._titles
        ]

    def _score(self, typed: str, choice: Choice) -> int | None:
        """As good as it would be among those that have a name, if it is one of them."""
        scores = (
            fuzzy_score(typed, choice.title),
            *(n.score(typed, choice.id) for n in self._named),
        )
        return max((score for score in scores if score is not None), default=None)


class _NamedLines:
    """A line for each verb and name."""

    def __init__(self, verbs: Sequence[ToolVerb], names: Sequence[str]) -> None:
        self._verbs, self._names = verbs, names
        self.count = len(verbs) * len(names)

    @cached_property
    def _searched(self) -> list[str]:
        """Ten thousand of them can wait for the first letter."""
        return [name.lower() for name in self._names]

    def lines(self, ids: Sequence[str]) -> Iterator[tuple[str, Choice]]:
        """Those of the ids that are among them."""
        known = set(self._names)
        verbs = {verb.id: verb for verb in self._verbs}
        for id_ in ids:
            verb, _, name = id_.partition(":")
            if verb in verbs and name in known:
                yield id_, _line(verbs[verb], name)

    def score(self, typed: str, id_: str) -> int | None:
        """How well one of its lines fits; None for one that does not, and for any other."""
        verb_id, _, name = id_.partition(":")
        for verb in self._verbs:
            if verb.id == verb_id:
                worth, rest = _asked(verb, typed.lower().split())
                score = fuzzy_score(rest, name.lower())
                return None if score is None else score + worth
        return None

    def found(self, typed: str, begin: int) -> Iterator[Found]:
        """What fits best; the first has the place `begin`."""
        step = len(self._verbs)
        words = typed.lower().split()
        matched: dict[str, list[tuple[int, int]]] = {}
        for number, verb in enumerate(self._verbs):
            worth, rest = _asked(verb, words)
            if rest not in matched:
                matched[rest] = self._matching(rest)
            for score, place in matched[rest]:
                line = partial(_line, verb, self._names[place])
                yield -score - worth, begin + place * step + number, line

    def _matching(self, rest: str) -> list[tuple[int, int]]:
        """Score and number of the tools that fit best; letters apart only where need be."""
        if not rest:
            # all fit alike; to look at ten thousand of them for that holds up the opening
            return [(0, place) for place in range(min(len(self._names), MAX_SHOWN))]
        places = [place for place, name in enumerate(self._searched) if rest in name]
        if len(places) < MAX_SHOWN:
            letters = rest.replace(" ", "")
            places = [n for n, name in enumerate(self._searched) if _has_in_order(name, letters)]
        scores = ((fuzzy_score(rest, self._searched[place]), place) for place in places)
        found = ((score, place) for score, place in scores if score is not None)
        return nsmallest(MAX_SHOWN, found, key=lambda each: (-each[0], each[1]))


def _asked(verb: ToolVerb, words: Sequence[str]) -> tuple[int, str]:
    """What the words are worth that begin a verb's, and the rest, which are those of a name."""
    used = 0
    for word in verb.words.replace(_GAP, " ").lower().split():
        used += used < len(words) and word.startswith(words[used])
    worth = sum(map(len, words[:used])) * (IN_A_ROW + START_OF_WORD) * 2
    return worth, " ".join(words[used:])


def _has_in_order(name: str, letters: str) -> bool:
    place = 0
    for letter in letters:
        place = name.find(letter, place) + 1
        if not place:
            return False
    return True


def _same(choice: Choice) -> Choice:
    return choice


def _line(verb: ToolVerb, name: str) -> Choice:
    run = partial(verb.run, name)
    return Choice(f"{verb.id}:{name}", verb.words.replace(_GAP, name), "", "", run)
