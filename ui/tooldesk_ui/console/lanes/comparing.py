"""Comparing: shows in open lanes how their calls differ from those of the run before."""

from __future__ import annotations

from collections.abc import Iterable

from tooldesk_ui.console.lanes.comparison_panel import ComparisonPanel
from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.run.run_comparison import lanes_before
from tooldesk_ui.console.run.usage_record import UsageRecord
from tooldesk_ui.theme import Theme


class Comparing:
    """Knows the run before; a panel is made when its lane is open and its call through."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._now: UsageRecord | None = None
        self._before: UsageRecord | None = None
        self._shown: set[int] = set()
        self._is_on = False

    @property
    def is_possible(self) -> bool:
        """Whether there was a run before."""
        return self._before is not None

    def begin(self, now: UsageRecord | None, before: UsageRecord | None) -> None:
        """Compare these from now on."""
        self._now, self._before = now, before
        self._shown.clear()

    def switch(self, lanes: Iterable[LaneView], *, is_on: bool) -> None:
        """Compare, or no more."""
        self._is_on = is_on
        if not is_on:
            for lane in lanes:
                lane.show_comparison(None)
            self._shown.clear()
        self.show(lanes)

    def show(self, lanes: Iterable[LaneView]) -> None:
        """Make what is missing."""
        now, before = self._now, self._before
        if not self._is_on or now is None or before is None:
            return
        missing = [
            each
            for each in lanes
            if each.lane.number not in self._shown
            and each.header.isChecked()
            and each.lane.result is not None
        ]
        found = lanes_before(now, before) if missing else {}
        for lane in missing:
            number = lane.lane.number
            self._shown.add(number)
            other = found.get(number)
            panel = ComparisonPanel(self._theme, lane.lane, other, before.called)
            lane.show_comparison(panel)
