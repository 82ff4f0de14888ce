"""select: the name a model wrote → the tool that is meant, or why none is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Literal

from tooldesk.calling.naming.likeness import likeness, most_alike
from tooldesk.calling.naming.name_forms import forms, strip_decoration, words
from tooldesk.calling.naming.word_changes import server_tails, word_change
from tooldesk.frozen_record import frozen_record
from tooldesk.specs.exported_names import ways_back

MAX_NAME_CHARS = 256
"""A longer name scores below the threshold against any legal one, so nothing is compared."""

MAX_CANDIDATES = 10


@frozen_record
class Candidate:
    """A tool that the written name could mean."""

    name: str
    """Name of a registered tool."""

    score: float
    """2·LCS/(|a|+|b|) of the two names' characters, 0 to 1."""


SelectionVerdict = Literal[
    "exact", "normalised", "fuzzy", "needs confirmation", "ambiguous", "unknown", "disabled"
]
"""The last is said of a tool that was found, and is disabled."""

CONFIRMABLE: tuple[SelectionVerdict, ...] = ("needs confirmation", "ambiguous")
"""Verdicts that a person can turn into a yes."""


@frozen_record
class Selection:
    """Which tool was selected, how, and what else came close."""

    written_name: str
    """The name as the model wrote it."""

    tool_name: str | None
    """The registered name it stands for; None when no tool may run."""

    verdict: SelectionVerdict
    """How it was found, or that it was not."""

    candidates: tuple[Candidate, ...]
    """The closest tools, best first, at most ten."""

    margin: float | None
    """Score of the best minus score of the runner-up; None with fewer than two candidates."""

    explanation: str
    """In words for a person: what was stripped, what it matched, what to do."""

    threshold: float = 0.85
    """What a fuzzy match had to score above."""

    minimum_margin: float = 0.05
    """How far the best had to stand above the runner-up."""


@frozen_record
class SelectionPolicy:
    """How like a registered name a written one must be."""

    threshold: float = 0.85
    """A fuzzy match must score strictly above this."""

    minimum_margin: float = 0.05
    """How far the best must stand above the runner-up; closer is ambiguous."""

    confirm_word_changes: bool = True
    """Whether a match in which a whole word differs waits for a person's yes."""


DEFAULT_POLICY = SelectionPolicy()


class NameIndex:
    """Registered names prepared for many look-ups; build one for each state of a registry.

    Attributes:
        names: The names in their order, each once.
        exact: What `select` says of each name when it is written exactly.
    """

    __slots__ = ("_exported", "_forms", "_words", "exact", "names")

    def __init__(self, names: Iterable[str]) -> None:
        self.exact = {
            name: Selection(name, name, "exact", (Candidate(name, 1.0),), None, "exact name")
            for name in names
        }
        self.names: tuple[str, ...] = tuple(self.exact)
        self._exported: dict[str, str] | None = None
        self._forms: dict[str, list[str]] | None = None
        self._words: frozenset[str] | None = None

    @property
    def exported(self) -> Mapping[str, str]:
        """Exported name → own name, of the tools whose name had to be changed for an export."""
        if self._exported is None:
            self._exported = ways_back(self.names)
        return self._exported

    def named_like(self, plain: str) -> Sequence[str]:
        """The names that are `plain` but for case, separators and a leading mcp__."""
        if self._forms is None:
            self._forms = {}
            for name in self.names:
                for form in forms(name):
                    self._forms.setdefault(form, []).append(name)
        found = (self._forms.get(form) for form in forms(plain))
        return next(filter(None, found), ())

    @property
    def words(self) -> frozenset[str]:
        """Every word of every name."""
        if self._words is None:
            self._words = frozenset(word for name in self.names for word in words(name))
        return self._words

    def ranking(self, written_name: str) -> tuple[Candidate, ...]:
        """The names most like `written_name`, best first."""
        scored = most_alike(written_name, self.names, MAX_CANDIDATES)
        return tuple([Candidate(name, score) for name, score in scored])


_index_of = lru_cache(maxsize=4)(NameIndex)


def select(
    written_name: str, names: NameIndex | Sequence[str], policy: SelectionPolicy = DEFAULT_POLICY
) -> Selection:
    """Find the registered tool that `written_name` means: exactly, normalised, then fuzzy.

    Pass a NameIndex where many names are looked up. Never raises; takes bounded time.
    """
    index = names if isinstance(names, NameIndex) else _index_of(tuple(names))
    return index.exact.get(written_name) or _select_inexact(written_name, index, policy)


def _select_inexact(written: str, index: NameIndex, policy: SelectionPolicy) -> Selection:
    plain, stripped = strip_decoration(written)
    limits = (policy.threshold, policy.minimum_margin)
    if len(plain) > MAX_NAME_CHARS:
        explanation = f"A name of {len(plain):,} characters can't be a tool's; the limit is 256."
        return Selection(written, None, "unknown", (), None, explanation, *limits)
    ranking = index.ranking(plain)
    margin = ranking[0].score - ranking[1].score if len(ranking) > 1 else None
    alike = [plain] if plain in index.exact else index.named_like(plain)
    own = index.exported.get(plain)
    if own is not None and list(alike) != [own]:
        explanation = "; ".join((*stripped, f"{plain} is how it is exported: {own}"))
        return Selection(written, own, "normalised", ranking, margin, explanation, *limits)
    if alike:
        return _normalised(written, plain, alike, ranking, margin, stripped, limits)
    verdict, explanation = _judge(plain, ranking, index, policy)
    tool_name = ranking[0].name if verdict == "fuzzy" else None
    return Selection(written, tool_name, verdict, ranking, margin, explanation, *limits)


def _normalised(
    written: str,
    plain: str,
    alike: Sequence[str],
    ranking: tuple[Candidate, ...],
    margin: float | None,
    stripped: Sequence[str],
    limits: tuple[float, float],
) -> Selection:
    """The outcome when names are the same but for case, separators and decoration."""
    if len(alike) > 1:
        explanation = (
            f"{_listed(alike)} are all the same but for case and separators. "
            "Pick one, or rename the tools."
        )
        first = [candidate for candidate in ranking if candidate.name in alike]
        rest = [candidate for candidate in ranking if candidate.name not in alike]
        ranking = (*first, *rest)
        return Selection(written, None, "ambiguous", ranking, margin, explanation, *limits)
    ways = [*stripped, *([] if plain == alike[0] else ["ignored case and separators"])]
    explanation = f"{'; '.join(ways)}: {alike[0]}"
    return Selection(written, alike[0], "normalised", ranking, margin, explanation, *limits)


def _judge(
    plain: str, ranking: Sequence[Candidate], index: NameIndex, policy: SelectionPolicy
) -> tuple[SelectionVerdict, str]:
    """Whether the best of the ranking may be taken, and why."""
    if not ranking:
        return "unknown", "No tool is registered."
    best = ranking[0]
    tails = server_tails(plain, best.name) if policy.confirm_word_changes else None
    is_alike = tails is None or likeness(*tails) > policy.threshold
    if best.score <= policy.threshold or not is_alike:
        nearest = _listed([candidate.name for candidate in ranking[:3]])
        return "unknown", f"No tool is called {plain[:80]!r}. The nearest: {nearest}."
    if len(ranking) > 1 and _lead(plain, best, ranking[1], policy) < policy.minimum_margin:
        return "ambiguous", f"{best.name} and {ranking[1].name} are about equally close. Pick one."
    if policy.confirm_word_changes:
        changed = word_change(plain, best.name, index.words)
        if changed:
            return "needs confirmation", f"{changed}. Confirm that {best.name} is meant."
    return "fuzzy", f"closest name: {best.name} ({best.score:.2f})"


def _lead(plain: str, best: Candidate, other: Candidate, policy: SelectionPolicy) -> float:
    """How far the best stands above the runner-up, a server's name in all three left out."""
    lead = best.score - other.score
    if lead >= policy.minimum_margin:
        return lead
    tails, other_tails = server_tails(plain, best.name), server_tails(plain, other.name)
    if tails and other_tails:
        tail_lead = likeness(*tails) - likeness(*other_tails)
        return max(lead, tail_lead)
    return lead


def _listed(names: Sequence[str]) -> str:
    """Names in a row, the last joined with "and"."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
