"""LanesView: all calls of a usage, one lane each, below one line that sums them up."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from tooldesk.execution.permissions.asking import Answer, PermissionRequest
from tooldesk.usage.lifecycle import StageState
from tooldesk_ui.console.formatting import counted
from tooldesk_ui.console.lanes import lane_header, stage_header
from tooldesk_ui.console.lanes.lane_view import LaneView
from tooldesk_ui.console.lanes.questions import Questions
from tooldesk_ui.console.lanes.summary_strip import SummaryStrip
from tooldesk_ui.console.lanes.text_panel import TextPanel
from tooldesk_ui.console.run.usage_record import TEXT_LANE, UsageRecord
from tooldesk_ui.console.scrolled_column import ScrolledColumn
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.notice import Notice
from tooldesk_ui.widgets.plain_text import set_tool_tip

BATCH = 50
"""Lanes that are shown at once; the rest follows on demand."""

LANES_AT_ONCE = 8
"""Lanes that are made before the window may paint again."""

MAX_OPENED_BY_ITSELF = 3
TOP_MARGIN = 4
CLOCK_MS = 100
"""How often the time of what runs is shown anew."""

_WRONG = (StageState.FAILED, StageState.NEEDS_YOU)

_HANDED_ON = (
    *("stop_wanted", "run_requested", "selection_settings_wanted"),
    *("secret_wanted", "signing_key_wanted", "limits_wanted", "place_wanted"),
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
    signing_key_wanted = Signal(str)
    limits_wanted = Signal(str)
    place_wanted = Signal(str, int)
    dialects_wanted = Signal()
    near_miss_wanted = Signal(int)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._usage: UsageRecord | None = None
        self._lanes: list[LaneView] = []
        self._text_panel: TextPanel | None = None
        self._current: int | None = None
        self._states: dict[int, str] = {}
        self._opened = 0
        self._shown_limit = BATCH
        self._closed: list[int] = []
        self.strip = SummaryStrip()
        self.strip.all_toggled.connect(self._on_all_toggled)
        self.strip.next_problem_wanted.connect(self._on_next_problem)
        self._fault = Notice(theme)
        self._fault.setObjectName("fault_notice")
        self._fault.hide()
        self._more = _wide_button("more_calls_button", "Show more calls", self._on_more)
        self._reopen = _wide_button("reopen_call_button", "Reopen closed calls", self.reopen_lane)
        set_tool_tip(self._reopen, "Show the call again that was closed last (Ctrl+Shift+T)")
        self._scroll = ScrolledColumn()
        self._column = self._scroll.parts
        # the application's style sheet gives buttons a height of its own
        self.setStyleSheet(
            f"StageHeader {{ min-height: {stage_header.HEIGHT}px; padding: 0; border: none; }}"
            f"LaneHeader {{ min-height: {lane_header.HEIGHT}px; padding: 0; border: none; }}"
        )
        self._clock = QTimer(self)
        self._clock.setInterval(CLOCK_MS)
        self._clock.timeout.connect(self._on_clock)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._on_focus_moved)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._add_rest)
        self._questions = Questions(
            theme, self._column, self._lane_of_call, self._on_asking, self._bring_part_into_view
        )
        self._lay_out()

    @property
    def current_lane(self) -> LaneView | None:
        """The lane that copying is about: the chosen one, else the first."""
        shown = [each for each in self._lanes if not each.lane.is_closed]
        chosen = (each for each in shown if each.lane.number == self._current)
        return next(chosen, shown[0] if shown else None)

    @property
    def closed_count(self) -> int:
        """How many lanes a person took off the screen."""
        return len(self._closed)

    @property
    def has_usage(self) -> bool:
        """Whether there is something to show."""
        return self._usage is not None

    @property
    def summary(self) -> str:
        """How all calls stand, in words."""
        return self.strip.words

    @property
    def lanes(self) -> list[LaneView]:
        """The lanes that are shown."""
        return self._lanes

    def begin(self, usage: UsageRecord) -> None:
        """Show another usage."""
        self.clear()
        self._usage = usage
        self._text_panel = TextPanel(self._theme, usage)
        self._text_panel.dialects_wanted.connect(self.dialects_wanted)
        self._text_panel.near_miss_wanted.connect(self.near_miss_wanted)
        self._column.insertWidget(1, self._text_panel)
        self.refresh({TEXT_LANE})

    def clear(self) -> None:
        """Show nothing."""
        self._questions.clear()
        self._rest.stop()
        for widget in (*self._lanes, self._text_panel):
            if widget is not None:
                self._column.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._lanes, self._text_panel, self._usage, self._current = [], None, None, None
        self._opened, self._shown_limit, self._closed = 0, BATCH, []
        self._states.clear()
        self._fault.hide()
        self._show_summary()

    def refresh(self, numbers: Iterable[int]) -> None:
        """Show these lanes as they are now, new ones too."""
        if self._usage is None:
            return
        changed = set(numbers)
        self._add_lanes()
        if TEXT_LANE in changed and self._text_panel is not None:
            self._text_panel.refresh()
            self._place_text_panel(self._text_panel)
        for number in sorted(changed):
            if 0 <= number < len(self._lanes):
                self._refresh_lane(self._lanes[number])
        for number in changed if self._states else range(len(self._usage.lanes)):
            if 0 <= number < len(self._usage.lanes) and number not in self._closed:
                self._states[number] = self._usage.lanes[number].state.value
        self._show_summary()
        if not self._clock.isActive() and self._usage.finished is None and self._lanes:
            self._clock.start()

    def choose(self, number: int) -> None:
        """Make a lane the current one, open it and bring it into view."""
        if not 0 <= number < len(self._lanes):
            return
        lane = self._lanes[number]
        if lane.lane.is_closed:
            self._bring_back(number)
        self._mark_current(number)
        lane.set_open(True)
        QTimer.singleShot(0, lane, lambda: self._bring_into_view(lane))

    def close_lane(self, number: int) -> None:
        """Take a lane off the screen; its call is stopped if it still runs."""
        lane = self._lanes[number]
        if lane.lane.is_under_way:
            self.stop_wanted.emit(number)
        had_focus = lane.isAncestorOf(QApplication.focusWidget() or self)
        lane.lane.is_closed = True
        lane.hide()
        self._closed.append(number)
        self._states.pop(number, None)
        self._on_closed_changed()
        shown = [each for each in self._lanes if not each.lane.is_closed]
        following = next((each for each in shown if each.lane.number > number), None)
        if had_focus:
            target = following or (shown[-1] if shown else None)
            (target.header if target is not None else self._reopen).setFocus()

    def reopen_lane(self) -> None:
        """Show the lane again that was closed last; its call stays as it ended."""
        if self._closed:
            number = self._closed[-1]
            self.choose(number)
            self._lanes[number].header.setFocus()

    def show_fault(self, words: str) -> None:
        """Say that the usage ended through a fault of ours."""
        next_step = "Run again. The log file has the details to report."
        self._fault.set_words("error", "The run ended early", words, next_step)
        self._fault.show()

    async def ask(self, request: PermissionRequest) -> Answer:
        """Show in a call's lane what would run, and wait for a person's answer."""
        return await self._questions.ask(request)

    def _bring_back(self, number: int) -> None:
        lane = self._lanes[number]
        lane.lane.is_closed = False
        self._closed.remove(number)
        lane.show()
        self._states[number] = lane.lane.state.value
        self._on_closed_changed()

    def _on_closed_changed(self) -> None:
        count = len(self._closed)
        self._reopen.setText(f"Reopen {counted(count, 'closed call')}")
        self._reopen.setAccessibleName(self._reopen.text())
        self._show_summary()
        self.lanes_closed.emit()

    def _lane_of_call(self, call_index: int) -> LaneView | None:
        """The lane of a call, when it is shown."""
        record = self._usage.lane_of_call(call_index) if self._usage is not None else None
        is_shown = record is not None and record.number < len(self._lanes)
        return self._lanes[record.number] if record is not None and is_shown else None

    def _on_asking(self, lane: LaneView) -> None:
        if lane in self._lanes:
            self.refresh({lane.lane.number})

    def _bring_part_into_view(self, widget: QWidget) -> None:
        self._scroll.ensureWidgetVisible(widget, 0, TOP_MARGIN)

    def _lay_out(self) -> None:
        self._scroll.setObjectName("lanes_scroll_area")
        self._column.setContentsMargins(12, 0, 12, 16)
        self._column.setSpacing(8)
        self._column.addWidget(self._fault)
        self._column.addWidget(self._more)
        self._column.addWidget(self._reopen)
        self._column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.strip)
        layout.addWidget(self._scroll, 1)

    def _add_lanes(self) -> None:
        if self._usage is None:
            return
        wanted = self._usage.lanes[len(self._lanes) : self._shown_limit]
        if len(wanted) > LANES_AT_ONCE:
            self._rest.start()
        for record in wanted[:LANES_AT_ONCE]:
            lane = LaneView(self._theme, record, self._usage.text or "")
            lane.hovered.connect(self.lane_emphasised)
            lane.chosen.connect(self._on_chosen)
            lane.left.connect(self._on_left)
            lane.close_wanted.connect(self.close_lane)
            for signal in _HANDED_ON:
                getattr(lane, signal).connect(getattr(self, signal))
            self._lanes.append(lane)
            self._column.insertWidget(self._column.indexOf(self._more), lane)
            if record.number == 0:
                lane.set_open(True)
        self._questions.place()
        hidden = self._hidden_count
        self._more.setVisible(hidden > 0)
        self._more.setText(f"Show {min(BATCH, hidden):,} of {hidden:,} more calls")
        self._more.setAccessibleName(self._more.text())

    def _add_rest(self) -> None:
        begun = len(self._lanes)
        self.refresh({TEXT_LANE, *range(begun, begun + LANES_AT_ONCE)})

    @property
    def _hidden_count(self) -> int:
        """How many lanes are shown on demand only."""
        return max(0, len(self._usage.lanes) - self._shown_limit) if self._usage is not None else 0

    def _bring_into_view(self, lane: LaneView) -> None:
        """All of a lane when there is room; else its beginning at the top."""
        bar = self._scroll.verticalScrollBar()
        top, bottom = lane.y(), lane.y() + lane.height()
        is_whole = bar.value() <= top and bottom <= bar.value() + self._scroll.viewport().height()
        if not is_whole:
            bar.setValue(top - TOP_MARGIN)

    def _place_text_panel(self, panel: TextPanel) -> None:
        """Above the lanes when it needs a look, else below them."""
        place = 1 if panel.needs_a_look else 1 + len(self._lanes)
        self._column.removeWidget(panel)
        self._column.insertWidget(place, panel)

    def _refresh_lane(self, lane: LaneView) -> None:
        lane.refresh()
        is_closed = not lane.header.isChecked()
        is_wrong = lane.lane.state in _WRONG
        if is_wrong and is_closed and self._opened < MAX_OPENED_BY_ITSELF and lane.opens_by_itself:
            self._opened += 1
            lane.set_open(True)

    def _show_summary(self) -> None:
        usage = self._usage
        self._more.setVisible(self._hidden_count > 0)
        self._reopen.setVisible(bool(self._closed))
        if usage is None:
            self.strip.show_nothing()
        else:
            finished = usage.finished
            self.strip.show_states(
                self._states.values(),
                len(self._closed),
                finished.duration_s if finished is not None else None,
            )

    def _mark_current(self, number: int) -> None:
        for lane in self._lanes:
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
        if around in self._lanes and around.lane.number != self._current:
            self._on_chosen(around.lane.number)

    def _on_left(self) -> None:
        if self._current is not None:
            self.lane_emphasised.emit(self._current)
        else:
            self.lane_left.emit()

    def _on_all_toggled(self) -> None:
        opens = not any(lane.header.isChecked() for lane in self._lanes)
        for lane in self._lanes:
            lane.set_open(opens)
        self.strip.set_all_open(opens)

    def _on_next_problem(self) -> None:
        shown = [each.lane for each in self._lanes if not each.lane.is_closed]
        numbers = [lane.number for lane in shown if lane.state in _WRONG]
        after = [number for number in numbers if self._current is None or number > self._current]
        if numbers:
            number = (after or numbers)[0]
            self.choose(number)
            self.lane_emphasised.emit(number)

    def _on_clock(self) -> None:
        running = [each for each in self._lanes if each.lane.state is StageState.RUNNING]
        for lane in running:
            lane.refresh()
        if not running:
            self._clock.stop()

    def _on_more(self) -> None:
        self._shown_limit += BATCH
        self.refresh(())


def _wide_button(name: str, words: str, on_click: Callable[[], None]) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName(name)
    button.setAccessibleName(words)
    button.clicked.connect(lambda: on_click())
    return button
