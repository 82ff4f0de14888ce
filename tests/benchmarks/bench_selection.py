"""What selecting a tool costs, as ratios to rapidfuzz and to a dict look-up of the same run."""

from __future__ import annotations

import random
from collections.abc import Callable
from timeit import repeat

from rapidfuzz import process
from rapidfuzz.distance import Indel

from tooldesk.calling.selection import NameIndex, select

VERBS = ("get", "set", "list", "create", "delete", "update", "fetch", "read", "send", "sync")
NOUNS = (
    *("user", "order", "invoice", "ticket", "weather", "report", "message", "channel", "account"),
    *("payment", "customer", "branch", "issue", "comment", "page", "file", "folder", "image"),
)
ROUNDS = 7


def main() -> None:
    """Print a line for each size and kind of name."""
    for size in (100, 1_000, 10_000):
        _compare(_names(size))


def _compare(names: list[str]) -> None:
    index = NameIndex(names)
    misspelt = _misspelt(names)
    ours = _each(lambda name: select(name, index), misspelt)
    same = _each(
        lambda name: process.extractOne(name, names, scorer=Indel.normalized_similarity), misspelt
    )
    default = _each(lambda name: process.extractOne(name, names), misspelt)
    print(
        f"select misspelt, {len(names):>6,} names: {ours / default:.2f} x a bare extractOne "
        f"(limit 1.3), {ours / same:.2f} x one with the same scorer"
    )
    exact, table = names[len(names) // 2], dict.fromkeys(names, 1)
    looked_up = _best(lambda: table[exact], 200_000)
    selected = _best(lambda: select(exact, index), 200_000)
    print(
        f"select exact,    {len(names):>6,} names: {selected / looked_up:.2f} x a dict look-up "
        "(limit 3)"
    )


def _names(size: int) -> list[str]:
    source = random.Random(size)
    names: dict[str, None] = {}
    while len(names) < size:
        words = [source.choice(VERBS), source.choice(NOUNS), source.choice(NOUNS)]
        names["_".join(words) + (f"_{source.randrange(40)}" if size > 1_000 else "")] = None
    return list(names)


def _misspelt(names: list[str]) -> list[str]:
    """One letter left out of the middle of up to a hundred of the names."""
    every = max(1, len(names) // 100)
    return [name[: len(name) // 2] + name[len(name) // 2 + 1 :] for name in names[::every]]


def _each(action: Callable[[str], object], names: list[str]) -> float:
    def all_of_them() -> None:
        for name in names:
            action(name)

    return _best(all_of_them, 10 if len(names) <= 100 else 1)


def _best(action: Callable[[], object], calls: int) -> float:
    return min(repeat(action, number=calls, repeat=ROUNDS)) / calls


if __name__ == "__main__":
    main()
