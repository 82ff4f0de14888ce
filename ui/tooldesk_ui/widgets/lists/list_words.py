"""ListWords: what a list calls what stands in it. No Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ListWords:
    """What a list calls what stands in it."""

    name: str
    """The beginning of its object names."""

    one: str
    """One of them: "variable"."""

    many: str
    """Several of them."""

    icon: str
    """Shown while there are none."""

    empty_text: str
    """How one gets there."""

    searched: str = ""
    """What the filter says it filters, when that is not `many`."""

    finds: str = ""
    """How a database finds what is typed, where it does, as a sentence."""
