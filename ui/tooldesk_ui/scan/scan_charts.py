"""ScanCharts: the charts beside the list of the Scan screen, once somebody wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from tooldesk_ui.scan.chart_words import drawn, spoken
from tooldesk_ui.scan.figure_rows import VIEWS, FigureRow
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.charts.plot_imports import imported_plots
from tooldesk_ui.widgets.pages.blocks import words_label

if TYPE_CHECKING:
    from tooldesk_ui.scan.scan_plots import ScanPlots

PLOTS_MODULE = "tooldesk_ui.scan.scan_plots"


class ScanCharts(QWidget):
    """Says in words what has no chart.

    Signals:
        chosen(str): the row with this key was clicked.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, owner: TaskOwner) -> None:
        super().__init__()
        self.setObjectName("scan_charts")
        self._theme, self._owner = theme, owner
        self._wanted: tuple[int, Sequence[FigureRow]] = (0, ())
        self.plots: ScanPlots | None = None
        self.note = words_label(tone="dim")
        self.note.setObjectName("scan_chart_note")
        self.scrolled = QScrollArea()
        self.scrolled.setWidgetResizable(True)
        self.scrolled.setProperty("frame", "none")
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(self.note)
        column.addWidget(self.scrolled, 1)

    def show_rows(self, view: int, rows: Sequence[FigureRow]) -> None:
        """Draw the rows of a view."""
        self._wanted = view, rows
        if self.plots is None:
            self._owner.start(self._make(), "make charts")
        else:
            self._draw()

    async def _make(self) -> None:
        plots = await imported_plots(PLOTS_MODULE)
        if self.plots is None:
            self.plots = cast("ScanPlots", plots.ScanPlots(self._theme, "scan_plots"))
            self.plots.chosen.connect(lambda row: self.chosen.emit(row.key))
            self.scrolled.setWidget(self.plots)
        self._draw()

    def _draw(self) -> None:
        view, rows = self._wanted
        shown = drawn(view, rows)
        self.scrolled.setVisible(shown is not None)
        if shown is None or self.plots is None:
            self.note.setText("There is nothing to draw here.")
            return
        more = f"The list has {shown.left_out:,} more. " if shown.left_out else ""
        self.note.setText(f"{more}Click a bar to see its examples.")
        self.plots.draw(shown, f"Outputs by {VIEWS[view].lower()}", spoken(shown))
