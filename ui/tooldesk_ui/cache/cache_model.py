"""CacheModel: remembered results as rows that are read when they are looked at."""

from __future__ import annotations

from datetime import UTC, datetime

from tooldesk_ui.cache.cache_rows import CacheRow, moment
from tooldesk_ui.cache.cache_source import ORDERS
from tooldesk_ui.language import tr
from tooldesk_ui.widgets.lists.list_words import ListWords
from tooldesk_ui.widgets.lists.paged_model import PagedModel
from tooldesk_ui.widgets.lists.row_drawing import Face, Line, RowDrawing, Words
from tooldesk_ui.widgets.time_words import exact_words

WORDS = ListWords(
    "cache",
    "cached answer",
    "cached answers",
    "cache",
    "A tool whose policies turn its cache on is not run twice for the same arguments: its good "
    "result is kept here, and given again. Turn it on in the tool's editor, under Policies.",
    finds="Words are found in tool and arguments, in capital or small letters.",
)


class CacheModel(PagedModel[CacheRow]):
    """What is told of time holds for the moment of painting."""

    headings = ("Cached answer",)
    orders = tuple(ORDERS)

    def drawing(self, row: CacheRow, column: int) -> RowDrawing:
        """Tool, what is odd about it and when it was given; arguments and figures."""
        now = datetime.now(UTC)
        above: Line = (Words(row.used(now), "text_dim", is_at_end=True),)
        if row.entry.is_pinned:
            above += (Words("Pinned", "accent", Face.WORD, "pin", is_at_end=True),)
        above += (Words(row.entry.tool_name, face=Face.STRONG_CODE),)
        word = "" if row.is_good else row.look.word
        above += (Words(word, row.look.role, Face.WORD, spoken=row.look.word),)
        below = (
            Words(row.weight(now), "text_dim", is_at_end=True),
            Words(row.arguments, "text_dim", Face.SMALL_CODE),
        )
        return RowDrawing((above, below), row.look.icon, row.look.role)

    def tip(self, row: CacheRow, column: int) -> str:
        """All of what there is no room for."""
        made = f"Made {exact_words(moment(row.entry.stored_at))}" if row.is_answer else ""
        ours = tr(row.why_not or row.look.word), tr(made)
        lines = (row.entry.tool_name, row.arguments, *ours)
        return "\n".join(filter(None, lines))
