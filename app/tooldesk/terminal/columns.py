"""print_columns: rows of cells under each other, whatever script they are written in."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence

from tooldesk.terminal.input_output import say

_NO_WIDTH = ("Mn", "Me", "Cf")
"""Categories of marks that stand on the letter before them, and of invisible ones."""


def print_columns(rows: Iterable[Sequence[str]]) -> None:
    """A line a row, each column as wide as its widest cell; nothing for no rows."""
    lines = [tuple(row) for row in rows]
    widths = [max(map(columns_of, cells)) for cells in zip(*lines, strict=True)]
    for line in lines:
        padded = (
            cell + " " * (width - columns_of(cell))
            for cell, width in zip(line, widths, strict=True)
        )
        say("  ".join(padded).rstrip())


def columns_of(text: str) -> int:
    """How many columns of a terminal a text takes: letters of East Asian scripts take two.

    Source: Unicode Standard Annex #11.
    """
    return len(text) if text.isascii() else sum(map(_columns_of_character, text))


def _columns_of_character(character: str) -> int:
    if unicodedata.category(character) in _NO_WIDTH:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1
