"""ROW_HEIGHTS: the rows that are painted, told to the style sheet that gives buttons a height."""

from __future__ import annotations

from tooldesk_ui.console.lanes import lane_header, repair_rows, stage_header, stage_strip

_HEIGHTS = {
    "StageHeader": stage_header.HEIGHT,
    "LaneHeader": lane_header.HEIGHT,
    "StageStrip": stage_strip.HEIGHT,
    "KindRow": repair_rows.HEIGHT,
}
ROW_HEIGHTS = "".join(
    f"{name} {{ min-height: {height}px; padding: 0; border: none; }}"
    for name, height in _HEIGHTS.items()
)
