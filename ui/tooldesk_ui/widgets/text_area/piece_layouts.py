"""PieceLayouts: lines of a text laid out by Qt, kept as long as they may be shown again."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import cast

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QTextLayout, QTextOption

from tooldesk.frozen_record import frozen_record
from tooldesk_ui.widgets.text_area.utf16 import Utf16Places, shown

KEPT = 800
"""Laid out pieces that are kept; all rows of a text that is counted exactly, and some."""

TAB_COLUMNS = 4
ENDLESS = 1_000_000.0
"""Wider than any piece."""

Colours = Callable[[str], list[QTextLayout.FormatRange]]


@frozen_record
class LaidOut:
    """One piece as it is drawn; places in it are in code points from its start."""

    layout: QTextLayout
    """Its rows stand one row height below each other."""

    places: Utf16Places
    """How Qt counts in it."""

    length: int
    """In code points."""

    @property
    def rows(self) -> int:
        """How many."""
        return self.layout.lineCount()

    @property
    def width(self) -> float:
        """Of the widest row."""
        lines = (self.layout.lineAt(row) for row in range(self.rows))
        return max(line.naturalTextWidth() for line in lines)

    def row_of(self, place: int) -> int:
        """The row that a place is in; at a seam, the one that begins there."""
        line = self.layout.lineForTextPosition(self.places.to_units(place))
        return line.lineNumber() if line.isValid() else 0

    def row_bounds(self, row: int) -> tuple[int, int]:
        """First place of a row and the last where a cursor stands in it."""
        line = self.layout.lineAt(row)
        start, end = line.textStart(), line.textStart() + line.textLength()
        last = self.places.from_units(end)
        if row < self.rows - 1:
            last = max(self.places.from_units(start), last - 1)
        return self.places.from_units(start), last

    def x_of(self, place: int) -> float:
        """How far from the left a place is in its row."""
        line = self.layout.lineAt(self.row_of(place))
        # typed as object, a pair of x and place
        x, _ = cast("tuple[float, int]", line.cursorToX(self.places.to_units(place)))
        return x

    def place_at(self, row: int, x: float) -> int:
        """The place in a row that is nearest."""
        line = self.layout.lineAt(row)
        first, last = self.row_bounds(row)
        place = self.places.from_units(line.xToCursor(x))
        return min(max(first, place), last)


class PieceLayouts:
    """Makes and keeps layouts; whatever changes how all look empties it."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, bool], LaidOut] = {}
        self.font = QFont()
        self._option = QTextOption()
        self._width = ENDLESS
        self._ascent = 0.0
        self._is_fixed = False
        self.row_height = 1
        self.char_width = 1.0
        self.colours: Colours | None = None

    def set_look(self, font: QFont, width: float | None) -> None:
        """Lay out in `font` from now on, wrapped at `width` pixels if there is one."""
        wrap = QTextOption.WrapMode
        self.font = QFont(font)
        metrics = QFontMetricsF(font)
        self._ascent = metrics.ascent()
        self._is_fixed = QFontInfo(font).fixedPitch()
        self.row_height = ceil(metrics.lineSpacing())
        self.char_width = max(1.0, metrics.horizontalAdvance("0" * 64) / 64)
        self._width = ENDLESS if width is None else max(width, 4 * self.char_width)
        self._option = QTextOption()
        self._option.setWrapMode(
            wrap.NoWrap if width is None else wrap.WrapAtWordBoundaryOrAnywhere
        )
        self._option.setTabStopDistance(TAB_COLUMNS * self.char_width)
        self.forget()

    @property
    def columns(self) -> int:
        """How many characters fit into a row; 0 when rows don't end."""
        return 0 if self._width == ENDLESS else max(1, int(self._width / self.char_width))

    def is_one_row(self, text: str) -> bool:
        """Whether a piece is sure to be one, which needs no layout: every letter is as wide."""
        fits = self._is_fixed and (len(text) <= self.columns or self._width == ENDLESS)
        return fits and text.isascii() and text.isprintable()

    def forget(self) -> None:
        """Lay out all anew."""
        self._kept.clear()

    def of(self, text: str, *, is_whole_line: bool) -> LaidOut:
        """A piece; colours need a whole line."""
        key = (text, is_whole_line)
        laid = self._kept.pop(key, None)
        if laid is None:
            laid = self._made(text, is_coloured=is_whole_line)
            if len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = laid  # the last one again
        return laid

    def with_preedit(
        self, text: str, place: int, words: str, formats: list[QTextLayout.FormatRange]
    ) -> LaidOut:
        """A piece with what an input method offers at `place`."""
        laid = LaidOut(QTextLayout(shown(text), self.font), Utf16Places(text), len(text))
        units = laid.places.to_units(place)
        laid.layout.setPreeditArea(units, words)
        for each in formats:
            each.start += units
        laid.layout.setFormats(formats)
        self._break(laid.layout)
        return laid

    def _made(self, text: str, *, is_coloured: bool) -> LaidOut:
        layout = QTextLayout(shown(text), self.font)
        layout.setCacheEnabled(True)
        if is_coloured and self.colours is not None:
            layout.setFormats(self.colours(text))
        self._break(layout)
        return LaidOut(layout, Utf16Places(text), len(text))

    def _break(self, layout: QTextLayout) -> None:
        layout.setTextOption(self._option)
        layout.beginLayout()
        row = 0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._width)
            # faces that stand in for a missing one are higher; rows stay as far apart
            line.setPosition(QPointF(0, row * self.row_height + self._ascent - line.ascent()))
            row += 1
        layout.endLayout()
