"""ListedModel: the rows of a list that hold every word of what was typed, in the order wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence, Set
from itertools import pairwise
from operator import is_
from typing import Any, ClassVar, Protocol, TypeVar

from PySide6.QtCore import QModelIndex, QObject, Qt

from tooldesk_ui.language import Language, current_language
from tooldesk_ui.widgets.lists.row_drawing import RowDrawing
from tooldesk_ui.widgets.lists.row_search import RowSearch
from tooldesk_ui.widgets.lists.row_table_model import RowTableModel

SLICE_S = 0.008
"""How long one looks through rows in one turn."""

MOST_STEPS = 64
"""Rows that come and go in more places than these are listed anew: a view looks at each step."""

_DESCENDING = Qt.SortOrder.DescendingOrder

Facet = tuple[str, str]
"""What a list can be narrowed to: a group, and a word in it, such as ("Kind", "HTTP request")."""


class ListedRow(Protocol):
    """What a list can show, filter and find again."""

    @property
    def key(self) -> str:
        """Unique in the list."""

    @property
    def found_by(self) -> str:
        """The text that the filter looks into."""


ListedT = TypeVar("ListedT", bound=ListedRow)


class ListedModel(RowTableModel[ListedT]):
    """Changes only what differs, so that what is selected stays so.

    Filters and sorts itself: a proxy would ask for every cell of a thousand rows at each change.

    Attributes:
        orders: What rows of a list can be sorted by; a table is sorted by its columns.
        facet_groups: The groups of what it can be narrowed to.
    """

    orders: ClassVar[tuple[str, ...]] = ()
    facet_groups: ClassVar[tuple[str, ...]] = ()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: Sequence[ListedT] = ()
        self._search = RowSearch()
        self._texts: dict[tuple[bool, str], list[str]] = {}
        self._facets: dict[str, set[str]] = {}
        self._sorted_by: tuple[int, Qt.SortOrder] = (-1, Qt.SortOrder.AscendingOrder)
        self._shown_keys: list[Hashable] | None = None
        self._numbers: dict[Hashable, int] | None = None

    def keys_of(self, rows: Sequence[ListedT]) -> list[Hashable]:
        """The rows' own keys."""
        return [row.key for row in rows]

    def words(self, row: ListedT) -> tuple[str, ...]:
        """What is found by typing, and read aloud; of a list all that is drawn."""
        drawing = self.drawing(row, 0)
        return (drawing.spoken if isinstance(drawing, RowDrawing) else "",)

    def sort_values(self, rows: Sequence[ListedT], column: int) -> Sequence[Any]:
        """What each row is sorted by; `column` is the number of an order in a list."""
        return [self.sort_value(row, column) for row in rows]

    def sort_value(self, row: ListedT, column: int) -> Any:
        """The same for one row; a list of thousands may know it of all at once."""
        return 0

    def facets_of(self, row: ListedT) -> Iterable[Facet]:
        """What a row is found under when the list is narrowed."""
        return ()

    def facets(self) -> dict[str, Counter[str]]:
        """How many rows there are under each word of each group, the filter aside."""
        found: dict[str, Counter[str]] = {group: Counter() for group in self.facet_groups}
        for row in self._all:
            for group, word in self.facets_of(row):
                found[group][word] += 1
        return {group: counts for group, counts in found.items() if counts}

    def set_rows(self, rows: Sequence[ListedT]) -> None:
        """Show those of these rows that fit the filter."""
        self._all, self._texts = rows, {}
        self.look(self._search)
        self._arrange()

    def all_rows(self) -> Sequence[ListedT]:
        """Those that the filter hides, too."""
        return self._all

    def look(self, search: RowSearch) -> bool:
        """Look through the rows for a while; says whether all were looked at."""
        return not search.has_patterns or search.step(self._searched(search), SLICE_S)

    def set_search(self, search: RowSearch) -> None:
        """Show only rows that have in them what is looked for."""
        self._search = search
        self._arrange()

    def set_facets(self, chosen: Set[Facet]) -> None:
        """Show only rows that are, in each of these groups, under one of its words."""
        groups = {group for group, _ in chosen}
        self._facets = {name: {word for each, word in chosen if each == name} for name in groups}
        self._arrange()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by what a column, or an order, means; -1 is as the rows were given."""
        self._sorted_by = column, order
        self._arrange()

    @property
    def order(self) -> int:
        """The number of the order, or column, that holds; -1 is as the rows were given."""
        return self._sorted_by[0]

    def number_of(self, key: Hashable) -> int:
        """The number of the row with a key; -1 when there is none."""
        if self._numbers is None:
            self._numbers = dict(zip(self.keys_of(self._rows), range(len(self._rows)), strict=True))
        return self._numbers.get(key, -1)

    def _arrange(self) -> None:
        rows = self._fitting()
        column, order = self._sorted_by
        if column >= 0:
            values, is_descending = self.sort_values(rows, column), order == _DESCENDING
            numbers = sorted(range(len(rows)), key=values.__getitem__, reverse=is_descending)
            rows = [rows[number] for number in numbers]
        if len(rows) == len(self._rows) and all(map(is_, rows, self._rows)):
            return
        if not (self._rows and rows):
            self._reset(rows)
            return
        before, after = self._shown_keys or self.keys_of(self._rows), self.keys_of(rows)
        if before == after:
            self._replace(rows)
        elif len(before) == len(after) and set(before) == set(after):
            self._reorder(rows, {key: number for number, key in enumerate(after)})
        elif (steps := steps_between(before, after)) is not None:
            self._step(rows, *steps)
        else:
            self._reset(rows)
        self._shown_keys = after

    def _fitting(self) -> list[ListedT]:
        rows, search = list(self._all), self._search
        if search.is_wanted:
            rows = search.fitting(rows, self._searched(search))
        return [row for row in rows if self._is_wanted(row)] if self._facets else rows

    def _searched(self, search: RowSearch) -> list[str]:
        """The texts of all rows, made once for all letters that are typed."""
        kind = search.is_lower, current_language()
        if (texts := self._texts.get(kind)) is None:
            texts = [row.found_by for row in self._all]
            if kind[1] != Language.ENGLISH:
                # by what is to be seen, too
                shown = map(self.spoken, self._all)
                texts = [f"{text}\n{words}" for text, words in zip(texts, shown, strict=True)]
            texts = [text.lower() for text in texts] if search.is_lower else texts
            self._texts[kind] = texts
        return texts

    def _is_wanted(self, row: ListedT) -> bool:
        its = list(self.facets_of(row))
        return all(
            any(group == name and word in words for group, word in its)
            for name, words in self._facets.items()
        )

    def _take(self, rows: Sequence[ListedT]) -> None:
        self._rows, self._numbers, self._shown_keys = rows, None, None

    def _reset(self, rows: Sequence[ListedT]) -> None:
        self.beginResetModel()
        self._take(rows)
        self.endResetModel()

    def _replace(self, rows: Sequence[ListedT]) -> None:
        """The same rows in the same order; what is changed is told."""
        before = self._rows
        self._take(rows)
        pairs = enumerate(zip(rows, before, strict=True))
        changed = [place for place, (row, old) in pairs if row is not old and row != old]
        if changed:
            last = self.index(changed[-1], len(self.headings) - 1)
            self.dataChanged.emit(self.index(changed[0], 0), last)

    def _reorder(self, rows: Sequence[ListedT], numbers: dict[Hashable, int]) -> None:
        """The same rows in another order."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        keys = self.keys_of([self._rows[at.row()] for at in before])
        moved = [
            self.index(numbers[key], at.column()) for key, at in zip(keys, before, strict=True)
        ]
        self._take(rows)
        self.changePersistentIndexList(before, moved)
        self.layoutChanged.emit()

    def _step(
        self, rows: list[ListedT], gone: list[tuple[int, int]], come: list[tuple[int, int]]
    ) -> None:
        """Take out what went, then put in what came; what stayed is in the right order."""
        now = list(self._rows)
        for first, end in reversed(gone):
            self.beginRemoveRows(QModelIndex(), first, end - 1)
            del now[first:end]
            self._take(now)
            self.endRemoveRows()
        for first, end in come:
            self.beginInsertRows(QModelIndex(), first, end - 1)
            now[first:first] = rows[first:end]
            self._take(now)
            self.endInsertRows()
        self._replace(rows)


def steps_between(
    before: list[Hashable], after: list[Hashable]
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]] | None:
    """Runs that go from one list, and that come into the other; None when these are not all."""
    old, new = set(before), set(after)
    if [key for key in before if key in new] != [key for key in after if key in old]:
        return None
    gone, come = _runs(before, new), _runs(after, old)
    return (gone, come) if len(gone) + len(come) <= MOST_STEPS else None


def _runs(keys: list[Hashable], kept: set[Hashable]) -> list[tuple[int, int]]:
    """First and end of each run of keys that are not kept."""
    places = [place for place, key in enumerate(keys) if key not in kept]
    firsts = [place for before, place in pairwise([-2, *places]) if place != before + 1]
    ends = [place + 1 for place, after in pairwise([*places, -2]) if after != place + 1]
    return list(zip(firsts, ends, strict=True))
