"""Measures what a window shows: how far the words of each widget stand out from what is behind.

From the pixels that were painted: of the words' box, the colour that most of it has is the ground,
and the one that stands out most from it is that of the strokes. Strokes are blurred at their edges,
never darker than they are meant, so a contrast that is found is there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

TEXT, OFF = 4.5, 3.0
"""The least contrast of words, and of those of something that can't be used now (WCAG 1.4.3)."""

FEW_PIXELS = 6
"""Strokes of one word have more of them than this."""

TEXTS = (QLabel, QAbstractButton, QComboBox, QLineEdit, QTabBar, QHeaderView)


@cache
def luminance(colour: int) -> float:
    """Of a pixel of 32 bits. Source: WCAG 2.2, "relative luminance"."""
    parts = (((colour >> shift) & 0xFF) / 255 for shift in (16, 8, 0))
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    """Of two pixels, from 1 to 21."""
    dark, bright = sorted((luminance(one), luminance(other)))
    return (bright + 0.05) / (dark + 0.05)


def weak_words(window: QWidget) -> list[str]:
    """The words that stand out too little, a line each."""
    image = window.grab().toImage()
    return [line for widget, rect in _texts(window) for line in _weak(widget, rect, image, window)]


def _texts(window: QWidget) -> Iterator[tuple[QWidget, QRect]]:
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.window() is not window:
            continue
        if isinstance(widget, TEXTS) and _words(widget):
            yield widget, widget.rect()
        elif isinstance(widget, QAbstractItemView):
            model = widget.model()
            for row in range(min(model.rowCount(), 12)):
                yield widget.viewport(), widget.visualRect(model.index(row, 0))


def _words(widget: QWidget) -> str:
    if isinstance(widget, QLabel | QAbstractButton):
        return widget.text()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return "words"


def _weak(widget: QWidget, rect: QRect, image: QImage, window: QWidget) -> Iterator[str]:
    seen = QRect(widget.mapTo(window, rect.topLeft()), rect.size()) & _visible(widget, window)
    if seen.width() < 8 or seen.height() < 8:
        return
    found = measured(image.copy(seen.adjusted(2, 2, -2, -2)))
    least = TEXT if widget.isEnabled() else OFF
    if found < least:
        name = widget.objectName() or (widget.parentWidget() or widget).objectName()
        said = _words(widget)[:40] if isinstance(widget, TEXTS) else "a row"
        yield f"{type(widget).__name__} {name} {said!r}: {found:.2f}, not {least}"


def _visible(widget: QWidget, window: QWidget) -> QRect:
    seen, around = QRect(QPoint(), window.size()), widget
    while around is not window and around is not None:
        seen &= QRect(around.mapTo(window, QPoint()), around.size())
        around = around.parentWidget()  # type: ignore[assignment]
    return seen


def measured(image: QImage) -> float:
    """How far the strokes in a picture stand out; 21 where there are none."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    # four bytes a pixel, so that no line is padded
    pixels = Counter(memoryview(bytes(image.constBits())).cast("I"))
    if len(pixels) < 2:
        return 21.0
    (ground, _), *others = pixels.most_common()
    strokes = sorted(((contrast(colour, ground), n) for colour, n in others), reverse=True)
    pixels_so_far = 0
    for found, number in strokes:
        pixels_so_far += number
        if pixels_so_far >= FEW_PIXELS:
            return found
    return strokes[0][0]
