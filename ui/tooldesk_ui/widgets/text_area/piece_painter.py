"""PiecePainter: draws laid out pieces with marks, selection and cursor."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtGui import QTextLayout

from tooldesk.frozen_record import frozen_record

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QColor, QPainter, QTextCharFormat

    from tooldesk_ui.widgets.text_area.piece_layouts import LaidOut, PieceLayouts
    from tooldesk_ui.widgets.text_area.text_buffer import Piece

CURSOR_WIDTH = 1


@frozen_record
class Mark:
    """A stretch of the text that is tinted."""

    start: int
    """First character."""

    end: int
    """One past the last."""

    colour: QColor
    """Behind the text."""


class PiecePainter:
    """For one paint event."""

    def __init__(
        self,
        painter: QPainter,
        layouts: PieceLayouts,
        selection: tuple[int, int],
        behind: QColor,
        text: QColor,
    ) -> None:
        """`behind` and `text` are the colours of what is selected."""
        self._painter = painter
        self._layouts = layouts
        self._selection = selection
        self._behind, self._text = behind, text

    def draw(self, piece: Piece, laid: LaidOut, at: QPointF, marks: Iterable[Mark]) -> None:
        """One piece, whose first row begins at a point."""
        ranges = [
            _range(piece, laid, mark.start, mark.end, _look(mark.colour))
            for mark in marks
            if mark.start < piece.end and mark.end > piece.start
        ]
        start, end = self._selection
        if start < piece.end and end > piece.start:
            look = _look(self._behind, self._text)
            ranges.append(_range(piece, laid, start, end, look))
        laid.layout.draw(self._painter, at, ranges)
        if piece.is_line_end and start <= piece.end < end:
            self._draw_line_end(laid, at)

    def draw_cursor(self, piece: Piece, laid: LaidOut, at: QPointF, place: int, by: int) -> None:
        """The cursor at a place of the text, `by` units into what an input method offers there."""
        units = laid.places.to_units(place - piece.start) + by
        laid.layout.drawCursor(self._painter, at, units, CURSOR_WIDTH)

    def _draw_line_end(self, laid: LaidOut, at: QPointF) -> None:
        """A selected line break is half a character wide."""
        height = self._layouts.row_height
        left = int(at.x() + laid.layout.lineAt(laid.rows - 1).naturalTextWidth())
        top = int(at.y()) + (laid.rows - 1) * height
        width = int(self._layouts.char_width / 2)
        self._painter.fillRect(left, top, width, height, self._behind)


def _look(behind: QColor, text: QColor | None = None) -> QTextCharFormat:
    from PySide6.QtGui import QTextCharFormat

    made = QTextCharFormat()
    made.setBackground(behind)
    if text is not None:
        made.setForeground(text)
    return made


def _range(
    piece: Piece, laid: LaidOut, start: int, end: int, look: QTextCharFormat
) -> QTextLayout.FormatRange:
    """A stretch of the text as Qt counts in the piece."""
    made = QTextLayout.FormatRange()
    first = laid.places.to_units(max(0, start - piece.start))
    made.start = first
    made.length = laid.places.to_units(min(laid.length, end - piece.start)) - first
    made.format = look
    return made
