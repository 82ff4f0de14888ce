"""OffersModel: resources, templates and prompts of a server as a list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words

if TYPE_CHECKING:
    from tooldesk.execution.mcp_server.offer import Offer

WORDS = ListWords(
    "server_offers",
    "resource or prompt",
    "resources and prompts",
    "file",
    "A server that offers resources, templates of them or prompts lists them while it runs.",
)
KINDS = {
    "resource": ("Resource", "file"),
    "template": ("Template", "link"),
    "prompt": ("Prompt", "form"),
}
_LONGEST = 300


@dataclass(frozen=True, slots=True)
class OfferRow:
    """One of them."""

    offer: Offer
    """What the server says of it."""

    @property
    def key(self) -> str:
        """Kind and address."""
        return f"{self.offer.kind.value}:{self.offer.address}"

    @property
    def word(self) -> str:
        """What it is."""
        return KINDS[self.offer.kind.value][0]

    @property
    def found_by(self) -> str:
        """All its words."""
        offer = self.offer
        return f"{self.word} {offer.title} {offer.address} {offer.description}"


class OffersModel(ListedModel[OfferRow]):
    """A row each: its title and kind, and its address below."""

    headings = ("Resource or prompt",)
    orders = ("As listed", "Name")
    facet_groups = ("Kind",)

    def sort_value(self, row: OfferRow, column: int) -> object:
        """By title, or as given."""
        return row.offer.title.lower() if column else 0

    def facets_of(self, row: OfferRow) -> Iterable[Facet]:
        """What it is."""
        return (("Kind", row.word),)

    def drawing(self, row: OfferRow, column: int) -> RowDrawing:
        """Two lines."""
        kind = Words(row.word, "text_dim", Face.WORD, is_at_end=True)
        lines = (
            (kind, Words(_short(row.offer.title), face=Face.TITLE)),
            (Words(_short(row.offer.address), "text_dim", face=Face.CODE),),
        )
        return RowDrawing(lines, KINDS[row.offer.kind.value][1], "text_dim")


def _short(text: str) -> str:
    return visible_line(" ".join(text.split())[:_LONGEST])
