"""ExchangeRow: what the list of the Capture screen shows of an exchange. No Qt but the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.counted import counted
from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.widgets.formatting import duration
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words
from tooldesk_ui.widgets.state_look import StateLook

if TYPE_CHECKING:
    from tooldesk.capturing.exchange import Exchange

WORDS = ListWords(
    "exchange",
    "exchange",
    "exchanges",
    "capture",
    "Start capturing, then give a program the base URL that is shown: each request to its model "
    "appears here while the answer is written. Nothing of it is changed unless you say so.",
)
WAITING = "Give a program one of the base URLs above: each request to its model appears here."
"""In place of the words while nothing has come yet."""

SEARCHED_CHARACTERS = 4_000
"""Of what the model wrote; the filter looks at every exchange for every letter."""

LOOKS = {
    "waiting": StateLook("Waiting", "state_waiting", "text_dim"),
    "writing": StateLook("Writing", "state_running", "accent"),
    "done": StateLook("Done", "state_passed", "ok"),
    "refused": StateLook("Refused", "state_failed", "error"),
    "broken off": StateLook("Broken off", "state_failed", "error"),
    "cancelled": StateLook("Cancelled", "state_cancelled", "text_dim"),
    "unreachable": StateLook("Unreachable", "state_failed", "error"),
}
HELD_BACK = StateLook("Held back", "state_needs_you", "warn")
HEALED = StateLook("Healed", "state_repaired", "warn")


@dataclass(frozen=True, slots=True)
class ExchangeRow:
    """An exchange as it was at one of its revisions."""

    key: str
    """Its number."""

    revision: int
    """By which one row differs from the one before."""

    exchange: Exchange
    """What it is of; goes on while it is written."""

    @property
    def look(self) -> StateLook:
        """How it stands."""
        exchange = self.exchange
        if exchange.state == "done" and exchange.changes:
            return HEALED
        if exchange.state == "done" and any(each.state == "held back" for each in exchange.calls):
            return HELD_BACK
        return LOOKS[exchange.state]

    @property
    def title(self) -> str:
        """The model, or what else was asked for."""
        return visible_line(self.exchange.model or f"{self.exchange.method} {self.exchange.path}")

    @property
    def calls_words(self) -> str:
        """Which tools are called, or how the text begins."""
        names = [visible_line(each.name) for each in tuple(self.exchange.calls)]
        if names:
            return ", ".join(names)
        return " ".join(self.exchange.text[:200].split()) or self.exchange.problem

    @property
    def time_words(self) -> str:
        """How long it took."""
        return duration(self.exchange.total_s)

    @property
    def found_by(self) -> str:
        """What the filter finds it by."""
        exchange = self.exchange
        calls = (f"{each.name} {each.arguments}" for each in tuple(exchange.calls))
        parts = (self.key, self.title, exchange.path, self.look.word, exchange.problem, *calls)
        return " ".join((*parts, exchange.text[:SEARCHED_CHARACTERS]))

    def facts(self) -> list[tuple[str, str]]:
        """What is told beside the answer."""
        from tooldesk.capturing.apis import API_NAMES

        exchange = self.exchange
        status = "" if exchange.status is None else str(exchange.status)
        told = (exchange.tokens_in, exchange.tokens_out)
        tokens = "" if told == (None, None) else f"{told[0] or 0:,} in, {told[1] or 0:,} out"
        pieces = f"{counted(exchange.chunks, 'piece')}, {counted(exchange.size_bytes, 'byte')}"
        rows = [
            ("Request", f"{exchange.method} {exchange.path}"),
            ("API", API_NAMES[exchange.api]),
            ("Status", status),
            ("First byte", duration(exchange.first_byte_s)),
            ("Total", duration(exchange.total_s)),
            ("Tokens", tokens),
            ("Answer", pieces if exchange.chunks else ""),
            ("Problem", exchange.problem),
        ]
        return [(label, value) for label, value in rows if value]


class ExchangesModel(ListedModel[ExchangeRow]):
    """Newest first, as they are given."""

    headings = ("Exchange",)
    orders = ("Newest first", "Slowest first")
    facet_groups = ("State", "Model", "Calls")

    def sort_value(self, row: ExchangeRow, column: int) -> object:
        """Those that are not over come first of the slow ones."""
        return -(row.exchange.total_s or float("inf")) if column else -row.exchange.number

    def facets_of(self, row: ExchangeRow) -> tuple[Facet, ...]:
        """State, model, and the tools that are called."""
        names = {each.name for each in tuple(row.exchange.calls)} or {"none"}
        own = ("State", row.look.word), ("Model", row.exchange.model or "none")
        return (*own, *(("Calls", name) for name in sorted(names)))

    def words(self, row: ExchangeRow) -> tuple[str, ...]:
        """What is found by typing."""
        return (row.title,)

    def drawing(self, row: ExchangeRow, column: int) -> RowDrawing:
        """Model, state and time; the tools that are called."""
        above = (
            Words(row.time_words, "text_dim", is_at_end=True),
            Words(row.look.word, row.look.role, Face.WORD, is_at_end=True),
            Words(row.title, face=Face.TITLE),
        )
        is_code = bool(row.exchange.calls)
        face = Face.SMALL_CODE if is_code else Face.TEXT
        below = (
            Words(f"#{row.key}", "text_dim", is_at_end=True),
            Words(row.calls_words, "text_dim", face),
        )
        return RowDrawing((above, below), row.look.icon, row.look.role)
