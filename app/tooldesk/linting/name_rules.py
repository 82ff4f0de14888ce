"""Names of tools that a slip of a model would exchange, by the ranking that calls select with."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tooldesk.calling.naming.likeness import typos
from tooldesk.calling.naming.word_changes import word_change
from tooldesk.calling.selection import DEFAULT_POLICY, Candidate, NameIndex
from tooldesk.linting.advice import Advice
from tooldesk.linting.rules import RULES


def of_name(
    name: str, index: NameIndex, candidates: Iterable[Candidate] | None = None
) -> Iterator[Advice]:
    """Whether another tool has nearly the same name; `index` has the name itself, too.

    `candidates` are those that are known to come into question.
    """
    same = [each for each in index.named_like(name) if each != name]
    for other in same:
        yield _advice("same-name", name, f"{other} is the same but for case and separators.")
    for candidate in index.ranking(name) if candidates is None else candidates:
        if candidate.name != name and candidate.name not in same:
            yield from _of_candidate(name, candidate)


def _of_candidate(name: str, candidate: Candidate) -> Iterator[Advice]:
    other, score = candidate.name, candidate.score
    if score <= DEFAULT_POLICY.threshold or _differ_in_numbers(name, other):
        return
    if word_change(name, other) is None or word_change(other, name) is None:
        words = (
            f"A misspelt call may reach {other}: their likeness is {score:.2f}, and from "
            f"{DEFAULT_POLICY.threshold} on a name is taken."
        )
        yield _advice("similar-name", name, words)
    elif len(name) != len(other) and typos(name, other) == 1:
        words = f"{other} differs by one letter: their likeness is {score:.2f}."
        yield _advice("one-letter-apart", name, words)


def _differ_in_numbers(name: str, other: str) -> bool:
    """Whether names such as step_1 and step_2 are told apart by their numbers alone."""
    letters = ["".join(c for c in each if not c.isdigit()) for each in (name, other)]
    return letters[0] == letters[1]


def _advice(key: str, name: str, words: str) -> Advice:
    return Advice(RULES[key], name, "/name", words)
