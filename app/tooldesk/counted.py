"""How many of something, in words."""

from __future__ import annotations


def counted(count: int, noun: str) -> str:
    """A number and its noun: "1 call", "2 calls"."""
    return f"{count:,} {noun}{'' if count == 1 else 's'}"
