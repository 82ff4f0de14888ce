"""RowWindow: which rows of a text are shown, and how far down it that is. No Qt.

A row is what a screen shows in one line: a line of the text is as many rows as it is wrapped to.
How many that is, only laying it out tells. For a short text all rows are counted. For a long one
those near what is shown are, and the place in the whole is estimated, as a scroll bar needs it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import NamedTuple

from tooldesk_ui.widgets.text_area.text_buffer import Piece, TextBuffer

EXACT_LENGTH = 12_000
EXACT_LINES = 500
"""Of a text that is not longer, all rows are counted."""

SLICE = 2_000
"""Characters of a long line that are laid out at once, about."""


class Top(NamedTuple):
    """The first row that is shown; tops are in the order of the text."""

    offset: int
    """Where its piece begins."""

    row: int
    """Which row of the piece it is."""


class ShownPiece(NamedTuple):
    """A piece, and where it stands."""

    piece: Piece
    """What is laid out at once."""

    row: int
    """Which row of the window its first row is; below 0 when it begins above."""


class RowWindow:
    """`rows_of` lays out a piece; `columns` characters fit into a row, 0 when rows don't end."""

    def __init__(self, buffer: TextBuffer, rows_of: Callable[[Piece], int]) -> None:
        self._buffer = buffer
        self._rows_of = rows_of
        self._columns = 0
        self._table: list[int] = []
        self._table_of: tuple[int, bool] = (-1, False)
        self._starts: list[int] = []
        self.top = Top(0, 0)
        self.slice_length = SLICE

    @property
    def is_exact(self) -> bool:
        """Whether all rows are counted."""
        buffer = self._buffer
        return len(buffer) <= EXACT_LENGTH and buffer.line_count <= EXACT_LINES

    @property
    def total(self) -> int:
        """How many rows there are, about or exactly."""
        self._count()
        return self._table[-1]

    @property
    def value(self) -> int:
        """How many rows are above the first that is shown, about or exactly."""
        return self.rows_before(self.top)

    def set_columns(self, columns: int) -> None:
        """Another width; slices end where rows do."""
        kept = self.top.offset
        self._columns = columns
        self.slice_length = columns * max(1, SLICE // columns) if columns else SLICE
        self.relaid()
        self.show(kept, 0)

    def relaid(self) -> None:
        """Pieces are laid out in another way than before."""
        self._table_of = (-1, False)

    def piece_at(self, offset: int) -> Piece:
        """The piece that holds a place."""
        return self._buffer.piece_at(offset, self.slice_length)

    def show(self, offset: int, row: int) -> None:
        """Begin with a row of the piece that holds `offset`."""
        piece = self.piece_at(min(offset, len(self._buffer)))
        self.top = Top(piece.start, max(0, min(row, self._rows_of(piece) - 1)))

    def step(self, place: Top, delta: int) -> Top:
        """The row so many below, or above when it is negative; as far as there are rows."""
        piece, row = self.piece_at(place.offset), place.row + delta
        while row < 0:
            before = self._buffer.piece_before(piece, self.slice_length)
            if before is None:
                return Top(piece.start, 0)
            piece = before
            row += self._rows_of(piece)
        while row >= (count := self._rows_of(piece)):
            after = self._buffer.piece_after(piece, self.slice_length)
            if after is None:
                return Top(piece.start, count - 1)
            piece, row = after, row - count
        return Top(piece.start, row)

    def last_top(self, page: int) -> Top:
        """The first row when the last one is the last of `page`."""
        end = self.piece_at(len(self._buffer))
        return self.step(Top(end.start, self._rows_of(end) - 1), 1 - page)

    def move(self, delta: int, page: int) -> None:
        """Show what is so many rows below; not beyond the end."""
        moved = self.step(self.top, delta)
        self.top = min(moved, self.last_top(page)) if delta > 0 else moved

    def jump(self, value: int, page: int) -> None:
        """Show what is `value` rows down, about or exactly."""
        self._count()
        if value <= 0:
            self.top = Top(0, 0)
            return
        number = min(bisect_right(self._table, value) - 1, len(self._starts) - 2)
        begin, end = self._starts[number], self._starts[number + 1]
        above, below = self._table[number], self._table[number + 1]
        if self.is_exact:
            self.top = Top(begin, value - above)
        else:
            offset = begin + (end - begin) * (value - above) // max(1, below - above)
            piece = self.piece_at(min(offset, len(self._buffer)))
            within = (offset - piece.start) / max(1, piece.end - piece.start)
            self.show(offset, int(within * self._rows_of(piece)))
        self.top = min(self.top, self.last_top(page))

    def visible(self, rows: int) -> list[ShownPiece]:
        """The pieces that any of the first `rows` rows belong to."""
        piece, row = self.piece_at(self.top.offset), -self.top.row
        shown = []
        while row < rows:
            shown.append(ShownPiece(piece, row))
            row += self._rows_of(piece)
            after = self._buffer.piece_after(piece, self.slice_length)
            if after is None:
                break
            piece = after
        return shown

    def rows_before(self, place: Top) -> int:
        """How many rows are above a row, about or exactly."""
        self._count()
        number = max(0, min(bisect_right(self._starts, place.offset), len(self._starts) - 1) - 1)
        above, below = self._table[number], self._table[number + 1]
        if self.is_exact:
            return above + place.row
        begin, end = self._starts[number], self._starts[number + 1]
        offset = place.offset + place.row * self._columns
        return above + (below - above) * min(offset - begin, end - begin) // max(1, end - begin)

    def rows_up_to(self, limit: int) -> int:
        """How many rows there are, counted exactly up to `limit`."""
        piece: Piece | None = self.piece_at(0)
        rows = 0
        while piece is not None and rows < limit:
            rows += self._rows_of(piece)
            piece = self._buffer.piece_after(piece, self.slice_length)
        return rows

    def _count(self) -> None:
        """Fill the table: where parts of the text begin, and how many rows are above each."""
        wanted = (self._buffer.revision, self.is_exact)
        if self._table_of == wanted:
            return
        self._table_of = wanted
        self._starts, rows = self._counted() if self.is_exact else self._estimated()
        self._table = [0, *accumulate(rows)]

    def _counted(self) -> tuple[list[int], list[int]]:
        starts, rows = [], []
        piece: Piece | None = self.piece_at(0)
        while piece is not None:
            starts.append(piece.start)
            rows.append(self._rows_of(piece))
            piece = self._buffer.piece_after(piece, self.slice_length)
        return [*starts, len(self._buffer)], rows

    def _estimated(self) -> tuple[list[int], list[int]]:
        chunks = self._buffer.chunks()
        lengths = [length for length, _ in chunks]
        per_row = self._columns or self.slice_length
        rows = [max(breaks, -(-length // per_row)) for length, breaks in chunks]
        rows[-1] += 1
        return [0, *accumulate(lengths)], rows
