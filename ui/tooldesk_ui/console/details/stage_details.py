"""Which detail belongs to which stage."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tooldesk.cache.cache_outcome import CacheOutcome
from tooldesk.calling.selection import Selection
from tooldesk.calling.validation_result import Validation
from tooldesk.tools.tool_result import ToolResult
from tooldesk.usage.lifecycle import LifecycleStage, StageState
from tooldesk_ui.console.details.cache_detail import cache_detail
from tooldesk_ui.console.details.emit_detail import emit_detail
from tooldesk_ui.console.details.execute_detail import ExecuteDetail
from tooldesk_ui.console.details.offers import Offers
from tooldesk_ui.console.details.parse_detail import parse_detail
from tooldesk_ui.console.details.problem_panel import stage_problem
from tooldesk_ui.console.details.select_detail import select_detail
from tooldesk_ui.console.details.traceback_view import TracebackView, traceback_of
from tooldesk_ui.console.details.validate_detail import ValidateDetail
from tooldesk_ui.console.run.stage_record import StageRecord
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import text_label

_PROBLEMS = (StageState.FAILED, StageState.NEEDS_YOU, StageState.CANCELLED)
_EMPTY_WORDS = {
    StageState.WAITING: "This stage has not begun.",
    StageState.RUNNING: "This stage runs.",
    StageState.SKIPPED: "This stage was not needed, or an earlier one stopped the call.",
}


class StageDetail(QWidget):
    """The opened part of a stage: what went wrong, if anything, then what the stage found."""

    def __init__(
        self, theme: Theme, lane: LaneRecord, stage: StageRecord, text: str, offers: Offers
    ) -> None:
        super().__init__()
        self._live: ExecuteDetail | None = None
        self._arguments: ValidateDetail | None = None
        self._offers = offers
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        if stage.state in _PROBLEMS:
            layout.addWidget(stage_problem(theme, lane, stage, text, offers))
            if traceback := traceback_of(stage):
                layout.addWidget(TracebackView(theme, traceback, offers))
        body = self._body(theme, lane, stage, text)
        if stage.exchanges:
            layout.addWidget(self._exchanges(theme, stage))
        if body is not None:
            layout.addWidget(body)
        elif layout.count() == 0:
            words = stage.explanation or _EMPTY_WORDS.get(stage.state, "")
            layout.addWidget(text_label(words, tone="dim"))

    @property
    def is_filling(self) -> bool:
        """Whether parts of it are still to come."""
        return self._arguments is not None and self._arguments.is_filling

    def refresh(self) -> None:
        """Add what came since; only what streams changes between two states of a stage."""
        if self._live is not None:
            self._live.refresh()

    def _exchanges(self, theme: Theme, stage: StageRecord) -> QWidget:
        # few tools are HTTP requests, and a window opens sooner without
        from tooldesk_ui.console.details.http.exchange_view import ExchangeView

        result = stage.output if isinstance(stage.output, ToolResult) else None
        return ExchangeView(theme, stage.exchanges, result)

    def _body(
        self, theme: Theme, lane: LaneRecord, stage: StageRecord, text: str
    ) -> QWidget | None:
        if stage.stage is LifecycleStage.EXECUTE:
            if stage.state in (StageState.WAITING, StageState.SKIPPED):
                return None
            self._live = ExecuteDetail(theme, lane)
            return self._live
        if stage.stage is LifecycleStage.PARSE:
            return parse_detail(theme, lane, text)
        match stage.output:
            case Selection():
                return select_detail(theme, stage.output, self._offers)
            case Validation():
                self._arguments = ValidateDetail(theme, lane, stage.output)
                return self._arguments
            case CacheOutcome():
                return cache_detail(theme, lane, stage.output)
            case dict():
                return emit_detail(theme, lane, stage.output)
        return None
