"""ScanPlots: charts of what a scan counted; it imports pyqtgraph, when one is first looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tooldesk_ui.scan.chart_words import OUTPUTS, PROBLEMS, DrawnFigures, count_of, tip
from tooldesk_ui.scan.figure_rows import FigureRow
from tooldesk_ui.widgets.charts.bar_plots import BAR, BarPlots
from tooldesk_ui.widgets.charts.bar_words import count_ticks


class ScanPlots(BarPlots):
    """How many outputs, and how often what was found in them, a bar for each name or day."""

    headings = (("Outputs", OUTPUTS), ("What was found in them", PROBLEMS))

    def tip(self, found: FigureRow) -> str:
        """The exact figures."""
        return tip(found)

    def fill(self, views: Sequence[Any], shown: DrawnFigures) -> None:
        """Outputs above, below them parts of a bar beside each other."""
        for view, parts in zip(views, (OUTPUTS, PROBLEMS), strict=True):
            begun = [0] * len(shown.at)
            for measure, role in parts:
                counts = [count_of(row, measure) for row in shown.at.values()]
                ends = [start + count for start, count in zip(begun, counts, strict=True)]
                self.add_bars(view, shown, BAR, role, begun, ends)
                begun = ends
            most = max(*begun, 1)
            self.set_range(view, shown, (0, most * 1.03), count_ticks(most))
