"""The order in which people look for names: API_KEY_2 comes before API_KEY_11."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tooldesk.late_pattern import late_pattern

NaturalKey = tuple[tuple[str | tuple[int, str], ...], str]

_NUMBERS = late_pattern(r"([0-9]+)")


def natural_key(name: str) -> NaturalKey:
    """Sorts by it: numbers as numbers, however long, and capital letters like small ones."""
    parts = _NUMBERS.split(name.casefold())
    # words and numbers alternate, so that only like is compared with like
    return tuple(_value(part) if place % 2 else part for place, part in enumerate(parts)), name


def files_in_order(paths: Iterable[Path]) -> list[Path]:
    """Files of one folder by their names, endings apart: "add" comes before "add_all"."""
    return sorted(paths, key=lambda path: natural_key(path.stem))


def _value(digits: str) -> tuple[int, str]:
    """Sorts as the number would; making one of very many digits is refused by Python."""
    shortened = digits.lstrip("0")
    return len(shortened), shortened
