"""The order in which people look for names: API_KEY_2 comes before API_KEY_11."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from tooldesk.late_pattern import late_pattern

NaturalKey = tuple[str, str]

_NUMBER = late_pattern("([0-9]+)")


def natural_key(name: str) -> NaturalKey:
    """Sorts by it: numbers as numbers, however long, and capital letters like small ones."""
    return natural_keys((name,))[0]


def natural_keys(names: Sequence[str]) -> list[NaturalKey]:
    """The key of each; read as one text they take a third of the time."""
    if not names:
        return []
    lines = (name.replace("\n", " ") for name in names)
    parts = _NUMBER.split("\n".join(lines).casefold())
    digits = [part.lstrip("0") for part in parts[1::2]]
    # sorts before any word, and as the number would; one of very many digits Python refuses
    begins = {length: f"\0{length:08}" for length in set(map(len, digits))}
    parts[1::2] = [begins[len(each)] + each for each in digits]
    return list(zip("".join(parts).split("\n"), names, strict=True))


def files_in_order(paths: Iterable[Path]) -> list[Path]:
    """Files of one folder by their names, endings apart: "add" comes before "add_all"."""
    return sorted(paths, key=lambda path: natural_key(path.stem))
