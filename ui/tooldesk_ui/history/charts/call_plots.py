"""CallPlots: two charts of past calls below each other, by pyqtgraph.

It imports pyqtgraph, when a chart is looked at for the first time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph

from tooldesk.usage.history.call_figures import CallFigures
from tooldesk_ui.history.charts.chart_words import (
    SEGMENTS,
    TIMES,
    Drawn,
    log_of,
    spoken,
    time_range,
    time_ticks,
    tip,
)
from tooldesk_ui.text_size import px
from tooldesk_ui.widgets.charts.bar_plots import BAR, BarPlots
from tooldesk_ui.widgets.charts.bar_words import count_ticks

THIN_BAR = 0.12


class CallPlots(BarPlots):
    """How many calls, and how long they took, a bar and a line for each tool or day."""

    headings = (
        ("Calls", [each[:2] for each in SEGMENTS]),
        ("Time of a call that ran", [each[:2] for each in TIMES]),
    )

    def show_drawn(self, shown: Drawn, caption: str) -> None:
        """Draw these; `caption` says what they are of."""
        self.draw(shown, caption, spoken(shown))

    def tip(self, found: CallFigures) -> str:
        """The exact figures."""
        return tip(found)

    def fill(self, views: Sequence[Any], shown: Drawn) -> None:
        """Counts above, times below."""
        self._fill_counts(views[0], shown)
        self._fill_times(views[1], shown)

    def _fill_counts(self, view: Any, shown: Drawn) -> None:
        places = list(shown.at)
        begun = [0] * len(places)
        for _, role, key in SEGMENTS:
            counts = [getattr(each, key) for each in shown.at.values()]
            ends = [start + count for start, count in zip(begun, counts, strict=True)]
            self.add_bars(view, shown, BAR, role, begun, ends)
            begun = ends
        most = max(begun)
        self.set_range(view, shown, (0, most * 1.03), count_ticks(most))

    def _fill_times(self, view: Any, shown: Drawn) -> None:
        timed = {place: each for place, each in shown.at.items() if each.p50_s and each.p95_s}
        ran = Drawn(shown.by, timed, 0)
        times = [[log_of(getattr(each, key)) for each in timed.values()] for *_, key in TIMES]
        self.add_bars(view, ran, THIN_BAR, "border_strong", *times)
        for (_, role, _), along in zip(TIMES, times, strict=True):
            spots = (list(timed), along) if not shown.is_named else (along, list(timed))
            look = {"size": px(9), "pen": None, "brush": self._theme.colour(role)}
            look["useCache"] = False  # else it is a small bitmap, in large pictures too
            view.addItem(pyqtgraph.ScatterPlotItem(*spots, **look))
        low, high = time_range(shown)
        self.set_range(view, shown, (low - 0.06, high + 0.06), time_ticks(low, high))
