"""give_room: lets results have the height that nothing else needs, so that one thing scrolls."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QScrollArea, QVBoxLayout

from tooldesk_ui.console.lanes.lane_view import LaneView

LEAST = 160
"""A result that would get less has the whole height of the window beside its own lane's rows."""

MOST_WHOLE = 3_000
"""So high a result is shown whole where the lanes have to be scrolled anyway."""


def give_room(area: QScrollArea, column: QVBoxLayout, lanes: Sequence[LaneView]) -> None:
    """Tell the results of open lanes how high they may be."""
    opened = [lane for lane in lanes if lane.result_view_height]
    viewport = area.viewport()
    height = (
        column.heightForWidth(viewport.width())
        if column.hasHeightForWidth()
        else column.sizeHint().height()
    )
    free = viewport.height() - height
    for lane in opened:
        room = free + lane.result_view_height
        if len(opened) > 1 or room < LEAST:
            room = MOST_WHOLE
        lane.set_result_room(room, viewport.height())
