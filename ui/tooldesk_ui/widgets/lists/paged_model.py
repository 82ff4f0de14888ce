"""PagedModel: a list of any length, of which only the rows that somebody looks at are held."""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Sequence
from typing import ClassVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt, QTimer, Signal

from tooldesk_ui.widgets.lists.listed_model import ListedModel, ListedT, steps_between

PAGE_LENGTH = 64
"""Rows that are read together."""

MOST_HELD = 32 * PAGE_LENGTH
"""Rows that are held; those that were read first go first."""

MOST_WANTED = 4
"""Pages that wait to be read; what was scrolled past in a hurry is not read at all."""

MOST_COMPARED = 1_000
"""Rows between the first and the last that came or went, where each is put in by itself."""

MOST_AT_ONCE = 50_000
"""Numbers that are compared at a time: copies that fit into a processor's memory cost little."""

_NO_PARENT = QModelIndex()


class PagedModel(ListedModel[ListedT]):
    """Knows the numbers of all its rows, in order, and asks for rows by these; no row is a gap.

    What fits the filter, and the order, is found by the database: see PagedPane. A row's key is
    its number as text.

    Signals:
        page_wanted(): somebody looks at rows that are not here; `wanted_page` says which.
    """

    page_wanted = Signal()

    page_length: ClassVar[int] = PAGE_LENGTH

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._keys: Sequence[int] = array("q")
        self._held: dict[int, ListedT] = {}
        self._wanted: dict[int, None] = {}
        self._telling = QTimer(self)
        self._telling.setSingleShot(True)
        self._telling.setInterval(0)
        self._telling.timeout.connect(self.page_wanted)

    @property
    def keys(self) -> Sequence[int]:
        """The numbers of all rows, in their order."""
        return self._keys

    @property
    def held_count(self) -> int:
        """How many rows are in memory."""
        return len(self._held)

    def set_rows(self, rows: Sequence[ListedT]) -> None:
        """These are all."""
        self._held = {int(row.key): row for row in rows}
        self.set_keys(array("q", self._held))
        self.rows_changed()

    def set_keys(self, keys: Sequence[int]) -> None:
        """These are all rows there are; those that stay where they are stay as they are."""
        before, after = self._keys, keys
        head = _equal_length(before, after, is_at_end=False)
        rest = min(len(before), len(after)) - head
        tail = min(rest, _equal_length(before, after, is_at_end=True))
        gone_end, come_end = len(before) - tail, len(after) - tail
        if head == gone_end == come_end:
            return
        steps = None
        if before and after and max(gone_end, come_end) - head <= MOST_COMPARED:
            steps = steps_between(list(before[head:gone_end]), list(after[head:come_end]))
        if steps is None:
            self.beginResetModel()
            self._keys = keys
            self._wanted.clear()
            self.endResetModel()
            return
        gone, come = steps
        # of a million rows each copy takes some milliseconds; mostly one stretch came or went
        is_one = len(gone) + len(come) == 1
        now = array("q", () if is_one else before)
        for first, end in reversed(gone):
            self.beginRemoveRows(QModelIndex(), head + first, head + end - 1)
            del now[head + first : head + end]
            self._keys = after if is_one else now
            self.endRemoveRows()
        for first, end in come:
            self.beginInsertRows(QModelIndex(), head + first, head + end - 1)
            now[head + first : head + first] = array("q", after[head + first : head + end])
            self._keys = after if is_one else now
            self.endInsertRows()

    def take(self, rows: Iterable[ListedT]) -> None:
        """Hold these rows, and show them; of too many the first that came are let go."""
        for row in rows:
            key = int(row.key)
            self._held.pop(key, None)
            self._held[key] = row
        while len(self._held) > MOST_HELD:
            del self._held[next(iter(self._held))]
        self.rows_changed()

    def let_go(self, but: Iterable[int]) -> None:
        """Hold none but these rows: the others have to be read anew when they are looked at."""
        self._held = {key: self._held[key] for key in but if key in self._held}

    def wanted_page(self) -> Sequence[int]:
        """The numbers of rows to be read next; () when nobody looks at a gap."""
        while self._wanted:
            page, _ = self._wanted.popitem()  # the last that was looked at
            first = page * self.page_length
            if keys := [
                key for key in self._keys[first : first + self.page_length] if key not in self._held
            ]:
                return keys
        return ()

    def held(self) -> list[ListedT]:
        """The rows that are in memory."""
        return list(self._held.values())

    def row_at(self, number: int) -> ListedT | None:
        """The record of a row; None where it is not held, and is asked for."""
        if not 0 <= number < len(self._keys):
            return None
        row = self._held.get(self._keys[number])
        if row is None:
            self._want(number // self.page_length)
        return row

    def number_of(self, key: Hashable) -> int:
        """The number of the row with a key; -1 when there is none."""
        try:
            return self._keys.index(int(str(key)))
        except ValueError:
            return -1

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NO_PARENT) -> int:
        """How many rows there are, held or not."""
        return 0 if parent.isValid() else len(self._keys)

    def rows_changed(self) -> None:
        """Show every row anew: its words or its looks are other ones."""
        if self._keys:
            last = self.index(len(self._keys) - 1, len(self.headings) - 1)
            self.dataChanged.emit(self.index(0, 0), last)

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """The database sorts."""

    def _want(self, page: int) -> None:
        self._wanted.pop(page, None)
        self._wanted[page] = None
        while len(self._wanted) > MOST_WANTED:
            del self._wanted[next(iter(self._wanted))]
        if not self._telling.isActive():
            self._telling.start()


def _equal_length(before: Sequence[int], after: Sequence[int], *, is_at_end: bool) -> int:
    """How many numbers are the same from one end on, looked for in stretches that grow."""

    def part(keys: Sequence[int], first: int, end: int) -> Sequence[int]:
        return keys[len(keys) - end : len(keys) - first] if is_at_end else keys[first:end]

    least, low, step = min(len(before), len(after)), 0, 1
    while low < least:
        end = min(low + step, least)
        if part(before, low, end) == part(after, low, end):
            low, step = end, min(2 * step, MOST_AT_ONCE)
        elif step == 1:
            break
        else:
            step = max(1, step // 4)
    return low
