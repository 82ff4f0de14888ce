"""StageCard: a stage's row and, when opened, its detail, joined to its neighbours by a line."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.usage.lifecycle import LifecycleStage, ProgressReported, StageState
from tooldesk_ui.console.details.offers import Offers
from tooldesk_ui.console.details.stage_details import StageDetail
from tooldesk_ui.console.lanes.fact_rows import fact_rows
from tooldesk_ui.console.lanes.repair_rows import RepairRows, lane_with_repairs
from tooldesk_ui.console.lanes.stage_header import HEIGHT, NODE_CENTRE, StageHeader, header_text
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.time_spent import spent_of
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.text_size import scaled_painter, unscaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label
from tooldesk_ui.widgets.state_look import state_look

DETAIL_LEFT = 42
NODE_GAP = 10
_WRONG = (StageState.FAILED, StageState.NEEDS_YOU)
Signature = tuple[StageState, int, int, int]


class StageCard(QWidget):
    """One stage of a lane. It opens by itself when the stage goes wrong."""

    def __init__(
        self, theme: Theme, lane: LaneRecord, stage: StageRecord, text: str, offers: Offers
    ) -> None:
        super().__init__()
        self._theme, self._lane, self._stage, self._text = theme, lane, stage, text
        self._offers = offers
        self._detail: StageDetail | None = None
        self._signature: Signature | None = None
        self.was_toggled = False
        self.header = StageHeader(theme, stage)
        self.header.clicked.connect(self._on_clicked)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.header)
        theme.changed.connect(self.update)
        self.refresh()

    @property
    def is_open(self) -> bool:
        """Whether the detail is shown."""
        return self.header.isChecked()

    @property
    def is_detail_due(self) -> bool:
        """Whether it is open, and shows no detail yet or that of before."""
        return self.is_open and (self._detail is None or self._signature != self._said_now())

    @property
    def is_filling(self) -> bool:
        """Whether parts of the detail are still to come."""
        return self._detail is not None and self._detail.is_filling

    def set_open(self, is_open: bool) -> None:
        """Show or hide the detail."""
        self.header.setChecked(is_open)
        self.show_detail()

    def refresh(self) -> None:
        """Show the stage as it is now; a detail that has to be made is due from now on."""
        text = header_text(self._stage, self._live_summary())
        if self._is_asking:
            text = replace(text, look=state_look(StageState.NEEDS_YOU))
        self.header.set_text(text)
        if not self.was_toggled:
            self.header.setChecked(self._opens_by_itself())
        if not self.is_detail_due:
            self.show_detail()

    def show_detail(self) -> None:
        """Show the detail as it is now, or none."""
        if not self.is_open:
            if self._detail is not None:
                self._detail.hide()
            return
        if self.is_detail_due:
            self._signature = self._said_now()
            self._replace_detail()
        elif self._detail is not None and self._detail.isHidden():
            self._detail.show()
        if self._detail is not None:
            self._detail.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track: from the node above, past the detail, to the node below."""
        painter = scaled_painter(self)
        painter.setPen(QPen(self._theme.colour("border_strong"), 1))
        middle = HEIGHT // 2
        stage = self._stage.stage
        if stage is not LifecycleStage.PARSE:
            painter.drawLine(NODE_CENTRE, 0, NODE_CENTRE, middle - NODE_GAP)
        if stage is not LifecycleStage.EMIT:
            painter.drawLine(
                NODE_CENTRE, middle + NODE_GAP, NODE_CENTRE, unscaled(self.rect()).height()
            )
        painter.end()

    def _opens_by_itself(self) -> bool:
        if self._stage.state in _WRONG:
            return True
        is_running = self._stage.state is StageState.RUNNING
        lane = self._lane
        return is_running and bool(lane.output.line_count or lane.progress or lane.tries.failed)

    @property
    def _is_asking(self) -> bool:
        return self._lane.is_asking and self._stage.state is StageState.RUNNING

    def _live_summary(self) -> str:
        """That it asks, its place in line, which try it is, or the tool's own words."""
        if self._is_asking:
            return "Waits for your answer above"
        lane = self._lane
        if self._stage.stage is not LifecycleStage.EXECUTE:
            return ""
        if lane.waiting is not None:
            return str(lane.waiting)
        if self._stage.state is not StageState.RUNNING:
            return ""
        if lane.tries.is_pausing:
            return lane.tries.line
        return "  ·  ".join(part for part in (lane.tries.line, _told(lane.progress)) if part)

    def _on_clicked(self) -> None:
        self.was_toggled = True
        self.show_detail()

    def _said_now(self) -> Signature:
        """What a detail is made from; while it is the same, the detail can stay."""
        stage = self._stage
        return stage.state, id(stage.output), id(stage.error), id(self._lane.message)

    def _replace_detail(self) -> None:
        if self._detail is not None:
            self._layout.removeWidget(self._detail)
            self._detail.hide()
            self._detail.deleteLater()
        lane = self._lane
        # repairs are told by kind, below
        is_repaired = self._stage.stage is LifecycleStage.PARSE and bool(lane.calling.repairs)
        shown = lane_with_repairs(lane, ()) if is_repaired else lane
        self._detail = StageDetail(self._theme, shown, self._stage, self._text, self._offers)
        below = self._detail.layout()
        assert below is not None
        if is_repaired:
            below.addWidget(RepairRows(self._theme, lane, self._text))
        if spent := spent_of(lane, self._stage):
            below.addWidget(text_label("Where the time went", level="label"))
            below.addWidget(fact_rows(spent))
        self._detail.setContentsMargins(DETAIL_LEFT, 4, 12, 12)
        self._detail.setAttribute(Qt.WidgetAttribute.WA_StyledBackground, False)
        self._layout.addWidget(self._detail)


def _told(progress: ProgressReported | None) -> str:
    """How far the tool says it is."""
    if progress is None:
        return ""
    figure = "" if progress.fraction is None else f"{progress.fraction:.0%}"
    return "  ·  ".join(filter(None, (figure, progress.message)))
