"""ToolListModel: the rows of the tool list for Qt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any

from PySide6.QtCore import QObject

from tooldesk.natural_order import natural_keys
from tooldesk_ui.language import tr
from tooldesk_ui.tools.list.tool_rows import ToolRow, drawing_of
from tooldesk_ui.widgets.lists.listed_model import Facet, ListedModel
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing
from tooldesk_ui.widgets.source_icons import source_words

NAME, TITLE, LAST_USED, PROBLEMS = range(4)
KIND, TAG, USE, PROBLEM, ADVICE = "Kind", "Tag", "Use", "Problem", "Advice"
WITH_PROBLEM: Facet = (PROBLEM, "With a problem")
WITH_ADVICE: Facet = (ADVICE, "With advice")


class ToolListModel(ListedModel[ToolRow]):
    """One column; broken files come first where tools are in the order of their names."""

    headings = ("Tool",)
    orders = ("Name", "Title", "Last used", "Problems first")
    facet_groups = (KIND, TAG, USE, PROBLEM, ADVICE)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._last_used: Mapping[str, datetime] = {}
        self._advised: frozenset[str] = frozenset()

    def set_advised(self, names: frozenset[str]) -> None:
        """Say which tools a model would misread."""
        if names != self._advised:
            self._advised = names
            self._arrange()

    def set_last_used(self, moments: Mapping[str, datetime]) -> None:
        """Say when each tool last ran, by name; those that never did are left out."""
        if moments != self._last_used:
            self._last_used = moments
            if self.order == LAST_USED:
                self.sort(LAST_USED)

    def sort_values(self, rows: Sequence[ToolRow], column: int) -> Sequence[Any]:
        """The rows are given in the order of their names."""
        if column == TITLE:
            return natural_keys([row.title for row in rows])
        if column == LAST_USED:
            moments = (self._last_used.get(row.name) for row in rows)
            return [-used.timestamp() if used is not None else 0.0 for used in moments]
        return [column == PROBLEMS and row.problem is None for row in rows]

    def facets_of(self, row: ToolRow) -> Iterator[Facet]:
        """Its kind, its tags, and whether it can be used."""
        yield KIND, source_words(row.kind) if row.kind else "No tool"
        for tag in row.tags:
            yield TAG, tag
        yield USE, "Disabled" if row.is_disabled else "Enabled"
        if row.definition is not None and row.name in self._advised:
            yield WITH_ADVICE
        yield WITH_PROBLEM if row.problem is not None else (PROBLEM, "Without a problem")

    def words(self, row: ToolRow) -> tuple[str, ...]:
        """The title alone; the delegate paints the rest."""
        return (row.title,)

    def spoken(self, row: ToolRow) -> str:
        """Everything that is painted, once."""
        problem = tr(f"Problem: {row.problem.reason}") if row.problem else ""
        disabled = tr("Disabled") if row.is_disabled else ""
        # a file that is no tool is described by us
        about = row.description if row.definition else tr(row.description)
        parts = (row.title, row.name, about, disabled, problem)
        return ", ".join(dict.fromkeys(part for part in parts if part))

    def drawing(self, row: ToolRow, column: int) -> RowDrawing:
        """Two lines."""
        return drawing_of(row)
