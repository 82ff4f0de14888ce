"""TextMouse: clicks, double and triple clicks, and dragging a selection beyond the edge."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QMouseEvent
from PySide6.QtWidgets import QApplication

from tooldesk_ui.widgets.text_area.text_steps import word_around

if TYPE_CHECKING:
    from tooldesk_ui.widgets.text_area.text_editing import TextEditing

AUTO_SCROLL_MS = 40
NEAR = 6
"""Pixels that a third click may be away from the second."""


class TextMouse:
    """Selects by characters, words or lines."""

    def __init__(self, area: TextEditing) -> None:
        self._area = area
        self._unit = "character"
        self._first = (0, 0)
        self._point = QPointF()
        self._doubled_at = (0.0, QPointF())
        self._is_down = False
        self._scroll = QTimer(area)
        self._scroll.setInterval(AUTO_SCROLL_MS)
        self._scroll.timeout.connect(self._on_scroll)

    def press(self, event: QMouseEvent) -> None:
        """Put the cursor there, or select up to there with Shift; a third click takes a line."""
        area, point = self._area, event.position()
        if event.button() is Qt.MouseButton.MiddleButton:
            self._paste_selection(point)
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_down = True
        place = area.place_at(point)
        when, where = self._doubled_at
        is_third = time.monotonic() - when < QApplication.doubleClickInterval() / 1_000
        if is_third and (where - point).manhattanLength() < NEAR:
            self._unit = "line"
            self._first = self._around(place)
            area.select(*self._first)
            return
        self._unit = "character"
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self._first = (area.content.anchor, area.content.anchor)
        else:
            self._first = (place, place)
        area.select(self._first[0], place)

    def double_click(self, event: QMouseEvent) -> None:
        """Select the word."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_down = True
        self._doubled_at = (time.monotonic(), event.position())
        self._unit = "word"
        self._first = self._around(self._area.place_at(event.position()))
        self._area.select(*self._first)

    def move(self, event: QMouseEvent) -> None:
        """Select up to there; go on by itself outside."""
        if not self._is_down:
            return
        self._point = event.position()
        height = self._area.viewport().height()
        is_outside = self._point.y() < 0 or self._point.y() > height
        if is_outside and not self._scroll.isActive():
            self._scroll.start()
        elif not is_outside:
            self._scroll.stop()
        self._select_to_point()

    def release(self, event: QMouseEvent) -> None:
        """The selection is made; a middle click elsewhere may paste it."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        self._is_down = False
        self._scroll.stop()
        self._area.offer_selection()

    def _select_to_point(self) -> None:
        area = self._area
        inside = QPointF(
            self._point.x(), min(max(0.0, self._point.y()), area.viewport().height() - 1.0)
        )
        start, end = self._around(area.place_at(inside))
        first, last = self._first
        if start < first:
            area.select(last, start, scrolls=False)
        else:
            area.select(first, max(end, last), scrolls=False)

    def _around(self, place: int) -> tuple[int, int]:
        buffer = self._area.content.buffer
        if self._unit == "word":
            return word_around(buffer, place)
        if self._unit == "line":
            return buffer.line_start(place), min(len(buffer), buffer.line_end(place) + 1)
        return place, place

    def _on_scroll(self) -> None:
        area, y = self._area, self._point.y()
        beyond = y if y < 0 else y - area.viewport().height()
        rows = int(beyond // area.row_height) if y < 0 else int(beyond // area.row_height) + 1
        area.scroll_rows(rows)
        self._select_to_point()

    def _paste_selection(self, point: QPointF) -> None:
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection() and not self._area.isReadOnly():
            place = self._area.place_at(point)
            self._area.select(place, place)
            self._area.insert_text(clipboard.text(clipboard.Mode.Selection))
