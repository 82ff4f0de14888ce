"""FarLanes: of open lanes far from what is seen only the room is kept, which costs little."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QScrollArea

from tooldesk_ui.console.lanes.lane_view import LaneView

PAGES = 1
"""What is so many heights of the window above and below is at hand, for Tab to reach it."""


class FarLanes(QObject):
    """Follows how far lanes are from what is seen, as they are scrolled and as they grow."""

    def __init__(self, area: QScrollArea, lanes: Callable[[], Sequence[LaneView]]) -> None:
        super().__init__(area)
        self._area, self._lanes = area, lanes
        self._held: tuple[LaneView, int] | None = None
        # while parts are laid out nothing may come or go
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._look)
        bar = area.verticalScrollBar()
        bar.valueChanged.connect(self._on_scrolled)
        bar.rangeChanged.connect(self._on_height_changed)

    def _look(self) -> None:
        value, seen = self._area.verticalScrollBar().value(), self._area.viewport().height()
        first, last = value - PAGES * seen, value + (1 + PAGES) * seen
        lanes = [lane for lane in self._lanes() if not lane.isHidden()]
        self._held = None
        for lane in lanes:
            bottom = lane.y() + lane.height()
            is_back = lane.set_at_hand(bottom >= first and lane.y() <= last)
            if is_back and bottom <= value:
                # it may be higher than the room that was kept for it
                at_top = next(each for each in lanes if each.y() + each.height() > value)
                self._held = at_top, value - at_top.y()

    def _on_scrolled(self) -> None:
        self._held = None
        self._soon.start()

    def _on_height_changed(self) -> None:
        held = self._held
        # the lanes may be those of another run by now
        if held is not None and held[0] in self._lanes():
            self._area.verticalScrollBar().setValue(held[0].y() + held[1])
            self._held = held
        self._soon.start()
