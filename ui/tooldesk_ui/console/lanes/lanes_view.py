"""LanesView: all calls of a usage, one lane each, below chips that sum them up and filter."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tooldesk.counted import counted
from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.console.lanes.comparing import Comparing
from tooldesk_ui.console.lanes.far_lanes import FarLanes
from tooldesk_ui.console.lanes.free_height import give_room
from tooldesk_ui.console.lanes.lane_column import LaneColumn
from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.lanes.questions import Questions
from tooldesk_ui.console.lanes.summary_strip import SummaryStrip
from tooldesk_ui.console.lanes.text_panel import TextPanel
from tooldesk_ui.console.run.tally import PROBLEMS, LaneFilter, Tally
from tooldesk_ui.console.run.usage_record import TEXT_LANE, UsageRecord
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.pages.scrolled_column import ScrolledColumn
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.reading_order import insert_in_order
from tooldesk_ui.widgets.translated import set_name, set_words

MAX_OPENED_BY_ITSELF, FEW = 3, 5
"""Problems that open; calls of which the first opens: of more, the rows are looked at first."""

TOP_MARGIN, SPACING = 4, 2
CLOCK_MS, FILLING_MS = 100, 5
"""How often the time of what runs is shown anew; how often a lane is asked whether it is whole."""

_HANDED_ON = (
    *("stop_wanted", "run_requested", "selection_settings_wanted"),
    *("secret_wanted", "unlock_wanted", "signing_key_wanted", "limits_wanted", "place_wanted"),
)
"""Signals of lanes that are ours, too."""


class LanesView(QWidget):
    """The right side of the console.

    Signals:
        lane_emphasised(int): a lane has the pointer or the focus, or was chosen.
        lane_left(): no lane has any of these.
        stop_wanted(int): a person wants the call of the lane of this number to end.
        lanes_closed(): other lanes than before are closed.
        run_requested(ToolCalling): a person wants to run this call as it is now.
        selection_settings_wanted(): a person wants to change by what names are judged.
        secret_wanted(str): a person wants to set the variable of this name.
        unlock_wanted(ToolCalling): a person wants to unlock the keyring for this call.
        signing_key_wanted(str): a person wants to make the signing key of this name.
        limits_wanted(str): a person wants to see the limit of the tool of this name.
        place_wanted(str, int): a person wants to see this file at this line.
        dialects_wanted(): a person wants to see what other dialects make of the text.
        near_miss_wanted(int): a person wants to see the place of the near miss of this number.
    """

    lane_emphasised = Signal(int)
    lane_left = Signal()
    stop_wanted = Signal(int)
    lanes_closed = Signal()
    run_requested = Signal(object)
    selection_settings_wanted = Signal()
    secret_wanted = Signal(str)
    unlock_wanted = Signal(object)
    signing_key_wanted = Signal(str)
    limits_wanted = Signal(str)
    place_wanted = Signal(str, int)
    dialects_wanted = Signal()
    near_miss_wanted = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._usage: UsageRecord | None = None
        self._text_panel: TextPanel | None = None
        self._current: int | None = None
        self._tally = Tally()
        self._opened = 0
        self._closed: list[int] = []
        self.strip = SummaryStrip(theme)
        self.strip.all_toggled.connect(self.toggle_all)
        self.strip.problem_wanted.connect(self.go_to_problem)
        self.strip.filter_chosen.connect(self._on_filter_chosen)
        self._comparing = Comparing(theme)
        self.strip.comparison_toggled.connect(
            lambda is_on: self._comparing.switch(self.lanes, is_on=is_on)
        )
        self._fault = Notice(theme)
        self._fault.setObjectName("fault_notice")
        self._fault.hide()
        self.reopen_button = QPushButton("Reopen closed calls")
        self.reopen_button.setObjectName("reopen_call_button")
        set_name(self.reopen_button, self.reopen_button.text())
        self.reopen_button.clicked.connect(self.reopen_lane)
        set_tool_tip(self.reopen_button, "Show the call that was closed last")
        self._scroll = ScrolledColumn()
        self._scroll.viewport().installEventFilter(self)
        self._parts = self._scroll.parts
        self._parts.addWidget(self._fault)
        self._column = LaneColumn(theme, self._scroll, self)
        self._column.made.connect(self._on_made)
        FarLanes(self._scroll, lambda: self.lanes)
        self._clock = QTimer(self, interval=CLOCK_MS)
        self._clock.timeout.connect(self._on_clock)
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_moved)
        self._questions = Questions(
            theme, self._parts, self._lane_of_call, self._on_asking, self.bring_part_into_view
        )
        self._column.placed.connect(self._questions.place)
        self._column.placed.connect(self._fitting.start)
        self._lay_out()

    @property
    def current_lane(self) -> LaneView | None:
        """The lane that copying is about: the chosen one, else the first."""
        chosen = self._column.view(self._current) if self._current is not None else None
        if chosen is not None and not chosen.lane.is_closed:
            return chosen
        return next((each for each in self.lanes if not each.lane.is_closed), None)

    @property
    def closed_count(self) -> int:
        """How many lanes a person took off the screen."""
        return len(self._closed)

    @property
    def has_usage(self) -> bool:
        """Whether there is something to show."""
        return self._usage is not None

    @property
    def lanes(self) -> list[LaneView]:
        """The lanes that were made so far."""
        return self._column.views

    @property
    def is_filling(self) -> bool:
        """Whether lanes, or parts of them, are still to come."""
        return self._column.is_busy or any(lane.is_filling for lane in self.lanes)

    @property
    def problems(self) -> list[int]:
        """The numbers of the calls that failed or wait for a person."""
        return self._tally.problems

    def begin(self, usage: UsageRecord, before: UsageRecord | None = None) -> None:
        """Show another usage; `before` is the one that it can be compared with."""
        self.clear()
        self._usage = usage
        self._comparing.begin(usage, before)
        self.strip.set_comparable(self._comparing.is_possible)
        self._column.begin(usage)
        self._text_panel = TextPanel(self._theme, usage)
        self._text_panel.dialects_wanted.connect(self.dialects_wanted)
        self._text_panel.near_miss_wanted.connect(self.near_miss_wanted)
        self._parts.insertWidget(1, self._text_panel)
        self.refresh({TEXT_LANE})

    def clear(self) -> None:
        """Show nothing."""
        # first, as lanes that go away are left, and whoever hears of it looks what there is
        self._usage, self._current, self._opened, self._closed = None, None, 0, []
        self._tally.clear()
        self._questions.clear()
        self._column.begin(None)
        if self._text_panel is not None:
            self._parts.removeWidget(self._text_panel)
            self._text_panel.hide()
            self._text_panel.deleteLater()
        self._text_panel = None
        self._comparing.begin(None, None)
        self._fault.hide()
        self.reopen_button.hide()
        self.strip.show_nothing()

    def refresh(self, numbers: Iterable[int]) -> None:
        """Show these lanes as they are now, new ones too."""
        if (usage := self._usage) is None:
            return
        changed = set(numbers)
        is_first = not self._tally.total and not self._closed
        for number in range(len(usage.lanes)) if is_first else changed:
            if 0 <= number < len(usage.lanes):
                self._tally.note(usage.lanes[number])
        self._column.set_numbers(self._tally.shown(self.strip.chosen))
        if TEXT_LANE in changed and self._text_panel is not None:
            self._text_panel.refresh()
            self._place_text_panel(self._text_panel)
        for number in sorted(changed):
            if (lane := self._column.view(number)) is not None:
                self._refresh_lane(lane)
        self._show_summary()
        if not self._clock.isActive() and usage.finished is None and usage.lanes:
            self._clock.start()

    def choose(self, number: int) -> None:
        """Make a lane the current one, open it and bring it into view."""
        if self._usage is None or not 0 <= number < len(self._usage.lanes):
            return
        if self._usage.lanes[number].is_closed:
            self._bring_back(number)
        lane = self._column.bring(number)
        if lane is None:  # a person who asks for one that is not chosen wants to see it
            self.strip.clear_filter()
            self._on_filter_chosen(self.strip.chosen)
            lane = self._column.bring(number)
        if lane is None:
            return
        self._mark_current(number)
        lane.set_open(True)
        QTimer.singleShot(0, lane, lambda: self._bring_into_view(lane))

    def close_lane(self, number: int) -> None:
        """Take a lane off the screen; its call is stopped if it still runs."""
        lane = self._column.view(number)
        if lane is None:
            return
        if lane.lane.is_under_way:
            self.stop_wanted.emit(number)
        had_focus = lane.isAncestorOf(QApplication.focusWidget() or self)
        lane.lane.is_closed = True
        self._closed.append(number)
        self._on_closed_changed(number)
        shown = [each for each in self.lanes if not each.isHidden()]
        following = next((each for each in shown if each.lane.number > number), None)
        if had_focus:
            target = following or (shown[-1] if shown else None)
            (target.header if target is not None else self.reopen_button).setFocus()

    def reopen_lane(self) -> None:
        """Show the lane again that was closed last; its call stays as it ended."""
        if self._closed:
            number = self._closed[-1]
            self.choose(number)
            if (lane := self._column.view(number)) is not None:
                lane.header.setFocus()

    def go_to_problem(self, step: int = 1) -> None:
        """Choose the next call, or the previous one (-1), that failed or waits for a person."""
        number = self._tally.next_problem(self._current, step)
        if number is not None:
            self.choose(number)
            self.lane_emphasised.emit(number)
            if (lane := self._column.view(number)) is not None:
                lane.header.setFocus()

    def toggle_all(self) -> None:
        """Open all lanes, or close them when one is open."""
        opens = not any(lane.header.isChecked() for lane in self.lanes if not lane.isHidden())
        self._column.open_all(is_open=opens)
        self.strip.set_all_open(opens)

    def show_fault(self, words: str) -> None:
        """Say that the usage ended through a fault of ours."""
        next_step = "Run again. The log file has the details to report."
        self._fault.set_words("error", "The run ended early", words, next_step)
        self._fault.show()

    async def ask(self, request: PermissionRequest) -> Answer:
        """Show in a call's lane what would run, and wait for a person's answer."""
        return await self._questions.ask(request)

    def bring_part_into_view(self, widget: QWidget) -> None:
        """Scroll to a part of a lane."""
        self._scroll.ensureWidgetVisible(widget, 0, TOP_MARGIN)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another height is free for results."""
        if event.type() is QEvent.Type.Resize:
            self._fitting.start()
        return super().eventFilter(watched, event)

    def _bring_back(self, number: int) -> None:
        assert self._usage is not None
        self._usage.lanes[number].is_closed = False
        self._closed.remove(number)
        self._on_closed_changed(number)

    def _on_closed_changed(self, number: int) -> None:
        count = len(self._closed)
        set_words(self.reopen_button, f"Reopen {counted(count, 'closed call')}")
        set_name(self.reopen_button, self.reopen_button.text())
        self.refresh({number})
        self.lanes_closed.emit()

    def _lane_of_call(self, call_index: int) -> LaneView | None:
        """The lane of a call that asks; it is shown whatever a person chose to see."""
        record = self._usage.lane_of_call(call_index) if self._usage is not None else None
        return self._column.keep(record.number, is_kept=True) if record is not None else None

    def _on_asking(self, lane: LaneView) -> None:
        if self._column.view(lane.lane.number) is lane:
            self._column.keep(lane.lane.number, is_kept=lane.lane.is_asking)
            self.refresh({lane.lane.number})

    def _lay_out(self) -> None:
        self._scroll.setObjectName("lanes_scroll_area")
        self._parts.setContentsMargins(12, 0, 12, 12)
        self._parts.setSpacing(SPACING)
        self._parts.addWidget(self.reopen_button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._parts.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self._scroll, 1)

    def _on_made(self, lane: LaneView) -> None:
        lane.hovered.connect(self.lane_emphasised)
        lane.chosen.connect(self._on_chosen)
        lane.left.connect(self._on_left)
        lane.close_wanted.connect(self.close_lane)
        for name in _HANDED_ON:
            getattr(lane, name).connect(getattr(self, name))
        lane.resized.connect(self._fitting.start)
        lane.set_current(lane.lane.number == self._current)
        if lane.lane.number == 0 and self._tally.total <= FEW:
            self._column.open_soon(0)
        self._refresh_lane(lane)

    def _on_filter_chosen(self, chosen: LaneFilter) -> None:
        self._column.set_numbers(self._tally.shown(chosen), is_new_choice=True)
        self._scroll.verticalScrollBar().setValue(0)
        self._show_summary()

    def _fit(self) -> None:
        """Show what belongs into open lanes, and give results the height that is free."""
        self._comparing.show(self.lanes)
        give_room(self._scroll, self._parts, [each for each in self.lanes if not each.isHidden()])

    def _bring_into_view(self, lane: LaneView) -> None:
        if lane.is_filling:
            QTimer.singleShot(FILLING_MS, lane, lambda: self._bring_into_view(lane))
        else:
            self._scroll.show_whole(lane, TOP_MARGIN)

    def _place_text_panel(self, panel: TextPanel) -> None:
        """Above the lanes when it needs a look, else below them."""
        self._parts.removeWidget(panel)
        below = self._parts.indexOf(self._column.more)
        insert_in_order(self._parts, 1 if panel.needs_a_look else below, panel)

    def _refresh_lane(self, lane: LaneView) -> None:
        lane.refresh()
        may_open = lane.opens_by_itself and self._opened < MAX_OPENED_BY_ITSELF
        if may_open and not lane.header.isChecked() and lane.lane.state.value in PROBLEMS:
            self._opened += 1
            lane.opens_by_itself = False
            self._column.open_soon(lane.lane.number)

    def _show_summary(self) -> None:
        self.reopen_button.setVisible(bool(self._closed))
        if self._usage is not None:
            finished = self._usage.finished
            duration_s = finished.duration_s if finished is not None else None
            self.strip.show_tally(self._tally, len(self._closed), duration_s)

    def _mark_current(self, number: int) -> None:
        for lane in self.lanes:
            lane.set_current(lane.lane.number == number)
        self._current = number

    def _on_chosen(self, number: int) -> None:
        self._mark_current(number)
        self.lane_emphasised.emit(number)

    def _on_focus_moved(self, _: QWidget | None, now: QWidget | None) -> None:
        """Whoever is anywhere in a lane, say at its question, means this one."""
        around = now
        while around is not None and not isinstance(around, LaneView):
            around = around.parentWidget()
        if around is None or around.lane.number == self._current:
            return
        if self._column.view(around.lane.number) is around:
            self._on_chosen(around.lane.number)

    def _on_left(self) -> None:
        if self._current is not None:
            self.lane_emphasised.emit(self._current)
        else:
            self.lane_left.emit()

    def _on_clock(self) -> None:
        running = [each for each in self.lanes if each.lane.state is StageState.RUNNING]
        for lane in running:
            lane.refresh()
        if not running:
            self._clock.stop()
