"""How far the reading of a text came that may go on."""

from __future__ import annotations

from typing import NamedTuple


class UnfinishedError(Exception):
    """More text must come before this can be read."""


class Noted(NamedTuple):
    """How far a reading came, so that what goes on from there can be undone."""

    found: tuple[int, int, int, int]
    """How many calls, errors, spans of reasoning and odd tokens there are."""

    cuts: tuple[int, list[tuple[int, int]], int]
    """How many cuts there are, the last of them, and how many calls there were then."""

    within: tuple[int, int, str]
    """What is open: reasoning, thoughts inside it, an outer tag."""

    work: tuple[int, int, int, int]
    """What was looked at and repaired in vain, where to go on, where a string may be open."""
