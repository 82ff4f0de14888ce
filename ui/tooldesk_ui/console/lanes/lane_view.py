"""LaneView: one call, from its header down to its result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QToolButton, QVBoxLayout, QWidget

from tooldesk.tools.tool_result import ToolResult
from tooldesk_ui.console.details.offers import Offers
from tooldesk_ui.console.lanes.card import Card
from tooldesk_ui.console.lanes.fact_rows import fact_rows
from tooldesk_ui.console.lanes.lane_header import LaneHeader
from tooldesk_ui.console.lanes.stage_card import DETAIL_LEFT, StageCard
from tooldesk_ui.console.lanes.stage_strip import StageStrip, went_well
from tooldesk_ui.console.run.time_spent import sum_of
from tooldesk_ui.console.run.usage_record import LaneRecord
from tooldesk_ui.text_size import factor, px, scaled
from tooldesk_ui.theme import Theme
from tooldesk_ui.widgets.pages.blocks import row_of, rule
from tooldesk_ui.widgets.plain_text import set_tool_tip
from tooldesk_ui.widgets.reading_order import insert_in_order
from tooldesk_ui.widgets.results.result_view import ResultView
from tooldesk_ui.widgets.translated import translate_within

BUTTON_SIZE = 28
SHORTCUTS = {"stop": "Shift+Esc", "close": "Ctrl+W"}
"""Of the actions that do the same to the chosen lane."""

_BUTTONS = {
    "stop": ("Stop call {}", "Stop this call ({} when it is the chosen one)"),
    "close": ("Close call {}", "Close this call ({} when it is the chosen one)"),
}
"""By icon, what each is called and its tip."""

REST_MS, AFTER_DETAILS_MS = 5, 30
"""Between two parts that are made: what came before is laid out and painted meanwhile."""

ROOM_TO_SPARE = 520
"""Pixels of a lane that may keep the room of buttons that it has not."""


class LaneView(Card):
    """A card with a call's stages; what is inside is made when it is first opened.

    Signals:
        hovered(int): the pointer came to the lane of this number.
        chosen(int): it was clicked or has the focus.
        stop_wanted(int): a person wants its call to end.
        close_wanted(int): a person wants it off the screen.
        left(): the pointer went away.
        run_requested(ToolCalling): a person wants to run this call all the same.
        selection_settings_wanted(): a person wants to change by what names are judged.
        secret_wanted(str): a person wants to set the variable of this name.
        unlock_wanted(ToolCalling): a person wants to unlock the keyring for this call.
        signing_key_wanted(str): a person wants to make the signing key of this name.
        limits_wanted(str): a person wants to see the limit of the tool of this name.
        place_wanted(str, int): a person wants to see this file at this line.
        resized(): it is higher or lower than before.
    """

    hovered = Signal(int)
    chosen = Signal(int)
    stop_wanted = Signal(int)
    close_wanted = Signal(int)
    left = Signal()
    run_requested = Signal(object)
    selection_settings_wanted = Signal()
    secret_wanted = Signal(str)
    unlock_wanted = Signal(object)
    signing_key_wanted = Signal(str)
    limits_wanted = Signal(str)
    place_wanted = Signal(str, int)
    resized = Signal()

    def __init__(self, theme: Theme, lane: LaneRecord, text: str) -> None:
        super().__init__(theme)
        self._lane, self._text = lane, text
        self._body: QWidget | None = None
        self._result: ResultView | None = None
        self._strip: StageStrip | None = None
        self._track: QWidget | None = None
        self._cards: list[StageCard] = []
        self._comparison: QWidget | None = None
        self._kept_room: QWidget | None = None
        self._is_dirty = self._has_sum = False
        self._filling = QTimer(self, singleShot=True)
        self._filling.timeout.connect(self._fill)
        self.opens_by_itself = True
        self.setObjectName(f"lane_{lane.number + 1}")
        self.header = LaneHeader(theme, lane, self)
        self.header.clicked.connect(self._on_header_clicked)
        self.header.installEventFilter(self)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(1, 1, 1, 1)
        self._layout.setSpacing(0)
        number = lane.number
        self._stop = self._button("stop", lambda: self.stop_wanted.emit(number))
        self._close = self._button("close", lambda: self.close_wanted.emit(number))
        self._top = row_of(self.header, self._stop, self._close, spacing=0)
        self._top.setContentsMargins(0, 0, 4, 0)
        self._layout.addWidget(self._top)
        self._show_what_can_be_stopped()

    @property
    def lane(self) -> LaneRecord:
        """What is shown."""
        return self._lane

    @property
    def cards(self) -> list[StageCard]:
        """The stages, one by one."""
        if self._track is None:
            self._make_track()
            self._show_stages()
        return self._cards

    @property
    def is_filling(self) -> bool:
        """Whether parts of what is inside are still to come."""
        return self._filling.isActive() or any(card.is_filling for card in self._cards)

    @property
    def result_view_height(self) -> int:
        """How high the part of the result is that gives way; 0 while none is shown."""
        is_shown = self._result is not None and self.header.isChecked()
        return self._result.view_height if self._result is not None and is_shown else 0

    def set_result_room(self, height: int, whole: int) -> None:
        """Let the result be so high, and never higher than what is seen of `whole` at once.

        A result that is shown among many lanes may be as high as it is, up to a limit.
        """
        if self._result is not None:
            self._result.set_room(height, whole - (self.height() - self._result.view_height))

    def show_comparison(self, panel: QWidget | None) -> None:
        """Show how the call differs from that of the run before; None: no more."""
        if self._comparison is not None:
            self._layout.removeWidget(self._comparison)
            self._comparison.hide()
            self._comparison.deleteLater()
        self._comparison = panel
        if panel is not None:
            insert_in_order(self._layout, 1, panel)
            panel.setVisible(self.header.isChecked())

    def show_alone(self) -> None:
        """Show everything but the header, for good; what is around says what call it is."""
        self._top.hide()
        self.set_open(True)

    def set_open(self, is_open: bool) -> None:
        """Show or hide everything but the header."""
        self.header.setChecked(is_open)
        self.set_at_hand(True)
        if is_open and self._body is None:
            self._make_body()
        for part in (self._body, self._comparison):
            if part is not None:
                part.setVisible(is_open)
        if is_open and self._is_dirty:
            self._refresh_body()
        self.resized.emit()

    def set_at_hand(self, is_at_hand: bool) -> bool:
        """Whether what is inside has to be there, or only its room; gives whether it is back.

        What is used by keyboard stays.
        """
        if self._body is None or is_at_hand == (self._kept_room is None):
            return False
        focused = QApplication.focusWidget()
        if (room := self._kept_room) is not None:
            self._kept_room = None
            if self._is_dirty and self.header.isChecked():
                self._refresh_body()
            # in this order, or all would be lower for a moment, and scrolled to another place
            self._body.setVisible(self.header.isChecked())
            room.hide()
            room.deleteLater()
            return True
        if self.header.isChecked() and not (focused and self._body.isAncestorOf(focused)):
            self._kept_room = QWidget(self)
            scaled(self._kept_room, height=self._height_of(self._body) / factor())
            self._layout.addWidget(self._kept_room)
            self._kept_room.show()
            self._body.hide()
        return False

    def refresh(self) -> None:
        """Show the lane as it is now."""
        self.header.refresh()
        self._show_what_can_be_stopped()
        if self.header.isChecked() and self._kept_room is None:
            self._refresh_body()
        else:
            self._is_dirty = True

    def show_question(self, panel: QWidget) -> None:
        """Show below the header what waits for a person's answer."""
        insert_in_order(self._layout, 1, panel)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another height is free for the results."""
        super().resizeEvent(event)
        policy = self._stop.sizePolicy()
        if policy.retainSizeWhenHidden() != (event.size().width() >= px(ROOM_TO_SPARE)):
            # so that the columns of all lanes line up, where there is room to spare
            policy.setRetainSizeWhenHidden(not policy.retainSizeWhenHidden())
            self._stop.setSizePolicy(policy)
        if event.size().height() != event.oldSize().height():
            self.resized.emit()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer came: light up the span."""
        super().enterEvent(event)
        self.hovered.emit(self._lane.number)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer went."""
        super().leaveEvent(event)
        self.left.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere in the lane makes it the current one."""
        self.chosen.emit(self._lane.number)
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The focus came to the header: light up the span."""
        if event.type() is QEvent.Type.FocusIn:
            self.chosen.emit(self._lane.number)
        return super().eventFilter(watched, event)

    def _button(self, icon: str, on_click: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        number = self._lane.number + 1
        button.setObjectName(f"{icon}_lane_{number}_button")
        name, tip = _BUTTONS[icon]
        button.setAccessibleName(name.format(number))
        set_tool_tip(button, tip.format(SHORTCUTS[icon]))
        button.setProperty("kind", "quiet")
        button.setIcon(self._theme.icon(icon, "error" if icon == "stop" else "text_dim"))
        scaled(button, icon=14)
        scaled(button, width=BUTTON_SIZE, height=BUTTON_SIZE)
        button.clicked.connect(lambda: on_click())
        translate_within(button)
        return button

    def _show_what_can_be_stopped(self) -> None:
        had_focus = self._stop.hasFocus()
        self._stop.setVisible(self._lane.is_under_way)
        if had_focus and not self._lane.is_under_way:
            self.header.setFocus()

    def _on_header_clicked(self, is_checked: bool) -> None:
        self.opens_by_itself = False
        self.chosen.emit(self._lane.number)
        self.set_open(is_checked)

    def _make_body(self) -> None:
        self._body = QWidget(self)
        layout = QVBoxLayout(self._body)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(rule())
        self._layout.addWidget(self._body)
        self._refresh_body()

    def _make_track(self) -> None:
        """All stages below each other, and how their times add up."""
        self._track = QWidget()
        layout = QVBoxLayout(self._track)
        layout.setContentsMargins(0, 4, 0, 4)
        layout.setSpacing(0)
        offers = Offers(
            self.run_requested.emit,
            self.selection_settings_wanted.emit,
            self.secret_wanted.emit,
            self.unlock_wanted.emit,
            self.signing_key_wanted.emit,
            self.limits_wanted.emit,
            self.place_wanted.emit,
        )
        for stage in self._lane.stages.values():
            card = StageCard(self._theme, self._lane, stage, self._text, offers)
            self._cards.append(card)
            layout.addWidget(card)
        assert self._body is not None
        body = self._body.layout()
        assert isinstance(body, QVBoxLayout)
        insert_in_order(body, 2 if self._strip is not None else 1, self._track)

    def _make_strip(self) -> StageStrip:
        strip = StageStrip(self._theme, self._lane)
        strip.clicked.connect(self._show_track)
        assert self._body is not None
        body = self._body.layout()
        assert isinstance(body, QVBoxLayout)
        insert_in_order(body, 1, strip)
        return strip

    def _height_of(self, part: QWidget) -> int:
        """Also of a part that is not laid out yet."""
        wraps = part.hasHeightForWidth()
        return part.heightForWidth(self.width() - 2) if wraps else part.sizeHint().height()

    def _show_sum(self) -> None:
        """Say how the times of the stages add up, once all have ended."""
        words = sum_of(self._lane)
        if self._track is None or self._has_sum or not words:
            return
        self._has_sum = True
        times = fact_rows([("In all", words)])
        times.setObjectName("sum_of_times")
        times.setContentsMargins(DETAIL_LEFT, 4, 12, 4)
        layout = self._track.layout()
        assert layout is not None
        layout.addWidget(times)

    def _show_track(self, is_shown: bool) -> None:
        if is_shown and self._track is None:
            self._make_track()
            self._show_sum()
        if self._track is not None:
            self._track.setVisible(is_shown)

    def _show_stages(self) -> None:
        """Folded into one row once all went well, unless a person looks at one of them."""
        is_folded = went_well(self._lane)
        if is_folded and self._strip is None:
            self._strip = self._make_strip()
            is_looked_at = any(card.was_toggled for card in self._cards)
            self._strip.setChecked(is_looked_at or not self._lane.is_kept)
        if self._strip is not None:
            self._strip.setVisible(is_folded)
            self._strip.refresh()
        self._show_track(not is_folded or self._strip is None or self._strip.isChecked())

    def _refresh_body(self) -> None:
        self._is_dirty = False
        self._show_stages()
        for card in self._cards:
            card.refresh()
        self._show_sum()
        if not self._filling.isActive():
            self._filling.start(REST_MS)

    def _fill(self) -> None:
        """Make the next part that is missing; each takes a while, and has a turn of its own."""
        due = next((card for card in self._cards if card.is_detail_due), None)
        if due is not None:
            due.show_detail()
        elif any(card.is_filling for card in self._cards):
            self._filling.start(AFTER_DETAILS_MS)
            return
        elif self._result is None and self._lane.result is not None:
            self._show_result(self._lane.result)
        else:
            return
        self._filling.start(REST_MS)

    def _show_result(self, result: ToolResult) -> None:
        words, cut_words = self._lane.result_text, self._lane.cut_words
        self._result = ResultView(self._theme, result, words, cut_words=cut_words)
        assert self._body is not None
        layout = self._body.layout()
        assert layout is not None
        layout.addWidget(rule())
        layout.addWidget(self._result)
