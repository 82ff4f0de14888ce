"""The order in which people look for names: API_KEY_2 comes before API_KEY_11."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from tooldesk.late_pattern import late_pattern

NaturalKey = tuple[str, str]

_NUMBER = late_pattern("[0-9]+")


def natural_key(name: str) -> NaturalKey:
    """Sorts by it: numbers as numbers, however long, and capital letters like small ones."""
    return _NUMBER.sub(_sortable, name.casefold()), name


def files_in_order(paths: Iterable[Path]) -> list[Path]:
    """Files of one folder by their names, endings apart: "add" comes before "add_all"."""
    return sorted(paths, key=lambda path: natural_key(path.stem))


def _sortable(found: re.Match[str]) -> str:
    """Sorts as the number would, before any word; one of very many digits Python refuses."""
    digits = found[0].lstrip("0")
    return f"\0{len(digits):08}{digits}"
