"""The text size: the one place that makes text, and what has to hold it, larger or smaller.

Sizes are written in the code as they are at 100 %. The style sheet is scaled as a whole; what a
widget is told otherwise goes through `scaled`; what paints itself does it with `scaled_painter`, in
pixels of 100 %.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from tooldesk_ui.late_dressing import dress

if TYPE_CHECKING:
    from PySide6.QtWidgets import QHeaderView

STEPS = (80, 90, 100, 110, 125, 150, 175, 200)
"""Percent, one after the other."""

USUAL = 100
SCREEN_MARGIN = 32
_SCALED = "scaled"


class _Now:
    percent = USUAL
    is_dressing = False


def percent() -> int:
    """The text size of now, in percent."""
    return _Now.percent


def bounded(wanted: int) -> int:
    """The nearest size that there is."""
    return max(STEPS[0], min(wanted, STEPS[-1]))


def next_step(forwards: int, now: int) -> int:
    """The next larger size than `now` (1), the next smaller one (-1), or the usual one (0)."""
    larger = next((step for step in STEPS if step > now), now)
    smaller = next((step for step in reversed(STEPS) if step < now), now)
    return {1: larger, -1: smaller}.get(forwards, USUAL)


def factor() -> float:
    """By how much everything is larger than usual."""
    return _Now.percent / USUAL


def px(pixels: float) -> int:
    """What is so many pixels at 100 %, at the size of now."""
    # not `round`, which takes 4.5 for 4
    return int(pixels * _Now.percent / USUAL + 0.5)


def sized(font: QFont) -> QFont:
    """A font at the size of now."""
    made = QFont(font)
    made.setPixelSize(max(1, px(font.pixelSize())))
    return made


_SETTERS: dict[str, Callable[[Any, Any], object]] = {
    "width": lambda widget, width: widget.setFixedWidth(px(width)),
    "height": lambda widget, height: widget.setFixedHeight(px(height)),
    "least_width": lambda widget, width: widget.setMinimumWidth(px(width)),
    "least_height": lambda widget, height: widget.setMinimumHeight(px(height)),
    "most_width": lambda widget, width: widget.setMaximumWidth(px(width)),
    "icon": lambda widget, side: widget.setIconSize(QSize(px(side), px(side))),
    "icons": lambda widget, sides: widget.setIconSize(QSize(*map(px, sides))),
    "rows": lambda table, height: table.verticalHeader().setDefaultSectionSize(px(height)),
    "indent": lambda tree, width: tree.setIndentation(px(width)),
    "text_margins": lambda field, sides: field.setTextMargins(*map(px, sides)),
    "lines": lambda widget, lines: _fit_lines(widget, *lines),
}


def scaled(widget: QWidget, **sizes: object) -> None:
    """Give a widget these sizes, now and whenever the text size changes.

    Args:
        widget: What is sized.
        **sizes: Pixels at 100 %, by the names in `_SETTERS`; `lines` is a number of lines and the
            pixels around them.
    """
    kept = widget.property(_SCALED) or {}
    widget.setProperty(_SCALED, {**kept, **sizes})
    _apply(widget, sizes)


def resize_to(window: QWidget, width: int, height: int) -> None:
    """Make a window so many pixels of 100 % large, as far as there is room for it."""
    window.resize(QSize(px(width), px(height)).boundedTo(room_for(window)))


def room_for(window: QWidget) -> QSize:
    """How large a window may be: on its screen, and as a dialog over the window it belongs to."""
    room = window.screen().availableSize() - QSize(2 * SCREEN_MARGIN, 2 * SCREEN_MARGIN)
    below = window
    while (parent := below.parentWidget()) is not None:
        below = parent.window()
    if below is window or not below.isVisible():
        return room
    return room.boundedTo(below.size())


def set_percent(size: int) -> float:
    """Have this size hold for what is made from now on; gives by how much it is larger."""
    before, _Now.percent = _Now.percent, bounded(size)
    return _Now.percent / before


def resize_all(by: float) -> None:
    """Give all that was told its size with `scaled` the size of now, `by` times that of before."""
    from PySide6.QtWidgets import QHeaderView  # no list has to be there in the first frame

    for widget in QApplication.allWidgets():
        if sizes := widget.property(_SCALED):
            _apply(widget, sizes)
        if isinstance(widget, QHeaderView) and widget.orientation() == Qt.Orientation.Horizontal:
            _widen(widget, by)


@contextmanager
def dressing() -> Iterator[None]:
    """While all widgets are told their looks."""
    _Now.is_dressing = True
    try:
        yield
    finally:
        _Now.is_dressing = False


def is_dressing() -> bool:
    """Whether widgets are being told their looks, twice: what is laid out now is so in vain."""
    return _Now.is_dressing


def scaled_painter(widget: QWidget) -> QPainter:
    """Paints a widget in pixels of 100 %."""
    painter = QPainter(widget)
    painter.scale(factor(), factor())
    return painter


def begin_scaled(painter: QPainter, rect: QRect) -> QRect:
    """Paint a part of a view in pixels of 100 %; gives the room for it in these."""
    painter.translate(rect.topLeft())
    painter.scale(factor(), factor())
    return unscaled(rect)


def unscaled(rect: QRect) -> QRect:
    """How large a room is in pixels of 100 %; its corner is at 0."""
    return QRect(0, 0, int(rect.width() / factor()), int(rect.height() / factor()))


def _fit_lines(widget: QWidget, lines: int, around: int) -> None:
    # a widget that was never shown has not been told its font
    dress(widget)
    widget.setFixedHeight(lines * widget.fontMetrics().lineSpacing() + px(around))


def _apply(widget: QWidget, sizes: dict[str, object]) -> None:
    for name, value in sizes.items():
        _SETTERS[name](widget, value)


def _widen(header: QHeaderView, by: float) -> None:
    """Columns stay as wide as the words that they were made or dragged to hold."""
    from PySide6.QtWidgets import QHeaderView

    fixed = (QHeaderView.ResizeMode.Interactive, QHeaderView.ResizeMode.Fixed)
    last = header.logicalIndex(header.count() - 1) if header.stretchLastSection() else -1
    for section in range(header.count()):
        if section != last and header.sectionResizeMode(section) in fixed:
            is_hidden = header.isSectionHidden(section)
            # a hidden one doesn't say how wide it will be
            header.setSectionHidden(section, False)
            header.resizeSection(section, int(header.sectionSize(section) * by + 0.5))
            header.setSectionHidden(section, is_hidden)
