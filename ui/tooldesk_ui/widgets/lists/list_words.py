"""ListWords: what a list calls what stands in it. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from tooldesk_ui.widgets.lists.listed_model import Facet
from tooldesk_ui.widgets.lists.row_search import RowSearch


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

    why_none: Callable[[str], str] = lambda _: ""
    """Why what is typed can't be found by a database, as a sentence; "" where it can be."""

    def nothing_has(self, text: str, search: RowSearch, facets: Collection[Facet]) -> str:
        """Why nothing is listed: what no row has, or what is wrong with the text."""
        if search.problem:
            return f"{search.problem}."
        words = "the whole words" if search.query.is_word else "the words"
        kind = "a match of" if search.query.is_regex else words
        wanted = [f"{group}: {word}" for group, word in sorted(facets)]
        if text := text.strip():
            wanted.insert(0, f"{kind} “{text}”")
        return f"No {self.one} has {', '.join(wanted)}."
