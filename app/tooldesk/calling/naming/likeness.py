"""likeness: how like two texts are, by rapidfuzz, which is imported when it is first needed.

It takes as long to import as a whole screen takes to be made, and a start needs none of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def likeness(a: str, b: str) -> float:
    """2·LCS/(|a|+|b|) of the characters, 0 to 1."""
    from rapidfuzz.distance import Indel

    return Indel.normalized_similarity(a, b)


def most_alike(text: str, choices: Sequence[str], limit: int) -> list[tuple[str, float]]:
    """The choices most like `text` with their likeness, best first."""
    from rapidfuzz import process
    from rapidfuzz.distance import Indel

    scored = process.extract(text, choices, scorer=Indel.normalized_similarity, limit=limit)
    return [(choice, score) for choice, score, _ in scored]


def most_alike_but_for_case(folded: str, choices: Sequence[str], above: float) -> str | None:
    """The choice most like a case-folded text, if their likeness is at least `above`."""
    from rapidfuzz import process
    from rapidfuzz.distance import Indel

    scored = process.extractOne(
        folded,
        choices,
        scorer=Indel.normalized_similarity,
        processor=str.casefold,
        score_cutoff=above,
    )
    return choices[scored[2]] if scored else None


def typos(a: str, b: str) -> int:
    """How many letters differ: put in, left out, exchanged, or swapped with their neighbour."""
    from rapidfuzz.distance import OSA

    return int(OSA.distance(a, b))


def within_typos(words: Iterable[str], most: int) -> Iterator[tuple[str, str, int]]:
    """The pairs of words that at most so many letters tell apart, each both ways, and how many."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    by_length: dict[int, list[str]] = {}
    for each in words:
        by_length.setdefault(len(each), []).append(each)
    for length, ones in by_length.items():
        near = range(length - most, length + most + 1)
        others = [word for each in near for word in by_length.get(each, ())]
        for one in ones:
            for other, count, _ in process.extract(
                one, others, scorer=OSA.distance, score_cutoff=most, limit=None
            ):
                if count:
                    yield one, other, int(count)
