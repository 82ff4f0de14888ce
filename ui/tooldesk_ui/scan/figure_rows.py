"""FigureRow: what the list of the Scan screen shows of what was counted. No Qt but the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tooldesk.execution.permissions.visible_text import visible_line
from tooldesk_ui.language import tr
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, RowDrawing, Words

if TYPE_CHECKING:
    from tooldesk.scanning.scan_figures import ScanFigures

WORDS = ListWords(
    "figure",
    "figure",
    "figures",
    "scan",
    "Name logs of what models wrote, or drop them here, and press Start: every output is read "
    "as a call would be, and counted. Nothing is executed, and the logs stay as they are.",
)
VIEWS = ("Models", "Dialects", "Tools", "Days", "Kinds", "What if")
"""The words of the segments."""

_OF_VIEWS = {"model": 0, "dialect": 1, "tool": 2, "day": 3, "what if": 5, "limits": 5}
KINDS = 4
UNKNOWN = "not known"
_ONE = {
    "outputs": "output",
    "calls": "call",
    "near misses": "near miss",
    "unknown names": "unknown name",
    "windows": "window",
    "times": "time",
}


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A model, a tool, a kind of repair, with its counts."""

    figures: ScanFigures
    """What was counted of it."""

    @property
    def key(self) -> str:
        """Table and key."""
        return "\0".join((self.figures.table, *self.figures.key))

    @property
    def view(self) -> int:
        """The place of the view that it belongs to."""
        return _OF_VIEWS.get(self.figures.table, KINDS)

    @property
    def title(self) -> str:
        """What was counted; a name stays as it is, and is not looked for in the catalogues."""
        words = (visible_line(each) if each != "-" else tr(UNKNOWN) for each in self.figures.key)
        return " · ".join(words)

    @property
    def table_words(self) -> str:
        """The table that it stands in: "Held back"."""
        return self.figures.table.capitalize()

    @property
    def count(self) -> int:
        """How often it came."""
        return self.figures.figures[0].count

    @property
    def below(self) -> str:
        """The other counts, or the table of a kind."""
        words = [counted_words(each.count, each.measure) for each in self.figures.figures[1:]]
        if self.figures.table == "limits":
            words.insert(0, self.figures.figures[0].measure)
        return ", ".join(words) or ("" if self.view in (0, 1, 2, 3) else self.table_words)

    @property
    def found_by(self) -> str:
        """What the filter finds it by."""
        return f"{self.title} {self.table_words} {self.below}".lower()

    def facts(self) -> list[tuple[str, str]]:
        """What the parts of its key are."""
        pairs = zip(self.figures.columns, self.figures.key, strict=False)
        shown = [(column.capitalize(), visible_line(value)) for column, value in pairs]
        about = "more kinds than are told apart: counts are estimates"
        return [*shown, *([("Estimated", about)] if self.figures.is_estimate else [])]


def counted_words(count: int, measure: str) -> str:
    """A figure in words: "1 near miss", "2 near misses"; what is no noun stays as it is."""
    return f"{count:,} {_ONE.get(measure, measure) if count == 1 else measure}"


class FiguresModel(ListedModel[FigureRow]):
    """The most frequent first, days in their order, as they are given."""

    headings = ("Figure",)
    orders = ("As counted", "Name", "Most frequent first")
    facet_groups = ("Kind",)

    def sort_value(self, row: FigureRow, column: int) -> object:
        """By name, or by how often it came."""
        return (0, row.title.casefold(), -row.count)[column]

    def facets_of(self, row: FigureRow) -> tuple[Facet, ...]:
        """The table."""
        return (("Kind", row.table_words),)

    def words(self, row: FigureRow) -> tuple[str, ...]:
        """What is found by typing."""
        return (row.title,)

    def drawing(self, row: FigureRow, column: int) -> RowDrawing:
        """What it is and how often it came; the other counts."""
        count = Words(f"{row.count:,}", face=Face.WORD, is_at_end=True)
        above = (count, Words(row.title, face=Face.TITLE))
        return RowDrawing((above, (Words(row.below, "text_dim"),)))
