"""ChartsPage: figures of the listed calls as charts or as a table, by tool or by day."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QIODevice, QSaveFile, QTimer, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QScrollArea,
    QStackedWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from tooldesk.errors import AppError
from tooldesk.usage.history.call_figures import By, CallFigures, zone_words
from tooldesk_ui.commands.commands import Commands
from tooldesk_ui.history.call_source import CallSource
from tooldesk_ui.history.charts.chart_words import drawn
from tooldesk_ui.history.charts.figures_model import FiguresModel
from tooldesk_ui.task_owner import TaskOwner
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.action_button import ActionButton
from tooldesk_ui.widgets.charts.plot_imports import imported_plots
from tooldesk_ui.widgets.dialogs.file_dialog import ask_where_to_save
from tooldesk_ui.widgets.lists.row_table_model import ROW_ROLE
from tooldesk_ui.widgets.lists.table_view import dress_table
from tooldesk_ui.widgets.pages.blocks import words_label
from tooldesk_ui.widgets.pages.empty_state import EmptyState
from tooldesk_ui.widgets.pages.flow_layout import flow_of
from tooldesk_ui.widgets.pages.segments import Segments

if TYPE_CHECKING:
    from tooldesk_ui.history.charts.call_plots import CallPlots

PLOTS_MODULE = "tooldesk_ui.history.charts.call_plots"
BYS: tuple[By, ...] = ("tool", "day")
CHART, TABLE = 0, 1
REST = 5
"""For so many times as long as they took, figures are not reckoned again for new calls alone."""

_KINDS = "Picture (*.png);;Drawing (*.svg)"


class ChartsPage(QWidget):
    """Follows what the list shows; reckons only while it is seen.

    Signals:
        narrowed(str, str): the list shall be narrowed: "tool" or "time", and to which.
        said(str): a short word of success.
        failed(object): an exception that the person must hear of.
    """

    narrowed = Signal(str, str)
    said = Signal(str)
    failed = Signal(object)

    def __init__(self, theme: Theme, commands: Commands, owner: TaskOwner) -> None:
        super().__init__()
        self.setObjectName("charts_page")
        self._theme, self._commands, self._owner = theme, commands, owner
        self._source: CallSource | None = None
        self._words = ""
        self._task: asyncio.Task[None] | None = None
        self._rests_until = 0.0
        self._is_behind = False
        self.figures: list[CallFigures] = []
        self.plots: CallPlots | None = None
        self.by = Segments(("By tool", "By day"), "figures_by")
        self.form = Segments(("Chart", "Table"), "figures_form")
        self.note = words_label(tone="dim")
        self.note.setObjectName("figures_note")
        self.empty = EmptyState(theme, "history")
        self.scrolled = QScrollArea()
        self.scrolled.setWidgetResizable(True)
        self.scrolled.setObjectName("charts_scroll")
        self.model = FiguresModel(self)
        self.table = QTableView()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._begin)
        self._lay_out()
        self.by.chosen.connect(self._begin)
        self.form.chosen.connect(self._show)
        self.table.activated.connect(lambda index: self._choose(index.data(ROW_ROLE)))
        commands.join(self, {"save_chart": self._ask_file})

    def follow(self, source: CallSource | None, words: str, *, is_new: bool) -> None:
        """Show figures of these calls; `is_new` says whether others are meant than before."""
        if source is not self._source:
            self._set_figures([])
        self._source, self._words = source, words
        rest_s = self._rests_until - time.monotonic()
        if is_new:
            self._begin()
        elif self._task is not None and not self._task.done():
            self._is_behind = True  # begun anew with each call it would never end
        elif rest_s <= 0:
            self._begin()
        elif not self._later.isActive():
            self._later.start(int(rest_s * 1_000) + 1)

    def stop(self) -> None:
        """End what is under way."""
        self._later.stop()
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def _lay_out(self) -> None:
        dress_table(self.table, "figures_table", "Figures of calls", selects_one=True)
        self.table.setModel(self.model)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        save = ActionButton(self._commands["save_chart"], "quiet")
        self.pages = QStackedWidget()
        for page in (self.empty, self.scrolled, self.table):
            page.setProperty("frame", "none")
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(8)
        column.addWidget(flow_of(self.by, self.form, save))
        column.addWidget(self.note)
        column.addWidget(self.pages, 1)
        self.setFocusProxy(self.table)

    @property
    def _by(self) -> By:
        return BYS[self.by.current()]

    def _begin(self) -> None:
        self.stop()
        self._is_behind = False
        if self._source is not None and self.isVisible():
            if not self.figures:
                self._tell("Counting…", "The calls that are listed are being counted.")
            work = self._reckon(self._source, self._by, self._words)
            self._task = self._owner.start(work, "reckon figures")

    async def _reckon(self, source: CallSource, by: By, words: str) -> None:
        began = time.monotonic()
        try:
            figures = await source.figures(by, words)
        except AppError as error:
            self._set_figures([])
            self._tell("The calls can't be counted", f"{error.message} {error.next_step}")
            return
        if self.plots is None and figures:
            plots = await imported_plots(PLOTS_MODULE)
            self.plots = cast("CallPlots", plots.CallPlots(self._theme, "call_plots"))
            self.plots.chosen.connect(self._choose)
            self.scrolled.setWidget(self.plots)
        now = time.monotonic()
        rest_s = REST * (now - began)
        self._rests_until = now + rest_s
        if self._is_behind:
            self._later.start(int(rest_s * 1_000) + 1)
        self._set_figures(figures)

    def _set_figures(self, figures: list[CallFigures]) -> None:
        self.figures = figures
        self.model.show(self._by, figures)
        if figures and self.plots is not None and self._source is not None:
            shown = drawn(self._by, figures)
            told = self._source.described(self._words)
            about = f"Calls by tool: {told}" if self._by == "tool" else f"Calls by day: {told}"
            self.plots.show_drawn(shown, about)
            self.note.setText(_note(self._by, len(shown.at), shown.left_out))
        self._show()

    def _show(self) -> None:
        has_figures = bool(self.figures)
        self.note.setVisible(has_figures)
        self.form.setVisible(has_figures)
        self._commands.offer(has_figures and self.form.current() == CHART, "save_chart")
        if not has_figures:
            self._tell("Nothing to count", "No call fits the filters of the list.")
        else:
            self.pages.setCurrentWidget((self.scrolled, self.table)[self.form.current()])

    def _tell(self, heading: str, text: str) -> None:
        self.empty.set_words(heading, text.strip())
        self.pages.setCurrentWidget(self.empty)

    def _choose(self, chosen: CallFigures | None) -> None:
        if chosen is not None:
            self.narrowed.emit("tool" if self._by == "tool" else "time", chosen.name)

    def _ask_file(self) -> None:
        ask_where_to_save(self, "Save chart", f"calls by {self._by}.png", _KINDS, self.save)

    def save(self, path: Path, kind: str = "") -> None:
        """Write the charts as they look; the name's ending says how, or else the chosen kind."""
        if self.plots is None:
            return
        form = path.suffix.lower().removeprefix(".")
        if form not in ("png", "svg"):
            form = "svg" if "svg" in kind else "png"
        file = QSaveFile(str(path))  # whole, or not at all
        content = self.plots.picture(form)
        if file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) == len(content):
            file.commit()
        if file.error() is QSaveFile.FileError.NoError:
            self.said.emit(f"The charts are written to {path.name}.")
            return
        message = f"{path.name} can't be written: {file.errorString()}."
        self.failed.emit(AppError(message, next_step="Choose another folder."))


def _note(by: By, shown: int, left_out: int) -> str:
    """What has no bar, whose days they are, and what can be done."""
    if by == "tool":
        more = f"The {shown} tools with the most calls; the table has {left_out:,} more."
        said = ["Click a tool to list its calls."]
    else:
        more = f"The newest days; the table has {left_out:,} more."
        zone = f"Days begin at midnight here ({zone_words()})."
        said = [zone, "Click a day to list its calls."]
    return " ".join([more, *said] if left_out else said)
